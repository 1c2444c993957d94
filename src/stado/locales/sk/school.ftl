school-you = Ty
school-teacher = Lekcia
school-lessons = Lekcie
school-lessons-about = Krátke kroky pri skutočnom stole: ty hráš, stôl odpovedá.
school-taken-count = Hotovo: { $done } z { $count ->
    [one] jednej lekcie
    [few] { $count } lekcií
   *[other] { $count } lekcií
  }
school-taken = Hotovo
school-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } krokov
  }
school-step = Krok { $number } z { $count }
school-first = Prvá minúta
school-go-on = Pokračovať: { $title }
school-next = Ďalej
school-again = Skúsiť znova
school-what-now = Čo teraz?
school-all-done = Máš za sebou všetky lekcie tejto hry. Poď hrať!
school-next-lesson = Ďalšia: { $title }
school-all-lessons = Všetky lekcie
school-match-about = Vyskúšaj si to: krátka partia proti začiatočníkom.
school-match-play = Zahrať krátku partiu
school-rules = Pravidlá
school-play-rule = Zahrať si to: { $title }

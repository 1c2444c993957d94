school-you = Ty
school-teacher = Lekce
school-lessons = Lekce
school-lessons-about = Krátké kroky u skutečného stolu: ty hraješ, stůl odpovídá.
school-taken-count = Hotovo: { $done } z { $count ->
    [one] jedné lekce
    [few] { $count } lekcí
   *[other] { $count } lekcí
  }
school-taken = Hotovo
school-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }
school-step = Krok { $number } z { $count }
school-first = První minuta
school-go-on = Pokračovat: { $title }
school-next = Dál
school-again = Zkusit znovu
school-what-now = Co teď?
school-all-done = Máš za sebou všechny lekce této hry. Pojď hrát!
school-next-lesson = Další: { $title }
school-all-lessons = Všechny lekce
school-match-about = Vyzkoušej si to: krátká partie proti začátečníkům.
school-match-play = Zahrát krátkou partii
school-rules = Pravidla
school-play-rule = Zahrát si to: { $title }

school-you = Ty
school-teacher = Lekcja
school-lessons = Lekcje
school-lessons-about = Krótkie kroki przy prawdziwym stole: ty grasz, stół odpowiada.
school-taken-count = Zrobione: { $done } z { $count ->
    [one] jednej lekcji
    [few] { $count } lekcji
    [many] { $count } lekcji
   *[other] { $count } lekcji
  }
school-taken = Zrobione
school-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }
school-step = Krok { $number } z { $count }
school-first = Pierwsza minuta
school-go-on = Dalej: { $title }
school-next = Dalej
school-again = Spróbuj jeszcze raz
school-what-now = Co teraz?
school-all-done = Masz za sobą wszystkie lekcje tej gry. Czas zagrać!
school-next-lesson = Następna: { $title }
school-all-lessons = Wszystkie lekcje
school-match-about = Wypróbuj to: krótka partia z początkującymi.
school-match-play = Zagraj krótką partię
school-rules = Zasady
school-play-rule = Zagraj to: { $title }

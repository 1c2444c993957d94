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
school-rule-before = Stół przedtem
school-rule-after = Stół po dobrej odpowiedzi
school-puzzle = Zadanie
school-puzzles = Zadania
school-puzzles-about = Jedna pozycja, jedno pytanie, twoja odpowiedź.
school-puzzles-count = { $count ->
    [one] jedno zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
  }
school-puzzles-solved = rozwiązane { $solved } z { $done }, razem { $count }
school-puzzle-ask = Grasz z dobrymi graczami. Co jest tu najlepsze?
school-next-puzzle = Następne zadanie
school-all-puzzles = Wszystkie zadania
school-behind = Co za tym stoi
school-outcomes-cows = Byki do twojej następnej tury i jak często
school-outcomes-points = Punkty do twojej następnej tury i jak często
school-outcome = { $change }: { $share }
school-levels = Co zagraliby inni
school-missed = myli się w { $share }
school-own = Z twoich partii
school-own-due = { $count ->
    [one] jedno czeka
    [few] { $count } czekają
    [many] { $count } czeka
   *[other] { $count } czeka
  }
school-own-later = Z twoich partii nic teraz nie czeka.
school-own-about = To, co tracisz w swoich partiach, może tu wrócić: otwórz powtórkę, zapytaj, co zostało stracone, i wybierz ćwiczenie.
school-own-done = Na razie to wszystko. To, co się nie udało, wróci wcześniej.
school-own-added = { $count ->
    [0] Te zadania już masz.
    [one] Dodano jedno zadanie.
    [few] Dodano { $count } zadania.
    [many] Dodano { $count } zadań.
   *[other] Dodano { $count } zadania.
  }
school-table = { $variant }, graczy: { $seats }, boty: { $level }.
school-deal-play = Graj
school-deal-cows = Twoje byki: { $score }, miejsce { $rank } z { $seats }
school-deal-points = Twoje punkty: { $score }, miejsce { $rank } z { $seats }
school-deal-results = Wyniki na tym serwerze
school-deal-nobody = Nikt tu jeszcze nie skończył.
school-challenge-cows = { $name } ma za sobą { $game } i { $score ->
    [one] jednego byka
    [few] { $score } byki
    [many] { $score } byków
   *[other] { $score } byka
  }. Uda ci się z mniejszą liczbą?
school-challenge-points = { $name } ma za sobą { $game } i { $score ->
    [one] jeden punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
  }. Uda ci się więcej?
school-challenge-about = Te same karty i te same boty; liczy się jedna próba.
school-challenge-take = Podejmij wyzwanie
school-challenge-won = Pobite: { $own } do { $score }.
school-challenge-lost = Niepobite: { $own } do { $score }.
school-deal-bots = Co boty robią z tym na twoim miejscu
school-deal-bot = { $level } (bot)
school-deal-thinking = Boty grają to samo rozdanie na twoim miejscu…
school-compare = Obok siebie
school-compare-with = Obok siebie: { $name }
school-compare-title = Dwie rozgrywki obok siebie
school-compare-answers = Odpowiedzi w tej turze
school-compare-none = nic
school-compare-before = Poprzednia różnica
school-compare-after = Następna różnica
school-compare-differ = Tu jest różnica
school-compare-alike = Tu tak samo
school-compare-cows = { $score ->
    [one] jeden byk
    [few] { $score } byki
   *[many] { $score } byków
  }
school-compare-points = { $score ->
    [one] jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }
school-compare-count = { $count ->
    [0] W obu rozgrywkach odpowiedzi są takie same.
    [one] Rozgrywki różnią się w jednej turze.
    [few] Rozgrywki różnią się w { $count } turach.
   *[many] Rozgrywki różnią się w { $count } turach.
  }
school-compare-other = Te dwie rozgrywki mają różne rozdania.
school-challenge-back = Skopiuj odnośnik: { $name }
school-challenge-back-about = Pokazuje obie rozgrywki obok siebie.

terminal-help =
    Wpisz odpowiedź i naciśnij Enter: numer karty, numer rzędu albo to, co jest do wyboru.
      ?            ta pomoc
      undo         cofnij wybór, który nie jest jeszcze odkryty
      answers      wszystkie odpowiedzi dozwolone teraz
      hint         jak dobre są odpowiedzi w oczach mistrza
      table        pokaż stół jeszcze raz
      log          co się stało w tej turze i według jakich zasad
      why ZASADA   co mówi zasada, na przykład why { $rule }
      seed         skrót, który dowodzi, że rozdania nie zmieniono
      quit         zapisz i wyjdź; grę wznawia stado resume
terminal-question = { $question } [{ $rule }]
terminal-change = Wybór: { $answer }. Enter odkrywa karty, inna odpowiedź zmienia wybór.
terminal-waiting = Czekamy na: { $names }.
terminal-answers = Odpowiedzi: { $answers }
terminal-hint = Mistrz wybrałby: { $answers }
terminal-no-rule = Nie ma zasady { $rule }; do wyboru są: { $rules }
terminal-saved = Zapisano w { $path }; grę wznawia stado resume.
terminal-finished = Zapis jest w { $path }.
terminal-commit = Skrót ziarna to { $commit }; ziarno będzie w zapisie.
terminal-you = Ty
terminal-bot = { $level ->
    [novice] Nowicjusz
    [casual] Amator
    [strong] Wyjadacz
    [master] Mistrz
   *[other] { $level }
  } { $seat }
terminal-result = { $rank }. { $name }: { $score }
terminal-won = { $count ->
    [one] Wygrywa: { $names }.
    [few] Zwycięstwem dzielą się: { $names }.
   *[many] Zwycięstwem dzielą się: { $names }.
  }
terminal-fewest = Wygrywa najmniejsza liczba byków.
terminal-most = Wygrywa największa liczba punktów.
terminal-review = Co { $level } sądzi o odpowiedziach na podstawie tego, co wiedział gracz; { $unit ->
    [cows] w krowach
   *[points] w punktach
  }:
terminal-review-better = { $name }: { $given }; lepsze o { $loss }: { $best }.
terminal-review-sum = { $name }: lepiej można było odpowiedzieć { $better }× na { $count }; łączna strata { $loss }.

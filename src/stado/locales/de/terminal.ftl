terminal-help =
    Tipp eine Antwort und drück Enter: die Zahl einer Karte, die Nummer einer Reihe oder was zur Wahl steht.
      ?            diese Hilfe
      undo         eine Wahl zurücknehmen, die noch nicht aufgedeckt ist
      answers      alle Antworten, die jetzt erlaubt sind
      hint         wie gut die Antworten in den Augen eines Meisters sind
      table        noch einmal der Tisch
      log          was in diesem Zug geschehen ist und nach welchen Regeln
      why REGEL    was eine Regel sagt, zum Beispiel why { $rule }
      seed         der Hash, der beweist, dass niemand am Kartengeben gedreht hat
      quit         speichern und gehen; weiter geht es mit stado resume
terminal-question = { $question } [{ $rule }]
terminal-change = Gewählt: { $answer }. Enter deckt auf, eine andere Antwort ändert die Wahl.
terminal-waiting = Warten auf: { $names }.
terminal-answers = Antworten: { $answers }
terminal-hint = Ein Meister würde wählen: { $answers }
terminal-no-rule = Eine Regel { $rule } gibt es nicht; zur Wahl stehen: { $rules }
terminal-saved = Gespeichert in { $path }; weiter geht es mit stado resume.
terminal-finished = Die Aufzeichnung liegt in { $path }.
terminal-commit = Der Hash des Startwerts ist { $commit }; den Startwert zeigt die Aufzeichnung.
terminal-you = Du
terminal-bot = { $level ->
    [novice] Neuling
    [casual] Amateur
    [strong] Könner
    [master] Meister
   *[other] { $level }
  } { $seat }
terminal-result = { $rank }. { $name }: { $score }
terminal-won = { $count ->
    [one] Der Sieg geht an: { $names }.
   *[other] Den Sieg teilen sich: { $names }.
  }
terminal-fewest = Die wenigsten Hornochsen gewinnen.
terminal-most = Die meisten Punkte gewinnen.
terminal-review = Was { $level } von den Antworten hält, nach dem, was am Platz bekannt war, in { $unit ->
    [cows] Kühen
   *[points] Punkten
  }:
terminal-review-better = { $name }: { $given }; um { $loss } besser: { $best }.
terminal-review-sum = { $name }: { $better } von { $count } Antworten wären besser gegangen; { $loss } verschenkt.

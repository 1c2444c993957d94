school-you = Du
school-teacher = Lektion
school-lessons = Lektionen
school-lessons-about = Kurze Schritte an einem echten Tisch: Du spielst, der Tisch antwortet.
school-taken-count = { $done } von { $count ->
    [one] einer Lektion
   *[other] { $count } Lektionen
  } geschafft
school-taken = Geschafft
school-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
  }
school-step = Schritt { $number } von { $count }
school-first = Die erste Minute
school-go-on = Weiter: { $title }
school-next = Weiter
school-again = Noch einmal
school-what-now = Wie weiter?
school-all-done = Du hast alle Lektionen dieses Spiels geschafft. Zeit zu spielen!
school-next-lesson = Nächste: { $title }
school-all-lessons = Alle Lektionen
school-match-about = Probier es aus: eine kurze Partie gegen Anfänger.
school-match-play = Kurze Partie spielen
school-rules = Die Regeln
school-play-rule = Das spielen: { $title }

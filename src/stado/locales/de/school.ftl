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
school-rule-before = Der Tisch davor
school-rule-after = Der Tisch nach der richtigen Antwort
school-puzzle = Aufgabe
school-puzzles = Aufgaben
school-puzzles-about = Eine Stellung, eine Frage, deine Antwort.
school-puzzles-count = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
  }
school-puzzles-solved = { $solved } von { $done } gelöst, { $count } insgesamt
school-puzzle-ask = Du spielst gegen gute Spieler. Was ist hier das Beste?
school-next-puzzle = Nächste Aufgabe
school-all-puzzles = Alle Aufgaben
school-behind = Was dahintersteckt
school-outcomes-cows = Hornochsen bis zu deinem nächsten Zug, und wie oft
school-outcomes-points = Punkte bis zu deinem nächsten Zug, und wie oft
school-outcome = { $change }: { $share }
school-levels = Was andere spielen würden
school-missed = falsch in { $share }
school-own = Aus deinen Partien
school-own-due = { $count ->
    [one] eine ist fällig
   *[other] { $count } sind fällig
  }
school-own-later = Aus deinen Partien ist jetzt nichts fällig.
school-own-about = Was du in deinen Partien verschenkst, kann hier wiederkommen: Öffne einen Rückblick, frag, was verschenkt wurde, und wähle, es zu üben.
school-own-done = Das war fürs Erste alles. Was nicht geklappt hat, kommt früher wieder.
school-own-added = { $count ->
    [0] Diese Aufgaben hast du schon.
    [one] Eine eigene Aufgabe ist dazugekommen.
   *[other] { $count } eigene Aufgaben sind dazugekommen.
  }
school-table = { $variant }, { $seats } Spieler, Bots: { $level }.
school-deal-play = Spielen
school-deal-cows = Deine Hornochsen: { $score }, Platz { $rank } von { $seats }
school-deal-points = Deine Punkte: { $score }, Platz { $rank } von { $seats }
school-deal-results = Ergebnisse auf diesem Server
school-deal-nobody = Hier hat sie noch niemand zu Ende gespielt.
school-challenge-cows = { $name } hat { $game } gespielt und { $score ->
    [one] einen Hornochsen
   *[other] { $score } Hornochsen
  } gesammelt. Schaffst du es mit weniger?
school-challenge-points = { $name } hat { $game } gespielt und { $score ->
    [one] einen Punkt
   *[other] { $score } Punkte
  } geholt. Schaffst du mehr?
school-challenge-about = Dieselben Karten und dieselben Bots; ein Versuch zählt.
school-challenge-take = Herausforderung annehmen
school-challenge-won = Geschlagen: { $own } gegen { $score }.
school-challenge-lost = Nicht geschlagen: { $own } gegen { $score }.
school-deal-bots = Was Bots an deiner Stelle daraus machen
school-deal-bot = { $level } (Bot)
school-deal-thinking = Bots spielen dasselbe Blatt an deiner Stelle…
school-compare = Nebeneinander
school-compare-with = Neben { $name }
school-compare-title = Zwei Partien nebeneinander
school-compare-answers = Antworten in diesem Zug
school-compare-none = nichts
school-compare-before = Voriger Unterschied
school-compare-after = Nächster Unterschied
school-compare-differ = Hier ein Unterschied
school-compare-alike = Hier gleich
school-compare-cows = { $score ->
    [one] ein Hornochse
   *[other] { $score } Hornochsen
  }
school-compare-points = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
school-compare-count = { $count ->
    [0] Beide haben durchweg gleich geantwortet.
    [one] Die Partien unterscheiden sich in einem Zug.
   *[other] Die Partien unterscheiden sich in { $count } Zügen.
  }
school-compare-other = Diese beiden Partien haben nicht dasselbe Blatt.
school-challenge-back = Link für { $name } kopieren
school-challenge-back-about = Er zeigt beide Partien nebeneinander.

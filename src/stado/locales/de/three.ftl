three-name = 3 sind eine zu viel!
three-tagline = Sammle eine Karte jeder Farbe, besser zwei, aber nie eine dritte.

three-variant-standard = Grundspiel
    .about = Achtzehn Karten für jeden, drei Reihen, sieben Farben und zwei Arten von Bonus.

three-option-colors = Farben
    .about = Welche Zahl welche Farbe hat. Ohne eigene Datei gelten die Hausfarben.

three-color-orange = Orange
three-color-lilac = Flieder
three-color-light-blue = Hellblau
three-color-red = Rot
three-color-turquoise = Türkis
three-color-magenta = Magenta
three-color-green = Grün
three-color-neutral = neutral
three-color-start = Start

three-letter-orange = O
three-letter-lilac = F
three-letter-light-blue = B
three-letter-red = R
three-letter-turquoise = T
three-letter-magenta = M
three-letter-green = G
three-letter-neutral = N
three-letter-start = S

three-shape-circle = Kreis
three-shape-square = Quadrat
three-shape-triangle = Dreieck
three-shape-diamond = Raute
three-shape-star = Stern
three-shape-hexagon = Sechseck
three-shape-cross = Kreuz
three-shape-ring = Ring
three-shape-bar = Balken

three-prompt-play_card = Welche Karte spielst du?

three-first = Spiel eine Karte in ihre Reihe. Die fünfte Karte einer Reihe nimmt andere: Sammle Farben, aber nie eine dritte Karte von einer. Die meisten Punkte gewinnen.

three-action-deal = { $cards } austeilen
three-action-draw_first = Es beginnt: { $first_seat }
three-action-play_card = { $card }

three-preview-card_fits = Reihe { $row }, Platz { $place }: nimmt nichts.
three-preview-card_takes = Reihe { $row }: nimmt { $cards }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }. { $turned_count ->
    [0] { "" }
   *[other] Eine zu viel: { $turned }.
  }

three-event-rows_laid = Die ersten Karten kommen in ihre Reihen: { $cards }.
three-event-pile_dealt = { $seat }: { $count ->
    [one] Im Nachziehstapel liegt eine Karte.
   *[other] Im Nachziehstapel liegen { $count } Karten.
  }
three-event-cards_drawn = { $seat }: { $count ->
    [one] Eine Karte kommt vom Stapel auf die Hand.
   *[other] { $count } Karten kommen vom Stapel auf die Hand.
  } { $cards }
three-event-first_drawn = Es beginnt: { $seat }.
three-event-card_played = { $seat }: Die { $card } ({ $color }) kommt in Reihe { $row }.
three-event-cards_taken = { $seat }: Die fünfte Karte von Reihe { $row } nimmt { $cards_count ->
    [one] eine Karte, die { $cards }.
   *[other] { $cards_count } Karten, { $cards }.
  }
three-event-card_collected = { $seat }: Die { $card } ist die { $count }. offene Karte der Farbe { $color }.
three-event-neutral_left = { $seat }: Die { $card } hat keine Farbe und scheidet aus.
three-event-color_turned = { $seat }: Drei sind eine zu viel, Farbe { $color }. Umgedreht werden { $cards }.
three-event-color_bonus_taken = { $seat }: Alle sieben Farben liegen offen. Farbbonus: { $bonus ->
    [one] ein Punkt.
   *[other] { $bonus } Punkte.
  }
three-event-seat_finished = { $seat }: fertig.
three-event-hand_left = { $seat }: { $count ->
    [one] Die letzte Handkarte scheidet aus.
   *[other] Die letzten { $count } Handkarten scheiden aus.
  } { $cards }
three-event-final_bonus_taken = { $seat }: { $colors ->
    [one] Eine Farbe liegt offen.
   *[other] { $colors } Farben liegen offen.
  } Schlussbonus: { $bonus ->
    [one] ein Punkt.
   *[other] { $bonus } Punkte.
  }
three-event-seat_scored = { $seat }: Farben mit einer Karte { $singles }, mit zwei { $pairs }, verdeckte Karten { $face_down }, Farbbonus { $color_bonus }, Schlussbonus { $final_bonus }. Insgesamt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
three-event-match_ended = Die Partie ist zu Ende. Punkte: { $scores }.

three-error-not-asked = Danach wirst du gerade nicht gefragt.
three-error-not-your-turn = Du bist nicht am Zug.
three-error-not-in-hand = Die { $card } hast du nicht auf der Hand.
three-error-no-such-seat = Diesen Platz gibt es nicht.
three-error-bad-deal = Diese Karten lassen sich nicht austeilen.

three-draw-head = Zug { $turn } von { $turns }, übrige Farbboni: { $bonuses }
three-draw-full = voll
three-draw-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $pile ->
    [0] kein Stapel
   *[other] { $pile } im Stapel
  }
three-draw-bonus = (Farbbonus { $bonus })
three-draw-down = verdeckt:
three-draw-hand = Deine Hand:
three-draw-takes = { $card } nimmt { $cards }

three-web-card = { $card }, { $color }
three-web-row = Reihe { $row }: { $cards }
three-web-turn = Zug { $turn } von { $turns }
three-web-bonuses = { $count ->
    [0] Kein Farbbonus mehr da
   *[other] Übrige Farbboni: { $bonuses }
  }
three-web-bonus = Farbbonus { $bonus }
three-web-collection = { $name }: Sammlung
three-web-color = { $color }: { $up } offen, { $down } verdeckt
three-web-pile = { $count ->
    [0] Kein Stapel
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
  }

six-name = 6 nimmt!
six-tagline = Geheim auswählen, gemeinsam aufdecken und der sechsten Karte entgehen.

six-variant-classic = Grundspiel
    .about = Zehn geheime Karten pro Runde, bis jemand 66 Hornochsen gesammelt hat.
six-variant-pro = Profi-Variante
    .about = Ein kleiner Kartensatz, den alle kennen, und offen ausgesuchte Handkarten.
six-variant-jubilee = Jubiläumsvariante
    .about = Zwei Runden mit zwölf Zügen und Sonderkarten, die die Regeln verbiegen.

six-option-limit = Grenze
    .about = Die Partie endet nach der Runde, in der jemand so viele Hornochsen hat.
six-option-limit_rule = Was die Partie beendet
    .about = Ob es reicht, die Grenze zu erreichen, oder ob man sie überschreiten muss.
six-option-rounds = Zahl der Runden
    .about = Gespielt werden genau so viele Runden, egal wie viele Hornochsen; die Grenze gilt nicht.
six-limit_rule-reach = die Grenze erreichen
six-limit_rule-exceed = die Grenze überschreiten
six-preset-cs-2019 = Tschechische Ausgabe, 2019
six-preset-sk-2019 = Slowakische Ausgabe, 2019
six-preset-pl = Polnische Ausgabe

six-special-fifth_row = 5. Reihe
six-special-seven_takes = 7 nimmt!
six-special-insert = Einfügen
six-special-replace = Ersetzen
six-special-move = Verschieben
six-special-stop = Stopp!
six-special-minus_plus = Minus = Plus
six-web-brief-fifth_row = Deine Karte beginnt eine fünfte Reihe.
six-web-brief-seven_takes = In einer Reihe nimmt erst die siebte.
six-web-brief-insert = Deine Karte geht dazwischen.
six-web-brief-replace = Spiel stattdessen eine andere Karte.
six-web-brief-move = Verschieb eine Karte in eine andere Reihe.
six-web-brief-stop = In die Reihe und aus ihr darf nichts.
six-web-brief-minus_plus = Eine genommene Karte zahlt für andere.

six-prompt-draft_card = Welche offene Karte nimmst du auf die Hand?
six-prompt-pick_card = Welche Karte spielst du?
six-prompt-take_row = Deine Karte ist zu niedrig. Welche Reihe nimmst du?
six-prompt-play_special = Deine Karte ist dran. Spielst du eine Sonderkarte dazu?
six-prompt-insert_card = In welche Reihe fügst du deine Karte ein?
six-prompt-replace_card = Welche Karte legst du stattdessen an?
six-prompt-move_card = Welche Karte verschiebst du?
six-prompt-move_into = In welche Reihe kommt sie?
six-prompt-stop_row = Welche Reihe stoppst du?
six-prompt-turn_card = Welche Karte der Reihe wird zu Plus?
six-prompt-pay_card = Welche Karte bezahlst du mit den Pluspunkten?
six-prompt-exchange_special = Welche Sonderkarte tauschst du gegen die oberste vom Stapel?

six-first = Wähle eine Karte. Alle werden zugleich aufgedeckt; wer die sechste an eine Reihe legt, nimmt sie. Die wenigsten Hornochsen gewinnen.

six-action-draw_first = Zuerst wählt: { $first_seat }
six-action-deal = { $cards } austeilen
six-action-draft_card = { $card }
six-action-pick_card = { $card }
six-action-take_row = Reihe { $row }
six-action-deal_specials = { $specials } austeilen
six-action-shuffle_pile = { $specials } mischen
six-action-play_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Ohne Sonderkarte
  }
six-action-insert_card = Reihe { $row }
six-action-replace_card = { $card }
six-action-move_card = { $card }
six-action-move_into = Reihe { $row }
six-action-stop_row = Reihe { $row }
six-action-turn_card = { $card }
six-action-pay_card = { $card ->
    [one] { $card }
    [other] { $card }
   *[none] Nichts mehr
  }
six-action-exchange_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Alle behalten
  }

six-preview-card_fits = { $risk ->
    [0] Reihe { $row }, Platz { $place }.
   *[other] Reihe { $row }, Platz { $place }. Füllen andere sie vorher, kostet sie mindestens: { $risk ->
        [one] { $risk } Hornochse
       *[other] { $risk } Hornochsen
      }.
  }
six-preview-card_takes = Nimmt Reihe { $row }: { $score ->
    [one] { $score } Hornochse
   *[other] { $score } Hornochsen
  }.
six-preview-card_too_low = Niedriger als das Ende jeder Reihe: Du nimmst eine. Am billigsten ist Reihe { $row }: { $score ->
    [one] { $score } Hornochse
   *[other] { $score } Hornochsen
  }.

six-event-round_started = Runde { $round } beginnt.
six-event-first_drawn = Zuerst wählt: { $seat }.
six-event-hand_dealt = { $seat }: { $count ->
    [one] Eine Karte kommt auf die Hand.
   *[other] { $count } Karten kommen auf die Hand.
  } { $cards }
six-event-draft_opened = Alle Karten der Runde liegen offen: { $cards }. Zuerst wählt: { $first_seat }.
six-event-card_drafted = { $seat }: Die { $card } kommt auf die Hand.
six-event-rows_laid = Die Reihen beginnen mit { $starts }.
six-event-card_picked = { $seat }: Die Wahl steht. { $card }
six-event-cards_revealed = Aufgedeckt: { $reveals }.
six-event-card_placed = { $seat }: Die { $card } kommt in Reihe { $row }.
six-event-row_taken = { $seat }: Reihe { $row } kommt auf den Hornochsenstapel ({ $cards }): { $cows ->
    [one] ein Hornochse.
   *[other] { $cows } Hornochsen.
  }
six-event-specials_dealt = { $seat }: { $count ->
    [one] Eine Sonderkarte kommt dazu.
   *[other] { $count } Sonderkarten kommen dazu.
  } { $specials }
six-event-special_offered = { $seat }: Zur { $card } kann eine Sonderkarte gespielt werden.
six-event-special_passed = { $seat }: Zur { $card } wird keine Sonderkarte gespielt.
six-event-special_played = { $seat }: Die Sonderkarte { $special } wird gespielt.
six-event-marker_laid = { $special } liegt jetzt bei Reihe { $row }.
six-event-marker_cleared = { $special } verschwindet von Reihe { $row }.
six-event-card_inserted = { $seat }: Die { $card } wird in Reihe { $row } an { $place }. Stelle eingefügt.
six-event-card_replaced = { $seat }: Die { $card } geht zurück auf die Hand, stattdessen kommt die { $shown }.
six-event-card_lifted = { $seat }: Die { $card } aus Reihe { $row } wird verschoben.
six-event-card_moved = { $seat }: Die { $card } wandert aus Reihe { $from_row } in Reihe { $to_row } an { $place }. Stelle.
six-event-card_stacked = { $seat }: Auch die { $card } kommt auf den Hornochsenstapel: { $cows ->
    [one] ein Hornochse.
   *[other] { $cows } Hornochsen.
  }
six-event-row_removed = Reihe { $row } ist weg.
six-event-card_turned = { $seat }: Die { $card } wird zu Plus: { $credit ->
    [one] ein Pluspunkt.
   *[other] { $credit } Pluspunkte.
  }
six-event-card_paid = { $seat }: Die { $card } ist bezahlt. { $credit ->
    [0] Die Pluspunkte sind aufgebraucht.
    [one] Ein Pluspunkt bleibt.
   *[other] { $credit } Pluspunkte bleiben.
  }
six-event-credit_lost = { $seat }: { $credit ->
    [one] Ein Pluspunkt verfällt.
   *[other] { $credit } Pluspunkte verfallen.
  }
six-event-special_discarded = { $seat }: { $special } wird gegen eine andere Sonderkarte getauscht.
six-event-exchange_passed = { $seat }: Es wird keine Sonderkarte getauscht.
six-event-pile_shuffled = Die abgelegten Sonderkarten werden zum neuen Nachziehstapel: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
  }
six-event-special_drawn = { $seat }: eine neue Sonderkarte. { $special }
six-event-round_ended = Runde { $round } ist zu Ende. Hornochsen der Runde: { $cows }. Insgesamt: { $scores }.
six-event-match_ended = Die Partie ist zu Ende. Hornochsen: { $scores }.

six-error-not-asked = Danach wirst du gerade nicht gefragt.
six-error-no-such-seat = Diesen Platz gibt es nicht.
six-error-bad-deal = Diese Karten lassen sich nicht austeilen.
six-error-not-open = Die { $card } liegt nicht offen.
six-error-not-in-hand = Die { $card } hast du nicht auf der Hand.
six-error-no-such-row = Reihe { $row } kannst du nicht nehmen.
six-error-not-held = Diese Sonderkarte hast du nicht.
six-error-not-playable = Diese Sonderkarte kann gerade nichts bewirken.
six-error-cannot-insert = Deine Karte passt nicht in Reihe { $row }.
six-error-cannot-move = Die { $card } lässt sich nicht verschieben.
six-error-cannot-receive = In Reihe { $row } kann die Karte nicht kommen.
six-error-cannot-stop = Reihe { $row } lässt sich nicht stoppen.
six-error-cannot-turn = Die { $card } liegt nicht in der Reihe, die du nimmst.
six-error-cannot-pay = Die { $card } kannst du nicht bezahlen.

six-draw-head = Runde { $round }
six-draw-pool = Offene Karten:
six-draw-cows = { $cows ->
    [one] 1 Hornochse
   *[other] { $cows } Hornochsen
  }
six-draw-full = voll
six-draw-seat = { $name }: { $cows ->
    [one] 1 Hornochse
   *[other] { $cows } Hornochsen
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
six-draw-queue = Noch anzulegen:
six-draw-hand = Deine Hand:
six-draw-specials = { $count ->
    [one] 1 Sonderkarte
   *[other] { $count } Sonderkarten
  }
six-draw-pile = Stapel der Sonderkarten: { $pile }. Abgelegt: { $discard }.
six-draw-held = Deine Sonderkarten:

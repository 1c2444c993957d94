loot-name = Abluxxen
loot-tagline = Leg lange Gruppen aus, luchs den anderen ihre ab und werd rechtzeitig deine Karten los.

loot-variant-standard = Grundspiel
    .about = Wer nichts abluchsen kann, darf stattdessen eine Karte ziehen.
loot-variant-advanced = Für Fortgeschrittene
    .about = Nichts abgeluchst, keine Karte: die Regeln von 2015.
loot-variant-expert = Für Experten
    .about = Wie für Fortgeschrittene, und eine einzelne 1 luchst auch eine einzelne 13 oder einen einzelnen Joker ab.

# A group of cards: some of a value, and jokers; 14 stands for jokers alone.
loot-group = { $value ->
    [14] { $jokers ->
        [one] ein Joker
       *[other] { $jokers } Joker
      }
   *[other] { $count } × { $value }{ $jokers ->
        [0] { "" }
        [one] { " " }und ein Joker
       *[other] { " " }und { $jokers } Joker
      }
  }
# A card, 14 being a joker; nothing for a card that is hidden.
loot-card = { $card ->
    [14] Joker
   *[other] { $card }
  }
# A display card, and the 13s and jokers on it.
loot-heap = { loot-card }{ $thirteens ->
    [0] { "" }
   *[other] { " " }+ { $thirteens } × 13
  }{ $jokers ->
    [0] { "" }
    [one] { " " }+ ein Joker
   *[other] { " " }+ { $jokers } Joker
  }

loot-prompt-lay = Welche Karten legst du aus?
loot-prompt-loot_shadow = Welche Gruppe der Schattenauslage luchst du ab?
loot-prompt-settle_loot = Die Gruppe ist abgeluchst. Nimmst du sie auf die Hand, oder lässt du sie liegen?
loot-prompt-settle_loss = Deine Gruppe ist abgeluchst, aber niemand will sie. Nimmst du sie zurück, oder legst du sie ab und ziehst ebenso viele Karten?
loot-prompt-draw_card = Du musst ziehen. Woher?
loot-prompt-draw_extra = Es war nichts abzuluchsen. Ziehst du eine Karte?

loot-first = Leg eine Karte oder mehrere gleiche aus: Sie luchsen niedrigere Gruppen mit ebenso vielen Karten ab. Ausgelegte Karten zählen plus, Handkarten minus. Die meisten Punkte gewinnen.

loot-action-draw_first = Es beginnt: { $first_seat }
loot-action-deal = Alle Karten austeilen
loot-action-lay = { loot-group }
loot-action-loot_shadow = Gruppe mit Wert { $value }
loot-action-settle_loot = { $choice }
loot-action-settle_loss = { $choice }
loot-action-draw_card = { $source_raw ->
    [display] { loot-heap }
   *[pile] { $source }
  }
loot-action-draw_extra = { $source_raw ->
    [display] { loot-heap }
   *[pile] { $source }
  }

loot-preview-group_lies = Luchst nichts ab. Bringt: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }.
loot-preview-group_loots = { $shadow_count ->
    [0] { "" }
   *[other] Luchst der Schattenauslage ab: { $shadow }.
  } { $victims_count ->
    [0] { "" }
   *[other] Luchst ab: { $victims }.
  } Bringt: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }.
loot-preview-group_ends = Deine letzten Karten beenden die Partie. Sie bringen: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }.

loot-choice-take = auf die Hand nehmen
loot-choice-leave = liegen lassen
loot-choice-back = zurücknehmen
loot-choice-discard = ablegen und ziehen
loot-source-display = aus der Auslage
loot-source-pile = vom Stapel
loot-source-pass = nichts ziehen
loot-reason-hand = jemand hat keine Karten mehr
loot-reason-cards = es gibt nichts mehr zu ziehen
loot-reason-turns = die Züge sind aufgebraucht

loot-event-first_drawn = Der erste Zug: { $seat }.
loot-event-jokers_given = { $seat }: { $jokers ->
    [one] ein Joker zum Start.
   *[other] { $jokers } Joker zum Start.
  }
loot-event-hand_dealt = { $seat }: { $count ->
    [one] Eine Karte kommt auf die Hand.
   *[other] { $count } Karten kommen auf die Hand.
  }
loot-event-turn_started = Zug { $turn }, Pfote: { $seat }.
loot-event-group_laid = { $seat }: neue Gruppe { loot-group }.
loot-event-shadow_looted = { $seat }: der Schattenauslage abgeluchst, { $count } × { $value } kommt auf die Hand.
loot-event-shadow_filled = Die Schattenauslage wird aufgefüllt: { $cards }.
loot-event-heap_grown = { $card ->
    [14] Ein Joker
   *[other] Eine { $card }
  } taucht auf und kommt auf Karte { $space } der Auslage.
loot-event-group_looted = { $seat }: { loot-group } abgeluchst. Opfer: { $victim_seat }.
loot-event-group_taken = { $seat }: Die abgeluchste Gruppe kommt auf die Hand.
loot-event-group_left = { $seat }: Die abgeluchste Gruppe bleibt liegen. Jetzt entscheidet: { $victim_seat }.
loot-event-group_returned = { $seat }: Die Gruppe kommt zurück auf die Hand.
loot-event-group_discarded = { $seat }: Die Gruppe kommt auf den Ablagestapel.
loot-event-pile_drawn = { $seat }: eine neue Karte vom Stapel. { loot-card }
loot-event-display_drawn = { $seat }: eine neue Karte aus der Auslage: { loot-heap }.
loot-event-draw_passed = { $seat }: diesmal ohne Nachziehen.
loot-event-display_filled = { $cards_count ->
    [one] Eine Karte kommt in die Auslage.
   *[other] { $cards_count } Karten kommen in die Auslage.
  }
loot-event-match_ended = Die Partie ist zu Ende: { $reason }. Punkte: { $scores }. Handkarten: { $hand_sizes }.

loot-error-not-asked = Danach wirst du gerade nicht gefragt.
loot-error-no-such-seat = Diesen Platz gibt es nicht.
loot-error-bad-deal = Diese Karten lassen sich nicht austeilen.
loot-error-no-such-group = Eine Gruppe ist eine Karte oder mehrere mit gleichem Wert, mit oder ohne Joker.
loot-error-not-in-hand = Diese Karten hast du nicht auf der Hand.
loot-error-no-such-prey = Mit deiner Gruppe luchst du der Schattenauslage so eine Gruppe nicht ab.
loot-error-pile-empty = Der Nachziehstapel ist leer.
loot-error-not-in-display = So eine Karte ist nicht in der Auslage.

loot-draw-head = Zug { $turn }: { $seat }
loot-draw-display = Auslage:
loot-draw-pile = Nachziehstapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, abgelegt: { $discarded }
loot-draw-shadow = Schattenauslage:
loot-draw-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
loot-draw-known = sicher auf der Hand:
loot-draw-looted = Abgeluchste Gruppe ({ $name }):
loot-draw-owed = { $name }: noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } zu ziehen
loot-draw-hand = Deine Hand:

loot-web-display = Auslage
loot-web-shadow = Schattenauslage
loot-web-pile = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
  }
loot-web-discard = { $count ->
    [0] Nichts ist abgelegt
    [one] Abgelegt: 1 Karte
   *[other] Abgelegt: { $count } Karten
  }
loot-web-nothing = { $name }: nichts ist ausgelegt
loot-web-layers = { $name }: oben { $group }{ $count ->
    [0] { "" }
   *[other] , darunter { $covered }
  }
loot-web-looted-label = { $name }: { $group } abgeluchst{ $count ->
    [0] { "" }
   *[other] , darunter { $covered }
  }
loot-web-looted = abgeluchst
loot-web-owed = zieht { $count }
loot-web-paw = hat die Pfote
loot-web-total = { $count ->
    [one] 1 Karte ausgelegt
   *[other] { $count } Karten ausgelegt
  }
loot-web-card = { loot-card }, Karte { $index } von { $count }
loot-web-all = Alle { $count } × { loot-card } wählen

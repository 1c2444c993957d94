board-name = 6 nimmt! Brettspiel
board-tagline = Plättchen auf einem Plan voller besonderer Felder: manche bringen etwas, manche kosten, und das letzte nimmt die Reihe.

board-variant-basic = Grundspiel
    .about = Die blaue Seite des Plans: Plättchen, besondere Felder und Punkte.
board-variant-basic-lucky = Grundspiel mit Glückskarten
    .about = Die blaue Seite und eine Glückskarte für jedes Kleeblatt auf dem Weg nach unten.
board-variant-advanced = Fortgeschrittenes Spiel
    .about = Die rote Seite mit Aktionskarten, die vor dem Legen gespielt werden.
board-variant-advanced-lucky = Fortgeschrittenes Spiel mit Glückskarten
    .about = Die rote Seite mit Aktionskarten und Glückskarten.

board-option-place_first = An den Anfang
    .about = Wie weit die Plättchen einer Reihe rücken, wenn eines vor sie gelegt wird.
board-option-board = Spielplan
    .about = Eine eigene Datei mit Feldern, Hornochsen und Kleeblättern. Ohne sie gilt der Hausplan.
board-place_first-all = alle rücken weiter
board-place_first-to_gap = sie rücken bis zur ersten Lücke

board-card-another_tile = Noch ein Plättchen
board-card-ascending_anywhere = Aufsteigend überall
board-card-place_first = An den Anfang
board-card-skip = Überspringen
board-card-stop = Stopp!
board-card-swap = Plättchen tauschen
board-card-gain_5 = 5 Punkte Gewinn
board-card-positive_cows = Positive Hornochsen

board-source-points = Punkte des Feldes
board-source-cows = Hornochsen des Plättchens
board-source-row = Hornochsen der Reihe
board-source-positive_cows = Positive Hornochsen
board-source-gain_5 = 5 Punkte Gewinn
board-source-tiles_held = übrige Plättchen
board-source-cards_held = nicht gespielte Aktionskarten
board-goes-out = aus dem Spiel
board-goes-behind = hinter den Sichtschirm
board-what-tile = Plättchen
board-what-card = Aktionskarte

board-prompt-pick_tile = Welches Plättchen wählst du?
board-prompt-pick_tiles = Welche zwei Plättchen wählst du?
board-prompt-play_card = Spielst du eine Karte, oder legst du dein Plättchen gleich?
board-prompt-swap_tile = Welches Plättchen deckst du stattdessen auf?
board-prompt-add_tile = Welches Plättchen deckst du noch auf?
board-prompt-stop_row = Welche Reihe stoppst du?
board-prompt-place_first = An den Anfang welcher Reihe kommt dein Plättchen?
board-prompt-place_anywhere = Ans Ende welcher Reihe kommt dein Plättchen?
board-prompt-count_plus = Welche Plättchen zählen als Plus?
board-prompt-take_lucky = Welche Glückskarte nimmst du?
board-prompt-move_tile = In welche leere Reihe zieht dein Plättchen weiter?

board-action-deal = { $tiles } austeilen
board-action-deal_cards = { $cards } austeilen
board-action-draw_tile = { $tile } ziehen
board-action-draw_card = { $card } ziehen
board-action-pick_tile = { $tile }
board-action-pick_tiles = { $tiles }
board-action-place_tile = Plättchen legen
board-action-play_card = { $card }
board-action-swap_tile = { $tile }
board-action-add_tile = { $tile }
board-action-stop_row = Reihe { $row }
board-action-place_first = Reihe { $row }
board-action-place_anywhere = Reihe { $row }
board-action-count_plus = { $tiles }
board-action-take_lucky = { $card }
board-action-move_tile = Reihe { $row }

board-event-tiles_dealt = { $seat }: { $count ->
    [one] Ein Plättchen kommt hinter den Sichtschirm.
   *[other] { $count } Plättchen kommen hinter den Sichtschirm.
  } { $tiles }
board-event-cards_dealt = { $seat }: { $count ->
    [one] Eine Aktionskarte kommt auf die Hand.
   *[other] { $count } Aktionskarten kommen auf die Hand.
  } { $cards }
board-event-rows_laid = Vier Reihen beginnen mit { $starts }.
board-event-turn_started = Zug { $turn }: { $count ->
    [one] je ein Plättchen für alle.
   *[other] je { $count } Plättchen für alle.
  }
board-event-tiles_picked = { $seat }: Die Wahl steht. { $tiles }
board-event-tiles_revealed = Aufgedeckt: { $reveals }.
board-event-card_played = { $seat }: Zur { $tile } kommt die Karte { $card }
board-event-tile_swapped = { $seat }: Die { $tile } geht zurück, stattdessen kommt die { $new_tile }.
board-event-tile_added = { $seat }: Auch die { $tile } wird aufgedeckt. Noch zu legen: { $reveals }.
board-event-row_stopped = { $seat }: Reihe { $row } ist gestoppt.
board-event-row_chosen = { $seat }: Die { $tile } soll in Reihe { $row }.
board-event-stop_lifted = Reihe { $row } ist wieder offen.
board-event-tiles_shifted = { $seat }: In Reihe { $row } rückt ein Feld nach rechts: { $tiles }.
board-event-tile_placed = { $seat }: Die { $tile } kommt in Reihe { $row } auf Feld { $space }.
board-event-score_changed = { $seat }: { $source } ({ $points }), Punktestand { $score }.
board-event-row_taken = { $seat }: Die { $tile } nimmt Reihe { $row }, { $goes } geht { $tiles }: { $cows ->
    [one] ein Hornochse.
   *[other] { $cows } Hornochsen.
  } { $plus_count ->
    [0] { "" }
   *[other] Als Plus zählt { $plus }.
  }
board-event-tile_moved = { $seat }: Die { $tile } zieht von Reihe { $from_row } weiter in Reihe { $row }.
board-event-lucky_taken = { $seat }: Glückskarte { $card }.
board-event-tile_drawn = { $seat }: ein neues Plättchen aus dem Vorrat. { $tile }
board-event-card_drawn = { $seat }: eine neue Aktionskarte. { $card }
board-event-pile_remade = Der Ablagestapel wird zum neuen Nachziehstapel: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
  }
board-event-nothing_drawn = { $seat }: Es ist nichts mehr zu ziehen ({ $what }).
board-event-hand_shown = { $seat }: Der Sichtschirm geht hoch. { $tiles_count ->
    [0] Keine Plättchen.
   *[other] Plättchen: { $tiles }.
  } { $cards_count ->
    [0] Keine Aktionskarten.
   *[other] Aktionskarten: { $cards }.
  }
board-event-match_ended = Die Partie ist zu Ende. Punkte: { $scores }.

board-error-not-asked = Danach wirst du gerade nicht gefragt.
board-error-bad-deal = So lässt sich nicht austeilen.
board-error-wrong-count = Du musst { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
  } auswählen.
board-error-not-behind-screen = Die { $tile } hast du nicht hinter dem Sichtschirm.
board-error-lower-first = Nenne zwei verschiedene Plättchen, das niedrigere zuerst.
board-error-not-held = Diese Karte hast du nicht.
board-error-cannot-play = Diese Karte bewirkt bei diesem Plättchen gerade nichts.
board-error-not-offered = Das steht nicht zur Wahl.
board-error-not-empty = In Reihe { $row } kann dein Plättchen nicht weiterziehen.
board-error-not-in-supply = Die { $tile } ist nicht im Vorrat.
board-error-not-in-pile = Diese Karte ist nicht im Stapel.

board-draw-head = Zug { $turn }
board-draw-seat = { $name }: { $score }, { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
  }
board-draw-seat-cards = · { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
  }
board-draw-known = bekannt:
board-draw-supply = { $count ->
    [one] 1 Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
  }
board-draw-pile = Aktionskarten: { $count } im Stapel, { $discarded } abgelegt
board-draw-lucky-pile = Glückskarten:
board-draw-moving = Zieht weiter:
board-draw-queue = Noch zu legen:
board-draw-hand = Deine Plättchen:
board-draw-cards = Deine Aktionskarten:

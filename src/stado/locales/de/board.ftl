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

board-first = Wähle ein Plättchen. Es kommt in die Reihe mit dem nächstniedrigeren Ende und löst sein Feld aus. Die meisten Punkte gewinnen.

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

board-preview-tile_lands = { $kind ->
    [points] Reihe { $row }, Feld { $place }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      }.
    [cows] Reihe { $row }, Feld { $place }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      }.
    [take_cows] Nimmt Reihe { $row }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
      }.
    [take_tiles] Nimmt Reihe { $row }: Plättchen hinter den Sichtschirm: { $count }.
    [tile] Reihe { $row }, Feld { $place }: du ziehst ein Plättchen.
    [card] Reihe { $row }, Feld { $place }: du ziehst eine Aktionskarte.
   *[plain] Reihe { $row }, Feld { $place }: es geschieht nichts.
  }
board-preview-tiles_land = Beide Plättchen zusammen: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }.

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
board-event-card_played = { $seat }: Die Karte { $card } kommt zur { $tile }.
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

board-web-board = Spielplan
board-web-track = Punktestände: { $scores }. Kleeblätter: { $clovers }.
board-web-lane = Gewählte und aufgedeckte Plättchen
board-web-moves = zieht weiter
board-web-hand = Deine Plättchen
board-web-tile = { $tile }, { $cows ->
    [one] 1 Hornochse
   *[other] { $cows } Hornochsen
  }
board-web-row = Reihe { $row }{ $count ->
    [0] , kein Plättchen
   *[other] : { $tiles }
  }; frei: { $spaces }{ $stopped ->
    [0] { "" }
   *[other] ; gestoppt
  }
board-web-piles = Stapel
board-web-supply = { $count ->
    [one] 1 Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
  }
board-web-pile = Aktionskarten: { $count }, abgelegt: { $discarded }
board-web-lucky = { $card }, noch { $count }
board-web-cards = Deine Karten
board-web-card = { $card }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
board-web-cards-held = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
  }
board-web-legend = Was die Felder tun
board-web-legend-points = Du gewinnst oder verlierst so viele Punkte
board-web-legend-green = Du gewinnst die Hornochsen deines Plättchens, bei zweien doppelt
board-web-legend-red = Du verlierst die Hornochsen deines Plättchens, bei zweien doppelt
board-web-legend-two = Solange diese Reihe aktiv ist, legen alle zwei Plättchen
board-web-legend-tile = Ziehe ein Plättchen
board-web-legend-card = Ziehe eine Aktionskarte
board-web-legend-take_cows = Nimm die Reihe und verlier ihre Hornochsen
board-web-legend-take_tiles = Nimm die Plättchen der Reihe hinter den Sichtschirm
board-web-space-plain = nichts
board-web-space-gain = { $amount ->
    [one] 1 Punkt gewinnen
   *[other] { $amount } Punkte gewinnen
  }
board-web-space-lose = { $amount ->
    [one] 1 Punkt verlieren
   *[other] { $amount } Punkte verlieren
  }
board-web-space-green = { $amount ->
    [one] Hornochsen gewinnen
   *[other] Hornochsen doppelt gewinnen
  }
board-web-space-red = { $amount ->
    [one] Hornochsen verlieren
   *[other] Hornochsen doppelt verlieren
  }
board-web-space-two = zwei Plättchen
board-web-space-tile = ein Plättchen ziehen
board-web-space-card = eine Aktionskarte ziehen
board-web-space-take_cows = nimmt die Reihe, kostet ihre Hornochsen
board-web-space-take_tiles = nimmt die Plättchen der Reihe
board-web-about-another_tile = Du deckst noch ein Plättchen auf. Deine aufgedeckten Plättchen werden jetzt gelegt, das niedrigste zuerst, bevor es weitergeht.
board-web-about-ascending_anywhere = Dein Plättchen darf hinter jedes niedrigere Ende einer Reihe, nicht nur hinter das nächste.
board-web-about-place_first = Dein Plättchen wird das erste einer Reihe, die mit einem höheren beginnt. Die Plättchen dieser Reihe rücken ein Feld nach rechts, und die freien Felder, auf die sie dabei kommen, wirken für dich.
board-web-about-skip = Das nächste freie Feld bleibt leer, und dein Plättchen kommt auf das Feld danach. Das letzte Feld einer Reihe lässt sich nicht überspringen.
board-web-about-stop = Ans Ende einer aktiven Reihe kommt ein STOPP-Chip. Bis jemand eine Reihe nimmt, darf dort nichts gelegt werden.
board-web-about-swap = Dein Plättchen geht zurück hinter den Sichtschirm, und du deckst ein anderes auf, das sofort gelegt wird.
board-web-about-gain_5 = Das Feld, auf das dein Plättchen kommt, zählt als +5 statt dessen, was es sonst tut.
board-web-about-positive_cows = Dein Plättchen nimmt die Reihe, und zwei ihrer Plättchen zählen für dich als Plus. Welche, entscheidest du.
board-web-brief-another_tile = Leg jetzt noch eins.
board-web-brief-ascending_anywhere = Hinter jedes niedrigere Ende.
board-web-brief-place_first = Dein Plättchen beginnt eine Reihe.
board-web-brief-skip = Ein Feld bleibt leer.
board-web-brief-stop = Sperr eine Reihe auf Zeit.
board-web-brief-swap = Leg stattdessen ein anderes.
board-web-brief-gain_5 = Dein Feld zählt +5.
board-web-brief-positive_cows = Zwei genommene zählen als Plus.

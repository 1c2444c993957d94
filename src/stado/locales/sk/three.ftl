three-name = Tri je priveľa
three-tagline = Zbieraj po jednej karte z každej farby, radšej po dvoch, ale nikdy nie tri.

three-variant-standard = Základná hra
    .about = Osemnásť kariet pre každého, tri rady, sedem farieb a dva druhy bonusov.

three-option-colors = Farby
    .about = Ktoré číslo má ktorú farbu. Bez vlastného súboru platia domáce farby.

three-color-orange = oranžová
three-color-lilac = lila
three-color-light-blue = svetlomodrá
three-color-red = červená
three-color-turquoise = tyrkysová
three-color-magenta = purpurová
three-color-green = zelená
three-color-neutral = neutrálna
three-color-start = štartová

three-letter-orange = O
three-letter-lilac = L
three-letter-light-blue = M
three-letter-red = Č
three-letter-turquoise = T
three-letter-magenta = P
three-letter-green = Z
three-letter-neutral = N
three-letter-start = Š

three-shape-circle = kruh
three-shape-square = štvorec
three-shape-triangle = trojuholník
three-shape-diamond = kosoštvorec
three-shape-star = hviezda
three-shape-hexagon = šesťuholník
three-shape-cross = kríž
three-shape-ring = krúžok
three-shape-bar = pásik

three-prompt-play_card = Ktorú kartu hráš?

three-first = Zahraj kartu do jej radu. Piata karta radu berie iné: zbieraj farby, ale nikdy tretiu kartu jednej z nich. Vyhráva, kto má najviac bodov.

three-action-deal = Rozdať { $cards }
three-action-draw_first = Začína: { $first_seat }
three-action-play_card = { $card }

three-preview-card_fits = Rad { $row }, miesto { $place }: nič neberie.
three-preview-card_takes = Rad { $row }: berie { $cards }, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
  }. { $turned_count ->
    [0] { "" }
   *[other] Jedna je priveľa: { $turned }.
  }

three-event-rows_laid = Prvé karty idú do svojich radov: { $cards }.
three-event-pile_dealt = { $seat }: { $count ->
    [one] v doberacom balíčku je jedna karta.
    [few] v doberacom balíčku sú { $count } karty.
   *[other] v doberacom balíčku je { $count } kariet.
  }
three-event-cards_drawn = { $seat }: { $count ->
    [one] z balíčka ide do ruky jedna karta.
    [few] z balíčka idú do ruky { $count } karty.
   *[other] z balíčka ide do ruky { $count } kariet.
  } { $cards }
three-event-first_drawn = Začína: { $seat }.
three-event-card_played = { $seat }: karta { $card } ({ $color }) ide do radu { $row }.
three-event-cards_taken = { $seat }: piata karta radu { $row } berie { $cards_count ->
    [one] jednu kartu, { $cards }.
    [few] { $cards_count } karty, { $cards }.
   *[other] { $cards_count } kariet, { $cards }.
  }
three-event-card_collected = { $seat }: { $card } je { $count }. karta lícom hore, farba { $color }.
three-event-neutral_left = { $seat }: karta { $card } nemá farbu a ide z hry von.
three-event-color_turned = { $seat }: tri je priveľa, farba { $color }. Lícom dole sa otáča { $cards }.
three-event-color_bonus_taken = { $seat }: všetkých sedem farieb je lícom hore. Farebný bonus: { $bonus ->
    [one] jeden bod.
    [few] { $bonus } body.
   *[other] { $bonus } bodov.
  }
three-event-seat_finished = { $seat }: dohrané.
three-event-hand_left = { $seat }: { $count ->
    [one] posledná karta v ruke ide z hry von.
    [few] posledné { $count } karty v ruke idú z hry von.
   *[other] posledných { $count } kariet v ruke ide z hry von.
  } { $cards }
three-event-final_bonus_taken = { $seat }: lícom hore { $colors ->
    [one] je jedna farba.
    [few] sú { $colors } farby.
   *[other] je { $colors } farieb.
  } Záverečný bonus: { $bonus ->
    [one] jeden bod.
    [few] { $bonus } body.
   *[other] { $bonus } bodov.
  }
three-event-seat_scored = { $seat }: farby s jednou kartou { $singles }, s dvoma { $pairs }, karty lícom dole { $face_down }, farebný bonus { $color_bonus }, záverečný bonus { $final_bonus }. Spolu { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodov.
  }
three-event-match_ended = Partia sa končí. Body: { $scores }.

three-error-not-asked = Na toto sa ťa teraz nikto nepýta.
three-error-not-your-turn = Teraz nie si na ťahu.
three-error-not-in-hand = Kartu { $card } nemáš v ruke.
three-error-no-such-seat = Také miesto pri stole nie je.
three-error-bad-deal = Tieto karty sa rozdať nedajú.

three-draw-head = Ťah { $turn } z { $turns }, zostávajúce farebné bonusy: { $bonuses }
three-draw-full = plno
three-draw-seat = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }, { $pile ->
    [0] bez balíčka
   *[other] v balíčku { $pile }
  }
three-draw-bonus = (farebný bonus { $bonus })
three-draw-down = lícom dole:
three-draw-hand = V ruke:
three-draw-takes = { $card } berie { $cards }

three-web-card = { $card }, { $color }
three-web-row = Rad { $row }: { $cards }
three-web-turn = Ťah { $turn } z { $turns }
three-web-bonuses = { $count ->
    [0] Farebné bonusy sa minuli
   *[other] Farebné bonusy: { $bonuses }
  }
three-web-bonus = Farebný bonus { $bonus }
three-web-collection = { $name }: zbierka
three-web-color = { $color }: { $up } lícom hore, { $down } lícom dole
three-web-pile = { $count ->
    [0] Bez balíčka
    [one] V balíčku 1 karta
    [few] V balíčku { $count } karty
   *[other] V balíčku { $count } kariet
  }

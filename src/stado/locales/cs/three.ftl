three-name = Tři je moc
three-tagline = Sbírej po jedné kartě od každé barvy, lépe po dvou, ale nikdy ne tři.

three-variant-standard = Základní hra
    .about = Osmnáct karet pro každého, tři řady, sedm barev a dva druhy bonusů.

three-option-colors = Barvy
    .about = Které číslo má kterou barvu. Bez vlastního souboru platí domácí barvy.

three-color-orange = oranžová
three-color-lilac = lila
three-color-light-blue = světle modrá
three-color-red = červená
three-color-turquoise = tyrkysová
three-color-magenta = purpurová
three-color-green = zelená
three-color-neutral = neutrální
three-color-start = startovní

three-letter-orange = O
three-letter-lilac = L
three-letter-light-blue = M
three-letter-red = Č
three-letter-turquoise = T
three-letter-magenta = P
three-letter-green = Z
three-letter-neutral = N
three-letter-start = S

three-shape-circle = kruh
three-shape-square = čtverec
three-shape-triangle = trojúhelník
three-shape-diamond = kosočtverec
three-shape-star = hvězda
three-shape-hexagon = šestiúhelník
three-shape-cross = kříž
three-shape-ring = kroužek
three-shape-bar = proužek

three-prompt-play_card = Kterou kartu hraješ?

three-first = Zahraj kartu do její řady. Pátá karta řady bere jiné: sbírej barvy, ale nikdy třetí kartu jedné z nich. Vyhrává, kdo má nejvíce bodů.

three-action-deal = Rozdat { $cards }
three-action-draw_first = Začíná: { $first_seat }
three-action-play_card = { $card }

three-preview-card_fits = Řada { $row }, místo { $place }: nic nebere.
three-preview-card_takes = Řada { $row }: bere { $cards }, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
  }. { $turned_count ->
    [0] { "" }
   *[other] Jedna je moc: { $turned }.
  }

three-event-rows_laid = První karty jdou do svých řad: { $cards }.
three-event-pile_dealt = { $seat }: { $count ->
    [one] v dobíracím balíčku je jedna karta.
    [few] v dobíracím balíčku jsou { $count } karty.
   *[other] v dobíracím balíčku je { $count } karet.
  }
three-event-cards_drawn = { $seat }: { $count ->
    [one] z balíčku jde do ruky jedna karta.
    [few] z balíčku jdou do ruky { $count } karty.
   *[other] z balíčku jde do ruky { $count } karet.
  } { $cards }
three-event-first_drawn = Začíná: { $seat }.
three-event-card_played = { $seat }: karta { $card } ({ $color }) jde do řady { $row }.
three-event-cards_taken = { $seat }: pátá karta řady { $row } bere { $cards_count ->
    [one] jednu kartu, { $cards }.
    [few] { $cards_count } karty, { $cards }.
   *[other] { $cards_count } karet, { $cards }.
  }
three-event-card_collected = { $seat }: { $card } je { $count }. karta lícem nahoru, barva { $color }.
three-event-neutral_left = { $seat }: karta { $card } nemá barvu a jde ze hry.
three-event-color_turned = { $seat }: tři je moc, barva { $color }. Lícem dolů se otáčí { $cards }.
three-event-color_bonus_taken = { $seat }: všech sedm barev je lícem nahoru. Barevný bonus: { $bonus ->
    [one] jeden bod.
    [few] { $bonus } body.
   *[other] { $bonus } bodů.
  }
three-event-seat_finished = { $seat }: dohráno.
three-event-hand_left = { $seat }: { $count ->
    [one] poslední karta v ruce jde ze hry.
    [few] poslední { $count } karty v ruce jdou ze hry.
   *[other] posledních { $count } karet v ruce jde ze hry.
  } { $cards }
three-event-final_bonus_taken = { $seat }: lícem nahoru { $colors ->
    [one] je jedna barva.
    [few] jsou { $colors } barvy.
   *[other] je { $colors } barev.
  } Závěrečný bonus: { $bonus ->
    [one] jeden bod.
    [few] { $bonus } body.
   *[other] { $bonus } bodů.
  }
three-event-seat_scored = { $seat }: barvy s jednou kartou { $singles }, se dvěma { $pairs }, karty lícem dolů { $face_down }, barevný bonus { $color_bonus }, závěrečný bonus { $final_bonus }. Celkem { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
three-event-match_ended = Partie končí. Body: { $scores }.

three-error-not-asked = Na tohle se tě teď nikdo neptá.
three-error-not-your-turn = Teď nejsi na tahu.
three-error-not-in-hand = Kartu { $card } nemáš v ruce.
three-error-no-such-seat = Takové místo u stolu není.
three-error-bad-deal = Tyto karty rozdat nejde.

three-draw-head = Tah { $turn } z { $turns }, zbývající barevné bonusy: { $bonuses }
three-draw-full = plno
three-draw-seat = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }, { $pile ->
    [0] bez balíčku
   *[other] v balíčku { $pile }
  }
three-draw-bonus = (barevný bonus { $bonus })
three-draw-down = lícem dolů:
three-draw-hand = V ruce:
three-draw-takes = { $card } bere { $cards }

three-web-card = { $card }, { $color }
three-web-row = Řada { $row }: { $cards }
three-web-turn = Tah { $turn } z { $turns }
three-web-bonuses = { $count ->
    [0] Barevné bonusy došly
   *[other] Barevné bonusy: { $bonuses }
  }
three-web-bonus = Barevný bonus { $bonus }
three-web-collection = { $name }: sbírka
three-web-color = { $color }: { $up } lícem nahoru, { $down } lícem dolů
three-web-pile = { $count ->
    [0] Bez balíčku
    [one] V balíčku 1 karta
    [few] V balíčku { $count } karty
   *[other] V balíčku { $count } karet
  }

three-name = Trzy to za dużo
three-tagline = Zbieraj po jednej karcie każdego koloru, lepiej po dwie, ale nigdy trzy.

three-variant-standard = Gra podstawowa
    .about = Osiemnaście kart dla każdego, trzy rzędy, siedem kolorów i dwa rodzaje bonusów.

three-option-colors = Kolory
    .about = Jaki kolor ma która liczba. Bez własnego pliku obowiązują kolory domowe.

three-color-orange = pomarańczowy
three-color-lilac = liliowy
three-color-light-blue = jasnoniebieski
three-color-red = czerwony
three-color-turquoise = turkusowy
three-color-magenta = purpurowy
three-color-green = zielony
three-color-neutral = bez koloru
three-color-start = startowa

three-letter-orange = O
three-letter-lilac = L
three-letter-light-blue = J
three-letter-red = C
three-letter-turquoise = T
three-letter-magenta = P
three-letter-green = Z
three-letter-neutral = N
three-letter-start = S

three-shape-circle = koło
three-shape-square = kwadrat
three-shape-triangle = trójkąt
three-shape-diamond = romb
three-shape-star = gwiazda
three-shape-hexagon = sześciokąt
three-shape-cross = krzyż
three-shape-ring = pierścień
three-shape-bar = pasek

three-prompt-play_card = Którą kartę zagrywasz?

three-first = Zagraj kartę do jej rzędu. Piąta karta rzędu zabiera inne: zbieraj kolory, ale nigdy trzeciej karty jednego z nich. Wygrywa, kto ma najwięcej punktów.

three-action-deal = Rozdaj { $cards }
three-action-draw_first = Zaczyna: { $first_seat }
three-action-play_card = { $card }

three-preview-card_fits = Rząd { $row }, miejsce { $place }: nic nie zabiera.
three-preview-card_takes = Rząd { $row }: zabiera { $cards }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }. { $turned_count ->
    [0] { "" }
   *[other] O jedną za dużo: { $turned }.
  }

three-event-rows_laid = Pierwsze karty trafiają do swoich rzędów: { $cards }.
three-event-pile_dealt = { $seat }: { $count ->
    [one] w stosie dobierania jest jedna karta.
    [few] w stosie dobierania są { $count } karty.
   *[many] w stosie dobierania jest { $count } kart.
  }
three-event-cards_drawn = { $seat }: { $count ->
    [one] ze stosu na rękę trafia jedna karta.
    [few] ze stosu na rękę trafiają { $count } karty.
   *[many] ze stosu na rękę trafia { $count } kart.
  } { $cards }
three-event-first_drawn = Zaczyna: { $seat }.
three-event-card_played = { $seat }: karta { $card } ({ $color }) trafia do rzędu { $row }.
three-event-cards_taken = { $seat }: piąta karta rzędu { $row } zabiera { $cards_count ->
    [one] jedną kartę, { $cards }.
    [few] { $cards_count } karty, { $cards }.
   *[many] { $cards_count } kart, { $cards }.
  }
three-event-card_collected = { $seat }: { $card } to { $count }. odkryta karta, kolor { $color }.
three-event-neutral_left = { $seat }: karta { $card } nie ma koloru i wypada z gry.
three-event-color_turned = { $seat }: trzy to za dużo, kolor { $color }. Zakryto { $cards }.
three-event-color_bonus_taken = { $seat }: wszystkie siedem kolorów jest odkryte. Bonus za kolory: { $bonus ->
    [one] jeden punkt.
    [few] { $bonus } punkty.
   *[many] { $bonus } punktów.
  }
three-event-seat_finished = { $seat }: wszystko zagrane.
three-event-hand_left = { $seat }: { $count ->
    [one] ostatnia karta z ręki wypada z gry.
    [few] ostatnie { $count } karty z ręki wypadają z gry.
   *[many] ostatnich { $count } kart z ręki wypada z gry.
  } { $cards }
three-event-final_bonus_taken = { $seat }: { $colors ->
    [one] odkryty jest jeden kolor.
    [few] odkryte są { $colors } kolory.
   *[many] odkrytych jest { $colors } kolorów.
  } Bonus końcowy: { $bonus ->
    [one] jeden punkt.
    [few] { $bonus } punkty.
   *[many] { $bonus } punktów.
  }
three-event-seat_scored = { $seat }: kolory z jedną kartą { $singles }, z dwiema { $pairs }, zakryte karty { $face_down }, bonus za kolory { $color_bonus }, bonus końcowy { $final_bonus }. Razem { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
three-event-match_ended = Koniec rozgrywki. Punkty: { $scores }.

three-error-not-asked = O to nikt Cię teraz nie pyta.
three-error-not-your-turn = To nie Twoja tura.
three-error-not-in-hand = Nie masz na ręce karty { $card }.
three-error-no-such-seat = Nie ma takiego miejsca przy stole.
three-error-bad-deal = Tych kart nie da się rozdać.

three-draw-head = Tura { $turn } z { $turns }, pozostałe bonusy za kolory: { $bonuses }
three-draw-full = pełny
three-draw-seat = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }, { $pile ->
    [0] bez stosu
   *[other] w stosie { $pile }
  }
three-draw-bonus = (bonus za kolory { $bonus })
three-draw-down = zakryte:
three-draw-hand = Na ręce:
three-draw-takes = { $card } zabiera { $cards }

three-web-card = { $card }, { $color }
three-web-row = Rząd { $row }: { $cards }
three-web-turn = Tura { $turn } z { $turns }
three-web-bonuses = { $count ->
    [0] Brak bonusów za kolory
   *[other] Bonusy za kolory: { $bonuses }
  }
three-web-bonus = Bonus za kolory { $bonus }
three-web-collection = { $name }: kolekcja
three-web-color = { $color }: odkryte { $up }, zakryte { $down }
three-web-pile = { $count ->
    [0] Bez stosu
    [one] W stosie 1 karta
    [few] W stosie { $count } karty
   *[many] W stosie { $count } kart
  }

board-name = 6 berie! stolová hra
board-tagline = Dieliky na pláne plnom špeciálnych políčok: niečo dajú, niečo vezmú a posledné berie celý rad.

board-variant-basic = Základná hra
    .about = Modrá strana plánu: dieliky, špeciálne políčka a body.
board-variant-basic-lucky = Základná hra so šťastnými kartami
    .about = Modrá strana a šťastná karta za každý štvorlístok cestou nadol.
board-variant-advanced = Pokročilá hra
    .about = Červená strana a akčné karty, ktoré sa hrajú pred položením dielika.
board-variant-advanced-lucky = Pokročilá hra so šťastnými kartami
    .about = Červená strana s akčnými aj šťastnými kartami.

board-option-place_first = Polož na začiatok
    .about = Ako ďaleko sa posunú dieliky radu, keď sa pred ne položí ďalší.
board-option-board = Herný plán
    .about = Vlastný súbor s plánom: políčka, kravy a štvorlístky. Bez neho sa hrá na domácom pláne.
board-place_first-all = posunú sa všetky
board-place_first-to_gap = posunú sa až po prvú medzeru

board-card-another_tile = Polož ďalší dielik
board-card-ascending_anywhere = Vzostupne kamkoľvek
board-card-place_first = Polož na začiatok
board-card-skip = Vynechanie
board-card-stop = Stop!
board-card-swap = Výmena dielika
board-card-gain_5 = Zisk 5 bodov
board-card-positive_cows = Kladné kravy

board-source-points = body políčka
board-source-cows = kravy dielika
board-source-row = kravy radu
board-source-positive_cows = Kladné kravy
board-source-gain_5 = Zisk 5 bodov
board-source-tiles_held = zvyšné dieliky
board-source-cards_held = nezahrané akčné karty
board-goes-out = z hry
board-goes-behind = za zástenu
board-what-tile = dielik
board-what-card = akčná karta

board-prompt-pick_tile = Ktorý dielik si vyberáš?
board-prompt-pick_tiles = Ktoré dva dieliky si vyberáš?
board-prompt-play_card = Zahráš kartu, alebo dielik rovno položíš?
board-prompt-swap_tile = Ktorý dielik odkryješ výmenou?
board-prompt-add_tile = Ktorý ďalší dielik odkryješ?
board-prompt-stop_row = Ktorý rad zastavíš?
board-prompt-place_first = Na začiatok ktorého radu dielik položíš?
board-prompt-place_anywhere = Na koniec ktorého radu dielik položíš?
board-prompt-count_plus = Ktoré dieliky sa počítajú do plusu?
board-prompt-take_lucky = Ktorú šťastnú kartu si berieš?
board-prompt-move_tile = Do ktorého prázdneho radu sa dielik presunie?

board-first = Vyber dielik. Ide do radu s najbližším nižším koncom a spustí svoje políčko. Vyhráva, kto má najviac bodov.

board-action-deal = Rozdať { $tiles }
board-action-deal_cards = Rozdať { $cards }
board-action-draw_tile = Dobrať { $tile }
board-action-draw_card = Dobrať { $card }
board-action-pick_tile = { $tile }
board-action-pick_tiles = { $tiles }
board-action-place_tile = Položiť dielik
board-action-play_card = { $card }
board-action-swap_tile = { $tile }
board-action-add_tile = { $tile }
board-action-stop_row = Rad { $row }
board-action-place_first = Rad { $row }
board-action-place_anywhere = Rad { $row }
board-action-count_plus = { $tiles }
board-action-take_lucky = { $card }
board-action-move_tile = Rad { $row }

board-preview-tile_lands = { $kind ->
    [points] Rad { $row }, políčko { $place }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
      }.
    [cows] Rad { $row }, políčko { $place }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
      }.
    [take_cows] Vezme rad { $row }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
      }.
    [take_tiles] Vezme rad { $row }: dieliky za zástenu: { $count }.
    [tile] Rad { $row }, políčko { $place }: doberieš si dielik.
    [card] Rad { $row }, políčko { $place }: doberieš si akčnú kartu.
   *[plain] Rad { $row }, políčko { $place }: nič sa nestane.
  }
board-preview-tiles_land = Oba dieliky spolu: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
  }.

board-event-tiles_dealt = { $seat }: { $count ->
    [one] za zástenu ide jeden dielik.
    [few] za zástenu idú { $count } dieliky.
   *[other] za zástenu ide { $count } dielikov.
  } { $tiles }
board-event-cards_dealt = { $seat }: { $count ->
    [one] do ruky ide jedna akčná karta.
    [few] do ruky idú { $count } akčné karty.
   *[other] do ruky ide { $count } akčných kariet.
  } { $cards }
board-event-rows_laid = Štyri rady sa začínajú dielikmi { $starts }.
board-event-turn_started = Ťah { $turn }: { $count ->
    [one] každý kladie jeden dielik.
    [few] každý kladie { $count } dieliky.
   *[other] každý kladie { $count } dielikov.
  }
board-event-tiles_picked = { $seat }: vybrané. { $tiles }
board-event-tiles_revealed = Odkryté: { $reveals }.
board-event-card_played = { $seat }: karta { $card } sa hrá k dieliku { $tile }.
board-event-tile_swapped = { $seat }: dielik { $tile } sa vracia a namiesto neho je tu { $new_tile }.
board-event-tile_added = { $seat }: odkrýva sa aj dielik { $tile }. Na položenie: { $reveals }.
board-event-row_stopped = { $seat }: rad { $row } je zastavený.
board-event-row_chosen = { $seat }: dielik { $tile } mieri do radu { $row }.
board-event-stop_lifted = Rad { $row } je opäť otvorený.
board-event-tiles_shifted = { $seat }: v rade { $row } sa o políčko doprava posúva { $tiles }.
board-event-tile_placed = { $seat }: dielik { $tile } ide do radu { $row } na políčko { $space }.
board-event-score_changed = { $seat }: { $source } ({ $points }), skóre { $score }.
board-event-row_taken = { $seat }: dielik { $tile } berie rad { $row }, { $goes } ide { $tiles }: { $cows ->
    [one] jedna krava.
    [few] { $cows } kravy.
   *[other] { $cows } kráv.
  } { $plus_count ->
    [0] { "" }
   *[other] Do plusu sa počíta { $plus }.
  }
board-event-tile_moved = { $seat }: dielik { $tile } sa presúva z radu { $from_row } do radu { $row }.
board-event-lucky_taken = { $seat }: šťastná karta { $card }.
board-event-tile_drawn = { $seat }: nový dielik zo zásoby. { $tile }
board-event-card_drawn = { $seat }: nová akčná karta. { $card }
board-event-pile_remade = Z odhadzovacieho balíčka je nový doberací: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
   *[other] { $count } kariet.
  }
board-event-nothing_drawn = { $seat }: už nie je čo dobrať ({ $what }).
board-event-hand_shown = { $seat }: zástena ide hore. { $tiles_count ->
    [0] Žiadne dieliky.
   *[other] Dieliky: { $tiles }.
  } { $cards_count ->
    [0] Žiadne akčné karty.
   *[other] Akčné karty: { $cards }.
  }
board-event-match_ended = Partia sa končí. Body: { $scores }.

board-error-not-asked = Na toto sa ťa teraz nikto nepýta.
board-error-bad-deal = Takto sa rozdať nedá.
board-error-wrong-count = Musíš vybrať { $count ->
    [one] jeden dielik.
    [few] { $count } dieliky.
   *[other] { $count } dielikov.
  }
board-error-not-behind-screen = Dielik { $tile } za zástenou nemáš.
board-error-lower-first = Zadaj dva rôzne dieliky, nižší ako prvý.
board-error-not-held = Takú kartu nemáš.
board-error-cannot-play = Táto karta by teraz tomuto dieliku nijako nepomohla.
board-error-not-offered = Táto možnosť v ponuke nie je.
board-error-not-empty = Do radu { $row } sa dielik presunúť nemôže.
board-error-not-in-supply = Dielik { $tile } v zásobe nie je.
board-error-not-in-pile = Taká karta v balíčku nie je.

board-draw-head = Ťah { $turn }
board-draw-seat = { $name }: { $score }, { $tiles ->
    [one] 1 dielik
    [few] { $tiles } dieliky
   *[other] { $tiles } dielikov
  }
board-draw-seat-cards = · { $cards ->
    [one] 1 akčná karta
    [few] { $cards } akčné karty
   *[other] { $cards } akčných kariet
  }
board-draw-known = známe:
board-draw-supply = { $count ->
    [one] 1 dielik v zásobe
    [few] { $count } dieliky v zásobe
   *[other] { $count } dielikov v zásobe
  }
board-draw-pile = akčné karty: v balíčku { $count }, odhodené { $discarded }
board-draw-lucky-pile = šťastné karty:
board-draw-moving = Presúva sa:
board-draw-queue = Na položenie:
board-draw-hand = Tvoje dieliky:
board-draw-cards = Tvoje akčné karty:

board-web-board = Herný plán
board-web-track = Skóre: { $scores }. Štvorlístky: { $clovers }.
board-web-lane = Vybrané a odkryté dieliky
board-web-moves = presúva sa
board-web-hand = Tvoje dieliky
board-web-tile = { $tile }, { $cows ->
    [one] 1 krava
    [few] { $cows } kravy
   *[other] { $cows } kráv
  }
board-web-row = Rad { $row }{ $count ->
    [0] , žiadny dielik
   *[other] : { $tiles }
  }; voľné: { $spaces }{ $stopped ->
    [0] { "" }
   *[other] ; zastavený
  }
board-web-piles = Balíčky
board-web-supply = { $count ->
    [one] 1 dielik v zásobe
    [few] { $count } dieliky v zásobe
   *[other] { $count } dielikov v zásobe
  }
board-web-pile = Akčné karty: { $count }, odhodené: { $discarded }
board-web-lucky = { $card }, zostáva { $count }
board-web-cards = Tvoje karty
board-web-card = { $card }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
board-web-cards-held = { $count ->
    [one] 1 akčná karta
    [few] { $count } akčné karty
   *[other] { $count } akčných kariet
  }
board-web-legend = Čo robia políčka
board-web-legend-points = Získaš alebo stratíš toľko bodov
board-web-legend-green = Získaš kravy svojho dielika, za dve kravy dvakrát
board-web-legend-red = Stratíš kravy svojho dielika, za dve kravy dvakrát
board-web-legend-two = Kým je rad aktívny, kladie každý dva dieliky
board-web-legend-tile = Dober si dielik
board-web-legend-card = Dober si akčnú kartu
board-web-legend-take_cows = Vezmi si rad a strať jeho kravy
board-web-legend-take_tiles = Vezmi si dieliky radu za zástenu
board-web-space-plain = nič
board-web-space-gain = { $amount ->
    [one] zisk 1 bodu
    [few] zisk { $amount } bodov
   *[other] zisk { $amount } bodov
  }
board-web-space-lose = { $amount ->
    [one] strata 1 bodu
    [few] strata { $amount } bodov
   *[other] strata { $amount } bodov
  }
board-web-space-green = { $amount ->
    [one] zisk kráv
    [few] dvojnásobný zisk kráv
   *[other] dvojnásobný zisk kráv
  }
board-web-space-red = { $amount ->
    [one] strata kráv
    [few] dvojnásobná strata kráv
   *[other] dvojnásobná strata kráv
  }
board-web-space-two = dva dieliky
board-web-space-tile = dobratie dielika
board-web-space-card = dobratie akčnej karty
board-web-space-take_cows = berie rad, strácaš jeho kravy
board-web-space-take_tiles = berie dieliky radu
board-web-about-another_tile = Odkryješ ešte jeden dielik. Svoje odkryté dieliky položíš hneď, najnižší ako prvý, a až potom sa pokračuje ďalej.
board-web-about-ascending_anywhere = Dielik smieš položiť za ktorýkoľvek nižší koniec radu, nielen za ten najbližší.
board-web-about-place_first = Dielik sa stane prvým v rade, ktorý sa začína vyšším číslom. Dieliky toho radu sa posunú o políčko doprava a novoobsadené políčka platia pre teba.
board-web-about-skip = Ďalšie voľné políčko zostane prázdne a dielik ide až na to nasledujúce. Posledné políčko radu vynechať nemožno.
board-web-about-stop = Na koniec jedného aktívneho radu príde žetón STOP. Kým si niekto nevezme rad, nesmie sa tam nič položiť.
board-web-about-swap = Dielik sa vráti za zástenu a namiesto neho odkryješ iný, ktorý sa hneď položí.
board-web-about-gain_5 = Políčko pod tvojím dielikom sa počíta ako +5 namiesto toho, čo robí obvykle.
board-web-about-positive_cows = Tvoj dielik berie rad a dva jeho dieliky sa ti počítajú do plusu. Ktoré, to si vyberieš.
board-web-brief-another_tile = Polož hneď ešte jeden.
board-web-brief-ascending_anywhere = Za ktorýkoľvek nižší koniec.
board-web-brief-place_first = Tvoj dielik začne rad.
board-web-brief-skip = Jedno políčko zostane prázdne.
board-web-brief-stop = Zavri na čas jeden rad.
board-web-brief-swap = Polož namiesto neho iný.
board-web-brief-gain_5 = Tvoje políčko platí +5.
board-web-brief-positive_cows = Dva vzaté dieliky dajú plus.

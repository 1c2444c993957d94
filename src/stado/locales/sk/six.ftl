six-name = 6 berie!
six-tagline = Tajne vyberaj, odkry kartu s ostatnými a vyhni sa tej šiestej.

six-variant-classic = Základná hra
    .about = Desať tajných výberov za kolo, kým niekto nenazbiera 66 kráv.
six-variant-pro = Profi variant
    .about = Krátky balíček, ktorý všetci poznajú, a karty do ruky vyberané otvorene.
six-variant-jubilee = Jubilejný variant
    .about = Dve kolá po dvanásť ťahov a špeciálne karty, ktoré menia pravidlá.

six-option-limit = Limit kráv
    .about = Partia sa skončí po kole, v ktorom niekto nazbiera toľko kráv.
six-option-limit_rule = Čo partiu ukončí
    .about = Či limit stačí dosiahnuť, alebo ho treba prekročiť.
six-option-rounds = Počet kôl
    .about = Hrá sa práve toľko kôl, nech je kráv koľkokoľvek; limit neplatí.
six-limit_rule-reach = dosiahnutie limitu
six-limit_rule-exceed = prekročenie limitu
six-preset-cs-2019 = České vydanie, 2019
six-preset-sk-2019 = Slovenské vydanie, 2019
six-preset-pl = Poľské vydanie

six-special-fifth_row = 5. rad
six-special-seven_takes = 7 berie!
six-special-insert = Vloženie
six-special-replace = Nahradenie
six-special-move = Premiestnenie
six-special-stop = Stop!
six-special-minus_plus = Mínus = Plus
six-web-brief-fifth_row = Tvoja karta založí piaty rad.
six-web-brief-seven_takes = V jednom rade berie až siedma.
six-web-brief-insert = Tvoja karta ide doprostred.
six-web-brief-replace = Zahraj namiesto nej inú kartu.
six-web-brief-move = Presuň kartu do iného radu.
six-web-brief-stop = Do radu nič nesmie, ani z neho.
six-web-brief-minus_plus = Jedna vzatá karta platí za iné.

six-prompt-draft_card = Ktorú odkrytú kartu si berieš do ruky?
six-prompt-pick_card = Ktorú kartu hráš?
six-prompt-take_row = Tvoja karta je nízka. Ktorý rad si berieš?
six-prompt-play_special = Na rade je tvoja karta. Zahráš s ňou špeciálnu kartu?
six-prompt-insert_card = Do ktorého radu svoju kartu vložíš?
six-prompt-replace_card = Ktorú kartu priložíš namiesto nej?
six-prompt-move_card = Ktorú kartu premiestniš?
six-prompt-move_into = Do ktorého radu pôjde?
six-prompt-stop_row = Ktorý rad zastavíš?
six-prompt-turn_card = Ktorá karta z radu sa zmení na plus?
six-prompt-pay_card = Za ktorú kartu zaplatíš plusovými bodmi?
six-prompt-exchange_special = Ktorú špeciálnu kartu vymeníš za vrchnú kartu balíčka?

six-first = Vyber kartu. Všetky sa odkryjú naraz; kto priloží do radu šiestu, berie si ho. Vyhráva, kto má najmenej kráv.

six-action-draw_first = Prvý výber: { $first_seat }
six-action-deal = Rozdať { $cards }
six-action-draft_card = { $card }
six-action-pick_card = { $card }
six-action-take_row = Rad { $row }
six-action-deal_specials = Rozdať { $specials }
six-action-shuffle_pile = Zamiešať { $specials }
six-action-play_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Bez špeciálnej karty
  }
six-action-insert_card = Rad { $row }
six-action-replace_card = { $card }
six-action-move_card = { $card }
six-action-move_into = Rad { $row }
six-action-stop_row = Rad { $row }
six-action-turn_card = { $card }
six-action-pay_card = { $card ->
    [one] { $card }
    [few] { $card }
    [other] { $card }
   *[none] Už nič
  }
six-action-exchange_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Nechať si všetky
  }

six-preview-card_fits = { $risk ->
    [0] Rad { $row }, miesto { $place }.
   *[other] Rad { $row }, miesto { $place }. Ak ho skôr zaplnia iní, stojí najmenej: { $risk ->
        [one] { $risk } krava
        [few] { $risk } kravy
       *[other] { $risk } kráv
      }.
  }
six-preview-card_takes = Vezme rad { $row }: { $score ->
    [one] { $score } krava
    [few] { $score } kravy
   *[other] { $score } kráv
  }.
six-preview-card_too_low = Nižšia než koniec každého radu: jeden si vezmeš. Najlacnejší je rad { $row }: { $score ->
    [one] { $score } krava
    [few] { $score } kravy
   *[other] { $score } kráv
  }.

six-event-round_started = Začína sa kolo { $round }.
six-event-first_drawn = Prvý výber: { $seat }.
six-event-hand_dealt = { $seat }: { $count ->
    [one] do ruky ide jedna karta.
    [few] do ruky idú { $count } karty.
   *[other] do ruky ide { $count } kariet.
  } { $cards }
six-event-draft_opened = Všetky karty kola ležia odkryté: { $cards }. Prvý výber: { $first_seat }.
six-event-card_drafted = { $seat }: karta { $card } ide do ruky.
six-event-rows_laid = Rady sa začínajú kartami { $starts }.
six-event-card_picked = { $seat }: vybrané. { $card }
six-event-cards_revealed = Odkryté: { $reveals }.
six-event-card_placed = { $seat }: karta { $card } ide do radu { $row }.
six-event-row_taken = { $seat }: rad { $row } ide do kravieho balíčka ({ $cards }): { $cows ->
    [one] jedna krava.
    [few] { $cows } kravy.
   *[other] { $cows } kráv.
  }
six-event-specials_dealt = { $seat }: { $count ->
    [one] pribúda jedna špeciálna karta.
    [few] pribúdajú { $count } špeciálne karty.
   *[other] pribúda { $count } špeciálnych kariet.
  } { $specials }
six-event-special_offered = { $seat }: s kartou { $card } možno zahrať špeciálnu kartu.
six-event-special_passed = { $seat }: s kartou { $card } sa nehrá žiadna špeciálna karta.
six-event-special_played = { $seat }: karta { $special } sa hrá.
six-event-marker_laid = { $special } leží pri rade { $row }.
six-event-marker_cleared = { $special } už pri rade { $row } neleží.
six-event-card_inserted = { $seat }: karta { $card } sa vkladá do radu { $row } na { $place }. miesto.
six-event-card_replaced = { $seat }: karta { $card } sa vracia do ruky a namiesto nej je tu { $shown }.
six-event-card_lifted = { $seat }: karta { $card } z radu { $row } sa premiestni.
six-event-card_moved = { $seat }: karta { $card } sa presúva z radu { $from_row } do radu { $to_row } na { $place }. miesto.
six-event-card_stacked = { $seat }: do kravieho balíčka ide aj karta { $card }: { $cows ->
    [one] jedna krava.
    [few] { $cows } kravy.
   *[other] { $cows } kráv.
  }
six-event-row_removed = Rad { $row } mizne.
six-event-card_turned = { $seat }: karta { $card } sa mení na plus: { $credit ->
    [one] jeden plusový bod.
    [few] { $credit } plusové body.
   *[other] { $credit } plusových bodov.
  }
six-event-card_paid = { $seat }: karta { $card } je zaplatená. { $credit ->
    [0] Plusové body sú minuté.
    [one] Zostáva jeden plusový bod.
    [few] Zostávajú { $credit } plusové body.
   *[other] Zostáva { $credit } plusových bodov.
  }
six-event-credit_lost = { $seat }: { $credit ->
    [one] jeden plusový bod prepadá.
    [few] { $credit } plusové body prepadajú.
   *[other] { $credit } plusových bodov prepadá.
  }
six-event-special_discarded = { $seat }: { $special } sa mení za inú špeciálnu kartu.
six-event-exchange_passed = { $seat }: nemení sa žiadna špeciálna karta.
six-event-pile_shuffled = Z odložených špeciálnych kariet je nový doberací balíček: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
   *[other] { $count } kariet.
  }
six-event-special_drawn = { $seat }: nová špeciálna karta. { $special }
six-event-round_ended = Kolo { $round } sa končí. Kravy za kolo: { $cows }. Spolu: { $scores }.
six-event-match_ended = Partia sa končí. Kravy: { $scores }.

six-error-not-asked = Na toto sa ťa teraz nikto nepýta.
six-error-no-such-seat = Také miesto pri stole nie je.
six-error-bad-deal = Tieto karty sa rozdať nedajú.
six-error-not-open = Karta { $card } neleží odkrytá.
six-error-not-in-hand = Kartu { $card } nemáš v ruke.
six-error-no-such-row = Rad { $row } sa vziať nedá.
six-error-not-held = Túto špeciálnu kartu nemáš.
six-error-not-playable = Táto špeciálna karta teraz nemôže urobiť, čo má.
six-error-cannot-insert = Do radu { $row } sa tvoja karta nehodí.
six-error-cannot-move = Karta { $card } sa premiestniť nedá.
six-error-cannot-receive = Do radu { $row } sa karta premiestniť nedá.
six-error-cannot-stop = Rad { $row } sa zastaviť nedá.
six-error-cannot-turn = Karta { $card } nie je v rade, ktorý si berieš.
six-error-cannot-pay = Za kartu { $card } sa zaplatiť nedá.

six-draw-head = Kolo { $round }
six-draw-pool = Odkryté karty:
six-draw-cows = { $cows ->
    [one] 1 krava
    [few] { $cows } kravy
   *[other] { $cows } kráv
  }
six-draw-full = plno
six-draw-seat = { $name }: { $cows ->
    [one] 1 krava
    [few] { $cows } kravy
   *[other] { $cows } kráv
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
six-draw-queue = Na priloženie:
six-draw-hand = V ruke:
six-draw-specials = { $count ->
    [one] 1 špeciálna karta
    [few] { $count } špeciálne karty
   *[other] { $count } špeciálnych kariet
  }
six-draw-pile = Balíček špeciálnych kariet: { $pile }. Odložené: { $discard }.
six-draw-held = Tvoje špeciálne karty:

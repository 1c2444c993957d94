six-name = 6 bere!
six-tagline = Tajně vybírej, odkryj kartu s ostatními a vyhni se té šesté.

six-variant-classic = Základní hra
    .about = Deset tajných výběrů za kolo, dokud někdo nenasbírá 66 krav.
six-variant-pro = Profi varianta
    .about = Krátký balíček, který všichni znají, a karty do ruky vybírané otevřeně.
six-variant-jubilee = Jubilejní varianta
    .about = Dvě kola po dvanácti tazích a speciální karty, které mění pravidla.

six-option-limit = Limit krav
    .about = Partie skončí po kole, ve kterém někdo nasbírá tolik krav.
six-option-limit_rule = Co partii ukončí
    .about = Jestli stačí limitu dosáhnout, nebo je potřeba ho překročit.
six-option-rounds = Počet kol
    .about = Hraje se právě tolik kol, ať je krav kolik chce; limit neplatí.
six-limit_rule-reach = dosažení limitu
six-limit_rule-exceed = překročení limitu
six-preset-cs-2019 = České vydání, 2019
six-preset-sk-2019 = Slovenské vydání, 2019
six-preset-pl = Polské vydání

six-special-fifth_row = 5. řada
six-special-seven_takes = 7 bere!
six-special-insert = Vložení
six-special-replace = Nahrazení
six-special-move = Přemístění
six-special-stop = Stop!
six-special-minus_plus = Minus = Plus
six-web-brief-fifth_row = Tvoje karta založí pátou řadu.
six-web-brief-seven_takes = V jedné řadě bere až sedmá.
six-web-brief-insert = Tvoje karta jde doprostřed.
six-web-brief-replace = Zahraj místo ní jinou kartu.
six-web-brief-move = Přesuň kartu do jiné řady.
six-web-brief-stop = Do řady nic nesmí, ani z ní.
six-web-brief-minus_plus = Jedna vzatá karta platí za jiné.

six-prompt-draft_card = Kterou odkrytou kartu si bereš do ruky?
six-prompt-pick_card = Kterou kartu hraješ?
six-prompt-take_row = Tvoje karta je nízká. Kterou řadu si bereš?
six-prompt-play_special = Na řadě je tvoje karta. Zahraješ s ní speciální kartu?
six-prompt-insert_card = Do které řady svou kartu vložíš?
six-prompt-replace_card = Kterou kartu přiložíš místo ní?
six-prompt-move_card = Kterou kartu přemístíš?
six-prompt-move_into = Do které řady půjde?
six-prompt-stop_row = Kterou řadu zastavíš?
six-prompt-turn_card = Která karta z řady se změní v plus?
six-prompt-pay_card = Za kterou kartu zaplatíš plusovými body?
six-prompt-exchange_special = Kterou speciální kartu vyměníš za vrchní kartu balíčku?

six-first = Vyber kartu. Všechny se odkryjí najednou; kdo přiloží do řady šestou, bere si ji. Vyhrává, kdo má nejméně krav.

six-action-draw_first = První vybírá: { $first_seat }
six-action-deal = Rozdat { $cards }
six-action-draft_card = { $card }
six-action-pick_card = { $card }
six-action-take_row = Řada { $row }
six-action-deal_specials = Rozdat { $specials }
six-action-shuffle_pile = Zamíchat { $specials }
six-action-play_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Bez speciální karty
  }
six-action-insert_card = Řada { $row }
six-action-replace_card = { $card }
six-action-move_card = { $card }
six-action-move_into = Řada { $row }
six-action-stop_row = Řada { $row }
six-action-turn_card = { $card }
six-action-pay_card = { $card ->
    [one] { $card }
    [few] { $card }
    [other] { $card }
   *[none] Už nic
  }
six-action-exchange_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Nechat si všechny
  }

six-preview-card_fits = { $risk ->
    [0] Řada { $row }, místo { $place }.
   *[other] Řada { $row }, místo { $place }. Zaplní-li ji dřív jiní, stojí nejméně: { $risk ->
        [one] { $risk } kráva
        [few] { $risk } krávy
       *[other] { $risk } krav
      }.
  }
six-preview-card_takes = Vezme řadu { $row }: { $score ->
    [one] { $score } kráva
    [few] { $score } krávy
   *[other] { $score } krav
  }.
six-preview-card_too_low = Nižší než konec každé řady: jednu si vezmeš. Nejlevnější je řada { $row }: { $score ->
    [one] { $score } kráva
    [few] { $score } krávy
   *[other] { $score } krav
  }.

six-event-round_started = Začíná kolo { $round }.
six-event-first_drawn = První vybírá: { $seat }.
six-event-hand_dealt = { $seat }: { $count ->
    [one] do ruky jde jedna karta.
    [few] do ruky jdou { $count } karty.
   *[other] do ruky jde { $count } karet.
  } { $cards }
six-event-draft_opened = Všechny karty kola leží odkryté: { $cards }. První vybírá: { $first_seat }.
six-event-card_drafted = { $seat }: karta { $card } jde do ruky.
six-event-rows_laid = Řady začínají kartami { $starts }.
six-event-card_picked = { $seat }: vybráno. { $card }
six-event-cards_revealed = Odkryto: { $reveals }.
six-event-card_placed = { $seat }: karta { $card } jde do řady { $row }.
six-event-row_taken = { $seat }: řada { $row } jde do kravího balíčku ({ $cards }): { $cows ->
    [one] jedna kráva.
    [few] { $cows } krávy.
   *[other] { $cows } krav.
  }
six-event-specials_dealt = { $seat }: { $count ->
    [one] přibývá jedna speciální karta.
    [few] přibývají { $count } speciální karty.
   *[other] přibývá { $count } speciálních karet.
  } { $specials }
six-event-special_offered = { $seat }: s kartou { $card } lze zahrát speciální kartu.
six-event-special_passed = { $seat }: s kartou { $card } se žádná speciální karta nehraje.
six-event-special_played = { $seat }: karta { $special } se hraje.
six-event-marker_laid = { $special } leží u řady { $row }.
six-event-marker_cleared = { $special } už u řady { $row } neleží.
six-event-card_inserted = { $seat }: karta { $card } se vkládá do řady { $row } na { $place }. místo.
six-event-card_replaced = { $seat }: karta { $card } se vrací do ruky a místo ní je tu { $shown }.
six-event-card_lifted = { $seat }: karta { $card } z řady { $row } se přemístí.
six-event-card_moved = { $seat }: karta { $card } se přesouvá z řady { $from_row } do řady { $to_row } na { $place }. místo.
six-event-card_stacked = { $seat }: do kravího balíčku jde i karta { $card }: { $cows ->
    [one] jedna kráva.
    [few] { $cows } krávy.
   *[other] { $cows } krav.
  }
six-event-row_removed = Řada { $row } mizí.
six-event-card_turned = { $seat }: karta { $card } se mění v plus: { $credit ->
    [one] jeden plusový bod.
    [few] { $credit } plusové body.
   *[other] { $credit } plusových bodů.
  }
six-event-card_paid = { $seat }: karta { $card } je zaplacená. { $credit ->
    [0] Plusové body jsou utracené.
    [one] Zbývá jeden plusový bod.
    [few] Zbývají { $credit } plusové body.
   *[other] Zbývá { $credit } plusových bodů.
  }
six-event-credit_lost = { $seat }: { $credit ->
    [one] jeden plusový bod propadá.
    [few] { $credit } plusové body propadají.
   *[other] { $credit } plusových bodů propadá.
  }
six-event-special_discarded = { $seat }: { $special } se mění za jinou speciální kartu.
six-event-exchange_passed = { $seat }: žádná speciální karta se nemění.
six-event-pile_shuffled = Z odložených speciálních karet je nový dobírací balíček: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
   *[other] { $count } karet.
  }
six-event-special_drawn = { $seat }: nová speciální karta. { $special }
six-event-round_ended = Kolo { $round } končí. Krávy za kolo: { $cows }. Celkem: { $scores }.
six-event-match_ended = Partie končí. Krávy: { $scores }.

six-error-not-asked = Na tohle se tě teď nikdo neptá.
six-error-no-such-seat = Takové místo u stolu není.
six-error-bad-deal = Tyto karty rozdat nejde.
six-error-not-open = Karta { $card } neleží odkrytá.
six-error-not-in-hand = Kartu { $card } nemáš v ruce.
six-error-no-such-row = Řadu { $row } si vzít nejde.
six-error-not-held = Tuto speciální kartu nemáš.
six-error-not-playable = Tato speciální karta teď nemůže udělat, co má.
six-error-cannot-insert = Do řady { $row } se tvoje karta nehodí.
six-error-cannot-move = Kartu { $card } přemístit nejde.
six-error-cannot-receive = Do řady { $row } se karta přemístit nedá.
six-error-cannot-stop = Řadu { $row } zastavit nejde.
six-error-cannot-turn = Karta { $card } není v řadě, kterou si bereš.
six-error-cannot-pay = Za kartu { $card } zaplatit nejde.

six-draw-head = Kolo { $round }
six-draw-pool = Odkryté karty:
six-draw-cows = { $cows ->
    [one] 1 kráva
    [few] { $cows } krávy
   *[other] { $cows } krav
  }
six-draw-full = plno
six-draw-seat = { $name }: { $cows ->
    [one] 1 kráva
    [few] { $cows } krávy
   *[other] { $cows } krav
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
six-draw-queue = K přiložení:
six-draw-hand = V ruce:
six-draw-specials = { $count ->
    [one] 1 speciální karta
    [few] { $count } speciální karty
   *[other] { $count } speciálních karet
  }
six-draw-pile = Balíček speciálních karet: { $pile }. Odložené: { $discard }.
six-draw-held = Tvoje speciální karty:

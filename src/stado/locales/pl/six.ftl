six-name = 6. bierze!
six-tagline = Wybierz po kryjomu, odkryj razem z innymi i uważaj na szóstą kartę.

six-variant-classic = Tryb podstawowy
    .about = Dziesięć tajnych wyborów w rundzie, aż ktoś uzbiera 66 byków.
six-variant-pro = Tryb zaawansowany
    .about = Krótka talia, którą wszyscy znają, i karty na rękę wybierane jawnie.
six-variant-jubilee = Wariant jubileuszowy
    .about = Dwie rundy po dwanaście tur i karty specjalne, które naginają zasady.

six-option-limit = Limit byków
    .about = Rozgrywka kończy się po rundzie, w której ktoś uzbiera tyle byków.
six-option-limit_rule = Co kończy rozgrywkę
    .about = Czy wystarczy osiągnąć limit, czy trzeba go przekroczyć.
six-option-rounds = Liczba rund
    .about = Gra się dokładnie tyle rund, bez względu na byki; limit nie obowiązuje.
six-limit_rule-reach = osiągnięcie limitu
six-limit_rule-exceed = przekroczenie limitu
six-preset-cs-2019 = Wydanie czeskie, 2019
six-preset-sk-2019 = Wydanie słowackie, 2019
six-preset-pl = Wydanie polskie

six-special-fifth_row = 5. rząd
six-special-seven_takes = 7. bierze!
six-special-insert = Wstawienie
six-special-replace = Zamiana
six-special-move = Przesunięcie
six-special-stop = Stop!
six-special-minus_plus = Minus = Plus
six-web-brief-fifth_row = Twoja karta zaczyna piąty rząd.
six-web-brief-seven_takes = W jednym rzędzie bierze dopiero siódma.
six-web-brief-insert = Twoja karta wchodzi do środka.
six-web-brief-replace = Zagraj zamiast niej inną kartę.
six-web-brief-move = Przesuń kartę do innego rzędu.
six-web-brief-stop = Rzędu nikt nie rusza.
six-web-brief-minus_plus = Jedna wzięta karta płaci za inne.

six-prompt-draft_card = Którą odkrytą kartę bierzesz na rękę?
six-prompt-pick_card = Którą kartę zagrywasz?
six-prompt-take_row = Twoja karta jest zbyt niska. Który rząd zbierasz?
six-prompt-play_special = Kolej na Twoją kartę. Zagrywasz z nią kartę specjalną?
six-prompt-insert_card = Do którego rzędu wstawiasz swoją kartę?
six-prompt-replace_card = Którą kartę dokładasz zamiast niej?
six-prompt-move_card = Którą kartę przesuwasz?
six-prompt-move_into = Do którego rzędu trafia?
six-prompt-stop_row = Który rząd zatrzymujesz?
six-prompt-turn_card = Która karta z rzędu zmienia się w plus?
six-prompt-pay_card = Za którą kartę płacisz punktami dodatnimi?
six-prompt-exchange_special = Którą kartę specjalną wymieniasz na wierzchnią kartę stosu?

six-first = Wybierz kartę. Wszystkie odkrywa się naraz; kto dołoży do rzędu szóstą, zabiera go. Wygrywa, kto ma najmniej byków.

six-action-draw_first = Pierwszy wybór: { $first_seat }
six-action-deal = Rozdaj { $cards }
six-action-draft_card = { $card }
six-action-pick_card = { $card }
six-action-take_row = Rząd { $row }
six-action-deal_specials = Rozdaj { $specials }
six-action-shuffle_pile = Potasuj { $specials }
six-action-play_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Bez karty specjalnej
  }
six-action-insert_card = Rząd { $row }
six-action-replace_card = { $card }
six-action-move_card = { $card }
six-action-move_into = Rząd { $row }
six-action-stop_row = Rząd { $row }
six-action-turn_card = { $card }
six-action-pay_card = { $card ->
    [one] { $card }
    [few] { $card }
    [many] { $card }
    [other] { $card }
   *[none] Nic więcej
  }
six-action-exchange_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Zostaw wszystkie
  }

six-preview-card_fits = { $risk ->
    [0] Rząd { $row }, miejsce { $place }.
   *[other] Rząd { $row }, miejsce { $place }. Jeśli inni zapełnią go wcześniej, koszt to co najmniej: { $risk ->
        [one] { $risk } byk
        [few] { $risk } byki
       *[many] { $risk } byków
      }.
  }
six-preview-card_takes = Zabiera rząd { $row }: { $score ->
    [one] { $score } byk
    [few] { $score } byki
   *[many] { $score } byków
  }.
six-preview-card_too_low = Niższa niż koniec każdego rzędu: jeden zabierasz. Najtańszy jest rząd { $row }: { $score ->
    [one] { $score } byk
    [few] { $score } byki
   *[many] { $score } byków
  }.

six-event-round_started = Zaczyna się runda { $round }.
six-event-first_drawn = Pierwszy wybór: { $seat }.
six-event-hand_dealt = { $seat }: { $count ->
    [one] na rękę trafia jedna karta.
    [few] na rękę trafiają { $count } karty.
   *[many] na rękę trafia { $count } kart.
  } { $cards }
six-event-draft_opened = Wszystkie karty rundy leżą odkryte: { $cards }. Pierwszy wybór: { $first_seat }.
six-event-card_drafted = { $seat }: karta { $card } trafia na rękę.
six-event-rows_laid = Rzędy zaczynają się od kart { $starts }.
six-event-card_picked = { $seat }: karta wybrana. { $card }
six-event-cards_revealed = Odkryte karty: { $reveals }.
six-event-card_placed = { $seat }: karta { $card } trafia do rzędu { $row }.
six-event-row_taken = { $seat }: rząd { $row } trafia na stos byków ({ $cards }): { $cows ->
    [one] jeden byk.
    [few] { $cows } byki.
   *[many] { $cows } byków.
  }
six-event-specials_dealt = { $seat }: { $count ->
    [one] dochodzi jedna karta specjalna.
    [few] dochodzą { $count } karty specjalne.
   *[many] dochodzi { $count } kart specjalnych.
  } { $specials }
six-event-special_offered = { $seat }: z kartą { $card } można zagrać kartę specjalną.
six-event-special_passed = { $seat }: karta { $card } wchodzi do gry bez karty specjalnej.
six-event-special_played = { $seat }: karta { $special } zagrana.
six-event-marker_laid = Karta { $special } leży przy rzędzie { $row }.
six-event-marker_cleared = Karta { $special } znika z rzędu { $row }.
six-event-card_inserted = { $seat }: karta { $card } zostaje wstawiona do rzędu { $row } na { $place }. miejsce.
six-event-card_replaced = { $seat }: karta { $card } wraca na rękę, a zamiast niej jest { $shown }.
six-event-card_lifted = { $seat }: karta { $card } z rzędu { $row } zostanie przesunięta.
six-event-card_moved = { $seat }: karta { $card } przechodzi z rzędu { $from_row } do rzędu { $to_row } na { $place }. miejsce.
six-event-card_stacked = { $seat }: karta { $card } też trafia na stos byków: { $cows ->
    [one] jeden byk.
    [few] { $cows } byki.
   *[many] { $cows } byków.
  }
six-event-row_removed = Rząd { $row } znika.
six-event-card_turned = { $seat }: karta { $card } zmienia się w plus: { $credit ->
    [one] jeden punkt dodatni.
    [few] { $credit } punkty dodatnie.
   *[many] { $credit } punktów dodatnich.
  }
six-event-card_paid = { $seat }: karta { $card } jest opłacona. { $credit ->
    [0] Punkty dodatnie się skończyły.
    [one] Zostaje jeden punkt dodatni.
    [few] Zostają { $credit } punkty dodatnie.
   *[many] Zostaje { $credit } punktów dodatnich.
  }
six-event-credit_lost = { $seat }: { $credit ->
    [one] jeden punkt dodatni przepada.
    [few] { $credit } punkty dodatnie przepadają.
   *[many] { $credit } punktów dodatnich przepada.
  }
six-event-special_discarded = { $seat }: karta { $special } idzie na wymianę za inną specjalną.
six-event-exchange_passed = { $seat }: tym razem bez wymiany karty specjalnej.
six-event-pile_shuffled = Odrzucone karty specjalne tworzą nowy stos dobierania: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
   *[many] { $count } kart.
  }
six-event-special_drawn = { $seat }: nowa karta specjalna. { $special }
six-event-round_ended = Koniec rundy { $round }. Byki w rundzie: { $cows }. Razem: { $scores }.
six-event-match_ended = Koniec rozgrywki. Byki: { $scores }.

six-error-not-asked = O to nikt Cię teraz nie pyta.
six-error-no-such-seat = Nie ma takiego miejsca przy stole.
six-error-bad-deal = Tych kart nie da się rozdać.
six-error-not-open = Karta { $card } nie leży odkryta.
six-error-not-in-hand = Nie masz na ręce karty { $card }.
six-error-no-such-row = Rzędu { $row } nie można zebrać.
six-error-not-held = Nie masz tej karty specjalnej.
six-error-not-playable = Ta karta specjalna nie może teraz zadziałać.
six-error-cannot-insert = Twoja karta nie pasuje do rzędu { $row }.
six-error-cannot-move = Karty { $card } nie można przesunąć.
six-error-cannot-receive = Do rzędu { $row } nie można przesunąć tej karty.
six-error-cannot-stop = Rzędu { $row } nie można zatrzymać.
six-error-cannot-turn = Karty { $card } nie ma w zebranym właśnie rzędzie.
six-error-cannot-pay = Za kartę { $card } nie można zapłacić.

six-draw-head = Runda { $round }
six-draw-pool = Odkryte karty:
six-draw-cows = { $cows ->
    [one] 1 byk
    [few] { $cows } byki
   *[many] { $cows } byków
  }
six-draw-full = pełny
six-draw-seat = { $name }: { $cows ->
    [one] 1 byk
    [few] { $cows } byki
   *[many] { $cows } byków
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
six-draw-queue = Do dołożenia:
six-draw-hand = Na ręce:
six-draw-specials = { $count ->
    [one] 1 karta specjalna
    [few] { $count } karty specjalne
   *[many] { $count } kart specjalnych
  }
six-draw-pile = Stos kart specjalnych: { $pile }. Odrzucone: { $discard }.
six-draw-held = Twoje karty specjalne:

board-name = 6. bierze! gra planszowa
board-tagline = Płytki na planszy pełnej pól specjalnych: jedne dają, inne zabierają, a ostatnie zbiera cały rząd.

board-variant-basic = Gra podstawowa
    .about = Niebieska strona planszy: płytki, pola specjalne i punkty.
board-variant-basic-lucky = Gra podstawowa z kartami szczęścia
    .about = Niebieska strona i karta szczęścia za każdą koniczynkę w drodze w dół.
board-variant-advanced = Gra zaawansowana
    .about = Czerwona strona i karty akcji zagrywane przed położeniem płytki.
board-variant-advanced-lucky = Gra zaawansowana z kartami szczęścia
    .about = Czerwona strona z kartami akcji i kartami szczęścia.

board-option-place_first = Połóż na początku
    .about = Jak daleko przesuwają się płytki rzędu, gdy kładzie się przed nimi kolejną.
board-option-board = Plansza
    .about = Własny plik z planszą: pola, byki i koniczynki. Bez niego gra się na domowej planszy.
board-place_first-all = przesuwają się wszystkie
board-place_first-to_gap = przesuwają się do pierwszej luki

board-card-another_tile = Połóż kolejną płytkę
board-card-ascending_anywhere = Rosnąco gdziekolwiek
board-card-place_first = Połóż na początku
board-card-skip = Pominięcie
board-card-stop = Stop!
board-card-swap = Wymiana płytki
board-card-gain_5 = Zysk 5 punktów
board-card-positive_cows = Dodatnie byki

board-source-points = punkty z pola
board-source-cows = byki z płytki
board-source-row = byki z rzędu
board-source-positive_cows = Dodatnie byki
board-source-gain_5 = Zysk 5 punktów
board-source-tiles_held = pozostałe płytki
board-source-cards_held = niezagrane karty akcji
board-goes-out = poza grę
board-goes-behind = za zasłonkę
board-what-tile = płytki
board-what-card = karty akcji

board-prompt-pick_tile = Którą płytkę wybierasz?
board-prompt-pick_tiles = Które dwie płytki wybierasz?
board-prompt-play_card = Zagrywasz kartę czy od razu kładziesz płytkę?
board-prompt-swap_tile = Którą płytkę odkrywasz w zamian?
board-prompt-add_tile = Którą jeszcze płytkę odkrywasz?
board-prompt-stop_row = Który rząd zatrzymujesz?
board-prompt-place_first = Na początku którego rzędu kładziesz płytkę?
board-prompt-place_anywhere = Na końcu którego rzędu kładziesz płytkę?
board-prompt-count_plus = Które płytki liczą się na plus?
board-prompt-take_lucky = Którą kartę szczęścia bierzesz?
board-prompt-move_tile = Do którego pustego rzędu przechodzi Twoja płytka?

board-first = Wybierz płytkę. Trafia do rzędu z najbliższym niższym końcem i uruchamia swoje pole. Wygrywa, kto ma najwięcej punktów.

board-action-deal = Rozdaj { $tiles }
board-action-deal_cards = Rozdaj { $cards }
board-action-draw_tile = Dobierz { $tile }
board-action-draw_card = Dobierz { $card }
board-action-pick_tile = { $tile }
board-action-pick_tiles = { $tiles }
board-action-place_tile = Połóż płytkę
board-action-play_card = { $card }
board-action-swap_tile = { $tile }
board-action-add_tile = { $tile }
board-action-stop_row = Rząd { $row }
board-action-place_first = Rząd { $row }
board-action-place_anywhere = Rząd { $row }
board-action-count_plus = { $tiles }
board-action-take_lucky = { $card }
board-action-move_tile = Rząd { $row }

board-preview-tile_lands = { $kind ->
    [points] Rząd { $row }, pole { $place }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
      }.
    [cows] Rząd { $row }, pole { $place }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
      }.
    [take_cows] Zabiera rząd { $row }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
      }.
    [take_tiles] Zabiera rząd { $row }: płytki za zasłonkę: { $count }.
    [tile] Rząd { $row }, pole { $place }: dobierasz płytkę.
    [card] Rząd { $row }, pole { $place }: dobierasz kartę akcji.
   *[plain] Rząd { $row }, pole { $place }: nic się nie dzieje.
  }
board-preview-tiles_land = Obie płytki razem: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }.

board-event-tiles_dealt = { $seat }: { $count ->
    [one] za zasłonkę trafia jedna płytka.
    [few] za zasłonkę trafiają { $count } płytki.
   *[many] za zasłonkę trafia { $count } płytek.
  } { $tiles }
board-event-cards_dealt = { $seat }: { $count ->
    [one] na rękę trafia jedna karta akcji.
    [few] na rękę trafiają { $count } karty akcji.
   *[many] na rękę trafia { $count } kart akcji.
  } { $cards }
board-event-rows_laid = Cztery rzędy zaczynają się od płytek { $starts }.
board-event-turn_started = Tura { $turn }: { $count ->
    [one] każdy kładzie jedną płytkę.
    [few] każdy kładzie { $count } płytki.
   *[many] każdy kładzie { $count } płytek.
  }
board-event-tiles_picked = { $seat }: wybór dokonany. { $tiles }
board-event-tiles_revealed = Odkryte płytki: { $reveals }.
board-event-card_played = { $seat }: karta { $card } zagrana do płytki { $tile }.
board-event-tile_swapped = { $seat }: płytka { $tile } wraca, a zamiast niej jest { $new_tile }.
board-event-tile_added = { $seat }: odkryta jest też płytka { $tile }. Do położenia: { $reveals }.
board-event-row_stopped = { $seat }: rząd { $row } jest zatrzymany.
board-event-row_chosen = { $seat }: płytka { $tile } trafi do rzędu { $row }.
board-event-stop_lifted = Rząd { $row } jest znów otwarty.
board-event-tiles_shifted = { $seat }: w rzędzie { $row } o jedno pole w prawo: { $tiles }.
board-event-tile_placed = { $seat }: płytka { $tile } trafia do rzędu { $row } na pole { $space }.
board-event-score_changed = { $seat }: { $source } ({ $points }), wynik { $score }.
board-event-row_taken = { $seat }: płytka { $tile } zbiera rząd { $row }, { $goes } trafia { $tiles }: { $cows ->
    [one] jeden byk.
    [few] { $cows } byki.
   *[many] { $cows } byków.
  } { $plus_count ->
    [0] { "" }
   *[other] Na plus liczy się { $plus }.
  }
board-event-tile_moved = { $seat }: płytka { $tile } przechodzi z rzędu { $from_row } do rzędu { $row }.
board-event-lucky_taken = { $seat }: karta szczęścia { $card }.
board-event-tile_drawn = { $seat }: nowa płytka z zapasu. { $tile }
board-event-card_drawn = { $seat }: nowa karta akcji. { $card }
board-event-pile_remade = Stos kart odrzuconych staje się stosem dobierania: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
   *[many] { $count } kart.
  }
board-event-nothing_drawn = { $seat }: do dobrania nie ma już żadnej { $what }.
board-event-hand_shown = { $seat }: zasłonka idzie w górę. { $tiles_count ->
    [0] Brak płytek.
   *[other] Płytki: { $tiles }.
  } { $cards_count ->
    [0] Brak kart akcji.
   *[other] Karty akcji: { $cards }.
  }
board-event-match_ended = Koniec rozgrywki. Punkty: { $scores }.

board-error-not-asked = O to nikt Cię teraz nie pyta.
board-error-bad-deal = Tak nie da się rozdać.
board-error-wrong-count = Musisz wybrać { $count ->
    [one] jedną płytkę.
    [few] { $count } płytki.
   *[many] { $count } płytek.
  }
board-error-not-behind-screen = Nie masz płytki { $tile } za zasłonką.
board-error-lower-first = Podaj dwie różne płytki, najpierw niższą.
board-error-not-held = Nie masz takiej karty.
board-error-cannot-play = Ta karta nic teraz nie da tej płytce.
board-error-not-offered = Nie ma takiej możliwości.
board-error-not-empty = Twoja płytka nie może przejść do rzędu { $row }.
board-error-not-in-supply = Płytki { $tile } nie ma w zapasie.
board-error-not-in-pile = Takiej karty nie ma na stosie.

board-draw-head = Tura { $turn }
board-draw-seat = { $name }: { $score }, { $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
  }
board-draw-seat-cards = · { $cards ->
    [one] 1 karta akcji
    [few] { $cards } karty akcji
   *[many] { $cards } kart akcji
  }
board-draw-known = znane:
board-draw-supply = { $count ->
    [one] 1 płytka w zapasie
    [few] { $count } płytki w zapasie
   *[many] { $count } płytek w zapasie
  }
board-draw-pile = karty akcji: na stosie { $count }, odrzucone { $discarded }
board-draw-lucky-pile = karty szczęścia:
board-draw-moving = Przechodzi:
board-draw-queue = Do położenia:
board-draw-hand = Twoje płytki:
board-draw-cards = Twoje karty akcji:

board-web-board = Plansza
board-web-track = Wyniki: { $scores }. Koniczynki: { $clovers }.
board-web-lane = Wybrane i odkryte płytki
board-web-moves = przechodzi
board-web-hand = Twoje płytki
board-web-tile = { $tile }, { $cows ->
    [one] 1 byk
    [few] { $cows } byki
   *[many] { $cows } byków
  }
board-web-row = Rząd { $row }{ $count ->
    [0] , bez płytek
   *[other] : { $tiles }
  }; wolne: { $spaces }{ $stopped ->
    [0] { "" }
   *[other] ; zatrzymany
  }
board-web-piles = Stosy
board-web-supply = { $count ->
    [one] 1 płytka w zapasie
    [few] { $count } płytki w zapasie
   *[many] { $count } płytek w zapasie
  }
board-web-pile = Karty akcji: { $count }, odrzucone: { $discarded }
board-web-lucky = { $card }, zostało { $count }
board-web-cards = Twoje karty
board-web-card = { $card }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-web-cards-held = { $count ->
    [one] 1 karta akcji
    [few] { $count } karty akcji
   *[many] { $count } kart akcji
  }
board-web-legend = Co robią pola
board-web-legend-points = Zyskujesz lub tracisz tyle punktów
board-web-legend-green = Zyskujesz byki swojej płytki, przy dwóch bykach podwójnie
board-web-legend-red = Tracisz byki swojej płytki, przy dwóch bykach podwójnie
board-web-legend-two = Dopóki rząd jest aktywny, każdy kładzie dwie płytki
board-web-legend-tile = Dobierz płytkę
board-web-legend-card = Dobierz kartę akcji
board-web-legend-take_cows = Weź rząd i strać jego byki
board-web-legend-take_tiles = Weź płytki rzędu za zasłonkę
board-web-space-plain = nic
board-web-space-gain = { $amount ->
    [one] zysk 1 punktu
    [few] zysk { $amount } punktów
   *[many] zysk { $amount } punktów
  }
board-web-space-lose = { $amount ->
    [one] strata 1 punktu
    [few] strata { $amount } punktów
   *[many] strata { $amount } punktów
  }
board-web-space-green = { $amount ->
    [one] zysk byków
    [few] podwójny zysk byków
   *[many] podwójny zysk byków
  }
board-web-space-red = { $amount ->
    [one] strata byków
    [few] podwójna strata byków
   *[many] podwójna strata byków
  }
board-web-space-two = dwie płytki
board-web-space-tile = dobranie płytki
board-web-space-card = dobranie karty akcji
board-web-space-take_cows = zbiera rząd, tracisz jego byki
board-web-space-take_tiles = zbiera płytki rzędu
board-web-about-another_tile = Odkrywasz jeszcze jedną płytkę. Swoje odkryte płytki kładziesz od razu, najniższą jako pierwszą, zanim gra pójdzie dalej.
board-web-about-ascending_anywhere = Płytkę możesz położyć za dowolnym niższym końcem rzędu, nie tylko za najbliższym.
board-web-about-place_first = Płytka staje się pierwszą w rzędzie, który zaczyna się wyższą liczbą. Płytki tego rzędu przesuwają się o jedno pole w prawo, a wolne pola, na które przy tym trafią, działają dla Ciebie.
board-web-about-skip = Następne wolne pole zostaje puste, a płytka trafia na kolejne. Ostatniego pola rzędu nie można pominąć.
board-web-about-stop = Na koniec aktywnego rzędu trafia żeton STOP. Dopóki ktoś nie zbierze rzędu, nie wolno tam nic położyć.
board-web-about-swap = Płytka wraca za zasłonkę, a zamiast niej odkrywasz inną, którą kładzie się od razu.
board-web-about-gain_5 = Pole pod Twoją płytką liczy się jako +5 zamiast tego, co robi zwykle.
board-web-about-positive_cows = Twoja płytka zbiera rząd, a dwie jego płytki liczą Ci się na plus. Które, wybierasz Ty.
board-web-brief-another_tile = Połóż od razu jeszcze jedną.
board-web-brief-ascending_anywhere = Za dowolnym niższym końcem.
board-web-brief-place_first = Twoja płytka zaczyna rząd.
board-web-brief-skip = Jedno pole zostaje puste.
board-web-brief-stop = Zamknij na jakiś czas rząd.
board-web-brief-swap = Połóż zamiast niej inną.
board-web-brief-gain_5 = Twoje pole daje +5.
board-web-brief-positive_cows = Dwie zebrane płytki dają plus.

board-name = 6 bere! desková hra
board-tagline = Destičky na plánu plném speciálních políček: něco dají, něco vezmou a poslední bere celou řadu.

board-variant-basic = Základní hra
    .about = Modrá strana plánu: destičky, speciální políčka a body.
board-variant-basic-lucky = Základní hra se šťastnými kartami
    .about = Modrá strana a šťastná karta za každý čtyřlístek cestou dolů.
board-variant-advanced = Pokročilá hra
    .about = Červená strana a akční karty, které se hrají před položením destičky.
board-variant-advanced-lucky = Pokročilá hra se šťastnými kartami
    .about = Červená strana s akčními i šťastnými kartami.

board-option-place_first = Polož na začátek
    .about = Jak daleko se posunou destičky řady, když se před ně položí další.
board-option-board = Herní plán
    .about = Vlastní soubor s plánem: políčka, krávy a čtyřlístky. Bez něj se hraje na domácím plánu.
board-place_first-all = posunou se všechny
board-place_first-to_gap = posunou se až k první mezeře

board-card-another_tile = Polož další destičku
board-card-ascending_anywhere = Vzestupně kamkoli
board-card-place_first = Polož na začátek
board-card-skip = Vynechání
board-card-stop = Stop!
board-card-swap = Výměna destičky
board-card-gain_5 = Zisk 5 bodů
board-card-positive_cows = Kladné krávy

board-source-points = body políčka
board-source-cows = krávy destičky
board-source-row = krávy řady
board-source-positive_cows = Kladné krávy
board-source-gain_5 = Zisk 5 bodů
board-source-tiles_held = zbylé destičky
board-source-cards_held = nezahrané akční karty
board-goes-out = ze hry
board-goes-behind = za zástěnu
board-what-tile = destička
board-what-card = akční karta

board-prompt-pick_tile = Kterou destičku vybíráš?
board-prompt-pick_tiles = Které dvě destičky vybíráš?
board-prompt-play_card = Zahraješ kartu, nebo destičku rovnou položíš?
board-prompt-swap_tile = Kterou destičku odkryješ výměnou?
board-prompt-add_tile = Kterou další destičku odkryješ?
board-prompt-stop_row = Kterou řadu zastavíš?
board-prompt-place_first = Na začátek které řady destičku položíš?
board-prompt-place_anywhere = Na konec které řady destičku položíš?
board-prompt-count_plus = Které destičky se počítají do plusu?
board-prompt-take_lucky = Kterou šťastnou kartu si bereš?
board-prompt-move_tile = Do které prázdné řady se destička přesune?

board-first = Vyber destičku. Jde do řady s nejbližším nižším koncem a spustí své políčko. Vyhrává, kdo má nejvíce bodů.

board-action-deal = Rozdat { $tiles }
board-action-deal_cards = Rozdat { $cards }
board-action-draw_tile = Dobrat { $tile }
board-action-draw_card = Dobrat { $card }
board-action-pick_tile = { $tile }
board-action-pick_tiles = { $tiles }
board-action-place_tile = Položit destičku
board-action-play_card = { $card }
board-action-swap_tile = { $tile }
board-action-add_tile = { $tile }
board-action-stop_row = Řada { $row }
board-action-place_first = Řada { $row }
board-action-place_anywhere = Řada { $row }
board-action-count_plus = { $tiles }
board-action-take_lucky = { $card }
board-action-move_tile = Řada { $row }

board-preview-tile_lands = { $kind ->
    [points] Řada { $row }, políčko { $place }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
      }.
    [cows] Řada { $row }, políčko { $place }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
      }.
    [take_cows] Vezme řadu { $row }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
      }.
    [take_tiles] Vezme řadu { $row }: destičky za zástěnu: { $count }.
    [tile] Řada { $row }, políčko { $place }: dobereš si destičku.
    [card] Řada { $row }, políčko { $place }: dobereš si akční kartu.
   *[plain] Řada { $row }, políčko { $place }: nic se nestane.
  }
board-preview-tiles_land = Obě destičky dohromady: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
  }.

board-event-tiles_dealt = { $seat }: { $count ->
    [one] za zástěnu jde jedna destička.
    [few] za zástěnu jdou { $count } destičky.
   *[other] za zástěnu jde { $count } destiček.
  } { $tiles }
board-event-cards_dealt = { $seat }: { $count ->
    [one] do ruky jde jedna akční karta.
    [few] do ruky jdou { $count } akční karty.
   *[other] do ruky jde { $count } akčních karet.
  } { $cards }
board-event-rows_laid = Čtyři řady začínají destičkami { $starts }.
board-event-turn_started = Tah { $turn }: { $count ->
    [one] každý pokládá jednu destičku.
    [few] každý pokládá { $count } destičky.
   *[other] každý pokládá { $count } destiček.
  }
board-event-tiles_picked = { $seat }: vybráno. { $tiles }
board-event-tiles_revealed = Odkryto: { $reveals }.
board-event-card_played = { $seat }: karta { $card } se hraje k destičce { $tile }.
board-event-tile_swapped = { $seat }: destička { $tile } se vrací a místo ní je tu { $new_tile }.
board-event-tile_added = { $seat }: odkrývá se i destička { $tile }. K položení: { $reveals }.
board-event-row_stopped = { $seat }: řada { $row } je zastavená.
board-event-row_chosen = { $seat }: destička { $tile } míří do řady { $row }.
board-event-stop_lifted = Řada { $row } je zase otevřená.
board-event-tiles_shifted = { $seat }: v řadě { $row } se o políčko doprava posouvá { $tiles }.
board-event-tile_placed = { $seat }: destička { $tile } jde do řady { $row } na políčko { $space }.
board-event-score_changed = { $seat }: { $source } ({ $points }), skóre { $score }.
board-event-row_taken = { $seat }: destička { $tile } bere řadu { $row }, { $goes } jde { $tiles }: { $cows ->
    [one] jedna kráva.
    [few] { $cows } krávy.
   *[other] { $cows } krav.
  } { $plus_count ->
    [0] { "" }
   *[other] Do plusu se počítá { $plus }.
  }
board-event-tile_moved = { $seat }: destička { $tile } se přesouvá z řady { $from_row } do řady { $row }.
board-event-lucky_taken = { $seat }: šťastná karta { $card }.
board-event-tile_drawn = { $seat }: nová destička ze zásoby. { $tile }
board-event-card_drawn = { $seat }: nová akční karta. { $card }
board-event-pile_remade = Z odhazovacího balíčku je nový dobírací: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
   *[other] { $count } karet.
  }
board-event-nothing_drawn = { $seat }: { $what } k dobrání už žádná není.
board-event-hand_shown = { $seat }: zástěna jde nahoru. { $tiles_count ->
    [0] Žádné destičky.
   *[other] Destičky: { $tiles }.
  } { $cards_count ->
    [0] Žádné akční karty.
   *[other] Akční karty: { $cards }.
  }
board-event-match_ended = Partie končí. Body: { $scores }.

board-error-not-asked = Na tohle se tě teď nikdo neptá.
board-error-bad-deal = Takhle rozdat nejde.
board-error-wrong-count = Musíš vybrat { $count ->
    [one] jednu destičku.
    [few] { $count } destičky.
   *[other] { $count } destiček.
  }
board-error-not-behind-screen = Destičku { $tile } za zástěnou nemáš.
board-error-lower-first = Zadej dvě různé destičky, nižší jako první.
board-error-not-held = Takovou kartu nemáš.
board-error-cannot-play = Tato karta by teď této destičce nijak nepomohla.
board-error-not-offered = Tahle možnost v nabídce není.
board-error-not-empty = Do řady { $row } se destička přesunout nemůže.
board-error-not-in-supply = Destička { $tile } v zásobě není.
board-error-not-in-pile = Taková karta v balíčku není.

board-draw-head = Tah { $turn }
board-draw-seat = { $name }: { $score }, { $tiles ->
    [one] 1 destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
  }
board-draw-seat-cards = · { $cards ->
    [one] 1 akční karta
    [few] { $cards } akční karty
   *[other] { $cards } akčních karet
  }
board-draw-known = známé:
board-draw-supply = { $count ->
    [one] 1 destička v zásobě
    [few] { $count } destičky v zásobě
   *[other] { $count } destiček v zásobě
  }
board-draw-pile = akční karty: v balíčku { $count }, odhozené { $discarded }
board-draw-lucky-pile = šťastné karty:
board-draw-moving = Přesouvá se:
board-draw-queue = K položení:
board-draw-hand = Tvoje destičky:
board-draw-cards = Tvoje akční karty:

board-web-board = Herní plán
board-web-track = Skóre: { $scores }. Čtyřlístky: { $clovers }.
board-web-lane = Vybrané a odkryté destičky
board-web-moves = přesouvá se
board-web-hand = Tvoje destičky
board-web-tile = { $tile }, { $cows ->
    [one] 1 kráva
    [few] { $cows } krávy
   *[other] { $cows } krav
  }
board-web-row = Řada { $row }{ $count ->
    [0] , žádná destička
   *[other] : { $tiles }
  }; volné: { $spaces }{ $stopped ->
    [0] { "" }
   *[other] ; zastavená
  }
board-web-piles = Balíčky
board-web-supply = { $count ->
    [one] 1 destička v zásobě
    [few] { $count } destičky v zásobě
   *[other] { $count } destiček v zásobě
  }
board-web-pile = Akční karty: { $count }, odhozené: { $discarded }
board-web-lucky = { $card }, zbývá { $count }
board-web-cards = Tvoje karty
board-web-card = { $card }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
board-web-cards-held = { $count ->
    [one] 1 akční karta
    [few] { $count } akční karty
   *[other] { $count } akčních karet
  }
board-web-legend = Co dělají políčka
board-web-legend-points = Získáš nebo ztratíš tolik bodů
board-web-legend-green = Získáš krávy své destičky, za dvě krávy dvakrát
board-web-legend-red = Ztratíš krávy své destičky, za dvě krávy dvakrát
board-web-legend-two = Dokud je řada aktivní, pokládá každý dvě destičky
board-web-legend-tile = Dober si destičku
board-web-legend-card = Dober si akční kartu
board-web-legend-take_cows = Vezmi si řadu a ztrať její krávy
board-web-legend-take_tiles = Vezmi si destičky řady za zástěnu
board-web-space-plain = nic
board-web-space-gain = { $amount ->
    [one] zisk 1 bodu
    [few] zisk { $amount } bodů
   *[other] zisk { $amount } bodů
  }
board-web-space-lose = { $amount ->
    [one] ztráta 1 bodu
    [few] ztráta { $amount } bodů
   *[other] ztráta { $amount } bodů
  }
board-web-space-green = { $amount ->
    [one] zisk krav
    [few] dvojnásobný zisk krav
   *[other] dvojnásobný zisk krav
  }
board-web-space-red = { $amount ->
    [one] ztráta krav
    [few] dvojnásobná ztráta krav
   *[other] dvojnásobná ztráta krav
  }
board-web-space-two = dvě destičky
board-web-space-tile = dobrání destičky
board-web-space-card = dobrání akční karty
board-web-space-take_cows = bere řadu, ztrácíš její krávy
board-web-space-take_tiles = bere destičky řady
board-web-about-another_tile = Odkryješ ještě jednu destičku. Své odkryté destičky položíš hned, nejnižší jako první, a teprve pak se pokračuje dál.
board-web-about-ascending_anywhere = Destičku smíš položit za kterýkoli nižší konec řady, nejen za ten nejbližší.
board-web-about-place_first = Destička se stane první v řadě, která začíná vyšším číslem. Destičky té řady se posunou o políčko doprava a nově obsazená políčka platí pro tebe.
board-web-about-skip = Další volné políčko zůstane prázdné a destička jde až na to následující. Poslední políčko řady vynechat nejde.
board-web-about-stop = Na konec jedné aktivní řady přijde žeton STOP. Dokud si někdo nevezme řadu, nesmí se tam nic položit.
board-web-about-swap = Destička se vrátí za zástěnu a místo ní odkryješ jinou, která se hned položí.
board-web-about-gain_5 = Políčko pod tvou destičkou se počítá jako +5 místo toho, co dělá obvykle.
board-web-about-positive_cows = Tvoje destička bere řadu a dvě její destičky se ti počítají do plusu. Které, to si vybereš.
board-web-brief-another_tile = Polož hned ještě jednu.
board-web-brief-ascending_anywhere = Za kterýkoli nižší konec.
board-web-brief-place_first = Tvoje destička začne řadu.
board-web-brief-skip = Jedno políčko zůstane prázdné.
board-web-brief-stop = Zavři na čas jednu řadu.
board-web-brief-swap = Polož místo ní jinou.
board-web-brief-gain_5 = Tvoje políčko platí +5.
board-web-brief-positive_cows = Dvě vzaté destičky dají plus.

board-name = 6 nimmt! board game
board-tagline = Tiles on a board of special spaces: some pay, some cost, and the last of a row takes it.

board-variant-basic = Basic game
    .about = The blue side of the board: tiles, special spaces and points.
board-variant-basic-lucky = Basic game with lucky cards
    .about = The blue side, and a lucky card for each clover passed on the way down.
board-variant-advanced = Advanced game
    .about = The red side, with action cards to play before a tile is placed.
board-variant-advanced-lucky = Advanced game with lucky cards
    .about = The red side, with action cards and lucky cards.

board-option-place_first = Place first
    .about = How far the tiles of a row move when a tile is put before them.
board-option-board = Board
    .about = A board file of your own: spaces, cows and clovers. The house board is used without one.
board-place_first-all = all tiles move
board-place_first-to_gap = tiles move up to the first gap

board-card-another_tile = Another tile
board-card-ascending_anywhere = Ascending anywhere
board-card-place_first = Place first
board-card-skip = Skip
board-card-stop = Stop
board-card-swap = Swap
board-card-gain_5 = Gain 5
board-card-positive_cows = Positive cows

board-source-points = points of the space
board-source-cows = cows of the tile
board-source-row = cows of the row
board-source-positive_cows = Positive cows
board-source-gain_5 = Gain 5
board-source-tiles_held = tiles still held
board-source-cards_held = action cards not played
board-goes-out = out of the game
board-goes-behind = behind the screen
board-what-tile = tile
board-what-card = action card

board-prompt-pick_tile = Which tile do you pick?
board-prompt-pick_tiles = Which two tiles do you pick?
board-prompt-play_card = Do you play a card, or place your tile as it is?
board-prompt-swap_tile = Which tile do you reveal in exchange?
board-prompt-add_tile = Which tile do you reveal as well?
board-prompt-stop_row = Which row do you stop?
board-prompt-place_first = Which row does your tile go to the start of?
board-prompt-place_anywhere = Which row does your tile go to the end of?
board-prompt-count_plus = Which tiles count plus?
board-prompt-take_lucky = Which lucky card do you take?
board-prompt-move_tile = Which empty row does your tile move on to?

board-first = Pick a tile. It goes to the row with the nearest lower end and sets off its space. The most points win.

board-action-deal = Deal { $tiles }
board-action-deal_cards = Deal { $cards }
board-action-draw_tile = Draw { $tile }
board-action-draw_card = Draw { $card }
board-action-pick_tile = { $tile }
board-action-pick_tiles = { $tiles }
board-action-place_tile = Place the tile
board-action-play_card = { $card }
board-action-swap_tile = { $tile }
board-action-add_tile = { $tile }
board-action-stop_row = Row { $row }
board-action-place_first = Row { $row }
board-action-place_anywhere = Row { $row }
board-action-count_plus = { $tiles }
board-action-take_lucky = { $card }
board-action-move_tile = Row { $row }

board-preview-tile_lands = { $kind ->
    [points] Row { $row }, space { $place }: { $score ->
        [one] { $score } point
       *[other] { $score } points
      }.
    [cows] Row { $row }, space { $place }: { $score ->
        [one] { $score } point
       *[other] { $score } points
      }.
    [take_cows] Takes row { $row }: { $score ->
        [one] { $score } point
       *[other] { $score } points
      }.
    [take_tiles] Takes row { $row }: tiles that go behind your screen: { $count }.
    [tile] Row { $row }, space { $place }: you draw a tile.
    [card] Row { $row }, space { $place }: you draw an action card.
   *[plain] Row { $row }, space { $place }: nothing happens.
  }
board-preview-tiles_land = Both tiles together: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.

board-event-tiles_dealt = { $seat }: { $count ->
    [one] one tile goes behind the screen.
   *[other] { $count } tiles go behind the screen.
  } { $tiles }
board-event-cards_dealt = { $seat }: { $count ->
    [one] one action card is dealt.
   *[other] { $count } action cards are dealt.
  } { $cards }
board-event-rows_laid = Four rows start with { $starts }.
board-event-turn_started = Turn { $turn }: { $count ->
    [one] one tile each.
   *[other] { $count } tiles each.
  }
board-event-tiles_picked = { $seat }: the pick is made. { $tiles }
board-event-tiles_revealed = Revealed: { $reveals }.
board-event-card_played = { $seat }: { $card } is played for the { $tile }.
board-event-tile_swapped = { $seat }: the { $tile } goes back, and the { $new_tile } is revealed.
board-event-tile_added = { $seat }: the { $tile } is revealed too. To be placed: { $reveals }.
board-event-row_stopped = { $seat }: row { $row } is stopped.
board-event-row_chosen = { $seat }: the { $tile } is to go to row { $row }.
board-event-stop_lifted = Row { $row } is open again.
board-event-tiles_shifted = { $seat }: in row { $row }, one space to the right: { $tiles }.
board-event-tile_placed = { $seat }: the { $tile } goes to row { $row }, space { $space }.
board-event-score_changed = { $seat }: { $source }, { $points }. Score: { $score }.
board-event-row_taken = { $seat }: the { $tile } takes row { $row }; { $goes }: { $tiles }, with { $cows ->
    [one] one cow.
   *[other] { $cows } cows.
  } { $plus_count ->
    [0] { "" }
   *[other] Counting plus: { $plus }.
  }
board-event-tile_moved = { $seat }: the { $tile } moves on from row { $from_row } to row { $row }.
board-event-lucky_taken = { $seat }: a lucky card, { $card }.
board-event-tile_drawn = { $seat }: a tile is drawn from the supply. { $tile }
board-event-card_drawn = { $seat }: an action card is drawn. { $card }
board-event-pile_remade = The discard pile is shuffled to be the draw pile: { $count ->
    [one] one card.
   *[other] { $count } cards.
  }
board-event-nothing_drawn = { $seat }: there is no { $what } left to draw.
board-event-hand_shown = { $seat }: the screen is lifted. { $tiles_count ->
    [0] No tiles.
   *[other] Tiles: { $tiles }.
  } { $cards_count ->
    [0] No action cards.
   *[other] Action cards: { $cards }.
  }
board-event-match_ended = The match is over. Points: { $scores }.

board-error-not-asked = This is not asked of you now.
board-error-bad-deal = This cannot be dealt.
board-error-wrong-count = You have to pick { $count ->
    [one] one tile.
   *[other] { $count } tiles.
  }
board-error-not-behind-screen = The { $tile } is not behind your screen.
board-error-lower-first = Name two different tiles, the lower one first.
board-error-not-held = You do not have that card.
board-error-cannot-play = That card can do nothing for this tile now.
board-error-not-offered = That is not among the choices.
board-error-not-empty = Your tile cannot move on to row { $row }.
board-error-not-in-supply = The { $tile } is not in the supply.
board-error-not-in-pile = That card is not in the pile.

board-draw-head = Turn { $turn }
board-draw-seat = { $name }: { $score }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }
board-draw-seat-cards = · { $cards ->
    [one] one action card
   *[other] { $cards } action cards
  }
board-draw-known = known:
board-draw-supply = { $count ->
    [one] one tile in the supply
   *[other] { $count } tiles in the supply
  }
board-draw-pile = action cards: { $count } in the pile, { $discarded } discarded
board-draw-lucky-pile = lucky cards:
board-draw-moving = Moves on:
board-draw-queue = To be placed:
board-draw-hand = Your tiles:
board-draw-cards = Your action cards:

board-web-board = Board
board-web-track = Scores: { $scores }. Clovers at { $clovers }.
board-web-lane = Tiles picked and revealed
board-web-moves = moves on
board-web-hand = Your tiles
board-web-tile = { $tile }, { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }
board-web-row = Row { $row }{ $count ->
    [0] , no tile
   *[other] : { $tiles }
  }; free: { $spaces }{ $stopped ->
    [0] { "" }
   *[other] ; stopped
  }
board-web-piles = Piles
board-web-supply = { $count ->
    [one] one tile in the supply
   *[other] { $count } tiles in the supply
  }
board-web-pile = Action cards: { $count }, discarded: { $discarded }
board-web-lucky = { $card }, { $count } left
board-web-cards = Your cards
board-web-card = { $card }, { $count ->
    [one] one card
   *[other] { $count } cards
  }
board-web-cards-held = { $count ->
    [one] one action card
   *[other] { $count } action cards
  }
board-web-legend = What the spaces do
board-web-legend-points = Gain or lose that many points
board-web-legend-green = Gain the cows of your tile, twice for two cows
board-web-legend-red = Lose the cows of your tile, twice for two cows
board-web-legend-two = Two tiles each while this row is in play
board-web-legend-tile = Draw a tile
board-web-legend-card = Draw an action card
board-web-legend-take_cows = Take the row and lose its cows
board-web-legend-take_tiles = Take the tiles of the row behind your screen
board-web-space-plain = nothing
board-web-space-gain = { $amount ->
    [one] gain one point
   *[other] gain { $amount } points
  }
board-web-space-lose = { $amount ->
    [one] lose one point
   *[other] lose { $amount } points
  }
board-web-space-green = { $amount ->
    [one] gain cows
   *[other] gain cows twice
  }
board-web-space-red = { $amount ->
    [one] lose cows
   *[other] lose cows twice
  }
board-web-space-two = two tiles
board-web-space-tile = draw a tile
board-web-space-card = draw an action card
board-web-space-take_cows = take the row, lose its cows
board-web-space-take_tiles = take the tiles of the row
board-web-about-another_tile = You reveal one more tile. Your revealed tiles are placed now, the lowest first, before anybody else goes on.
board-web-about-ascending_anywhere = Your tile may follow any lower end of a row, not only the nearest one.
board-web-about-place_first = Your tile becomes the first of a row that starts with a higher one. The tiles of that row move one space to the right, and those that come onto a free space set it off for you.
board-web-about-skip = The next free space stays empty, and your tile goes on the one after it. The last space of a row cannot be skipped.
board-web-about-stop = A STOP token goes to the end of a row in play. No tile may be placed there until somebody takes a row.
board-web-about-swap = Your tile goes back behind your screen, and you reveal another one that is placed at once.
board-web-about-gain_5 = The space your tile goes on counts as +5, in place of what it usually does.
board-web-about-positive_cows = Your tile takes the row, and two of its tiles count plus for you. You choose which.
board-web-brief-another_tile = Place one more tile now.
board-web-brief-ascending_anywhere = Follow any lower end.
board-web-brief-place_first = Begin a row with your tile.
board-web-brief-skip = Leave one space empty.
board-web-brief-stop = Close a row for now.
board-web-brief-swap = Place another tile instead.
board-web-brief-gain_5 = Your space counts as +5.
board-web-brief-positive_cows = Two tiles you take count plus.

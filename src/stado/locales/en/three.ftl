three-name = Three is one too many
three-tagline = Collect one card of each color, better two, and never a third.

three-variant-standard = Standard
    .about = Eighteen cards each, three rows, seven colors and two kinds of bonus.

three-option-colors = Colors
    .about = Which number has which color. The house colors are used unless you give a file of your own.

three-color-orange = orange
three-color-lilac = lilac
three-color-light-blue = light blue
three-color-red = red
three-color-turquoise = turquoise
three-color-magenta = magenta
three-color-green = green
three-color-neutral = neutral
three-color-start = start

three-letter-orange = O
three-letter-lilac = L
three-letter-light-blue = B
three-letter-red = R
three-letter-turquoise = T
three-letter-magenta = M
three-letter-green = G
three-letter-neutral = N
three-letter-start = S

three-shape-circle = circle
three-shape-square = square
three-shape-triangle = triangle
three-shape-diamond = diamond
three-shape-star = star
three-shape-hexagon = hexagon
three-shape-cross = cross
three-shape-ring = ring
three-shape-bar = bar

three-prompt-play_card = Which card do you play?

three-first = Play a card into its row. The fifth card of a row takes others: collect colors, but never a third card of one. The most points win.

three-action-deal = Deal { $cards }
three-action-draw_first = { $first_seat } begins
three-action-play_card = { $card }

three-preview-card_fits = Row { $row }, place { $place }: takes nothing.
three-preview-card_takes = Row { $row }: takes { $cards }, { $score ->
    [one] { $score } point
   *[other] { $score } points
  }. { $turned_count ->
    [0] { "" }
   *[other] One too many: { $turned }.
  }

three-event-rows_laid = The first cards go to their rows: { $cards }.
three-event-pile_dealt = { $seat }: { $count ->
    [one] one card is dealt face down.
   *[other] { $count } cards are dealt face down.
  }
three-event-cards_drawn = { $seat }: { $count ->
    [one] one card goes from the pile into the hand.
   *[other] { $count } cards go from the pile into the hand.
  } { $cards }
three-event-first_drawn = First to play: { $seat }.
three-event-card_played = { $seat }: the { $card } ({ $color }) goes to row { $row }.
three-event-cards_taken = { $seat }: { $cards_count ->
    [one] the fifth card of row { $row } takes the { $cards }.
   *[other] the fifth card of row { $row } takes { $cards_count } cards, { $cards }.
  }
three-event-card_collected = { $seat }: the { $card } is card number { $count } of { $color } face up.
three-event-neutral_left = { $seat }: the { $card } has no color and leaves the game.
three-event-color_turned = { $seat }: three of { $color } are one too many, and { $cards } are turned face down.
three-event-color_bonus_taken = { $seat }: all seven colors are face up. The color bonus is { $bonus ->
    [one] one point.
   *[other] { $bonus } points.
  }
three-event-seat_finished = { $seat }: all cards are played.
three-event-hand_left = { $seat }: { $count ->
    [one] the last card of the hand leaves the game.
   *[other] the last { $count } cards of the hand leave the game.
  } { $cards }
three-event-final_bonus_taken = { $seat }: { $colors ->
    [one] one color is face up.
   *[other] { $colors } colors are face up.
  } The final bonus is { $bonus ->
    [one] one point.
   *[other] { $bonus } points.
  }
three-event-seat_scored = { $seat }: single colors { $singles }, pairs { $pairs }, cards face down { $face_down }, color bonus { $color_bonus }, final bonus { $final_bonus }. In all { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
three-event-match_ended = The match is over. Points: { $scores }.

three-error-not-asked = This is not asked of you now.
three-error-not-your-turn = It is not your turn.
three-error-not-in-hand = The { $card } is not in your hand.
three-error-no-such-seat = There is no such seat.
three-error-bad-deal = These cards cannot be dealt.

three-draw-head = Turn { $turn } of { $turns }, color bonuses left: { $bonuses }
three-draw-full = full
three-draw-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, { $pile ->
    [0] no pile
   *[other] pile of { $pile }
  }
three-draw-bonus = (color bonus { $bonus })
three-draw-down = face down:
three-draw-hand = Your hand:
three-draw-takes = { $card } takes { $cards }

three-web-card = { $card }, { $color }
three-web-row = Row { $row }: { $cards }
three-web-turn = Turn { $turn } of { $turns }
three-web-bonuses = { $count ->
    [0] No color bonus is left
   *[other] Color bonuses left: { $bonuses }
  }
three-web-bonus = Color bonus { $bonus }
three-web-collection = { $name }: cards taken
three-web-color = { $color }: { $up } face up, { $down } face down
three-web-pile = { $count ->
    [0] No pile
    [one] One card in the pile
   *[other] { $count } cards in the pile
  }

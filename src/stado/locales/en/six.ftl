six-name = 6 nimmt!
six-tagline = Pick in secret, reveal together, and stay clear of the sixth card.

six-variant-classic = Classic
    .about = Ten secret picks a round, until somebody has gathered 66 cows.
six-variant-pro = Pro
    .about = A short deck that everybody knows, and hands drafted in the open.
six-variant-jubilee = Jubilee
    .about = Two rounds of twelve turns, with special cards that bend the rules.

six-option-limit = Limit of cows
    .about = The match ends after the round in which somebody has gathered that many cows.
six-option-limit_rule = What ends the match
    .about = Whether having exactly the limit is enough, or only having more.
six-option-rounds = Number of rounds
    .about = That many rounds are played, whatever the cows; the limit is set aside.
six-limit_rule-reach = reaching the limit
six-limit_rule-exceed = exceeding the limit
six-preset-cs-2019 = Czech edition, 2019
six-preset-sk-2019 = Slovak edition, 2019
six-preset-pl = Polish edition

six-special-fifth_row = Fifth row
six-special-seven_takes = Seven takes
six-special-insert = Insert
six-special-replace = Replace
six-special-move = Move
six-special-stop = Stop
six-special-minus_plus = Minus = Plus
six-web-brief-fifth_row = Your card starts a fifth row.
six-web-brief-seven_takes = In one row only the seventh takes.
six-web-brief-insert = Your card goes in between.
six-web-brief-replace = Play another card instead.
six-web-brief-move = Move a card to another row.
six-web-brief-stop = Nothing may enter or leave a row.
six-web-brief-minus_plus = One taken card pays for others.

six-prompt-draft_card = Which open card goes into your hand?
six-prompt-pick_card = Which card do you play?
six-prompt-take_row = Your card is low. Which row do you take?
six-prompt-play_special = Your card is next. Do you play a special with it?
six-prompt-insert_card = Into which row do you insert your card?
six-prompt-replace_card = Which card do you place instead?
six-prompt-move_card = Which card do you move?
six-prompt-move_into = Into which row does it go?
six-prompt-stop_row = Which row do you stop?
six-prompt-turn_card = Which card of the row turns to plus?
six-prompt-pay_card = Which card does the credit pay for?
six-prompt-exchange_special = Which special do you exchange for the top of the pile?

six-first = Pick a card. All are revealed at once; whoever lays the sixth card of a row takes it. The fewest cows win.

six-action-draw_first = { $first_seat } drafts first
six-action-deal = Deal { $cards }
six-action-draft_card = { $card }
six-action-pick_card = { $card }
six-action-take_row = Row { $row }
six-action-deal_specials = Deal { $specials }
six-action-shuffle_pile = Shuffle { $specials }
six-action-play_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] No special
  }
six-action-insert_card = Row { $row }
six-action-replace_card = { $card }
six-action-move_card = { $card }
six-action-move_into = Row { $row }
six-action-stop_row = Row { $row }
six-action-turn_card = { $card }
six-action-pay_card = { $card ->
    [one] { $card }
    [other] { $card }
   *[none] Nothing more
  }
six-action-exchange_special = { $special_raw ->
    [fifth_row] { six-special-fifth_row }
    [seven_takes] { six-special-seven_takes }
    [insert] { six-special-insert }
    [replace] { six-special-replace }
    [move] { six-special-move }
    [stop] { six-special-stop }
    [minus_plus] { six-special-minus_plus }
   *[none] Keep all
  }

six-preview-card_fits = { $risk ->
    [0] Row { $row }, place { $place }.
   *[other] Row { $row }, place { $place }. Should others fill it first, the cost is at least: { $risk ->
        [one] { $risk } cow
       *[other] { $risk } cows
      }.
  }
six-preview-card_takes = Takes row { $row }: { $score ->
    [one] { $score } cow
   *[other] { $score } cows
  }.
six-preview-card_too_low = Lower than the end of every row: you take one. The cheapest is row { $row }: { $score ->
    [one] { $score } cow
   *[other] { $score } cows
  }.

six-part-sixth = Sixth cards
six-part-low = Low cards
six-part-special = Special cards

six-turning = The { $piece } in round { $round } cost you { $amount ->
    [one] { $amount } cow
   *[other] { $amount } cows
  }.
    .other = { $name }: the { $piece } in round { $round } cost { $amount ->
        [one] { $amount } cow
       *[other] { $amount } cows
      }.

six-event-round_started = Round { $round } begins.
six-event-first_drawn = The first draft falls to { $seat }.
six-event-hand_dealt = { $seat }: { $count ->
    [one] one card is dealt.
   *[other] { $count } cards are dealt.
  } { $cards }
six-event-draft_opened = All cards of the round lie open: { $cards }. The first draft is for { $first_seat }.
six-event-card_drafted = { $seat }: the { $card } goes into the hand.
six-event-rows_laid = The rows start with { $starts }.
six-event-card_picked = { $seat }: the pick is made. { $card }
six-event-cards_revealed = Revealed: { $reveals }.
six-event-card_placed = { $seat }: the { $card } goes to row { $row }.
six-event-row_taken = { $seat }: row { $row } goes to the stack ({ $cards }): { $cows ->
    [one] one cow.
   *[other] { $cows } cows.
  }
six-event-specials_dealt = { $seat }: { $count ->
    [one] one special is dealt.
   *[other] { $count } specials are dealt.
  } { $specials }
six-event-special_offered = { $seat }: a special can be played with the { $card }.
six-event-special_passed = { $seat }: no special is played with the { $card }.
six-event-special_played = { $seat }: { $special } is played.
six-event-marker_laid = { $special } lies with row { $row }.
six-event-marker_cleared = { $special } no longer lies with row { $row }.
six-event-card_inserted = { $seat }: the { $card } is inserted into row { $row } as its card { $place }.
six-event-card_replaced = { $seat }: the { $card } goes back to the hand, and the { $shown } is placed instead.
six-event-card_lifted = { $seat }: the { $card } of row { $row } is to be moved.
six-event-card_moved = { $seat }: the { $card } moves from row { $from_row } into row { $to_row } as its card { $place }.
six-event-card_stacked = { $seat }: the { $card } goes to the stack too: { $cows ->
    [one] one cow.
   *[other] { $cows } cows.
  }
six-event-row_removed = Row { $row } is gone.
six-event-card_turned = { $seat }: the { $card } turns to plus, a credit of { $credit ->
    [one] one cow.
   *[other] { $credit } cows.
  }
six-event-card_paid = { $seat }: the { $card } is paid for. { $credit ->
    [0] No credit is left.
    [one] A credit of one cow is left.
   *[other] A credit of { $credit } cows is left.
  }
six-event-credit_lost = { $seat }: a credit of { $credit ->
    [one] one cow is lost.
   *[other] { $credit } cows is lost.
  }
six-event-special_discarded = { $seat }: { $special } is given up for another special.
six-event-exchange_passed = { $seat }: no special is exchanged.
six-event-pile_shuffled = The discard pile becomes the pile of specials: { $count ->
    [one] one card.
   *[other] { $count } cards.
  }
six-event-special_drawn = { $seat }: a special is drawn. { $special }
six-event-round_ended = Round { $round } is over. Cows of the round: { $cows }. In all: { $scores }.
six-event-match_ended = The match is over. Cows: { $scores }.

six-error-not-asked = This is not asked of you now.
six-error-no-such-seat = There is no such seat.
six-error-bad-deal = These cards cannot be dealt.
six-error-not-open = The { $card } does not lie open.
six-error-not-in-hand = The { $card } is not in your hand.
six-error-no-such-row = Row { $row } cannot be taken.
six-error-not-held = You do not hold this special.
six-error-not-playable = This special cannot do what it says now.
six-error-cannot-insert = Your card does not fit into row { $row }.
six-error-cannot-move = The { $card } cannot be moved.
six-error-cannot-receive = Row { $row } cannot receive the card.
six-error-cannot-stop = Row { $row } cannot be stopped.
six-error-cannot-turn = The { $card } is not in the row just taken.
six-error-cannot-pay = The { $card } cannot be paid for.

six-draw-head = Round { $round }
six-draw-pool = Open cards:
six-draw-cows = { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }
six-draw-full = full
six-draw-seat = { $name }: { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
six-draw-queue = To be placed:
six-draw-hand = Your hand:
six-draw-specials = { $count ->
    [one] one special
   *[other] { $count } specials
  }
six-draw-pile = Pile of specials: { $pile }. Discarded: { $discard }.
six-draw-held = Your specials:

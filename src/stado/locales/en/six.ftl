six-name = 6 nimmt!
six-tagline = Pick in secret, reveal together, and stay clear of the sixth card.

six-variant-classic = Classic
    .about = Ten secret picks a round, until somebody has gathered 66 cows.
six-variant-pro = Pro
    .about = A short deck that everybody knows, and hands drafted in the open.

six-option-limit = Limit of cows
    .about = The match ends after the round in which somebody has gathered so many cows.
six-option-limit_rule = What ends the match
    .about = Whether having exactly the limit is enough, or only having more.
six-option-rounds = Number of rounds
    .about = So many rounds are played, whatever the cows; the limit is set aside.
six-limit_rule-reach = reaching the limit
six-limit_rule-exceed = exceeding the limit
six-preset-cs-2019 = Czech edition, 2019
six-preset-sk-2019 = Slovak edition, 2019
six-preset-pl = Polish edition

six-prompt-draft_card = Which open card goes into your hand?
six-prompt-pick_card = Which card do you play?
six-prompt-take_row = Your card is low. Which row do you take?

six-action-draw_first = { $first_seat } drafts first
six-action-deal = Deal { $cards }
six-action-draft_card = { $card }
six-action-pick_card = { $card }
six-action-take_row = Row { $row }

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
six-event-round_ended = Round { $round } is over. Cows of the round: { $cows }. In all: { $scores }.
six-event-match_ended = The match is over. Cows: { $scores }.

six-error-not-asked = This is not asked of you now.
six-error-no-such-seat = There is no such seat.
six-error-bad-deal = These cards cannot be dealt.
six-error-not-open = The { $card } does not lie open.
six-error-not-in-hand = The { $card } is not in your hand.
six-error-no-such-row = There is no row { $row }.

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

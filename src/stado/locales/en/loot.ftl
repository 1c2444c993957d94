loot-name = Linko!
loot-tagline = Lay long groups, loot those of the others, and empty your hand in time.

loot-variant-standard = Standard
    .about = Whoever loots nobody may draw a card instead.
loot-variant-advanced = Advanced
    .about = No loot, no card: the rules of 2015.
loot-variant-expert = Expert
    .about = As advanced, and a lone 1 loots a lone 13 or a lone joker.

# A group of cards: some of a value, and jokers; 14 stands for jokers alone.
loot-group = { $value ->
    [14] { $jokers ->
        [one] one joker
       *[other] { $jokers } jokers
      }
   *[other] { $count } × { $value }{ $jokers ->
        [0] { "" }
        [one] { " " }and a joker
       *[other] { " " }and { $jokers } jokers
      }
  }
# A card, 14 being a joker; nothing for a card that is hidden.
loot-card = { $card ->
    [14] joker
   *[other] { $card }
  }
# A display card, and the 13s and jokers on it.
loot-heap = { loot-card }{ $thirteens ->
    [0] { "" }
   *[other] { " " }+ { $thirteens } × 13
  }{ $jokers ->
    [0] { "" }
    [one] { " " }+ a joker
   *[other] { " " }+ { $jokers } jokers
  }

loot-prompt-lay = Which cards do you lay?
loot-prompt-loot_shadow = Which group of the shadow do you loot?
loot-prompt-settle_loot = The group is looted. Do you take it into your hand, or leave it to its owner?
loot-prompt-settle_loss = Your group was looted and left to you. Do you take it back, or discard it and draw as many cards?
loot-prompt-draw_card = You have to draw. From where?
loot-prompt-draw_extra = There was nobody to loot. Do you draw a card?

loot-first = Lay one card, or several of one value: they loot lower groups of as many cards. Laid cards count plus, those in the hand minus. The most points win.

loot-action-draw_first = { $first_seat } goes first
loot-action-deal = Deal all cards
loot-action-lay = { loot-group }
loot-action-loot_shadow = Group of value { $value }
loot-action-settle_loot = { $choice }
loot-action-settle_loss = { $choice }
loot-action-draw_card = { $source_raw ->
    [display] { loot-heap }
   *[pile] { $source }
  }
loot-action-draw_extra = { $source_raw ->
    [display] { loot-heap }
   *[pile] { $source }
  }

loot-preview-group_lies = Loots nothing. It brings: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
loot-preview-group_loots = { $shadow_count ->
    [0] { "" }
   *[other] Loots from the shadow: { $shadow }.
  } { $victims_count ->
    [0] { "" }
   *[other] Loots: { $victims }.
  } It brings: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
loot-preview-group_ends = Your last cards end the match. They bring: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.

loot-choice-take = take it
loot-choice-leave = leave it
loot-choice-back = take it back
loot-choice-discard = discard it and draw
loot-source-display = from the display
loot-source-pile = from the pile
loot-source-pass = pass
loot-reason-hand = a hand is empty
loot-reason-cards = there is nothing left to draw
loot-reason-turns = the turns have run out

loot-event-first_drawn = The first turn falls to { $seat }.
loot-event-jokers_given = { $seat }: { $jokers ->
    [one] one joker to start with.
   *[other] { $jokers } jokers to start with.
  }
loot-event-hand_dealt = { $seat }: { $count ->
    [one] one card is dealt.
   *[other] { $count } cards are dealt.
  }
loot-event-turn_started = Turn { $turn }: the paw goes to { $seat }.
loot-event-group_laid = { $seat }: { loot-group } on the table.
loot-event-shadow_looted = { $seat }: looted from the shadow, { $count } × { $value } go into the hand.
loot-event-shadow_filled = The shadow is filled up: { $cards }.
loot-event-heap_grown = { $card ->
    [14] A joker
   *[other] A { $card }
  } turns up and goes onto display card { $space }.
loot-event-group_looted = { $seat }: looted from { $victim_seat }, { loot-group }.
loot-event-group_taken = { $seat }: the looted group goes into the hand.
loot-event-group_left = { $seat }: the group is left to { $victim_seat }.
loot-event-group_returned = { $seat }: the group goes back into the hand.
loot-event-group_discarded = { $seat }: the group is discarded.
loot-event-pile_drawn = { $seat }: a card from the pile. { loot-card }
loot-event-display_drawn = { $seat }: from the display, { loot-heap }.
loot-event-draw_passed = { $seat }: nothing is drawn.
loot-event-display_filled = { $cards_count ->
    [one] One card joins the display.
   *[other] { $cards_count } cards join the display.
  }
loot-event-match_ended = The match is over: { $reason }. Points: { $scores }. Cards in hand: { $hand_sizes }.

loot-error-not-asked = This is not asked of you now.
loot-error-no-such-seat = There is no such seat.
loot-error-bad-deal = These cards cannot be dealt.
loot-error-no-such-group = A group is one card, or several of one value, with or without jokers.
loot-error-not-in-hand = These cards are not in your hand.
loot-error-no-such-prey = The group you laid loots no such group of the shadow.
loot-error-pile-empty = The draw pile is empty.
loot-error-not-in-display = There is no such card in the display.

loot-draw-head = Turn { $turn }: { $seat }
loot-draw-display = Display:
loot-draw-pile = Draw pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, discarded: { $discarded }
loot-draw-shadow = Shadow:
loot-draw-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
loot-draw-known = known in hand:
loot-draw-looted = Looted from { $name }:
loot-draw-owed = { $name } draws: { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to come
loot-draw-hand = Your hand:

loot-web-display = Display
loot-web-shadow = Shadow
loot-web-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
  }
loot-web-discard = { $count ->
    [0] Nothing is discarded
    [one] One card is discarded
   *[other] { $count } cards are discarded
  }
loot-web-nothing = { $name }: nothing is laid
loot-web-layers = { $name }: { $group } on top{ $count ->
    [0] { "" }
   *[other] , and below it { $covered }
  }
loot-web-looted-label = { $name }: { $group } looted{ $count ->
    [0] { "" }
   *[other] , and below it { $covered }
  }
loot-web-looted = looted
loot-web-owed = draws { $count }
loot-web-paw = has the paw
loot-web-total = { $count ->
    [one] one card laid
   *[other] { $count } cards laid
  }
loot-web-card = { loot-card }, card { $index } of { $count }
loot-web-all = Choose all { $count } × { loot-card }

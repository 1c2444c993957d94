crown-name = Crown
crown-tagline = Pick a card in secret: the highest takes the crown.
crown-first = Pick a card in secret: the highest takes the crown. The most crowns win.

crown-variant-standard = Standard
    .about = Three cards each, one crown a turn.

crown-prompt-pick_card = Which card do you pick?

crown-action-pick_card = { $card }

crown-event-hand_dealt = { $seat }: three cards are dealt. { $cards }
crown-event-card_picked = { $seat }: a card is picked. { $card }
crown-event-crown_taken = { $seat }: the highest of { $cards } takes the crown.

crown-error-not-asked = This is not asked of you now.
crown-error-not-in-hand = The { $card } is not in your hand.
crown-error-bad-deal = These cards cannot be dealt.

crown-web-crowns = Crowns

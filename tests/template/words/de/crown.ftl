crown-name = Krone
crown-tagline = Wähle heimlich eine Karte: Die höchste nimmt die Krone.
crown-first = Wähle verdeckt eine Karte: Die höchste nimmt die Krone. Die meisten Kronen gewinnen.

crown-variant-standard = Standard
    .about = Drei Karten für jeden, eine Krone je Zug.

crown-prompt-pick_card = Welche Karte wählst du?

crown-action-pick_card = { $card }

crown-event-hand_dealt = { $seat }: drei Karten werden verteilt. { $cards }
crown-event-card_picked = { $seat }: eine Karte ist gewählt. { $card }
crown-event-crown_taken = { $seat }: die höchste von { $cards } nimmt die Krone.

crown-error-not-asked = Das wird gerade nicht gefragt.
crown-error-not-in-hand = Die { $card } ist nicht auf deiner Hand.
crown-error-bad-deal = Diese Karten können nicht verteilt werden.

crown-web-crowns = Kronen

crown-name = Koruna
crown-tagline = Vyber tajne kartu: najvyššia berie korunu.
crown-first = Tajne vyber kartu: najvyššia berie korunu. Vyhráva, kto má najviac korún.

crown-variant-standard = Základná
    .about = Tri karty pre každého, jedna koruna za ťah.

crown-prompt-pick_card = Ktorú kartu vyberáš?

crown-action-pick_card = { $card }

crown-event-hand_dealt = { $seat }: rozdané tri karty. { $cards }
crown-event-card_picked = { $seat }: karta je vybraná. { $card }
crown-event-crown_taken = { $seat }: najvyššia z { $cards } berie korunu.

crown-error-not-asked = Na to sa ťa teraz nikto nepýta.
crown-error-not-in-hand = Kartu { $card } nemáš v ruke.
crown-error-bad-deal = Tieto karty nemožno rozdať.

crown-web-crowns = Koruny

crown-name = Koruna
crown-tagline = Vyber tajně kartu: nejvyšší bere korunu.
crown-first = Tajně vyber kartu: nejvyšší bere korunu. Vyhrává, kdo má nejvíce korun.

crown-variant-standard = Základní
    .about = Tři karty pro každého, jedna koruna za tah.

crown-prompt-pick_card = Kterou kartu vybíráš?

crown-action-pick_card = { $card }

crown-event-hand_dealt = { $seat }: rozdány tři karty. { $cards }
crown-event-card_picked = { $seat }: karta je vybrána. { $card }
crown-event-crown_taken = { $seat }: nejvyšší z { $cards } bere korunu.

crown-error-not-asked = Na to se tě teď nikdo neptá.
crown-error-not-in-hand = Kartu { $card } nemáš v ruce.
crown-error-bad-deal = Tyto karty nelze rozdat.

crown-web-crowns = Koruny

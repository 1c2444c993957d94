crown-name = Korona
crown-tagline = Wybierz kartę w tajemnicy: najwyższa bierze koronę.
crown-first = Wybierz w tajemnicy kartę: najwyższa zdobywa koronę. Wygrywa, kto ma najwięcej koron.

crown-variant-standard = Podstawowa
    .about = Trzy karty dla każdego, jedna korona na turę.

crown-prompt-pick_card = Którą kartę wybierasz?

crown-action-pick_card = { $card }

crown-event-hand_dealt = { $seat }: rozdano trzy karty. { $cards }
crown-event-card_picked = { $seat }: karta wybrana. { $card }
crown-event-crown_taken = { $seat }: najwyższa z { $cards } bierze koronę.

crown-error-not-asked = Nikt cię teraz o to nie pyta.
crown-error-not-in-hand = Nie masz karty { $card } w ręce.
crown-error-bad-deal = Tych kart nie można rozdać.

crown-web-crowns = Korony

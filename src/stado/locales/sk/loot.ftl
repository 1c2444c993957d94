loot-name = Korisť
loot-tagline = Vykladaj dlhé skupiny, korisť u ostatných a zbav sa včas kariet v ruke.

loot-variant-standard = Základná hra
    .about = Kto nemá u koho koristiť, smie si namiesto toho dobrať kartu.
loot-variant-advanced = Pre pokročilých
    .about = Bez koristi nie je ani karta: pravidlá z roku 2015.
loot-variant-expert = Pre expertov
    .about = Ako pre pokročilých a samotná jednotka navyše koristí samotnú trinástku aj žolíka.

# A group of cards: some of a value, and jokers; 14 stands for jokers alone.
loot-group = { $value ->
    [14] { $jokers ->
        [one] žolík
        [few] { $jokers } žolíky
       *[other] { $jokers } žolíkov
      }
   *[other] { $count } × { $value }{ $jokers ->
        [0] { "" }
        [one] { " " }a žolík
        [few] { " " }a { $jokers } žolíky
       *[other] { " " }a { $jokers } žolíkov
      }
  }
# A card, 14 being a joker; nothing for a card that is hidden.
loot-card = { $card ->
    [14] žolík
   *[other] { $card }
  }
# A display card, and the 13s and jokers on it.
loot-heap = { loot-card }{ $thirteens ->
    [0] { "" }
   *[other] { " " }+ { $thirteens } × 13
  }{ $jokers ->
    [0] { "" }
    [one] { " " }+ žolík
    [few] { " " }+ { $jokers } žolíky
   *[other] { " " }+ { $jokers } žolíkov
  }

loot-prompt-lay = Ktoré karty vyložíš?
loot-prompt-loot_shadow = Ktorú skupinu tieňovej ponuky ukoristíš?
loot-prompt-settle_loot = Skupina je ukoristená. Vezmeš si ju do ruky, alebo ju necháš tak?
loot-prompt-settle_loss = Tvoja skupina je ukoristená, ale nikto ju nechce. Vrátiš si ju do ruky, alebo ju odhodíš a doberieš si rovnako veľa kariet?
loot-prompt-draw_card = Musíš doberať. Odkiaľ?
loot-prompt-draw_extra = Nebolo u koho koristiť. Doberieš si kartu?

loot-first = Vylož jednu kartu alebo viac kariet rovnakej hodnoty: koristia nižšie skupiny s rovnakým počtom. Vyložené karty sú plus, karty v ruke mínus. Vyhráva, kto má najviac bodov.

loot-action-draw_first = Začína: { $first_seat }
loot-action-deal = Rozdať všetky karty
loot-action-lay = { loot-group }
loot-action-loot_shadow = Skupina hodnoty { $value }
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

loot-preview-group_lies = Nič nekoristí. Prinesie: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
  }.
loot-preview-group_loots = { $shadow_count ->
    [0] { "" }
   *[other] Korisť z tieňovej ponuky: { $shadow }.
  } { $victims_count ->
    [0] { "" }
   *[other] Korisť: { $victims }.
  } Prinesie: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
  }.
loot-preview-group_ends = Posledné karty ukončia partiu. Prinesú: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
  }.

loot-choice-take = vziať do ruky
loot-choice-leave = nechať tak
loot-choice-back = vrátiť do ruky
loot-choice-discard = odhodiť a dobrať
loot-source-display = zo zásoby
loot-source-pile = z balíčka
loot-source-pass = nedoberať
loot-reason-hand = niekomu sa minuli karty
loot-reason-cards = už nie je čo doberať
loot-reason-turns = ťahy sa minuli

loot-event-first_drawn = Prvý ťah: { $seat }.
loot-event-jokers_given = { $seat }: { $jokers ->
    [one] jeden žolík do začiatku.
    [few] { $jokers } žolíky do začiatku.
   *[other] { $jokers } žolíkov do začiatku.
  }
loot-event-hand_dealt = { $seat }: { $count ->
    [one] do ruky ide jedna karta.
    [few] do ruky idú { $count } karty.
   *[other] do ruky ide { $count } kariet.
  }
loot-event-turn_started = Ťah { $turn }, tlapa: { $seat }.
loot-event-group_laid = { $seat }: nová skupina { loot-group }.
loot-event-shadow_looted = { $seat }: korisť z tieňovej ponuky, do ruky ide { $count } × { $value }.
loot-event-shadow_filled = Tieňová ponuka sa dopĺňa: { $cards }.
loot-event-heap_grown = { $card ->
    [14] Objavuje sa žolík
   *[other] Objavuje sa { $card }
  } a ide na { $space }. kartu zásoby.
loot-event-group_looted = { $seat }: korisť { loot-group }. Obeť: { $victim_seat }.
loot-event-group_taken = { $seat }: korisť ide do ruky.
loot-event-group_left = { $seat }: korisť zostáva ležať. Teraz rozhoduje: { $victim_seat }.
loot-event-group_returned = { $seat }: skupina sa vracia do ruky.
loot-event-group_discarded = { $seat }: skupina ide na odhadzovaciu kôpku.
loot-event-pile_drawn = { $seat }: nová karta z balíčka. { loot-card }
loot-event-display_drawn = { $seat }: nová karta zo zásoby: { loot-heap }.
loot-event-draw_passed = { $seat }: tentoraz bez doberania.
loot-event-display_filled = { $cards_count ->
    [one] Do zásoby pribúda jedna karta.
    [few] Do zásoby pribúdajú { $cards_count } karty.
   *[other] Do zásoby pribúda { $cards_count } kariet.
  }
loot-event-match_ended = Partia sa končí: { $reason }. Body: { $scores }. Karty v ruke: { $hand_sizes }.

loot-error-not-asked = Na toto sa ťa teraz nikto nepýta.
loot-error-no-such-seat = Také miesto pri stole nie je.
loot-error-bad-deal = Tieto karty sa rozdať nedajú.
loot-error-no-such-group = Skupina je jedna karta alebo niekoľko kariet rovnakej hodnoty, so žolíkmi alebo bez nich.
loot-error-not-in-hand = Tieto karty v ruke nemáš.
loot-error-no-such-prey = Vyloženou skupinou takú skupinu tieňovej ponuky neukoristíš.
loot-error-pile-empty = Doberací balíček je prázdny.
loot-error-not-in-display = Taká karta v zásobe nie je.

loot-draw-head = Ťah { $turn }: { $seat }
loot-draw-display = Zásoba:
loot-draw-pile = Doberací balíček: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }, odhodené: { $discarded }
loot-draw-shadow = Tieňová ponuka:
loot-draw-seat = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
loot-draw-known = určite v ruke:
loot-draw-looted = Ukoristená skupina ({ $name }):
loot-draw-owed = { $name }: zostáva dobrať { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } kariet
  }
loot-draw-hand = V ruke:

loot-web-display = Zásoba
loot-web-shadow = Tieňová ponuka
loot-web-pile = { $count ->
    [0] Doberací balíček je prázdny
    [one] Doberací balíček: 1 karta
    [few] Doberací balíček: { $count } karty
   *[other] Doberací balíček: { $count } kariet
  }
loot-web-discard = { $count ->
    [0] Nič nie je odhodené
    [one] Odhodené: 1 karta
    [few] Odhodené: { $count } karty
   *[other] Odhodené: { $count } kariet
  }
loot-web-nothing = { $name }: nič nie je vyložené
loot-web-layers = { $name }: navrchu { $group }{ $count ->
    [0] { "" }
   *[other] , pod tým { $covered }
  }
loot-web-looted-label = { $name }: ukoristené { $group }{ $count ->
    [0] { "" }
   *[other] , pod tým { $covered }
  }
loot-web-looted = korisť
loot-web-owed = doberá { $count }
loot-web-paw = má tlapu
loot-web-total = { $count ->
    [one] 1 vyložená karta
    [few] { $count } vyložené karty
   *[other] { $count } vyložených kariet
  }
loot-web-card = { loot-card }, karta { $index } z { $count }
loot-web-all = Vybrať všetky { $count } × { loot-card }

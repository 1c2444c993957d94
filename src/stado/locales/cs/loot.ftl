loot-name = Kořist
loot-tagline = Vykládej dlouhé skupiny, kořisti u ostatních a zbav se včas karet v ruce.

loot-variant-standard = Základní hra
    .about = Kdo nemá u koho kořistit, smí si místo toho dobrat kartu.
loot-variant-advanced = Pro pokročilé
    .about = Bez kořisti není ani karta: pravidla z roku 2015.
loot-variant-expert = Pro experty
    .about = Jako pro pokročilé a samotná jednička navíc kořistí samotnou třináctku i žolíka.

# A group of cards: some of a value, and jokers; 14 stands for jokers alone.
loot-group = { $value ->
    [14] { $jokers ->
        [one] žolík
        [few] { $jokers } žolíci
       *[other] { $jokers } žolíků
      }
   *[other] { $count } × { $value }{ $jokers ->
        [0] { "" }
        [one] { " " }a žolík
        [few] { " " }a { $jokers } žolíci
       *[other] { " " }a { $jokers } žolíků
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
    [few] { " " }+ { $jokers } žolíci
   *[other] { " " }+ { $jokers } žolíků
  }

loot-prompt-lay = Které karty vyložíš?
loot-prompt-loot_shadow = Kterou skupinu stínové nabídky ukořistíš?
loot-prompt-settle_loot = Skupina je ukořistěná. Vezmeš si ji do ruky, nebo ji necháš být?
loot-prompt-settle_loss = Tvoje skupina je ukořistěná, ale nikdo ji nechce. Vrátíš si ji do ruky, nebo ji odhodíš a stejně karet si dobereš?
loot-prompt-draw_card = Musíš dobírat. Odkud?
loot-prompt-draw_extra = Nebylo u koho kořistit. Dobereš si kartu?

loot-first = Vylož jednu kartu nebo víc karet stejné hodnoty: kořistí nižší skupiny o stejném počtu. Vyložené karty jsou plus, karty v ruce minus. Vyhrává, kdo má nejvíce bodů.

loot-action-draw_first = Začíná: { $first_seat }
loot-action-deal = Rozdat všechny karty
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

loot-preview-group_lies = Nic nekořistí. Přinese: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
  }.
loot-preview-group_loots = { $shadow_count ->
    [0] { "" }
   *[other] Kořist ze stínové nabídky: { $shadow }.
  } { $victims_count ->
    [0] { "" }
   *[other] Kořist: { $victims }.
  } Přinese: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
  }.
loot-preview-group_ends = Poslední karty ukončí partii. Přinesou: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
  }.

loot-choice-take = vzít do ruky
loot-choice-leave = nechat být
loot-choice-back = vrátit do ruky
loot-choice-discard = odhodit a dobrat
loot-source-display = ze zásoby
loot-source-pile = z balíčku
loot-source-pass = nedobírat
loot-reason-hand = někomu došly karty
loot-reason-cards = už není co dobírat
loot-reason-turns = tahy došly

loot-event-first_drawn = První tah: { $seat }.
loot-event-jokers_given = { $seat }: { $jokers ->
    [one] jeden žolík do začátku.
    [few] { $jokers } žolíci do začátku.
   *[other] { $jokers } žolíků do začátku.
  }
loot-event-hand_dealt = { $seat }: { $count ->
    [one] do ruky jde jedna karta.
    [few] do ruky jdou { $count } karty.
   *[other] do ruky jde { $count } karet.
  }
loot-event-turn_started = Tah { $turn }, tlapa: { $seat }.
loot-event-group_laid = { $seat }: nová skupina { loot-group }.
loot-event-shadow_looted = { $seat }: kořist ze stínové nabídky, do ruky jde { $count } × { $value }.
loot-event-shadow_filled = Stínová nabídka se doplňuje: { $cards }.
loot-event-heap_grown = { $card ->
    [14] Objevuje se žolík
   *[other] Objevuje se { $card }
  } a jde na { $space }. kartu zásoby.
loot-event-group_looted = { $seat }: kořist { loot-group }. Oběť: { $victim_seat }.
loot-event-group_taken = { $seat }: kořist jde do ruky.
loot-event-group_left = { $seat }: kořist zůstává ležet. Teď rozhoduje: { $victim_seat }.
loot-event-group_returned = { $seat }: skupina se vrací do ruky.
loot-event-group_discarded = { $seat }: skupina jde na odhazovací hromádku.
loot-event-pile_drawn = { $seat }: nová karta z balíčku. { loot-card }
loot-event-display_drawn = { $seat }: nová karta ze zásoby: { loot-heap }.
loot-event-draw_passed = { $seat }: tentokrát bez dobírání.
loot-event-display_filled = { $cards_count ->
    [one] Do zásoby přibývá jedna karta.
    [few] Do zásoby přibývají { $cards_count } karty.
   *[other] Do zásoby přibývá { $cards_count } karet.
  }
loot-event-match_ended = Partie končí: { $reason }. Body: { $scores }. Karty v ruce: { $hand_sizes }.

loot-error-not-asked = Na tohle se tě teď nikdo neptá.
loot-error-no-such-seat = Takové místo u stolu není.
loot-error-bad-deal = Tyto karty rozdat nejde.
loot-error-no-such-group = Skupina je jedna karta nebo několik karet stejné hodnoty, s žolíky nebo bez nich.
loot-error-not-in-hand = Tyto karty v ruce nemáš.
loot-error-no-such-prey = Vyloženou skupinou takovou skupinu stínové nabídky neukořistíš.
loot-error-pile-empty = Dobírací balíček je prázdný.
loot-error-not-in-display = Taková karta v zásobě není.

loot-draw-head = Tah { $turn }: { $seat }
loot-draw-display = Zásoba:
loot-draw-pile = Dobírací balíček: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }, odhozeno: { $discarded }
loot-draw-shadow = Stínová nabídka:
loot-draw-seat = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }
loot-draw-known = určitě v ruce:
loot-draw-looted = Ukořistěná skupina ({ $name }):
loot-draw-owed = { $name }: zbývá dobrat { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
  }
loot-draw-hand = V ruce:

loot-web-display = Zásoba
loot-web-shadow = Stínová nabídka
loot-web-pile = { $count ->
    [0] Dobírací balíček je prázdný
    [one] Dobírací balíček: 1 karta
    [few] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
  }
loot-web-discard = { $count ->
    [0] Nic není odhozeno
    [one] Odhozeno: 1 karta
    [few] Odhozeno: { $count } karty
   *[other] Odhozeno: { $count } karet
  }
loot-web-nothing = { $name }: nic není vyloženo
loot-web-layers = { $name }: navrchu { $group }{ $count ->
    [0] { "" }
   *[other] , pod tím { $covered }
  }
loot-web-looted-label = { $name }: ukořistěno { $group }{ $count ->
    [0] { "" }
   *[other] , pod tím { $covered }
  }
loot-web-looted = kořist
loot-web-owed = dobírá { $count }
loot-web-paw = má tlapu
loot-web-total = { $count ->
    [one] 1 vyložená karta
    [few] { $count } vyložené karty
   *[other] { $count } vyložených karet
  }
loot-web-card = { loot-card }, karta { $index } z { $count }
loot-web-all = Vybrat všechny { $count } × { loot-card }

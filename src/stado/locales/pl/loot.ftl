loot-name = Łup
loot-tagline = Wykładaj długie grupy, łup innych i pozbądź się na czas kart z ręki.

loot-variant-standard = Gra podstawowa
    .about = Kto nie ma kogo złupić, może zamiast tego dobrać kartę.
loot-variant-advanced = Dla zaawansowanych
    .about = Bez łupu nie ma karty: zasady z 2015 roku.
loot-variant-expert = Dla ekspertów
    .about = Jak dla zaawansowanych, a pojedyncza jedynka łupi też pojedynczą trzynastkę i jokera.

# A group of cards: some of a value, and jokers; 14 stands for jokers alone.
loot-group = { $value ->
    [14] { $jokers ->
        [one] joker
        [few] { $jokers } jokery
       *[many] { $jokers } jokerów
      }
   *[other] { $count } × { $value }{ $jokers ->
        [0] { "" }
        [one] { " " }i joker
        [few] { " " }i { $jokers } jokery
       *[many] { " " }i { $jokers } jokerów
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
    [one] { " " }+ joker
    [few] { " " }+ { $jokers } jokery
   *[many] { " " }+ { $jokers } jokerów
  }

loot-prompt-lay = Które karty wykładasz?
loot-prompt-loot_shadow = Którą grupę z cienia łupisz?
loot-prompt-settle_loot = Grupa jest złupiona. Bierzesz ją na rękę czy zostawiasz?
loot-prompt-settle_loss = Twoja grupa jest złupiona, ale nikt jej nie chce. Bierzesz ją z powrotem czy odrzucasz i dobierasz tyle samo kart?
loot-prompt-draw_card = Musisz dobrać kartę. Skąd?
loot-prompt-draw_extra = Nie było kogo złupić. Dobierasz kartę?

loot-first = Wyłóż jedną kartę lub kilka o tej samej wartości: łupią niższe grupy o tej samej liczbie kart. Karty wyłożone to plus, na ręce minus. Wygrywa, kto ma najwięcej punktów.

loot-action-draw_first = Zaczyna: { $first_seat }
loot-action-deal = Rozdaj wszystkie karty
loot-action-lay = { loot-group }
loot-action-loot_shadow = Grupa o wartości { $value }
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

loot-preview-group_lies = Nic nie łupi. Przynosi: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }.
loot-preview-group_loots = { $shadow_count ->
    [0] { "" }
   *[other] Łup z cienia: { $shadow }.
  } { $victims_count ->
    [0] { "" }
   *[other] Łup: { $victims }.
  } Przynosi: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }.
loot-preview-group_ends = Ostatnie karty kończą rozgrywkę. Przynoszą: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }.

loot-choice-take = weź na rękę
loot-choice-leave = zostaw
loot-choice-back = weź z powrotem
loot-choice-discard = odrzuć i dobierz
loot-source-display = z wystawki
loot-source-pile = ze stosu
loot-source-pass = nie dobieraj
loot-reason-hand = komuś skończyły się karty
loot-reason-cards = nie ma już czego dobierać
loot-reason-turns = tury się skończyły

loot-event-first_drawn = Pierwsza tura: { $seat }.
loot-event-jokers_given = { $seat }: { $jokers ->
    [one] jeden joker na początek.
    [few] { $jokers } jokery na początek.
   *[many] { $jokers } jokerów na początek.
  }
loot-event-hand_dealt = { $seat }: { $count ->
    [one] na rękę trafia jedna karta.
    [few] na rękę trafiają { $count } karty.
   *[many] na rękę trafia { $count } kart.
  }
loot-event-turn_started = Tura { $turn }, łapa: { $seat }.
loot-event-group_laid = { $seat }: nowa grupa { loot-group }.
loot-event-shadow_looted = { $seat }: łup z cienia, na rękę trafia { $count } × { $value }.
loot-event-shadow_filled = Cień się uzupełnia: { $cards }.
loot-event-heap_grown = { $card ->
    [14] Pojawia się joker
   *[other] Pojawia się { $card }
  } i trafia na { $space }. kartę wystawki.
loot-event-group_looted = { $seat }: łup { loot-group }. Ofiara: { $victim_seat }.
loot-event-group_taken = { $seat }: łup trafia na rękę.
loot-event-group_left = { $seat }: łup zostaje na stole. Teraz decyduje: { $victim_seat }.
loot-event-group_returned = { $seat }: grupa wraca na rękę.
loot-event-group_discarded = { $seat }: grupa trafia na stos kart odrzuconych.
loot-event-pile_drawn = { $seat }: nowa karta ze stosu. { loot-card }
loot-event-display_drawn = { $seat }: nowa karta z wystawki: { loot-heap }.
loot-event-draw_passed = { $seat }: tym razem bez dobierania.
loot-event-display_filled = { $cards_count ->
    [one] Do wystawki dochodzi jedna karta.
    [few] Do wystawki dochodzą { $cards_count } karty.
   *[many] Do wystawki dochodzi { $cards_count } kart.
  }
loot-event-match_ended = Koniec rozgrywki: { $reason }. Punkty: { $scores }. Karty na ręce: { $hand_sizes }.

loot-error-not-asked = O to nikt Cię teraz nie pyta.
loot-error-no-such-seat = Nie ma takiego miejsca przy stole.
loot-error-bad-deal = Tych kart nie da się rozdać.
loot-error-no-such-group = Grupa to jedna karta albo kilka o tej samej wartości, z jokerami lub bez.
loot-error-not-in-hand = Nie masz tych kart na ręce.
loot-error-no-such-prey = Wyłożoną grupą nie złupisz takiej grupy z cienia.
loot-error-pile-empty = Stos dobierania jest pusty.
loot-error-not-in-display = Takiej karty nie ma w wystawce.

loot-draw-head = Tura { $turn }: { $seat }
loot-draw-display = Wystawka:
loot-draw-pile = Stos dobierania: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }, odrzucone: { $discarded }
loot-draw-shadow = Cień:
loot-draw-seat = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
loot-draw-known = na pewno na ręce:
loot-draw-looted = Złupiona grupa ({ $name }):
loot-draw-owed = { $name }: do dobrania { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
loot-draw-hand = Na ręce:

loot-web-display = Wystawka
loot-web-shadow = Cień
loot-web-pile = { $count ->
    [0] Stos dobierania jest pusty
    [one] Stos dobierania: 1 karta
    [few] Stos dobierania: { $count } karty
   *[many] Stos dobierania: { $count } kart
  }
loot-web-discard = { $count ->
    [0] Nic nie odrzucono
    [one] Odrzucone: 1 karta
    [few] Odrzucone: { $count } karty
   *[many] Odrzucone: { $count } kart
  }
loot-web-nothing = { $name }: nic nie jest wyłożone
loot-web-layers = { $name }: na wierzchu { $group }{ $count ->
    [0] { "" }
   *[other] , pod spodem { $covered }
  }
loot-web-looted-label = { $name }: złupione { $group }{ $count ->
    [0] { "" }
   *[other] , pod spodem { $covered }
  }
loot-web-looted = łup
loot-web-owed = dobiera { $count }
loot-web-paw = ma łapę
loot-web-total = { $count ->
    [one] 1 wyłożona karta
    [few] { $count } wyłożone karty
   *[many] { $count } wyłożonych kart
  }
loot-web-card = { loot-card }, karta { $index } z { $count }
loot-web-all = Wybierz wszystkie { $count } × { loot-card }

web-claim = Otwarty stół do gier z rodziny 6. bierze!
web-close = Zamknij
web-cancel = Anuluj
web-confirm = Tak, potwierdzam
web-why = dlaczego?
web-why-label = Dlaczego? Co mówi zasada { $rule }
web-hint = podpowiedz
web-hint-about = Co wybrałby mistrz; tylko przeciw botom
web-hint-best = Mistrz wybrałby: { $best }.
web-all-rules = Wszystkie zasady

web-hand = Twoje karty
web-hand-empty = Nie masz nic na ręce.
web-pool = Odkryte karty
web-rows = Rzędy
web-lane = Wybrane karty
web-seats = Przy stole
web-question = Pytanie
web-card-label = { $card }, { $cows ->
    [one] 1 byk
    [few] { $cows } byki
   *[many] { $cows } byków
  }
web-row-label = Rząd { $row }: { $cards }; { $cows ->
    [one] 1 byk
    [few] { $cows } byki
   *[many] { $cows } byków
  }
web-cows = { $count ->
    [one] byk
    [few] byki
   *[many] byków
  }
web-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
web-cards = { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }
web-picked = już po wyborze
web-awaited = ma odpowiedzieć
web-stand-in = gra bot
web-may-change = Dotknij innej karty, żeby zmienić wybór.
web-waiting = Czekamy na: { $names }.
web-moment = Chwileczkę…
web-over = Koniec rozgrywki.
web-skip = Pomiń
web-clock = Pozostały czas
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
  }
web-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
  }
web-log = Przebieg gry
web-log-empty = Jeszcze nic się nie stało.
web-seen-rows = Na stole
web-seen-stacks = Zebrane w tej rundzie
web-seen-hand = Na ręce

web-to-content = Przejdź do treści
web-home = stado: na stronę główną
web-navigation = Nawigacja
web-settings = Ustawienia
web-your-name = Twoje imię
web-language = Język
web-language-en = English
web-language-cs = Čeština
web-language-sk = Slovenčina
web-language-pl = Polski
web-language-de = Deutsch
web-theme = Kolory
web-theme-auto = Systemowe
web-theme-light = Jasne
web-theme-dark = Ciemne
web-speed = Ruch kart
web-speed-slow = Powolny
web-speed-usual = Zwykły
web-speed-fast = Szybki
web-speed-none = Brak
web-sound = Dźwięki
web-tremble = Urządzenie drży, gdy zabierasz karty
web-sound-offer = Grać z dźwiękami?
web-sound-yes = Włącz dźwięki
web-sound-no = Nie, dziękuję
web-ask-twice = Potwierdzaj każdą odpowiedź
web-preview = Pokazuj, co zrobiłaby karta, gdy ją wskażesz lub przytrzymasz
web-preview-point = Wskaż kartę, a zobaczysz, dokąd trafi.
web-preview-hold = Przytrzymaj kartę, a zobaczysz, dokąd trafi.
web-preview-certain = na pewno

web-welcome = Zbierz stado, pozbądź się byków
web-learn = Nauka
web-first-lesson = Pierwszy raz tutaj?
web-first-lesson-about = Naucz się { $game } w minutę, po prostu grając.
web-first-lesson-start = Nauka w minutę
web-first-lesson-no = Bez lekcji, dziękuję
web-daily = Rozdanie dnia
web-daily-about = Te same karty i te same boty dla wszystkich; liczy się jedna próba.
web-challenge = Wyzwanie
web-challenge-friend = Rzuć wyzwanie
web-replays = Powtórki
web-continue = Rozpoczęte gry
web-go-on = Kontynuuj
web-play = Graj
web-games = Gry
web-way = Jak grasz?
web-way-bots = Z botami
web-way-friends = Ze znajomymi
web-way-device = Na jednym urządzeniu
web-way-device-about = Urządzenie krąży, a nikt nie widzi cudzych kart.
web-variant = Wariant
web-seat-count = Gracze
web-level = Boty
web-level-novice = Nowicjusz
web-level-casual = Amator
web-level-strong = Wyjadacz
web-level-master = Mistrz
web-people = Kto gra na tym urządzeniu
web-player = Gracz { $number }
web-fewer = Mniej
web-more = Więcej
web-public = Każdy może znaleźć ten stół i dołączyć
web-more-options = Więcej opcji
web-preset = Wydanie
web-preset-none = Jak ustawiono niżej
web-none = nie ustawiono
web-clock-choice = Czas na odpowiedź
web-clock-none = Bez zegara
web-clock-plain = { $decision } na odpowiedź
web-clock-bank = { $decision } na odpowiedź i { $bank } w zapasie
web-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
  }
web-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
  }
web-make-room = Otwórz stół
web-play-now = Graj teraz
web-lobby = Publiczne stoły
web-lobby-empty = Przy publicznym stole nikt nie czeka. Otwórz stół ze znajomymi albo zagraj z botami.
web-join = Dołącz
web-chairs-taken = zajęte miejsca: { $taken } z { $seats }

web-error-offline = Serwer nie odpowiada.
web-error-internal = Coś poszło nie tak na serwerze.
web-error-not_found = Nie ma takiego stołu.
web-error-broken = Ten stół jest uszkodzony albo pochodzi z innej wersji programu; pozostaje zapisany i będzie później ponowiony.
web-error-closed = Ta partia była rozgrywana według starszych zasad i została zamknięta; jej zapis pozostaje.
web-error-unknown = Nie wiadomo, czy to się wykonało: sprawdź i spróbuj ponownie.
web-error-id_used = Dwa różne polecenia miały to samo oznaczenie; nic się nie zmieniło.
web-error-late = Za późno: gra poszła już dalej.
web-error-rate_limited = Za szybko: poczekaj chwilę.
web-error-too_many = Masz otwartych zbyt wiele stołów.
web-error-too_often = Za dużo zmian: zostaje tak, jak jest.
web-error-busy = Serwer jest zajęty; spróbuj za chwilę.
web-error-not_asked = Teraz nikt Cię o nic nie pyta.
web-error-bad_record = To nie jest zapis, który da się odtworzyć.
web-error-too_large = To jest za duże.
web-error-bad_message = Strona wysłała coś, czego serwer nie rozumie. Wczytaj ją ponownie.
web-error-bad_origin = Ta strona nie może komunikować się z tym serwerem.
web-error-bad_host = Pod tą nazwą serwer nie odpowiada.
web-error-bad_options = Te opcje do siebie nie pasują.
web-error-rule = Zasady teraz na to nie pozwalają.
web-error-not_seated = Nie masz miejsca przy tym stole.
web-error-not_host = To może zrobić tylko gospodarz.
web-error-not_open = To krzesło jest zajęte.
web-error-not_a_bot = Na tym krześle nie ma bota.
web-error-not_full = Jedno krzesło jest jeszcze wolne.
web-error-not_alone = To jest dla tych, którzy grają sami z botami.
web-error-counted = Ta próba się liczy: nie ma podpowiedzi i niczego się nie cofa.
web-error-not_away = Ten gracz jest obecny albo był przed chwilą.
web-error-started = Rozgrywka już się zaczęła.
web-error-not_running = Rozgrywka nie trwa.
web-error-not_over = Rozgrywka jeszcze się nie skończyła.

web-connection-lost = Utracono połączenie, łączymy ponownie…
web-no-table = Nie ma tu żadnego stołu
web-to-start = Na stronę główną
web-disconnected = Połączenie zakończone
web-play-here = Graj tutaj
web-bye-replaced = To miejsce jest otwarte w innym oknie.
web-bye-drain = Serwer uruchamia się ponownie.
web-bye-slow = Twoje połączenie było zbyt wolne.
web-bye-rate = Przyszło stąd zbyt wiele wiadomości.
web-bye-gone = Tego stołu już nie ma.
web-bye-busy = Serwer jest zajęty.
web-bye-outdated = Ta strona i serwer mają różne wersje. Aby grać dalej, wczytaj stronę ponownie.
web-reload = Wczytaj ponownie

web-room-public = Publiczny stół: dołączyć może każdy.
web-room-private = Prywatny stół: dołączyć można tylko przez link.
web-invite = Zaproś znajomych
web-code-label = Kod QR z linkiem do tego stołu
web-link = Link
web-copy = Kopiuj link
web-copied = Link skopiowany.
web-share = Udostępnij
web-chairs = Miejsca
web-open-chair = wolne
web-you = ty
web-sit = Usiądź
web-stand = Wstań
web-add-bot = Dodaj bota
web-remove = Usuń
web-save = Zapisz
web-add = Dodaj
web-salt = Uczciwe rozdanie
web-salt-about = Karty rozdaje się według tajnej liczby, której skrót widać tu już przed startem. To, co wpiszesz, zostanie do niej domieszane, więc nikt nie może znać rozdania wcześniej.
web-commit = Skrót:
web-salt-text = Cokolwiek przyjdzie Ci na myśl
web-salted = Twój tekst jest częścią rozdania.
web-start = Start
web-start-when = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  }
web-host-starts = Rozgrywkę zaczyna gospodarz stołu.

web-replay-turn = Odtwórz ostatnią turę
web-seen = Widziane karty
web-seen-none = Jeszcze nic nie było widać.
web-emotes = Powiedz coś
web-shortcuts = Klawisze
web-bot-plays-you = Gra za Ciebie bot.
web-take-back = Przejmij grę
web-is-away = Brak gracza: { $name }.
web-call-stand-in = Niech gra bot
web-onlooker = Gra już trwa: tylko patrzysz.
web-show-result = Pokaż wynik
web-pass = Teraz gra { $name }
web-pass-about = Przekaż urządzenie. Niech nikt inny teraz nie patrzy.
web-pass-ready = Tu { $name }, pokaż moje karty

web-key-digits = Znajdź kartę lub rząd o tym numerze
web-key-arrows = Przejdź do następnej możliwości
web-key-enter = Odpowiedz
web-key-escape = Wróć, zamknij
web-key-any = Pomija ruch kart i nic więcej
web-any-key = Dowolny
web-key-why = Dlaczego? Pokaż zasadę
web-key-hint = Zapytaj mistrza, tylko przeciw botom
web-key-replay = Odtwórz ostatnią turę
web-key-seen = Widziane karty
web-key-log = Pokaż lub ukryj przebieg gry
web-key-emotes = Powiedz coś
web-key-sound = Włącz lub wyłącz dźwięki
web-key-help = Te klawisze

web-result = Wynik
web-you-win = Wygrywasz!
web-you-share = Wygrywasz! Razem z Tobą { $names }.
web-won = { $count ->
    [one] Wygrywa { $names }!
    [few] Zwycięstwem dzielą się { $names }!
   *[many] Zwycięstwem dzielą się { $names }!
  }
web-fewest = Wygrywa, kto ma najmniej byków.
web-most = Wygrywa, kto ma najwięcej punktów.
web-won-cows = { $count ->
    [0] Tym razem bez ani jednego byka.
    [one] Tym razem wystarcza 1 byk.
    [few] Tym razem wystarczają { $count } byki.
   *[many] Tym razem wystarcza { $count } byków.
  }
web-won-points = { $count ->
    [one] Tym razem wystarcza { $count } punkt.
    [few] Tym razem wystarczają { $count } punkty.
   *[many] Tym razem wystarcza { $count } punktów.
  }
web-your-place = Twoje miejsce: { $rank }. z { $count }.
web-parts = Skąd wziął się wynik
web-parts-round = Runda { $round }
web-parts-sum = Razem
web-turning-show = Pokaż tę chwilę
web-share-picture = Udostępnij obrazek
web-share-title = Wynik rozgrywki { $game }
web-rematch = Zagraj jeszcze raz
web-join-rematch = Do rewanżu
web-watch-replay = Obejrzyj powtórkę
web-save-record = Pobierz zapis
web-chart-rounds = Wyniki po rundach
web-chart-turns = Wyniki po turach
web-no-chart = Nie można pokazać wykresu.

web-emote-hello = Cześć!
web-emote-good_luck = Powodzenia!
web-emote-thinking = Hmm…
web-emote-hurry = Tik-tak…
web-emote-nice = Ładnie!
web-emote-ouch = Auć!
web-emote-moo = Muu!
web-emote-laugh = Ha, ha!
web-emote-sorry = Przepraszam!
web-emote-thanks = Dzięki!
web-emote-good_game = Dobra gra!
web-emote-bye = Pa!

web-other-games = Inne gry
web-open-file = Otwórz zapis
web-open-file-about = Rozgrywka zapisana w pliku, tutaj albo w terminalu.
web-watch = Oglądaj
web-no-replays = Nie masz jeszcze żadnej skończonej gry.
web-replay = Powtórka
web-no-replay = Nie ma czego odtworzyć
web-file-gone = Otwórz plik jeszcze raz: po ponownym wczytaniu strona go nie pamięta.
web-hands = Karty wszystkich
web-replay-controls = Powtórka
web-moment-of-match = Moment rozgrywki
web-turn-back = Poprzednia tura
web-step-back = Krok wstecz
web-run = Odtwórz
web-pause = Pauza
web-step-on = Krok dalej
web-turn-on = Następna tura
web-step-of = { $at } z { $steps }
web-eyes = Czyimi oczami
web-eyes-open = Wszystkie karty odkryte
web-eyes-onlooker = Widz
web-copy-moment = Kopiuj link do tego momentu
web-coach = Trener
web-review-ask = Co było najlepsze?
web-review-thinking = Zastanawiam się …
web-review-cows = { $best }: o { $loss } byka lepiej niż { $given }.
web-review-points = { $best }: o { $loss } punktu lepiej niż { $given }.
web-review-nothing = Nie było nic lepszego: { $given }.
web-review-even = Trudno rozstrzygnąć: { $given } czy { $best }.
web-review-none = Na tym kroku nie ma czego oceniać.
web-review-answers = Odpowiedzi od najlepszej
web-review-best = najlepsze
web-review-given = wybrane
web-review-again = Spróbuj ponownie
web-answer-back = Poprzednia odpowiedź
web-answer-on = Następna odpowiedź
web-summary = Co można było lepiej
web-summary-cows = Co mistrz sądzi o odpowiedziach na podstawie tego, co wiedział gracz; w bykach.
web-summary-points = Co mistrz sądzi o odpowiedziach na podstawie tego, co wiedział gracz; w punktach.
web-summary-done = Oceniono { $done } z { $count } odpowiedzi
web-summary-better = lepiej można było odpowiedzieć { $better }× na { $count }
web-summary-slips = Gdzie stracono najwięcej
web-summary-slip = { $given }; lepiej: { $best }
web-summary-all = Pokaż wszystkie { $count }
web-summary-none = Żadna odpowiedź nie była wyraźnie gorsza od innej.
web-practise = Ćwicz
web-practise-about = Wrócą jako zadania wtedy, gdy można by je zapomnieć.
web-summary-nothing = Nie ma czego oceniać

# Cows that bots are named after.
web-cow-1 = Krasula
web-cow-2 = Mućka
web-cow-3 = Malina
web-cow-4 = Jagoda
web-cow-5 = Kalina
web-cow-6 = Łatka
web-cow-7 = Stokrotka
web-cow-8 = Wisienka
web-cow-9 = Gwiazdka
web-cow-10 = Róża

web-clear = Wyczyść

web-seen-collections = W kolekcjach
web-seen-gone = Poza grą

web-seen-held = Na pewno na ręce: { $name }
web-seen-discard = Odrzucone
web-seen-laid = Wyłożone

web-specials = Twoje karty specjalne
web-no-specials = Nie masz żadnej karty specjalnej.
web-choices = Karty do wyboru
web-credit = Punkty dodatnie: { $count }
web-seen-specials = Odrzucone karty specjalne

web-seen-not = { $count ->
    [one] 1 karty jeszcze nie było widać
    [few] { $count } kart jeszcze nie było widać
   *[many] { $count } kart jeszcze nie było widać
  }
web-leave = Odejdź od stołu: dalej gra bot
web-other-device = Graj na innym urządzeniu
web-other-device-about = Otwórz ten link w ciągu kilku minut na drugim urządzeniu, a zagrasz tam jako ta sama osoba.
web-devices = Twoje inne urządzenia
web-device-used = Połączono { $when }
web-device-open = Link, ważny do { $when }
web-device-revoke = Unieważnij
web-device-revoke-about = Unieważnienie urządzenia odłącza też wszystkie, które połączono za jego pomocą.
web-claim-title = Graj na tym urządzeniu
web-claim-about = Na tym urządzeniu zagrasz wtedy jako ta sama osoba co na drugim.
web-claim-do = Graj jako ta sama osoba
web-claimed = Tutaj też nazywasz się { $name }.
web-error-bad_token = Ten link już nie działa: utwórz nowy.
web-forced = Jedyną możliwą odpowiedź dawaj automatycznie

web-runtime-fetching = Pobieranie gry: { $percent } %
web-runtime-starting = Uruchamianie gry…
web-runtime-waiting = stado jest otwarte w innej karcie. Graj tam albo ją zamknij: ta karta ruszy wtedy sama.
web-runtime-failed = Gra się tu nie uruchamia. Wczytaj stronę ponownie; jeśli to nie pomoże, spróbuj nowszej przeglądarki.
web-runtime-unsupported = Ta przeglądarka jest za stara na tę grę: brakuje jej WebAssembly z SIMD. Zaktualizuj ją albo spróbuj innej.
web-runtime-broken = Jeden z plików gry nie dotarł w całości: { $file }. Wczytaj stronę ponownie.
web-runtime-stuck = Trwa to niezwykle długo. Sprawdź połączenie albo wczytaj stronę ponownie.
web-runtime-full = Ta przeglądarka nic więcej nie zapisze: jej pamięć jest pełna. Zapisz kopię wszystkiego i zwolnij miejsce.
web-update = Jest nowsza wersja tej strony. Rozpoczęta gra toczy się w niej dalej.
web-update-now = Wczytaj
web-alone = Na tym urządzeniu
web-alone-about = Grasz z botami albo wspólnie na jednym urządzeniu. Wszystko zostaje w tej przeglądarce i nic nie jest nigdzie wysyłane. Dlatego także ziarno każdego rozdania leży na twoim komputerze: nie ma tu gier rankingowych ani wspólnych stołów.
web-play-alone = Graj na tym urządzeniu
web-play-alone-about = Bez serwera, a po wczytaniu także bez sieci:
web-with-server = Z powrotem na serwer
web-kept = Zapisane w tej przeglądarce
web-kept-safe = Twoje gry są zapisane tylko w tej przeglądarce.
web-kept-droppable = Twoje gry są zapisane tylko w tej przeglądarce, a ona może je usunąć, gdy zabraknie miejsca: zapisuj czasem kopię.
web-send = Wyślij na serwer
web-send-about = { $count ->
    [0] Wszystko, co tu skończono, jest też na serwerze.
    [one] Jedna skończona rozgrywka jest tylko na tym urządzeniu. Serwer sprawdzi, co wyślesz, i zachowa to wśród twoich powtórek.
    [few] { $count } skończone rozgrywki są tylko na tym urządzeniu. Serwer sprawdzi, co wyślesz, i zachowa to wśród twoich powtórek.
   *[other] { $count } skończonych rozgrywek jest tylko na tym urządzeniu. Serwer sprawdzi, co wyślesz, i zachowa to wśród twoich powtórek.
  }
web-sent = { $count ->
    [one] Jedna rozgrywka jest teraz na serwerze.
    [few] { $count } rozgrywki są teraz na serwerze.
   *[other] { $count } rozgrywek jest teraz na serwerze.
  }
web-send-refused = Serwer tego nie przyjął: { $reason }
web-save-all = Zapisz wszystko
web-load-all = Wczytaj zapisaną kopię
web-loaded-all = { $added ->
    [one] Dodano { $added } grę.
    [few] Dodano { $added } gry.
   *[other] Dodano { $added } gier.
  }
web-bad-copy = To nie jest kopia zapisana przez stado albo nie jest cała.

# Animals that newcomers are named after.
web-guest-badger = Borsuk
web-guest-beaver = Bóbr
web-guest-bison = Bizon
web-guest-cat = Kot
web-guest-crane = Żuraw
web-guest-deer = Jeleń
web-guest-dolphin = Delfin
web-guest-donkey = Osioł
web-guest-duck = Kaczka
web-guest-eagle = Orzeł
web-guest-falcon = Sokół
web-guest-ferret = Fretka
web-guest-finch = Zięba
web-guest-fox = Lis
web-guest-frog = Żaba
web-guest-goat = Koza
web-guest-goose = Gęś
web-guest-hare = Zając
web-guest-hawk = Jastrząb
web-guest-hedgehog = Jeż
web-guest-heron = Czapla
web-guest-horse = Koń
web-guest-lark = Skowronek
web-guest-lynx = Ryś
web-guest-magpie = Sroka
web-guest-marten = Kuna
web-guest-mole = Kret
web-guest-moose = Łoś
web-guest-mouse = Mysz
web-guest-newt = Traszka
web-guest-otter = Wydra
web-guest-owl = Sowa
web-guest-pony = Kucyk
web-guest-quail = Przepiórka
web-guest-rabbit = Królik
web-guest-raven = Kruk
web-guest-robin = Rudzik
web-guest-seal = Foka
web-guest-sheep = Owca
web-guest-sparrow = Wróbel
web-guest-squirrel = Wiewiórka
web-guest-stork = Bocian
web-guest-swan = Łabędź
web-guest-toad = Ropucha
web-guest-trout = Pstrąg
web-guest-vole = Nornica
web-guest-weasel = Łasica
web-guest-wolf = Wilk
web-guest-wren = Strzyżyk
web-guest-yak = Jak

web-about = O programie
web-documents = Dokumentacja

web-error-too_full = Siedzi tu więcej osób, niż byłoby krzeseł.
web-error-nothing_undone = Nie ma jeszcze czego cofnąć.
web-error-no_code = Żaden stół nie ma tego kodu albo już go nie ma.
web-error-not_local = To może zrobić tylko osoba przy tym komputerze.
web-error-no_network = Ten komputer nie jest w żadnej własnej sieci.

web-room-code = Kod tego stołu
web-room-code-about = Do wpisania na stronie początkowej.
web-code-title = Masz kod?
web-code = Kod
web-lan = Wpuść urządzenia z tej sieci
web-lan-about = Wszyscy w twojej sieci, na przykład w twoim Wi-Fi, mogą wtedy otworzyć tę stronę, patrzeć i usiąść; nikt spoza niej. Kończy się, gdy to wyłączysz albo gdy stado się skończy.
web-lan-off = Ten link działa tylko na tym komputerze.
web-looking-on = Są tu bez krzesła: { $names }
web-looking-on-none = Nikt inny nie otworzył jeszcze linku.
web-all-taken = Wszystkie krzesła są zajęte: patrzysz, dopóki któreś się nie zwolni.
web-fill-start = Uzupełnij botami i zacznij
web-change-table = Zmień stół
web-change = Zmień
web-table-changed = Stół został zmieniony: { $what }.
web-seat-moved = Masz inne krzesło: teraz twoje ma numer { $number }.
web-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }

web-undo = Cofnij swoją ostatnią odpowiedź
web-undone = Cofnięto. Ta gra już się nie liczy.
web-unranked = Nie liczy się: coś zostało cofnięte.
web-key-undo = Cofnij swoją ostatnią odpowiedź, tylko przeciw botom
web-leads = prowadzi

web-filter-all = Wszystkie
web-filter-result = Wynik
web-filter-won = Wygrane
web-filter-lost = Niewygrane
web-filter-company = Z kim
web-filter-bots = z samymi botami
web-filter-people = z innymi osobami
web-no-match-fits = Żadna gra nie pasuje.
web-place-won = Wygrana
web-place-of = Miejsce { $rank } z { $seats }

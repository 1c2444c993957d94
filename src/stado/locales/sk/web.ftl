web-claim = Otvorený stôl pre hry z rodiny 6 berie!
web-close = Zavrieť
web-cancel = Zrušiť
web-confirm = Áno, platí
web-why = prečo?
web-why-label = Prečo? Čo hovorí pravidlo { $rule }
web-hint = poradiť
web-hint-about = Čo by zvolil majster; len proti botom
web-hint-best = Majster by zvolil: { $best }.
web-all-rules = Všetky pravidlá

web-hand = Tvoje karty
web-hand-empty = V ruke nič nemáš.
web-pool = Odkryté karty
web-rows = Rady
web-lane = Vybrané karty
web-seats = Pri stole
web-question = Otázka
web-card-label = { $card }, { $cows ->
    [one] 1 krava
    [few] { $cows } kravy
   *[other] { $cows } kráv
  }
web-row-label = Rad { $row }: { $cards }; { $cows ->
    [one] 1 krava
    [few] { $cows } kravy
   *[other] { $cows } kráv
  }
web-cows = { $count ->
    [one] krava
    [few] kravy
   *[other] kráv
  }
web-points = { $count ->
    [one] bod
    [few] body
   *[other] bodov
  }
web-cards = { $count ->
    [one] karta
    [few] karty
   *[other] kariet
  }
web-picked = vybrané
web-awaited = na ťahu
web-stand-in = hrá bot
web-may-change = Výber zmeníš ťuknutím na inú kartu.
web-waiting = Čakáme na: { $names }.
web-moment = Chvíľku…
web-over = Partia sa skončila.
web-skip = Preskočiť
web-clock = Zostávajúci čas
web-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
  }
web-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodín
  }
web-log = Priebeh hry
web-log-empty = Zatiaľ sa nič nestalo.
web-seen-rows = Na stole
web-seen-stacks = Zobraté v tomto kole
web-seen-hand = V tvojej ruke

web-to-content = Prejsť na obsah
web-home = stado: na úvodnú stránku
web-navigation = Navigácia
web-settings = Nastavenia
web-your-name = Tvoje meno
web-language = Jazyk
web-language-en = English
web-language-cs = Čeština
web-language-sk = Slovenčina
web-language-pl = Polski
web-language-de = Deutsch
web-theme = Farby
web-theme-auto = Podľa zariadenia
web-theme-light = Svetlé
web-theme-dark = Tmavé
web-speed = Pohyb kariet
web-speed-slow = Pomalý
web-speed-usual = Bežný
web-speed-fast = Rýchly
web-speed-none = Žiadny
web-sound = Zvuky
web-tremble = Zariadenie sa zachveje, keď berieš karty
web-sound-offer = Hrať so zvukmi?
web-sound-yes = Zapnúť zvuky
web-sound-no = Nie, vďaka
web-ask-twice = Potvrdzovať každú odpoveď
web-preview = Ukázať, čo by karta urobila, keď na ňu ukážeš alebo ju podržíš
web-preview-point = Ukáž na kartu a uvidíš, kam pôjde.
web-preview-hold = Podrž kartu a uvidíš, kam pôjde.
web-preview-certain = isté

web-welcome = Zožeň stádo, zbav sa kráv
web-learn = Výučba
web-first-lesson = Prvýkrát tu?
web-first-lesson-about = Nauč sa { $game } za minútu, rovno hrou.
web-first-lesson-start = Naučiť sa za minútu
web-first-lesson-no = Lekciu nechcem
web-daily = Partia dňa
web-daily-about = Rovnaké karty a rovnakí boti pre všetkých; počíta sa jeden pokus.
web-challenge = Výzva
web-challenge-friend = Vyzvať kamaráta
web-replays = Záznamy
web-continue = Rozohrané partie
web-go-on = Pokračovať
web-play = Hrať
web-games = Hry
web-way = Ako budeš hrať?
web-way-bots = Proti botom
web-way-friends = S priateľmi
web-way-device = Na jednom zariadení
web-way-device-about = Zariadenie koluje a nikto nevidí cudzie karty.
web-variant = Variant
web-seat-count = Hráči
web-level = Boti
web-level-novice = Nováčik
web-level-casual = Pohodár
web-level-strong = Znalec
web-level-master = Majster
web-people = Kto hrá na tomto zariadení
web-player = Hráč { $number }
web-fewer = Menej
web-more = Viac
web-public = Stôl môže nájsť ktokoľvek a pridať sa
web-more-options = Ďalšie možnosti
web-preset = Vydanie
web-preset-none = Podľa nastavenia nižšie
web-none = nenastavené
web-clock-choice = Čas na odpoveď
web-clock-none = Bez hodín
web-clock-plain = { $decision } na odpoveď
web-clock-bank = { $decision } na odpoveď a { $bank } v zálohe
web-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekúnd
  }
web-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
   *[other] { $count } minút
  }
web-make-room = Založiť stôl
web-play-now = Hrať hneď
web-lobby = Verejné stoly
web-lobby-empty = Pri verejnom stole nikto nečaká. Založ stôl s priateľmi, alebo si zahraj proti botom.
web-join = Pridať sa
web-chairs-taken = obsadené miesta: { $taken } / { $seats }

web-error-offline = Server neodpovedá.
web-error-internal = Na serveri sa niečo pokazilo.
web-error-not_found = Taký stôl neexistuje.
web-error-broken = Tento stôl je poškodený alebo pochádza z inej verzie programu; zostáva uložený a neskôr sa skúsi znova.
web-error-closed = Táto partia sa hrala podľa starších pravidiel a je uzavretá; jej záznam zostáva.
web-error-unknown = Nie je známe, či sa to vykonalo: pozri sa a skús to znova.
web-error-id_used = Dva rôzne príkazy mali rovnaké označenie; nič sa nezmenilo.
web-error-late = Príliš neskoro: hra už pokročila.
web-error-rate_limited = Príliš rýchlo: chvíľu počkaj.
web-error-too_many = Máš otvorených priveľa stolov.
web-error-too_often = Zmien už bolo priveľa: zostane to, ako to je.
web-error-busy = Server má plno; skús to o chvíľu.
web-error-not_asked = Teraz sa ťa nikto na nič nepýta.
web-error-bad_record = Toto nie je záznam, ktorý sa dá prehrať.
web-error-too_large = To je príliš veľké.
web-error-bad_message = Stránka poslala niečo, čomu server nerozumie. Načítaj ju znova.
web-error-bad_origin = Táto stránka nesmie komunikovať s týmto serverom.
web-error-bad_host = Pod týmto menom server neodpovedá.
web-error-bad_options = Tieto voľby sa k sebe nehodia.
web-error-rule = To teraz pravidlá nedovoľujú.
web-error-not_seated = Pri tomto stole nemáš miesto.
web-error-not_host = To smie len hostiteľ.
web-error-not_open = Táto stolička je obsadená.
web-error-not_a_bot = Na tejto stoličke nie je bot.
web-error-not_full = Ešte je voľná stolička.
web-error-not_alone = To je len pre toho, kto hrá sám s botmi.
web-error-counted = Tento pokus sa počíta: nie je tu nápoveda a nič sa neberie späť.
web-error-not_away = Tento hráč je prítomný alebo ešte pred chvíľou bol.
web-error-started = Partia sa už začala.
web-error-not_running = Partia nebeží.
web-error-not_over = Partia sa ešte neskončila.

web-connection-lost = Spojenie sa prerušilo, pripájame znova…
web-no-table = Tu žiadny stôl nie je
web-to-start = Na úvodnú stránku
web-disconnected = Spojenie sa skončilo
web-play-here = Hrať tu
web-bye-replaced = Na tomto mieste sa hrá v inom okne.
web-bye-drain = Server sa reštartuje.
web-bye-slow = Tvoje pripojenie bolo príliš pomalé.
web-bye-rate = Odtiaľto prišlo priveľa správ.
web-bye-gone = Tento stôl už nie je.
web-bye-busy = Server má plno.
web-bye-outdated = Táto stránka a server majú rôzne verzie. Aby hra pokračovala, načítaj stránku znova.
web-reload = Načítať znova

web-room-public = Verejný stôl: pridať sa môže ktokoľvek.
web-room-private = Súkromný stôl: pridať sa dá len cez odkaz.
web-invite = Pozvi priateľov
web-code-label = QR kód s odkazom na tento stôl
web-link = Odkaz
web-copy = Kopírovať odkaz
web-copied = Odkaz je skopírovaný.
web-share = Zdieľať
web-chairs = Miesta
web-open-chair = voľné
web-you = ty
web-sit = Sadnúť si
web-stand = Vstať
web-add-bot = Pridať bota
web-remove = Odobrať
web-save = Uložiť
web-add = Pridať
web-salt = Férové rozdanie
web-salt-about = Karty sa rozdávajú podľa tajného čísla, ktorého odtlačok je tu vidieť už pred začiatkom. Čo napíšeš, sa k nemu primieša, takže rozdanie nemôže nikto poznať vopred.
web-commit = Odtlačok:
web-salt-text = Čokoľvek ti napadne
web-salted = Tvoj text je súčasťou rozdania.
web-start = Začať
web-start-when = { $count ->
    [one] Jedno miesto je ešte voľné.
    [few] { $count } miesta sú ešte voľné.
   *[other] { $count } miest je ešte voľných.
  }
web-host-starts = Partiu spustí ten, kto stôl založil.

web-replay-turn = Prehrať posledný ťah
web-seen = Videné karty
web-seen-none = Zatiaľ nebolo nič vidieť.
web-emotes = Niečo povedať
web-shortcuts = Klávesy
web-bot-plays-you = Hrá za teba bot.
web-take-back = Prevziať hru
web-is-away = { $name } tu nie je.
web-call-stand-in = Nech hrá bot
web-onlooker = Partia už beží: len sa pozeráš.
web-show-result = Ukázať výsledok
web-pass = Teraz hrá { $name }
web-pass-about = Odovzdaj zariadenie a nech sa nikto iný nepozerá.
web-pass-ready = Tu { $name }, ukáž mi karty

web-key-digits = Nájsť kartu alebo rad s tým číslom
web-key-arrows = Prejsť na ďalšiu možnosť
web-key-enter = Odpovedať
web-key-escape = Späť, zavrieť
web-key-any = Počas pohybu kariet ho preskočí a nič iné
web-any-key = Čokoľvek
web-key-why = Prečo? Ukázať pravidlo
web-key-hint = Spýtať sa majstra, len proti botom
web-key-replay = Prehrať posledný ťah
web-key-seen = Videné karty
web-key-log = Ukázať alebo skryť priebeh hry
web-key-emotes = Niečo povedať
web-key-sound = Zapnúť alebo vypnúť zvuky
web-key-help = Tieto klávesy

web-result = Výsledok
web-you-win = Vyhrávaš!
web-you-share = Vyhrávaš! Spolu s tebou { $names }.
web-won = { $count ->
    [one] Vyhráva { $names }!
    [few] O víťazstvo sa delia { $names }!
   *[other] O víťazstvo sa delia { $names }!
  }
web-fewest = Vyhráva, kto má najmenej kráv.
web-most = Vyhráva, kto má najviac bodov.
web-won-cows = { $count ->
    [0] Tentoraz bez jedinej kravy.
    [one] Tentoraz stačí 1 krava.
    [few] Tentoraz stačia { $count } kravy.
   *[other] Tentoraz stačí { $count } kráv.
  }
web-won-points = { $count ->
    [one] Tentoraz stačí { $count } bod.
    [few] Tentoraz stačia { $count } body.
   *[other] Tentoraz stačí { $count } bodov.
  }
web-your-place = Tvoje miesto: { $rank }. z { $count }.
web-parts = Ako skóre vzniklo
web-parts-round = { $round }. kolo
web-parts-sum = Spolu
web-turning-show = Ukázať tú chvíľu
web-share-picture = Zdieľať obrázok
web-share-title = Výsledok partie { $game }
web-rematch = Hrať znova
web-join-rematch = Na odvetu
web-watch-replay = Prehrať záznam
web-save-record = Uložiť záznam
web-chart-rounds = Skóre po kolách
web-chart-turns = Skóre po ťahoch
web-no-chart = Graf sa nedá zobraziť.

web-emote-hello = Ahoj!
web-emote-good_luck = Veľa šťastia!
web-emote-thinking = Hmm…
web-emote-hurry = Tik-tak…
web-emote-nice = Pekne!
web-emote-ouch = Au!
web-emote-moo = Mú!
web-emote-laugh = Ha-ha!
web-emote-sorry = Prepáč!
web-emote-thanks = Vďaka!
web-emote-good_game = Dobrá hra!
web-emote-bye = Čau!

web-other-games = Ďalšie hry
web-open-file = Otvoriť záznam
web-open-file-about = Partia uložená do súboru, tu alebo v termináli.
web-watch = Sledovať
web-no-replays = Zatiaľ nemáš žiadnu dohranú partiu.
web-replay = Záznam
web-no-replay = Nie je čo prehrať
web-file-gone = Otvor súbor znova: stránka si ho po novom načítaní nepamätá.
web-hands = Karty všetkých
web-replay-controls = Prehrávanie
web-moment-of-match = Okamih partie
web-turn-back = Predchádzajúci ťah
web-step-back = O krok späť
web-run = Prehrať
web-pause = Pozastaviť
web-step-on = O krok ďalej
web-turn-on = Ďalší ťah
web-step-of = { $at } / { $steps }
web-eyes = Čími očami
web-eyes-open = Všetky karty odkryté
web-eyes-onlooker = Divák
web-copy-moment = Kopírovať odkaz na tento okamih
web-coach = Tréner
web-review-ask = Čo bolo najlepšie?
web-review-thinking = Premýšľam …
web-review-cows = { $best }: o { $loss } kravy lepšie než { $given }.
web-review-points = { $best }: o { $loss } bodu lepšie než { $given }.
web-review-nothing = Nič lepšie nebolo: { $given }.
web-review-even = Ťažko rozhodnúť: { $given } alebo { $best }.
web-review-none = V tomto kroku nie je čo posudzovať.
web-review-answers = Odpovede od najlepšej
web-review-best = najlepšie
web-review-given = zvolené
web-review-again = Skúsiť znova
web-answer-back = Predchádzajúca odpoveď
web-answer-on = Ďalšia odpoveď
web-summary = Čo sa dalo lepšie
web-summary-cows = Čo si majster myslí o odpovediach podľa toho, čo hráč vedel; v kravách.
web-summary-points = Čo si majster myslí o odpovediach podľa toho, čo hráč vedel; v bodoch.
web-summary-done = Posúdených { $done } z { $count } odpovedí
web-summary-better = lepšie sa dalo odpovedať { $better }× z { $count }
web-summary-slips = Kde sa stratilo najviac
web-summary-slip = { $given }; lepšie: { $best }
web-summary-all = Ukázať všetkých { $count }
web-summary-none = Žiadna odpoveď nebola zreteľne horšia než iná.
web-practise = Precvičovať
web-practise-about = Vrátia sa ako úlohy vo chvíli, keď by sa zabudli.
web-summary-nothing = Nie je čo posúdiť

# Cows that bots are named after.
web-cow-1 = Rysuľa
web-cow-2 = Malina
web-cow-3 = Jahoda
web-cow-4 = Ružena
web-cow-5 = Lysuľa
web-cow-6 = Belana
web-cow-7 = Kvetuľa
web-cow-8 = Fialka
web-cow-9 = Straka
web-cow-10 = Vločka

web-clear = Zrušiť výber

web-seen-collections = V zbierkach
web-seen-gone = Mimo hry

web-seen-held = Určite v ruke: { $name }
web-seen-discard = Odhodené
web-seen-laid = Vyložené

web-specials = Tvoje špeciálne karty
web-no-specials = Nemáš žiadnu špeciálnu kartu.
web-choices = Karty na výber
web-credit = Plusové body: { $count }
web-seen-specials = Odložené špeciálne karty

web-seen-not = { $count ->
    [one] 1 kartu ešte nebolo vidieť
    [few] { $count } karty ešte nebolo vidieť
   *[other] { $count } kariet ešte nebolo vidieť
  }
web-leave = Odísť od stola: dohrá bot
web-other-device = Hrať na inom zariadení
web-other-device-about = Otvor tento odkaz do pár minút na druhom zariadení a budeš tam hrať ako tá istá osoba.
web-devices = Tvoje ďalšie zariadenia
web-device-used = Pripojené { $when }
web-device-open = Odkaz, platí do { $when }
web-device-revoke = Zrušiť
web-device-revoke-about = Keď zariadenie zrušíš, odpoja sa aj všetky, ktoré sa pripojili cez neho.
web-claim-title = Hrať na tomto zariadení
web-claim-about = Na tomto zariadení potom budeš tá istá osoba ako na tom druhom.
web-claim-do = Hrať ako tá istá osoba
web-claimed = Aj tu sa teraz voláš { $name }.
web-error-bad_token = Tento odkaz už neplatí: vytvor nový.
web-forced = Jedinú možnú odpoveď dať automaticky

web-runtime-fetching = Sťahuje sa hra: { $percent } %
web-runtime-starting = Hra sa spúšťa…
web-runtime-waiting = stado je otvorené na inej karte. Hraj tam, alebo ju zavri: táto karta potom bude pokračovať sama.
web-runtime-failed = Hra sa tu nespustí. Načítaj stránku znova; ak to nepomôže, skús novší prehliadač.
web-runtime-unsupported = Tento prehliadač je na hru príliš starý: chýba mu WebAssembly so SIMD. Aktualizuj ho, alebo skús iný.
web-runtime-broken = Jeden súbor hry nedorazil celý: { $file }. Načítaj stránku znova.
web-runtime-stuck = Trvá to nezvyčajne dlho. Skontroluj pripojenie, alebo načítaj stránku znova.
web-runtime-full = Tento prehliadač už nič neuloží: úložisko je plné. Ulož si kópiu všetkého a uvoľni miesto.
web-update = Je tu novšia verzia tejto stránky. Rozohraná partia v nej pokračuje.
web-update-now = Načítať
web-alone = Na tomto zariadení
web-alone-about = Hráš proti botom, alebo spoločne na jednom zariadení. Všetko zostáva v tomto prehliadači a nič sa nikam neposiela. Preto je aj semienko každého rozdania na tvojom počítači: nie sú tu hodnotené partie ani spoločné stoly.
web-play-alone = Hrať na tomto zariadení
web-play-alone-about = Bez servera, a po načítaní aj bez siete:
web-with-server = Späť na server
web-kept = Uložené v tomto prehliadači
web-kept-safe = Tvoje partie sú uložené iba v tomto prehliadači.
web-kept-droppable = Tvoje partie sú uložené iba v tomto prehliadači, a ten ich môže zahodiť, keď dôjde miesto: občas si ulož kópiu.
web-send = Poslať na server
web-send-about = { $count ->
    [0] Všetko, čo sa tu dohralo, je aj na serveri.
    [one] Jedna dohraná partia je len na tomto zariadení. Server overí, čo pošleš, a uloží to medzi tvoje záznamy.
    [few] { $count } dohrané partie sú len na tomto zariadení. Server overí, čo pošleš, a uloží to medzi tvoje záznamy.
   *[other] { $count } dohraných partií je len na tomto zariadení. Server overí, čo pošleš, a uloží to medzi tvoje záznamy.
  }
web-sent = { $count ->
    [one] Jedna partia je teraz na serveri.
    [few] { $count } partie sú teraz na serveri.
   *[other] { $count } partií je teraz na serveri.
  }
web-send-refused = Server to neprijal: { $reason }
web-save-all = Uložiť všetko
web-load-all = Načítať uloženú kópiu
web-loaded-all = { $added ->
    [one] Pribudla { $added } partia.
    [few] Pribudli { $added } partie.
   *[other] Pribudlo { $added } partií.
  }
web-bad-copy = To nie je kópia, ktorú uložilo stado, alebo nie je celá.

# Animals that newcomers are named after.
web-guest-badger = Jazvec
web-guest-beaver = Bobor
web-guest-bison = Bizón
web-guest-cat = Mačka
web-guest-crane = Žeriav
web-guest-deer = Jeleň
web-guest-dolphin = Delfín
web-guest-donkey = Somár
web-guest-duck = Kačica
web-guest-eagle = Orol
web-guest-falcon = Sokol
web-guest-ferret = Fretka
web-guest-finch = Pinka
web-guest-fox = Líška
web-guest-frog = Žaba
web-guest-goat = Koza
web-guest-goose = Hus
web-guest-hare = Zajac
web-guest-hawk = Jastrab
web-guest-hedgehog = Jež
web-guest-heron = Volavka
web-guest-horse = Kôň
web-guest-lark = Škovránok
web-guest-lynx = Rys
web-guest-magpie = Straka
web-guest-marten = Kuna
web-guest-mole = Krt
web-guest-moose = Los
web-guest-mouse = Myš
web-guest-newt = Mlok
web-guest-otter = Vydra
web-guest-owl = Sova
web-guest-pony = Poník
web-guest-quail = Prepelica
web-guest-rabbit = Králik
web-guest-raven = Krkavec
web-guest-robin = Červienka
web-guest-seal = Tuleň
web-guest-sheep = Ovca
web-guest-sparrow = Vrabec
web-guest-squirrel = Veverica
web-guest-stork = Bocian
web-guest-swan = Labuť
web-guest-toad = Ropucha
web-guest-trout = Pstruh
web-guest-vole = Hraboš
web-guest-weasel = Lasica
web-guest-wolf = Vlk
web-guest-wren = Oriešok
web-guest-yak = Jak

web-about = O stade
web-documents = Dokumentácia

web-error-too_full = Sedí tu viac ľudí, než by bolo stoličiek.
web-error-nothing_undone = Zatiaľ nie je čo vziať späť.
web-error-no_code = Žiadny stôl tento kód nemá, alebo už nie.
web-error-not_local = To smie len ten, kto sedí priamo pri tomto počítači.
web-error-no_network = Tento počítač nie je v žiadnej vlastnej sieti.

web-room-code = Kód tohto stola
web-room-code-about = Zadáva sa na úvodnej stránke.
web-code-title = Máš kód?
web-code = Kód
web-lan = Pustiť zariadenia z tejto siete
web-lan-about = Všetci v tvojej sieti, napríklad na tvojej Wi-Fi, potom môžu túto stránku otvoriť, pozerať sa a sadnúť si; nikto mimo nej. Skončí sa to, keď to vypneš, alebo keď skončí stado.
web-lan-off = Tento odkaz funguje len na tomto počítači.
web-looking-on = Sú tu bez stoličky: { $names }
web-looking-on-none = Odkaz zatiaľ nikto ďalší neotvoril.
web-all-taken = Všetky stoličky sú obsadené: pozeráš sa, kým sa niektorá neuvoľní.
web-fill-start = Doplniť botov a začať
web-change-table = Zmeniť stôl
web-change = Zmeniť
web-table-changed = Stôl sa zmenil: { $what }.
web-seat-moved = Tvoja stolička je iná: teraz máš stoličku { $number }.
web-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
  }

web-undo = Vziať späť svoju poslednú odpoveď
web-undone = Vzaté späť. Táto partia sa už nepočíta.
web-unranked = Nepočíta sa: niečo bolo vzaté späť.
web-key-undo = Vziať späť svoju poslednú odpoveď, len proti botom
web-leads = vedie

web-filter-all = Všetko
web-filter-result = Výsledok
web-filter-won = Výhra
web-filter-lost = Bez výhry
web-filter-company = S kým
web-filter-bots = len s botmi
web-filter-people = s ďalšími ľuďmi
web-no-match-fits = Nezodpovedá žiadna partia.
web-place-won = Výhra
web-place-of = Miesto { $rank } z { $seats }

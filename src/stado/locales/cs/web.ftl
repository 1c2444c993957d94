web-claim = Otevřený stůl pro hry z rodiny 6 bere!
web-close = Zavřít
web-cancel = Zrušit
web-confirm = Ano, platí
web-why = proč?
web-why-label = Proč? Co říká pravidlo { $rule }
web-hint = poradit
web-hint-about = Co by zvolil mistr; jen proti botům
web-hint-best = Mistr by zvolil: { $best }.
web-all-rules = Všechna pravidla

web-hand = Tvoje karty
web-hand-empty = V ruce nic nemáš.
web-pool = Odkryté karty
web-rows = Řady
web-lane = Vybrané karty
web-seats = U stolu
web-question = Otázka
web-card-label = { $card }, { $cows ->
    [one] 1 kráva
    [few] { $cows } krávy
   *[other] { $cows } krav
  }
web-row-label = Řada { $row }: { $cards }; { $cows ->
    [one] 1 kráva
    [few] { $cows } krávy
   *[other] { $cows } krav
  }
web-cows = { $count ->
    [one] kráva
    [few] krávy
   *[other] krav
  }
web-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
  }
web-cards = { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }
web-picked = vybráno
web-awaited = na tahu
web-stand-in = hraje bot
web-may-change = Výběr změníš klepnutím na jinou kartu.
web-waiting = Čekáme na: { $names }.
web-moment = Chvilku…
web-over = Partie skončila.
web-skip = Přeskočit
web-clock = Zbývající čas
web-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
  }
web-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
  }
web-log = Průběh hry
web-log-empty = Zatím se nic nestalo.
web-seen-rows = Na stole
web-seen-stacks = Sebrané v tomto kole
web-seen-hand = V tvé ruce

web-to-content = Přejít na obsah
web-home = stado: na úvodní stránku
web-navigation = Navigace
web-settings = Nastavení
web-your-name = Tvoje jméno
web-language = Jazyk
web-language-en = English
web-language-cs = Čeština
web-language-sk = Slovenčina
web-language-pl = Polski
web-language-de = Deutsch
web-theme = Barvy
web-theme-auto = Podle zařízení
web-theme-light = Světlé
web-theme-dark = Tmavé
web-speed = Pohyb karet
web-speed-slow = Pomalý
web-speed-usual = Běžný
web-speed-fast = Rychlý
web-speed-none = Žádný
web-sound = Zvuky
web-tremble = Zařízení se zachvěje, když bereš karty
web-sound-offer = Hrát se zvuky?
web-sound-yes = Zapnout zvuky
web-sound-no = Ne, díky
web-ask-twice = Potvrzovat každou odpověď
web-preview = Ukázat, co by karta udělala, když na ni najedeš nebo ji podržíš
web-preview-point = Najeď na kartu a uvidíš, kam půjde.
web-preview-hold = Podrž kartu a uvidíš, kam půjde.
web-preview-certain = jisté

web-welcome = Sežeň stádo, zbav se krav
web-learn = Výuka
web-first-lesson = Poprvé tady?
web-first-lesson-about = Nauč se { $game } za minutu, rovnou hrou.
web-first-lesson-start = Naučit se za minutu
web-first-lesson-no = Lekci nechci
web-daily = Partie dne
web-daily-about = Stejné karty a stejní boti pro všechny; počítá se jeden pokus.
web-challenge = Výzva
web-challenge-friend = Vyzvat kamaráda
web-replays = Záznamy
web-continue = Rozehrané partie
web-go-on = Pokračovat
web-play = Hrát
web-games = Hry
web-way = Jak budeš hrát?
web-way-bots = Proti botům
web-way-friends = S přáteli
web-way-device = Na jednom zařízení
web-way-device-about = Zařízení koluje a nikdo nevidí cizí karty.
web-variant = Varianta
web-seat-count = Hráči
web-level = Boti
web-level-novice = Nováček
web-level-casual = Pohodář
web-level-strong = Znalec
web-level-master = Mistr
web-people = Kdo hraje na tomto zařízení
web-player = Hráč { $number }
web-fewer = Méně
web-more = Více
web-public = Stůl může najít kdokoli a přidat se
web-more-options = Další možnosti
web-preset = Vydání
web-preset-none = Podle nastavení níže
web-none = nenastaveno
web-clock-choice = Čas na odpověď
web-clock-none = Bez hodin
web-clock-plain = { $decision } na odpověď
web-clock-bank = { $decision } na odpověď a { $bank } v záloze
web-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
  }
web-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
  }
web-make-room = Založit stůl
web-play-now = Hrát hned
web-lobby = Veřejné stoly
web-lobby-empty = U veřejného stolu nikdo nečeká. Založ stůl s přáteli, nebo si zahraj proti botům.
web-join = Přidat se
web-chairs-taken = obsazená místa: { $taken } / { $seats }

web-error-offline = Server neodpovídá.
web-error-internal = Na serveru se něco pokazilo.
web-error-not_found = Takový stůl neexistuje.
web-error-broken = Tento stůl je poškozený nebo pochází z jiné verze programu; zůstává uložený a později se zkusí znovu.
web-error-closed = Tato partie se hrála podle starších pravidel a je uzavřena; její záznam zůstává.
web-error-unknown = Není známo, zda se to provedlo: podívej se a zkus to znovu.
web-error-id_used = Dva různé příkazy měly stejné označení; nic se nezměnilo.
web-error-late = Příliš pozdě: hra už pokročila.
web-error-rate_limited = Moc rychle: chvilku počkej.
web-error-too_many = Máš otevřených příliš mnoho stolů.
web-error-too_often = Změn už bylo moc: zůstane to, jak to je.
web-error-busy = Server má plno; zkus to za chvilku.
web-error-not_asked = Teď se tě nikdo na nic neptá.
web-error-bad_record = Tohle není záznam, který se dá přehrát.
web-error-too_large = To je příliš velké.
web-error-bad_message = Stránka poslala něco, čemu server nerozumí. Načti ji znovu.
web-error-bad_origin = Tato stránka nesmí komunikovat s tímto serverem.
web-error-bad_host = Pod tímto jménem server neodpovídá.
web-error-bad_options = Tyto volby se k sobě nehodí.
web-error-rule = To teď pravidla nedovolují.
web-error-not_seated = U tohoto stolu nemáš místo.
web-error-not_host = To smí jen hostitel.
web-error-not_open = Tato židle je obsazená.
web-error-not_a_bot = Na této židli není bot.
web-error-not_full = Ještě je volná židle.
web-error-not_alone = To je jen pro toho, kdo hraje sám s boty.
web-error-counted = Tento pokus se počítá: není tu nápověda a nic se nebere zpět.
web-error-not_away = Tento hráč je přítomen, nebo ještě před chvilkou byl.
web-error-started = Partie už začala.
web-error-not_running = Partie neběží.
web-error-not_over = Partie ještě neskončila.

web-connection-lost = Spojení se přerušilo, připojujeme znovu…
web-no-table = Tady žádný stůl není
web-to-start = Na úvodní stránku
web-disconnected = Spojení skončilo
web-play-here = Hrát tady
web-bye-replaced = Na tomto místě se hraje v jiném okně.
web-bye-drain = Server se restartuje.
web-bye-slow = Tvoje připojení bylo příliš pomalé.
web-bye-rate = Odtud přišlo příliš mnoho zpráv.
web-bye-gone = Tento stůl už není.
web-bye-busy = Server má plno.
web-bye-outdated = Tato stránka a server mají různé verze. Aby hra pokračovala, načti stránku znovu.
web-reload = Načíst znovu

web-room-public = Veřejný stůl: přidat se může kdokoli.
web-room-private = Soukromý stůl: přidat se dá jen přes odkaz.
web-invite = Pozvi přátele
web-code-label = QR kód s odkazem na tento stůl
web-link = Odkaz
web-copy = Kopírovat odkaz
web-copied = Odkaz je zkopírovaný.
web-share = Sdílet
web-chairs = Místa
web-open-chair = volno
web-you = ty
web-sit = Sednout si
web-stand = Vstát
web-add-bot = Přidat bota
web-remove = Odebrat
web-save = Uložit
web-add = Přidat
web-salt = Férové rozdání
web-salt-about = Karty se rozdávají podle tajného čísla, jehož otisk je tu vidět už před začátkem. Co napíšeš, se k němu přimíchá, takže rozdání nemůže nikdo znát předem.
web-commit = Otisk:
web-salt-text = Cokoli tě napadne
web-salted = Tvůj text je součástí rozdání.
web-start = Začít
web-start-when = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
  }
web-host-starts = Partii spustí ten, kdo stůl založil.

web-replay-turn = Přehrát poslední tah
web-seen = Viděné karty
web-seen-none = Zatím nebylo nic vidět.
web-emotes = Něco říct
web-shortcuts = Klávesy
web-bot-plays-you = Hraje za tebe bot.
web-take-back = Převzít hru
web-is-away = { $name } tu není.
web-call-stand-in = Ať hraje bot
web-onlooker = Partie už běží: jen se díváš.
web-show-result = Ukázat výsledek
web-pass = Teď hraje { $name }
web-pass-about = Předej zařízení a ať se nikdo jiný nedívá.
web-pass-ready = Tady { $name }, ukaž mi karty

web-key-digits = Najít kartu nebo řadu s tím číslem
web-key-arrows = Přejít na další možnost
web-key-enter = Odpovědět
web-key-escape = Zpět, zavřít
web-key-any = Během pohybu karet ho přeskočí a nic jiného
web-any-key = Cokoli
web-key-why = Proč? Ukázat pravidlo
web-key-hint = Zeptat se mistra, jen proti botům
web-key-replay = Přehrát poslední tah
web-key-seen = Viděné karty
web-key-log = Ukázat nebo skrýt průběh hry
web-key-emotes = Něco říct
web-key-sound = Zapnout nebo vypnout zvuky
web-key-help = Tyto klávesy

web-result = Výsledek
web-you-win = Vyhráváš!
web-you-share = Vyhráváš! Spolu s tebou { $names }.
web-won = { $count ->
    [one] Vyhrává { $names }!
    [few] O vítězství se dělí { $names }!
   *[other] O vítězství se dělí { $names }!
  }
web-fewest = Vyhrává, kdo má nejméně krav.
web-most = Vyhrává, kdo má nejvíce bodů.
web-won-cows = { $count ->
    [0] Tentokrát bez jediné krávy.
    [one] Tentokrát stačí 1 kráva.
    [few] Tentokrát stačí { $count } krávy.
   *[other] Tentokrát stačí { $count } krav.
  }
web-won-points = { $count ->
    [one] Tentokrát stačí { $count } bod.
    [few] Tentokrát stačí { $count } body.
   *[other] Tentokrát stačí { $count } bodů.
  }
web-your-place = Tvé místo: { $rank }. z { $count }.
web-parts = Jak skóre vzniklo
web-parts-round = { $round }. kolo
web-parts-sum = Celkem
web-turning-show = Ukázat tu chvíli
web-share-picture = Sdílet obrázek
web-share-title = Výsledek partie { $game }
web-rematch = Hrát znovu
web-join-rematch = Na odvetu
web-watch-replay = Přehrát záznam
web-save-record = Uložit záznam
web-chart-rounds = Skóre po kolech
web-chart-turns = Skóre po tazích
web-no-chart = Graf nejde zobrazit.

web-emote-hello = Ahoj!
web-emote-good_luck = Hodně štěstí!
web-emote-thinking = Hmm…
web-emote-hurry = Tik, tak…
web-emote-nice = Pěkně!
web-emote-ouch = Au!
web-emote-moo = Bú!
web-emote-laugh = Ha ha!
web-emote-sorry = Promiň!
web-emote-thanks = Díky!
web-emote-good_game = Dobrá hra!
web-emote-bye = Čau!

web-other-games = Další hry
web-open-file = Otevřít záznam
web-open-file-about = Partie uložená do souboru, tady nebo v terminálu.
web-watch = Sledovat
web-no-replays = Zatím nemáš žádnou dohranou partii.
web-replay = Záznam
web-no-replay = Není co přehrát
web-file-gone = Otevři soubor znovu: stránka si ho po novém načtení nepamatuje.
web-hands = Karty všech
web-replay-controls = Přehrávání
web-moment-of-match = Okamžik partie
web-turn-back = Předchozí tah
web-step-back = O krok zpět
web-run = Přehrát
web-pause = Pozastavit
web-step-on = O krok dál
web-turn-on = Další tah
web-step-of = { $at } / { $steps }
web-eyes = Číma očima
web-eyes-open = Všechny karty odkryté
web-eyes-onlooker = Divák
web-copy-moment = Kopírovat odkaz na tento okamžik
web-coach = Trenér
web-review-ask = Co bylo nejlepší?
web-review-thinking = Přemýšlím …
web-review-cows = { $best }: o { $loss } krávy lepší než { $given }.
web-review-points = { $best }: o { $loss } bodu lepší než { $given }.
web-review-nothing = Nic lepšího nebylo: { $given }.
web-review-even = Těžko rozhodnout: { $given } nebo { $best }.
web-review-none = V tomto kroku není co posuzovat.
web-review-answers = Odpovědi od nejlepší
web-review-best = nejlepší
web-review-given = zvoleno
web-review-again = Zkusit znovu
web-answer-back = Předchozí odpověď
web-answer-on = Další odpověď
web-summary = Co šlo lépe
web-summary-cows = Co si mistr myslí o odpovědích podle toho, co hráč věděl; v kravách.
web-summary-points = Co si mistr myslí o odpovědích podle toho, co hráč věděl; v bodech.
web-summary-done = Posouzeno { $done } z { $count } odpovědí
web-summary-better = lépe šlo odpovědět { $better }× z { $count }
web-summary-slips = Kde se ztratilo nejvíc
web-summary-slip = { $given }; lépe: { $best }
web-summary-all = Ukázat všech { $count }
web-summary-none = Žádná odpověď nebyla zřetelně horší než jiná.
web-practise = Procvičovat
web-practise-about = Vrátí se jako úlohy ve chvíli, kdy by se zapomněly.
web-summary-nothing = Není co posoudit

# Cows that bots are named after.
web-cow-1 = Stračena
web-cow-2 = Malina
web-cow-3 = Jahoda
web-cow-4 = Rozárka
web-cow-5 = Lyska
web-cow-6 = Bělka
web-cow-7 = Kvítka
web-cow-8 = Fialka
web-cow-9 = Rohule
web-cow-10 = Vločka

web-clear = Zrušit výběr

web-seen-collections = Ve sbírkách
web-seen-gone = Mimo hru

web-seen-held = Určitě v ruce: { $name }
web-seen-discard = Odhozené
web-seen-laid = Vyložené

web-specials = Tvoje speciální karty
web-no-specials = Nemáš žádnou speciální kartu.
web-choices = Karty na výběr
web-credit = Plusové body: { $count }
web-seen-specials = Odložené speciální karty

web-seen-not = { $count ->
    [one] 1 karta ještě nebyla vidět
    [few] { $count } karty ještě nebyly vidět
   *[other] { $count } karet ještě nebylo vidět
  }
web-leave = Odejít od stolu: dohraje bot
web-other-device = Hrát na jiném zařízení
web-other-device-about = Otevři tento odkaz během pár minut na druhém zařízení a budeš tam hrát jako tatáž osoba.
web-devices = Tvá další zařízení
web-device-used = Připojeno { $when }
web-device-open = Odkaz, platí do { $when }
web-device-revoke = Zrušit
web-device-revoke-about = Když zařízení zrušíš, odpojí se i všechna, která se připojila přes něj.
web-claim-title = Hrát na tomto zařízení
web-claim-about = Na tomto zařízení pak budeš tatáž osoba jako na tom druhém.
web-claim-do = Hrát jako tatáž osoba
web-claimed = I tady se teď jmenuješ { $name }.
web-error-bad_token = Tento odkaz už neplatí: vytvoř nový.
web-forced = Jedinou možnou odpověď dát automaticky

web-runtime-fetching = Stahuje se hra: { $percent } %
web-runtime-starting = Hra se spouští…
web-runtime-waiting = stado je otevřené na jiné kartě. Hraj tam, nebo ji zavři: tahle karta pak bude pokračovat sama.
web-runtime-failed = Hra se tu nespustí. Načti stránku znovu; když to nepomůže, zkus novější prohlížeč.
web-runtime-unsupported = Tento prohlížeč je pro hru příliš starý: chybí mu WebAssembly se SIMD. Aktualizuj ho, nebo zkus jiný.
web-runtime-broken = Jeden soubor hry nedorazil celý: { $file }. Načti stránku znovu.
web-runtime-stuck = Trvá to nezvykle dlouho. Zkontroluj připojení, nebo načti stránku znovu.
web-runtime-full = Tento prohlížeč už nic neuloží: úložiště je plné. Ulož si kopii všeho a uvolni místo.
web-update = Je tu novější verze této stránky. Rozehraná partie v ní pokračuje.
web-update-now = Načíst
web-alone = Na tomto zařízení
web-alone-about = Hraješ proti botům, nebo společně na jednom zařízení. Všechno zůstává v tomto prohlížeči a nic se nikam neposílá. Proto je i semínko každého rozdání na tvém počítači: nejsou tu hodnocené partie ani společné stoly.
web-play-alone = Hrát na tomto zařízení
web-play-alone-about = Bez serveru, a po načtení i bez sítě:
web-with-server = Zpět na server
web-kept = Uloženo v tomto prohlížeči
web-kept-safe = Tvoje partie jsou uložené jen v tomto prohlížeči.
web-kept-droppable = Tvoje partie jsou uložené jen v tomto prohlížeči, a ten je může zahodit, když dojde místo: občas si ulož kopii.
web-send = Poslat na server
web-send-about = { $count ->
    [0] Všechno, co se tu dohrálo, je i na serveru.
    [one] Jedna dohraná partie je jen na tomto zařízení. Server ověří, co pošleš, a uloží to mezi tvé záznamy.
    [few] { $count } dohrané partie jsou jen na tomto zařízení. Server ověří, co pošleš, a uloží to mezi tvé záznamy.
   *[other] { $count } dohraných partií je jen na tomto zařízení. Server ověří, co pošleš, a uloží to mezi tvé záznamy.
  }
web-sent = { $count ->
    [one] Jedna partie je teď na serveru.
    [few] { $count } partie jsou teď na serveru.
   *[other] { $count } partií je teď na serveru.
  }
web-send-refused = Server to nepřijal: { $reason }
web-save-all = Uložit všechno
web-load-all = Načíst uloženou kopii
web-loaded-all = { $added ->
    [one] Přibyla { $added } partie.
    [few] Přibyly { $added } partie.
   *[other] Přibylo { $added } partií.
  }
web-bad-copy = To není kopie, kterou uložilo stado, nebo není celá.

# Animals that newcomers are named after.
web-guest-badger = Jezevec
web-guest-beaver = Bobr
web-guest-bison = Bizon
web-guest-cat = Kočka
web-guest-crane = Jeřáb
web-guest-deer = Jelen
web-guest-dolphin = Delfín
web-guest-donkey = Osel
web-guest-duck = Kachna
web-guest-eagle = Orel
web-guest-falcon = Sokol
web-guest-ferret = Fretka
web-guest-finch = Pěnkava
web-guest-fox = Liška
web-guest-frog = Žába
web-guest-goat = Koza
web-guest-goose = Husa
web-guest-hare = Zajíc
web-guest-hawk = Jestřáb
web-guest-hedgehog = Ježek
web-guest-heron = Volavka
web-guest-horse = Kůň
web-guest-lark = Skřivan
web-guest-lynx = Rys
web-guest-magpie = Straka
web-guest-marten = Kuna
web-guest-mole = Krtek
web-guest-moose = Los
web-guest-mouse = Myš
web-guest-newt = Čolek
web-guest-otter = Vydra
web-guest-owl = Sova
web-guest-pony = Poník
web-guest-quail = Křepelka
web-guest-rabbit = Králík
web-guest-raven = Krkavec
web-guest-robin = Červenka
web-guest-seal = Tuleň
web-guest-sheep = Ovce
web-guest-sparrow = Vrabec
web-guest-squirrel = Veverka
web-guest-stork = Čáp
web-guest-swan = Labuť
web-guest-toad = Ropucha
web-guest-trout = Pstruh
web-guest-vole = Hraboš
web-guest-weasel = Lasička
web-guest-wolf = Vlk
web-guest-wren = Střízlík
web-guest-yak = Jak

web-about = O stadu
web-documents = Dokumentace

web-error-too_full = Sedí tu víc lidí, než by bylo židlí.
web-error-nothing_undone = Zatím není co vzít zpět.
web-error-no_code = Žádný stůl tento kód nemá, nebo už ne.
web-error-not_local = To smí jen ten, kdo sedí přímo u tohoto počítače.
web-error-no_network = Tento počítač není v žádné vlastní síti.

web-room-code = Kód tohoto stolu
web-room-code-about = Zadává se na úvodní stránce.
web-code-title = Máš kód?
web-code = Kód
web-lan = Pustit zařízení z této sítě
web-lan-about = Všichni ve tvé síti, například na tvé Wi-Fi, pak mohou tuto stránku otevřít, dívat se a sednout si; nikdo mimo ni. Skončí to, až to vypneš, nebo až skončí stado.
web-lan-off = Tento odkaz funguje jen na tomto počítači.
web-looking-on = Jsou tu bez židle: { $names }
web-looking-on-none = Odkaz zatím nikdo další neotevřel.
web-all-taken = Všechny židle jsou obsazené: díváš se, dokud se některá neuvolní.
web-fill-start = Doplnit boty a začít
web-change-table = Změnit stůl
web-change = Změnit
web-table-changed = Stůl se změnil: { $what }.
web-seat-moved = Tvoje židle je jiná: teď máš židli { $number }.
web-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }

web-undo = Vzít zpět svou poslední odpověď
web-undone = Vzato zpět. Tato partie se už nepočítá.
web-unranked = Nepočítá se: něco bylo vzato zpět.
web-key-undo = Vzít zpět svou poslední odpověď, jen proti botům
web-leads = vede

web-filter-all = Vše
web-filter-result = Výsledek
web-filter-won = Výhra
web-filter-lost = Bez výhry
web-filter-company = S kým
web-filter-bots = jen s boty
web-filter-people = s dalšími lidmi
web-no-match-fits = Neodpovídá žádná partie.
web-place-won = Výhra
web-place-of = Místo { $rank } z { $seats }

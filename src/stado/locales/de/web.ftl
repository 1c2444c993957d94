web-claim = Der offene Tisch für die Familie von 6 nimmt!
web-close = Schließen
web-cancel = Abbrechen
web-confirm = Ja, so machen
web-why = warum?
web-why-label = Warum? Was Regel { $rule } sagt
web-hint = Tipp
web-hint-about = Was ein Meister wählen würde; nur gegen Bots
web-hint-best = Ein Meister würde wählen: { $best }.
web-all-rules = Alle Regeln

web-hand = Deine Hand
web-hand-empty = Deine Hand ist leer.
web-pool = Offene Karten
web-rows = Reihen
web-lane = Gewählte Karten
web-seats = Am Tisch
web-question = Die Frage
web-card-label = { $card }, { $cows ->
    [one] 1 Hornochse
   *[other] { $cows } Hornochsen
  }
web-row-label = Reihe { $row }: { $cards }; { $cows ->
    [one] 1 Hornochse
   *[other] { $cows } Hornochsen
  }
web-cows = { $count ->
    [one] Hornochse
   *[other] Hornochsen
  }
web-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
web-cards = { $count ->
    [one] Karte
   *[other] Karten
  }
web-picked = hat gewählt
web-awaited = ist dran
web-stand-in = Bot spielt
web-may-change = Tipp auf eine andere Karte, um deine Wahl zu ändern.
web-waiting = Warten auf { $names }.
web-moment = Einen Moment …
web-over = Die Partie ist zu Ende.
web-skip = Überspringen
web-clock = Restzeit
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
web-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
web-log = Spielverlauf
web-log-empty = Noch ist nichts geschehen.
web-seen-rows = Auf dem Tisch
web-seen-stacks = In dieser Runde genommen
web-seen-hand = Auf deiner Hand

web-to-content = Zum Inhalt
web-home = stado: zur Startseite
web-navigation = Navigation
web-settings = Einstellungen
web-your-name = Dein Name
web-language = Sprache
web-language-en = English
web-language-cs = Čeština
web-language-sk = Slovenčina
web-language-pl = Polski
web-language-de = Deutsch
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Kartenbewegung
web-speed-slow = Langsam
web-speed-usual = Normal
web-speed-fast = Schnell
web-speed-none = Keine
web-sound = Töne
web-tremble = Das Gerät vibriert, wenn du Karten nimmst
web-sound-offer = Mit Tönen spielen?
web-sound-yes = Töne an
web-sound-no = Nein, danke
web-ask-twice = Vor jeder Antwort nachfragen
web-preview = Zeigen, was eine Karte bewirken würde, wenn du auf sie zeigst oder sie gedrückt hältst
web-preview-point = Zeig auf eine Karte, um zu sehen, wohin sie kommt.
web-preview-hold = Halte eine Karte gedrückt, um zu sehen, wohin sie kommt.
web-preview-certain = sicher

web-welcome = Herde her, Hornochsen weg!
web-learn = Lernen
web-first-lesson = Neu hier?
web-first-lesson-about = Lerne { $game } in einer Minute, einfach beim Spielen.
web-first-lesson-start = In einer Minute lernen
web-first-lesson-no = Keine Lektion, danke
web-daily = Partie des Tages
web-daily-about = Dieselben Karten und dieselben Bots für alle; ein Versuch zählt.
web-challenge = Eine Herausforderung
web-challenge-friend = Freunde herausfordern
web-replays = Wiederholungen
web-continue = Laufende Partien
web-go-on = Weiter
web-play = Spielen
web-games = Spiele
web-way = Wie spielst du?
web-way-bots = Gegen Bots
web-way-friends = Mit Freunden
web-way-device = An einem Gerät
web-way-device-about = Das Gerät geht reihum; niemand sieht fremde Karten.
web-variant = Variante
web-seat-count = Spieler
web-level = Bots
web-level-novice = Neuling
web-level-casual = Amateur
web-level-strong = Könner
web-level-master = Meister
web-people = Wer an diesem Gerät spielt
web-player = Spieler { $number }
web-fewer = Weniger
web-more = Mehr
web-public = Alle können diesen Tisch finden und mitspielen
web-more-options = Mehr Optionen
web-preset = Ausgabe
web-preset-none = Wie unten eingestellt
web-none = nicht festgelegt
web-clock-choice = Zeit zum Antworten
web-clock-none = Ohne Uhr
web-clock-plain = { $decision } pro Antwort
web-clock-bank = { $decision } pro Antwort und { $bank } in Reserve
web-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
web-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
web-make-room = Tisch eröffnen
web-play-now = Jetzt spielen
web-lobby = Öffentliche Tische
web-lobby-empty = An keinem öffentlichen Tisch wartet jemand. Eröffne einen mit Freunden oder spiel gegen Bots.
web-join = Mitspielen
web-chairs-taken = { $taken } von { $seats } Plätzen besetzt

web-error-offline = Der Server ist nicht erreichbar.
web-error-internal = Auf dem Server ging etwas schief.
web-error-not_found = Diesen Tisch gibt es nicht.
web-error-broken = Dieser Tisch ist beschädigt oder stammt von einer anderen Version des Programms; er bleibt erhalten und wird später wieder versucht.
web-error-closed = Diese Partie wurde nach älteren Regeln gespielt und ist geschlossen; ihre Aufzeichnung bleibt erhalten.
web-error-unknown = Es ist nicht bekannt, ob das geschehen ist: Sieh nach und versuch es noch einmal.
web-error-id_used = Zwei verschiedene Befehle trugen dieselbe Kennung; nichts hat sich geändert.
web-error-late = Das kam zu spät: Das Spiel ist schon weiter.
web-error-rate_limited = Zu schnell: Warte einen Moment.
web-error-too_many = Du hast zu viele Tische offen.
web-error-too_often = Zu oft geändert: Es bleibt, wie es ist.
web-error-busy = Der Server ist ausgelastet; versuch es gleich noch einmal.
web-error-not_asked = Du wirst gerade nichts gefragt.
web-error-bad_record = Diese Aufzeichnung lässt sich nicht abspielen.
web-error-too_large = Das ist zu groß.
web-error-bad_message = Die Seite hat etwas gesagt, das der Server nicht versteht. Lade sie neu.
web-error-bad_origin = Diese Seite darf nicht mit diesem Server sprechen.
web-error-bad_host = Unter diesem Namen antwortet der Server nicht.
web-error-bad_options = Diese Einstellungen passen nicht zusammen.
web-error-rule = Das erlauben die Regeln jetzt nicht.
web-error-not_seated = Du hast keinen Platz an diesem Tisch.
web-error-not_host = Das darf nur der Gastgeber.
web-error-not_open = Dieser Stuhl ist besetzt.
web-error-not_a_bot = Auf diesem Stuhl sitzt kein Bot.
web-error-not_full = Ein Stuhl ist noch frei.
web-error-not_alone = Das gibt es nur, wenn du allein gegen Bots spielst.
web-error-counted = Dieser Versuch zählt: Es gibt keine Tipps, und nichts wird zurückgenommen.
web-error-not_away = Dieser Spieler ist da oder war es eben noch.
web-error-started = Die Partie hat schon begonnen.
web-error-not_running = Die Partie läuft nicht.
web-error-not_over = Die Partie ist noch nicht zu Ende.

web-connection-lost = Verbindung verloren, neuer Versuch …
web-no-table = Hier ist kein Tisch
web-to-start = Zur Startseite
web-disconnected = Du bist nicht mehr verbunden
web-play-here = Hier spielen
web-bye-replaced = Dieser Platz ist in einem anderen Fenster offen.
web-bye-drain = Der Server wird neu gestartet.
web-bye-slow = Deine Verbindung war zu langsam.
web-bye-rate = Von hier kamen zu viele Nachrichten.
web-bye-gone = Diesen Tisch gibt es nicht mehr.
web-bye-busy = Der Server ist ausgelastet.
web-bye-outdated = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu, damit es weitergeht.
web-reload = Neu laden

web-room-public = Ein öffentlicher Tisch: Alle können mitspielen.
web-room-private = Ein privater Tisch: Mitspielen geht nur mit dem Link.
web-invite = Freunde einladen
web-code-label = QR-Code mit dem Link zu diesem Tisch
web-link = Link
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-share = Teilen
web-chairs = Plätze
web-open-chair = frei
web-you = du
web-sit = Hinsetzen
web-stand = Aufstehen
web-add-bot = Bot dazu
web-remove = Entfernen
web-save = Speichern
web-add = Hinzufügen
web-salt = Faires Mischen
web-salt-about = Gegeben wird nach einer geheimen Zahl, deren Hash schon vor dem Start hier steht. Was du eintippst, wird eingemischt, sodass niemand die Karten vorher kennen kann.
web-commit = Hash:
web-salt-text = Was dir gerade einfällt
web-salted = Deine Worte sind eingemischt.
web-start = Start
web-start-when = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
web-host-starts = Wer den Tisch eröffnet hat, startet die Partie.

web-replay-turn = Letzten Zug wiederholen
web-seen = Gesehene Karten
web-seen-none = Noch war nichts zu sehen.
web-emotes = Etwas sagen
web-shortcuts = Tasten
web-bot-plays-you = Ein Bot spielt für dich.
web-take-back = Selbst spielen
web-is-away = { $name } ist nicht da.
web-call-stand-in = Bot spielen lassen
web-onlooker = Die Partie läuft: Du schaust zu.
web-show-result = Ergebnis zeigen
web-pass = Gib das Gerät an { $name }
web-pass-about = Sonst sollte jetzt niemand hinsehen.
web-pass-ready = Ich bin { $name }, zeig meine Karten

web-key-digits = Karte oder Reihe mit dieser Zahl finden
web-key-arrows = Zur nächsten Möglichkeit
web-key-enter = Antworten
web-key-escape = Zurück, schließen
web-key-any = Überspringt, was sich bewegt, und sonst nichts
web-any-key = Beliebige
web-key-why = Warum? Die Regel zeigen
web-key-hint = Einen Meister fragen, nur gegen Bots
web-key-replay = Letzten Zug wiederholen
web-key-seen = Gesehene Karten
web-key-log = Spielverlauf zeigen oder verbergen
web-key-emotes = Etwas sagen
web-key-sound = Töne an oder aus
web-key-help = Diese Tasten

web-result = Ergebnis
web-you-win = Du gewinnst!
web-you-share = Du teilst dir den Sieg mit { $names }.
web-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
web-fewest = Wer die wenigsten Hornochsen hat, gewinnt.
web-most = Wer die meisten Punkte hat, gewinnt.
web-won-cows = { $count ->
    [0] Diesmal ganz ohne Hornochsen.
    [one] Diesmal reicht 1 Hornochse.
   *[other] Diesmal reichen { $count } Hornochsen.
  }
web-won-points = { $count ->
    [one] Diesmal reicht { $count } Punkt.
   *[other] Diesmal reichen { $count } Punkte.
  }
web-your-place = Dein Platz: { $rank }. von { $count }.
web-parts = Wie die Punkte zustande kamen
web-parts-round = Runde { $round }
web-parts-sum = Zusammen
web-turning-show = Diesen Moment zeigen
web-share-picture = Bild teilen
web-share-title = Ergebnis einer Partie { $game }
web-rematch = Noch einmal
web-join-rematch = Zur Revanche
web-watch-replay = Wiederholung ansehen
web-save-record = Aufzeichnung speichern
web-chart-rounds = Punktestand nach Runden
web-chart-turns = Punktestand nach Zügen
web-no-chart = Das Diagramm lässt sich nicht zeigen.

web-emote-hello = Hallo!
web-emote-good_luck = Viel Glück!
web-emote-thinking = Hmm …
web-emote-hurry = Tick, tack …
web-emote-nice = Stark!
web-emote-ouch = Autsch!
web-emote-moo = Muh!
web-emote-laugh = Haha!
web-emote-sorry = Tut mir leid!
web-emote-thanks = Danke!
web-emote-good_game = Gutes Spiel!
web-emote-bye = Tschüss!

web-other-games = Die anderen Spiele
web-open-file = Aufzeichnung öffnen
web-open-file-about = Eine Partie, die hier oder im Terminal als Datei gespeichert wurde.
web-watch = Ansehen
web-no-replays = Du hast noch keine Partie zu Ende gespielt.
web-replay = Wiederholung
web-no-replay = Hier gibt es nichts abzuspielen
web-file-gone = Öffne die Datei noch einmal: Nach dem Neuladen kennt die Seite sie nicht mehr.
web-hands = Alle Hände
web-replay-controls = Wiederholung
web-moment-of-match = Moment der Partie
web-turn-back = Voriger Zug
web-step-back = Ein Schritt zurück
web-run = Abspielen
web-pause = Pause
web-step-on = Ein Schritt weiter
web-turn-on = Nächster Zug
web-step-of = { $at } von { $steps }
web-eyes = Wessen Blick
web-eyes-open = Alle Hände offen
web-eyes-onlooker = Zuschauer
web-copy-moment = Link zu diesem Moment kopieren
web-coach = Trainer
web-review-ask = Was war das Beste?
web-review-thinking = Wird durchdacht …
web-review-cows = { $best } war um { $loss } Hornochsen besser als { $given }.
web-review-points = { $best } war um { $loss } Punkte besser als { $given }.
web-review-nothing = Nichts Besseres: { $given } war am besten.
web-review-even = Kaum zu entscheiden: { $given } oder { $best }.
web-review-none = Bei diesem Schritt gibt es nichts zu beurteilen.
web-review-answers = Antworten, die beste zuerst
web-review-best = am besten
web-review-given = gewählt
web-review-again = Noch einmal versuchen
web-answer-back = Die Antwort davor
web-answer-on = Die nächste Antwort
web-summary = Was besser ging
web-summary-cows = Was ein Meister von den Antworten hält, nach dem, was am Platz bekannt war; in Hornochsen.
web-summary-points = Was ein Meister von den Antworten hält, nach dem, was am Platz bekannt war; in Punkten.
web-summary-done = { $done } von { $count } Antworten beurteilt
web-summary-better = { $better } von { $count } Antworten wären besser gegangen
web-summary-slips = Wo am meisten verschenkt wurde
web-summary-slip = { $given }; besser: { $best }
web-summary-all = Alle { $count } zeigen
web-summary-none = Keine Antwort war deutlich schlechter als eine andere.
web-practise = Das üben
web-practise-about = Sie kommen als Aufgaben wieder, bevor du sie vergisst.
web-summary-nothing = Nichts zu beurteilen

# Cows that bots are named after.
web-cow-1 = Berta
web-cow-2 = Liesl
web-cow-3 = Alma
web-cow-4 = Resi
web-cow-5 = Elsa
web-cow-6 = Rosi
web-cow-7 = Lotte
web-cow-8 = Erna
web-cow-9 = Frieda
web-cow-10 = Zenzi

web-clear = Auswahl leeren

web-seen-collections = In Sammlungen
web-seen-gone = Aus dem Spiel

web-seen-held = Sicher auf der Hand: { $name }
web-seen-discard = Abgelegt
web-seen-laid = Ausgelegt

web-specials = Deine Sonderkarten
web-no-specials = Du hast keine Sonderkarte.
web-choices = Karten zur Wahl
web-credit = Pluspunkte: { $count }
web-seen-specials = Abgelegte Sonderkarten

web-seen-not = { $count ->
    [one] 1 Karte war noch nicht zu sehen
   *[other] { $count } Karten waren noch nicht zu sehen
  }
web-leave = Den Tisch verlassen: ein Bot spielt weiter
web-other-device = Auf einem anderen Gerät spielen
web-other-device-about = Öffne das in den nächsten Minuten auf dem anderen Gerät: Dann gehört es auch dir.
web-devices = Deine anderen Geräte
web-device-used = Verbunden am { $when }
web-device-open = Link, gültig bis { $when }
web-device-revoke = Widerrufen
web-device-revoke-about = Wer ein Gerät widerruft, sperrt auch alle aus, die von dort aus verbunden wurden.
web-claim-title = Auf diesem Gerät spielen
web-claim-about = Auf diesem Gerät bist du dann dieselbe Person wie auf dem anderen.
web-claim-do = Hier als dieselbe Person spielen
web-claimed = Auch hier heißt du jetzt { $name }.
web-error-bad_token = Dieser Link gilt nicht mehr: Mach einen neuen.
web-forced = Wo nur eine Antwort möglich ist, von selbst antworten

web-runtime-fetching = Das Spiel wird geladen: { $percent } %
web-runtime-starting = Das Spiel startet …
web-runtime-waiting = stado ist in einem anderen Tab offen. Spiel dort weiter oder schließ ihn: Dann geht es hier von selbst weiter.
web-runtime-failed = Das Spiel startet hier nicht. Lade die Seite neu; wenn das nicht hilft, nimm einen neueren Browser.
web-runtime-unsupported = Dieser Browser ist zu alt für das Spiel: Ihm fehlt WebAssembly mit SIMD. Aktualisiere ihn oder nimm einen anderen.
web-runtime-broken = Eine Datei des Spiels kam nicht vollständig an: { $file }. Lade die Seite neu.
web-runtime-stuck = Das dauert ungewöhnlich lange. Prüfe die Verbindung oder lade die Seite neu.
web-runtime-full = Dieser Browser speichert nichts mehr: Sein Speicher ist voll. Sichere alles und schaff Platz.
web-update = Es gibt eine neuere Version dieser Seite. Eine laufende Partie geht darin weiter.
web-update-now = Laden
web-alone = Auf diesem Gerät
web-alone-about = Du spielst gegen Bots oder gemeinsam an einem Gerät. Alles bleibt in diesem Browser, nichts wird verschickt. Darum liegt auch der Startwert jeder Kartenverteilung auf deinem Rechner: Hier gibt es keine gewerteten Partien und keine gemeinsamen Tische.
web-play-alone = Auf diesem Gerät spielen
web-play-alone-about = Ohne Server, und einmal geladen auch ohne Netz:
web-with-server = Zurück zum Server
web-kept = In diesem Browser gespeichert
web-kept-safe = Deine Partien sind nur in diesem Browser gespeichert.
web-kept-droppable = Deine Partien sind nur in diesem Browser gespeichert, und er darf sie löschen, wenn der Platz knapp wird: Sichere sie ab und zu.
web-send = An den Server senden
web-send-about = { $count ->
    [0] Alles, was hier zu Ende gespielt wurde, ist auch auf dem Server.
    [one] Eine beendete Partie ist nur auf diesem Gerät. Der Server prüft, was du sendest, und behält es unter deinen Rückblicken.
   *[other] { $count } beendete Partien sind nur auf diesem Gerät. Der Server prüft, was du sendest, und behält sie unter deinen Rückblicken.
  }
web-sent = { $count ->
    [one] Eine Partie ist jetzt auf dem Server.
   *[other] { $count } Partien sind jetzt auf dem Server.
  }
web-send-refused = Der Server hat es nicht angenommen: { $reason }
web-save-all = Alles sichern
web-load-all = Sicherung laden
web-loaded-all = { $added ->
    [one] { $added } Partie kam dazu.
   *[other] { $added } Partien kamen dazu.
  }
web-bad-copy = Das ist keine Sicherung von stado, oder sie ist unvollständig.

# Animals that newcomers are named after.
web-guest-badger = Dachs
web-guest-beaver = Biber
web-guest-bison = Bison
web-guest-cat = Katze
web-guest-crane = Kranich
web-guest-deer = Hirsch
web-guest-dolphin = Delfin
web-guest-donkey = Esel
web-guest-duck = Ente
web-guest-eagle = Adler
web-guest-falcon = Falke
web-guest-ferret = Frettchen
web-guest-finch = Fink
web-guest-fox = Fuchs
web-guest-frog = Frosch
web-guest-goat = Ziege
web-guest-goose = Gans
web-guest-hare = Hase
web-guest-hawk = Habicht
web-guest-hedgehog = Igel
web-guest-heron = Reiher
web-guest-horse = Pferd
web-guest-lark = Lerche
web-guest-lynx = Luchs
web-guest-magpie = Elster
web-guest-marten = Marder
web-guest-mole = Maulwurf
web-guest-moose = Elch
web-guest-mouse = Maus
web-guest-newt = Molch
web-guest-otter = Otter
web-guest-owl = Eule
web-guest-pony = Pony
web-guest-quail = Wachtel
web-guest-rabbit = Kaninchen
web-guest-raven = Rabe
web-guest-robin = Rotkehlchen
web-guest-seal = Robbe
web-guest-sheep = Schaf
web-guest-sparrow = Spatz
web-guest-squirrel = Eichhörnchen
web-guest-stork = Storch
web-guest-swan = Schwan
web-guest-toad = Kröte
web-guest-trout = Forelle
web-guest-vole = Wühlmaus
web-guest-weasel = Wiesel
web-guest-wolf = Wolf
web-guest-wren = Zaunkönig
web-guest-yak = Yak

web-about = Über stado
web-documents = Dokumentation

web-error-too_full = Hier sitzen mehr Leute, als es dann Stühle gäbe.
web-error-nothing_undone = Es gibt noch nichts zurückzunehmen.
web-error-no_code = Zu diesem Code gibt es keinen Tisch, oder nicht mehr.
web-error-not_local = Das darf nur, wer an diesem Rechner selbst sitzt.
web-error-no_network = Dieser Rechner ist in keinem eigenen Netz.

web-room-code = Code dieses Tisches
web-room-code-about = Auf der Startseite einzugeben.
web-code-title = Hast du einen Code?
web-code = Code
web-lan = Geräte in diesem Netz mitspielen lassen
web-lan-about = Alle in deinem Netz, zum Beispiel in deinem WLAN, können dann diese Seite öffnen, zuschauen und sich setzen; außerhalb kann es niemand. Es endet, wenn du es ausschaltest oder stado beendest.
web-lan-off = Dieser Link geht nur auf diesem Rechner.
web-looking-on = Da, aber ohne Stuhl: { $names }
web-looking-on-none = Noch hat sonst niemand den Link geöffnet.
web-all-taken = Alle Stühle sind besetzt: Du schaust zu, bis vielleicht einer frei wird.
web-fill-start = Mit Bots auffüllen und starten
web-change-table = Tisch ändern
web-change = Ändern
web-table-changed = Der Tisch wurde geändert: { $what }.
web-seat-moved = Dein Stuhl ist ein anderer: Du hast jetzt Stuhl { $number }.
web-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }

web-undo = Deine letzte Antwort zurücknehmen
web-undone = Zurückgenommen. Diese Partie zählt jetzt nicht mehr.
web-unranked = Ohne Wertung: Es wurde etwas zurückgenommen.
web-key-undo = Deine letzte Antwort zurücknehmen, nur gegen Bots
web-leads = liegt vorn

web-filter-all = Alle
web-filter-result = Ergebnis
web-filter-won = Gewonnen
web-filter-lost = Nicht gewonnen
web-filter-company = Mit
web-filter-bots = Bots allein
web-filter-people = anderen Leuten
web-no-match-fits = Keine Partie passt.
web-place-won = Gewonnen
web-place-of = Platz { $rank } von { $seats }

# The page that tells what stado is

landing-title = stado: der offene Tisch für die Familie von 6 nimmt!
landing-lead = Vier Karten- und Brettspiele im Browser: gegen Bots, die wissen, was sie tun, mit Freunden über einen Link oder gemeinsam an einem Gerät. Nichts zu installieren, kein Konto, und einmal geladen auch ohne Netz.
landing-documents = Dokumentation
landing-language = Sprache
landing-games = Vier Spiele
landing-play = { $game } spielen
landing-offers = Was es gibt
landing-bots = Von einem, der zufällig spielt, bis zu einem Meister, der bedenkt, wie du denkst.
    .title = Bots auf vier Stufen
landing-friends = Ein eigener Server ist ein Befehl, und den anderen genügt ein Link. An einem gemeinsamen Gerät sieht die Hand nur, wer es gerade hält.
    .title = Mit Freunden
landing-learn = Lektionen von der ersten Minute bis zur letzten Regel, Aufgaben, eine Partie des Tages und ein Trainer, der sagt, was besser gewesen wäre und warum.
    .title = Spielend lernen
landing-offline = Was du hier spielst, bleibt in deinem Browser und geht auch ohne Netz weiter. Jede Partie lässt sich als Datei sichern, die jeder prüfen kann.
    .title = Deins, auch ohne Netz
landing-everybody = Telefon oder Rechner, hell oder dunkel, mit Maus, Finger, Tastatur oder Bildschirmleser, in fünf Sprachen.
    .title = Für alle
landing-programs = Genaue Regeln, schnelle Simulation, Umgebungen für maschinelles Lernen und ein beschriebenes Protokoll, alles quelloffen.
    .title = Für Programme
landing-legal = Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. stado ist unabhängig von ihnen; seine Texte und Bilder sind eigene.

learn-task = { $number } von { $count } · { $title }
learn-right = Richtig.
learn-wrong = Nicht ganz.
learn-would = Das würde passieren:
learn-cost-cows = Das kostet { $cost ->
    [one] einen Hornochsen
   *[other] { $cost } Hornochsen
  } mehr als die richtige Antwort.
learn-cost-points = Das bringt { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
  } weniger als die richtige Antwort.
learn-rule = { $rule } { $title }: { $text }
learn-again = Versuch es noch einmal.
learn-go-on = Weiter mit Enter.
learn-lesson-done = Das war die Lektion „{ $title }“.
learn-course-done = Das waren alle Lektionen. Jetzt eine kurze Partie: stado learn { $game } --match
learn-lesson = { $number }. { $title }
learn-lesson-taken = { $number }. { $title } ✓
learn-saved = Was du gelernt hast, ist gespeichert; weiter geht es mit stado learn { $game }.
learn-help =
    Tipp eine Antwort und drück Enter: die Zahl einer Karte, die Nummer einer Reihe oder was zur Wahl steht.
      ?            diese Hilfe
      answers      alle Antworten, die jetzt erlaubt sind
      table        noch einmal der Tisch
      why REGEL    was eine Regel sagt, zum Beispiel why { $rule }
      skip         weiter zur nächsten Lektion
      quit         gehen; was du gelernt hast, bleibt gespeichert

lesson-six-first = Eine Minute
lesson-six-first-row = Alle wählen geheim eine Karte; dann wird angelegt, die niedrigste zuerst. Eine Karte kommt hinter die nächstniedrigere Karte am Ende einer Reihe. Die zweite Reihe endet mit 37. Welche deiner Karten kommt dorthin?
lesson-six-first-row-right = Die 40 kommt hinter die 37: Von allen Enden unter 40 ist die 37 am nächsten.
lesson-six-first-row-wrong = Für diese Karte ist das Ende einer anderen Reihe näher. Du brauchst eine über 37 und unter 43.
lesson-six-first-sixth = Auf jeder Karte sind Hornochsen, die kleinen Zahlen, und niemand will sie. In eine Reihe passen fünf Karten; wer die sechste anlegt, nimmt die fünf. Spiel die Karte, die nichts nimmt.
lesson-six-first-sixth-right = Die 63 findet Platz hinter der 61.
lesson-six-first-sixth-wrong = Das nächste Ende unter 30 ist die 26, und ihre Reihe ist voll. Deine Karte wäre die sechste, also gehören dir die fünf.
lesson-six-first-low = Deine 3 ist niedriger als das Ende jeder Reihe und passt nirgends. Also nimmst du eine Reihe deiner Wahl, und die 3 beginnt sie neu. Welche?
lesson-six-first-low-right = Nur ein Hornochse. Mehr ist nicht dabei: Die wenigsten Hornochsen gewinnen.
lesson-six-first-low-wrong = Du darfst jede Reihe nehmen, also nimm die mit den wenigsten Hornochsen.

lesson-six-rows = Wohin die Karten kommen
lesson-six-rows-nearest = Die Reihen enden mit 80, 41, 90 und 42. Du hast 45 und 83. Welche ist sicher?
lesson-six-rows-nearest-right = Die 83 kommt hinter die 80, da ist Platz. Die 45 hätte keine Wahl: 42 ist näher als 41.
lesson-six-rows-nearest-wrong = Die 45 darf nicht hinter die 41. Sie muss hinter das nächste Ende, die 42, obwohl diese Reihe voll ist.
lesson-six-rows-order = In der ersten Reihe liegen vier Karten, eine passt noch. Angelegt wird von der niedrigsten an, egal wem sie gehört. Welche Karte bekommt diesen Platz sicher?
lesson-six-rows-order-right = Zwischen 55 und 56 passt nichts, also konnte dir niemand zuvorkommen. Adas 57 war die sechste.
lesson-six-rows-order-wrong = Adas 57 ist niedriger als deine 59; sie kommt zuerst und füllt die Reihe. Deine Karte ist die sechste.

lesson-six-sixth = Die sechste Karte
lesson-six-sixth-room = Reihe 2 ist voll. Genommene Karten kommen auf deinen Hornochsenstapel, nie auf die Hand, und ihre Hornochsen zählen gegen dich. Spiel eine Karte, die Platz findet.
lesson-six-sixth-room-right = Die 11 kommt hinter die 9. Ihre fünf Hornochsen schaden dir nicht: Es zählt, was du nimmst, nicht, was du spielst.
lesson-six-sixth-room-wrong = Das nächste Ende unter deiner Karte ist die 31 in der vollen Reihe. Du nimmst diese fünf Karten.
lesson-six-sixth-cheaper = Manchmal geht es nicht anders: Beide Karten auf deiner Hand wären die sechste einer Reihe. Welche kostet weniger?
lesson-six-sixth-cheaper-right = Fünf Karten mit je einem Hornochsen sind ein Schnäppchen neben der anderen Reihe.
lesson-six-sixth-cheaper-wrong = Diese Reihe ist voller teurer Karten. Die andere hat insgesamt fünf Hornochsen.

lesson-six-cows = Was Karten kosten
lesson-six-cows-count = Zahlen mit einer 5 am Ende haben zwei Hornochsen, Zehner drei, Schnapszahlen wie 66 fünf, die 55 sieben und alle anderen einen. Deine zu niedrige Karte nimmt eine Reihe. Welche ist die billigste?
lesson-six-cows-count-right = Vier einfache Karten, vier Hornochsen. Nicht die Länge zählt, sondern die Hornochsen.
lesson-six-cows-count-wrong = Wenige Karten können viele Hornochsen sein. Zähl die kleinen Zahlen, nicht die Karten.

lesson-six-low = Zu niedrige Karten
lesson-six-low-escape = Die erste und die letzte Reihe sind voll und teuer. Du hast 8, 40 und 103. Was ist der billigste Ausweg?
lesson-six-low-escape-right = Die 8 ist niedriger als jede Reihe, also darf sie eine beliebige nehmen.
lesson-six-low-escape-wrong = Diese Karte wäre die sechste einer vollen Reihe. Bei einer zu niedrigen Karte wählst du selbst, was du nimmst.
lesson-six-low-choose = Die 8 ist dran. Du siehst, was die anderen gewählt haben: Brunos 57 und Adas 82 warten dahinter. Welche Reihe nimmst du?
lesson-six-low-choose-right = Ein Hornochse. Und die 57, die hinter die 51 wollte, muss in die volle erste Reihe: Eine zu niedrige Karte durchkreuzt die Pläne der anderen.
lesson-six-low-choose-wrong = Es gibt eine Reihe mit einer einzigen Karte und einem einzigen Hornochsen.

lesson-six-match = Eine ganze Partie
lesson-six-match-round = Das ist die letzte Karte der Runde. Sind die Hände leer, werden die Hornochsen jedes Stapels aufgeschrieben, und alle Karten werden neu gegeben. Welche Reihe nimmst du für deine 3?
lesson-six-match-round-right = Für dich werden acht Hornochsen aufgeschrieben, und eine neue Runde beginnt mit zehn Karten für alle.
lesson-six-match-round-wrong = Jeder Hornochse in deinem Stapel wird am Ende der Runde aufgeschrieben. Nimm die billigste Reihe.
lesson-six-match-end = Die letzte Karte der fünften Runde. Die Partie endet nach einer Runde, in der jemand auf 66 Hornochsen kommt, und Bruno hat 70. Die wenigsten gewinnen. Welche Reihe nimmst du?
lesson-six-match-end-right = Du hast die wenigsten Hornochsen und gewinnst. Brunos 70 haben die Partie beendet; vor dem Start lässt sich auch eine andere Grenze wählen.
lesson-six-match-end-wrong = Diese Hornochsen zählen noch, bevor die Partie endet. Nimm so wenige wie möglich.

lesson-six-draft = Die Profi-Auswahl
lesson-six-draft-last = In der Profi-Variante spielen nur die niedrigsten Zahlen mit, zu zweit 1 bis 24, und alle liegen offen. Reihum nimmt man eine, bis alle zehn haben; die vier übrigen eröffnen die Reihen, die niedrigste oben. Die Reihen sollen mit 5, 9, 14 und 19 beginnen. Was nimmst du?
lesson-six-draft-last-right = Die 22 gehört dir, die anderen vier eröffnen die Reihen.
lesson-six-draft-last-wrong = Was du nimmst, eröffnet keine Reihe. Nimm die Karte, die nicht 5, 9, 14 oder 19 ist.
lesson-six-draft-known = Alle haben die Auswahl gesehen, also weißt du: Ada hat 3 und 13. In der ersten Reihe liegen vier Karten. Welche deiner Karten ist vor beiden sicher?
lesson-six-draft-known-right = Was auch immer Ada spielt, die 24 liegt allein hinter der 22.
lesson-six-draft-known-wrong = Adas 13 kommt zuerst und füllt die Reihe, deine 14 ist die sechste. Das war abzusehen.

lesson-six-specials = Sonderkarten
lesson-six-specials-need = In der Jubiläumsvariante bekommen alle zwölf Karten und drei von 28 Sonderkarten. Kurz bevor deine Karte angelegt wird, darfst du eine spielen. Deine 23 passt hinter die 18. Du hast Ersetzen und eine 4 auf der Hand. Spielst du es?
lesson-six-specials-need-right = Die 23 kommt, wohin sie gehört, und Ersetzen bleibt auf der Hand, bis du es brauchst.
lesson-six-specials-need-wrong = Mit Ersetzen kommt die 23 zurück auf die Hand, und du musst sofort die 4 anlegen. Sie ist zu niedrig und nimmt eine Reihe.

lesson-six-fifth-row = 5. Reihe
lesson-six-fifth-row-open = Deine 23 wäre die sechste in Reihe 4. Du hast 5. Reihe.
lesson-six-fifth-row-open-right = Deine Karte beginnt eine fünfte Reihe, und du nimmst nichts.
lesson-six-fifth-row-open-wrong = Ohne die Sonderkarte nimmt deine Karte die volle Reihe. Mit ihr beginnt sie eine eigene.
lesson-six-fifth-row-close = Jetzt liegen fünf Reihen da. Wer eine nimmt, legt auch die eben gespielte Zahlenkarte auf den Stapel, und die Reihe verschwindet. Welche Karte ist besser?
lesson-six-fifth-row-close-right = Die 25 kommt hinter die 23, und nichts wird genommen.
lesson-six-fifth-row-close-wrong = Die 61 nimmt die volle Reihe und kommt mit auf deinen Stapel. Vier Reihen bleiben.

lesson-six-seven-takes = 7 nimmt!
lesson-six-seven-takes-sixth = Deine 20 wäre die sechste in Reihe 4. Du hast 7 nimmt!
lesson-six-seven-takes-sixth-right = Die 20 bleibt als sechste liegen. In dieser Reihe nimmt nun erst die siebte.
lesson-six-seven-takes-sixth-wrong = Mit 7 nimmt! darf deine Karte in einer vollen Reihe als sechste liegen. Ohne nimmst du die fünf Karten.
lesson-six-seven-takes-seventh = Die Sonderkarte liegt hinter Reihe 4, in der sechs Karten sind. Welche Karte spielst du?
lesson-six-seven-takes-seventh-right = Die 90 bleibt dieser Reihe fern.
lesson-six-seven-takes-seventh-wrong = Die 24 ist die siebte Karte dieser Reihe, und die siebte nimmt alle sechs.

lesson-six-insert = Einfügen
lesson-six-insert-between = Deine 10 ist zu niedrig. Du hast Einfügen: Damit kommt deine Karte zwischen zwei Karten einer Reihe oder vor ihre erste, wo immer die Reihe aufsteigend bleibt.
lesson-six-insert-between-right = Die 10 liegt zwischen 5 und 11, und nichts wird genommen.
lesson-six-insert-between-wrong = Ohne Einfügen nimmt eine zu niedrige Karte eine Reihe. Mit ihm findet die 10 einen Platz.
lesson-six-insert-room = Du hast Einfügen für deine 10 gespielt. In welche Reihe kommt sie?
lesson-six-insert-room-right = Da war Platz, also wird nichts genommen.
lesson-six-insert-room-wrong = Diese Reihe ist voll. Mit deiner Karte sind es sechs: Du nimmst alle bis auf die höchste, die die Reihe neu beginnt.

lesson-six-replace = Ersetzen
lesson-six-replace-back = Deine 25 würde Reihe 2 nehmen. Du hast Ersetzen, und auf der Hand eine 15 und eine 21.
lesson-six-replace-back-right = Die 25 kommt zurück auf die Hand. Leg jetzt eine andere an.
lesson-six-replace-back-wrong = Die 25 ist die sechste dieser Reihe. Mit Ersetzen legst du eine andere Karte an.
lesson-six-replace-other = Welche Karte legst du statt der 25 an?
lesson-six-replace-other-right = Die 15 kommt hinter die 10. Alle anderen bleiben in ihrer Reihenfolge.
lesson-six-replace-other-wrong = Auch die 21 kommt hinter die 17 und nimmt die volle Reihe.

lesson-six-move = Verschieben
lesson-six-move-play = Deine 24 würde Reihe 2 nehmen. Du hast Verschieben: Zuerst kommt eine Karte vom Tisch in eine andere Reihe.
lesson-six-move-play-right = Wähl jetzt die Karte, die verschoben wird.
lesson-six-move-play-wrong = Ohne Verschieben ist deine Karte die sechste dieser Reihe.
lesson-six-move-card = Welche Karte verschiebst du, damit die 24 nichts nimmt? Sie muss in eine andere Reihe passen, in der Platz ist.
lesson-six-move-card-right = Jetzt ist Platz für deine Karte. Auch eine Karte, die allein liegt, darf wandern: Dann beginnt deine deren Reihe.
lesson-six-move-card-wrong = Reihe 2 hat immer noch fünf Karten und endet mit 22, also nimmt deine 24 sie.

lesson-six-stop = Stopp!
lesson-six-stop-play = Deine 22 würde Reihe 1 nehmen. Du hast Stopp!: Es schließt eine Reihe, und nichts kommt dazu, weg oder wird genommen.
lesson-six-stop-play-right = Wähl jetzt die Reihe, die geschlossen wird.
lesson-six-stop-play-wrong = Ohne Stopp! ist deine Karte die sechste von Reihe 1.
lesson-six-stop-row = Welche Reihe stoppst du, damit deine 22 nichts nimmt?
lesson-six-stop-row-right = Reihe 1 ist zu, also kommt die 22 hinter die 9. Sobald jemand eine Reihe nimmt, ist jedes Stopp! aufgehoben.
lesson-six-stop-row-wrong = Reihe 1 ist noch offen, und deine Karte nimmt sie. Damit ist dein Stopp! gleich wieder aufgehoben.

lesson-six-minus-plus = Minus = Plus
lesson-six-minus-plus-play = Deine 20 nimmt Reihe 4 mit zehn Hornochsen. Du hast Minus = Plus: Eine Karte der Reihe wird zum Guthaben, das andere Karten bezahlt.
lesson-six-minus-plus-play-right = Die Reihe liegt auf deinem Stapel. Wähl jetzt die Karte, die zu Plus wird.
lesson-six-minus-plus-play-wrong = Ohne sie bleiben dir alle zehn Hornochsen.
lesson-six-minus-plus-turn = Welche Karte wird zu Plus?
lesson-six-minus-plus-turn-right = Ein Guthaben von fünf bezahlt alle anderen Karten der Reihe. Nichts bleibt übrig.
lesson-six-minus-plus-turn-wrong = Die Hornochsen dieser Karte sind ein zu kleines Guthaben. Nimm die teuerste.
lesson-six-minus-plus-pay = Deine 11 ist zu Plus geworden: ein Guthaben von fünf. Damit bezahlst du ganze Karten der Reihe oder deines Stapels, und was übrig ist, verfällt. In deinem Stapel liegen 22 und 30. Was bezahlst du?
lesson-six-minus-plus-pay-right = Ein Guthaben von fünf für eine Karte mit fünf: Nichts verfällt.
lesson-six-minus-plus-pay-wrong = Die 30 kostet drei, und die zwei übrigen bezahlen nichts mehr. Die 22 kostet genau fünf.

lesson-six-exchange = Tausch und zweite Runde
lesson-six-exchange-draw = Wer eine Reihe nimmt, darf eine Sonderkarte ablegen und die oberste vom Stapel ziehen. Du hast gerade eine Reihe genommen. Tausch eine Sonderkarte, egal welche.
lesson-six-exchange-draw-right = Du hast eine neue. Die Runde ist vorbei: Ungespielte Sonderkarten bleiben auf der Hand, und für die zweite Runde bekommen alle drei dazu.
lesson-six-exchange-draw-wrong = Du darfst alle behalten, aber dann ziehst du nichts.

lesson-board-first = Eine Minute
lesson-board-first-gain = Alle wählen geheim ein Plättchen; gelegt wird vom niedrigsten an. Es kommt hinter das nächstniedrigere Ende auf das nächste freie Feld, und das Feld darunter zählt sofort. Die meisten Punkte gewinnen. Welches Plättchen bringt am meisten?
lesson-board-first-gain-right = Die 65 kommt hinter die 62 auf +4.
lesson-board-first-gain-wrong = Schau, wohin jedes Plättchen kommt: die 16 auf ein einfaches Feld, die 51 auf +2, die 65 auf +4.
lesson-board-first-last = Das letzte Feld jeder Reihe nimmt die Reihe: Du verlierst einen Punkt für jeden Hornochsen auf ihren Plättchen. In Reihe 1 ist nur noch dieses Feld frei. Welches Plättchen spielst du?
lesson-board-first-last-right = Die 57 liegt sicher hinter der 56.
lesson-board-first-last-wrong = Die 20 kommt hinter die 19 auf das letzte Feld. Du verlierst acht Punkte, und die 20 zieht in eine leere Reihe weiter.

lesson-board-rows = Wohin die Plättchen kommen
lesson-board-rows-nearest = Die Reihen enden mit 15, 92, 42 und 52. Welches deiner Plättchen kommt in Reihe 4?
lesson-board-rows-nearest-right = Von allen Enden unter 60 ist die 52 am nächsten.
lesson-board-rows-nearest-wrong = Für dieses Plättchen ist ein anderes Ende näher.
lesson-board-rows-low = Ein Plättchen, das niedriger ist als alle Enden, kommt in die Reihe mit dem höchsten Ende. Reihe 2 endet mit 92, und ihr nächstes Feld bringt +3. Welches Plättchen kommt dorthin?
lesson-board-rows-low-right = Die 1 ist für jede Reihe zu niedrig, also kommt sie hinter die 92.
lesson-board-rows-low-wrong = Die 60 kommt hinter die 56. Nur ein Plättchen unter 15 ist für alle Reihen zu niedrig.

lesson-board-spaces = Die Felder
lesson-board-spaces-green = Ein grüner Hornochse bringt dir die Hornochsen deines Plättchens als Punkte. Welches legst du dorthin?
lesson-board-spaces-green-right = Fünf Hornochsen, fünf Punkte.
lesson-board-spaces-green-wrong = Die 45 hat nur zwei. Auf Grün sind Hornochsen gut.
lesson-board-spaces-red = Ein roter Hornochse zieht dir die Hornochsen deines Plättchens ab. Beide Plättchen kommen in Reihe 5. Welches ist billiger?
lesson-board-spaces-red-right = Ein Hornochse, ein Punkt weniger.
lesson-board-spaces-red-wrong = Die 23 hat fünf Hornochsen, und auf Rot kosten sie alle.
lesson-board-spaces-double = Zwei Hornochsen auf einem Feld zählen doppelt. In Reihe 7 kommen zwei grüne. Welches Plättchen?
lesson-board-spaces-double-right = Fünf Hornochsen, doppelt: zehn Punkte.
lesson-board-spaces-double-wrong = Die 27 hat einen Hornochsen, das sind hier zwei Punkte. Die 31 hat fünf.

lesson-board-two-tiles = Zwei Plättchen
lesson-board-two-tiles-pair = In Reihe 8 ist ein Feld „Lege zwei Plättchen“. Solange diese Reihe aktiv ist, wählen alle jeden Zug zwei Plättchen. In Reihe 8 kommen zwei grüne Hornochsen, dann ein roter. Welche zwei?
lesson-board-two-tiles-pair-right = Die 23 bringt auf den grünen Hornochsen zehn Punkte, und die 81 meidet den roten.
lesson-board-two-tiles-pair-wrong = Die 23 ist auf den zwei grünen Hornochsen am meisten wert, und was ihr dort folgt, kommt auf Rot.

lesson-board-take = Eine Reihe nehmen
lesson-board-take-cheap = Beide Plättchen kommen auf das letzte Feld einer Reihe. Du verlierst die Hornochsen der anderen Plättchen dort. Welche Reihe ist billiger?
lesson-board-take-cheap-right = Drei Hornochsen. Die Plättchen sind aus dem Spiel, und deine 18 zieht in die nächste leere Reihe weiter.
lesson-board-take-cheap-wrong = In Reihe 2 liegen fünfzehn Hornochsen, in Reihe 1 nur drei.

lesson-board-lucky = Glückskarten
lesson-board-lucky-get = Du bist auf −6 gefallen und am Kleeblatt bei −5 vorbeigekommen, also bekommst du eine Glückskarte deiner Wahl. Deine 47 ist die nächste und kommt auf einen roten Hornochsen. Welche Karte hilft?
lesson-board-lucky-get-right = Mit „5 Punkte Gewinn“ zählt jedes Feld +5, nur keines, das die Reihe nimmt.
lesson-board-lucky-get-wrong = Positive Hornochsen helfen nur, wo eine Reihe genommen wird. Die 47 kommt auf einen roten Hornochsen.
lesson-board-lucky-gain = Gleich wird die 47 gelegt. Spielst du „5 Punkte Gewinn“?
lesson-board-lucky-gain-right = Fünf Punkte gewonnen, wo fünf verloren wären. Alle Plättchen sind gelegt, also ist die Partie vorbei: Die meisten Punkte gewinnen.
lesson-board-lucky-gain-wrong = So verliert die 47 auf Rot ihre fünf Hornochsen.

lesson-board-positive-cows = Positive Hornochsen
lesson-board-positive-cows-play = Deine 25 nimmt Reihe 5 mit 17 Hornochsen. Du hast Positive Hornochsen: Zwei Plättchen der Reihe zählen als Plus.
lesson-board-positive-cows-play-right = Wähl jetzt die zwei Plättchen.
lesson-board-positive-cows-play-wrong = Ohne die Karte verlierst du alle 17.
lesson-board-positive-cows-choose = Welche zwei Plättchen zählen als Plus?
lesson-board-positive-cows-choose-right = Zehn plus, sieben minus: drei Punkte fürs Nehmen.
lesson-board-positive-cows-choose-wrong = Wähl die zwei mit den meisten Hornochsen.

lesson-board-drawing = Ziehen
lesson-board-drawing-card = Auf der roten Seite beginnst du mit zwei Aktionskarten, und manche Felder geben dir weitere. In Reihe 4 kommt so ein Feld. Welches Plättchen spielst du?
lesson-board-drawing-card-right = Du ziehst eine Aktionskarte. Spielen darfst du sie mit einem späteren Plättchen.
lesson-board-drawing-card-wrong = Dieses Plättchen bringt Punkte, aber die Karte liegt in Reihe 4, hinter der 60.
lesson-board-drawing-tile = In Reihe 2 kommt „Ziehe ein Plättchen“. Welches deiner Plättchen kommt dorthin?
lesson-board-drawing-tile-right = Du ziehst ein Plättchen. Aber Vorsicht: Was du am Ende noch hast, kostet seine Hornochsen.
lesson-board-drawing-tile-wrong = Die 31 kommt hinter die 30. Das Feld ist in Reihe 2, hinter der 52.

lesson-board-moving-on = Weiterziehen
lesson-board-moving-on-choose = Du hast Reihe 1 genommen. Auf der roten Seite wählst du, in welche leere Reihe deine 59 weiterzieht, und deren erstes Feld zählt. Die 59 hat fünf Hornochsen. Wohin?
lesson-board-moving-on-choose-right = Reihe 9 beginnt mit einem grünen Hornochsen: fünf Punkte.
lesson-board-moving-on-choose-wrong = Vergleich die ersten Felder der leeren Reihen. Ein grüner Hornochse bringt die fünf Hornochsen deiner 59.
lesson-board-moving-on-tiles = Reihe 1 endet mit „Nimm die Reihe (Hornochsen)“, Reihe 2 mit „Nimm die Reihe (Plättchen)“. Eine musst du nehmen. Welche kostet jetzt weniger?
lesson-board-moving-on-tiles-right = Die Plättchen kommen hinter deinen Sichtschirm und kosten jetzt nichts. Erst was du am Ende noch hast, zählt.
lesson-board-moving-on-tiles-wrong = Reihe 1 kostet sofort ihre 15 Hornochsen. Plättchen kannst du später spielen.

lesson-board-skip = Überspringen
lesson-board-skip-play = Bevor dein Plättchen gelegt wird, darfst du Aktionskarten dazu spielen. Deine 57 kommt auf −7. Überspringen lässt ein Feld leer, und das Plättchen kommt auf das nächste.
lesson-board-skip-play-right = Die −7 bleibt leer, und du gewinnst fünf. Das letzte Feld einer Reihe lässt sich nicht überspringen.
lesson-board-skip-play-wrong = Ohne Überspringen verlierst du sieben Punkte.

lesson-board-swap = Plättchen tauschen
lesson-board-swap-play = Deine 4 ist zu niedrig und kommt hinter der 73 auf −7. „Plättchen tauschen“ nimmt sie zurück, und du legst sofort ein anderes.
lesson-board-swap-play-right = Wähl jetzt das Plättchen.
lesson-board-swap-play-wrong = Ohne den Tausch kostet die 4 sieben Punkte.
lesson-board-swap-tile = Welches Plättchen legst du statt der 4?
lesson-board-swap-tile-right = Die 11 kommt auf einen grünen Hornochsen: fünf Punkte.
lesson-board-swap-tile-wrong = Die 92 kommt hinter die 73 und damit auf dieselbe −7.

lesson-board-stop = Stopp!
lesson-board-stop-play = Deine 67 kommt in Reihe 7 auf −7. Stopp! schließt eine Reihe deiner Wahl, bis jemand eine nimmt.
lesson-board-stop-play-right = Wähl jetzt die Reihe.
lesson-board-stop-play-wrong = Ohne Stopp! kostet die 67 sieben Punkte.
lesson-board-stop-row = Welche Reihe stoppst du?
lesson-board-stop-row-right = Reihe 7 ist zu. Das nächste offene Ende unter 67 ist die 31, und dort liegt +2.
lesson-board-stop-row-wrong = Reihe 7 ist noch offen, also kommt die 67 dorthin.

lesson-board-place-first = An den Anfang
lesson-board-place-first-play = Deine 10 ist zu niedrig. „An den Anfang“ macht sie zum ersten Plättchen einer Reihe, die höher beginnt; die anderen rücken weiter, und ein Plättchen, das auf ein freies Feld kommt, zählt dort.
lesson-board-place-first-play-right = Wähl jetzt die Reihe.
lesson-board-place-first-play-wrong = Wie üblich gelegt, kommt die 10 hinter das höchste Ende und bringt zwei. Da ist mehr drin.
lesson-board-place-first-row = Vor welche Reihe kommt die 10? Schau auf das Feld, auf das das letzte Plättchen der Reihe rückt.
lesson-board-place-first-row-right = Die 22 mit ihren drei Hornochsen rückt auf zwei grüne Hornochsen: sechs Punkte.
lesson-board-place-first-row-wrong = Reihe 8 ist besser: Ihre 22 rückt auf zwei grüne Hornochsen.

lesson-board-another-tile = Noch ein Plättchen
lesson-board-another-tile-play = Deine 47 kommt auf einen roten Hornochsen, dahinter liegen zwei grüne. Mit „Noch ein Plättchen“ legst du jetzt zwei, das niedrigere zuerst.
lesson-board-another-tile-play-right = Wähl jetzt das zweite Plättchen.
lesson-board-another-tile-play-wrong = Allein verliert die 47 auf Rot fünf Punkte.
lesson-board-another-tile-tile = Welches Plättchen kommt dazu?
lesson-board-another-tile-tile-right = Die 46 kommt zuerst und nimmt für einen Punkt den roten Hornochsen; die 47 gewinnt zehn.
lesson-board-another-tile-tile-wrong = Die 95 ist höher, also kommt die 47 immer noch zuerst, auf Rot.

lesson-board-anywhere = Aufsteigend überall
lesson-board-anywhere-play = Deine 59 muss hinter die 55, auf −7. Mit „Aufsteigend überall“ darf sie hinter jedes niedrigere Ende.
lesson-board-anywhere-play-right = Wähl jetzt die Reihe.
lesson-board-anywhere-play-wrong = Ohne die Karte gilt das nächste Ende: sieben Punkte weg.
lesson-board-anywhere-row = Wohin kommt die 59?
lesson-board-anywhere-row-right = Ein grüner Hornochse: fünf Punkte für die 59.
lesson-board-anywhere-row-wrong = Das ist wieder die −7.

lesson-board-end = Das Ende der roten Seite
lesson-board-end-count = Du legst dein letztes Plättchen, also endet die Partie mit diesem Zug. Plättchen, die man noch hat, kosten ihre Hornochsen; jede ungespielte Aktionskarte bringt einen Punkt. Deine 57 hat einen Hornochsen. Spielst du Überspringen?
lesson-board-end-count-right = Zwei Punkte auf den grünen Hornochsen sind mehr als der eine fürs Behalten. Ada zahlt für die Plättchen, die sie noch hat.
lesson-board-end-count-wrong = Die Karte zu behalten bringt einen Punkt. Mit Überspringen kommt die 57 auf zwei grüne Hornochsen: zwei Punkte.

lesson-board-lucky-tiles = Positive Hornochsen für Plättchen
lesson-board-lucky-tiles-play = Deine 36 nimmt Reihe 2, deren Plättchen hinter deinen Sichtschirm kommen. Du hast Positive Hornochsen. Auch hier lohnen sie sich.
lesson-board-lucky-tiles-play-right = Wähl jetzt zwei Plättchen; du gewinnst ihre Hornochsen.
lesson-board-lucky-tiles-play-wrong = Die Plättchen nimmst du so oder so. Mit der Karte gewinnst du vorher die Hornochsen von zweien.
lesson-board-lucky-tiles-choose = Welche zwei Plättchen?
lesson-board-lucky-tiles-choose-right = Zehn Punkte, und die Plättchen gehören dir trotzdem.
lesson-board-lucky-tiles-choose-wrong = Wähl die zwei mit den meisten Hornochsen.

lesson-loot-first = Eine Minute
lesson-loot-first-lay = Im Zug legst du Karten eines Wertes aus. Liegt bei jemandem oben eine Gruppe aus ebenso vielen Karten und mit niedrigerem Wert, luchst du sie ab. Bei Ada liegen oben drei Vieren. Was legst du aus?
lesson-loot-first-lay-right = Drei Karten gegen drei, und 7 schlägt 4.
lesson-loot-first-lay-wrong = Um drei Vieren abzuluchsen, brauchst du genau drei Karten eines höheren Wertes.
lesson-loot-first-take = Abgeluchste Karten darfst du auf die Hand nehmen oder Ada überlassen. Eine 4 hast du schon. Nimm sie!
lesson-loot-first-take-right = Jetzt hast du vier Vieren, und Ada zieht drei Karten. Am Ende zählen Karten vor dir +1 und Karten auf der Hand −1.
lesson-loot-first-take-wrong = Überlässt du sie Ada, nimmt sie die Gruppe zurück oder zieht neue Karten. Du wolltest die Vieren.

lesson-loot-laying = Auslegen
lesson-loot-laying-many = Jede Karte vor dir bringt am Ende einen Punkt, jede auf der Hand kostet einen. Leg so viele aus, wie du kannst.
lesson-loot-laying-many-right = Drei Karten auf einmal. Sie verdecken, was vorher lag; nur die oberste Gruppe kann abgeluchst werden.
lesson-loot-laying-many-wrong = Du kannst drei Karten auf einmal loswerden.

lesson-loot-looting = Abluchsen
lesson-loot-looting-size = Ada zeigt zwei Sechsen, Bruno drei Achten. Luchs Ada ihre Gruppe ab.
lesson-loot-looting-size-right = Zwei Siebenen schlagen zwei Sechsen. Du entscheidest: nehmen oder Ada überlassen.
lesson-loot-looting-size-wrong = Abgeluchst wird nur eine Gruppe aus ebenso vielen Karten, und nur eine niedrigere.
lesson-loot-looting-both = Deine Gruppe wird einmal reihum mit der obersten Gruppe aller anderen verglichen. Luchs beiden etwas ab!
lesson-loot-looting-both-right = Zwei Zehnen schlagen zwei Fünfen und zwei Neunen. Jedem wird im Zug höchstens einmal abgeluchst; was darunter liegt, wie Adas 4, ist später dran.
lesson-loot-looting-both-wrong = Du brauchst zwei Karten, die auch die zwei Neunen schlagen.

lesson-loot-answering = Wenn dir abgeluchst wird
lesson-loot-answering-back = Ada hat dir zwei Neunen abgeluchst und überlässt sie dir. Du nimmst sie zurück, oder du legst sie ab und ziehst zwei. Du hast noch zwei Neunen. Was tust du?
lesson-loot-answering-back-right = Vier Neunen: Da kommt so leicht niemand mit.
lesson-loot-answering-back-wrong = Zwei unbekannte Karten für zwei Neunen, wo du noch zwei davon hast: ein schlechter Tausch.
lesson-loot-answering-discard = Ada hat dir zwei Einsen abgeluchst und überlässt sie dir. In der Auslage liegen eine 8 und ein Joker, und du hast zwei Achten. Was nun?
lesson-loot-answering-discard-right = Die Einsen sind weg, und du hast dafür die 8 und den Joker gezogen.
lesson-loot-answering-discard-wrong = Zwei Einsen sind das schwächste Paar. Leg sie ab und zieh Besseres.

lesson-loot-drawing = Ziehen
lesson-loot-drawing-owed = Ada hat eine Gruppe von dir genommen, also ziehst du ebenso viele Karten, jede vom Nachziehstapel oder aus den sechs der Auslage. Du hast drei Neunen. Welche Karte ziehst du?
lesson-loot-drawing-owed-right = Vier Neunen. Die Auslage wird aufgefüllt, wenn du fertig bist.
lesson-loot-drawing-owed-wrong = In der Auslage liegt eine 9.
lesson-loot-drawing-extra = Du hast niemandem etwas abgeluchst, also darfst du eine Karte ziehen, musst aber nicht. Du hast eine Karte und willst sie nächsten Zug auslegen und die Partie beenden. Ziehst du?
lesson-loot-drawing-extra-right = Jede Karte auf der Hand würde am Ende einen Punkt kosten.
lesson-loot-drawing-extra-wrong = Eine Karte mehr auf der Hand ist ein Punkt weniger, und das Ende rückt weiter weg.

lesson-loot-jokers = Joker
lesson-loot-jokers-join = Es gibt fünf Joker. Mit Zahlenkarten ausgelegt, zählt ein Joker als deren Zahl. Ada zeigt drei Dreien, und du hast zwei Vieren und einen Joker. Luchs sie ihr ab.
lesson-loot-jokers-join-right = Zwei Vieren und ein Joker sind drei Vieren. Wird die Gruppe abgeluchst, ist der Joker wieder ein Joker.
lesson-loot-jokers-join-wrong = Du brauchst drei Karten über 3. Der Joker kann die dritte sein.
lesson-loot-jokers-alone = Ein Joker ohne Zahl schlägt jede Zahl, und niemand kann ihn abluchsen. Ada zeigt eine 13. Luchs sie ab.
lesson-loot-jokers-alone-right = Der Joker schlägt die 13, und wo er liegt, ist er sicher.
lesson-loot-jokers-alone-wrong = Keine einzelne Zahl schlägt die 13. Ein Joker allein schon.

lesson-loot-end = Das Ende
lesson-loot-end-last = Die Partie endet, wenn jemand die letzte Karte auslegt und damit nichts abluchst. Du hast zwei Achten, und niemand zeigt ein Paar. Was legst du aus?
lesson-loot-end-last-right = Die Partie ist vorbei. Karten vor dir zählen +1, Karten auf der Hand −1, und die anderen haben noch welche. Bei Gleichstand gewinnt, wer weniger auf der Hand hat.
lesson-loot-end-last-wrong = Die Partie geht weiter, und du hast noch eine Karte. Beide Achten zusammen beenden sie.

lesson-loot-advanced = Für Fortgeschrittene
lesson-loot-advanced-nothing = Im Spiel für Fortgeschrittene zieht nichts, wer niemandem etwas abluchst. Luchs Adas zwei Fünfen ab.
lesson-loot-advanced-nothing-right = Abgeluchst. Wer nichts abluchst, beendet hier einfach den Zug.
lesson-loot-advanced-nothing-wrong = Du hast nichts abgeluchst, und dein Zug ist ohne Karte vorbei.

lesson-loot-expert = Für Experten
lesson-loot-expert-one = Im Spiel für Experten schlägt eine einzelne 1 eine einzelne 13 und einen einzelnen Joker. Ada zeigt eine 13, Bruno einen Joker. Was legst du aus?
lesson-loot-expert-one-right = Die niedrigste Karte luchst die höchste ab. Aber jede höhere einzelne Karte luchst die 1 ab.
lesson-loot-expert-one-wrong = Das kann nur die 1.

lesson-loot-shadow = Die Schattenauslage für zwei
lesson-loot-shadow-loot = Zu zweit gibt es die Schattenauslage: dreizehn offene Karten, nach Werten in Gruppen. Deine Gruppe luchst zuerst dort eine ab, nach derselben Regel. Luchs die zwei Dreien ab.
lesson-loot-shadow-loot-right = Die Dreien kommen auf deine Hand, und die Schattenauslage wird aufgefüllt. Eine 13 oder ein Joker kommt nie hinein, sondern auf die niedrigste Karte der Auslage.
lesson-loot-shadow-loot-wrong = Du brauchst genau zwei Karten eines Wertes über 3.
lesson-loot-shadow-choose = Deine zwei Zehnen können die Dreien, die Achten oder die Neunen der Schattenauslage abluchsen. Du hast eine 9. Welche Gruppe willst du?
lesson-loot-shadow-choose-right = Drei Neunen auf deiner Hand. Karten der Schattenauslage musst du nehmen; danach ist Ada dran, verglichen zu werden.
lesson-loot-shadow-choose-wrong = Mit den zwei Neunen hättest du drei.
lesson-loot-shadow-heap = Auf der 4 der Auslage liegt eine 13. Ein solcher Haufen gilt beim Ziehen als eine Karte. Du hast nichts abgeluchst und zwei Dreizehnen auf der Hand. Was ziehst du?
lesson-loot-shadow-heap-right = Zwei Karten mit einem Zug, und eine dritte 13. Die Partie endet wie mit mehr Spielern; die Schattenauslage zählt für niemanden.
lesson-loot-shadow-heap-wrong = Der Haufen bringt dir eine dritte 13.

lesson-three-first = Eine Minute
lesson-three-first-place = Du spielst jeden Zug eine Karte. Die erste Reihe ist für die Zahlen bis 29, die zweite für die bis 59, die dritte für die bis 89, und jede steigt an. Welche Karte kommt in Reihe 2?
lesson-three-first-place-right = Die 40 schiebt sich zwischen 30 und 46.
lesson-three-first-place-wrong = Reihe 2 ist für 31 bis 59.
lesson-three-first-fifth = In eine Reihe passen vier Karten. Die fünfte nimmt: Ist sie die höchste, nimmt sie die Karte neben der Startkarte. Genommene Karten sind deine Sammlung, und eine Farbe mit einer Karte bringt einen Punkt. Spiel die Karte, die nimmt.
lesson-three-first-fifth-right = Die 28 ist die fünfte und höchste, also bekommst du die 10: einen Punkt für Hellblau.
lesson-three-first-fifth-wrong = In dieser Reihe ist noch Platz, also wird nichts genommen.

lesson-three-collecting = Sammeln
lesson-three-collecting-highest = Du hast zwei rote Karten offen, das sind fünf Punkte. Reihe 1 ist voll. Eine dritte rote würde dich etwas kosten. Was spielst du?
lesson-three-collecting-highest-right = Als höchste Karte nimmt sie nur die 10. Hellblau ist neu für dich.
lesson-three-collecting-highest-wrong = Die 5 ist nicht die höchste, also nimmt sie alles Höhere: 10, 19 und 24. Die 19 ist deine dritte rote.
lesson-three-collecting-highest-wrong-nothing = Das nimmt nichts. In Reihe 1 gibt es einen Punkt zu holen.
lesson-three-collecting-between = Eine fünfte Karte, die nicht die höchste ist, nimmt alle höheren. Du hast noch keine Karten. Welche bringt am meisten?
lesson-three-collecting-between-right = Drei Karten in drei Farben: drei Punkte.
lesson-three-collecting-between-wrong = Die 50 nimmt nur, was höher ist: die 57. Die 37 nimmt drei.
lesson-three-collecting-between-wrong-nothing = In Reihe 3 ist Platz, also nimmt das nichts.
lesson-three-collecting-neutral = Die Karten 15, 45 und 75 haben keine Farbe. Werden sie genommen, sind sie aus dem Spiel. Du hast zwei türkise Karten. Was spielst du?
lesson-three-collecting-neutral-right = Die 45 ist weg, und dein Paar ist, wie es war.
lesson-three-collecting-neutral-wrong = Das nimmt die 65, deine dritte türkise Karte, und alle drei werden umgedreht.

lesson-three-third = Drei sind eine zu viel
lesson-three-third-turn = Eine Karte einer Farbe bringt einen Punkt, zwei bringen fünf. Mit der dritten werden alle drei umgedreht, und jede kostet einen Punkt. Du hast zwei grüne Karten. Was spielst du?
lesson-three-third-turn-right = Hellblau ist neu, und das grüne Paar ist sicher.
lesson-three-third-turn-wrong = Die 27 nimmt die 7, deine dritte grüne Karte. Aus fünf Punkten werden drei Minuspunkte.
lesson-three-third-turn-wrong-nothing = Das ist sicher, nimmt aber nichts. Eine neue Farbe wäre ein Punkt.
lesson-three-third-fourth = Deine drei grünen Karten liegen verdeckt. Die vierte einer Farbe fängt offen von vorn an. Welche Karte nimmt eine grüne?
lesson-three-third-fourth-right = Die 7 liegt offen, wie eine erste grüne Karte.
lesson-three-third-fourth-wrong = Das nimmt nichts. Die grüne 7 liegt neben der Startkarte von Reihe 1.

lesson-three-bonus = Der Farbbonus
lesson-three-bonus-seven = Wer am Ende des eigenen Zuges alle sieben Farben offen hat, bekommt einen Farbbonus: zuerst 10, dann 7, 5 und 3. Dir fehlt Grün. Was spielst du?
lesson-three-bonus-seven-right = Zehn Punkte, und sie bleiben dir, auch wenn später eine Farbe umgedreht wird.
lesson-three-bonus-seven-wrong = Eine zweite orange Karte ergibt ein Paar, aber Grün brächte den Bonus.
lesson-three-bonus-seven-wrong-nothing = Das nimmt nichts. Die 27 nimmt die grüne 7.

lesson-three-end = Ziehen und das Ende
lesson-three-end-draw = Gezogen wird erst, wenn nur noch zwei Karten auf der Hand sind: dann sechs auf einmal vom eigenen Stapel. Mehr als zwanzig Karten bekommst du nicht. Was spielst du jetzt?
lesson-three-end-draw-right = Orange ist neu für dich. Zwei Karten waren übrig, also hast du sechs gezogen.
lesson-three-end-draw-wrong = Die 27 nimmt die 7, deine dritte grüne Karte.
lesson-three-end-draw-wrong-nothing = Das nimmt nichts. Die 58 nimmt eine orange Karte, und die ist neu für dich.
lesson-three-end-count = Dein letzter Zug: Zwei Karten bleiben allen auf der Hand und zählen nicht. Sechs offene Farben bringen am Ende fünf Punkte extra, sieben bringen zehn. Was spielst du?
lesson-three-end-count-right = Sieben Farben: Farbbonus und Schlussbonus, je zehn.
lesson-three-end-count-wrong = Mit Grün hättest du alle sieben Farben und beide Boni.

puzzle-head = Rätsel { $number } von { $count } · { $variant }
puzzle-right = Richtig: { $answer } ist am besten.
puzzle-loss-cows = { $answer } verschenkt { $loss ->
    [one] { $loss } Hornochsen
   *[other] { $loss } Hornochsen
  }. Am besten ist: { $best }.
puzzle-loss-points = { $answer } verschenkt { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
  }. Am besten ist: { $best }.
puzzle-theme = Thema: { $theme }.
puzzle-level = { $level ->
    [novice] Ein Neuling
    [casual] Ein Amateur
    [strong] Ein Könner
    [master] Ein Meister
   *[other] { $level }
  } antwortet: { $answer }. Falsch in { $missed } % der Versuche.
puzzle-assumption = Beurteilt gegen gute Spieler, über Tausende Kartenverteilungen, die zu dem passen, was du siehst.
puzzle-last = Das war das letzte Rätsel.
own-none = Noch ist nichts da. Nach einer Partie fügt stado record review DATEI --keep hinzu, was du verschenkt hast.

puzzle-theme-low-card = absichtlich zu niedrig
puzzle-theme-full-row = absichtlich in die volle Reihe
puzzle-theme-keep-low = die niedrige Karte behalten
puzzle-theme-avoid-row = die volle Reihe meiden
puzzle-theme-undercut = darunter schlüpfen
puzzle-theme-which-row = die richtige Reihe
puzzle-theme-cheap-row = die billige Reihe
puzzle-theme-dear-row = nicht die billigste Reihe
puzzle-theme-draft = die Auswahl
puzzle-theme-which-special = welche Sonderkarte
puzzle-theme-which-tile = das richtige Plättchen
puzzle-theme-action-card = Karte spielen oder behalten
puzzle-theme-collect = jetzt nehmen
puzzle-theme-stay-out = nichts nehmen
puzzle-theme-wait = abwarten
puzzle-theme-use-joker = den Joker einsetzen
puzzle-theme-save-joker = den Joker sparen
puzzle-theme-lay-more = mehr Karten auslegen
puzzle-theme-lay-fewer = weniger Karten auslegen
puzzle-theme-lay = welche Gruppe
puzzle-theme-take-or-leave = nehmen oder lassen
puzzle-theme-which-draw = was ziehen
puzzle-theme-choice = eine kleine Wahl

daily-result-cows = { $game }, Blatt vom { $day }: { $score ->
    [one] ein Hornochse
   *[other] { $score } Hornochsen
  }, Platz { $rank } von { $seats }.
daily-result-points = { $game }, Blatt vom { $day }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }, Platz { $rank } von { $seats }.
daily-par-cows = An deiner Stelle, { $level ->
    [casual] ein Amateur
    [strong] ein Könner
   *[master] ein Meister
  }: { $score ->
    [one] ein Hornochse
   *[other] { $score } Hornochsen
  }, Platz { $rank } von { $seats }.
daily-par-points = An deiner Stelle, { $level ->
    [casual] ein Amateur
    [strong] ein Könner
   *[master] ein Meister
  }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }, Platz { $rank } von { $seats }.
challenge-cows = Dasselbe Blatt, dieselben Bots. Schlag { $name }: { $score ->
    [one] ein Hornochse.
   *[other] { $score } Hornochsen.
  }
challenge-points = Dasselbe Blatt, dieselben Bots. Schlag { $name }: { $score ->
    [one] ein Punkt.
   *[other] { $score } Punkte.
  }
challenge-won = Geschlagen: { $own } gegen { $score } von { $name }.
challenge-lost = Nicht geschlagen: { $own } gegen { $score } von { $name }.
duel-no-hint = In einer Partie, die mit anderen verglichen wird, gibt es keine Tipps.
duel-saved = Was du gespielt hast, ist gespeichert.

reason-head = Die teuersten Fehler und warum:
reason-line = { $name }: { $reason }
reason-six-row = Nach { $given } nimmst du Reihe { $row } in { $share } % der passenden Verteilungen; nach { $best } nimmst du in { $rest } % eine Reihe.
reason-six = Nach { $given } nimmst du in { $share } % der passenden Verteilungen eine Reihe; nach { $best } in { $rest } %.
reason-board = Mit { $given } nimmst du in { $share } % der passenden Verteilungen eine Reihe; mit { $best } in { $rest } %.
reason-loot = Nach { $given } wird dir bis zu deinem nächsten Zug in { $share } % der passenden Verteilungen etwas abgeluchst; nach { $best } in { $rest } %.
reason-three = Nach { $given } werden bis zu deinem nächsten Zug in { $share } % der passenden Verteilungen drei Karten einer Farbe umgedreht; nach { $best } in { $rest } %.
reason-now-cows = { $given } kostet bis zum Ende dieses Zuges im Mittel { $behind ->
    [one] { $behind } Hornochsen
   *[other] { $behind } Hornochsen
  } mehr als { $best }.
reason-now-points = { $given } bringt bis zu deinem nächsten Zug im Mittel { $behind ->
    [one] { $behind } Punkt
   *[other] { $behind } Punkte
  } weniger als { $best }.
reason-later = Sofort kommen { $given } und { $best } aufs Gleiche heraus; der Unterschied liegt in den Zügen danach.

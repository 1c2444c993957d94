rule-CRW-1 = Es gibt Karten von 1 bis 12. Jeder bekommt drei.
    .title = Das Verteilen
rule-CRW-2 = Alle wählen heimlich eine Karte und dürfen sie ändern, bis die letzte gewählt ist.
    .title = Die Wahl
rule-CRW-3 = Alle Karten werden gezeigt, und die höchste nimmt die Krone des Zuges.
    .title = Die Krone
rule-CRW-4 = Nach drei Zügen gewinnen die meisten Kronen; bei Gleichstand gemeinsam.
    .title = Das Ende

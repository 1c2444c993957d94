rule-CRW-1 = Karty jsou od 1 do 12. Každý dostane tři.
    .title = Rozdání
rule-CRW-2 = Každý tajně vybere kartu a smí ji změnit, dokud nevybere poslední.
    .title = Výběr
rule-CRW-3 = Všechny karty se ukážou a nejvyšší bere korunu tahu.
    .title = Koruna
rule-CRW-4 = Po třech tazích vyhrává nejvíc korun; při shodě společně.
    .title = Konec

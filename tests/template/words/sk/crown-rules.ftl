rule-CRW-1 = Karty sú od 1 do 12. Každý dostane tri.
    .title = Rozdanie
rule-CRW-2 = Každý tajne vyberie kartu a smie ju zmeniť, kým nevyberie posledný.
    .title = Výber
rule-CRW-3 = Všetky karty sa ukážu a najvyššia berie korunu ťahu.
    .title = Koruna
rule-CRW-4 = Po troch ťahoch vyhráva najviac korún; pri zhode spoločne.
    .title = Koniec

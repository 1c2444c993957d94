rule-CRW-1 = Są karty od 1 do 12. Każdy dostaje trzy.
    .title = Rozdanie
rule-CRW-2 = Każdy wybiera kartę w tajemnicy i może ją zmienić, dopóki nie wybierze ostatni.
    .title = Wybór
rule-CRW-3 = Wszystkie karty zostają odkryte, a najwyższa bierze koronę tury.
    .title = Korona
rule-CRW-4 = Po trzech turach wygrywa najwięcej koron; przy remisie wspólnie.
    .title = Koniec

school-you = Ty
school-teacher = Lekcia
school-lessons = Lekcie
school-lessons-about = Krátke kroky pri skutočnom stole: ty hráš, stôl odpovedá.
school-taken-count = Hotovo: { $done } z { $count ->
    [one] jednej lekcie
    [few] { $count } lekcií
   *[other] { $count } lekcií
  }
school-taken = Hotovo
school-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } krokov
  }
school-step = Krok { $number } z { $count }
school-first = Prvá minúta
school-go-on = Pokračovať: { $title }
school-next = Ďalej
school-again = Skúsiť znova
school-what-now = Čo teraz?
school-all-done = Máš za sebou všetky lekcie tejto hry. Poď hrať!
school-next-lesson = Ďalšia: { $title }
school-all-lessons = Všetky lekcie
school-match-about = Vyskúšaj si to: krátka partia proti začiatočníkom.
school-match-play = Zahrať krátku partiu
school-rules = Pravidlá
school-play-rule = Zahrať si to: { $title }
school-rule-before = Stôl predtým
school-rule-after = Stôl po správnej odpovedi
school-puzzle = Úloha
school-puzzles = Úlohy
school-puzzles-about = Jedna pozícia, jedna otázka, tvoja odpoveď.
school-puzzles-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
  }
school-puzzles-solved = vyriešené { $solved } z { $done }, spolu { $count }
school-puzzle-ask = Hráš proti dobrým hráčom. Čo je tu najlepšie?
school-next-puzzle = Ďalšia úloha
school-all-puzzles = Všetky úlohy
school-behind = Čo za tým je
school-outcomes-cows = Kravy do tvojho ďalšieho ťahu a ako často
school-outcomes-points = Body do tvojho ďalšieho ťahu a ako často
school-outcome = { $change }: { $share }
school-levels = Čo by hrali ostatní
school-missed = mýli sa v { $share }
school-own = Z tvojich partií
school-own-due = { $count ->
    [one] jedna je na rade
    [few] { $count } sú na rade
   *[other] { $count } je na rade
  }
school-own-later = Z tvojich partií teraz nie je na rade nič.
school-own-about = Čo vo svojich partiách stratíš, sa sem môže vrátiť: otvor záznam, opýtaj sa, čo ťa stálo kravy alebo body, a zvoľ precvičovanie.
school-own-done = To je zatiaľ všetko. Čo sa nepodarilo, sa vráti skôr.
school-own-added = { $count ->
    [0] Tieto úlohy už máš.
    [one] Pribudla ti jedna úloha.
    [few] Pribudli ti { $count } úlohy.
   *[other] Pribudlo ti { $count } úloh.
  }
school-table = { $variant }, hráčov: { $seats }, boti: { $level }.
school-deal-play = Hrať
school-deal-cows = Tvoje kravy: { $score }, { $rank }. miesto z { $seats }
school-deal-points = Tvoje body: { $score }, { $rank }. miesto z { $seats }
school-deal-results = Výsledky na tomto serveri
school-deal-nobody = Tu to ešte nikto nedohral.
school-challenge-cows = { $name } má za sebou { $game } a { $score ->
    [one] jednu kravu
    [few] { $score } kravy
   *[other] { $score } kráv
  }. Zvládneš to s menej?
school-challenge-points = { $name } má za sebou { $game } a { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodov
  }. Zvládneš viac?
school-challenge-about = Rovnaké karty a rovnakí boti; počíta sa jeden pokus.
school-challenge-take = Prijať výzvu
school-challenge-won = Prekonané: { $own } proti { $score }.
school-challenge-lost = Neprekonané: { $own } proti { $score }.
school-deal-bots = Čo s tým na tvojom mieste urobia boti
school-deal-bot = { $level } (bot)
school-deal-thinking = Boti hrajú rovnaké rozdanie na tvojom mieste…
school-compare = Vedľa seba
school-compare-with = Vedľa seba: { $name }
school-compare-title = Dve partie vedľa seba
school-compare-answers = Odpovede v tomto ťahu
school-compare-none = nič
school-compare-before = Predchádzajúci rozdiel
school-compare-after = Ďalší rozdiel
school-compare-differ = Tu je rozdiel
school-compare-alike = Tu rovnako
school-compare-cows = { $score ->
    [one] jedna krava
    [few] { $score } kravy
   *[other] { $score } kráv
  }
school-compare-points = { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodov
  }
school-compare-count = { $count ->
    [0] Obe partie majú rovnaké odpovede.
    [one] Partie sa líšia v jednom ťahu.
    [few] Partie sa líšia v { $count } ťahoch.
   *[other] Partie sa líšia v { $count } ťahoch.
  }
school-compare-other = Tieto dve partie nemajú rovnaké rozdanie.
school-challenge-back = Skopírovať odkaz: { $name }
school-challenge-back-about = Ukáže obe partie vedľa seba.

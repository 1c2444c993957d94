school-you = Ty
school-teacher = Lekce
school-lessons = Lekce
school-lessons-about = Krátké kroky u skutečného stolu: ty hraješ, stůl odpovídá.
school-taken-count = Hotovo: { $done } z { $count ->
    [one] jedné lekce
    [few] { $count } lekcí
   *[other] { $count } lekcí
  }
school-taken = Hotovo
school-steps = { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }
school-step = Krok { $number } z { $count }
school-first = První minuta
school-go-on = Pokračovat: { $title }
school-next = Dál
school-again = Zkusit znovu
school-what-now = Co teď?
school-all-done = Máš za sebou všechny lekce této hry. Pojď hrát!
school-next-lesson = Další: { $title }
school-all-lessons = Všechny lekce
school-match-about = Vyzkoušej si to: krátká partie proti začátečníkům.
school-match-play = Zahrát krátkou partii
school-rules = Pravidla
school-play-rule = Zahrát si to: { $title }
school-rule-before = Stůl předtím
school-rule-after = Stůl po správné odpovědi
school-puzzle = Úloha
school-puzzles = Úlohy
school-puzzles-about = Jedna pozice, jedna otázka, tvoje odpověď.
school-puzzles-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
  }
school-puzzles-solved = vyřešeno { $solved } z { $done }, celkem { $count }
school-puzzle-ask = Hraješ proti dobrým hráčům. Co je tu nejlepší?
school-next-puzzle = Další úloha
school-all-puzzles = Všechny úlohy
school-behind = Co za tím je
school-outcomes-cows = Krávy do tvého dalšího tahu a jak často
school-outcomes-points = Body do tvého dalšího tahu a jak často
school-outcome = { $change }: { $share }
school-levels = Co by hráli ostatní
school-missed = chybuje v { $share }
school-own = Z tvých partií
school-own-due = { $count ->
    [one] jedna je na řadě
    [few] { $count } jsou na řadě
   *[other] { $count } je na řadě
  }
school-own-later = Z tvých partií teď není na řadě nic.
school-own-about = Co ve svých partiích ztratíš, se sem může vrátit: otevři záznam, zeptej se, co tě stálo krávy nebo body, a zvol procvičování.
school-own-done = To je zatím vše. Co se nepovedlo, se vrátí dřív.
school-own-added = { $count ->
    [0] Tyto úlohy už máš.
    [one] Přibyla ti jedna úloha.
    [few] Přibyly ti { $count } úlohy.
   *[other] Přibylo ti { $count } úloh.
  }
school-table = { $variant }, hráčů: { $seats }, boti: { $level }.
school-deal-play = Hrát
school-deal-cows = Tvoje krávy: { $score }, { $rank }. místo z { $seats }
school-deal-points = Tvoje body: { $score }, { $rank }. místo z { $seats }
school-deal-results = Výsledky na tomto serveru
school-deal-nobody = Tady to ještě nikdo nedohrál.
school-challenge-cows = { $name } má za sebou { $game } a { $score ->
    [one] jednu krávu
    [few] { $score } krávy
   *[other] { $score } krav
  }. Zvládneš to s méně?
school-challenge-points = { $name } má za sebou { $game } a { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodů
  }. Zvládneš víc?
school-challenge-about = Stejné karty a stejní boti; počítá se jeden pokus.
school-challenge-take = Přijmout výzvu
school-challenge-won = Překonáno: { $own } proti { $score }.
school-challenge-lost = Nepřekonáno: { $own } proti { $score }.
school-deal-bots = Co s tím na tvém místě udělají boti
school-deal-bot = { $level } (bot)
school-deal-thinking = Boti hrají stejné rozdání na tvém místě…
school-compare = Vedle sebe
school-compare-with = Vedle sebe: { $name }
school-compare-title = Dvě partie vedle sebe
school-compare-answers = Odpovědi v tomto tahu
school-compare-none = nic
school-compare-before = Předchozí rozdíl
school-compare-after = Další rozdíl
school-compare-differ = Tady je rozdíl
school-compare-alike = Tady stejně
school-compare-cows = { $score ->
    [one] jedna kráva
    [few] { $score } krávy
   *[other] { $score } krav
  }
school-compare-points = { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodů
  }
school-compare-count = { $count ->
    [0] Obě partie mají stejné odpovědi.
    [one] Partie se liší v jednom tahu.
    [few] Partie se liší ve { $count } tazích.
   *[other] Partie se liší v { $count } tazích.
  }
school-compare-other = Tyto dvě partie nemají stejné rozdání.
school-challenge-back = Zkopírovat odkaz: { $name }
school-challenge-back-about = Ukáže obě partie vedle sebe.

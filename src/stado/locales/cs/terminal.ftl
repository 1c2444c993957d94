terminal-help =
    Napiš odpověď a stiskni Enter: číslo karty, číslo řady nebo to, co je v nabídce.
      ?              tato nápověda
      undo           vrátit výběr, který ještě není odkrytý
      answers        všechny odpovědi, které teď platí
      hint           jak dobré jsou odpovědi v očích mistra
      table          znovu ukázat stůl
      log            co se v tomto tahu stalo a podle kterých pravidel
      why PRAVIDLO   co pravidlo říká, třeba why { $rule }
      seed           otisk, který dokazuje, že se rozdání nezměnilo
      quit           uložit a odejít; pokračuje se příkazem stado resume
terminal-question = { $question } [{ $rule }]
terminal-change = Vybráno: { $answer }. Enter odkryje karty, jiná odpověď výběr změní.
terminal-waiting = Čekáme na: { $names }.
terminal-answers = Odpovědi: { $answers }
terminal-hint = Mistr by zvolil: { $answers }
terminal-no-rule = Pravidlo { $rule } není; na výběr jsou: { $rules }
terminal-saved = Uloženo v { $path }; pokračuje se příkazem stado resume.
terminal-finished = Záznam je v { $path }.
terminal-commit = Otisk semínka je { $commit }; semínko bude v záznamu.
terminal-you = Ty
terminal-bot = { $level ->
    [novice] Nováček
    [casual] Pohodář
    [strong] Znalec
    [master] Mistr
   *[other] { $level }
  } { $seat }
terminal-result = { $rank }. { $name }: { $score }
terminal-won = { $count ->
    [one] Vyhrává: { $names }.
    [few] O vítězství se dělí: { $names }.
   *[other] O vítězství se dělí: { $names }.
  }
terminal-fewest = Vyhrává, kdo má nejméně krav.
terminal-most = Vyhrává, kdo má nejvíce bodů.
terminal-review = Co si { $level } myslí o odpovědích, podle toho, co hráč věděl; { $unit ->
    [cows] v kravách
   *[points] v bodech
  }:
terminal-review-better = { $name }: { $given }; lepší o { $loss }: { $best }.
terminal-review-sum = { $name }: lépe šlo odpovědět { $better }× z { $count }; celková ztráta { $loss }.

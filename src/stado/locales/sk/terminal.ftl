terminal-help =
    Napíš odpoveď a stlač Enter: číslo karty, číslo radu alebo to, čo je v ponuke.
      ?              tento pomocník
      undo           vrátiť výber, ktorý ešte nie je odkrytý
      answers        všetky odpovede, ktoré teraz platia
      hint           aké dobré sú odpovede v očiach majstra
      table          znova ukázať stôl
      log            čo sa v tomto ťahu stalo a podľa ktorých pravidiel
      why PRAVIDLO   čo pravidlo hovorí, napríklad why { $rule }
      seed           odtlačok, ktorý dokazuje, že sa rozdanie nezmenilo
      quit           uložiť a odísť; pokračuje sa príkazom stado resume
terminal-question = { $question } [{ $rule }]
terminal-change = Vybrané: { $answer }. Enter odkryje karty, iná odpoveď výber zmení.
terminal-waiting = Čakáme na: { $names }.
terminal-answers = Odpovede: { $answers }
terminal-hint = Majster by zvolil: { $answers }
terminal-no-rule = Pravidlo { $rule } nie je; na výber sú: { $rules }
terminal-saved = Uložené v { $path }; pokračuje sa príkazom stado resume.
terminal-finished = Záznam je v { $path }.
terminal-commit = Odtlačok semienka je { $commit }; semienko bude v zázname.
terminal-you = Ty
terminal-bot = { $level ->
    [novice] Nováčik
    [casual] Pohodár
    [strong] Znalec
    [master] Majster
   *[other] { $level }
  } { $seat }
terminal-result = { $rank }. { $name }: { $score }
terminal-won = { $count ->
    [one] Vyhráva: { $names }.
    [few] O víťazstvo sa delia: { $names }.
   *[other] O víťazstvo sa delia: { $names }.
  }
terminal-fewest = Vyhráva, kto má najmenej kráv.
terminal-most = Vyhráva, kto má najviac bodov.
terminal-review = Čo si { $level } myslí o odpovediach podľa toho, čo hráč vedel; { $unit ->
    [cows] v kravách
   *[points] v bodoch
  }:
terminal-review-better = { $name }: { $given }; lepšie o { $loss }: { $best }.
terminal-review-sum = { $name }: lepšie sa dalo odpovedať { $better }× z { $count }; celková strata { $loss }.

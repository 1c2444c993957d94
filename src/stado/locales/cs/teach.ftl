learn-task = { $number } z { $count } · { $title }
learn-right = Správně.
learn-wrong = Ještě ne.
learn-would = Stalo by se toto:
learn-cost-cows = Stojí to o { $cost ->
    [one] jednu krávu
    [few] { $cost } krávy
   *[other] { $cost } krav
  } víc než správná odpověď.
learn-cost-points = Přinese to o { $cost ->
    [one] jeden bod
    [few] { $cost } body
   *[other] { $cost } bodů
  } míň než správná odpověď.
learn-rule = { $rule } { $title }: { $text }
learn-again = Zkus to znovu.
learn-go-on = Enter pokračuje.
learn-lesson-done = To byla lekce „{ $title }“.
learn-course-done = To byly všechny lekce. Teď krátká partie: stado learn { $game } --match
learn-lesson = { $number }. { $title }
learn-lesson-taken = { $number }. { $title } ✓
learn-saved = Postup je uložený; pokračuje se příkazem stado learn { $game }.
learn-help =
    Napiš odpověď a stiskni Enter: číslo karty, číslo řady nebo to, co je v nabídce.
      ?              tato nápověda
      answers        všechny odpovědi, které teď platí
      table          znovu ukázat stůl
      why PRAVIDLO   co pravidlo říká, třeba why { $rule }
      skip           přejít na další lekci
      quit           odejít; postup zůstane uložený

lesson-six-first = Jedna minuta
lesson-six-first-row = Každý tajně vybere kartu; pak se přikládají, nejnižší první. Karta přijde za nejbližší nižší kartu na konci řady. Druhá řada končí 37. Která tvoje karta tam patří?
lesson-six-first-row-right = 40 přijde za 37: ze všech konců pod 40 je 37 nejblíž.
lesson-six-first-row-wrong = Tahle karta má blíž ke konci jiné řady. Potřebuješ kartu nad 37 a pod 43.
lesson-six-first-sixth = Na každé kartě jsou krávy, ta malá čísla, a nikdo je nechce. Do řady se vejde pět karet; kdo přiloží šestou, bere si těch pět. Zahraj kartu, která nic nebere.
lesson-six-first-sixth-right = 63 má místo za 61.
lesson-six-first-sixth-wrong = Nejbližší konec pod 30 je 26 a ta řada je plná. Tvoje karta by byla šestá, takže těch pět je tvých.
lesson-six-first-low = Tvoje 3 je nižší než konce všech řad a nehodí se nikam. Proto si bereš řadu podle své volby a 3 ji začne znovu. Kterou?
lesson-six-first-low-right = Jen jedna kráva. A to je celé: vyhrává, kdo má krav nejméně.
lesson-six-first-low-wrong = Můžeš si vzít kteroukoli řadu, vezmi si tedy tu s nejméně kravami.

lesson-six-rows = Kam karty patří
lesson-six-rows-nearest = Řady končí 80, 41, 90 a 42. Máš 45 a 83. Která je bezpečná?
lesson-six-rows-nearest-right = 83 přijde za 80, kde je místo. 45 by neměla na vybranou: 42 je blíž než 41.
lesson-six-rows-nearest-wrong = 45 nesmí za 41. Musí za nejbližší konec, za 42, i když je ta řada plná.
lesson-six-rows-order = V první řadě leží čtyři karty, ještě jedna se vejde. Přikládá se od nejnižší, ať patří komukoli. Která karta to místo dostane určitě?
lesson-six-rows-order-right = Mezi 55 a 56 se nic nevejde, takže tě nikdo nemohl předběhnout. Adina 57 byla šestá.
lesson-six-rows-order-wrong = Adina 57 je nižší než tvoje 59, přijde tedy první a řadu naplní. Tvoje karta je šestá.

lesson-six-sixth = Šestá karta
lesson-six-sixth-room = 2. řada je plná. Karty, které si vezmeš, jdou na tvůj kraví balíček, nikdy do ruky, a jejich krávy se počítají proti tobě. Zahraj kartu, která má místo.
lesson-six-sixth-room-right = 11 přijde za 9. Jejích pět krav ti nevadí: počítá se, co si bereš, ne co hraješ.
lesson-six-sixth-room-wrong = Nejbližší konec pod tvou kartou je 31 v plné řadě. Těch pět karet si bereš.
lesson-six-sixth-cheaper = Někdy se tomu nevyhneš. Obě tvoje karty by byly v některé řadě šesté. Která stojí míň?
lesson-six-sixth-cheaper-right = Pět karet po jedné krávě je proti té druhé řadě výhra.
lesson-six-sixth-cheaper-wrong = Ta řada je plná drahých karet. V té druhé je dohromady pět krav.

lesson-six-cows = Co karty stojí
lesson-six-cows-count = Čísla končící pětkou mají dvě krávy, desítky tři, čísla jako 66 pět, 55 sedm a všechna ostatní jednu. Tvoje nízká karta bere řadu. Která je nejlevnější?
lesson-six-cows-count-right = Čtyři obyčejné karty, čtyři krávy. Nejde o délku, ale o krávy.
lesson-six-cows-count-wrong = I málo karet může být hodně krav. Počítej malá čísla, ne karty.

lesson-six-low = Nízké karty
lesson-six-low-escape = První a poslední řada jsou plné a drahé. Máš 8, 40 a 103. Jak z toho nejlevněji?
lesson-six-low-escape-right = 8 je nižší než všechny řady, může si tedy vzít kteroukoli.
lesson-six-low-escape-wrong = Ta karta by byla v plné řadě šestá. U nízké karty si vybíráš, co si vezmeš.
lesson-six-low-choose = Na řadě je 8. Vidíš, co vybrali ostatní: za ní čeká Brunova 57 a Adina 82. Kterou řadu si bereš?
lesson-six-low-choose-right = Jedna kráva. A 57, která mířila za 51, musí do plné první řady: nízká karta kazí plány ostatním.
lesson-six-low-choose-wrong = Je tu řada s jedinou kartou a jedinou krávou.

lesson-six-match = Celá partie
lesson-six-match-round = Toto je poslední karta kola. Když jsou ruce prázdné, krávy z každého balíčku se zapíšou a všechny karty se rozdají znovu. Kterou řadu si bereš za svou 3?
lesson-six-match-round-right = Zapíše se ti osm krav a začíná nové kolo s deseti kartami pro každého.
lesson-six-match-round-wrong = Na konci kola se zapíše každá kráva z tvého balíčku. Vezmi si nejlevnější řadu.
lesson-six-match-end = Poslední karta pátého kola. Partie končí po kole, ve kterém někdo dosáhne 66 krav, a Bruno jich má 70. Vyhrává, kdo jich má nejméně. Kterou řadu si bereš?
lesson-six-match-end-right = Máš krav nejméně a vyhráváš. Partii ukončilo Brunových 70; před začátkem se dá nastavit i jiná hranice.
lesson-six-match-end-wrong = Tyhle krávy se ještě započítají, než partie skončí. Vezmi si jich co nejméně.

lesson-six-draft = Výběr v profi variantě
lesson-six-draft-last = V profi variantě se hraje jen s nejnižšími čísly, ve dvou 1 až 24, a všechna leží odkrytá. Postupně se bere po jedné kartě, až má každý deset; zbylé čtyři otevřou řady, nejnižší nahoře. Řady mají začínat 5, 9, 14 a 19. Co si vezmeš?
lesson-six-draft-last-right = 22 je tvoje a ostatní čtyři otevřou řady.
lesson-six-draft-last-wrong = Co si vezmeš, žádnou řadu neotevře. Vezmi si kartu, která není 5, 9, 14 ani 19.
lesson-six-draft-known = Výběr viděli všichni, takže víš, že Ada má 3 a 13. V první řadě leží čtyři karty. Která tvoje karta je bezpečná před oběma?
lesson-six-draft-known-right = Ať Ada zahraje cokoli, 24 leží sama za 22.
lesson-six-draft-known-wrong = Adina 13 přijde první a řadu naplní, tvoje 14 je šestá. Dalo se to čekat.

lesson-six-specials = Speciální karty
lesson-six-specials-need = V jubilejní variantě dostane každý dvanáct karet a tři z 28 speciálních. Těsně před přiložením své karty smíš jednu zahrát. Tvoje 23 se hodí za 18. Máš Nahrazení a v ruce 4. Zahraješ ho?
lesson-six-specials-need-right = 23 jde, kam patří, a Nahrazení ti zůstává, až bude potřeba.
lesson-six-specials-need-wrong = Nahrazení vrátí 23 do ruky a hned musíš přiložit 4. Ta je nízká a bere řadu.

lesson-six-fifth-row = 5. řada
lesson-six-fifth-row-open = Tvoje 23 by byla šestá ve 4. řadě. Máš kartu 5. řada.
lesson-six-fifth-row-open-right = Tvoje karta začíná pátou řadu a nic si nebereš.
lesson-six-fifth-row-open-wrong = Bez speciální karty tvoje karta bere plnou řadu. S ní začne řadu vlastní.
lesson-six-fifth-row-close = Teď leží pět řad. Kdo si některou vezme, dá na balíček i právě zahranou číslovanou kartu a řada zmizí. Která karta je lepší?
lesson-six-fifth-row-close-right = 25 přijde za 23 a nic se nebere.
lesson-six-fifth-row-close-wrong = 61 bere plnou řadu a jde s ní na tvůj balíček. Zůstanou čtyři řady.

lesson-six-seven-takes = 7 bere!
lesson-six-seven-takes-sixth = Tvoje 20 by byla šestá ve 4. řadě. Máš kartu 7 bere!
lesson-six-seven-takes-sixth-right = 20 zůstává ležet jako šestá. V této řadě teď bere až sedmá.
lesson-six-seven-takes-sixth-wrong = Se 7 bere! smí tvoje karta ležet v plné řadě jako šestá. Bez ní si bereš pět karet.
lesson-six-seven-takes-seventh = Speciální karta leží za 4. řadou, ve které je šest karet. Kterou kartu hraješ?
lesson-six-seven-takes-seventh-right = 90 se té řadě vyhne.
lesson-six-seven-takes-seventh-wrong = 24 je v té řadě sedmá a sedmá bere všech šest.

lesson-six-insert = Vložení
lesson-six-insert-between = Tvoje 10 je nízká. Máš Vložení: karta s ním přijde mezi dvě karty řady nebo před její první kartu, kamkoli, kde řada zůstane vzestupná.
lesson-six-insert-between-right = 10 leží mezi 5 a 11 a nic se nebere.
lesson-six-insert-between-wrong = Bez Vložení nízká karta bere řadu. S ním 10 najde místo.
lesson-six-insert-room = Vložení pro 10 je zahrané. Do které řady půjde?
lesson-six-insert-room-right = Bylo tam místo, takže se nic nebere.
lesson-six-insert-room-wrong = Ta řada je plná. S tvou kartou jich je šest: bereš si všechny kromě nejvyšší, která řadu začne znovu.

lesson-six-replace = Nahrazení
lesson-six-replace-back = Tvoje 25 by vzala 2. řadu. Máš Nahrazení a v ruce 15 a 21.
lesson-six-replace-back-right = 25 se vrací do ruky. Teď přilož jinou.
lesson-six-replace-back-wrong = 25 je v té řadě šestá. S Nahrazením přiložíš jinou kartu.
lesson-six-replace-other = Kterou kartu přiložíš místo 25?
lesson-six-replace-other-right = 15 přijde za 10. Pořadí ostatních se nemění.
lesson-six-replace-other-wrong = I 21 přijde za 17 a bere plnou řadu.

lesson-six-move = Přemístění
lesson-six-move-play = Tvoje 24 by vzala 2. řadu. Máš Přemístění: nejdřív jedna karta ze stolu přejde do jiné řady.
lesson-six-move-play-right = Teď vyber kartu, kterou přemístíš.
lesson-six-move-play-wrong = Bez Přemístění je tvoje karta v té řadě šestá.
lesson-six-move-card = Kterou kartu přemístíš, aby 24 nic nebrala? Musí se hodit do jiné řady, kde je místo.
lesson-six-move-card-right = Teď je pro tvou kartu místo. Přemístit smíš i kartu, která leží sama: pak její řadu začne tvoje.
lesson-six-move-card-wrong = Ve 2. řadě je pořád pět karet a končí 22, takže ji tvoje 24 bere.

lesson-six-stop = Stop!
lesson-six-stop-play = Tvoje 22 by vzala 1. řadu. Máš Stop!, který řadu zavře: nic do ní nepřibude, nic z ní neubude a nikdo ji nevezme.
lesson-six-stop-play-right = Teď vyber řadu, která se zavře.
lesson-six-stop-play-wrong = Bez Stop! je tvoje karta v 1. řadě šestá.
lesson-six-stop-row = Kterou řadu zastavíš, aby 22 nic nebrala?
lesson-six-stop-row-right = 1. řada je zavřená, takže 22 přijde za 9. Jakmile si někdo řadu vezme, všechna Stop! padají.
lesson-six-stop-row-wrong = 1. řada je pořád otevřená a tvoje karta ji bere. Tím hned padá i tvoje Stop!

lesson-six-minus-plus = Minus = Plus
lesson-six-minus-plus-play = Tvoje 20 bere 4. řadu s deseti krávami. Máš Minus = Plus: jedna karta řady se změní v plusové body, kterými se platí za jiné karty.
lesson-six-minus-plus-play-right = Řada je na tvém balíčku. Teď vyber kartu, která se změní.
lesson-six-minus-plus-play-wrong = Bez ní ti všech deset krav zůstane.
lesson-six-minus-plus-turn = Která karta se změní v plus?
lesson-six-minus-plus-turn-right = Pět plusových bodů zaplatí všechny ostatní karty řady. Nezůstane nic.
lesson-six-minus-plus-turn-wrong = Krávy na té kartě jsou moc málo. Změň tu nejdražší.
lesson-six-minus-plus-pay = 11 se změnila v plus a máš pět plusových bodů. Platí se jimi jen za celé karty, z řady i z tvého balíčku, a co zbude, propadá. V balíčku máš 22 a 30. Za kterou zaplatíš?
lesson-six-minus-plus-pay-right = Pět bodů za kartu s pěti krávami: nic nepropadne.
lesson-six-minus-plus-pay-wrong = 30 stojí tři a za zbylé dva už nic nekoupíš. 22 stojí přesně pět.

lesson-six-exchange = Výměna a druhé kolo
lesson-six-exchange-draw = Kdo si vezme řadu, smí odložit speciální kartu a dobrat si vrchní z balíčku. Právě si jednu bereš. Vyměň speciální kartu, je jedno kterou.
lesson-six-exchange-draw-right = Máš novou. Kolo skončilo: nepoužité speciální karty zůstávají v ruce a do druhého kola dostane každý tři další.
lesson-six-exchange-draw-wrong = Můžeš si nechat všechny, ale pak si nic nedobereš.

lesson-board-first = Jedna minuta
lesson-board-first-gain = Každý tajně vybere destičku; pokládají se od nejnižší. Destička patří za nejbližší nižší konec na další volné políčko a to hned platí. Vyhrává, kdo má nejvíc bodů. Která destička získá nejvíc?
lesson-board-first-gain-right = 65 přijde za 62 na +4.
lesson-board-first-gain-wrong = Podívej se, kam která jde: 16 na běžné políčko, 51 na +2, 65 na +4.
lesson-board-first-last = Poslední políčko každé řady ji bere: ztratíš bod za každou krávu na jejích destičkách. V 1. řadě zbývá jen ono. Kterou destičku hraješ?
lesson-board-first-last-right = 57 leží bezpečně za 56.
lesson-board-first-last-wrong = 20 přijde za 19 na poslední políčko. Ztrácíš osm bodů a 20 se přesune do prázdné řady.

lesson-board-rows = Kam destičky patří
lesson-board-rows-nearest = Řady končí 15, 92, 42 a 52. Která tvoje destička jde do 4. řady?
lesson-board-rows-nearest-right = Ze všech konců pod 60 je 52 nejblíž.
lesson-board-rows-nearest-wrong = Tahle destička má blíž k jinému konci.
lesson-board-rows-low = Destička nižší než všechny konce jde do řady s nejvyšším koncem. 2. řada končí 92 a její další políčko dává +3. Která destička se tam dostane?
lesson-board-rows-low-right = 1 je pro všechny řady příliš nízká, jde tedy za 92.
lesson-board-rows-low-wrong = 60 přijde za 56. Pro všechny řady je nízká jen destička pod 15.

lesson-board-spaces = Políčka
lesson-board-spaces-green = Zelená kráva ti dá tolik bodů, kolik má tvoje destička krav. Kterou tam dáš?
lesson-board-spaces-green-right = Pět krav, pět bodů.
lesson-board-spaces-green-wrong = 45 má jen dvě krávy. Na zelené jsou krávy dobré.
lesson-board-spaces-red = Červená kráva ti odečte krávy tvé destičky. Obě destičky jdou do 5. řady. Která je levnější?
lesson-board-spaces-red-right = Jedna kráva, bod dolů.
lesson-board-spaces-red-wrong = 23 má pět krav a na červené platíš za všechny.
lesson-board-spaces-double = Dvě krávy na políčku se počítají dvakrát. V 7. řadě přijdou dvě zelené. Která destička?
lesson-board-spaces-double-right = Pět krav dvakrát: deset bodů.
lesson-board-spaces-double-wrong = 27 má jednu krávu, to jsou tu dva body. 31 jich má pět.

lesson-board-two-tiles = Dvě destičky
lesson-board-two-tiles-pair = V 8. řadě je políčko „Polož dvě destičky“. Dokud je ta řada aktivní, vybírá každý v tahu dvě. V 8. řadě přijdou dvě zelené krávy, pak červená. Které dvě?
lesson-board-two-tiles-pair-right = 23 přinese na zelených kravách deset bodů a 81 se vyhne červené.
lesson-board-two-tiles-pair-wrong = 23 má největší cenu na dvou zelených kravách a co jde za ní, skončí na červené.

lesson-board-take = Braní řady
lesson-board-take-cheap = Obě tvoje destičky přijdou na poslední políčko řady. Ztratíš krávy ostatních destiček v ní. Která řada je levnější?
lesson-board-take-cheap-right = Tři krávy. Destičky jsou ze hry a tvoje 18 se přesune do další prázdné řady.
lesson-board-take-cheap-wrong = Ve 2. řadě je patnáct krav, v 1. jen tři.

lesson-board-lucky = Šťastné karty
lesson-board-lucky-get = Skóre kleslo na −6 přes čtyřlístek u −5, dostaneš tedy šťastnou kartu podle své volby. Tvoje 47 je na řadě a přijde na červenou krávu. Která karta pomůže?
lesson-board-lucky-get-right = Se Ziskem 5 bodů platí každé políčko +5, kromě těch, která berou řadu.
lesson-board-lucky-get-wrong = Kladné krávy pomohou jen tam, kde se bere řada. 47 přijde na červenou krávu.
lesson-board-lucky-gain = 47 se má právě položit. Zahraješ Zisk 5 bodů?
lesson-board-lucky-gain-right = Pět bodů zisku místo pěti ztracených. Všechny destičky leží, partie tedy končí: vyhrává, kdo má nejvíc bodů.
lesson-board-lucky-gain-wrong = Takhle ztratí 47 na červené svých pět krav.

lesson-board-positive-cows = Kladné krávy
lesson-board-positive-cows-play = Tvoje 25 bere 5. řadu se 17 krávami. Máš Kladné krávy: dvě destičky z řady se počítají do plusu.
lesson-board-positive-cows-play-right = Teď vyber ty dvě destičky.
lesson-board-positive-cows-play-wrong = Bez té karty ztratíš všech 17.
lesson-board-positive-cows-choose = Které dvě destičky se počítají do plusu?
lesson-board-positive-cows-choose-right = Deset plus, sedm minus: tři body za vzatou řadu.
lesson-board-positive-cows-choose-wrong = Vyber dvě destičky s nejvíce kravami.

lesson-board-drawing = Dobírání
lesson-board-drawing-card = Na červené straně plánu začínáš se dvěma akčními kartami a některá políčka přidají další. Ve 4. řadě přijde takové políčko. Kterou destičku hraješ?
lesson-board-drawing-card-right = Dobíráš si akční kartu. Zahrát ji smíš s některou další destičkou.
lesson-board-drawing-card-wrong = Tahle destička přinese body, ale karta je ve 4. řadě, za 60.
lesson-board-drawing-tile = Ve 2. řadě přijde „Dober si destičku“. Která tvoje destička se tam dostane?
lesson-board-drawing-tile-right = Dobíráš si destičku. Pozor: co ti na konci zbude, stojí své krávy.
lesson-board-drawing-tile-wrong = 31 přijde za 30. To políčko je ve 2. řadě, za 52.

lesson-board-moving-on = Přesun dál
lesson-board-moving-on-choose = 1. řada je tvoje. Na červené straně si vybíráš, do které prázdné řady se 59 přesune, a platí její první políčko. 59 má pět krav. Kam?
lesson-board-moving-on-choose-right = 9. řada začíná zelenou krávou: pět bodů.
lesson-board-moving-on-choose-wrong = Porovnej první políčka prázdných řad. Zelená kráva dá za pět krav tvé 59 pět bodů.
lesson-board-moving-on-tiles = 1. řada končí políčkem „Vezmi si řadu (krávy)“, 2. řada „Vezmi si řadu (destičky)“. Jednu si vzít musíš. Která teď stojí míň?
lesson-board-moving-on-tiles-right = Destičky jdou za tvou zástěnu a teď nestojí nic. Počítají se jen ty, které ti zbudou na konci.
lesson-board-moving-on-tiles-wrong = 1. řada stojí hned svých 15 krav. Destičky se dají zahrát později.

lesson-board-skip = Vynechání
lesson-board-skip-play = Než se tvoje destička položí, smíš k ní zahrát akční karty. Tvoje 57 přijde na −7. Vynechání nechá políčko prázdné a destička jde na další.
lesson-board-skip-play-right = −7 zůstane prázdné a získáváš pět. Poslední políčko řady vynechat nelze.
lesson-board-skip-play-wrong = Bez Vynechání ztrácíš sedm bodů.

lesson-board-swap = Výměna destičky
lesson-board-swap-play = Tvoje 4 je příliš nízká a přijde za 73 na −7. Výměna destičky ji vrátí a hned položíš jinou.
lesson-board-swap-play-right = Teď vyber destičku.
lesson-board-swap-play-wrong = Bez výměny stojí 4 sedm bodů.
lesson-board-swap-tile = Kterou destičku položíš místo 4?
lesson-board-swap-tile-right = 11 přijde na zelenou krávu: pět bodů.
lesson-board-swap-tile-wrong = 92 přijde za 73, na totéž −7.

lesson-board-stop = Stop!
lesson-board-stop-play = Tvoje 67 přijde v 7. řadě na −7. Stop! zavře řadu podle tvé volby, dokud si někdo nějakou nevezme.
lesson-board-stop-play-right = Teď vyber řadu.
lesson-board-stop-play-wrong = Bez Stop! stojí 67 sedm bodů.
lesson-board-stop-row = Kterou řadu zastavíš?
lesson-board-stop-row-right = 7. řada je zavřená. Nejbližší otevřený konec pod 67 je 31 a tam je +2.
lesson-board-stop-row-wrong = 7. řada je pořád otevřená, 67 tedy jde tam.

lesson-board-place-first = Polož na začátek
lesson-board-place-first-play = Tvoje 10 je příliš nízká. Polož na začátek z ní udělá první destičku řady, která začíná vyšší; ostatní se posunou a destička, která přijde na volné políčko, tam platí.
lesson-board-place-first-play-right = Teď vyber řadu.
lesson-board-place-first-play-wrong = Položená jako obvykle jde 10 za nejvyšší konec a získá dva body. Jde to i líp.
lesson-board-place-first-row = Na začátek které řady 10 půjde? Podívej se, na jaké políčko se posune poslední destička řady.
lesson-board-place-first-row-right = 22 se třemi krávami se posune na dvě zelené krávy: šest bodů.
lesson-board-place-first-row-wrong = Lepší je 8. řada: její 22 se posune na dvě zelené krávy.

lesson-board-another-tile = Polož další destičku
lesson-board-another-tile-play = Tvoje 47 přijde na červenou krávu, za kterou jsou dvě zelené. S kartou Polož další destičku položíš teď dvě, nižší první.
lesson-board-another-tile-play-right = Teď vyber druhou destičku.
lesson-board-another-tile-play-wrong = Sama ztratí 47 na červené pět bodů.
lesson-board-another-tile-tile = Kterou destičku přidáš?
lesson-board-another-tile-tile-right = 46 jde první a vezme červenou krávu za jeden bod; 47 získá deset.
lesson-board-another-tile-tile-wrong = 95 je vyšší, takže 47 jde pořád první, na červenou.

lesson-board-anywhere = Vzestupně kamkoli
lesson-board-anywhere-play = Tvoje 59 musí za 55, na −7. S kartou Vzestupně kamkoli smí za kterýkoli nižší konec.
lesson-board-anywhere-play-right = Teď vyber řadu.
lesson-board-anywhere-play-wrong = Bez karty platí nejbližší konec: sedm bodů pryč.
lesson-board-anywhere-row = Kam 59 půjde?
lesson-board-anywhere-row-right = Zelená kráva: pět bodů za 59.
lesson-board-anywhere-row-wrong = To je zase −7.

lesson-board-end = Konec červené strany
lesson-board-end-count = Pokládáš poslední destičku, partie tedy tímto tahem končí. Destičky, které někomu zbyly, stojí své krávy; každá nezahraná akční karta je za bod. Tvoje 57 má jednu krávu. Zahraješ k ní Vynechání?
lesson-board-end-count-right = Dva body na zelených kravách jsou víc než jeden za nezahranou kartu. Ada platí za destičky, které jí zbyly.
lesson-board-end-count-wrong = Nezahraná karta dá bod. S Vynecháním přijde 57 na dvě zelené krávy: dva body.

lesson-board-lucky-tiles = Kladné krávy za destičky
lesson-board-lucky-tiles-play = Tvoje 36 bere 2. řadu, jejíž destičky jdou za tvou zástěnu. Máš Kladné krávy. Vyplatí se i tady.
lesson-board-lucky-tiles-play-right = Teď vyber dvě destičky; získáš jejich krávy.
lesson-board-lucky-tiles-play-wrong = Destičky si bereš tak jako tak. S kartou předtím získáš krávy dvou z nich.
lesson-board-lucky-tiles-choose = Které dvě destičky?
lesson-board-lucky-tiles-choose-right = Deset bodů a destičky jsou stejně tvoje.
lesson-board-lucky-tiles-choose-wrong = Vyber dvě destičky s nejvíce kravami.

lesson-loot-first = Jedna minuta
lesson-loot-first-lay = V tahu vyložíš karty jedné hodnoty. Má-li někdo navrchu skupinu ze stejného počtu karet a nižší hodnoty, ukořistíš ji. Ada má navrchu tři 4. Co vyložíš?
lesson-loot-first-lay-right = Tři karty proti třem a 7 přebíjí 4.
lesson-loot-first-lay-wrong = Na tři 4 potřebuješ přesně tři karty vyšší hodnoty.
lesson-loot-first-take = Ukořistěné karty si smíš vzít do ruky, nebo je nechat Adě. Jednu 4 už máš. Vezmi si je!
lesson-loot-first-take-right = Teď máš čtyři 4 a Ada si dobírá tři karty. Na konci se karty před tebou počítají +1 a karty v ruce −1.
lesson-loot-first-take-wrong = Když je necháš Adě, vrátí si je, nebo si dobere jiné. Tobě se ty 4 hodí.

lesson-loot-laying = Vykládání
lesson-loot-laying-many = Každá karta před tebou je na konci za bod, každá v ruce stojí bod. Vylož jich co nejvíc.
lesson-loot-laying-many-right = Tři karty najednou. Zakryjí, co leželo předtím; ukořistit se dá jen vrchní skupina.
lesson-loot-laying-many-wrong = Můžeš se zbavit tří karet najednou.

lesson-loot-looting = Kořistění
lesson-loot-looting-size = Ada ukazuje dvě 6, Bruno tři 8. Ukořisti Adinu skupinu.
lesson-loot-looting-size-right = Dvě 7 přebíjejí dvě 6. Rozhoduješ ty: vzít, nebo nechat Adě.
lesson-loot-looting-size-wrong = Ukořistí se jen skupina ze stejného počtu karet, a jen nižší.
lesson-loot-looting-both = Tvoje skupina se jednou dokola porovná s vrchní skupinou každého hráče. Ukořisti obě!
lesson-loot-looting-both-right = Dvě 10 přebíjejí dvě 5 i dvě 9. Každému se v tahu ukořistí nejvýš jednou; co leží pod tím, jako Adina 4, přijde na řadu později.
lesson-loot-looting-both-wrong = Potřebuješ dvě karty, které přebijí i dvě 9.

lesson-loot-answering = Když kořistí u tebe
lesson-loot-answering-back = Ada ukořistila tvoje dvě 9 a nechává ti je. Vrátíš si je, nebo je odhodíš a dobereš si dvě. V ruce máš ještě dvě 9. Co uděláš?
lesson-loot-answering-back-right = Čtyři 9: na ty jen tak někdo nemá.
lesson-loot-answering-back-wrong = Dvě neznámé karty za dvě 9, když máš další dvě: to je špatná výměna.
lesson-loot-answering-discard = Ada ukořistila tvoje dvě 1 a nechává ti je. V zásobě leží 8 a žolík a v ruce máš dvě 8. Co teď?
lesson-loot-answering-discard-right = Jedničky jsou pryč a místo nich máš 8 a žolíka.
lesson-loot-answering-discard-wrong = Dvě 1 jsou nejslabší dvojice. Odhoď je a dober si lepší.

lesson-loot-drawing = Dobírání
lesson-loot-drawing-owed = Ada si vzala tvou skupinu, dobíráš si tedy stejně karet, každou z dobíracího balíčku, nebo z šesti v zásobě. Máš tři 9. Kterou kartu si dobereš?
lesson-loot-drawing-owed-right = Čtyři 9. Zásoba se doplní, až dobereš.
lesson-loot-drawing-owed-wrong = V zásobě leží 9.
lesson-loot-drawing-extra = Nebylo u koho kořistit, smíš si tedy dobrat kartu, ale nemusíš. Máš jednu kartu a chceš ji příště vyložit a partii ukončit. Dobereš si?
lesson-loot-drawing-extra-right = Každá karta v ruce by na konci stála bod.
lesson-loot-drawing-extra-wrong = Karta v ruce navíc je o bod míň a konec se vzdálí.

lesson-loot-jokers = Žolíci
lesson-loot-jokers-join = Žolíků je pět. Vyložený s čísly platí žolík jako to číslo. Ada ukazuje tři 3, ty máš dvě 4 a žolíka. Ukořisti je.
lesson-loot-jokers-join-right = Dvě 4 a žolík jsou tři 4. Když je někdo ukořistí, žolík je zase žolíkem.
lesson-loot-jokers-join-wrong = Potřebuješ tři karty nad 3. Třetí může být žolík.
lesson-loot-jokers-alone = Žolík bez čísla přebije každé číslo a nikdo ho neukořistí. Ada ukazuje 13. Ukořisti ji.
lesson-loot-jokers-alone-right = Žolík přebil 13 a tam, kde leží, je v bezpečí.
lesson-loot-jokers-alone-wrong = Žádné jednotlivé číslo 13 nepřebije. Samotný žolík ano.

lesson-loot-end = Konec
lesson-loot-end-last = Partie končí, když někdo vyloží poslední kartu a nic tím neukořistí. Máš dvě 8 a nikdo neukazuje dvojici. Co vyložíš?
lesson-loot-end-last-right = Partie končí. Karty před tebou jsou +1, karty v ruce −1 a ostatní ještě nějaké mají. Při shodě vyhrává, kdo má míň karet v ruce.
lesson-loot-end-last-wrong = Partie pokračuje a tobě karta zůstává. Obě 8 najednou ji ukončí.

lesson-loot-advanced = Pro pokročilé
lesson-loot-advanced-nothing = Ve hře pro pokročilé si nic nedobere, kdo nic neukořistí. Ukořisti Adiny dvě 5.
lesson-loot-advanced-nothing-right = Ukořistěno. Kdo tu nic neukořistí, tomu tah prostě skončí.
lesson-loot-advanced-nothing-wrong = Nic není ukořistěno a tah končí bez dobírání.

lesson-loot-expert = Pro experty
lesson-loot-expert-one = Ve hře pro experty přebije samotná 1 samotnou 13 i samotného žolíka. Ada ukazuje 13, Bruno žolíka. Co vyložíš?
lesson-loot-expert-one-right = Nejnižší karta ukořistí nejvyšší. Ale 1 ukořistí každá vyšší samotná karta.
lesson-loot-expert-one-wrong = To umí jen 1.

lesson-loot-shadow = Stínová nabídka pro dva
lesson-loot-shadow-loot = Ve dvou se hraje se stínovou nabídkou: třináct odkrytých karet ve skupinách podle hodnoty. Tvoje skupina kořistí nejdřív v ní, podle téhož pravidla. Ukořisti dvě 3.
lesson-loot-shadow-loot-right = Trojky jdou do ruky a stínová nabídka se doplní. 13 ani žolík do ní nepřijdou: položí se na nejnižší kartu zásoby.
lesson-loot-shadow-loot-wrong = Potřebuješ přesně dvě karty jedné hodnoty nad 3.
lesson-loot-shadow-choose = Tvoje dvě 10 mohou ve stínové nabídce ukořistit 3, 8 nebo 9. V ruce máš 9. Kterou skupinu chceš?
lesson-loot-shadow-choose-right = Tři 9 v ruce. Karty stínové nabídky si vzít musíš; potom se porovnává s Adou.
lesson-loot-shadow-choose-wrong = Se dvěma 9 by byly tři.
lesson-loot-shadow-heap = Na 4 v zásobě leží 13. Takový sloupek se při dobírání počítá jako jedna karta. Nebylo co ukořistit a v ruce máš dvě 13. Co si dobereš?
lesson-loot-shadow-heap-right = Dvě karty za jedno dobrání a třetí 13. Konec je stejný jako ve více hráčích; stínová nabídka se nepočítá nikomu.
lesson-loot-shadow-heap-wrong = Ten sloupek ti dá třetí 13.

lesson-three-first = Jedna minuta
lesson-three-first-place = V tahu hraješ jednu kartu. První řada je pro čísla do 29, druhá do 59, třetí do 89 a každá je vzestupná. Která karta patří do 2. řady?
lesson-three-first-place-right = 40 se vsune mezi 30 a 46.
lesson-three-first-place-wrong = 2. řada je pro 31 až 59.
lesson-three-first-fifth = Do řady se vejdou čtyři karty. Pátá bere: je-li nejvyšší, bere kartu vedle startovní. Vzaté karty jsou tvoje sbírka a barva s jednou kartou je za bod. Zahraj kartu, která bere.
lesson-three-first-fifth-right = 28 je pátá a nejvyšší, získáváš tedy 10: bod za světle modrou.
lesson-three-first-fifth-wrong = V té řadě je ještě místo, takže se nic nebere.

lesson-three-collecting = Sbírání
lesson-three-collecting-highest = Máš lícem nahoru dvě červené karty, to je pět bodů. 1. řada je plná. Třetí červená by tě něco stála. Co zahraješ?
lesson-three-collecting-highest-right = Jako nejvyšší bere jen 10. Světle modrá je pro tebe nová.
lesson-three-collecting-highest-wrong = 5 není nejvyšší, bere tedy všechno vyšší: 10, 19 a 24. A 19 je tvoje třetí červená.
lesson-three-collecting-highest-wrong-nothing = To nic nebere. V 1. řadě čeká bod.
lesson-three-collecting-between = Pátá karta, která není nejvyšší, bere všechny vyšší. Ještě žádné karty nemáš. Která přinese nejvíc?
lesson-three-collecting-between-right = Tři karty tří barev: tři body.
lesson-three-collecting-between-wrong = 50 bere jen to, co je vyšší: 57. 37 bere tři.
lesson-three-collecting-between-wrong-nothing = Ve 3. řadě je místo, takže to nic nebere.
lesson-three-collecting-neutral = Karty 15, 45 a 75 nemají barvu. Když je někdo vezme, jdou ze hry. Máš dvě tyrkysové karty. Co zahraješ?
lesson-three-collecting-neutral-right = 45 je pryč a tvoje dvojice zůstává.
lesson-three-collecting-neutral-wrong = To bere 65, tvou třetí tyrkysovou, a všechny tři se otočí lícem dolů.

lesson-three-third = Tři je moc
lesson-three-third-turn = Jedna karta barvy je za bod, dvě jsou za pět. S třetí se všechny tři otočí lícem dolů a každá stojí bod. Máš dvě zelené. Co zahraješ?
lesson-three-third-turn-right = Světle modrá je nová a zelená dvojice je v bezpečí.
lesson-three-third-turn-wrong = 27 bere 7, tvou třetí zelenou. Z pěti bodů jsou minus tři.
lesson-three-third-turn-wrong-nothing = To je bezpečné, ale nic to nebere. Nová barva by byla za bod.
lesson-three-third-fourth = Tvoje tři zelené leží lícem dolů. Čtvrtá karta barvy začíná znovu, lícem nahoru. Která karta bere zelenou?
lesson-three-third-fourth-right = 7 leží lícem nahoru jako první zelená.
lesson-three-third-fourth-wrong = To nic nebere. Zelená 7 je v 1. řadě vedle startovní karty.

lesson-three-bonus = Barevný bonus
lesson-three-bonus-seven = Kdo má na konci svého tahu lícem nahoru všech sedm barev, dostane barevný bonus: první 10, pak 7, 5 a 3. Chybí ti zelená. Co zahraješ?
lesson-three-bonus-seven-right = Deset bodů a jsou tvoje napořád, i kdyby se některá barva později otočila.
lesson-three-bonus-seven-wrong = Druhá oranžová udělá dvojici, ale zelená by přinesla bonus.
lesson-three-bonus-seven-wrong-nothing = To nic nebere. 27 bere zelenou 7.

lesson-three-end = Dobírání a konec
lesson-three-end-draw = Dobírá se, až když v ruce zbudou dvě karty: pak šest najednou z vlastního balíčku. Víc než dvacet karet nedostaneš. Co teď zahraješ?
lesson-three-end-draw-right = Oranžová je pro tebe nová. Zbyly dvě karty, proto si dobíráš šest.
lesson-three-end-draw-wrong = 27 bere 7, tvou třetí zelenou.
lesson-three-end-draw-wrong-nothing = To nic nebere. 58 bere oranžovou, která je pro tebe nová.
lesson-three-end-count = Tvůj poslední tah: každému zůstanou v ruce dvě karty, které se nepočítají. Šest barev lícem nahoru přinese na konci pět bodů navíc, sedm deset. Co zahraješ?
lesson-three-end-count-right = Sedm barev: barevný i závěrečný bonus, každý deset.
lesson-three-end-count-wrong = Se zelenou by bylo všech sedm barev a oba bonusy.

puzzle-head = Hádanka { $number } z { $count } · { $variant }
puzzle-right = Správně: nejlepší je { $answer }.
puzzle-loss-cows = { $answer }: ztráta { $loss ->
    [one] { $loss } krávy
    [few] { $loss } krav
    [many] { $loss } krávy
   *[other] { $loss } krav
  }. Nejlepší je: { $best }.
puzzle-loss-points = { $answer }: ztráta { $loss ->
    [one] { $loss } bodu
    [few] { $loss } bodů
    [many] { $loss } bodu
   *[other] { $loss } bodů
  }. Nejlepší je: { $best }.
puzzle-theme = Téma: { $theme }.
puzzle-level = { $level ->
    [novice] Nováček
    [casual] Pohodář
    [strong] Znalec
    [master] Mistr
   *[other] { $level }
  } odpoví: { $answer }. Chybuje v { $missed } % pokusů.
puzzle-assumption = Posuzováno proti dobrým hráčům v tisících rozdání, která odpovídají tomu, co vidíš.
puzzle-last = To byla poslední hádanka.
own-none = Zatím tu nic není. Po partii stado record review SOUBOR --keep přidá, co se nepovedlo.

puzzle-theme-low-card = schválně nízká karta
puzzle-theme-full-row = schválně do plné řady
puzzle-theme-keep-low = nech si nízkou kartu
puzzle-theme-avoid-row = vyhni se plné řadě
puzzle-theme-undercut = vklouzni pod ostatní
puzzle-theme-which-row = správná řada
puzzle-theme-cheap-row = levná řada
puzzle-theme-dear-row = ne ta nejlevnější řada
puzzle-theme-draft = výběr karet
puzzle-theme-which-special = která speciální karta
puzzle-theme-which-tile = správná destička
puzzle-theme-action-card = zahrát kartu, nebo si ji nechat
puzzle-theme-collect = ber hned
puzzle-theme-stay-out = neber nic
puzzle-theme-wait = vyčkej
puzzle-theme-use-joker = použij žolíka
puzzle-theme-save-joker = šetři žolíka
puzzle-theme-lay-more = vylož víc karet
puzzle-theme-lay-fewer = vylož míň karet
puzzle-theme-lay = která skupina
puzzle-theme-take-or-leave = vzít, nebo nechat
puzzle-theme-which-draw = co si dobrat
puzzle-theme-choice = drobné rozhodnutí

daily-result-cows = { $game }, rozdání dne { $day }: { $score ->
    [one] jedna kráva
    [few] { $score } krávy
   *[other] { $score } krav
  }, { $rank }. místo z { $seats }.
daily-result-points = { $game }, rozdání dne { $day }: { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodů
  }, { $rank }. místo z { $seats }.
daily-par-cows = Na tvém místě, { $level ->
    [casual] pohodář
    [strong] znalec
   *[master] mistr
  }: { $score ->
    [one] jedna kráva
    [few] { $score } krávy
   *[other] { $score } krav
  }, { $rank }. místo z { $seats }.
daily-par-points = Na tvém místě, { $level ->
    [casual] pohodář
    [strong] znalec
   *[master] mistr
  }: { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodů
  }, { $rank }. místo z { $seats }.
challenge-cows = Stejné rozdání, stejní boti. Překonej { $name }: { $score ->
    [one] jedna kráva.
    [few] { $score } krávy.
   *[other] { $score } krav.
  }
challenge-points = Stejné rozdání, stejní boti. Překonej { $name }: { $score ->
    [one] jeden bod.
    [few] { $score } body.
   *[other] { $score } bodů.
  }
challenge-won = Překonáno: { $own } proti { $score } ({ $name }).
challenge-lost = Nepřekonáno: { $own } proti { $score } ({ $name }).
duel-no-hint = V partii, která se porovnává s ostatními, rady nejsou.
duel-saved = Co je zahrané, zůstává uložené.

reason-head = Nejdražší chyby a proč:
reason-line = { $name }: { $reason }
reason-six-row = Po { $given } si { $row }. řadu bereš v { $share } % možných rozdání; po { $best } bereš některou řadu v { $rest } %.
reason-six = Po { $given } bereš řadu v { $share } % možných rozdání; po { $best } v { $rest } %.
reason-board = S { $given } bereš řadu v { $share } % možných rozdání; s { $best } v { $rest } %.
reason-loot = Po { $given } u tebe do příštího tahu někdo kořistí v { $share } % možných rozdání; po { $best } v { $rest } %.
reason-three = Po { $given } se ti do příštího tahu otočí tři karty jedné barvy v { $share } % možných rozdání; po { $best } v { $rest } %.
reason-now-cows = { $given } stojí do konce tohoto tahu v průměru o { $behind ->
    [one] { $behind } krávu
    [few] { $behind } krávy
    [many] { $behind } krávy
   *[other] { $behind } krav
  } víc než { $best }.
reason-now-points = { $given } přinese do tvého příštího tahu v průměru o { $behind ->
    [one] { $behind } bod
    [few] { $behind } body
    [many] { $behind } bodu
   *[other] { $behind } bodů
  } míň než { $best }.
reason-later = Hned vyjdou { $given } a { $best } nastejno; rozdíl je až v dalších tazích.

learn-task = { $number } z { $count } · { $title }
learn-right = Správne.
learn-wrong = Ešte nie.
learn-would = Stalo by sa toto:
learn-cost-cows = Stojí to o { $cost ->
    [one] jednu kravu
    [few] { $cost } kravy
   *[other] { $cost } kráv
  } viac než správna odpoveď.
learn-cost-points = Prinesie to o { $cost ->
    [one] jeden bod
    [few] { $cost } body
   *[other] { $cost } bodov
  } menej než správna odpoveď.
learn-rule = { $rule } { $title }: { $text }
learn-again = Skús to znova.
learn-go-on = Enter pokračuje.
learn-lesson-done = To bola lekcia „{ $title }“.
learn-course-done = To boli všetky lekcie. Teraz krátka partia: stado learn { $game } --match
learn-lesson = { $number }. { $title }
learn-lesson-taken = { $number }. { $title } ✓
learn-saved = Postup je uložený; pokračuje sa príkazom stado learn { $game }.
learn-help =
    Napíš odpoveď a stlač Enter: číslo karty, číslo radu alebo to, čo je v ponuke.
      ?              tento pomocník
      answers        všetky odpovede, ktoré teraz platia
      table          znova ukázať stôl
      why PRAVIDLO   čo pravidlo hovorí, napríklad why { $rule }
      skip           prejsť na ďalšiu lekciu
      quit           odísť; postup zostane uložený

lesson-six-first = Jedna minúta
lesson-six-first-row = Každý si tajne vyberie kartu; potom sa prikladajú, najnižšia prvá. Karta príde za najbližšiu nižšiu kartu na konci radu. Druhý rad sa končí 37. Ktorá tvoja karta tam patrí?
lesson-six-first-row-right = 40 príde za 37: zo všetkých koncov pod 40 je 37 najbližšie.
lesson-six-first-row-wrong = Táto karta má bližšie ku koncu iného radu. Potrebuješ kartu nad 37 a pod 43.
lesson-six-first-sixth = Na každej karte sú kravy, tie malé čísla, a nikto ich nechce. Do radu sa zmestí päť kariet; kto priloží šiestu, berie si tých päť. Zahraj kartu, ktorá nič neberie.
lesson-six-first-sixth-right = 63 má miesto za 61.
lesson-six-first-sixth-wrong = Najbližší koniec pod 30 je 26 a ten rad je plný. Tvoja karta by bola šiesta, takže tých päť je tvojich.
lesson-six-first-low = Tvoja 3 je nižšia než konce všetkých radov a nehodí sa nikam. Preto si berieš rad podľa svojej voľby a 3 ho začne odznova. Ktorý?
lesson-six-first-low-right = Len jedna krava. A to je všetko: vyhráva, kto má kráv najmenej.
lesson-six-first-low-wrong = Môžeš si vziať ktorýkoľvek rad, vezmi si teda ten s najmenším počtom kráv.

lesson-six-rows = Kam karty patria
lesson-six-rows-nearest = Rady sa končia 80, 41, 90 a 42. Máš 45 a 83. Ktorá je bezpečná?
lesson-six-rows-nearest-right = 83 príde za 80, kde je miesto. 45 by nemala na výber: 42 je bližšie než 41.
lesson-six-rows-nearest-wrong = 45 nesmie za 41. Musí za najbližší koniec, za 42, aj keď je ten rad plný.
lesson-six-rows-order = V prvom rade ležia štyri karty, ešte jedna sa zmestí. Prikladá sa od najnižšej, nech patrí komukoľvek. Ktorá karta to miesto dostane určite?
lesson-six-rows-order-right = Medzi 55 a 56 sa nič nezmestí, takže ťa nikto nemohol predbehnúť. Adina 57 bola šiesta.
lesson-six-rows-order-wrong = Adina 57 je nižšia než tvoja 59, príde teda prvá a rad naplní. Tvoja karta je šiesta.

lesson-six-sixth = Šiesta karta
lesson-six-sixth-room = 2. rad je plný. Karty, ktoré si vezmeš, idú na tvoj kraví balíček, nikdy nie do ruky, a ich kravy sa počítajú proti tebe. Zahraj kartu, ktorá má miesto.
lesson-six-sixth-room-right = 11 príde za 9. Jej päť kráv ti neprekáža: počíta sa, čo si berieš, nie čo hráš.
lesson-six-sixth-room-wrong = Najbližší koniec pod tvojou kartou je 31 v plnom rade. Tých päť kariet si berieš.
lesson-six-sixth-cheaper = Niekedy sa tomu nevyhneš. Obe tvoje karty by boli v niektorom rade šieste. Ktorá stojí menej?
lesson-six-sixth-cheaper-right = Päť kariet po jednej krave je oproti tomu druhému radu výhra.
lesson-six-sixth-cheaper-wrong = Ten rad je plný drahých kariet. V tom druhom je spolu päť kráv.

lesson-six-cows = Čo karty stoja
lesson-six-cows-count = Čísla končiace päťkou majú dve kravy, desiatky tri, čísla ako 66 päť, 55 sedem a všetky ostatné jednu. Tvoja nízka karta berie rad. Ktorý je najlacnejší?
lesson-six-cows-count-right = Štyri obyčajné karty, štyri kravy. Nejde o dĺžku, ale o kravy.
lesson-six-cows-count-wrong = Aj málo kariet môže byť veľa kráv. Počítaj malé čísla, nie karty.

lesson-six-low = Nízke karty
lesson-six-low-escape = Prvý a posledný rad sú plné a drahé. Máš 8, 40 a 103. Ako z toho najlacnejšie?
lesson-six-low-escape-right = 8 je nižšia než všetky rady, môže si teda vziať ktorýkoľvek.
lesson-six-low-escape-wrong = Tá karta by bola v plnom rade šiesta. Pri nízkej karte si vyberáš, čo si vezmeš.
lesson-six-low-choose = Na rade je 8. Vidíš, čo vybrali ostatní: za ňou čaká Brunova 57 a Adina 82. Ktorý rad si berieš?
lesson-six-low-choose-right = Jedna krava. A 57, ktorá mierila za 51, musí do plného prvého radu: nízka karta kazí plány ostatným.
lesson-six-low-choose-wrong = Je tu rad s jedinou kartou a jedinou kravou.

lesson-six-match = Celá partia
lesson-six-match-round = Toto je posledná karta kola. Keď sú ruky prázdne, kravy z každého balíčka sa zapíšu a všetky karty sa rozdajú znova. Ktorý rad si berieš za svoju 3?
lesson-six-match-round-right = Zapíše sa ti osem kráv a začína sa nové kolo s desiatimi kartami pre každého.
lesson-six-match-round-wrong = Na konci kola sa zapíše každá krava z tvojho balíčka. Vezmi si najlacnejší rad.
lesson-six-match-end = Posledná karta piateho kola. Partia sa končí po kole, v ktorom niekto dosiahne 66 kráv, a Bruno ich má 70. Vyhráva, kto ich má najmenej. Ktorý rad si berieš?
lesson-six-match-end-right = Máš kráv najmenej a vyhrávaš. Partiu ukončilo Brunových 70; pred začiatkom sa dá nastaviť aj iná hranica.
lesson-six-match-end-wrong = Tieto kravy sa ešte započítajú, kým sa partia skončí. Vezmi si ich čo najmenej.

lesson-six-draft = Výber v profi variante
lesson-six-draft-last = V profi variante sa hrá len s najnižšími číslami, vo dvojici 1 až 24, a všetky ležia odkryté. Postupne sa berie po jednej karte, kým má každý desať; zvyšné štyri otvoria rady, najnižšia hore. Rady majú začínať 5, 9, 14 a 19. Čo si vezmeš?
lesson-six-draft-last-right = 22 je tvoja a ostatné štyri otvoria rady.
lesson-six-draft-last-wrong = Čo si vezmeš, žiadny rad neotvorí. Vezmi si kartu, ktorá nie je 5, 9, 14 ani 19.
lesson-six-draft-known = Výber videli všetci, takže vieš, že Ada má 3 a 13. V prvom rade ležia štyri karty. Ktorá tvoja karta je bezpečná pred oboma?
lesson-six-draft-known-right = Nech Ada zahrá čokoľvek, 24 leží sama za 22.
lesson-six-draft-known-wrong = Adina 13 príde prvá a rad naplní, tvoja 14 je šiesta. Dalo sa to čakať.

lesson-six-specials = Špeciálne karty
lesson-six-specials-need = V jubilejnom variante dostane každý dvanásť kariet a tri z 28 špeciálnych. Tesne pred priložením svojej karty smieš jednu zahrať. Tvoja 23 sa hodí za 18. Máš Nahradenie a v ruke 4. Zahráš ho?
lesson-six-specials-need-right = 23 ide, kam patrí, a Nahradenie ti zostáva, kým ho bude treba.
lesson-six-specials-need-wrong = Nahradenie vráti 23 do ruky a hneď musíš priložiť 4. Tá je nízka a berie rad.

lesson-six-fifth-row = 5. rad
lesson-six-fifth-row-open = Tvoja 23 by bola šiesta v 4. rade. Máš kartu 5. rad.
lesson-six-fifth-row-open-right = Tvoja karta začína piaty rad a nič si neberieš.
lesson-six-fifth-row-open-wrong = Bez špeciálnej karty tvoja karta berie plný rad. S ňou začne vlastný rad.
lesson-six-fifth-row-close = Teraz leží päť radov. Kto si niektorý vezme, dá na balíček aj práve zahranú číslovanú kartu a rad zmizne. Ktorá karta je lepšia?
lesson-six-fifth-row-close-right = 25 príde za 23 a nič sa neberie.
lesson-six-fifth-row-close-wrong = 61 berie plný rad a ide s ním na tvoj balíček. Zostanú štyri rady.

lesson-six-seven-takes = 7 berie!
lesson-six-seven-takes-sixth = Tvoja 20 by bola šiesta v 4. rade. Máš kartu 7 berie!
lesson-six-seven-takes-sixth-right = 20 zostáva ležať ako šiesta. V tomto rade teraz berie až siedma.
lesson-six-seven-takes-sixth-wrong = So 7 berie! smie tvoja karta ležať v plnom rade ako šiesta. Bez nej si berieš päť kariet.
lesson-six-seven-takes-seventh = Špeciálna karta leží za 4. radom, v ktorom je šesť kariet. Ktorú kartu hráš?
lesson-six-seven-takes-seventh-right = 90 sa tomu radu vyhne.
lesson-six-seven-takes-seventh-wrong = 24 je v tom rade siedma a siedma berie všetkých šesť.

lesson-six-insert = Vloženie
lesson-six-insert-between = Tvoja 10 je nízka. Máš Vloženie: karta s ním príde medzi dve karty radu alebo pred jeho prvú kartu, kamkoľvek, kde rad zostane vzostupný.
lesson-six-insert-between-right = 10 leží medzi 5 a 11 a nič sa neberie.
lesson-six-insert-between-wrong = Bez Vloženia nízka karta berie rad. S ním 10 nájde miesto.
lesson-six-insert-room = Vloženie pre 10 je zahrané. Do ktorého radu pôjde?
lesson-six-insert-room-right = Bolo tam miesto, takže sa nič neberie.
lesson-six-insert-room-wrong = Ten rad je plný. S tvojou kartou ich je šesť: berieš si všetky okrem najvyššej, ktorá rad začne odznova.

lesson-six-replace = Nahradenie
lesson-six-replace-back = Tvoja 25 by vzala 2. rad. Máš Nahradenie a v ruke 15 a 21.
lesson-six-replace-back-right = 25 sa vracia do ruky. Teraz prilož inú.
lesson-six-replace-back-wrong = 25 je v tom rade šiesta. S Nahradením priložíš inú kartu.
lesson-six-replace-other = Ktorú kartu priložíš namiesto 25?
lesson-six-replace-other-right = 15 príde za 10. Poradie ostatných sa nemení.
lesson-six-replace-other-wrong = Aj 21 príde za 17 a berie plný rad.

lesson-six-move = Premiestnenie
lesson-six-move-play = Tvoja 24 by vzala 2. rad. Máš Premiestnenie: najprv jedna karta zo stola prejde do iného radu.
lesson-six-move-play-right = Teraz vyber kartu, ktorú premiestniš.
lesson-six-move-play-wrong = Bez Premiestnenia je tvoja karta v tom rade šiesta.
lesson-six-move-card = Ktorú kartu premiestniš, aby 24 nič nebrala? Musí sa hodiť do iného radu, kde je miesto.
lesson-six-move-card-right = Teraz je pre tvoju kartu miesto. Premiestniť smieš aj kartu, ktorá leží sama: vtedy jej rad začne tvoja.
lesson-six-move-card-wrong = V 2. rade je stále päť kariet a končí sa 22, takže ho tvoja 24 berie.

lesson-six-stop = Stop!
lesson-six-stop-play = Tvoja 22 by vzala 1. rad. Máš Stop!, ktorý rad zavrie: nič doň nepribudne, nič z neho neubudne a nikto ho nevezme.
lesson-six-stop-play-right = Teraz vyber rad, ktorý sa zavrie.
lesson-six-stop-play-wrong = Bez Stop! je tvoja karta v 1. rade šiesta.
lesson-six-stop-row = Ktorý rad zastavíš, aby 22 nič nebrala?
lesson-six-stop-row-right = 1. rad je zavretý, takže 22 príde za 9. Len čo si niekto rad vezme, všetky Stop! padajú.
lesson-six-stop-row-wrong = 1. rad je stále otvorený a tvoja karta ho berie. Tým hneď padá aj tvoje Stop!

lesson-six-minus-plus = Mínus = Plus
lesson-six-minus-plus-play = Tvoja 20 berie 4. rad s desiatimi kravami. Máš Mínus = Plus: jedna karta radu sa zmení na plusové body, ktorými sa platí za iné karty.
lesson-six-minus-plus-play-right = Rad je na tvojom balíčku. Teraz vyber kartu, ktorá sa zmení.
lesson-six-minus-plus-play-wrong = Bez nej ti všetkých desať kráv zostane.
lesson-six-minus-plus-turn = Ktorá karta sa zmení na plus?
lesson-six-minus-plus-turn-right = Päť plusových bodov zaplatí všetky ostatné karty radu. Nezostane nič.
lesson-six-minus-plus-turn-wrong = Kráv na tej karte je primálo. Zmeň tú najdrahšiu.
lesson-six-minus-plus-pay = 11 sa zmenila na plus a máš päť plusových bodov. Platí sa nimi len za celé karty, z radu aj z tvojho balíčka, a čo zvýši, prepadá. V balíčku máš 22 a 30. Za ktorú zaplatíš?
lesson-six-minus-plus-pay-right = Päť bodov za kartu s piatimi kravami: nič neprepadne.
lesson-six-minus-plus-pay-wrong = 30 stojí tri a za zvyšné dva už nič nekúpiš. 22 stojí presne päť.

lesson-six-exchange = Výmena a druhé kolo
lesson-six-exchange-draw = Kto si vezme rad, smie odložiť špeciálnu kartu a dobrať si vrchnú z balíčka. Práve si jeden berieš. Vymeň špeciálnu kartu, je jedno ktorú.
lesson-six-exchange-draw-right = Máš novú. Kolo sa skončilo: nepoužité špeciálne karty zostávajú v ruke a do druhého kola dostane každý tri ďalšie.
lesson-six-exchange-draw-wrong = Môžeš si nechať všetky, ale potom si nič nedoberieš.

lesson-board-first = Jedna minúta
lesson-board-first-gain = Každý si tajne vyberie dielik; kladú sa od najnižšieho. Dielik patrí za najbližší nižší koniec na ďalšie voľné políčko a to hneď platí. Vyhráva, kto má najviac bodov. Ktorý dielik získa najviac?
lesson-board-first-gain-right = 65 príde za 62 na +4.
lesson-board-first-gain-wrong = Pozri sa, kam ktorý ide: 16 na bežné políčko, 51 na +2, 65 na +4.
lesson-board-first-last = Posledné políčko každého radu ho berie: stratíš bod za každú kravu na jeho dielikoch. V 1. rade zostáva už len ono. Ktorý dielik hráš?
lesson-board-first-last-right = 57 leží bezpečne za 56.
lesson-board-first-last-wrong = 20 príde za 19 na posledné políčko. Strácaš osem bodov a 20 sa presunie do prázdneho radu.

lesson-board-rows = Kam dieliky patria
lesson-board-rows-nearest = Rady sa končia 15, 92, 42 a 52. Ktorý tvoj dielik ide do 4. radu?
lesson-board-rows-nearest-right = Zo všetkých koncov pod 60 je 52 najbližšie.
lesson-board-rows-nearest-wrong = Tento dielik má bližšie k inému koncu.
lesson-board-rows-low = Dielik nižší než všetky konce ide do radu s najvyšším koncom. 2. rad sa končí 92 a jeho ďalšie políčko dáva +3. Ktorý dielik sa tam dostane?
lesson-board-rows-low-right = 1 je pre všetky rady príliš nízka, ide teda za 92.
lesson-board-rows-low-wrong = 60 príde za 56. Pre všetky rady je nízky len dielik pod 15.

lesson-board-spaces = Políčka
lesson-board-spaces-green = Zelená krava ti dá toľko bodov, koľko má tvoj dielik kráv. Ktorý tam dáš?
lesson-board-spaces-green-right = Päť kráv, päť bodov.
lesson-board-spaces-green-wrong = 45 má len dve kravy. Na zelenej sú kravy dobré.
lesson-board-spaces-red = Červená krava ti odpočíta kravy tvojho dielika. Oba dieliky idú do 5. radu. Ktorý je lacnejší?
lesson-board-spaces-red-right = Jedna krava, o bod menej.
lesson-board-spaces-red-wrong = 23 má päť kráv a na červenej platíš za všetky.
lesson-board-spaces-double = Dve kravy na políčku sa počítajú dvakrát. V 7. rade prídu dve zelené. Ktorý dielik?
lesson-board-spaces-double-right = Päť kráv dvakrát: desať bodov.
lesson-board-spaces-double-wrong = 27 má jednu kravu, to sú tu dva body. 31 ich má päť.

lesson-board-two-tiles = Dva dieliky
lesson-board-two-tiles-pair = V 8. rade je políčko „Polož dva dieliky“. Kým je ten rad aktívny, vyberá si každý v ťahu dva. V 8. rade prídu dve zelené kravy, potom červená. Ktoré dva?
lesson-board-two-tiles-pair-right = 23 prinesie na zelených kravách desať bodov a 81 sa vyhne červenej.
lesson-board-two-tiles-pair-wrong = 23 má najväčšiu cenu na dvoch zelených kravách a čo ide za ňou, skončí na červenej.

lesson-board-take = Branie radu
lesson-board-take-cheap = Oba tvoje dieliky prídu na posledné políčko radu. Stratíš kravy ostatných dielikov v ňom. Ktorý rad je lacnejší?
lesson-board-take-cheap-right = Tri kravy. Dieliky sú mimo hry a tvoja 18 sa presunie do ďalšieho prázdneho radu.
lesson-board-take-cheap-wrong = V 2. rade je pätnásť kráv, v 1. len tri.

lesson-board-lucky = Šťastné karty
lesson-board-lucky-get = Skóre kleslo na −6 cez štvorlístok pri −5, dostaneš teda šťastnú kartu podľa svojej voľby. Tvoja 47 je na rade a príde na červenú kravu. Ktorá karta pomôže?
lesson-board-lucky-get-right = So Ziskom 5 bodov platí každé políčko +5, okrem tých, ktoré berú rad.
lesson-board-lucky-get-wrong = Kladné kravy pomôžu len tam, kde sa berie rad. 47 príde na červenú kravu.
lesson-board-lucky-gain = 47 sa má práve položiť. Zahráš Zisk 5 bodov?
lesson-board-lucky-gain-right = Päť bodov zisku namiesto piatich stratených. Všetky dieliky ležia, partia sa teda končí: vyhráva, kto má najviac bodov.
lesson-board-lucky-gain-wrong = Takto stratí 47 na červenej svojich päť kráv.

lesson-board-positive-cows = Kladné kravy
lesson-board-positive-cows-play = Tvoja 25 berie 5. rad so 17 kravami. Máš Kladné kravy: dva dieliky z radu sa počítajú do plusu.
lesson-board-positive-cows-play-right = Teraz vyber tie dva dieliky.
lesson-board-positive-cows-play-wrong = Bez tej karty stratíš všetkých 17.
lesson-board-positive-cows-choose = Ktoré dva dieliky sa počítajú do plusu?
lesson-board-positive-cows-choose-right = Desať plus, sedem mínus: tri body za vzatý rad.
lesson-board-positive-cows-choose-wrong = Vyber dva dieliky s najväčším počtom kráv.

lesson-board-drawing = Doberanie
lesson-board-drawing-card = Na červenej strane plánu začínaš s dvoma akčnými kartami a niektoré políčka pridajú ďalšie. V 4. rade príde také políčko. Ktorý dielik hráš?
lesson-board-drawing-card-right = Doberáš si akčnú kartu. Zahrať ju smieš s niektorým ďalším dielikom.
lesson-board-drawing-card-wrong = Tento dielik prinesie body, ale karta je v 4. rade, za 60.
lesson-board-drawing-tile = V 2. rade príde „Dober si dielik“. Ktorý tvoj dielik sa tam dostane?
lesson-board-drawing-tile-right = Doberáš si dielik. Pozor: čo ti na konci zostane, stojí svoje kravy.
lesson-board-drawing-tile-wrong = 31 príde za 30. To políčko je v 2. rade, za 52.

lesson-board-moving-on = Presun ďalej
lesson-board-moving-on-choose = 1. rad je tvoj. Na červenej strane si vyberáš, do ktorého prázdneho radu sa 59 presunie, a platí jeho prvé políčko. 59 má päť kráv. Kam?
lesson-board-moving-on-choose-right = 9. rad sa začína zelenou kravou: päť bodov.
lesson-board-moving-on-choose-wrong = Porovnaj prvé políčka prázdnych radov. Zelená krava dá za päť kráv tvojej 59 päť bodov.
lesson-board-moving-on-tiles = 1. rad sa končí políčkom „Vezmi si rad (kravy)“, 2. rad „Vezmi si rad (dieliky)“. Jeden si vziať musíš. Ktorý teraz stojí menej?
lesson-board-moving-on-tiles-right = Dieliky idú za tvoju zástenu a teraz nestoja nič. Počítajú sa len tie, ktoré ti zostanú na konci.
lesson-board-moving-on-tiles-wrong = 1. rad stojí hneď svojich 15 kráv. Dieliky sa dajú zahrať neskôr.

lesson-board-skip = Vynechanie
lesson-board-skip-play = Kým sa tvoj dielik položí, smieš k nemu zahrať akčné karty. Tvoja 57 príde na −7. Vynechanie nechá políčko prázdne a dielik ide na ďalšie.
lesson-board-skip-play-right = −7 zostane prázdne a získavaš päť. Posledné políčko radu sa vynechať nedá.
lesson-board-skip-play-wrong = Bez Vynechania strácaš sedem bodov.

lesson-board-swap = Výmena dielika
lesson-board-swap-play = Tvoja 4 je príliš nízka a príde za 73 na −7. Výmena dielika ju vráti a hneď položíš iný.
lesson-board-swap-play-right = Teraz vyber dielik.
lesson-board-swap-play-wrong = Bez výmeny stojí 4 sedem bodov.
lesson-board-swap-tile = Ktorý dielik položíš namiesto 4?
lesson-board-swap-tile-right = 11 príde na zelenú kravu: päť bodov.
lesson-board-swap-tile-wrong = 92 príde za 73, na to isté −7.

lesson-board-stop = Stop!
lesson-board-stop-play = Tvoja 67 príde v 7. rade na −7. Stop! zavrie rad podľa tvojej voľby, kým si niekto nejaký nevezme.
lesson-board-stop-play-right = Teraz vyber rad.
lesson-board-stop-play-wrong = Bez Stop! stojí 67 sedem bodov.
lesson-board-stop-row = Ktorý rad zastavíš?
lesson-board-stop-row-right = 7. rad je zavretý. Najbližší otvorený koniec pod 67 je 31 a tam je +2.
lesson-board-stop-row-wrong = 7. rad je stále otvorený, 67 teda ide tam.

lesson-board-place-first = Polož na začiatok
lesson-board-place-first-play = Tvoja 10 je príliš nízka. Polož na začiatok z nej urobí prvý dielik radu, ktorý sa začína vyšším; ostatné sa posunú a dielik, ktorý príde na voľné políčko, tam platí.
lesson-board-place-first-play-right = Teraz vyber rad.
lesson-board-place-first-play-wrong = Položená ako zvyčajne ide 10 za najvyšší koniec a získa dva body. Dá sa aj lepšie.
lesson-board-place-first-row = Na začiatok ktorého radu 10 pôjde? Pozri sa, na aké políčko sa posunie posledný dielik radu.
lesson-board-place-first-row-right = 22 s tromi kravami sa posunie na dve zelené kravy: šesť bodov.
lesson-board-place-first-row-wrong = Lepší je 8. rad: jeho 22 sa posunie na dve zelené kravy.

lesson-board-another-tile = Polož ďalší dielik
lesson-board-another-tile-play = Tvoja 47 príde na červenú kravu, za ktorou sú dve zelené. S kartou Polož ďalší dielik položíš teraz dva, nižší prvý.
lesson-board-another-tile-play-right = Teraz vyber druhý dielik.
lesson-board-another-tile-play-wrong = Sama stratí 47 na červenej päť bodov.
lesson-board-another-tile-tile = Ktorý dielik pridáš?
lesson-board-another-tile-tile-right = 46 ide prvá a vezme červenú kravu za jeden bod; 47 získa desať.
lesson-board-another-tile-tile-wrong = 95 je vyššia, takže 47 ide stále prvá, na červenú.

lesson-board-anywhere = Vzostupne kamkoľvek
lesson-board-anywhere-play = Tvoja 59 musí za 55, na −7. S kartou Vzostupne kamkoľvek smie za ktorýkoľvek nižší koniec.
lesson-board-anywhere-play-right = Teraz vyber rad.
lesson-board-anywhere-play-wrong = Bez karty platí najbližší koniec: sedem bodov preč.
lesson-board-anywhere-row = Kam 59 pôjde?
lesson-board-anywhere-row-right = Zelená krava: päť bodov za 59.
lesson-board-anywhere-row-wrong = To je zase −7.

lesson-board-end = Koniec červenej strany
lesson-board-end-count = Kladieš posledný dielik, partia sa teda týmto ťahom končí. Dieliky, ktoré niekomu zostali, stoja svoje kravy; každá nezahraná akčná karta je za bod. Tvoja 57 má jednu kravu. Zahráš k nej Vynechanie?
lesson-board-end-count-right = Dva body na zelených kravách sú viac než jeden za nezahranú kartu. Ada platí za dieliky, ktoré jej zostali.
lesson-board-end-count-wrong = Nezahraná karta dá bod. S Vynechaním príde 57 na dve zelené kravy: dva body.

lesson-board-lucky-tiles = Kladné kravy za dieliky
lesson-board-lucky-tiles-play = Tvoja 36 berie 2. rad, ktorého dieliky idú za tvoju zástenu. Máš Kladné kravy. Oplatia sa aj tu.
lesson-board-lucky-tiles-play-right = Teraz vyber dva dieliky; získaš ich kravy.
lesson-board-lucky-tiles-play-wrong = Dieliky si berieš tak či tak. S kartou predtým získaš kravy dvoch z nich.
lesson-board-lucky-tiles-choose = Ktoré dva dieliky?
lesson-board-lucky-tiles-choose-right = Desať bodov a dieliky sú aj tak tvoje.
lesson-board-lucky-tiles-choose-wrong = Vyber dva dieliky s najväčším počtom kráv.

lesson-loot-first = Jedna minúta
lesson-loot-first-lay = V ťahu vyložíš karty jednej hodnoty. Ak má niekto navrchu skupinu z rovnakého počtu kariet a nižšej hodnoty, ukoristíš ju. Ada má navrchu tri 4. Čo vyložíš?
lesson-loot-first-lay-right = Tri karty proti trom a 7 prebíja 4.
lesson-loot-first-lay-wrong = Na tri 4 potrebuješ presne tri karty vyššej hodnoty.
lesson-loot-first-take = Ukoristené karty si smieš vziať do ruky, alebo ich nechať Ade. Jednu 4 už máš. Vezmi si ich!
lesson-loot-first-take-right = Teraz máš štyri 4 a Ada si doberá tri karty. Na konci sa karty pred tebou počítajú +1 a karty v ruke −1.
lesson-loot-first-take-wrong = Keď ich necháš Ade, vráti si ich, alebo si doberie iné. Tebe sa tie 4 hodia.

lesson-loot-laying = Vykladanie
lesson-loot-laying-many = Každá karta pred tebou je na konci za bod, každá v ruke stojí bod. Vylož ich čo najviac.
lesson-loot-laying-many-right = Tri karty naraz. Zakryjú, čo ležalo predtým; ukoristiť sa dá len vrchná skupina.
lesson-loot-laying-many-wrong = Môžeš sa zbaviť troch kariet naraz.

lesson-loot-looting = Koristenie
lesson-loot-looting-size = Ada ukazuje dve 6, Bruno tri 8. Ukoristi Adinu skupinu.
lesson-loot-looting-size-right = Dve 7 prebíjajú dve 6. Rozhoduješ ty: vziať, alebo nechať Ade.
lesson-loot-looting-size-wrong = Ukoristí sa len skupina z rovnakého počtu kariet, a len nižšia.
lesson-loot-looting-both = Tvoja skupina sa raz dookola porovná s vrchnou skupinou každého hráča. Ukoristi obe!
lesson-loot-looting-both-right = Dve 10 prebíjajú dve 5 aj dve 9. Každému sa v ťahu ukoristí najviac raz; čo leží pod tým, ako Adina 4, príde na rad neskôr.
lesson-loot-looting-both-wrong = Potrebuješ dve karty, ktoré prebijú aj dve 9.

lesson-loot-answering = Keď koristia u teba
lesson-loot-answering-back = Ada ukoristila tvoje dve 9 a necháva ti ich. Vrátiš si ich, alebo ich odhodíš a doberieš si dve. V ruke máš ešte dve 9. Čo urobíš?
lesson-loot-answering-back-right = Štyri 9: na tie len tak niekto nemá.
lesson-loot-answering-back-wrong = Dve neznáme karty za dve 9, keď máš ďalšie dve: to je zlá výmena.
lesson-loot-answering-discard = Ada ukoristila tvoje dve 1 a necháva ti ich. V zásobe leží 8 a žolík a v ruke máš dve 8. Čo teraz?
lesson-loot-answering-discard-right = Jednotky sú preč a namiesto nich máš 8 a žolíka.
lesson-loot-answering-discard-wrong = Dve 1 sú najslabšia dvojica. Odhoď ich a dober si lepšie.

lesson-loot-drawing = Doberanie
lesson-loot-drawing-owed = Ada si vzala tvoju skupinu, doberáš si teda rovnako veľa kariet, každú z doberacieho balíčka, alebo zo šiestich v zásobe. Máš tri 9. Ktorú kartu si doberieš?
lesson-loot-drawing-owed-right = Štyri 9. Zásoba sa doplní, keď doberieš.
lesson-loot-drawing-owed-wrong = V zásobe leží 9.
lesson-loot-drawing-extra = Nebolo u koho koristiť, smieš si teda dobrať kartu, ale nemusíš. Máš jednu kartu a chceš ju nabudúce vyložiť a partiu ukončiť. Doberieš si?
lesson-loot-drawing-extra-right = Každá karta v ruke by na konci stála bod.
lesson-loot-drawing-extra-wrong = Karta v ruke navyše je o bod menej a koniec sa vzdiali.

lesson-loot-jokers = Žolíky
lesson-loot-jokers-join = Žolíkov je päť. Vyložený s číslami platí žolík ako to číslo. Ada ukazuje tri 3, ty máš dve 4 a žolíka. Ukoristi ich.
lesson-loot-jokers-join-right = Dve 4 a žolík sú tri 4. Keď ich niekto ukoristí, žolík je zase žolíkom.
lesson-loot-jokers-join-wrong = Potrebuješ tri karty nad 3. Treťou môže byť žolík.
lesson-loot-jokers-alone = Žolík bez čísla prebije každé číslo a nikto ho neukoristí. Ada ukazuje 13. Ukoristi ju.
lesson-loot-jokers-alone-right = Žolík prebil 13 a tam, kde leží, je v bezpečí.
lesson-loot-jokers-alone-wrong = Žiadne jednotlivé číslo 13 neprebije. Samotný žolík áno.

lesson-loot-end = Koniec
lesson-loot-end-last = Partia sa končí, keď niekto vyloží poslednú kartu a nič tým neukoristí. Máš dve 8 a nikto neukazuje dvojicu. Čo vyložíš?
lesson-loot-end-last-right = Partia sa končí. Karty pred tebou sú +1, karty v ruke −1 a ostatní ešte nejaké majú. Pri zhode vyhráva, kto má menej kariet v ruke.
lesson-loot-end-last-wrong = Partia pokračuje a tebe karta zostáva. Obe 8 naraz ju ukončia.

lesson-loot-advanced = Pre pokročilých
lesson-loot-advanced-nothing = V hre pre pokročilých si nič nedoberie, kto nič neukoristí. Ukoristi Adine dve 5.
lesson-loot-advanced-nothing-right = Ukoristené. Kto tu nič neukoristí, tomu sa ťah jednoducho končí.
lesson-loot-advanced-nothing-wrong = Nič nie je ukoristené a ťah sa končí bez doberania.

lesson-loot-expert = Pre expertov
lesson-loot-expert-one = V hre pre expertov prebije samotná 1 samotnú 13 aj samotného žolíka. Ada ukazuje 13, Bruno žolíka. Čo vyložíš?
lesson-loot-expert-one-right = Najnižšia karta ukoristí najvyššiu. Ale 1 ukoristí každá vyššia samotná karta.
lesson-loot-expert-one-wrong = To dokáže len 1.

lesson-loot-shadow = Tieňová ponuka pre dvoch
lesson-loot-shadow-loot = Vo dvojici sa hrá s tieňovou ponukou: trinásť odkrytých kariet v skupinách podľa hodnoty. Tvoja skupina koristí najprv v nej, podľa toho istého pravidla. Ukoristi dve 3.
lesson-loot-shadow-loot-right = Trojky idú do ruky a tieňová ponuka sa doplní. 13 ani žolík do nej neprídu: položia sa na najnižšiu kartu zásoby.
lesson-loot-shadow-loot-wrong = Potrebuješ presne dve karty jednej hodnoty nad 3.
lesson-loot-shadow-choose = Tvoje dve 10 môžu v tieňovej ponuke ukoristiť 3, 8 alebo 9. V ruke máš 9. Ktorú skupinu chceš?
lesson-loot-shadow-choose-right = Tri 9 v ruke. Karty tieňovej ponuky si vziať musíš; potom sa porovnáva s Adou.
lesson-loot-shadow-choose-wrong = S dvoma 9 by boli tri.
lesson-loot-shadow-heap = Na 4 v zásobe leží 13. Taká kôpka sa pri doberaní počíta ako jedna karta. Nebolo čo ukoristiť a v ruke máš dve 13. Čo si doberieš?
lesson-loot-shadow-heap-right = Dve karty za jedno dobratie a tretia 13. Koniec je rovnaký ako pri viacerých hráčoch; tieňová ponuka sa nepočíta nikomu.
lesson-loot-shadow-heap-wrong = Tá kôpka ti dá tretiu 13.

lesson-three-first = Jedna minúta
lesson-three-first-place = V ťahu hráš jednu kartu. Prvý rad je pre čísla do 29, druhý do 59, tretí do 89 a každý je vzostupný. Ktorá karta patrí do 2. radu?
lesson-three-first-place-right = 40 sa vsunie medzi 30 a 46.
lesson-three-first-place-wrong = 2. rad je pre 31 až 59.
lesson-three-first-fifth = Do radu sa zmestia štyri karty. Piata berie: ak je najvyššia, berie kartu vedľa štartovej. Vzaté karty sú tvoja zbierka a farba s jednou kartou je za bod. Zahraj kartu, ktorá berie.
lesson-three-first-fifth-right = 28 je piata a najvyššia, získavaš teda 10: bod za svetlomodrú.
lesson-three-first-fifth-wrong = V tom rade je ešte miesto, takže sa nič neberie.

lesson-three-collecting = Zbieranie
lesson-three-collecting-highest = Máš lícom hore dve červené karty, to je päť bodov. 1. rad je plný. Tretia červená by ťa niečo stála. Čo zahráš?
lesson-three-collecting-highest-right = Ako najvyššia berie len 10. Svetlomodrá je pre teba nová.
lesson-three-collecting-highest-wrong = 5 nie je najvyššia, berie teda všetko vyššie: 10, 19 a 24. A 19 je tvoja tretia červená.
lesson-three-collecting-highest-wrong-nothing = To nič neberie. V 1. rade čaká bod.
lesson-three-collecting-between = Piata karta, ktorá nie je najvyššia, berie všetky vyššie. Ešte žiadne karty nemáš. Ktorá prinesie najviac?
lesson-three-collecting-between-right = Tri karty troch farieb: tri body.
lesson-three-collecting-between-wrong = 50 berie len to, čo je vyššie: 57. 37 berie tri.
lesson-three-collecting-between-wrong-nothing = V 3. rade je miesto, takže to nič neberie.
lesson-three-collecting-neutral = Karty 15, 45 a 75 nemajú farbu. Keď ich niekto vezme, idú z hry. Máš dve tyrkysové karty. Čo zahráš?
lesson-three-collecting-neutral-right = 45 je preč a tvoja dvojica zostáva.
lesson-three-collecting-neutral-wrong = To berie 65, tvoju tretiu tyrkysovú, a všetky tri sa otočia lícom dole.

lesson-three-third = Tri je priveľa
lesson-three-third-turn = Jedna karta farby je za bod, dve sú za päť. S treťou sa všetky tri otočia lícom dole a každá stojí bod. Máš dve zelené. Čo zahráš?
lesson-three-third-turn-right = Svetlomodrá je nová a zelená dvojica je v bezpečí.
lesson-three-third-turn-wrong = 27 berie 7, tvoju tretiu zelenú. Z piatich bodov je mínus tri.
lesson-three-third-turn-wrong-nothing = To je bezpečné, ale nič to neberie. Nová farba by bola za bod.
lesson-three-third-fourth = Tvoje tri zelené ležia lícom dole. Štvrtá karta farby sa začína odznova, lícom hore. Ktorá karta berie zelenú?
lesson-three-third-fourth-right = 7 leží lícom hore ako prvá zelená.
lesson-three-third-fourth-wrong = To nič neberie. Zelená 7 je v 1. rade vedľa štartovej karty.

lesson-three-bonus = Farebný bonus
lesson-three-bonus-seven = Kto má na konci svojho ťahu lícom hore všetkých sedem farieb, dostane farebný bonus: prvý 10, potom 7, 5 a 3. Chýba ti zelená. Čo zahráš?
lesson-three-bonus-seven-right = Desať bodov a sú tvoje natrvalo, aj keby sa niektorá farba neskôr otočila.
lesson-three-bonus-seven-wrong = Druhá oranžová urobí dvojicu, ale zelená by priniesla bonus.
lesson-three-bonus-seven-wrong-nothing = To nič neberie. 27 berie zelenú 7.

lesson-three-end = Doberanie a koniec
lesson-three-end-draw = Doberá sa, až keď v ruke zostanú dve karty: vtedy šesť naraz z vlastného balíčka. Viac než dvadsať kariet nedostaneš. Čo teraz zahráš?
lesson-three-end-draw-right = Oranžová je pre teba nová. Zostali dve karty, preto si doberáš šesť.
lesson-three-end-draw-wrong = 27 berie 7, tvoju tretiu zelenú.
lesson-three-end-draw-wrong-nothing = To nič neberie. 58 berie oranžovú, ktorá je pre teba nová.
lesson-three-end-count = Tvoj posledný ťah: každému zostanú v ruke dve karty, ktoré sa nepočítajú. Šesť farieb lícom hore prinesie na konci päť bodov navyše, sedem desať. Čo zahráš?
lesson-three-end-count-right = Sedem farieb: farebný aj záverečný bonus, každý desať.
lesson-three-end-count-wrong = So zelenou by bolo všetkých sedem farieb a oba bonusy.

puzzle-head = Hádanka { $number } z { $count } · { $variant }
puzzle-right = Správne: najlepšie je { $answer }.
puzzle-loss-cows = { $answer }: strata { $loss ->
    [one] { $loss } kravy
    [few] { $loss } kráv
    [many] { $loss } kravy
   *[other] { $loss } kráv
  }. Najlepšie je: { $best }.
puzzle-loss-points = { $answer }: strata { $loss ->
    [one] { $loss } bodu
    [few] { $loss } bodov
    [many] { $loss } bodu
   *[other] { $loss } bodov
  }. Najlepšie je: { $best }.
puzzle-theme = Téma: { $theme }.
puzzle-level = { $level ->
    [novice] Nováčik
    [casual] Pohodár
    [strong] Znalec
    [master] Majster
   *[other] { $level }
  } odpovie: { $answer }. Mýli sa v { $missed } % pokusov.
puzzle-assumption = Posudzované proti dobrým hráčom v tisíckach rozdaní, ktoré zodpovedajú tomu, čo vidíš.
puzzle-last = To bola posledná hádanka.
own-none = Zatiaľ tu nič nie je. Po partii stado record review SÚBOR --keep pridá, čo sa nepodarilo.

puzzle-theme-low-card = schválne nízka karta
puzzle-theme-full-row = schválne do plného radu
puzzle-theme-keep-low = nechaj si nízku kartu
puzzle-theme-avoid-row = vyhni sa plnému radu
puzzle-theme-undercut = vkĺzni pod ostatných
puzzle-theme-which-row = správny rad
puzzle-theme-cheap-row = lacný rad
puzzle-theme-dear-row = nie ten najlacnejší rad
puzzle-theme-draft = výber kariet
puzzle-theme-which-special = ktorá špeciálna karta
puzzle-theme-which-tile = správny dielik
puzzle-theme-action-card = zahrať kartu, alebo si ju nechať
puzzle-theme-collect = ber hneď
puzzle-theme-stay-out = neber nič
puzzle-theme-wait = počkaj
puzzle-theme-use-joker = použi žolíka
puzzle-theme-save-joker = šetri žolíka
puzzle-theme-lay-more = vylož viac kariet
puzzle-theme-lay-fewer = vylož menej kariet
puzzle-theme-lay = ktorá skupina
puzzle-theme-take-or-leave = vziať, alebo nechať
puzzle-theme-which-draw = čo si dobrať
puzzle-theme-choice = drobné rozhodnutie

daily-result-cows = { $game }, rozdanie dňa { $day }: { $score ->
    [one] jedna krava
    [few] { $score } kravy
   *[other] { $score } kráv
  }, { $rank }. miesto z { $seats }.
daily-result-points = { $game }, rozdanie dňa { $day }: { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodov
  }, { $rank }. miesto z { $seats }.
daily-par-cows = Na tvojom mieste, { $level ->
    [casual] pohodár
    [strong] znalec
   *[master] majster
  }: { $score ->
    [one] jedna krava
    [few] { $score } kravy
   *[other] { $score } kráv
  }, { $rank }. miesto z { $seats }.
daily-par-points = Na tvojom mieste, { $level ->
    [casual] pohodár
    [strong] znalec
   *[master] majster
  }: { $score ->
    [one] jeden bod
    [few] { $score } body
   *[other] { $score } bodov
  }, { $rank }. miesto z { $seats }.
challenge-cows = Rovnaké rozdanie, rovnakí boti. Prekonaj { $name }: { $score ->
    [one] jedna krava.
    [few] { $score } kravy.
   *[other] { $score } kráv.
  }
challenge-points = Rovnaké rozdanie, rovnakí boti. Prekonaj { $name }: { $score ->
    [one] jeden bod.
    [few] { $score } body.
   *[other] { $score } bodov.
  }
challenge-won = Prekonané: { $own } proti { $score } ({ $name }).
challenge-lost = Neprekonané: { $own } proti { $score } ({ $name }).
duel-no-hint = V partii, ktorá sa porovnáva s ostatnými, rady nie sú.
duel-saved = Čo je zahrané, zostáva uložené.

reason-head = Najdrahšie chyby a prečo:
reason-line = { $name }: { $reason }
reason-six-row = Po { $given } si { $row }. rad berieš v { $share } % možných rozdaní; po { $best } berieš niektorý rad v { $rest } %.
reason-six = Po { $given } berieš rad v { $share } % možných rozdaní; po { $best } v { $rest } %.
reason-board = S { $given } berieš rad v { $share } % možných rozdaní; s { $best } v { $rest } %.
reason-loot = Po { $given } u teba do ďalšieho ťahu niekto koristí v { $share } % možných rozdaní; po { $best } v { $rest } %.
reason-three = Po { $given } sa ti do ďalšieho ťahu otočia tri karty jednej farby v { $share } % možných rozdaní; po { $best } v { $rest } %.
reason-now-cows = { $given } stojí do konca tohto ťahu v priemere o { $behind ->
    [one] { $behind } kravu
    [few] { $behind } kravy
    [many] { $behind } kravy
   *[other] { $behind } kráv
  } viac než { $best }.
reason-now-points = { $given } prinesie do tvojho ďalšieho ťahu v priemere o { $behind ->
    [one] { $behind } bod
    [few] { $behind } body
    [many] { $behind } bodu
   *[other] { $behind } bodov
  } menej než { $best }.
reason-later = Hneď vyjdú { $given } a { $best } rovnako; rozdiel je až v ďalších ťahoch.

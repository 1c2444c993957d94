learn-task = { $number } z { $count } · { $title }
learn-right = Dobrze.
learn-wrong = Jeszcze nie.
learn-would = Stałoby się to:
learn-cost-cows = To kosztuje o { $cost ->
    [one] jednego byka
    [few] { $cost } byki
   *[many] { $cost } byków
  } więcej niż dobra odpowiedź.
learn-cost-points = To daje o { $cost ->
    [one] jeden punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
  } mniej niż dobra odpowiedź.
learn-rule = { $rule } { $title }: { $text }
learn-again = Spróbuj jeszcze raz.
learn-go-on = Dalej: Enter.
learn-lesson-done = To była lekcja „{ $title }”.
learn-course-done = To były wszystkie lekcje. Teraz krótka rozgrywka: stado learn { $game } --match
learn-lesson = { $number }. { $title }
learn-lesson-taken = { $number }. { $title } ✓
learn-saved = Postępy są zapisane; dalej prowadzi stado learn { $game }.
learn-help =
    Wpisz odpowiedź i naciśnij Enter: numer karty, numer rzędu albo to, co jest do wyboru.
      ?            ta pomoc
      answers      wszystkie odpowiedzi dozwolone teraz
      table        pokaż stół jeszcze raz
      why ZASADA   co mówi zasada, na przykład why { $rule }
      skip         przejdź do następnej lekcji
      quit         wyjdź; postępy pozostają zapisane

lesson-six-first = Jedna minuta
lesson-six-first-row = Każdy po kryjomu wybiera kartę; potem dokłada się je, najniższą najpierw. Karta trafia za najbliższą niższą kartę na końcu rzędu. Drugi rząd kończy się na 37. Która z Twoich kart tam trafi?
lesson-six-first-row-right = 40 trafia za 37: ze wszystkich końców poniżej 40 to 37 jest najbliżej.
lesson-six-first-row-wrong = Ta karta ma bliżej do końca innego rzędu. Potrzebujesz karty powyżej 37 i poniżej 43.
lesson-six-first-sixth = Na każdej karcie są byki, te małe liczby, i nikt ich nie chce. W rzędzie mieści się pięć kart; kto dokłada szóstą, zbiera tamte pięć. Zagraj kartę, która nic nie zbiera.
lesson-six-first-sixth-right = 63 ma miejsce za 61.
lesson-six-first-sixth-wrong = Najbliższy koniec poniżej 30 to 26, a ten rząd jest pełny. Twoja karta byłaby szósta, więc tamte pięć jest Twoich.
lesson-six-first-low = Twoja 3 jest niższa od końców wszystkich rzędów i nigdzie nie pasuje. Zbierasz więc rząd do wyboru, a 3 zaczyna go od nowa. Który?
lesson-six-first-low-right = Tylko jeden byk. I to wszystko: wygrywa ten, kto ma najmniej byków.
lesson-six-first-low-wrong = Możesz zebrać dowolny rząd, więc zbierz ten, w którym jest najmniej byków.

lesson-six-rows = Miejsce dla kart
lesson-six-rows-nearest = Rzędy kończą się na 80, 41, 90 i 42. Masz 45 i 83. Która karta jest bezpieczna?
lesson-six-rows-nearest-right = 83 trafia za 80, gdzie jest miejsce. 45 nie miałaby wyboru: 42 jest bliżej niż 41.
lesson-six-rows-nearest-wrong = 45 nie może trafić za 41. Musi iść za najbliższy koniec, za 42, choć ten rząd jest pełny.
lesson-six-rows-order = W pierwszym rzędzie leżą cztery karty, zmieści się jeszcze jedna. Dokłada się od najniższej, bez względu na to, czyja jest. Która karta na pewno dostanie to miejsce?
lesson-six-rows-order-right = Między 55 a 56 nic się nie zmieści, więc nikt nie mógł Cię wyprzedzić. Szósta była 57 Ady.
lesson-six-rows-order-wrong = 57 Ady jest niższa od Twojej 59, więc idzie pierwsza i zapełnia rząd. Twoja karta jest szósta.

lesson-six-sixth = Szósta karta
lesson-six-sixth-room = Rząd 2 jest pełny. Zebrane karty idą na Twój stos byków, nigdy na rękę, a ich byki to Twoje punkty karne. Zagraj kartę, dla której jest miejsce.
lesson-six-sixth-room-right = 11 trafia za 9. Jej pięć byków Ci nie szkodzi: liczy się to, co zbierasz, a nie to, co zagrywasz.
lesson-six-sixth-room-wrong = Najbliższy koniec poniżej Twojej karty to 31 w pełnym rzędzie. Zbierasz te pięć kart.
lesson-six-sixth-cheaper = Czasem nie da się tego uniknąć. Obie Twoje karty byłyby w jakimś rzędzie szóste. Która kosztuje mniej?
lesson-six-sixth-cheaper-right = Pięć kart po jednym byku to okazja w porównaniu z tamtym rzędem.
lesson-six-sixth-cheaper-wrong = Ten rząd jest pełen drogich kart. W drugim jest razem pięć byków.

lesson-six-cows = Ile kosztują karty
lesson-six-cows-count = Liczby zakończone piątką mają dwa byki, dziesiątki trzy, takie jak 66 pięć, 55 siedem, a wszystkie inne jednego. Twoja zbyt niska karta zbiera rząd. Który jest najtańszy?
lesson-six-cows-count-right = Cztery zwykłe karty, cztery byki. Nie liczy się długość, tylko byki.
lesson-six-cows-count-wrong = Nawet mało kart to może być dużo byków. Licz małe liczby, a nie karty.

lesson-six-low = Zbyt niskie karty
lesson-six-low-escape = Pierwszy i ostatni rząd są pełne i drogie. Masz 8, 40 i 103. Jak wyjść z tego najtaniej?
lesson-six-low-escape-right = 8 jest niższa od wszystkich rzędów, więc może zebrać dowolny.
lesson-six-low-escape-wrong = Ta karta byłaby szósta w pełnym rzędzie. Przy zbyt niskiej karcie wybierasz, co zbierasz.
lesson-six-low-choose = Kolej na 8. Widzisz, co wybrali inni: za nią czekają 57 Bruna i 82 Ady. Który rząd zbierasz?
lesson-six-low-choose-right = Jeden byk. A 57, która miała iść za 51, musi trafić do pełnego pierwszego rzędu: zbyt niska karta psuje plany innym.
lesson-six-low-choose-wrong = Jest tu rząd z jedną kartą i jednym bykiem.

lesson-six-match = Cała rozgrywka
lesson-six-match-round = To ostatnia karta rundy. Gdy ręce są puste, zapisuje się byki z każdego stosu i rozdaje wszystkie karty od nowa. Który rząd zbierasz za swoją 3?
lesson-six-match-round-right = Zapisuje się Tobie osiem byków i zaczyna się nowa runda z dziesięcioma kartami dla każdego.
lesson-six-match-round-wrong = Na koniec rundy zapisuje się każdego byka z Twojego stosu. Zbierz najtańszy rząd.
lesson-six-match-end = Ostatnia karta piątej rundy. Rozgrywka kończy się po rundzie, w której ktoś dojdzie do 66 byków, a Bruno ma ich 70. Wygrywa ten, kto ma najmniej. Który rząd zbierasz?
lesson-six-match-end-right = Masz najmniej byków i wygrywasz. Rozgrywkę zakończyło 70 byków Bruna; przed startem można ustawić inną granicę.
lesson-six-match-end-wrong = Te byki jeszcze się liczą, zanim rozgrywka się skończy. Zbierz ich jak najmniej.

lesson-six-draft = Wybór kart w trybie zaawansowanym
lesson-six-draft-last = W trybie zaawansowanym gra się tylko najniższymi liczbami, we dwoje od 1 do 24, i wszystkie leżą odkryte. Po kolei bierze się po jednej, aż każdy ma dziesięć; cztery pozostałe zaczynają rzędy, najniższa na górze. Rzędy mają się zaczynać od 5, 9, 14 i 19. Co bierzesz?
lesson-six-draft-last-right = 22 jest Twoja, a cztery pozostałe zaczynają rzędy.
lesson-six-draft-last-wrong = Karta, którą bierzesz, nie zaczyna rzędu. Weź tę, która nie jest 5, 9, 14 ani 19.
lesson-six-draft-known = Wszyscy widzieli wybór, więc wiesz, że Ada ma 3 i 13. W pierwszym rzędzie leżą cztery karty. Która z Twoich kart jest bezpieczna przed obiema?
lesson-six-draft-known-right = Cokolwiek Ada zagra, 24 leży sama za 22.
lesson-six-draft-known-wrong = 13 Ady idzie pierwsza i zapełnia rząd, a Twoja 14 jest szósta. Można było to przewidzieć.

lesson-six-specials = Karty specjalne
lesson-six-specials-need = W wariancie jubileuszowym każdy dostaje dwanaście kart i trzy z 28 specjalnych. Tuż przed dołożeniem swojej karty możesz jedną zagrać. Twoja 23 pasuje za 18. Masz Zamianę, a na ręce 4. Zagrywasz ją?
lesson-six-specials-need-right = 23 trafia tam, gdzie powinna, a Zamiana zostaje Ci na później.
lesson-six-specials-need-wrong = Zamiana zwraca 23 na rękę i od razu musisz dołożyć 4. Ta jest zbyt niska i zbiera rząd.

lesson-six-fifth-row = 5. rząd
lesson-six-fifth-row-open = Twoja 23 byłaby szósta w rzędzie 4. Masz kartę 5. rząd.
lesson-six-fifth-row-open-right = Twoja karta zaczyna piąty rząd i nic nie zbierasz.
lesson-six-fifth-row-open-wrong = Bez karty specjalnej Twoja karta zbiera pełny rząd. Z nią zaczyna własny.
lesson-six-fifth-row-close = Teraz leży pięć rzędów. Kto któryś zbierze, kładzie na stos także kartę z liczbą, którą właśnie zagrał, a rząd znika. Która karta jest lepsza?
lesson-six-fifth-row-close-right = 25 trafia za 23 i nic nie jest zbierane.
lesson-six-fifth-row-close-wrong = 61 zbiera pełny rząd i idzie z nim na Twój stos. Zostają cztery rzędy.

lesson-six-seven-takes = 7. bierze!
lesson-six-seven-takes-sixth = Twoja 20 byłaby szósta w rzędzie 4. Masz kartę 7. bierze!
lesson-six-seven-takes-sixth-right = 20 zostaje jako szósta. W tym rzędzie zbiera teraz dopiero siódma.
lesson-six-seven-takes-sixth-wrong = Z kartą 7. bierze! Twoja karta może leżeć w pełnym rzędzie jako szósta. Bez niej zbierasz pięć kart.
lesson-six-seven-takes-seventh = Karta specjalna leży za rzędem 4, w którym jest sześć kart. Którą kartę zagrywasz?
lesson-six-seven-takes-seventh-right = 90 omija ten rząd.
lesson-six-seven-takes-seventh-wrong = 24 jest siódmą kartą tego rzędu, a siódma zbiera wszystkie sześć.

lesson-six-insert = Wstawienie
lesson-six-insert-between = Twoja 10 jest zbyt niska. Masz Wstawienie: karta trafia z nim między dwie karty rzędu albo przed jego pierwszą, wszędzie tam, gdzie rząd pozostaje rosnący.
lesson-six-insert-between-right = 10 leży między 5 a 11 i nic nie jest zbierane.
lesson-six-insert-between-wrong = Bez Wstawienia zbyt niska karta zbiera rząd. Z nim 10 znajduje miejsce.
lesson-six-insert-room = Wstawienie dla 10 jest zagrane. Do którego rzędu trafi?
lesson-six-insert-room-right = Było tam miejsce, więc nic nie jest zbierane.
lesson-six-insert-room-wrong = Ten rząd jest pełny. Z Twoją kartą jest ich sześć: zbierasz wszystkie oprócz najwyższej, która zaczyna rząd od nowa.

lesson-six-replace = Zamiana
lesson-six-replace-back = Twoja 25 zebrałaby rząd 2. Masz Zamianę, a na ręce 15 i 21.
lesson-six-replace-back-right = 25 wraca na rękę. Teraz dołóż inną.
lesson-six-replace-back-wrong = 25 jest szósta w tym rzędzie. Dzięki Zamianie dokładasz inną kartę.
lesson-six-replace-other = Którą kartę dokładasz zamiast 25?
lesson-six-replace-other-right = 15 trafia za 10. Kolejność pozostałych się nie zmienia.
lesson-six-replace-other-wrong = 21 też trafia za 17 i zbiera pełny rząd.

lesson-six-move = Przesunięcie
lesson-six-move-play = Twoja 24 zebrałaby rząd 2. Masz Przesunięcie: najpierw jedna karta ze stołu przechodzi do innego rzędu.
lesson-six-move-play-right = Teraz wybierz kartę, którą przesuwasz.
lesson-six-move-play-wrong = Bez Przesunięcia Twoja karta jest szósta w tym rzędzie.
lesson-six-move-card = Którą kartę przesuwasz, żeby 24 nic nie zebrała? Musi pasować do innego rzędu, w którym jest miejsce.
lesson-six-move-card-right = Teraz jest miejsce dla Twojej karty. Można przesunąć też kartę, która leży sama: wtedy Twoja zaczyna jej rząd.
lesson-six-move-card-wrong = W rzędzie 2 nadal jest pięć kart i kończy się na 22, więc Twoja 24 go zbiera.

lesson-six-stop = Stop!
lesson-six-stop-play = Twoja 22 zebrałaby rząd 1. Masz Stop!, który zamyka rząd: nic do niego nie trafia, nic z niego nie ubywa i nikt go nie zbiera.
lesson-six-stop-play-right = Teraz wybierz rząd, który zamykasz.
lesson-six-stop-play-wrong = Bez Stop! Twoja karta jest szósta w rzędzie 1.
lesson-six-stop-row = Który rząd zatrzymujesz, żeby 22 nic nie zebrała?
lesson-six-stop-row-right = Rząd 1 jest zamknięty, więc 22 trafia za 9. Gdy ktoś zbierze rząd, wszystkie Stop! znikają.
lesson-six-stop-row-wrong = Rząd 1 jest nadal otwarty i Twoja karta go zbiera. Przez to od razu znika też Twoje Stop!

lesson-six-minus-plus = Minus = Plus
lesson-six-minus-plus-play = Twoja 20 zbiera rząd 4 z dziesięcioma bykami. Masz Minus = Plus: jedna karta rzędu zmienia się w punkty dodatnie, którymi płaci się za inne karty.
lesson-six-minus-plus-play-right = Rząd leży na Twoim stosie. Teraz wybierz kartę, która się zmienia.
lesson-six-minus-plus-play-wrong = Bez niej zostaje Ci wszystkie dziesięć byków.
lesson-six-minus-plus-turn = Która karta zmienia się w plus?
lesson-six-minus-plus-turn-right = Pięć punktów dodatnich płaci za wszystkie inne karty rzędu. Nic nie zostaje.
lesson-six-minus-plus-turn-wrong = Na tej karcie jest za mało byków. Zmień najdroższą.
lesson-six-minus-plus-pay = 11 zmieniła się w plus i masz pięć punktów dodatnich. Płaci się nimi tylko za całe karty, z rzędu albo z Twojego stosu, a reszta przepada. Na stosie masz 22 i 30. Za którą płacisz?
lesson-six-minus-plus-pay-right = Pięć punktów za kartę z pięcioma bykami: nic nie przepada.
lesson-six-minus-plus-pay-wrong = 30 kosztuje trzy, a za pozostałe dwa nic już nie kupisz. 22 kosztuje dokładnie pięć.

lesson-six-exchange = Wymiana i druga runda
lesson-six-exchange-draw = Kto zbiera rząd, może odłożyć kartę specjalną i dobrać wierzchnią ze stosu. Właśnie zbierasz rząd. Wymień kartę specjalną, obojętnie którą.
lesson-six-exchange-draw-right = Masz nową. Runda się skończyła: niezagrane karty specjalne zostają na ręce, a na drugą rundę każdy dostaje trzy kolejne.
lesson-six-exchange-draw-wrong = Możesz zatrzymać wszystkie, ale wtedy nic nie dobierasz.

lesson-board-first = Jedna minuta
lesson-board-first-gain = Każdy po kryjomu wybiera płytkę; kładzie się je od najniższej. Płytka trafia za najbliższy niższy koniec na następne wolne pole i to pole działa od razu. Wygrywa ten, kto ma najwięcej punktów. Która płytka daje najwięcej?
lesson-board-first-gain-right = 65 trafia za 62 na +4.
lesson-board-first-gain-wrong = Zobacz, gdzie która trafia: 16 na zwykłe pole, 51 na +2, 65 na +4.
lesson-board-first-last = Ostatnie pole każdego rzędu go zbiera: tracisz punkt za każdego byka na jego płytkach. W rzędzie 1 zostało tylko ono. Którą płytkę zagrywasz?
lesson-board-first-last-right = 57 leży bezpiecznie za 56.
lesson-board-first-last-wrong = 20 trafia za 19 na ostatnie pole. Tracisz osiem punktów, a 20 przechodzi do pustego rzędu.

lesson-board-rows = Miejsce dla płytek
lesson-board-rows-nearest = Rzędy kończą się na 15, 92, 42 i 52. Która z Twoich płytek trafi do rzędu 4?
lesson-board-rows-nearest-right = Ze wszystkich końców poniżej 60 najbliżej jest 52.
lesson-board-rows-nearest-wrong = Ta płytka ma bliżej do innego końca.
lesson-board-rows-low = Płytka niższa od wszystkich końców trafia do rzędu z najwyższym końcem. Rząd 2 kończy się na 92, a jego następne pole daje +3. Która płytka tam trafi?
lesson-board-rows-low-right = 1 jest zbyt niska dla wszystkich rzędów, więc trafia za 92.
lesson-board-rows-low-wrong = 60 trafia za 56. Dla wszystkich rzędów zbyt niska jest tylko płytka poniżej 15.

lesson-board-spaces = Pola
lesson-board-spaces-green = Zielony byk daje Ci tyle punktów, ile byków ma Twoja płytka. Którą tam kładziesz?
lesson-board-spaces-green-right = Pięć byków, pięć punktów.
lesson-board-spaces-green-wrong = 45 ma tylko dwa byki. Na zielonym byki są dobre.
lesson-board-spaces-red = Czerwony byk odejmuje byki Twojej płytki. Obie płytki trafiają do rzędu 5. Która jest tańsza?
lesson-board-spaces-red-right = Jeden byk, punkt mniej.
lesson-board-spaces-red-wrong = 23 ma pięć byków, a na czerwonym płacisz za wszystkie.
lesson-board-spaces-double = Dwa byki na polu liczą się podwójnie. W rzędzie 7 czekają dwa zielone. Która płytka?
lesson-board-spaces-double-right = Pięć byków razy dwa: dziesięć punktów.
lesson-board-spaces-double-wrong = 27 ma jednego byka, to tutaj dwa punkty. 31 ma pięć.

lesson-board-two-tiles = Dwie płytki
lesson-board-two-tiles-pair = W rzędzie 8 jest pole „Połóż dwie płytki”. Dopóki ten rząd jest aktywny, każdy wybiera w turze dwie. W rzędzie 8 czekają dwa zielone byki, potem czerwony. Które dwie?
lesson-board-two-tiles-pair-right = 23 daje na zielonych bykach dziesięć punktów, a 81 omija czerwonego.
lesson-board-two-tiles-pair-wrong = 23 jest najwięcej warta na dwóch zielonych bykach, a to, co idzie za nią, trafia na czerwonego.

lesson-board-take = Zbieranie rzędu
lesson-board-take-cheap = Obie Twoje płytki trafiają na ostatnie pole rzędu. Tracisz byki z pozostałych jego płytek. Który rząd jest tańszy?
lesson-board-take-cheap-right = Trzy byki. Płytki wypadają z gry, a Twoja 18 przechodzi do następnego pustego rzędu.
lesson-board-take-cheap-wrong = W rzędzie 2 jest piętnaście byków, w rzędzie 1 tylko trzy.

lesson-board-lucky = Karty szczęścia
lesson-board-lucky-get = Wynik spadł na −6 przez koniczynkę przy −5, więc dostajesz kartę szczęścia do wyboru. Następna jest Twoja 47 i trafi na czerwonego byka. Która karta pomoże?
lesson-board-lucky-get-right = Dzięki Zyskowi 5 punktów każde pole liczy się jako +5, oprócz tych, które zbierają rząd.
lesson-board-lucky-get-wrong = Dodatnie byki pomagają tylko tam, gdzie zbiera się rząd. 47 trafi na czerwonego byka.
lesson-board-lucky-gain = Za chwilę kładziesz 47. Zagrywasz Zysk 5 punktów?
lesson-board-lucky-gain-right = Pięć punktów zysku zamiast pięciu straconych. Wszystkie płytki leżą, więc rozgrywka się kończy: wygrywa ten, kto ma najwięcej punktów.
lesson-board-lucky-gain-wrong = W ten sposób 47 traci na czerwonym pięć byków.

lesson-board-positive-cows = Dodatnie byki
lesson-board-positive-cows-play = Twoja 25 zbiera rząd 5 z 17 bykami. Masz Dodatnie byki: dwie płytki rzędu liczą się na plus.
lesson-board-positive-cows-play-right = Teraz wybierz te dwie płytki.
lesson-board-positive-cows-play-wrong = Bez tej karty tracisz wszystkie 17.
lesson-board-positive-cows-choose = Które dwie płytki liczą się na plus?
lesson-board-positive-cows-choose-right = Dziesięć na plus, siedem na minus: trzy punkty za zebrany rząd.
lesson-board-positive-cows-choose-wrong = Wybierz dwie płytki z największą liczbą byków.

lesson-board-drawing = Dobieranie
lesson-board-drawing-card = Po czerwonej stronie planszy zaczynasz z dwiema kartami akcji, a niektóre pola dają kolejne. W rzędzie 4 czeka takie pole. Którą płytkę zagrywasz?
lesson-board-drawing-card-right = Dobierasz kartę akcji. Możesz ją zagrać z którąś z następnych płytek.
lesson-board-drawing-card-wrong = Ta płytka daje punkty, ale karta jest w rzędzie 4, za 60.
lesson-board-drawing-tile = W rzędzie 2 czeka „Dobierz płytkę”. Która z Twoich płytek tam trafi?
lesson-board-drawing-tile-right = Dobierasz płytkę. Uważaj: płytki, które zostaną Ci na koniec, kosztują swoje byki.
lesson-board-drawing-tile-wrong = 31 trafia za 30. To pole jest w rzędzie 2, za 52.

lesson-board-moving-on = Przejście dalej
lesson-board-moving-on-choose = Rząd 1 jest Twój. Po czerwonej stronie wybierasz, do którego pustego rzędu przechodzi Twoja 59, i działa jego pierwsze pole. 59 ma pięć byków. Dokąd?
lesson-board-moving-on-choose-right = Rząd 9 zaczyna się zielonym bykiem: pięć punktów.
lesson-board-moving-on-choose-wrong = Porównaj pierwsze pola pustych rzędów. Zielony byk daje za pięć byków Twojej 59 pięć punktów.
lesson-board-moving-on-tiles = Rząd 1 kończy się polem „Weź rząd (byki)”, a rząd 2 polem „Weź rząd (płytki)”. Jeden musisz zebrać. Który teraz kosztuje mniej?
lesson-board-moving-on-tiles-right = Płytki trafiają za Twoją zasłonkę i teraz nic nie kosztują. Liczą się tylko te, które zostaną Ci na koniec.
lesson-board-moving-on-tiles-wrong = Rząd 1 od razu kosztuje swoje 15 byków. Płytki można zagrać później.

lesson-board-skip = Pominięcie
lesson-board-skip-play = Zanim położysz płytkę, możesz zagrać do niej karty akcji. Twoja 57 trafia na −7. Pominięcie zostawia pole puste, a płytka idzie na następne.
lesson-board-skip-play-right = −7 zostaje puste i zyskujesz pięć. Ostatniego pola rzędu nie można pominąć.
lesson-board-skip-play-wrong = Bez Pominięcia tracisz siedem punktów.

lesson-board-swap = Wymiana płytki
lesson-board-swap-play = Twoja 4 jest zbyt niska i trafia za 73 na −7. Wymiana płytki cofa ją, a Ty od razu kładziesz inną.
lesson-board-swap-play-right = Teraz wybierz płytkę.
lesson-board-swap-play-wrong = Bez wymiany 4 kosztuje siedem punktów.
lesson-board-swap-tile = Którą płytkę kładziesz zamiast 4?
lesson-board-swap-tile-right = 11 trafia na zielonego byka: pięć punktów.
lesson-board-swap-tile-wrong = 92 trafia za 73, na to samo −7.

lesson-board-stop = Stop!
lesson-board-stop-play = Twoja 67 trafia w rzędzie 7 na −7. Stop! zamyka wybrany rząd, dopóki ktoś nie zbierze jakiegoś.
lesson-board-stop-play-right = Teraz wybierz rząd.
lesson-board-stop-play-wrong = Bez Stop! 67 kosztuje siedem punktów.
lesson-board-stop-row = Który rząd zatrzymujesz?
lesson-board-stop-row-right = Rząd 7 jest zamknięty. Najbliższy otwarty koniec poniżej 67 to 31, a tam jest +2.
lesson-board-stop-row-wrong = Rząd 7 jest nadal otwarty, więc 67 trafia tam.

lesson-board-place-first = Połóż na początku
lesson-board-place-first-play = Twoja 10 jest zbyt niska. Połóż na początku czyni z niej pierwszą płytkę rzędu, który zaczyna się wyższą; pozostałe się przesuwają, a płytka, która trafi na wolne pole, tam działa.
lesson-board-place-first-play-right = Teraz wybierz rząd.
lesson-board-place-first-play-wrong = Położona jak zwykle, 10 trafia za najwyższy koniec i daje dwa punkty. Można lepiej.
lesson-board-place-first-row = Na początek którego rzędu trafi 10? Zobacz, na jakie pole przesunie się ostatnia płytka rzędu.
lesson-board-place-first-row-right = 22 z trzema bykami przesuwa się na dwa zielone byki: sześć punktów.
lesson-board-place-first-row-wrong = Lepszy jest rząd 8: jego 22 przesuwa się na dwa zielone byki.

lesson-board-another-tile = Połóż kolejną płytkę
lesson-board-another-tile-play = Twoja 47 trafia na czerwonego byka, za którym są dwa zielone. Z kartą Połóż kolejną płytkę kładziesz teraz dwie, niższą najpierw.
lesson-board-another-tile-play-right = Teraz wybierz drugą płytkę.
lesson-board-another-tile-play-wrong = Sama 47 traci na czerwonym pięć punktów.
lesson-board-another-tile-tile = Którą płytkę dodajesz?
lesson-board-another-tile-tile-right = 46 idzie pierwsza i zajmuje czerwonego byka za jeden punkt; 47 zyskuje dziesięć.
lesson-board-another-tile-tile-wrong = 95 jest wyższa, więc 47 nadal idzie pierwsza, na czerwonego.

lesson-board-anywhere = Rosnąco gdziekolwiek
lesson-board-anywhere-play = Twoja 59 musi iść za 55, na −7. Z kartą Rosnąco gdziekolwiek może iść za dowolny niższy koniec.
lesson-board-anywhere-play-right = Teraz wybierz rząd.
lesson-board-anywhere-play-wrong = Bez karty obowiązuje najbliższy koniec: siedem punktów mniej.
lesson-board-anywhere-row = Dokąd trafi 59?
lesson-board-anywhere-row-right = Zielony byk: pięć punktów za 59.
lesson-board-anywhere-row-wrong = To znowu −7.

lesson-board-end = Koniec gry zaawansowanej
lesson-board-end-count = Kładziesz ostatnią płytkę, więc rozgrywka kończy się tą turą. Płytki, które komuś zostały, kosztują swoje byki; każda niezagrana karta akcji daje punkt. Twoja 57 ma jednego byka. Zagrywasz do niej Pominięcie?
lesson-board-end-count-right = Dwa punkty na zielonych bykach to więcej niż jeden za niezagraną kartę. Ada płaci za płytki, które jej zostały.
lesson-board-end-count-wrong = Niezagrana karta daje punkt. Z Pominięciem 57 trafia na dwa zielone byki: dwa punkty.

lesson-board-lucky-tiles = Dodatnie byki za płytki
lesson-board-lucky-tiles-play = Twoja 36 zbiera rząd 2, którego płytki trafiają za Twoją zasłonkę. Masz Dodatnie byki. Tu też się opłacają.
lesson-board-lucky-tiles-play-right = Teraz wybierz dwie płytki; zyskujesz ich byki.
lesson-board-lucky-tiles-play-wrong = Płytki i tak bierzesz. Z kartą zyskujesz przedtem byki dwóch z nich.
lesson-board-lucky-tiles-choose = Które dwie płytki?
lesson-board-lucky-tiles-choose-right = Dziesięć punktów, a płytki i tak są Twoje.
lesson-board-lucky-tiles-choose-wrong = Wybierz dwie płytki z największą liczbą byków.

lesson-loot-first = Jedna minuta
lesson-loot-first-lay = W swojej turze wykładasz karty jednej wartości. Jeśli ktoś ma na wierzchu grupę z tylu samo kart i niższej wartości, łupisz ją. Ada ma na wierzchu trzy 4. Co wykładasz?
lesson-loot-first-lay-right = Trzy karty na trzy, a 7 bije 4.
lesson-loot-first-lay-wrong = Na trzy 4 potrzebujesz dokładnie trzech kart wyższej wartości.
lesson-loot-first-take = Złupione karty możesz wziąć na rękę albo zostawić Adzie. Jedną 4 już masz. Weź je!
lesson-loot-first-take-right = Teraz masz cztery 4, a Ada dobiera trzy karty. Na koniec karty przed Tobą liczą się +1, a karty na ręce −1.
lesson-loot-first-take-wrong = Zostawione Adzie wrócą do niej albo dobierze inne. Tobie te 4 się przydadzą.

lesson-loot-laying = Wykładanie
lesson-loot-laying-many = Każda karta przed Tobą daje na koniec punkt, każda na ręce kosztuje punkt. Wyłóż ich jak najwięcej.
lesson-loot-laying-many-right = Trzy karty naraz. Przykrywają to, co leżało wcześniej; złupić można tylko wierzchnią grupę.
lesson-loot-laying-many-wrong = Możesz pozbyć się trzech kart naraz.

lesson-loot-looting = Łupienie
lesson-loot-looting-size = Ada pokazuje dwie 6, Bruno trzy 8. Złup grupę Ady.
lesson-loot-looting-size-right = Dwie 7 biją dwie 6. Ty decydujesz: wziąć albo zostawić Adzie.
lesson-loot-looting-size-wrong = Łupi się tylko grupę z tylu samo kart i tylko niższą.
lesson-loot-looting-both = Twoją grupę porównuje się raz dookoła z wierzchnią grupą każdego gracza. Złup obie!
lesson-loot-looting-both-right = Dwie 10 biją dwie 5 i dwie 9. Każdego można złupić w turze najwyżej raz; to, co leży pod spodem, jak 4 Ady, przyjdzie później.
lesson-loot-looting-both-wrong = Potrzebujesz dwóch kart, które biją też dwie 9.

lesson-loot-answering = Gdy ktoś łupi Ciebie
lesson-loot-answering-back = Ada złupiła Twoje dwie 9 i zostawia je Tobie. Bierzesz je z powrotem albo odrzucasz i dobierasz dwie. Na ręce masz jeszcze dwie 9. Co robisz?
lesson-loot-answering-back-right = Cztery 9: mało kto im dorówna.
lesson-loot-answering-back-wrong = Dwie nieznane karty za dwie 9, gdy masz jeszcze dwie: to zła wymiana.
lesson-loot-answering-discard = Ada złupiła Twoje dwie 1 i zostawia je Tobie. Na wystawce leżą 8 i joker, a na ręce masz dwie 8. Co teraz?
lesson-loot-answering-discard-right = Jedynek już nie ma, a zamiast nich masz 8 i jokera.
lesson-loot-answering-discard-wrong = Dwie 1 to najsłabsza para. Odrzuć je i dobierz lepsze.

lesson-loot-drawing = Dobieranie
lesson-loot-drawing-owed = Ada wzięła Twoją grupę, więc dobierasz tyle samo kart, każdą ze stosu dobierania albo z sześciu na wystawce. Masz trzy 9. Którą kartę dobierasz?
lesson-loot-drawing-owed-right = Cztery 9. Wystawkę uzupełnia się, gdy skończysz.
lesson-loot-drawing-owed-wrong = Na wystawce leży 9.
lesson-loot-drawing-extra = Nie było kogo złupić, więc możesz dobrać kartę, ale nie musisz. Masz jedną kartę i chcesz ją w następnej turze wyłożyć i zakończyć rozgrywkę. Dobierasz?
lesson-loot-drawing-extra-right = Każda karta na ręce kosztowałaby na koniec punkt.
lesson-loot-drawing-extra-wrong = Dodatkowa karta na ręce to punkt mniej, a koniec się oddala.

lesson-loot-jokers = Jokery
lesson-loot-jokers-join = Jokerów jest pięć. Wyłożony z liczbami joker liczy się jak ta liczba. Ada pokazuje trzy 3, a Ty masz dwie 4 i jokera. Złup je.
lesson-loot-jokers-join-right = Dwie 4 i joker to trzy 4. Gdy ktoś je złupi, joker znów jest jokerem.
lesson-loot-jokers-join-wrong = Potrzebujesz trzech kart powyżej 3. Trzecią może być joker.
lesson-loot-jokers-alone = Joker bez liczby bije każdą liczbę i nikt go nie złupi. Ada pokazuje 13. Złup ją.
lesson-loot-jokers-alone-right = Joker bije 13, a tam, gdzie leży, jest bezpieczny.
lesson-loot-jokers-alone-wrong = Żadna pojedyncza liczba nie bije 13. Sam joker tak.

lesson-loot-end = Koniec
lesson-loot-end-last = Rozgrywka kończy się, gdy ktoś wyłoży ostatnią kartę i nic nią nie złupi. Masz dwie 8, a nikt nie pokazuje pary. Co wykładasz?
lesson-loot-end-last-right = Rozgrywka się kończy. Karty przed Tobą to +1, karty na ręce −1, a inni jeszcze jakieś mają. Przy remisie wygrywa ten, kto ma mniej kart na ręce.
lesson-loot-end-last-wrong = Gra toczy się dalej, a Tobie została karta. Obie 8 naraz ją kończą.

lesson-loot-advanced = Dla zaawansowanych
lesson-loot-advanced-nothing = W grze dla zaawansowanych nic nie dobiera ten, kto nikogo nie złupi. Złup dwie 5 Ady.
lesson-loot-advanced-nothing-right = Złupione. Kto tu nikogo nie złupi, po prostu kończy turę.
lesson-loot-advanced-nothing-wrong = Nic nie jest złupione i tura kończy się bez dobierania.

lesson-loot-expert = Dla ekspertów
lesson-loot-expert-one = W grze dla ekspertów pojedyncza 1 bije pojedynczą 13 i pojedynczego jokera. Ada pokazuje 13, Bruno jokera. Co wykładasz?
lesson-loot-expert-one-right = Najniższa karta łupi najwyższą. Ale 1 łupi każda wyższa pojedyncza karta.
lesson-loot-expert-one-wrong = Potrafi to tylko 1.

lesson-loot-shadow = Cień dla dwojga
lesson-loot-shadow-loot = We dwoje gra się z cieniem: trzynaście odkrytych kart w grupach według wartości. Twoja grupa łupi najpierw w nim, według tej samej zasady. Złup dwie 3.
lesson-loot-shadow-loot-right = Trójki idą na rękę, a cień się uzupełnia. 13 ani joker do niego nie trafiają: kładzie się je na najniższej karcie wystawki.
lesson-loot-shadow-loot-wrong = Potrzebujesz dokładnie dwóch kart jednej wartości powyżej 3.
lesson-loot-shadow-choose = Twoje dwie 10 mogą złupić z cienia 3, 8 albo 9. Na ręce masz 9. Którą grupę chcesz?
lesson-loot-shadow-choose-right = Trzy 9 na ręce. Karty z cienia trzeba wziąć; potem porównuje się z Adą.
lesson-loot-shadow-choose-wrong = Z dwiema 9 byłyby trzy.
lesson-loot-shadow-heap = Na 4 z wystawki leży 13. Taki stosik liczy się przy dobieraniu jako jedna karta. Nie było czego złupić, a na ręce masz dwie 13. Co dobierasz?
lesson-loot-shadow-heap-right = Dwie karty za jedno dobranie i trzecia 13. Koniec jest taki sam jak przy większej liczbie graczy; cień nie liczy się nikomu.
lesson-loot-shadow-heap-wrong = Ten stosik daje Ci trzecią 13.

lesson-three-first = Jedna minuta
lesson-three-first-place = W turze zagrywasz jedną kartę. Pierwszy rząd jest na liczby do 29, drugi do 59, trzeci do 89, a każdy rośnie. Która karta trafi do rzędu 2?
lesson-three-first-place-right = 40 wsuwa się między 30 a 46.
lesson-three-first-place-wrong = Rząd 2 jest na liczby od 31 do 59.
lesson-three-first-fifth = W rzędzie mieszczą się cztery karty. Piąta zbiera: jeśli jest najwyższa, zbiera kartę obok startowej. Zebrane karty to Twoja kolekcja, a kolor z jedną kartą daje punkt. Zagraj kartę, która zbiera.
lesson-three-first-fifth-right = 28 jest piąta i najwyższa, więc dostajesz 10: punkt za jasnoniebieski.
lesson-three-first-fifth-wrong = W tym rzędzie jest jeszcze miejsce, więc nic nie jest zbierane.

lesson-three-collecting = Zbieranie
lesson-three-collecting-highest = Masz odkryte dwie czerwone karty, to pięć punktów. Rząd 1 jest pełny. Trzecia czerwona by kosztowała. Co zagrywasz?
lesson-three-collecting-highest-right = Jako najwyższa zbiera tylko 10. Jasnoniebieski jest dla Ciebie nowy.
lesson-three-collecting-highest-wrong = 5 nie jest najwyższa, więc zbiera wszystko wyższe: 10, 19 i 24. A 19 to Twoja trzecia czerwona.
lesson-three-collecting-highest-wrong-nothing = To nic nie zbiera. W rzędzie 1 czeka punkt.
lesson-three-collecting-between = Piąta karta, która nie jest najwyższa, zbiera wszystkie wyższe. Nie masz jeszcze żadnych kart. Która da najwięcej?
lesson-three-collecting-between-right = Trzy karty w trzech kolorach: trzy punkty.
lesson-three-collecting-between-wrong = 50 zbiera tylko to, co wyższe: 57. 37 zbiera trzy.
lesson-three-collecting-between-wrong-nothing = W rzędzie 3 jest miejsce, więc to nic nie zbiera.
lesson-three-collecting-neutral = Karty 15, 45 i 75 nie mają koloru. Zebrane wypadają z gry. Masz dwie turkusowe karty. Co zagrywasz?
lesson-three-collecting-neutral-right = 45 wypada, a Twoja para zostaje.
lesson-three-collecting-neutral-wrong = To zbiera 65, Twoją trzecią turkusową, i wszystkie trzy zostają zakryte.

lesson-three-third = Trzy to za dużo
lesson-three-third-turn = Jedna karta koloru daje punkt, dwie dają pięć. Z trzecią wszystkie trzy zostają zakryte i każda kosztuje punkt. Masz dwie zielone. Co zagrywasz?
lesson-three-third-turn-right = Jasnoniebieski jest nowy, a zielona para jest bezpieczna.
lesson-three-third-turn-wrong = 27 zbiera 7, Twoją trzecią zieloną. Z pięciu punktów robi się minus trzy.
lesson-three-third-turn-wrong-nothing = To bezpieczne, ale nic nie zbiera. Nowy kolor dałby punkt.
lesson-three-third-fourth = Twoje trzy zielone karty są zakryte. Czwarta karta koloru zaczyna od nowa, odkryta. Która karta zbiera zieloną?
lesson-three-third-fourth-right = 7 leży odkryta jak pierwsza zielona.
lesson-three-third-fourth-wrong = To nic nie zbiera. Zielona 7 leży w rzędzie 1 obok karty startowej.

lesson-three-bonus = Bonus za kolory
lesson-three-bonus-seven = Kto na koniec swojej tury ma odkryte wszystkie siedem kolorów, dostaje bonus za kolory: pierwszy 10, potem 7, 5 i 3. Brakuje Ci zielonego. Co zagrywasz?
lesson-three-bonus-seven-right = Dziesięć punktów i są Twoje na zawsze, nawet gdy jakiś kolor zostanie później zakryty.
lesson-three-bonus-seven-wrong = Druga pomarańczowa daje parę, ale zielona dałaby bonus.
lesson-three-bonus-seven-wrong-nothing = To nic nie zbiera. 27 zbiera zieloną 7.

lesson-three-end = Dobieranie i koniec
lesson-three-end-draw = Dobiera się dopiero, gdy na ręce zostaną dwie karty: wtedy sześć naraz z własnego stosu. Więcej niż dwadzieścia kart nie dostaniesz. Co teraz zagrywasz?
lesson-three-end-draw-right = Pomarańczowy jest dla Ciebie nowy. Zostały dwie karty, więc dobierasz sześć.
lesson-three-end-draw-wrong = 27 zbiera 7, Twoją trzecią zieloną.
lesson-three-end-draw-wrong-nothing = To nic nie zbiera. 58 zbiera pomarańczową, która jest dla Ciebie nowa.
lesson-three-end-count = Twoja ostatnia tura: każdemu zostają na ręce dwie karty, które się nie liczą. Sześć odkrytych kolorów daje na koniec pięć punktów więcej, siedem daje dziesięć. Co zagrywasz?
lesson-three-end-count-right = Siedem kolorów: bonus za kolory i bonus końcowy, po dziesięć.
lesson-three-end-count-wrong = Z zielonym byłoby wszystkie siedem kolorów i oba bonusy.

puzzle-head = Zagadka { $number } z { $count } · { $variant }
puzzle-right = Dobrze: najlepsze jest { $answer }.
puzzle-loss-cows = { $answer }: strata { $loss ->
    [one] { $loss } byka
    [few] { $loss } byków
    [many] { $loss } byków
   *[other] { $loss } byka
  }. Najlepsze jest: { $best }.
puzzle-loss-points = { $answer }: strata { $loss ->
    [one] { $loss } punktu
    [few] { $loss } punktów
    [many] { $loss } punktów
   *[other] { $loss } punktu
  }. Najlepsze jest: { $best }.
puzzle-theme = Temat: { $theme }.
puzzle-level = { $level ->
    [novice] Nowicjusz
    [casual] Amator
    [strong] Wyjadacz
    [master] Mistrz
   *[other] { $level }
  } odpowiada: { $answer }. Myli się w { $missed } % prób.
puzzle-assumption = Ocenione przeciw dobrym graczom, w tysiącach rozdań zgodnych z tym, co widzisz.
puzzle-last = To była ostatnia zagadka.
own-none = Na razie nic tu nie ma. Po rozgrywce stado record review PLIK --keep doda to, co się nie udało.

puzzle-theme-low-card = celowo zbyt niska karta
puzzle-theme-full-row = celowo do pełnego rzędu
puzzle-theme-keep-low = zachowaj niską kartę
puzzle-theme-avoid-row = omiń pełny rząd
puzzle-theme-undercut = wślizgnij się niżej
puzzle-theme-which-row = właściwy rząd
puzzle-theme-cheap-row = tani rząd
puzzle-theme-dear-row = nie najtańszy rząd
puzzle-theme-draft = wybór kart
puzzle-theme-which-special = która karta specjalna
puzzle-theme-which-tile = właściwa płytka
puzzle-theme-action-card = zagrać kartę czy zachować
puzzle-theme-collect = bierz teraz
puzzle-theme-stay-out = nie bierz nic
puzzle-theme-wait = zaczekaj
puzzle-theme-use-joker = użyj jokera
puzzle-theme-save-joker = oszczędzaj jokera
puzzle-theme-lay-more = wyłóż więcej kart
puzzle-theme-lay-fewer = wyłóż mniej kart
puzzle-theme-lay = która grupa
puzzle-theme-take-or-leave = wziąć czy zostawić
puzzle-theme-which-draw = co dobrać
puzzle-theme-choice = drobna decyzja

daily-result-cows = { $game }, rozdanie dnia { $day }: { $score ->
    [one] jeden byk
    [few] { $score } byki
   *[many] { $score } byków
  }, miejsce { $rank } z { $seats }.
daily-result-points = { $game }, rozdanie dnia { $day }: { $score ->
    [one] jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }, miejsce { $rank } z { $seats }.
daily-par-cows = Na twoim miejscu, { $level ->
    [casual] amator
    [strong] wyjadacz
   *[master] mistrz
  }: { $score ->
    [one] jeden byk
    [few] { $score } byki
   *[many] { $score } byków
  }, miejsce { $rank } z { $seats }.
daily-par-points = Na twoim miejscu, { $level ->
    [casual] amator
    [strong] wyjadacz
   *[master] mistrz
  }: { $score ->
    [one] jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }, miejsce { $rank } z { $seats }.
challenge-cows = To samo rozdanie, te same boty. Pokonaj wynik ({ $name }): { $score ->
    [one] jeden byk.
    [few] { $score } byki.
   *[many] { $score } byków.
  }
challenge-points = To samo rozdanie, te same boty. Pokonaj wynik ({ $name }): { $score ->
    [one] jeden punkt.
    [few] { $score } punkty.
   *[many] { $score } punktów.
  }
challenge-won = Pokonane: { $own } przeciw { $score } ({ $name }).
challenge-lost = Niepokonane: { $own } przeciw { $score } ({ $name }).
duel-no-hint = W rozgrywce, którą porównuje się z innymi, nie ma podpowiedzi.
duel-saved = To, co jest zagrane, pozostaje zapisane.

reason-head = Najdroższe błędy i dlaczego:
reason-line = { $name }: { $reason }
reason-six-row = Po { $given } zbierasz rząd { $row } w { $share } % możliwych rozdań; po { $best } zbierasz jakiś rząd w { $rest } %.
reason-six = Po { $given } zbierasz rząd w { $share } % możliwych rozdań; po { $best } w { $rest } %.
reason-board = Z { $given } zbierasz rząd w { $share } % możliwych rozdań; z { $best } w { $rest } %.
reason-loot = Po { $given } ktoś łupi Cię przed następną turą w { $share } % możliwych rozdań; po { $best } w { $rest } %.
reason-three = Po { $given } przed Twoją następną turą zostają zakryte trzy karty jednego koloru w { $share } % możliwych rozdań; po { $best } w { $rest } %.
reason-now-cows = { $given } kosztuje do końca tej tury średnio o { $behind ->
    [one] { $behind } byka
    [few] { $behind } byki
    [many] { $behind } byków
   *[other] { $behind } byka
  } więcej niż { $best }.
reason-now-points = { $given } daje do Twojej następnej tury średnio o { $behind ->
    [one] { $behind } punkt
    [few] { $behind } punkty
    [many] { $behind } punktów
   *[other] { $behind } punktu
  } mniej niż { $best }.
reason-later = Od razu { $given } i { $best } wychodzą na to samo; różnica jest dopiero w następnych turach.

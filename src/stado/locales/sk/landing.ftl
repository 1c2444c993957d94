# The page that tells what stado is

landing-title = stado: otvorený stôl pre hry z rodiny 6 berie!
landing-lead = Štyri kartové a stolové hry v prehliadači: proti botom, ktorí vedia, čo robia, s priateľmi cez odkaz, alebo spoločne pri jednom zariadení. Nič sa neinštaluje, netreba účet a po načítaní ani sieť.
landing-documents = Dokumentácia
landing-language = Jazyk
landing-games = Štyri hry
landing-play = Hrať: { $game }
landing-offers = Čo tu nájdeš
landing-bots = Od takého, ktorý hrá náhodne, po majstra, ktorý myslí na to, ako myslíš ty.
    .title = Boti štyroch úrovní
landing-friends = Vlastný server spustíš jedným príkazom a ostatným stačí odkaz. Na jednom zariadení vidí karty v ruke len ten, kto ho práve drží.
    .title = S priateľmi
landing-learn = Lekcie od prvej minúty po každé pravidlo, úlohy, partia dňa a tréner, ktorý povie, čo sa dalo zahrať lepšie a prečo.
    .title = Učenie hrou
landing-offline = Čo tu zahráš, zostáva v tvojom prehliadači a pokračuje aj bez siete. Každú partiu možno uložiť do súboru, ktorý môže ktokoľvek overiť.
    .title = Tvoje a bez siete
landing-everybody = Telefón aj počítač, svetlý aj tmavý vzhľad, myšou, dotykom, klávesnicou aj s čítačkou obrazovky, v piatich jazykoch.
    .title = Pre každého
landing-programs = Presné pravidlá, rýchle simulácie, prostredia pre strojové učenie a opísaný protokol, všetko s otvoreným kódom.
    .title = Pre programy
landing-legal = Hry a ich názvy patria ich autorom a vydavateľom. stado je od nich nezávislé; jeho texty a obrázky sú vlastné.

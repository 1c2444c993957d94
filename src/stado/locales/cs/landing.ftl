# The page that tells what stado is

landing-title = stado: otevřený stůl pro hry z rodiny 6 bere!
landing-lead = Čtyři karetní a deskové hry v prohlížeči: proti botům, kteří vědí, co dělají, s přáteli přes odkaz, nebo společně u jednoho zařízení. Nic se neinstaluje, není potřeba účet a po načtení ani síť.
landing-documents = Dokumentace
landing-language = Jazyk
landing-games = Čtyři hry
landing-play = Hrát: { $game }
landing-offers = Co tu najdeš
landing-bots = Od takového, který hraje náhodně, po mistra, který myslí na to, jak myslíš ty.
    .title = Boti čtyř úrovní
landing-friends = Vlastní server spustíš jedním příkazem a ostatním stačí odkaz. Na jednom zařízení vidí karty v ruce jen ten, kdo ho právě drží.
    .title = S přáteli
landing-learn = Lekce od první minuty po každé pravidlo, úlohy, partie dne a trenér, který řekne, co šlo zahrát lépe a proč.
    .title = Učení hrou
landing-offline = Co tu zahraješ, zůstává v tvém prohlížeči a pokračuje i bez sítě. Každou partii lze uložit do souboru, který může kdokoli ověřit.
    .title = Tvoje a bez sítě
landing-everybody = Telefon i počítač, světlý i tmavý vzhled, myší, dotykem, klávesnicí i se čtečkou obrazovky, v pěti jazycích.
    .title = Pro každého
landing-programs = Přesná pravidla, rychlé simulace, prostředí pro strojové učení a popsaný protokol, vše s otevřeným kódem.
    .title = Pro programy
landing-legal = Hry a jejich názvy patří jejich autorům a vydavatelům. stado je na nich nezávislé; jeho texty a obrázky jsou vlastní.

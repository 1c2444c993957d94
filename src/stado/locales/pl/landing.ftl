# The page that tells what stado is

landing-title = stado: otwarty stół do gier z rodziny 6. bierze!
landing-lead = Cztery gry karciane i planszowe w przeglądarce: z botami, które wiedzą, co robią, ze znajomymi przez link albo wspólnie przy jednym urządzeniu. Niczego nie trzeba instalować, konto jest zbędne, a po wczytaniu także sieć.
landing-documents = Dokumentacja
landing-language = Język
landing-games = Cztery gry
landing-play = Zagraj: { $game }
landing-offers = Co tu znajdziesz
landing-bots = Od takiego, który gra losowo, po mistrza, który myśli o tym, jak myślisz ty.
    .title = Boty na czterech poziomach
landing-friends = Własny serwer uruchomisz jednym poleceniem, a innym wystarczy link. Na jednym urządzeniu rękę widzi tylko ten, kto je właśnie trzyma.
    .title = Ze znajomymi
landing-learn = Lekcje od pierwszej minuty po każdą zasadę, zadania, rozdanie dnia i trener, który mówi, co można było zagrać lepiej i dlaczego.
    .title = Nauka przez grę
landing-offline = To, co tu zagrasz, zostaje w twojej przeglądarce i toczy się dalej bez sieci. Każdą grę można zapisać w pliku, który każdy może sprawdzić.
    .title = Twoje i bez sieci
landing-everybody = Telefon i komputer, jasny i ciemny wygląd, myszą, dotykiem, klawiaturą i z czytnikiem ekranu, w pięciu językach.
    .title = Dla każdego
landing-programs = Dokładne zasady, szybkie symulacje, środowiska do uczenia maszynowego i opisany protokół, wszystko z otwartym kodem.
    .title = Dla programów
landing-legal = Gry i ich nazwy należą do ich autorów i wydawców. stado jest od nich niezależne; jego teksty i obrazki są jego własne.

# The page that tells what stado is

landing-title = stado: the open table for the 6 nimmt! family of games
landing-lead = Four card and board games in your browser: against bots that know what they are doing, with friends by a link, or together around one device. Nothing to install, no account, and no network needed once it is loaded.
landing-documents = Documentation
landing-language = Language
landing-games = Four games
landing-play = Play { $game }
landing-offers = What is there
landing-bots = From one that plays at random to a master that thinks of how you think.
    .title = Bots of four levels
landing-friends = A server of your own takes one command; a link is all that others need. On one device the hand shows only to whoever holds it.
    .title = With friends
landing-learn = Lessons from the first minute to every rule, puzzles, a deal of the day, and a coach that says what could have been better, and why.
    .title = Learning by playing
landing-offline = What you play here stays in your browser and goes on without a network. Every match can be saved as a file that anybody can check.
    .title = Yours, and offline
landing-everybody = Phone or desktop, light or dark, by pointer, keyboard or screen reader, in five languages.
    .title = For everybody
landing-programs = Exact rules, fast simulation, environments for machine learning, and a documented protocol, all open source.
    .title = For programs
landing-legal = The games and their names belong to their authors and publishers. stado is independent of them; its words and pictures are its own.

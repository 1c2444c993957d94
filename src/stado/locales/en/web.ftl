web-claim = The open table for the 6 nimmt! family
web-close = Close
web-cancel = Cancel
web-confirm = Yes, do it
web-why = why?
web-why-label = Why? What rule { $rule } says
web-hint = hint
web-hint-about = What a master would choose; only against bots
web-hint-best = A master would choose: { $best }.
web-all-rules = All rules

web-hand = Your hand
web-hand-empty = Your hand is empty.
web-pool = Open cards
web-rows = Rows
web-lane = Picked cards
web-seats = At the table
web-question = What is asked
web-card-label = { $card }, { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }
web-row-label = Row { $row }: { $cards }; { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }
web-cows = { $count ->
    [one] cow
   *[other] cows
  }
web-points = { $count ->
    [one] point
   *[other] points
  }
web-cards = { $count ->
    [one] card
   *[other] cards
  }
web-picked = has picked
web-awaited = is to answer
web-stand-in = bot plays
web-may-change = Tap another card to change your pick.
web-waiting = Waiting for { $names }.
web-moment = One moment …
web-over = The match is over.
web-skip = Skip
web-clock = Time left
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
web-log = What has happened
web-log-empty = Nothing has happened yet.
web-seen-rows = On the table
web-seen-stacks = Taken this round
web-seen-hand = In your hand

web-to-content = To the content
web-home = stado: to the start page
web-navigation = Navigation
web-settings = Settings
web-your-name = Your name
web-language = Language
web-language-en = English
web-language-cs = Čeština
web-language-sk = Slovenčina
web-language-pl = Polski
web-language-de = Deutsch
web-theme = Colors
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-speed = Moving cards
web-speed-slow = Slow
web-speed-usual = Usual
web-speed-fast = Fast
web-speed-none = None
web-sound = Sounds
web-tremble = The device trembles when you take cards
web-sound-offer = Play with sounds?
web-sound-yes = Sounds on
web-sound-no = No, thanks
web-ask-twice = Ask before every answer
web-preview = Show what a card would do, when you point at it or hold it
web-preview-point = Point at a card to see where it would go.
web-preview-hold = Hold a card to see where it would go.
web-preview-certain = for certain

web-welcome = Gather the herd, lose the cows
web-learn = Learn
web-first-lesson = New here?
web-first-lesson-about = Learn { $game } in one minute, by playing.
web-first-lesson-start = Learn in a minute
web-first-lesson-no = No lesson, thank you
web-daily = Deal of the day
web-daily-about = The same cards and the same bots for everybody; one attempt counts.
web-challenge = A challenge
web-challenge-friend = Challenge a friend
web-replays = Replays
web-continue = Continue
web-go-on = Go on
web-play = Play
web-games = Games
web-way = How do you play?
web-way-bots = Against bots
web-way-friends = With friends
web-way-device = On one device
web-way-device-about = The device goes round; nobody sees another hand.
web-variant = Variant
web-seat-count = Players
web-level = Bots
web-level-novice = Novice
web-level-casual = Casual
web-level-strong = Strong
web-level-master = Master
web-people = People at this device
web-player = Player { $number }
web-fewer = Fewer
web-more = More
web-public = Anybody may find and join this table
web-more-options = More options
web-preset = Edition
web-preset-none = As set below
web-none = none
web-clock-choice = Time to answer
web-clock-none = No clock
web-clock-plain = { $decision } for each answer
web-clock-bank = { $decision } for each answer, and { $bank } in reserve
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
web-make-room = Open a table
web-play-now = Play now
web-lobby = Public tables
web-lobby-empty = Nobody waits at a public table. Open one with friends, or play against bots.
web-join = Join
web-chairs-taken = { $taken } of { $seats } chairs taken

web-error-offline = The server cannot be reached.
web-error-internal = Something went wrong on the server.
web-error-not_found = There is no such table.
web-error-broken = This table is damaged, or made by another version of the program; it is kept, and tried again later.
web-error-closed = This match was played by older rules and has been closed; its record is kept.
web-error-unknown = It is not known whether that was done: look, and try again.
web-error-id_used = Two different commands had the same label; nothing has changed.
web-error-late = That came too late: the table has moved on.
web-error-rate_limited = Too fast: wait a moment.
web-error-too_many = You have too many tables open.
web-error-too_often = Changed too often: it stays as it is.
web-error-busy = The server is busy; try again in a moment.
web-error-not_asked = Nothing is asked of you now.
web-error-bad_record = This is not a record that can be replayed.
web-error-too_large = That is too large.
web-error-bad_message = The page said something that the server does not understand. Load it again.
web-error-bad_origin = This page may not talk to that server.
web-error-bad_host = The server does not answer to this name.
web-error-bad_options = These options do not go together.
web-error-rule = The rules do not allow that now.
web-error-not_seated = You have no seat at this table.
web-error-not_host = Only the host may do that.
web-error-not_open = This chair is taken.
web-error-not_a_bot = There is no bot on this chair.
web-error-not_full = A chair is still free.
web-error-not_alone = That is for those who play with bots alone.
web-error-counted = This attempt counts: there are no hints, and nothing is taken back.
web-error-not_away = This player is here, or was a moment ago.
web-error-started = The match has already started.
web-error-not_running = The match is not running.
web-error-not_over = The match is not over yet.

web-connection-lost = Connection lost, reconnecting …
web-no-table = There is no table here
web-to-start = To the start page
web-disconnected = You are no longer connected
web-play-here = Play here
web-bye-replaced = This seat is open in another window.
web-bye-drain = The server is being restarted.
web-bye-slow = Your connection was too slow.
web-bye-rate = Too many messages came from here.
web-bye-gone = This table is gone.
web-bye-busy = The server is busy.
web-bye-outdated = This page and the server are of different versions. Reload the page to go on.
web-reload = Reload

web-room-public = A public table: anybody may join.
web-room-private = A private table: only those with the link can join.
web-invite = Invite friends
web-code-label = QR code of this table's link
web-link = Link
web-copy = Copy the link
web-copied = The link is copied.
web-share = Share
web-chairs = Chairs
web-open-chair = free
web-you = you
web-sit = Sit here
web-stand = Stand up
web-add-bot = Add a bot
web-remove = Remove
web-save = Save
web-add = Add
web-salt = A fair deal
web-salt-about = The deal comes from a secret number whose hash is shown here before the start. What you type is mixed in, so that nobody can know the deal before.
web-commit = Hash:
web-salt-text = Anything you like
web-salted = Your words are in the deal.
web-start = Start
web-start-when = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
  }
web-host-starts = The host starts the match.

web-replay-turn = Replay the last turn
web-seen = Cards seen
web-seen-none = Nothing has been seen yet.
web-emotes = Say something
web-shortcuts = Keys
web-bot-plays-you = A bot plays for you.
web-take-back = Play yourself
web-is-away = { $name } is not there.
web-call-stand-in = Let a bot play
web-onlooker = The match is under way: you are looking on.
web-show-result = Show the result
web-pass = Pass the device to { $name }
web-pass-about = Nobody else should look now.
web-pass-ready = I am { $name }, show my hand

web-key-digits = Find the card or row of that number
web-key-arrows = Go to the next place that can be chosen
web-key-enter = Answer
web-key-escape = Back, close
web-key-any = While cards move: skip that, and nothing else
web-any-key = Any key
web-key-why = Why? Show the rule
web-key-hint = Ask a master, against bots only
web-key-replay = Replay the last turn
web-key-seen = Cards seen
web-key-log = Show or hide what has happened
web-key-emotes = Say something
web-key-sound = Sounds on or off
web-key-help = These keys

web-result = Result
web-you-win = You win!
web-you-share = You share the win with { $names }.
web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
web-fewest = Fewest cows wins.
web-most = Most points wins.
web-won-cows = { $count ->
    [0] No cow at all is enough.
    [one] One cow is enough.
   *[other] { $count } cows are enough.
  }
web-won-points = { $count ->
    [one] { $count } point is enough.
   *[other] { $count } points are enough.
  }
web-your-place = Your place: { $rank } of { $count }.
web-parts = How the scores came about
web-parts-round = Round { $round }
web-parts-sum = In all
web-turning-show = Show that moment
web-share-picture = Share a picture
web-share-title = Result of a match of { $game }
web-rematch = Play again
web-join-rematch = To the rematch
web-watch-replay = Watch the replay
web-save-record = Save the record
web-chart-rounds = Scores by round
web-chart-turns = Scores by turn
web-no-chart = The chart cannot be shown.

web-emote-hello = Hello!
web-emote-good_luck = Good luck!
web-emote-thinking = Hmm …
web-emote-hurry = Tick, tock …
web-emote-nice = Nice one!
web-emote-ouch = Ouch!
web-emote-moo = Moo!
web-emote-laugh = Ha ha!
web-emote-sorry = Sorry!
web-emote-thanks = Thank you!
web-emote-good_game = Good game!
web-emote-bye = Bye!

web-other-games = The other games
web-open-file = Open a record
web-open-file-about = A match that was saved as a file, here or in the terminal.
web-watch = Watch
web-no-replays = You have finished no match yet.
web-replay = Replay
web-no-replay = There is nothing to replay
web-file-gone = Open the file once more: it is not kept when the page is loaded again.
web-hands = All hands
web-replay-controls = Replay
web-moment-of-match = Moment of the match
web-turn-back = The turn before
web-step-back = One step back
web-run = Play
web-pause = Pause
web-step-on = One step on
web-turn-on = The next turn
web-step-of = { $at } of { $steps }
web-eyes = Whose eyes
web-eyes-open = All hands open
web-eyes-onlooker = An onlooker
web-copy-moment = Copy the link to this moment
web-coach = Coach
web-review-ask = What was best?
web-review-thinking = Thinking it over …
web-review-cows = { $best } was { $loss } cows better than { $given }.
web-review-points = { $best } was { $loss } points better than { $given }.
web-review-nothing = Nothing better: { $given } was the best.
web-review-even = Too close to call: { $given } or { $best }.
web-review-none = Nothing to judge at this step.
web-review-answers = Answers, the best first
web-review-best = best
web-review-given = given
web-review-again = Try again
web-answer-back = The answer before
web-answer-on = The next answer
web-summary = What could be better
web-summary-cows = What a master makes of the answers, knowing only what each seat knew; in cows.
web-summary-points = What a master makes of the answers, knowing only what each seat knew; in points.
web-summary-done = { $done } of { $count } answers judged
web-summary-better = { $better } of { $count } answers could have been better
web-summary-slips = Where most was given away
web-summary-slip = { $given }; better: { $best }
web-summary-all = Show all { $count }
web-summary-none = No answer was clearly worse than another.
web-practise = Practise these
web-practise-about = They come back as puzzles, when you would forget them.
web-summary-nothing = No answer to judge

# Cows that bots are named after.
web-cow-1 = Daisy
web-cow-2 = Bella
web-cow-3 = Clover
web-cow-4 = Ginger
web-cow-5 = Hazel
web-cow-6 = Rosie
web-cow-7 = Maple
web-cow-8 = Violet
web-cow-9 = Poppy
web-cow-10 = Willow

web-clear = Clear

web-seen-collections = In collections
web-seen-gone = Out of the game

web-seen-held = Known to be held by { $name }
web-seen-discard = Discarded
web-seen-laid = Laid

web-specials = Your special cards
web-no-specials = You have no special card.
web-choices = Cards to choose from
web-credit = Credit: { $count ->
    [one] one cow
   *[other] { $count } cows
  }
web-seen-specials = Specials discarded

web-seen-not = { $count ->
    [one] One card has not been seen
   *[other] { $count } cards have not been seen
  }
web-leave = Leave the table: a bot plays on
web-other-device = Play on another device
web-other-device-about = Open this on the other device within some minutes: it will then be yours too.
web-devices = Your other devices
web-device-used = Joined on { $when }
web-device-open = Link, good until { $when }
web-device-revoke = Revoke
web-device-revoke-about = Revoking a device also shuts out every device that joined from it.
web-claim-title = Play on this device
web-claim-about = This makes you, on this device, the same player as on the other one.
web-claim-do = Be the same player here
web-claimed = You are { $name } here too.
web-error-bad_token = This link is no longer good: make a new one.
web-forced = Answer by itself where only one answer is possible

web-runtime-fetching = Fetching the game: { $percent } %
web-runtime-starting = Starting the game …
web-runtime-waiting = stado is open in another tab. Play there, or close it: this tab then goes on by itself.
web-runtime-failed = The game does not start here. Load the page again; if that does not help, try a newer browser.
web-runtime-unsupported = This browser is too old for the game: it lacks WebAssembly with SIMD. Update it, or try another one.
web-runtime-broken = A file of the game did not arrive whole: { $file }. Load the page again.
web-runtime-stuck = This takes unusually long. Look at your connection, or load the page again.
web-runtime-full = This browser keeps nothing more: its storage is full. Save a copy of everything and make room.
web-update = There is a newer version of this page. A running match goes on in it.
web-update-now = Load it
web-alone = On this device
web-alone-about = You play against bots, or together at one device. Everything stays in this browser and nothing is sent anywhere. So the seed of every deal lies on your own machine too: there are no ranked matches and no shared tables here.
web-play-alone = Play on this device
web-play-alone-about = Without the server, and without a network once it is loaded:
web-with-server = Back to the server
web-kept = Kept in this browser
web-kept-safe = Your matches are kept in this browser alone.
web-kept-droppable = Your matches are kept in this browser alone, and it may drop them when space runs short: save a copy now and then.
web-send = Send to the server
web-send-about = { $count ->
    [0] Everything finished here is on the server too.
    [one] One finished match is on this device alone. The server checks what you send, and keeps it among your replays.
   *[other] { $count } finished matches are on this device alone. The server checks what you send, and keeps it among your replays.
  }
web-sent = { $count ->
    [one] One match is on the server now.
   *[other] { $count } matches are on the server now.
  }
web-send-refused = The server did not take it: { $reason }
web-save-all = Save everything
web-load-all = Load a saved copy
web-loaded-all = { $added ->
    [one] { $added } match was added.
   *[other] { $added } matches were added.
  }
web-bad-copy = This is not a copy that stado saved, or not all of it.

# Animals that newcomers are named after.
web-guest-badger = Badger
web-guest-beaver = Beaver
web-guest-bison = Bison
web-guest-cat = Cat
web-guest-crane = Crane
web-guest-deer = Deer
web-guest-dolphin = Dolphin
web-guest-donkey = Donkey
web-guest-duck = Duck
web-guest-eagle = Eagle
web-guest-falcon = Falcon
web-guest-ferret = Ferret
web-guest-finch = Finch
web-guest-fox = Fox
web-guest-frog = Frog
web-guest-goat = Goat
web-guest-goose = Goose
web-guest-hare = Hare
web-guest-hawk = Hawk
web-guest-hedgehog = Hedgehog
web-guest-heron = Heron
web-guest-horse = Horse
web-guest-lark = Lark
web-guest-lynx = Lynx
web-guest-magpie = Magpie
web-guest-marten = Marten
web-guest-mole = Mole
web-guest-moose = Moose
web-guest-mouse = Mouse
web-guest-newt = Newt
web-guest-otter = Otter
web-guest-owl = Owl
web-guest-pony = Pony
web-guest-quail = Quail
web-guest-rabbit = Rabbit
web-guest-raven = Raven
web-guest-robin = Robin
web-guest-seal = Seal
web-guest-sheep = Sheep
web-guest-sparrow = Sparrow
web-guest-squirrel = Squirrel
web-guest-stork = Stork
web-guest-swan = Swan
web-guest-toad = Toad
web-guest-trout = Trout
web-guest-vole = Vole
web-guest-weasel = Weasel
web-guest-wolf = Wolf
web-guest-wren = Wren
web-guest-yak = Yak

web-about = About
web-documents = Documentation

web-error-too_full = More people sit here than there would be chairs.
web-error-nothing_undone = There is nothing yet that could be taken back.
web-error-no_code = No table has this code, or no longer.
web-error-not_local = Only who sits at the machine itself may do that.
web-error-no_network = This machine is in no network of its own.

web-room-code = Code of this table
web-room-code-about = To be typed on the start page.
web-code-title = Do you have a code?
web-code = Code
web-lan = Let devices in this network join
web-lan-about = Everybody in your network, for example on your Wi-Fi, can then open this page, look on and sit down; nobody outside it can. It ends when you switch it off, and when stado ends.
web-lan-off = This link works on this machine only.
web-looking-on = Here without a chair: { $names }
web-looking-on-none = Nobody else has opened the link yet.
web-all-taken = All chairs are taken: you look on, unless one becomes free.
web-fill-start = Fill with bots and start
web-change-table = Change the table
web-change = Change
web-table-changed = The host has changed the table: { $what }.
web-seat-moved = Your chair has moved: you have chair { $number } now.
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }

web-undo = Take back your last answer
web-undone = Taken back. This match is unranked now.
web-unranked = Unranked: something was taken back.
web-key-undo = Take back your last answer, against bots only
web-leads = is in the lead

web-filter-all = All
web-filter-result = Result
web-filter-won = Won
web-filter-lost = Not won
web-filter-company = With
web-filter-bots = bots alone
web-filter-people = other people
web-no-match-fits = No match fits.
web-place-won = Won
web-place-of = Place { $rank } of { $seats }

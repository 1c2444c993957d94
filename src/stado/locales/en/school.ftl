school-you = You
school-teacher = Lesson
school-lessons = Lessons
school-lessons-about = Short steps at a real table: you act, the table answers.
school-taken-count = { $done } of { $count ->
    [one] one lesson
   *[other] { $count } lessons
  } done
school-taken = Done
school-steps = { $count ->
    [one] one step
   *[other] { $count } steps
  }
school-step = Step { $number } of { $count }
school-first = The first minute
school-go-on = Go on: { $title }
school-next = Go on
school-again = Try again
school-what-now = What now?
school-all-done = You have taken all lessons of this game. Time to play!
school-next-lesson = Next: { $title }
school-all-lessons = All lessons
school-match-about = Try it out: a short match against beginners.
school-match-play = Play a short match
school-rules = The rules
school-play-rule = Play this: { $title }
school-rule-before = The table before
school-rule-after = The table after the right answer
school-puzzle = Puzzle
school-puzzles = Puzzles
school-puzzles-about = One position, one question, your answer.
school-puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
  }
school-puzzles-solved = { $solved } of { $done } solved, { $count } in all
school-puzzle-ask = You play against good players. What is best here?
school-next-puzzle = Next puzzle
school-all-puzzles = All puzzles
school-behind = What is behind it
school-outcomes-cows = Cows until your next turn, and how often
school-outcomes-points = Points until your next turn, and how often
school-outcome = { $change }: { $share }
school-levels = What others would play
school-missed = wrong in { $share }
school-own = From your own matches
school-own-due = { $count ->
    [one] one is due
   *[other] { $count } are due
  }
school-own-later = Nothing from your own matches is due now.
school-own-about = What you gave away in matches of yours can come back here: open a replay, ask what it gave away, and choose to practise it.
school-own-done = That was all for now. What you missed comes back sooner.
school-own-added = { $count ->
    [0] These are already among your puzzles.
    [one] One puzzle is added to your own.
   *[other] { $count } puzzles are added to your own.
  }
school-table = { $variant }, { $seats } players, bots: { $level }.
school-deal-play = Play
school-deal-cows = Your cows: { $score }, place { $rank } of { $seats }
school-deal-points = Your points: { $score }, place { $rank } of { $seats }
school-deal-results = Results on this server
school-deal-nobody = Nobody has finished it here yet.
school-challenge-cows = { $name } has played { $game } and come away with { $score ->
    [one] one cow
   *[other] { $score } cows
  }. Can you do with fewer?
school-challenge-points = { $name } has played { $game } and scored { $score ->
    [one] one point
   *[other] { $score } points
  }. Can you score more?
school-challenge-about = The same deal and the same bots; one attempt counts.
school-challenge-take = Take the challenge
school-challenge-won = Beaten: { $own } against { $score }.
school-challenge-lost = Not beaten: { $own } against { $score }.
school-deal-bots = What bots make of it in your place
school-deal-bot = { $level } (bot)
school-deal-thinking = Bots are playing the same deal in your place…
school-compare = Side by side
school-compare-with = Side by side with { $name }
school-compare-title = Two matches side by side
school-compare-answers = Answers of this turn
school-compare-none = nothing
school-compare-before = Previous difference
school-compare-after = Next difference
school-compare-differ = A difference here
school-compare-alike = The same here
school-compare-cows = { $score ->
    [one] one cow
   *[other] { $score } cows
  }
school-compare-points = { $score ->
    [one] one point
   *[other] { $score } points
  }
school-compare-count = { $count ->
    [0] Both answered the same throughout.
    [one] The matches differ in one turn.
   *[other] The matches differ in { $count } turns.
  }
school-compare-other = These two matches are not of the same deal.
school-challenge-back = Copy the link for { $name }
school-challenge-back-about = It shows both matches side by side.

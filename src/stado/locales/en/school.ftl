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

terminal-help =
    Type an answer and press Enter: a card's number, a row's number, or what is offered.
      ?            this help
      undo         take back a pick that is not revealed yet
      answers      all answers allowed now
      hint         how good the answers are in the eyes of a master
      table        the table again
      log          what has happened this turn, with the rules behind it
      why RULE     what a rule says, such as why { $rule }
      seed         the hash that proves the deal was not changed
      quit         save and leave; stado resume goes on
terminal-question = { $question } [{ $rule }]
terminal-change = { $answer } it is. Enter reveals; another answer changes it.
terminal-waiting = { $names } to answer.
terminal-answers = Answers: { $answers }
terminal-hint = A master would choose: { $answers }
terminal-no-rule = There is no rule { $rule }; allowed: { $rules }
terminal-saved = Saved in { $path }; stado resume goes on.
terminal-finished = The record is in { $path }.
terminal-commit = The hash of the seed is { $commit }; the record will show the seed.
terminal-you = You
terminal-bot = { $level ->
    [novice] Novice
    [casual] Casual
    [strong] Strong
    [master] Master
   *[other] { $level }
  } { $seat }
terminal-result = { $rank }. { $name }: { $score }
terminal-won = { $count ->
    [one] The win goes to { $names }.
   *[other] The win is shared: { $names }.
  }
terminal-fewest = Fewest cows wins.
terminal-most = Most points wins.
terminal-review = What { $level } thinks of the answers, knowing what the seat knew, in { $unit ->
    [cows] cows
   *[points] points
  }:
terminal-review-better = { $name }: { $given }; better by { $loss }: { $best }.
terminal-review-sum = { $name }: { $better } of { $count } answers could have been better; { $loss } given away.

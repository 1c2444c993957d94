learn-task = { $number } of { $count } · { $title }
learn-right = Right.
learn-wrong = Not quite.
learn-would = This would happen:
learn-cost-cows = It costs { $cost ->
    [one] one cow
   *[other] { $cost } cows
  } more than the right answer.
learn-cost-points = It brings { $cost ->
    [one] one point
   *[other] { $cost } points
  } less than the right answer.
learn-rule = { $rule } { $title }: { $text }
learn-again = Try again.
learn-go-on = Enter goes on.
learn-lesson-done = That was the lesson “{ $title }”.
learn-course-done = You have taken all lessons. Now a short match: stado learn { $game } --match
learn-lesson = { $number }. { $title }
learn-lesson-taken = { $number }. { $title } ✓
learn-saved = What you have learned is kept; stado learn { $game } goes on.
learn-help =
    Type an answer and press Enter: a card's number, a row's number, or what is offered.
      ?            this help
      answers      all answers allowed now
      table        the table again
      why RULE     what a rule says, such as why { $rule }
      skip         go to the next lesson
      quit         leave; what you have learned is kept

lesson-six-first = One minute
lesson-six-first-row = Everybody picks a card in secret; then all are placed, the lowest first. A card follows the nearest lower card at the end of a row. The second row ends in 37. Which of your cards goes there?
lesson-six-first-row-right = The 40 follows the 37: of all ends below 40, the 37 is the nearest.
lesson-six-first-row-wrong = That card has a nearer end to follow in another row. You need one that is above 37 and below 43.
lesson-six-first-sixth = Every card carries cows, the small numbers, and nobody wants them. A row holds five cards; whoever adds the sixth takes the five. Play the card that takes nothing.
lesson-six-first-sixth-right = The 63 finds room behind the 61.
lesson-six-first-sixth-wrong = The nearest end below 30 is the 26, and that row is full. Yours would be the sixth card, so the five are yours.
lesson-six-first-low = Your 3 is lower than the end of every row and fits nowhere. So you take a row of your choice, and the 3 starts it again. Which one?
lesson-six-first-low-right = One cow only. That is all there is to it: the fewest cows win.
lesson-six-first-low-wrong = You may take any row, so take the one with the fewest cows.

lesson-six-rows = Where cards go
lesson-six-rows-nearest = The rows end in 80, 41, 90 and 42. You hold 45 and 83. Which one is safe?
lesson-six-rows-nearest-right = The 83 goes behind the 80, where there is room. The 45 would have had no choice: 42 is nearer than 41.
lesson-six-rows-nearest-wrong = The 45 may not go behind the 41. It must follow the nearest end, the 42, although that row is full.
lesson-six-rows-order = The first row has four cards, so there is room for one more. Cards are placed from the lowest up, whoever plays them. Which card gets that place for sure?
lesson-six-rows-order-right = Nothing fits between 55 and 56, so nobody could come before you. Ada's 57 was the sixth.
lesson-six-rows-order-wrong = Ada's 57 is lower than your 59, so it goes first and fills the row. Your card is the sixth.

lesson-six-sixth = The sixth card
lesson-six-sixth-room = Row 2 is full. Cards that you take go to your stack, never into your hand, and their cows count against you. Play a card that finds room.
lesson-six-sixth-room-right = The 11 goes behind the 9. Its five cows do not hurt you: what counts is what you take, not what you play.
lesson-six-sixth-room-wrong = The nearest end below your card is the 31 in the full row. You take those five cards.
lesson-six-sixth-cheaper = Sometimes you cannot avoid it. Both cards you hold would be the sixth of a row. Which one costs less?
lesson-six-sixth-cheaper-right = Five cards with one cow each are a bargain next to the other row.
lesson-six-sixth-cheaper-wrong = That row is full of dear cards. The other one has five cows in all.

lesson-six-cows = What cards cost
lesson-six-cows-count = Numbers ending in 5 have two cows, tens have three, doubles such as 66 five, the 55 seven, and all others one. Your low card takes a row. Which one is cheapest?
lesson-six-cows-count-right = Four plain cards, four cows. Length does not matter, cows do.
lesson-six-cows-count-wrong = Few cards can be many cows. Count the small numbers, not the cards.

lesson-six-low = Low cards
lesson-six-low-escape = The first and the last row are full and dear. You hold 8, 40 and 103. What is the cheapest way out?
lesson-six-low-escape-right = The 8 is lower than every row, so it may take any of them.
lesson-six-low-escape-wrong = That card would be the sixth of a full row. A low card lets you choose what you take.
lesson-six-low-choose = The 8 is next. You see the other picks: Bruno's 57 and Ada's 82 wait behind it. Which row do you take?
lesson-six-low-choose-right = One cow. And the 57, which was meant to follow the 51, has to go to the full first row: a low card upsets the plans of others.
lesson-six-low-choose-wrong = There is a row with a single card and a single cow.

lesson-six-match = A whole match
lesson-six-match-round = This is the last card of the round. When the hands are empty, the cows of each stack are written down, and all cards are dealt again. Which row do you take for your 3?
lesson-six-match-round-right = Eight cows are written down for you, and a new round begins with ten cards for everybody.
lesson-six-match-round-wrong = Every cow in your stack is written down when the round ends. Take the cheapest row.
lesson-six-match-end = The last card of the fifth round. The match ends after a round in which somebody has come to 66 cows, and Bruno has 70. The fewest cows win. Which row do you take?
lesson-six-match-end-right = You have the fewest cows and win. Bruno's 70 ended the match; other limits can be set before it starts.
lesson-six-match-end-wrong = These cows still count before the match ends. Take as few as you can.

lesson-six-draft = The draft of pro
lesson-six-draft-last = In pro only the lowest numbers are in play, 1 to 24 for two, and all lie open. You take one in turn until everybody has ten; the four left over start the rows, the lowest on top. The rows shall start with 5, 9, 14 and 19. What do you take?
lesson-six-draft-last-right = The 22 is yours, and the other four start the rows.
lesson-six-draft-last-wrong = What you take does not start a row. Take the one that is not among 5, 9, 14 and 19.
lesson-six-draft-known = Everybody saw the draft, so you know that Ada holds 3 and 13. The first row has four cards. Which of your cards is safe against both of hers?
lesson-six-draft-known-right = Whatever Ada plays, the 24 is alone behind the 22.
lesson-six-draft-known-wrong = Ada's 13 goes first and fills the row, and your 14 is the sixth. You could see it coming.

lesson-six-specials = Special cards
lesson-six-specials-need = Jubilee gives everybody twelve cards and three of 28 specials. Just before your card is placed, you may play one. Your 23 fits behind the 18. You hold Replace, and a 4 in your hand. Do you play it?
lesson-six-specials-need-right = The 23 goes where it belongs, and Replace stays in your hand for when you need it.
lesson-six-specials-need-wrong = Replace puts the 23 back into your hand, and you must place the 4 at once. It is low and takes a row.

lesson-six-fifth-row = Fifth row
lesson-six-fifth-row-open = Your 23 would be the sixth of row 4. You hold Fifth row.
lesson-six-fifth-row-open-right = Your card starts a fifth row, and you take nothing.
lesson-six-fifth-row-open-wrong = Without the special your card takes the full row. With it, the card starts a row of its own.
lesson-six-fifth-row-close = Now there are five rows. Whoever takes one puts the number card just played on the stack as well, and the row disappears. Which card is better?
lesson-six-fifth-row-close-right = The 25 follows the 23, and nothing is taken.
lesson-six-fifth-row-close-wrong = The 61 takes the full row and goes to your stack with it. Four rows are left.

lesson-six-seven-takes = Seven takes
lesson-six-seven-takes-sixth = Your 20 would be the sixth of row 4. You hold Seven takes.
lesson-six-seven-takes-sixth-right = The 20 stays as the sixth card. In this row it is now the seventh that takes.
lesson-six-seven-takes-sixth-wrong = Seven takes lets your card lie sixth in a full row. Without it you take the five cards.
lesson-six-seven-takes-seventh = The special lies behind row 4, which holds six cards. Which card do you play?
lesson-six-seven-takes-seventh-right = The 90 stays clear of that row.
lesson-six-seven-takes-seventh-wrong = The 24 is the seventh card of that row, and the seventh takes all six.

lesson-six-insert = Insert
lesson-six-insert-between = Your 10 is low. You hold Insert, which puts your card between two cards of a row or in front of it, wherever the row still ascends.
lesson-six-insert-between-right = The 10 lies between 5 and 11, and nothing is taken.
lesson-six-insert-between-wrong = Without Insert, a low card takes a row. With it, the 10 finds a place.
lesson-six-insert-room = You have played Insert for your 10. Into which row does it go?
lesson-six-insert-room-right = There was room, so nothing is taken.
lesson-six-insert-room-wrong = That row is full. With your card it has six: you take all but the highest, which starts the row again.

lesson-six-replace = Replace
lesson-six-replace-back = Your 25 would take row 2. You hold Replace, and a 15 and a 21 in your hand.
lesson-six-replace-back-right = The 25 returns to your hand. Now place another card.
lesson-six-replace-back-wrong = The 25 is the sixth of that row. Replace lets you place another card for it.
lesson-six-replace-other = Which card do you place for the 25?
lesson-six-replace-other-right = The 15 follows the 10. The others are placed as before.
lesson-six-replace-other-wrong = The 21 follows the 17 as well, and takes the full row.

lesson-six-move = Move
lesson-six-move-play = Your 24 would take row 2. You hold Move, which first moves one card on the table into another row.
lesson-six-move-play-right = Now choose a card to move.
lesson-six-move-play-wrong = Without Move your card is the sixth of that row.
lesson-six-move-card = Which card do you move, so that the 24 takes nothing? It must fit into another row that has room.
lesson-six-move-card-right = There is room for your card now. A card that lies alone can be moved too: then yours starts its row.
lesson-six-move-card-wrong = Row 2 still has five cards and ends in 22, so your 24 takes it.

lesson-six-stop = Stop
lesson-six-stop-play = Your 22 would take row 1. You hold Stop, which closes a row: nothing is added to it, moved out of it or taken.
lesson-six-stop-play-right = Now choose the row that is closed.
lesson-six-stop-play-wrong = Without Stop your card is the sixth of row 1.
lesson-six-stop-row = Which row do you stop, so that your 22 takes nothing?
lesson-six-stop-row-right = Row 1 is closed, so the 22 follows the 9. When anybody takes a row, every Stop is lifted.
lesson-six-stop-row-wrong = Row 1 is still open, and your card takes it. That lifts your Stop at once.

lesson-six-minus-plus = Minus = Plus
lesson-six-minus-plus-play = Your 20 takes row 4 with its ten cows. You hold Minus = Plus: one card of the row becomes a credit that pays for other cards.
lesson-six-minus-plus-play-right = The row is on your stack. Now choose the card that turns.
lesson-six-minus-plus-play-wrong = Without it all ten cows stay with you.
lesson-six-minus-plus-turn = Which card turns to plus?
lesson-six-minus-plus-turn-right = Five cows of credit pay for all the other cards of the row. Nothing is left of it.
lesson-six-minus-plus-turn-wrong = The cows of that card are too small a credit. Turn the dearest one.
lesson-six-minus-plus-pay = You have turned an 11 and have a credit of five cows. It pays for whole cards only, in the row or in your stack, and what is left over is lost. Your stack holds 22 and 30. What do you pay for?
lesson-six-minus-plus-pay-right = Five cows of credit for a card of five: nothing is lost.
lesson-six-minus-plus-pay-wrong = The 30 costs three, and the two that remain pay for nothing. The 22 costs exactly five.

lesson-six-exchange = Exchange and second round
lesson-six-exchange-draw = Whoever takes a row may give up a special and draw the top of the pile. You have just taken one. Exchange a special; it does not matter which.
lesson-six-exchange-draw-right = You drew a new one. The round is over: unused specials stay in hand, and for the second round everybody gets three more.
lesson-six-exchange-draw-wrong = You may keep all, but then you draw nothing.

lesson-board-first = One minute
lesson-board-first-gain = Everybody picks a tile in secret; they are placed from the lowest up. A tile follows the nearest lower end, on the next free space, and the space under it counts at once. The most points win. Which tile gains the most?
lesson-board-first-gain-right = The 65 follows the 62 and lands on +4.
lesson-board-first-gain-wrong = Look where each tile goes: the 16 to a plain space, the 51 to +2, the 65 to +4.
lesson-board-first-last = The last space of each row takes the row: you lose a point for every cow on its tiles. Row 1 has one space left. Which tile do you play?
lesson-board-first-last-right = The 57 lies safe behind the 56.
lesson-board-first-last-wrong = The 20 follows the 19 onto the last space. You lose eight points, and the 20 moves on to an empty row.

lesson-board-rows = Where tiles go
lesson-board-rows-nearest = The rows end in 15, 92, 42 and 52. Which of your tiles goes to row 4?
lesson-board-rows-nearest-right = Of all ends below 60, the 52 is the nearest.
lesson-board-rows-nearest-wrong = That tile has a nearer end to follow.
lesson-board-rows-low = A tile that is lower than every end goes to the row with the highest end. Row 2 ends in 92, and its next space gives +3. Which tile gets there?
lesson-board-rows-low-right = The 1 is too low for every row, so it goes behind the 92.
lesson-board-rows-low-wrong = The 60 follows the 56. Only a tile below 15 is too low for all rows.

lesson-board-spaces = Spaces
lesson-board-spaces-green = A green cow gives you the cows of your tile as points. Which tile do you put there?
lesson-board-spaces-green-right = Five cows, five points.
lesson-board-spaces-green-wrong = The 45 has only two cows. On green, cows are good.
lesson-board-spaces-red = A red cow takes the cows of your tile from your points. Both tiles go to row 5. Which one is cheaper?
lesson-board-spaces-red-right = One cow, one point lost.
lesson-board-spaces-red-wrong = The 23 has five cows, and on red they all cost you.
lesson-board-spaces-double = Two cows on a space count double. Row 7 comes to two green cows. Which tile?
lesson-board-spaces-double-right = Five cows, twice: ten points.
lesson-board-spaces-double-wrong = The 27 has one cow, which is two points here. The 31 has five.

lesson-board-two-tiles = Two tiles
lesson-board-two-tiles-pair = Row 8 has a space “place two tiles”. As long as that row is active, everybody picks two tiles a turn. Row 8 goes on with two green cows, then a red one. Which two?
lesson-board-two-tiles-pair-right = The 23 brings ten points on the green cows, and the 81 keeps away from the red one.
lesson-board-two-tiles-pair-wrong = The 23 is worth most on the two green cows, and whatever follows it there lands on red.

lesson-board-take = Taking a row
lesson-board-take-cheap = Both of your tiles come onto the last space of a row. You lose the cows of the other tiles there. Which row is cheaper?
lesson-board-take-cheap-right = Three cows. The tiles leave the game, and your 18 moves on to the next empty row.
lesson-board-take-cheap-wrong = Row 2 holds fifteen cows, row 1 only three.

lesson-board-lucky = Lucky cards
lesson-board-lucky-get = You fell to −6 and passed the clover at −5, so you get a lucky card of your choice. Your 47 is next and will lie on a red cow. Which card helps?
lesson-board-lucky-get-right = Gain 5 makes any space count +5, except one that takes the row.
lesson-board-lucky-get-wrong = Positive cows only helps where a row is taken. The 47 lands on a red cow.
lesson-board-lucky-gain = The 47 is about to be placed. Do you play Gain 5?
lesson-board-lucky-gain-right = Five points gained where five would have been lost. All tiles are placed, so the match is over: the most points win.
lesson-board-lucky-gain-wrong = Placed like that, the 47 loses its five cows on red.

lesson-board-positive-cows = Positive cows
lesson-board-positive-cows-play = Your 25 takes row 5 with its 17 cows. You hold Positive cows: two tiles of the row count plus.
lesson-board-positive-cows-play-right = Now choose the two tiles.
lesson-board-positive-cows-play-wrong = Without the card you lose all 17.
lesson-board-positive-cows-choose = Which two tiles count plus?
lesson-board-positive-cows-choose-right = Ten plus, seven minus: three points for taking a row.
lesson-board-positive-cows-choose-wrong = Choose the two tiles with the most cows.

lesson-board-drawing = Drawing
lesson-board-drawing-card = On the red side of the board you start with two action cards, and some spaces give you more. Row 4 comes to such a space. Which tile do you play?
lesson-board-drawing-card-right = You draw an action card. You may play it with a later tile.
lesson-board-drawing-card-wrong = That tile gains points, but the card lies in row 4, behind the 60.
lesson-board-drawing-tile = Row 2 comes to “draw a tile”. Which of your tiles gets there?
lesson-board-drawing-tile-right = You drew a tile. Mind that tiles still held at the end cost their cows.
lesson-board-drawing-tile-wrong = The 31 follows the 30. The space is in row 2, behind the 52.

lesson-board-moving-on = Moving on
lesson-board-moving-on-choose = You took row 1. On the red side you choose the empty row to which your 59 moves on, and its first space counts. The 59 has five cows. Where to?
lesson-board-moving-on-choose-right = Row 9 starts with a green cow: five points.
lesson-board-moving-on-choose-wrong = Compare the first spaces of the empty rows. A green cow is worth the five cows of your 59.
lesson-board-moving-on-tiles = Row 1 ends in “take the row (cows)”, row 2 in “take the row (tiles)”. You must take one of them. Which costs less now?
lesson-board-moving-on-tiles-right = The tiles go behind your screen and cost nothing now. Only those you still hold at the end count.
lesson-board-moving-on-tiles-wrong = Row 1 costs its 15 cows at once. Tiles can be played later.

lesson-board-skip = Skip
lesson-board-skip-play = Before your tile is placed, you may play action cards with it. Your 57 comes onto −7. Skip leaves a space empty and puts the tile on the one after it.
lesson-board-skip-play-right = The −7 stays empty, and you gain five. The last space of a row cannot be skipped.
lesson-board-skip-play-wrong = Without Skip you lose seven points.

lesson-board-swap = Swap
lesson-board-swap-play = Your 4 is too low and comes onto −7 behind the 73. Swap takes it back, and you place another tile at once.
lesson-board-swap-play-right = Now choose the tile to place.
lesson-board-swap-play-wrong = Without Swap the 4 costs seven points.
lesson-board-swap-tile = Which tile do you place for the 4?
lesson-board-swap-tile-right = The 11 lands on a green cow: five points.
lesson-board-swap-tile-wrong = The 92 follows the 73 and lands on the same −7.

lesson-board-stop = Stop
lesson-board-stop-play = Your 67 comes onto −7 in row 7. Stop closes a row of your choice until somebody takes one.
lesson-board-stop-play-right = Now choose the row.
lesson-board-stop-play-wrong = Without Stop the 67 costs seven points.
lesson-board-stop-row = Which row do you stop?
lesson-board-stop-row-right = Row 7 is closed. The nearest open end below 67 is the 31, and there lies +2.
lesson-board-stop-row-wrong = Row 7 is still open, so the 67 goes there.

lesson-board-place-first = Place first
lesson-board-place-first-play = Your 10 is too low. Place first makes it the first tile of a row that starts with a higher one; the others shift, and a tile that comes onto a free space counts there.
lesson-board-place-first-play-right = Now choose the row.
lesson-board-place-first-play-wrong = Placed as usual, the 10 goes behind the highest end and gains two. More is possible.
lesson-board-place-first-row = In front of which row does the 10 go? Look at the space that the last tile of the row shifts onto.
lesson-board-place-first-row-right = The 22 with its three cows shifts onto two green cows: six points.
lesson-board-place-first-row-wrong = Row 8 is better: its 22 shifts onto two green cows.

lesson-board-another-tile = Another tile
lesson-board-another-tile-play = Your 47 comes onto a red cow, with two green cows after it. Another tile lets you place two tiles now, the lower first.
lesson-board-another-tile-play-right = Now choose the second tile.
lesson-board-another-tile-play-wrong = Alone, the 47 loses five points on red.
lesson-board-another-tile-tile = Which tile do you add?
lesson-board-another-tile-tile-right = The 46 goes first and takes the red cow for one point; the 47 gains ten.
lesson-board-another-tile-tile-wrong = The 95 is higher, so the 47 still goes first, onto red.

lesson-board-anywhere = Ascending anywhere
lesson-board-anywhere-play = Your 59 must follow the 55, onto −7. With Ascending anywhere it may follow any lower end.
lesson-board-anywhere-play-right = Now choose the row.
lesson-board-anywhere-play-wrong = Without the card the nearest end binds you: seven points lost.
lesson-board-anywhere-row = Where does the 59 go?
lesson-board-anywhere-row-right = A green cow: five points for the 59.
lesson-board-anywhere-row-wrong = That is the −7 again.

lesson-board-end = The end of the red side
lesson-board-end-count = You place your last tile, so the match ends with this turn. Tiles still held cost their cows; each action card not played is worth one point. Your 57 has one cow. Do you play Skip with it?
lesson-board-end-count-right = Two points on the green cows are more than the one for keeping the card. Ada pays for the tiles she still holds.
lesson-board-end-count-wrong = Keeping the card brings one point. With Skip the 57 lands on two green cows: two points.

lesson-board-lucky-tiles = Positive cows for tiles
lesson-board-lucky-tiles-play = Your 36 takes row 2, whose tiles go behind your screen. You hold Positive cows. Here too it pays.
lesson-board-lucky-tiles-play-right = Now choose two tiles; you gain their cows.
lesson-board-lucky-tiles-play-wrong = You take the tiles in any case. With the card you gain the cows of two of them first.
lesson-board-lucky-tiles-choose = Which two tiles?
lesson-board-lucky-tiles-choose-right = Ten points, and the tiles are yours all the same.
lesson-board-lucky-tiles-choose-wrong = Choose the two tiles with the most cows.

lesson-loot-first = One minute
lesson-loot-first-lay = On your turn you lay cards of one value. If another player's top group has as many cards and a lower value, you loot it. Ada has three 4s on top. What do you lay?
lesson-loot-first-lay-right = Three cards against three, and 7 beats 4.
lesson-loot-first-lay-wrong = To loot three 4s, you need exactly three cards of a higher value.
lesson-loot-first-take = You may take the looted cards into your hand, or leave them to Ada. You hold a 4 already. Take them!
lesson-loot-first-take-right = Now you hold four 4s, and Ada draws three cards. At the end, cards before you count +1 and cards in your hand −1.
lesson-loot-first-take-wrong = Left to her, Ada takes the group back or draws new cards. You wanted the 4s.

lesson-loot-laying = Laying
lesson-loot-laying-many = Every card before you is worth a point at the end, every card in your hand costs one. Lay as many as you can.
lesson-loot-laying-many-right = Three cards at once. They cover what you laid before; only the top group can be looted.
lesson-loot-laying-many-wrong = You can get rid of three cards at once.

lesson-loot-looting = Looting
lesson-loot-looting-size = Ada shows two 6s, Bruno three 8s. Loot Ada.
lesson-loot-looting-size-right = Two 7s beat two 6s. You decide: take them, or leave them to Ada.
lesson-loot-looting-size-wrong = Only a group of the same size is looted, and only a lower one.
lesson-loot-looting-both = You compare your group with every other player's top group, once around the table. Loot both!
lesson-loot-looting-both-right = Two 10s beat two 5s and two 9s. Each player is looted once a turn; what lies beneath, such as Ada's 4, can be looted later.
lesson-loot-looting-both-wrong = You need two cards that beat the two 9s as well.

lesson-loot-answering = When you are looted
lesson-loot-answering-back = Ada looted your two 9s and leaves them to you. You take them back, or discard them and draw two. You hold two more 9s. What do you do?
lesson-loot-answering-back-right = Four 9s: a group that is hard to match.
lesson-loot-answering-back-wrong = Two unknown cards for two 9s, while you hold two more of them: that is a bad exchange.
lesson-loot-answering-discard = Ada looted your two 1s and leaves them to you. The display shows an 8 and a joker, and you hold two 8s. What now?
lesson-loot-answering-discard-right = The 1s are gone, and you drew the 8 and the joker for them.
lesson-loot-answering-discard-wrong = Two 1s are the weakest pair there is. Discard them and draw better ones.

lesson-loot-drawing = Drawing
lesson-loot-drawing-owed = Ada took a group of yours, so you draw as many cards, each from the pile or from the six of the display. You hold three 9s. Which card do you draw?
lesson-loot-drawing-owed-right = Four 9s. The display is filled up again when you are done.
lesson-loot-drawing-owed-wrong = There is a 9 in the display.
lesson-loot-drawing-extra = You looted nobody, so you may draw a card, but you need not. You hold one card and want to lay it next turn to end the match. Do you draw?
lesson-loot-drawing-extra-right = Each card in your hand would cost a point at the end.
lesson-loot-drawing-extra-wrong = One more card in your hand is a point less, and the end is further away.

lesson-loot-jokers = Jokers
lesson-loot-jokers-join = There are five jokers. Laid with number cards, a joker counts as that number. Ada shows three 3s, and you hold two 4s and a joker. Loot her.
lesson-loot-jokers-join-right = Two 4s and a joker are three 4s. If they are looted, the joker is a joker again.
lesson-loot-jokers-join-wrong = You need three cards above 3. The joker can be the third.
lesson-loot-jokers-alone = A joker laid without a number beats every number, and nobody can loot it. Ada shows a 13. Loot it.
lesson-loot-jokers-alone-right = The joker beats the 13, and it is safe where it lies.
lesson-loot-jokers-alone-wrong = No single number beats a 13. A joker alone does.

lesson-loot-end = The end
lesson-loot-end-last = The match ends when somebody lays the last card and loots nobody with it. You hold two 8s, and nobody shows a pair. What do you lay?
lesson-loot-end-last-right = The match is over. Cards before you count +1, cards in hand −1, and the others still hold some. In a tie fewer cards in hand win.
lesson-loot-end-last-wrong = The match goes on, and you still hold a card. Both 8s at once end it.

lesson-loot-advanced = Advanced
lesson-loot-advanced-nothing = In the advanced game, whoever loots nobody draws nothing. Loot Ada's two 5s.
lesson-loot-advanced-nothing-right = Looted. Who loots nobody here just ends the turn.
lesson-loot-advanced-nothing-wrong = You looted nobody, and your turn is over without a draw.

lesson-loot-expert = Expert
lesson-loot-expert-one = In the expert game, a lone 1 beats a lone 13 and a lone joker. Ada shows a 13, Bruno a joker. What do you lay?
lesson-loot-expert-one-right = The lowest card loots the highest. But every higher single card loots the 1.
lesson-loot-expert-one-wrong = No number but the 1 can do that.

lesson-loot-shadow = The shadow for two
lesson-loot-shadow-loot = Two players have the shadow: thirteen open cards in groups by value. Your group loots one of them before your opponent, by the same rule. Loot the two 3s.
lesson-loot-shadow-loot-right = The 3s go into your hand, and the shadow is filled up. A 13 or a joker never joins it: it lands on the lowest display card.
lesson-loot-shadow-loot-wrong = You need exactly two cards of one value above 3.
lesson-loot-shadow-choose = Your two 10s can loot the 3s, the 8s or the 9s of the shadow. You hold a 9. Which group do you want?
lesson-loot-shadow-choose-right = Three 9s in your hand. Cards of the shadow must be taken; then it is Ada's turn to be looted.
lesson-loot-shadow-choose-wrong = The two 9s would make three with the one you hold.
lesson-loot-shadow-heap = The 4 of the display carries a 13. A heap counts as one card when you draw it. You looted nobody and hold two 13s. What do you draw?
lesson-loot-shadow-heap-right = Two cards for one draw, and a third 13. The match ends as with more players; the shadow counts for nobody.
lesson-loot-shadow-heap-wrong = The heap gives you a third 13.

lesson-three-first = One minute
lesson-three-first-place = You play one card a turn. The first row is for the numbers to 29, the second for those to 59, the third for those to 89, and each row ascends. Which card goes to row 2?
lesson-three-first-place-right = The 40 slips in between 30 and 46.
lesson-three-first-place-wrong = Row 2 is for 31 to 59.
lesson-three-first-fifth = A row holds four cards. The fifth card takes: if it is the highest, it takes the card next to the start. Cards taken are your collection, and a color with one card is worth a point. Play the card that takes.
lesson-three-first-fifth-right = The 28 is the fifth and highest, so you get the 10: a point for light blue.
lesson-three-first-fifth-wrong = That row still has room, so nothing is taken.

lesson-three-collecting = Collecting
lesson-three-collecting-highest = You have two red cards face up, which are worth five points. Row 1 is full. A third red card would cost you. What do you play?
lesson-three-collecting-highest-right = As the highest card it takes only the 10. Light blue is new to you.
lesson-three-collecting-highest-wrong = The 5 is not the highest, so it takes everything higher than itself: 10, 19 and 24. The 19 is your third red.
lesson-three-collecting-highest-wrong-nothing = That takes nothing. There is a point to be had in row 1.
lesson-three-collecting-between = A fifth card that is not the highest takes all cards above it. You have no cards yet. Which card brings the most?
lesson-three-collecting-between-right = Three cards of three colors: three points.
lesson-three-collecting-between-wrong = The 50 takes only what is higher: the 57. The 37 takes three.
lesson-three-collecting-between-wrong-nothing = Row 3 has room, so that takes nothing.
lesson-three-collecting-neutral = The cards 15, 45 and 75 have no color. They leave the game when they are taken. You have two turquoise cards. What do you play?
lesson-three-collecting-neutral-right = The 45 is gone, and your pair is as it was.
lesson-three-collecting-neutral-wrong = That takes the 65, your third turquoise card, and all three are turned face down.

lesson-three-third = Three is one too many
lesson-three-third-turn = One card of a color is worth a point, two are worth five. With the third, all three are turned face down, and each costs a point. You have two green cards. What do you play?
lesson-three-third-turn-right = Light blue is new, and the green pair is safe.
lesson-three-third-turn-wrong = The 27 takes the 7, your third green card. Five points become minus three.
lesson-three-third-turn-wrong-nothing = That is safe, but it takes nothing. A new color would be a point.
lesson-three-third-fourth = Your three green cards lie face down. The fourth of a color starts afresh, face up. Which card takes a green one?
lesson-three-third-fourth-right = The 7 lies face up, as a first green card does.
lesson-three-third-fourth-wrong = That takes nothing. The green 7 is next to the start of row 1.

lesson-three-bonus = The color bonus
lesson-three-bonus-seven = Whoever has all seven colors face up at the end of a turn gets a color bonus: the first 10, then 7, 5 and 3. You lack green. What do you play?
lesson-three-bonus-seven-right = Ten points, and they are yours for good, even if a color is turned down later.
lesson-three-bonus-seven-wrong = A second orange makes a pair, but green would bring the bonus.
lesson-three-bonus-seven-wrong-nothing = That takes nothing. The 27 takes the green 7.

lesson-three-end = Drawing and the end
lesson-three-end-draw = You draw only when two cards are left in your hand: then six at once from your pile. Twenty cards are all you get. What do you play now?
lesson-three-end-draw-right = Orange is new to you. With two cards left, you drew six.
lesson-three-end-draw-wrong = The 27 takes the 7, your third green card.
lesson-three-end-draw-wrong-nothing = That takes nothing. The 58 takes an orange card, which is new to you.
lesson-three-end-count = Your last turn: two cards stay in everybody's hand and do not count. Six colors face up bring five more points at the end, seven bring ten. What do you play?
lesson-three-end-count-right = Seven colors: the color bonus and the final bonus, ten each.
lesson-three-end-count-wrong = With green you would have all seven colors, and both bonuses.

puzzle-head = Puzzle { $number } of { $count } · { $variant }
puzzle-right = Right: { $answer } is best.
puzzle-loss-cows = { $answer } gives away { $loss ->
    [one] { $loss } cow
   *[other] { $loss } cows
  }. Best is: { $best }.
puzzle-loss-points = { $answer } gives away { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
  }. Best is: { $best }.
puzzle-theme = Theme: { $theme }.
puzzle-level = { $level ->
    [novice] A novice
    [casual] A casual player
    [strong] A strong player
    [master] A master
   *[other] { $level }
  } answers: { $answer }. Wrong in { $missed } % of tries.
puzzle-assumption = Judged against good players, over thousands of deals that fit what you can see.
puzzle-last = That was the last puzzle.
own-none = Nothing is kept yet. After a match, stado record review FILE --keep adds what you gave away.

puzzle-theme-low-card = a low card on purpose
puzzle-theme-full-row = a full row on purpose
puzzle-theme-keep-low = keep the low card
puzzle-theme-avoid-row = keep off the full row
puzzle-theme-undercut = get in below
puzzle-theme-which-row = the right row
puzzle-theme-cheap-row = the cheap row
puzzle-theme-dear-row = not the cheapest row
puzzle-theme-draft = the draft
puzzle-theme-which-special = which special
puzzle-theme-which-tile = the right tile
puzzle-theme-action-card = play a card or keep it
puzzle-theme-collect = take now
puzzle-theme-stay-out = take nothing
puzzle-theme-wait = wait
puzzle-theme-use-joker = use the joker
puzzle-theme-save-joker = save the joker
puzzle-theme-lay-more = lay more cards
puzzle-theme-lay-fewer = lay fewer cards
puzzle-theme-lay = which group
puzzle-theme-take-or-leave = take or leave
puzzle-theme-which-draw = what to draw
puzzle-theme-choice = a small choice

daily-result-cows = { $game }, deal of { $day }: { $score ->
    [one] one cow
   *[other] { $score } cows
  }, place { $rank } of { $seats }.
daily-result-points = { $game }, deal of { $day }: { $score ->
    [one] one point
   *[other] { $score } points
  }, place { $rank } of { $seats }.
daily-par-cows = In your place, { $level ->
    [casual] a casual player
    [strong] a strong player
   *[master] a master
  }: { $score ->
    [one] one cow
   *[other] { $score } cows
  }, place { $rank } of { $seats }.
daily-par-points = In your place, { $level ->
    [casual] a casual player
    [strong] a strong player
   *[master] a master
  }: { $score ->
    [one] one point
   *[other] { $score } points
  }, place { $rank } of { $seats }.
challenge-cows = The same deal, the same bots. Beat { $name }: { $score ->
    [one] one cow.
   *[other] { $score } cows.
  }
challenge-points = The same deal, the same bots. Beat { $name }: { $score ->
    [one] one point.
   *[other] { $score } points.
  }
challenge-won = Beaten: { $own } against { $score } of { $name }.
challenge-lost = Not beaten: { $own } against { $score } of { $name }.
duel-no-hint = There are no hints in a match that is compared with others.
duel-saved = What you have played is kept.

reason-head = The dearest mistakes, and why:
reason-line = { $name }: { $reason }
reason-six-row = After { $given }, row { $row } is yours in { $share } % of the deals that fit; after { $best } you take a row in { $rest } %.
reason-six = After { $given } you take a row in { $share } % of the deals that fit; after { $best } in { $rest } %.
reason-board = With { $given } you take a row in { $share } % of the deals that fit; with { $best } in { $rest } %.
reason-loot = After { $given } you are looted before your next turn in { $share } % of the deals that fit; after { $best } in { $rest } %.
reason-three = After { $given } three of a color are turned down before your next turn in { $share } % of the deals that fit; after { $best } in { $rest } %.
reason-now-cows = { $given } costs { $behind ->
    [one] { $behind } cow
   *[other] { $behind } cows
  } more than { $best } by the end of this turn, on average.
reason-now-points = { $given } brings { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } less than { $best } by your next turn, on average.
reason-later = At once { $given } and { $best } come to the same; the difference lies in the turns after it.

# Why conditional moves are not changed.

# $place: which move of the line, from 1 on. $why: the reason, as sentences.
plan-refused-move = Move { $place } of your line, “{ $typed }”, cannot be played there, so nothing has changed. { $why }
# $place: which move of the line, from 1 on. $example: one of the moves, written out.
plan-refused-several-moves = Move { $place } of your line, “{ $typed }”, fits several moves, so nothing has changed. Write it out, like <code>{ $example }</code>.
# $place: which move of the line, from 1 on.
plan-refused-over = The game would be over before move { $place } of your line, so nothing has changed. Leave out what follows.
plan-refused-no-move = There is no move in that. Write a line of moves, your opponent’s and yours by turns, with { STEP("if", "line", "") }.
# $last: the last move of the line, by the opponent.
plan-refused-no-answer = Your line ends with <b>{ $last }</b>, which nothing answers yet, so nothing has changed. Write your answer behind it.
plan-refused-too-long = A line of conditional moves has at most { $most } moves of yours, so nothing has changed. Leave out what is farther ahead.
plan-refused-too-many = You can have at most { $most } conditional moves in a game, so nothing has changed. Make room with { STEP("if", "drop", "") }.
plan-refused-after-resigning = Nothing can follow upon resigning, so nothing has changed. Leave out what stands behind it.
plan-refused-resigns-too-late = A conditional resignation can be at most { $most } moves of your opponent ahead, so nothing has changed. Leave out some moves before it.
plan-refused-add-and-drop = A line is added or one is dropped, not both at once, so nothing has changed. Leave out <code>drop</code>, or the moves.
plan-refused-nothing-to-drop = You have no conditional moves in this game, so there is nothing to drop. Make some with { STEP("if", "line", "") }.
plan-refused-no-such-number = None of your conditional moves has the number “{ $typed }”. Name one from 1 to { $last }, or <code>all</code>.

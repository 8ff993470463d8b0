# Why planned moves are not changed.

# $place: which move of the line, from 1 on. $why: the reason, as sentences.
plan-refused-move = Move { $place } of your line, “{ $typed }”, can't be played, so nothing has changed. { $why }
# Stands before $why, where the move is the opponent’s: the rules speak to them.
plan-refused-speaks-to-opponent = This move would be your opponent's, and I'd tell them:
# Stands before $why, where it is about the first move. $whose: with whose move the line begins.
plan-refused-begins-with = { $whose ->
    [own] It's your turn, so a line begins with your own move.
   *[theirs] It's your opponent's turn, so a line begins with their move.
}
# $place: which move of the line, from 1 on. $example: one of the moves, written out.
plan-refused-several-moves = Move { $place } of your line, “{ $typed }”, could mean several moves, so nothing has changed. Write it out, like <code>{ $example }</code>.
# $place: which move of the line, from 1 on.
plan-refused-over = The game would be over before move { $place } of your line, so nothing has changed. Leave out that move and all after it.
plan-refused-no-move = There's no move in that. Write your opponent's moves and yours in turn with { STEP("if", "line", "") }.
# $last: the last move of the line, by the opponent.
plan-refused-no-answer = Your line ends with your opponent's move <b>{ $last }</b>, so nothing has changed. Write your answer after it.
plan-refused-too-long = A line can have at most { $most } moves of yours, so nothing has changed. Leave out the ones furthest ahead.
plan-refused-too-many = You can have at most { $most } planned moves in a game, so nothing has changed. Make room with { STEP("if", "drop", "") }.
plan-refused-after-resigning = Nothing can come after you resign, so nothing has changed. Leave out the moves after that.
plan-refused-resigns-too-late = You can plan to resign at most { $most } of your opponent's moves ahead, so nothing has changed. Leave out a few moves before it.
plan-refused-add-and-drop = You can add a line or drop one, not both at once, so nothing has changed. Leave out { OPTION("if", "drop") }, or the moves.
plan-refused-nothing-to-drop = You have no planned moves in this game, so there's nothing to drop. Plan some with { STEP("if", "line", "") }.
plan-refused-no-such-number = You have no planned move with the number “{ $typed }”. Name one from 1 to { $last }, or <code>all</code>.

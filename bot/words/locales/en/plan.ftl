# Conditional moves of a player, which nobody else is told of.

plan-shown = Your conditional moves; nobody else is told of them:
# $first: the player's own move, after which all of them come.
plan-after = After <b>{ $first }</b>:
# A line of the list. $when: a move of the opponent. $reply: the answer.
plan-reply = if { $when }, then <b>{ $reply }</b>
plan-resignation = if { $when }, then <b>you resign</b>
plan-how-to-drop = { STEP("if", "drop", "1") } drops the first with all that follows upon it, { STEP("if", "drop", "all") } all of them.

plan-none = You have no conditional moves in this game.
plan-gone-by-take-back = Those you had are dropped, because a move was taken back.
# $played: the move that was played.
plan-gone-other-beginning = Those you had are dropped: they began with another move than <b>{ $played }</b>.
plan-gone-no-answer = Those you had are dropped: they had no answer to <b>{ $played }</b>.
plan-how-to-begin = Write a line of moves, your opponent’s and yours by turns, with { STEP("if", "line", "") }.

plan-left-by-take-back = Your conditional moves are dropped, because a move was taken back since you made them.
plan-left-other-beginning = Your conditional moves began with another move than <b>{ $played }</b> and are dropped.
plan-left-no-answer = Your conditional moves had no answer to <b>{ $played }</b> and are dropped.

plan-settled = Settled.
plan-settled-for-other-beginning = It takes the place of those that began with another move of yours.
plan-settled-for-other-answer = It takes the place of another answer to the same moves.
plan-settled-meaning = They are played at once and take no time. They decline a draw that is offered, as any move does, and are dropped when the game goes another way or a move is taken back.
plan-resignation-asked = Give the game up at once when this happens? It cannot be undone then.

plan-dropped = Dropped.
plan-dropped-all = Dropped. You have no conditional moves in this game any more.

# Between a move and its answers.
plan-answered = Answered at once, as was settled before:

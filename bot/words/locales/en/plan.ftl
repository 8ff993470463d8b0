# Planned moves of a player, which nobody else is told about.

plan-shown = Your planned moves (only you see them):
# $first: the player's own move, after which all of them come.
plan-after = After <b>{ $first }</b>:
# A line of the list. $when: a move of the opponent. $reply: the answer.
plan-reply = if { $when }, then <b>{ $reply }</b>
plan-resignation = if { $when }, then <b>you resign</b>
plan-how-to-drop = { STEP("if", "drop", "1") } drops number 1 and those that build on it. { STEP("if", "drop", "all") } drops them all.

plan-none = You have no planned moves in this game.
plan-gone-by-take-back = Your old ones were dropped, because a move was taken back.
# $played: the move that was played.
plan-gone-other-beginning = Your old ones were dropped, because they began with a move other than <b>{ $played }</b>.
plan-gone-no-answer = Your old ones were dropped, because they had no answer to <b>{ $played }</b>.
plan-how-to-begin = To plan your answers, write your opponent's moves and yours in turn with { STEP("if", "line", "") }.

plan-left-by-take-back = Your planned moves were dropped, because a move was taken back after you made them.
plan-left-other-beginning = Your planned moves were dropped, because they began with a move other than <b>{ $played }</b>.
plan-left-no-answer = Your planned moves were dropped, because they had no answer to <b>{ $played }</b>.

plan-settled = Planned.
plan-settled-for-other-beginning = This replaces your planned moves that began with another move.
plan-settled-for-other-answer = This replaces another answer to the same moves.
plan-settled-meaning = I play each one as soon as your opponent makes the move before it. They take none of your time. Like any move, they decline a draw offer. They're dropped when the game goes another way or a move is taken back.
plan-resignation-asked = Resign at once when this happens? You can't undo it then.

plan-dropped = Dropped.
plan-dropped-all = Dropped. You have no planned moves left in this game.

# Between a move and its answers.
plan-answered = Answered at once, as planned:

# Behind a move with its number: the same in words, as a sentence.

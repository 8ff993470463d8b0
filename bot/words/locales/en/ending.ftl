# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Resign game { $game } ({ $variant }) against { $opponent }? That ends the game, and it cannot be undone.
ending-resigned-done = You have resigned.
ending-done = The game has ended without a result.

ending-draw-offered = { $player } offers a draw. { $opponent }, accept it or decline it; a move of yours declines it too.
ending-draw-offered-with-move = { $player } offers a draw with this move. { $opponent }, accept it or decline it; a move of yours declines it too.
ending-draw-offered-done = You have offered a draw; there is none to claim by the rules now. It stands until your opponent answers.
ending-draw-accepted = { $player } has accepted the draw.
ending-draw-accepted-done = The game is drawn.
ending-draw-declined = { $player } has declined the draw.
ending-draw-declined-done = You have declined the draw.
ending-draw-unanswered = The game has ended before the draw offer was answered.
ending-draw-claimed-done = You have claimed the draw.

# What becomes of a proposal.
ending-proposal-lapsed-by-moving = { $player } has moved instead of waiting for an answer.
ending-proposal-declined-by-moving = { $player } has declined that by moving.
ending-proposal-lapsed-by-take-back = { $player } has taken a move back, so that is out of date.
ending-proposal-accepted = { $player } has agreed to end the game without a result.
ending-proposal-unanswered = The game has ended before that was answered.

# Behind the result.
ending-ended-by = { $player } has ended it.
ending-that-was = That was game { $game }.
ending-another = Another one, with sides changed? { STEP("rematch") }
ending-ruling = Decided by { $by } with this reason: { $reason }
# $winner, $loser: points.
ending-score = Score { $winner }–{ $loser }.

# Why the rules grant a draw. $times: how often the position has occurred. $moves: after which moves, as
# in the next messages.
ending-proof-repeated = It stood on the board { $moves }.
ending-proof-repeated-often = It stood on the board { $times } times, lately { $moves }.
ending-proof-after = after <b>{ $played }</b>
ending-proof-at-start = at the start
ending-proof-moves = { $moves } and { $last }
ending-proof-quiet-since = The last such move was <b>{ $played }</b>.
ending-proof-quiet-always = There was no such move since the game began.

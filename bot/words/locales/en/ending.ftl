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
# The result as it is told to all, in bold. $player: whom it concerns, if it does not name them.
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
# $winner, $loser: points.
ending-score = Score { $winner }–{ $loser }.

# The winner of the results below, by name and by the name of the side.
ending-winner = { $player } ({ $side })

# Won. $player: the winner by name alone. For a person who hears a picture's words, the names of the sides
# stand in place of all of them.
ending-checkmate = Checkmate! { $winner } has won!
ending-stalemate-won = Stalemate! { $winner } has won!
ending-repeated-won = { $player } has repeated the position. { $winner } has won!
ending-repeated-lost = { $loser } has repeated the position and loses. { $winner } has won!
ending-restricted = { $loser } has only restricted pieces left. { $winner } has won!
ending-checks = { $loser } has been in check too often. { $winner } has won!
ending-extinction-won = { $player } has lost all that had to go. { $winner } has won!
ending-extinction-lost = { $loser } has lost pieces that had to be kept. { $winner } has won!
ending-goal = The goal is reached! { $winner } has won!
ending-perpetual-check = { $loser } has given perpetual check and loses. { $winner } has won!
ending-bare-king = { $loser } has only the King left. { $winner } has won!
ending-resignation = { $loser } has resigned. { $winner } has won!
ending-time = { $loser } has run out of time. { $winner } has won!
ending-adjudicated-won = Adjudicated: { $winner } has won!

# Drawn.
ending-stalemate = Stalemate! The game is drawn.
# $times: how often the position has occurred.
ending-repeated = Drawn by repetition: the position has occurred { $times } times.
ending-repeated-drawn = Drawn by repetition.
ending-goal-of-both = Drawn: both have reached the goal.
ending-agreement = Drawn by agreement.
ending-quiet = Drawn: for { $moves } moves nothing was captured, promoted or moved that cannot go back.
ending-counting = Drawn: as many moves were made without Pawns as are counted.
ending-bare-kings = Drawn: only the Kings are left.
ending-dead = Drawn: nobody can win any more with what is left.
ending-adjudicated-drawn = Adjudicated: the game is drawn.

# Without a result, or of a kind that this version does not know.
ending-annulled = Adjudicated: there is no result.
ending-aborted = Aborted before both had moved: there is no result.
ending-cancelled = Ended by both players without a result.
ending-deserted = A player has left where this game was played: it is over, without a result.
ending-not-begun = Time was up before both sides had moved: the game is off, without a result.
ending-unfinished = Nobody has moved for 90 days: the game is closed, without a result.
ending-over = The game has ended.

# Why the rules grant a draw. $times: how often the position has occurred. $moves: after which moves, as
# in the next messages.
ending-proof-repeated = It stood on the board { $moves }.
ending-proof-repeated-often = It stood on the board { $times } times, lately { $moves }.
ending-proof-after = after <b>{ $played }</b>
ending-proof-at-start = at the start
ending-proof-moves = { $moves } and { $last }
ending-proof-quiet-since = The last such move was <b>{ $played }</b>.
ending-proof-quiet-always = There was no such move since the game began.

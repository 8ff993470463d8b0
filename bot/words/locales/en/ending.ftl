# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Resign game { $game } ({ $variant }) against { $opponent }? This ends the game and can't be undone.
ending-resigned-done = You've resigned.
ending-done = The game has ended without a result.

ending-draw-offered = { $player } offers a draw. { $opponent }, accept or decline it. Making a move declines it too.
ending-draw-offered-to-computer = { $player } offers { $opponent } a draw.
ending-draw-offered-with-move = { $player } offers a draw with this move. { $opponent }, accept or decline it. Making a move declines it too.
ending-draw-offered-done = Draw offered. Your offer stays open until your opponent answers. (The rules don't let you claim a draw right now.)
ending-draw-accepted = { $player } has accepted the draw.
ending-draw-accepted-done = The game is drawn.
# In place of an offer or request that is declined. The answer is said below.
ending-draw-was-offered = { $player } offered a draw.
ending-draw-declined = { $player } has declined the draw.
ending-draw-declined-done = Draw declined.
ending-draw-unanswered = The game ended before the draw offer was answered.
ending-draw-claimed-done = You've claimed the draw.

# What becomes of a proposal.
ending-proposal-lapsed-by-moving = { $player } moved instead of waiting for an answer.
ending-proposal-declined-by-moving = { $player } has declined the request by moving.
ending-proposal-lapsed-by-take-back = { $player } has taken a move back, so the request is out of date.
ending-proposal-accepted = { $player } has agreed to end the game without a result.
ending-proposal-unanswered = The game ended before the request was answered.

# Behind the result.
ending-ended-by = { $player } ended it.
ending-that-was = That was game { $game }.
ending-another = Another one, with sides swapped? { STEP("rematch") }
ending-ruling = { $by } decided this. Reason: { $reason }
# The result as it is told to all, in bold. $player: whom it concerns, if it does not name them.
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
# $winner, $loser: points.
ending-score = Score { $winner }–{ $loser }.

# The winner of the results below, by name and by the name of the side.
ending-winner = { $player } ({ $side })

# Won. $player: the winner by name alone. For a person who hears a picture's words, the names of the sides
# are said instead of all of them.
ending-checkmate = Checkmate. { $winner } wins.
ending-stalemate-won = Stalemate. { $winner } wins.
ending-repeated-won = { $player } has repeated the position. { $winner } wins.
ending-repeated-lost = { $loser } has repeated the position and loses. { $winner } wins.
ending-restricted = { $loser } has only restricted pieces left. { $winner } wins.
ending-checks = { $loser } has been in check too often. { $winner } wins.
ending-extinction-won = { $player } has lost every piece that had to go. { $winner } wins.
ending-extinction-lost = { $loser } has lost pieces that had to be kept. { $winner } wins.
# $piece: the kind of which none is left, such as a King.
ending-extinction-last = { $loser } has no { $piece } left. { $winner } wins.
ending-goal = The goal is reached. { $winner } wins.
ending-row-won = { $player } has a row. { $winner } wins.
ending-row-lost = { $loser } has a row and loses. { $winner } wins.
ending-perpetual-check = { $loser } has given perpetual check and loses. { $winner } wins.
ending-bare-king = { $loser } has only the King left. { $winner } wins.
# $more, $less: the points of both sides.
ending-points = The game would be drawn, so the points decide: { $more } against { $less }. { $winner } wins.
ending-resignation = { $loser } has resigned. { $winner } wins.
ending-time = { $loser } has run out of time. { $winner } wins.
ending-adjudicated-won = Adjudicated: { $winner } wins.

# Drawn.
ending-stalemate = Stalemate. The game is drawn.
# $times: how often the position has occurred.
ending-repeated = Drawn by repetition: the position has occurred { $times } times.
ending-repeated-drawn = Drawn by repetition.
ending-goal-of-both = Drawn: both players have reached the goal.
ending-agreement = Drawn by agreement.
ending-quiet = Drawn: for { $moves } moves nothing was captured or promoted, and no piece moved that can't go back.
ending-counting = Drawn: the moves that are allowed without Pawns are used up.
ending-passes = Drawn: the game has ended by passing.
ending-bare-kings = Drawn: only the Kings are left.
ending-dead = Drawn: nobody can win any more with the pieces that are left.
ending-adjudicated-drawn = Adjudicated: the game is drawn.

# Without a result, or of a kind that this version does not know.
ending-annulled = Adjudicated: there's no result.
ending-aborted = Aborted before both had moved: there's no result.
ending-cancelled = Ended by both players without a result.
ending-deserted = Ended without a result, because a player had left where this game was played.
ending-not-begun = Time was up before both sides had moved: the game is off, without a result.
ending-unfinished = Nobody has moved for 90 days: the game is closed, without a result.
ending-over = The game has ended.

# Why the rules grant a draw. $times: how often the position has occurred. $moves: after which moves, as
# in the next messages.
ending-proof-repeated = This position was on the board { $moves }.
ending-proof-repeated-often = This position was on the board { $times } times, most recently { $moves }.
ending-proof-after = after <b>{ $played }</b>
ending-proof-at-start = at the start
ending-proof-moves = { $moves } and { $last }
ending-proof-quiet-since = The last such move was <b>{ $played }</b>.
ending-proof-quiet-always = There has been no such move since the game started.

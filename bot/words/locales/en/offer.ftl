# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that
# is up.

# Who asks for what, as a part of a list. $moves: the moves, as below.
offer-asks-take-back = { $player } asks to take back { $moves }
offer-asks-cancel = { $player } asks to end game { $game } without a result

# $last: the last move of the position that comes back. $side: the name of the side that moves again. $ply:
# how many moves of both sides lead to that position.
offer-take-back = { $player } asks to take back { $moves }. The board goes back to the position after <b>{ $last }</b>, and { $side } moves again. See it with { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } asks to take back { $moves }. The board goes back to the first position, and { $side } moves again. See it with { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } asks to end game { $game } without a result: nobody wins, and it doesn't count.
offer-answer-while-they-move = { $opponent }, accept or decline it. A move by { $player } cancels the request.
offer-answer = { $opponent }, accept or decline it. Making a move declines it too.
offer-waits-for-answer = Answer that first.

# Several moves, one after the other.
offer-moves = { $moves } and { $next }

# Why the opponent must agree.
offer-take-back-not-alone = You can take a move back alone only once a turn, within a minute, before your opponent does anything. Now your opponent has to agree.
offer-cancel-not-alone = You've both moved, so your opponent has to agree.
offer-cancel-not-alone-in-event = This game counts from its start, so your opponent has to agree.
offer-done = I've asked { $opponent }, who can accept or decline.
offer-drops-plan = If they agree, your planned moves are dropped.

# In place of an offer or request that is declined. The answer is said below.
offer-take-back-was-asked = { $player } asked to take back { $moves }.
offer-cancel-was-asked = { $player } asked to end game { $game } without a result.
offer-take-back-declined = { $player } has declined the take-back, so the moves stay.
offer-cancel-declined = { $player } has declined to end the game without a result, so it goes on.
offer-declined-done = Declined.

# A move is taken back alone.
offer-taken-back = { $moves } was taken back.
offer-taken-back-rest = Everything played before it stays:
offer-taken-back-done = Taken back: { $moves }. It's your move again.
offer-taken-back-with-draw = { $player } has taken the move back, and the draw offer with it.
offer-taken-back-dropped-plan = Your planned moves are dropped with it. Plan new ones with { STEP("if", "line", "") }.
# Moves are taken back by both. $count: how many.
offer-take-back-agreed = { $player } has agreed to the take-back.
offer-taken-back-by-agreement = { $count ->
    [one] { $moves } was taken back by agreement.
   *[other] { $moves } were taken back by agreement.
}
# The same below the words that the opponent has agreed.
offer-taken-back-together = { $count ->
    [one] { $moves } was taken back.
   *[other] { $moves } were taken back.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] You've agreed: { $moves } was taken back.
   *[other] You've agreed: { $moves } were taken back.
}
offer-taken-back-draw-gone = The draw offer is gone with the move that was taken back.

offer-end-alone-asked = End game { $game } ({ $variant }) against { $opponent } without a result? This ends the game at once and can't be undone.

# A player has left the community. $other: their opponent. $from: from when on a game can be ended alone.
offer-player-left = { $player } is no longer a member where this game is played. { $other }, from { $from } on you can end it without a result: { STEP("abort", "game", $game) }. Before that, someone with { TERM("moderator-right") } can decide it: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } is no longer a member where this game is played. { $other }, someone with { TERM("moderator-right") } can decide it: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } is a member again where this game is played, so the game goes on.
offer-refused-player-left = { $player } is no longer a member where this game is played. You can end it alone from { $from } on. Before that, ask someone with { TERM("moderator-right") } to decide it: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } is no longer a member where this game is played. Ask someone with { TERM("moderator-right") } to decide it: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = You've claimed the game.
# $length: a length of time.
offer-given-done = You've given your opponent { $length } more.

# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that
# is up.

# Who asks for what, as a part of a list. $moves: the moves, as below.
offer-asks-take-back = { $player } asks to take back { $moves }
offer-asks-cancel = { $player } asks to end game { $game } without a result

# $last: the move that stands last then. $side: the name of the side that moves again. $ply: how many moves
# of both sides stand then.
offer-take-back = { $player } asks to take back { $moves }: the position after <b>{ $last }</b> comes back, and { $side } moves again ({ STEP("board", "game", $game, "at", $ply) } shows it).
offer-take-back-to-start = { $player } asks to take back { $moves }: the first position comes back, and { $side } moves again ({ STEP("board", "game", $game, "at", $ply) } shows it).
offer-cancel = { $player } asks to end game { $game } without a result: nobody wins, and it counts for nothing.
offer-answer-while-they-move = { $opponent }, accept it or decline it; it lapses if { $player } moves.
offer-answer = { $opponent }, accept it or decline it; a move of yours declines it too.
offer-waits-for-answer = That waits for your answer first.

# Several moves, one after the other.
offer-moves = { $moves } and { $next }

# Why the opponent must agree.
offer-take-back-not-alone = A move can be taken back alone once a turn, within a minute, and while the opponent has done nothing.
offer-cancel-not-alone = A game in which both have moved is ended without a result only by both.
offer-cancel-not-alone-in-event = A game of an event counts from its beginning: it is ended without a result only by both.
offer-done = { $opponent } is asked, and can decline it.
offer-drops-plan = Your conditional moves are dropped if they agree.

offer-take-back-declined = { $player } has declined the take-back: the moves stand.
offer-cancel-declined = { $player } has declined that: the game goes on.
offer-declined-done = You have declined that.

# A move is taken back alone.
offer-taken-back = { $moves } was taken back.
offer-taken-back-rest = What was played before it stands:
offer-taken-back-done = Taken back: { $moves }. It is your move again.
offer-taken-back-with-draw = { $player } has taken the move back, and the draw offer with it.
offer-taken-back-dropped-plan = Your conditional moves are dropped with it; settle new ones with { STEP("if", "line", "") }.
# Moves are taken back by both. $count: how many.
offer-take-back-agreed = { $player } has agreed to take back { $moves }.
offer-taken-back-by-agreement = { $count ->
    [one] { $moves } was taken back by agreement.
   *[other] { $moves } were taken back by agreement.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] You have agreed: { $moves } was taken back.
   *[other] You have agreed: { $moves } were taken back.
}
offer-taken-back-draw-gone = The draw offer has gone with the move that was taken back.

offer-end-alone-asked = End game { $game } ({ $variant }) against { $opponent } without a result? That ends the game at once, and it cannot be undone.

# A player has left the community. $other: their opponent. $from: from when on a game can be ended alone.
offer-player-left = { $player } is no longer a member where this game is played. { $other }, from { $from } on you can end it without a result with { STEP("abort", "game", $game) }; before that, somebody with { TERM("moderator-right") } can decide it with { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } is no longer a member where this game is played. { $other }, somebody with { TERM("moderator-right") } can decide it with { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } is a member again where this game is played: it goes on.
offer-refused-player-left = { $player } is no longer a member where this game is played. You can end it alone from { $from } on; before that, ask somebody with { TERM("moderator-right") } to decide it with { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } is no longer a member where this game is played. Ask somebody with { TERM("moderator-right") } to decide it with { STEP("adjudicate", "game", $game) }.

offer-claimed-done = You have claimed the game.
# $length: a length of time.
offer-given-done = You have given { $length }.

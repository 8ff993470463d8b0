# Moves: what follows from one, how one is made, and a look at one before it is played.

# $example: a legal move. $ways: how a move can be played.
play-invitation = { $player }, it's your move. Type <code>{ $example }</code> (or another move): { $ways }.
play-invitation-without-example = { $player }, it's your move. Type a move: { $ways }.
play-first-turn = Type <code>{ $example }</code> (or another move): { $ways }.
play-goes-on-elsewhere = { $player }, it's your move: { STEP("move", "move", $example, "game", $game) } (or another move) in any { TERM("place") } of the { TERM("community") }.

play-done = Played: <b>{ $played }</b>.
# $replies: how many planned moves have followed.
play-done-answered = { $replies ->
    [1] A planned move answered it at once.
   *[other] { $replies } planned moves followed at once.
}
play-draw-declined-by-answer = The answer declines the draw that was offered with the move.
play-draw-declined-by-moving = { $player } has declined the draw by moving.

play-edited-before-read = You edited this before I could read it. I've read it as it is now, and it counts from your edit.

play-preview = Not played yet: <b>{ $chosen }</b> in game { $game } ({ $variant }).
# $chosen: the move in words.
play-preview-in-words = { $chosen }.
# $side: the name of the side. $squares: the squares, as in the next message.
play-preview-passing = { $side }'s Pawn can be captured in passing on { $squares }.
play-preview-squares = { $squares } and { $square }
play-preview-ends = It ends the game: { $result }
play-preview-draw = The move offers a draw.

# Before the first words of a picture of a move that is not played yet.
play-not-played-yet = Not played yet.

# Behind a move, in words.
play-in-words = · { $played }.

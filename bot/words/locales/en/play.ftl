# Moves: what follows from one, how one is made, and a look at one before it is played.

# $example: a legal move. $ways: how a move can be played.
play-invitation = { $player }, it's your move. Type <code>{ $example }</code> (or another move) { $ways }.
play-invitation-without-example = { $player }, it's your move. Type a move { $ways }.
play-first-turn = Type <code>{ $example }</code> (or another move) { $ways }.
play-goes-on-elsewhere = { $player }, it's your move: { STEP("move", "move", $example, "game", $game) } (or another move) in any { TERM("place") } of the { TERM("community") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = You could play <code>{ $typed }</code>: { $words }.
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

# A move picked from lists: first a piece, then a square, then what is left to say.
play-pick-piece = <b>{ $variant }, game { $game }</b>: which piece do you want to move?
play-pick-square = <b>{ $piece } on { $square }</b>: where do you want to go?
# $square: where the piece stands. $to: where it goes.
play-pick-promotion = <b>{ $piece } from { $square } to { $to }</b>: what should it become?
play-pick-move = <b>{ $piece } from { $square } to { $to }</b>: which move do you mean?
# Names of these lists. A long one is cut into parts, each with its first square and its last one.
play-pick-pieces = Choose a piece
play-pick-pieces-of = Pieces from { $first } to { $last }
# A group with the kinds of piece in hand.
play-pick-hand = From your hand
# $count: how many of the kind are in hand.
play-pick-held = { $count ->
    [1] { $piece } from the hand
   *[other] { $piece } from the hand ({ $count })
}
play-pick-drop-square = Where do you want to drop the { $piece }?
play-pick-squares = Choose a square
play-pick-squares-of = Squares from { $first } to { $last }
play-pick-moves = Choose a move
# What stands in them. $moves: how many squares the piece can go to, or how many moves lead to the square.
play-pick-this-piece = { $piece } on { $square } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
})
play-pick-taking = { $played } takes { $victim }
play-pick-several = { $square }: { $moves } ways
play-pick-several-taking = { $square }, takes { $victim }: { $moves } ways
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (castling)
# $piece: what closes a square, such as a Duck.
play-pick-wall = { $piece } { $square }

# Before the first words of a picture of a move that is not played yet.
play-not-played-yet = Not played yet.

# Behind a move, in words.
play-in-words = · { $played }.

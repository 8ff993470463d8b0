# Why a text is not a move that can be made now, and what to do instead.
#
# In all of them: $piece, $king, $blocker, $victim, $taker, $pawn: the name of a kind of piece. $attacker:
# a piece with its square, as in piece-there. $from, $to, $square, $at: squares. $moves: how the piece moves,
# as whole sentences of the variant's file, or of games.toml.

move-refused-with-advice = { $reason } { $advice }
# $how: the position is a checkmate, or a stalemate.
move-refused-game-over = The game is over: { $how ->
    [checkmate] checkmate
   *[stalemate] stalemate
}.

# About what was typed.

move-refused-too-long = That's too long for a move.
move-refused-nothing-typed = That isn't a move.
move-refused-unreadable = “{ $typed }” isn't a move that I can read.
# $code: the number of the character in Unicode.
move-refused-odd-character = There's a character in “{ $typed }” that belongs in no move, U+{ $code }.
move-refused-foreign-letter = “{ $letter }” is from another alphabet, and I can't tell which piece it means.
move-refused-hole = There's a hole in the board on { $square }.
move-refused-off-board = There's no square { $square } on this board, which goes from a1 to { $corner }.
move-refused-unknown-label = No piece of { $variant } has the letter { $letter }.
move-refused-ranks-from-zero = That's a move only if ranks are counted from 0. Here they are counted from 1.
move-refused-small-letter = A small letter could be a file or a piece.
move-refused-no-castler = The { $piece } isn't on the board yet, so you can't castle.
move-refused-no-castling = There's no castling in { $variant }.
# $why: what speaks against it.
move-refused-cannot-pass = { $why ->
    [check] You're in check, so you can't pass.
    [moves] You can pass only when you have no other move.
   *[nobody] None of your pieces can stay where it is.
}
# $becomes: one piece, as in piece-one.
move-refused-cannot-become-there = The { $piece } on { $square } can't become { $becomes } there now. Either its side can have no more of these, or it has to stand in its zone or be the last of its kind, and the new piece may attack nothing and give no check.
move-refused-several-moves = Only one move can be made at a time.
# Somebody wants to remove the captured piece with a move of its own.
move-refused-removes-piece = Captures are made for you.
move-refused-drops-piece = Pieces aren't put on the board in this game.
move-refused-removes-square = The square { $square } can't be taken off the board.

# About a piece from the hand, in a game with drops. $piece: the name of its kind.

move-refused-never-in-hand = No { $piece } is ever in hand.
move-refused-not-in-hand = You have no { $piece } in hand to drop.
# $piece: the name of the piece that stands there.
move-refused-drop-occupied = The { $piece } stands on { $square }. You can only drop on an empty square.
# $zone: as in zone-with-squares.
move-refused-drop-outside-zone = You can't drop the { $piece } on { $square }, only in the { $zone }.
# $file: the letter of the file. $most: how many of them it may have.
move-refused-drop-file-is-full = { $most ->
    [1] You already have a { $piece }
   *[other] You already have { $most } × { $piece }
} on the { $file }-file, so you can't drop another one there.
# $piece: what closes a square, such as a Duck. It belongs to neither side.
move-refused-needs-wall = Say where the { $piece } goes, too.
move-refused-no-room-for-wall = No square is left for the { $piece } after this move.
move-refused-wall-occupied = The { $piece } can't go to { $square }, because a piece stands there.
move-refused-wall-stays = The { $piece } stands on { $square } already. It must go to another square.
move-refused-wall-not-there = The { $piece } can't go to { $square } with this move.
move-refused-wall-there = The { $piece } stands on { $square }, and it belongs to nobody: no piece goes there or takes it.
move-refused-no-drops = Pieces in hand aren't dropped in this game. One enters behind a piece that moves for the first time.
move-refused-enter-not-in-hand = You have no { $piece } in hand.
move-refused-enter-no-gate = No piece enters behind the { $piece }.
move-refused-enter-has-moved = The { $piece } on { $square } isn't making its first move, so nothing can enter behind it.
move-refused-enter-not-there = The { $piece } can't enter on { $square }.
# $at: the square of the other one. $color: of that square.
move-refused-drop-same-color = You already have the { $piece } on { $at }, a { $color ->
    [light] light square. The other one goes on a dark one.
   *[dark] dark square. The other one goes on a light one.
}
move-refused-drop-last-of-color = That would leave no { $color ->
    [light] light
   *[dark] dark
} square for your { $piece }, which needs one.
move-refused-drop-never-moves = The { $piece } could never move again from { $square }, so you can't drop it there.
move-refused-drop-leaves-check = A drop on { $square } leaves your { $king } in check from { $attacker }.
move-refused-drop-is-mate = Dropping the { $piece } on { $square } would be checkmate. That isn't allowed for this piece.
move-refused-drop-gives-check = A drop on { $square } would give check. Drops may not do that here.
move-refused-drop-must-capture = You can capture, so you must.
move-refused-must-drop = You must drop a piece from your hand first. The { $piece } stays on { $from }.
# $pieces: what is in hand, as in hand-kind and list-and.
move-advice-in-hand = You have in hand: { $pieces }.
move-advice-hand-is-empty = Your hand is empty.
# $count: how many of this kind are in hand.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}

# About a kind of piece.

move-refused-no-pair-on-file = There's no file on which you have more than one { $piece }.
move-refused-nobody = You have no { $piece }.
move-refused-nobody-on-file = You have no { $piece } on file { $file }.
move-refused-nobody-on-rank = You have no { $piece } on rank { $rank }.
# $from, $to: files.
move-refused-no-pawn-takes = No { $pawn } of yours can take from file { $from } to file { $to } now.
# $victim: one piece, as in piece-one.
move-refused-nobody-takes = No { $taker } of yours can take { $victim } now.
move-refused-nobody-reaches = None of your pieces can go to { $square }.
move-refused-none-of-kind-reaches = No { $piece } of yours can go to { $square }.
move-refused-none-of-kind-reaches-moves = No { $piece } of yours can go to { $square }. The rules say: “{ $moves }”

# About a move from one square to another.

move-refused-empty-square = The square { $square } is empty.
# $side: the name of the reader's side.
move-refused-not-yours = The { $piece } on { $square } isn't yours; you're { $side }.
# $there, $named: one piece, as in piece-one.
move-refused-other-piece = There's { $there }, not { $named }, on { $square }.
move-refused-nothing-to-capture = The { $piece } would capture nothing on { $square }.
move-refused-already-there = Your { $piece } is on { $square } already.
move-refused-own-piece = Your own { $piece } stands on { $square }.
move-refused-cannot-go = The { $piece } on { $from } can't go to { $to }.
move-refused-cannot-go-moves = The { $piece } on { $from } can't go to { $to }. The rules say: “{ $moves }”
# $whose: whether the piece in the way is the reader's own.
move-refused-blocked = The { $piece } can't get from { $from } to { $to }: { $whose ->
    [own] your own
   *[other] the
} { $blocker } on { $at } is in the way.
move-refused-hole-between = The { $piece } can't get from { $from } to { $to }: { $hole } is a hole in the board, and nothing slides over holes.
# $pieces: pieces with their squares, as in piece-there and list-and.
move-refused-every-way-blocked = The { $piece } can't get from { $from } to { $to }: every way is closed, by { $pieces }.
# $zone: as in zone-with-squares.
move-refused-outside-zone = The { $piece } on { $from } may not go to { $to }: it never leaves its { $zone }.
# $zone: as in zone-with-squares.
move-refused-only-within-zone = The { $piece } may move like that only on the { $zone }.
move-refused-never-hops = The { $piece } never hops over a { $other }, and one stands on { $square }.
move-refused-never-captures = The { $piece } never takes the { $other } on { $square }.
move-refused-first-move-only = The { $piece } may go from { $from } to { $to } only on its first move, and has moved before.
# $line: on which kind of line.
move-refused-kings-face = That would leave the { $king }s facing each other on a { $line ->
    [file] file
   *[any] file or rank
} with nobody between.
move-refused-gives-check = The { $piece } may not go from { $from } to { $to }: that would give check, which isn't allowed.
# A capture that explodes. $king: the name of the reader's own royal piece.
move-refused-blows-up-king = The { $piece } may not take on { $to }: the explosion would remove your own { $king }.
move-refused-must-capture = The { $piece } on { $from } would capture nothing on { $to }, and a capture must be made where one can be made.
move-refused-only-to-capture = The { $piece } goes from { $from } to { $to } only to capture, and { $to } is empty.
# $squares: how many squares the victim has just gone.
move-refused-too-late-in-passing = The { $piece } goes from { $from } to { $to } only to capture, and { $to } is empty; the { $victim } on { $at } can be captured in passing only at once, right after its { $squares ->
    [2] double step
    [3] triple step
   *[other] step of { $squares } squares
}.
move-refused-must-not-capture = The { $piece } doesn't capture in this way, and the { $other } stands on { $square }.
# A piece that may be traded only under the rule of Lions. $by: the square of its protector.
move-refused-lion-protected = The { $piece } may not take the { $other } on { $square }: it is protected by the { $protector } on { $by }.
move-refused-lion-just-taken = The { $piece } may not take the { $other } on { $square } now, because a { $other } was taken on { $at } just before.
move-refused-only-on-the-way = The { $piece } gets from { $from } to { $to } only by taking a piece on the way.
move-refused-not-over = The { $piece } can't take the { $other } on { $over } and go on to { $to }.
move-refused-no-screen = The { $piece } { $does ->
    [captures] captures
   *[goes] goes
} over exactly one piece, and nobody stands between { $from } and { $to }.
# $pieces: pieces with their squares, as in piece-there and list-and. $count: how many.
move-refused-too-many-screens = The { $piece } { $does ->
    [captures] captures
   *[goes] goes
} over exactly one piece; between { $from } and { $to } stand { $count ->
    [2] two
    [3] three
   *[other] { $count }
}: { $pieces }.
# $squares: as in list-or.
move-refused-needs-somebody = The { $piece } goes from { $from } to { $to } only over somebody on { $squares }, and nobody is there.

move-refused-in-check-there = On { $square } your { $king } would be in check from { $attacker }.
# $in_passing: whether the move would be a capture in passing.
move-refused-leaves-in-check = { $in_passing ->
    [yes] That capture in passing
   *[no] That
} would leave your { $king } in check from { $attacker }.
# For a side with several Kings.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] That capture in passing
   *[no] That
} would leave your { $king } on { $square } in check from { $attacker }.

# A leap that a King can make as his first move.

move-refused-leap-has-moved = The { $king } may leap to { $square } only on his first move, and has moved before.
move-refused-leap-lost = The { $king } can't leap to { $square }: it has moved, or was aimed at along a line.
move-refused-leap-occupied = The { $king }'s leap can't capture, and { $square } is occupied.
move-refused-leap-in-check = The { $king } may not leap out of check.
move-refused-leap-in-check-by = The { $king } may not leap out of check from { $attacker }.
# The leap goes over one square alone.
move-refused-leap-way-attacked = The { $king } may not leap from { $from } to { $to }: { $square } is attacked by { $attacker }.
# It could go over one square or over the other.
move-refused-leap-both-ways-attacked = The { $king } may not leap from { $from } to { $to }: { $square } is attacked by { $attacker } and { $other } by { $other_attacker }.

# Castling. $castling: how it is written, O-O or O-O-O. $partner: the names of the pieces with whom he may
# castle.

move-refused-castling-has-moved = The { $king } has moved before or is not in his place, and may not castle any more.
move-refused-castling-no-partner = { $castling } needs a { $partner } to the { $side ->
    [left] left
   *[right] right
} of the { $king } that has never moved.
# $blocker: a piece with its square, as in piece-there.
move-refused-castling-blocked = The { $king } can't castle { $castling }: { $blocker } is in the way.
move-refused-castling-in-check = The { $king } may not castle out of check from { $attacker }.
move-refused-castling-into-check = The { $king } would be in check on { $square } from { $attacker }.
move-refused-castling-through-check = The { $king } would pass { $square }, which { $attacker } attacks.
move-refused-castling-leaves-zone = Castling { $castling } would take the { $king } too far.
move-refused-castling-kings-face = After { $castling } the Kings would face each other on an open { $line ->
    [file] file
   *[any] file or rank
}.

# Promotion. $becomes: pieces, as in piece-one and list-or.

move-refused-no-promotion = The { $piece } doesn't promote with this move.
# $begins: with what the name of the piece begins, in English.
move-refused-only-stays = { $begins ->
    [vowel] An { $piece }
   *[consonant] A { $piece }
} can only stay what it is here: of all else you have as many as you may have.
move-refused-becomes = { $begins ->
    [vowel] An { $piece }
   *[consonant] A { $piece }
} becomes { $becomes } here{ $may_stay ->
    [yes] , or stays what it is
   *[no] {""}
}.
move-refused-nothing-to-become = The { $piece } may not go to { $square }: it would become { $becomes } there, and you have as many as you may have.

# What to do instead. $typed: what can be typed.

move-advice-example = Try, for example, “{ $typed }”.
move-advice-type = Type “{ $typed }”.
move-advice-type-for = Type “{ $typed }” for the { $piece }.
move-advice-type-for-one = Type “{ $typed }” for the { $piece } on { $square }.
move-advice-both-squares = Name both squares: for example “{ $typed }”.
move-advice-with-origin = Type the move to { $square } with the square it comes from, for example “{ $typed }”.
move-advice-without-it = Type the move again without it.
move-advice-without-cross = Without the cross it is a move: type “{ $typed }”.
move-advice-if-meant = If that's what you mean, type “{ $typed }”.
move-advice-first-alone = Type just the first one.
move-advice-move-itself = Leave out “{ $square }-” and type only the move itself.
move-advice-in-check = You're in check. { $advice }
move-advice-no-move-from = The { $piece } on { $square } has no move now. { $advice }
# $squares: some of them, as in list-or. The last may be move-advice-other-squares.
move-advice-moves-from = From { $square } the { $piece } can go to { $squares }.
move-advice-other-squares = other squares
move-advice-nearest = Your { $piece } on { $square } can move: try, for example, “{ $typed }”.
# $moves: some moves, as in move-advice-aimed and list-and.
move-advice-aimed-near = The nearest moves are { $moves }.
move-advice-aimed = the { $piece } on { $square } (“{ $typed }”)

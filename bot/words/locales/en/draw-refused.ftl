# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = You've already offered a draw. Your opponent can accept it or decline it. Making a move declines it too.
# $moves: with which of one's next moves another offer is possible.
draw-refused-offered-lately = You've just offered a draw, and that offer isn't open any more. You can offer one again with { $moves ->
    [1] your next move
    [2] the move after your next one
   *[other] your move number { $moves } from now on
}.
draw-refused-no-offer = There's no open draw offer. Make one with { STEP("draw") }.
draw-refused-own-offer = This is your own draw offer, so only your opponent can answer it. Play on: it stays open until they do.

# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = You have offered a draw already. Your opponent can accept it, decline it, or decline it by moving.
# $moves: with which of one's next moves another offer is possible.
draw-refused-offered-lately = You have offered a draw lately, and that offer does not stand any more. You can offer one again with { $moves ->
    [1] your next move
    [2] the move after your next one
   *[other] your move number { $moves } from now on
}.
draw-refused-no-offer = No draw offer is open there. Make one with { STEP("draw") }.
draw-refused-own-offer = This is your own draw offer, and only your opponent can answer it. Play on: it stands until they do.

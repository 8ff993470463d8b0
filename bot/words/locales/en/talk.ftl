# Typed moves and lines of moves that are not clear.

talk-choose-move = That could mean { $count } moves, so nothing has been played yet. Choose one of them:
# Below the listed moves.
talk-choose-move-others = and others.

# One move.
talk-meant = Did you mean { $played }?
# $moves: the moves before the last one, with commas.
talk-meant-one-of = Did you mean { $moves } or <code>{ $last }</code>?
talk-meant-one-of-many = Did you mean one of { $count } moves? Name both squares, as in <code>{ $example }</code>.
talk-this-is-move = This is move { $number }.
talk-meant-elsewhere = That would be in { $game }, which has its own { TERM("own-place") }.

# Why a typed line of moves stops.
talk-line-too-long = A line can have at most { $most } half-moves.
talk-line-past-end = The game would be over before that.
talk-line-not-legal = It isn't legal.
# $count: how many moves. $moves: the moves; in the second message not all of them.
talk-line-fits = { $count ->
    [one] That could mean one move. Write it as { $moves }.
   *[other] That could mean { $count } moves. Name one of { $moves }.
}
talk-line-fits-many = That could mean { $count } moves. Name one of { $moves } and others.

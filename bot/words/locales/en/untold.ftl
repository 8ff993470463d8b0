# Rules of a variant that follow from its settings, where its author's sentences do not tell them.
#
# In all of them: $pieces: names of pieces, joined with the messages of list.ftl. $number: a number as a word,
# as in number-cardinal, or in number-ordinal where positions occur.

# $check: which of the pieces must be attacked.
untold-royals = A side may have several royal pieces ({ $pieces }). It is in check where { $check ->
    [any] any of them is attacked
    [last] it has one left and that is attacked; as long as there are more they are captured like others
    [last-of-each] it has one left of any of these kinds and that is attacked; as long as there are more of a kind they are captured like others
   *[all] all that it has are attacked at once; of several one may be left attacked and captured
}.
# $king: the name of the piece. $line: on which kind of line.
untold-facing = No move may leave the { $king }s on one { $line ->
    [file] file
   *[any] file or rank
} with nobody between them.
untold-must-capture = Whoever can capture must: any other move is illegal then.
untold-no-checks = No move may give check.
# $king: the name of the piece.
untold-facing-twice = When the { $king }s face each other on a file with nobody between, the side to move must end that or pass. If it passes, the game ends.
# $when: when a side may pass.
untold-passing = { $when ->
    [stuck] A side that isn't in check and has no move passes.
   *[always] A side that isn't in check may pass.
} Two passes in a row end the game.
untold-explosions = Each capture explodes: the two pieces and everything on the eight squares around are removed.
# $pieces: as in list-and.
untold-explosions-but = Each capture explodes: the two pieces and everything on the eight squares around are removed. These stay: { $pieces }.
untold-explosions-fireproof = These stay also where they capture: { $pieces }.
# $pieces: the pieces that have the rule of Lions. $minor: those that are too weak to matter, $count of them.
untold-lions = { $pieces }: none of these may take another one that is protected and stands two squares away, unless it also takes a piece on the way{ $count ->
    [0] {""}
   *[other] {" "}other than these: { $minor }
}. When another piece has just taken one, the answer may be to take one with another piece only on the same square.

# Pieces in hand. $piece: the name of a kind of piece; in untold-captured-as one piece, as in piece-one.
untold-hands = { $captures ->
    [yes] A captured piece goes to the hand of the side that has captured it. A
   *[no] A
} side may drop a piece from its hand on an empty square instead of a move.
# $pieces: as in list-or.
untold-captured-as = A captured { $pieces } goes to the hand as { $piece }.
# $zone: as in zone-with-squares.
untold-drops-in = No { $piece } is dropped outside the { $zone }.
# $number: how many of them there are.
untold-drops-most-on-file = No { $piece } is dropped on a file that has { $number } of its side already.
untold-drops-no-mate = No { $piece } may be dropped where that is checkmate.
untold-drops-on-both-colors = Of two pieces named { $piece }, one is dropped on a light square and one on a dark one.
untold-drops-unmoved = Dropped in the { $zone }, the { $piece } counts as not having moved.
untold-walls-moved = After each move the { $piece } goes to another empty square. Nothing goes there or takes it.
untold-walls-shot = Each move ends with a new { $piece } on an empty square to which the piece that has moved could go next. That square stays closed.
untold-walls-anywhere = Each move ends with a new { $piece } on any empty square. That square stays closed.
untold-walls-left = The square that a piece leaves is closed with a new { $piece } and stays closed.
# $zone: as in zone-with-squares.
untold-walls-within = No { $piece } stands outside the { $zone }.
# $pieces: as in list-and.
untold-gates = When one of these moves for the first time, a piece in hand may enter on the square that it leaves: { $pieces }.
untold-drops-mobile = A piece is not dropped where it could never move again.
untold-must-drop = A side that can drop a piece must.
untold-drops-no-checks = No drop may give check.
untold-promotes-on-leaving = A move that begins in the { $zone } promotes there, too: { $pieces }.

untold-checkmate-wins = Who is checkmated wins.
untold-checks = A side wins at once that has given { $checks ->
    [1] check
   *[other] check { $number } times
}.
# $has: as in untold-goal-one or untold-goal-several. $place: as in untold-goal-place or untold-goal-places.
# $first, $second: the names of the sides.
untold-goal = A side wins{ $when ->
    [at-once] {" "}at once
   *[other] {""}
} that has { $has } { $place }, { $when ->
    [at-once] at the end of its move.
    [unanswered] at the end of its move; where { $second } can do the same with the next move after { $first }, the game goes on for that move, and is drawn if both have done it.
    [held] at the end of its move, and still after the other side's answer.
    [safe] where nothing attacks them; where that is so of both sides, it is a draw.
   *[safe-or-held] where nothing attacks them, or still after the other side's answer.
}
# $begins: with what the first of the names begins, in English.
untold-goal-one = { $begins ->
    [vowel] an { $pieces }
   *[consonant] a { $pieces }
}
# $or_full: whether fewer are enough if the goal is full.
untold-goal-several = { $number } of these pieces ({ $pieces }){ $or_full ->
    [yes] , or one and every square occupied,
   *[no] {""}
}
# $zone, $first_zone, $second_zone: as in zone-with-squares. $first, $second: the names of the sides.
untold-goal-place = on the { $zone }
untold-goal-places = on the { $first_zone } ({ $first }), or the { $second_zone } ({ $second })
# $left: how many of them.
untold-extinction = A side { $result ->
    [wins] wins
   *[loses] loses
} that has { $left ->
    [0] nothing
   *[other] no more than { $number }
} left { $of ->
    [one] of this piece
    [each] of one of these
   *[together] of these, counted together
}: { $pieces }.
# $who: who wins then.
untold-extinction-both = Where one move does that to both sides, { $who ->
    [other] the other side wins
   *[nobody] the game goes on
}.
# $pieces: as in list-or. $number: how many stand in a row. $gaps: whether squares may lie between. $lines: the
# next messages, joined with list-and.
untold-row = A side { $result ->
    [wins] wins
   *[loses] loses
} whose move leaves it with { $number } of these on one line{ $gaps ->
    [yes] , with or without squares between
   *[no] , side by side
}: { $pieces }. Lines are { $lines }.
untold-row-files = files
untold-row-ranks = ranks
untold-row-diagonals = diagonals
untold-bare-king-loses = A side loses that has only its King left, unless it can take the last piece of the other one at once.
untold-restricted = A side loses that has nothing left after a capture but its King and these pieces: { $pieces }.
untold-repetition-loses = A player loses whose move makes a position occur for the { $number } time.
untold-repetition-wins = A player wins whose move makes a position occur for the { $number } time.
untold-repetition-second-wins = { $side } wins when a position occurs for the { $number } time.
untold-perpetual-check-loses = Where a repetition ends the game, a side loses that has given check with each of its moves since that position occurred for the first time, if the other one has not.

untold-stalemate-draws = Stalemate is a draw.
untold-stalemate-loses = A player loses who is stalemated.
untold-stalemate-wins = A player wins who is stalemated.
untold-stalemate-fewer-pieces = At stalemate the player with fewer pieces wins; with as many on both sides it is a draw.
untold-repetition-claim = A draw may be claimed at the { $number } occurrence of a position.
untold-move-rule-claim = A draw may be claimed after { $moves } moves of each side without a capture, a Pawn's move or a promotion.
untold-move-rule-draws = After { $moves } moves of each side without a capture, a Pawn's move or a promotion the game is a draw by itself.
untold-repetition-draws = The { $number } occurrence of a position is a draw by itself.
# $limits: as in the next messages, joined with list-and and list-semicolon.
untold-counting = When there is no Pawn any more, moves are counted, and the game is drawn with the first one beyond the limit: { $limits }.
untold-counting-early = Moves are counted, and the game is drawn with the first one beyond the limit: { $limits }.
untold-counting-board = { $moves } while neither King is bare
untold-counting-few = { $moves } as soon as a side has at most { $number } pieces, its King counted, and no King is bare
untold-counting-with = { $moves } against a bare King with { $number } { $piece }
untold-counting-otherwise = { $moves } with anything else
untold-counting-from-pieces = { $limits }, counted from the number of all pieces on the board on
untold-bare-kings-draw = The game is drawn when only the Kings are left.
# $values: as in the next messages, joined with list-comma.
untold-points = Where the game would be drawn by itself, the side with more points wins: { $values }.
untold-points-of = { $piece } { $points }
# $side: the name of the second mover.
untold-points-second = { $side } { $points } besides
# $pieces: as in the next messages, joined with list-or-else.
untold-dead = The game is drawn when nobody can win any more: { $pieces }.
untold-dead-alone = beside the Kings only one piece is left, and that is a { $pieces }
untold-dead-one-color = beside the Kings only these are left, and all stand on squares of one color: { $pieces }
untold-dead-apart = only these are left, and the two sides stand on squares of different colors: { $pieces }

# $piece: one piece, as in piece-one.
untold-never-promoted-to = Nothing is promoted to { $piece }.
untold-promoted-up-to = Nothing is promoted to { $piece } while its side has { $number }.

# The descriptions of pictures, for people who hear them, and the legend of the marks. They have at most 1,024
# characters, so short words matter here.

alt-sentences = { $first } { $next }
alt-fen = Position: { $fen }
# $pieces: as in alt-pieces, joined with list-semicolon.
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: no pieces.
# $piece: the name of a kind of piece, or its letter. $squares: one after the other.
alt-pieces = { $piece } { $squares }
# The pieces in hand, the last of the parts of alt-side. $pieces: as in alt-held, joined with list-comma.
alt-in-hand = in hand { $pieces }
alt-held = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
# $piece: what closes squares, such as a Duck.
alt-walls = { $piece }: { $squares }.
alt-no-squares = No squares: { $squares }.
# $shown: how many half-moves of $all are shown.
alt-replay = { $what ->
    [still] A still picture
    [all] { $all ->
        [one] An animation of the only half-move
       *[other] An animation of all { $all } half-moves
    }
   *[last] { $shown ->
        [one] An animation of the last of { $all } half-moves
       *[other] An animation of the last { $shown } of { $all } half-moves
    }
}.

# A card of a piece. Lines follow, with the squares where it can go.
alt-card = { $piece } on { $square } of an empty { $files } by { $ranks } board.
# $what: as in the next messages.
alt-card-line = { $what }: { $squares }.
# $when: only on its first move, only within a part of the board, both, or always.
alt-goes = { $does ->
    [moves] Moves without capture
    [captures] Captures only
   *[both] Moves or captures
}{ $when ->
    [first-move] , first move only
    [within] , only in a part of the board
    [both] , first move only, only in a part of the board
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Moves without capture over one piece
    [captures] Captures only over one piece
   *[both] Moves or captures over one piece
}{ $when ->
    [first-move] , first move only
    [within] , only in a part of the board
    [both] , first move only, only in a part of the board
   *[always] {""}
}
alt-captures-also-over = Captures only, also over one piece{ $when ->
    [first-move] , first move only
    [within] , only in a part of the board
    [both] , first move only, only in a part of the board
   *[always] {""}
}
# $over: what it does over another piece.
alt-goes-or-hops = { $does ->
    [moves] Moves without capture
    [captures] Captures only
   *[both] Moves or captures
}, or { $over ->
    [moves] moves without capture over one piece
    [captures] captures over one piece
   *[both] moves or captures over one piece
}{ $when ->
    [first-move] , first move only
    [within] , only in a part of the board
    [both] , first move only, only in a part of the board
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] First move only
    [both] First move only, only in a part of the board
   *[within] Only in a part of the board
}
# Squares of pieces over which it captures.
alt-screens = Screens

# A sheet of all pieces: the starting position, and a diagram for each kind of piece, which shows how it moves.
# $array: whether the position is the same in every game, drawn, or drawn or chosen. $kinds: the letters of the kinds
# with their names, as in alt-sheet-kind, joined with list-comma.
alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] an example of a provisional starting position; each game draws one at random
        [chosen] a provisional starting position; each game draws one at random, or it is chosen
       *[fixed] a provisional starting position
    }
   *[no] { $array ->
        [drawn] an example of a starting position; each game draws one at random
        [chosen] the usual starting position; each game draws one at random, or it is chosen
       *[fixed] the starting position
    }
}. Also shown: how the { $count } kinds of piece move. Their letters: { $kinds }.
alt-sheet-kind = { $label } { $piece }

# The legend of a card. $marks: as in the next message, joined with list-comma.
legend = { $marks }.
legend-mark = { $mark ->
    [ride] line: moves and captures any distance
    [quiet] ○ moves without capture
    [capture] ring: captures
    [hop] arch: captures over one piece
    [quiet-hop] small arch: moves without capture over one piece
    [screen] arcs: the piece captured over
    [first] ◇ first move only
    [zone] □ only in a part of the board
    [beads] dots on a line: any distance
    [way] thin line: the way there
   *[move] ● moves and captures
}

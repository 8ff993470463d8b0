# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), task { $number } of { $all }: capture { $stars ->
        [one] the star
       *[other] all { $stars } stars
    } in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. Only this piece moves.
# Behind the task, where the board is a part of the game's.
learn-window = The board is only { $from } to { $to } here.
# Behind the task, where pieces stand in the way.
learn-blockers = The pieces of its own color never move.
# The command as it is typed comes behind it.
learn-how = Pick where it goes, or type its squares:
# $path: the squares of the moves, as they are typed.
learn-fewest = All stars in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }: { $path }. There is no shorter way.
learn-more = All stars in { $moves } moves: { $path }. { $fewest ->
        [one] One is enough
       *[other] { $fewest } are enough
    }. Try again, or go on.
learn-not-yet = After { $path }, the piece stands on { $square }, and { $stars ->
        [one] one star is
       *[other] { $stars } stars are
    } left. Where does it go next?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, captures a star
learn-go-to = Where the piece goes ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } on { $square }. Stars on { $stars }.
learn-told-no-star = { $piece } on { $square }.
learn-told-blockers = Pieces that never move on { $squares }.

# An answer that is no moves of the piece.
learn-too-long = That's too long. Type up to 100 moves, such as <code>e4 g6</code>.
learn-unreadable = Move { $number }, “{ $text }”, isn't a square. Type squares, such as <code>e4 g6</code>.
learn-elsewhere = Move { $number } begins on { $typed }, but the piece stands on { $square }. Type only the squares where it goes.
learn-illegal = Move { $number } isn't possible: this piece can't go from { $from } to { $to } ({ $piece }). Look at how it moves, and try again.

learn-no-such-task = There are { $all } tasks for each piece. Pick one from 1 to { $all }.
learn-never-captures = This piece never captures, so it can't collect stars ({ $piece }). Pick another piece.
learn-no-star = I found no task for this piece ({ $piece }). Pick another piece.

# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), esercizio { $number } di { $all }: cattura { $stars ->
        [one] la stella
       *[other] tutte le { $stars } stelle
    } in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }. Muove solo questo pezzo.
# Behind the task, where the board is a part of the game's.
learn-window = Qui la scacchiera va solo da { $from } a { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = I pezzi del suo colore non muovono mai.
# The command as it is typed comes behind it.
learn-how = Scegli dove va, o scrivi le sue caselle:
# $path: the squares of the moves, as they are typed.
learn-fewest = Tutte le stelle in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }: { $path }. Non c'è una via più breve.
learn-more = Tutte le stelle in { $moves } mosse: { $path }. { $fewest ->
        [one] Ne basta una
       *[other] Ne bastano { $fewest }
    }. Riprova, o vai avanti.
learn-not-yet = Dopo { $path } il pezzo è in { $square }, e { $stars ->
        [one] resta una stella
       *[other] restano { $stars } stelle
    }. Dove va adesso?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, cattura una stella
learn-go-to = Dove va il pezzo ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } in { $square }. Stelle in { $stars }.
learn-told-no-star = { $piece } in { $square }.
learn-told-blockers = Pezzi che non muovono mai in { $squares }.

# An answer that is no moves of the piece.
learn-too-long = È troppo lungo. Scrivi al massimo 100 mosse, come <code>e4 g6</code>.
learn-unreadable = La mossa { $number }, «{ $text }», non è una casella. Scrivi delle caselle, come <code>e4 g6</code>.
learn-elsewhere = La mossa { $number } parte da { $typed }, ma il pezzo è in { $square }. Scrivi solo le caselle dove va.
learn-illegal = La mossa { $number } non è possibile: questo pezzo non va da { $from } a { $to } ({ $piece }). Guarda come muove e riprova.

learn-no-such-task = Ci sono { $all } esercizi per ogni pezzo. Scegline uno da 1 a { $all }.
learn-never-captures = Questo pezzo non cattura mai, quindi non può raccogliere stelle ({ $piece }). Scegline un altro.
learn-no-star = Non ho trovato un esercizio per questo pezzo ({ $piece }). Scegline un altro.

# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), Aufgabe { $number } von { $all }: Schlag { $stars ->
        [one] den Stern
       *[other] alle { $stars } Sterne
    } in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }. Nur diese Figur zieht.
# Behind the task, where the board is a part of the game's.
learn-window = Das Brett reicht hier nur von { $from } bis { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = Die Figuren ihrer eigenen Farbe ziehen nie.
# The command as it is typed comes behind it.
learn-how = Wähl, wohin sie zieht, oder schreib die Felder:
# $path: the squares of the moves, as they are typed.
learn-fewest = Alle Sterne in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }: { $path }. Kürzer geht es nicht.
learn-more = Alle Sterne in { $moves } Zügen: { $path }. { $fewest ->
        [one] Einer genügt
       *[other] { $fewest } genügen
    }. Versuch es noch einmal, oder mach weiter.
learn-not-yet = Nach { $path } steht die Figur auf { $square }, und { $stars ->
        [one] ein Stern ist
       *[other] { $stars } Sterne sind
    } noch da. Wohin zieht sie jetzt?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, schlägt einen Stern
learn-go-to = Wohin die Figur zieht ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } auf { $square }. Sterne auf { $stars }.
learn-told-no-star = { $piece } auf { $square }.
learn-told-blockers = Figuren, die nie ziehen, auf { $squares }.

# An answer that is no moves of the piece.
learn-too-long = Das ist zu lang. Schreib höchstens 100 Züge, etwa <code>e4 g6</code>.
learn-unreadable = Zug { $number }, „{ $text }“, ist kein Feld. Schreib Felder, etwa <code>e4 g6</code>.
learn-elsewhere = Zug { $number } beginnt auf { $typed }, aber die Figur steht auf { $square }. Schreib nur die Felder, auf die sie zieht.
learn-illegal = Zug { $number } geht nicht: Diese Figur kann nicht von { $from } nach { $to } ({ $piece }). Sieh dir an, wie sie zieht, und versuch es noch einmal.

learn-no-such-task = Für jede Figur gibt es { $all } Aufgaben. Wähl eine von 1 bis { $all }.
learn-never-captures = Diese Figur schlägt nie, kann also keine Sterne sammeln ({ $piece }). Wähl eine andere.
learn-no-star = Für diese Figur habe ich keine Aufgabe gefunden ({ $piece }). Wähl eine andere.

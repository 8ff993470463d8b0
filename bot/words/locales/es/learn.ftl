# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), ejercicio { $number } de { $all }: captura { $stars ->
        [one] la estrella
       *[other] las { $stars } estrellas
    } en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }. Solo mueve esta pieza.
# Behind the task, where the board is a part of the game's.
learn-window = Aquí el tablero va solo de { $from } a { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = Las piezas de su color nunca mueven.
# The command as it is typed comes behind it.
learn-how = Elige adónde va, o escribe sus casillas:
# $path: the squares of the moves, as they are typed.
learn-fewest = Todas las estrellas en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }: { $path }. No hay un camino más corto.
learn-more = Todas las estrellas en { $moves } jugadas: { $path }. { $fewest ->
        [one] Basta una
       *[other] Bastan { $fewest }
    }. Inténtalo otra vez, o sigue.
learn-not-yet = Tras { $path }, la pieza está en { $square }, y { $stars ->
        [one] queda una estrella
       *[other] quedan { $stars } estrellas
    }. ¿Adónde va ahora?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, captura una estrella
learn-go-to = Adónde va la pieza ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } en { $square }. Estrellas en { $stars }.
learn-told-no-star = { $piece } en { $square }.
learn-told-blockers = Piezas que nunca mueven en { $squares }.

# An answer that is no moves of the piece.
learn-too-long = Es demasiado largo. Escribe hasta 100 jugadas, como <code>e4 g6</code>.
learn-unreadable = La jugada { $number }, “{ $text }”, no es una casilla. Escribe casillas, como <code>e4 g6</code>.
learn-elsewhere = La jugada { $number } empieza en { $typed }, pero la pieza está en { $square }. Escribe solo las casillas adonde va.
learn-illegal = La jugada { $number } no es posible: esta pieza no puede ir de { $from } a { $to } ({ $piece }). Mira cómo mueve e inténtalo otra vez.

learn-no-such-task = Hay { $all } ejercicios para cada pieza. Elige uno del 1 al { $all }.
learn-never-captures = Esta pieza nunca captura, así que no puede recoger estrellas ({ $piece }). Elige otra.
learn-no-star = No encontré un ejercicio para esta pieza ({ $piece }). Elige otra.

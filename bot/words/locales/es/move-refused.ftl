# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = La partida terminó: { $how ->
    [checkmate] jaque mate
   *[stalemate] ahogado
}.

move-refused-too-long = Eso es demasiado largo para una jugada.
move-refused-nothing-typed = Eso no es una jugada.
move-refused-unreadable = No encuentro ninguna jugada en “{ $typed }”.
move-refused-odd-character = En “{ $typed }” hay un carácter que no va en ninguna jugada, U+{ $code }.
move-refused-foreign-letter = “{ $letter }” es de otro alfabeto, y no sé a qué pieza se refiere.
move-refused-hole = { $square } es un hueco del tablero.
move-refused-off-board = { $square } no es una casilla de este tablero, que va de a1 a { $corner }.
move-refused-unknown-label = Ninguna pieza de { $variant } tiene la letra { $letter }.
move-refused-ranks-from-zero = Eso solo es una jugada si las filas se cuentan desde 0. Aquí se cuentan desde 1.
move-refused-small-letter = Una letra minúscula puede ser una columna o una pieza.
move-refused-no-castling = En { $variant } no hay enroque.
move-refused-several-moves = Solo se puede hacer una jugada a la vez.
move-refused-removes-piece = Las piezas capturadas las quito yo.
move-refused-drops-piece = En este juego no se ponen piezas en el tablero.
move-refused-removes-square = La casilla { $square } no se puede quitar del tablero.

move-refused-no-pair-on-file = En ninguna columna tienes más de una pieza { $piece }.
move-refused-nobody = No tienes ninguna pieza { $piece }.
move-refused-nobody-on-file = No tienes ninguna pieza { $piece } en la columna { $file }.
move-refused-nobody-on-rank = No tienes ninguna pieza { $piece } en la fila { $rank }.
move-refused-no-pawn-takes = Ahora ninguna pieza { $pawn } tuya puede capturar de la columna { $from } a la { $to }.
move-refused-nobody-takes = Ahora ninguna pieza { $taker } tuya puede capturar { $victim }.
move-refused-nobody-reaches = Ninguna de tus piezas puede ir a { $square }.
move-refused-none-of-kind-reaches = Ninguna pieza { $piece } tuya puede ir a { $square }.
move-refused-none-of-kind-reaches-moves = Ninguna pieza { $piece } tuya puede ir a { $square }; mueve así: { $moves }

move-refused-empty-square = { $square } está vacía.
move-refused-not-yours = La pieza de { $square } ({ $piece }) no es tuya; juegas con { $side }.
move-refused-other-piece = La pieza de { $square } es { $there }, no { $named }.
move-refused-nothing-to-capture = Esta pieza ({ $piece }) no capturaría nada en { $square }.
move-refused-already-there = Tu { $piece } ya está en { $square }.
move-refused-own-piece = En { $square } está tu propia pieza ({ $piece }).
move-refused-cannot-go = La pieza de { $from } ({ $piece }) no puede ir a { $to }.
move-refused-cannot-go-moves = La pieza de { $from } ({ $piece }) no puede ir a { $to }; mueve así: { $moves }
move-refused-blocked = La pieza de { $from } ({ $piece }) no puede llegar a { $to }: le cierra el paso { $whose ->
    [own] tu propia pieza
   *[other] la pieza
} de { $at } ({ $blocker }).
move-refused-hole-between = La pieza de { $from } ({ $piece }) no puede llegar a { $to }: { $hole } es un hueco del tablero, y nada se desliza por encima de un hueco.
move-refused-every-way-blocked = La pieza de { $from } ({ $piece }) no puede llegar a { $to }: tiene cerrados todos los caminos ({ $pieces }).
move-refused-outside-zone = La pieza de { $from } ({ $piece }) no puede ir a { $to }: nunca sale de la zona { $zone }.
move-refused-only-within-zone = Esta pieza ({ $piece }) solo puede mover así en la zona { $zone }.
move-refused-first-move-only = Esta pieza ({ $piece }) solo puede ir de { $from } a { $to } en su primera jugada, y ya se ha movido.
move-refused-kings-face = Así quedaría { $king } frente a { $king } en una { $line ->
    [file] columna
   *[any] columna o fila
} sin nada en medio.
move-refused-gives-check = La pieza de { $from } ({ $piece }) no puede ir a { $to }: daría jaque, y eso no está permitido.
move-refused-must-capture = La pieza de { $from } ({ $piece }) no capturaría nada en { $to }, y es obligatorio capturar cuando se puede.
move-refused-only-to-capture = La pieza de { $from } ({ $piece }) solo va a { $to } para capturar, y { $to } está vacía.
move-refused-too-late-in-passing = La pieza de { $from } ({ $piece }) solo va a { $to } para capturar, y { $to } está vacía; la pieza de { $at } ({ $victim }) solo se puede capturar al paso enseguida, justo tras su { $squares ->
    [2] paso doble
    [3] paso triple
   *[other] paso de { $squares } casillas
}.
move-refused-must-not-capture = Esta pieza ({ $piece }) no captura así, y en { $square } hay otra ({ $other }).
move-refused-no-screen = Esta pieza ({ $piece }) { $does ->
    [captures] captura
   *[goes] mueve
} por encima de exactamente una pieza, y entre { $from } y { $to } no hay ninguna.
move-refused-too-many-screens = Esta pieza ({ $piece }) { $does ->
    [captures] captura
   *[goes] mueve
} por encima de exactamente una pieza; entre { $from } y { $to } hay { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
}: { $pieces }.
move-refused-needs-somebody = Esta pieza ({ $piece }) solo va de { $from } a { $to } por encima de una pieza en { $squares }, y ahí no hay ninguna.

move-refused-in-check-there = En { $square }, tu { $king } estaría en jaque por { $attacker }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] Con esa captura al paso,
   *[no] Así,
} tu { $king } quedaría en jaque por { $attacker }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Con esa captura al paso,
   *[no] Así,
} tu { $king } de { $square } quedaría en jaque por { $attacker }.

move-refused-leap-has-moved = El salto de tu { $king } a { $square } solo vale en su primera jugada, y ya se ha movido antes.
move-refused-leap-occupied = El salto de tu { $king } no puede capturar, y { $square } está ocupada.
move-refused-leap-in-check = El salto de tu { $king } no vale para salir de un jaque.
move-refused-leap-in-check-by = El salto de tu { $king } no vale para salir del jaque de { $attacker }.
move-refused-leap-way-attacked = El salto de tu { $king } de { $from } a { $to } no es posible: { $attacker } ataca { $square }.
move-refused-leap-both-ways-attacked = El salto de tu { $king } de { $from } a { $to } no es posible: { $attacker } ataca { $square }, y { $other_attacker } ataca { $other }.

move-refused-castling-has-moved = El enroque de tu { $king } ya no es posible: se ha movido antes, o no está en su sitio.
move-refused-castling-no-partner = { $castling } requiere, a la { $side ->
    [left] izquierda
   *[right] derecha
} de tu { $king }, una pieza { $partner } que nunca se haya movido.
move-refused-castling-blocked = El enroque { $castling } de tu { $king } no es posible: le cierra el paso { $blocker }.
move-refused-castling-in-check = El enroque de tu { $king } no vale para salir del jaque de { $attacker }.
move-refused-castling-into-check = En { $square }, tu { $king } estaría en jaque por { $attacker }.
move-refused-castling-through-check = En el enroque, tu { $king } pasaría por { $square }, y { $attacker } ataca esa casilla.
move-refused-castling-leaves-zone = Con el enroque { $castling }, tu { $king } iría demasiado lejos.
move-refused-castling-kings-face = Tras { $castling }, los reyes quedarían frente a frente en una { $line ->
    [file] columna abierta
   *[any] columna o fila abierta
}.

move-refused-no-promotion = Esta pieza ({ $piece }) no promociona con esta jugada.
move-refused-only-stays = Aquí esta pieza ({ $piece }) solo puede seguir siendo lo que es: de todo lo demás ya tienes el máximo.
move-refused-becomes = Aquí esta pieza ({ $piece }) se convierte en { $becomes }{ $may_stay ->
    [yes] , o sigue siendo lo que es
   *[no] {""}
}.
move-refused-nothing-to-become = Esta pieza ({ $piece }) no puede ir a { $square }: allí se convertiría en { $becomes }, y ya tienes el máximo.

move-advice-example = Escribe, por ejemplo, “{ $typed }”.
move-advice-type = Escribe “{ $typed }”.
move-advice-type-for = Escribe “{ $typed }” para { $piece }.
move-advice-type-for-one = Escribe “{ $typed }” para { $piece } en { $square }.
move-advice-both-squares = Nombra ambas casillas; por ejemplo, “{ $typed }”.
move-advice-with-origin = Escribe la jugada a { $square } con su casilla de origen; por ejemplo, “{ $typed }”.
move-advice-without-it = Escribe la jugada otra vez sin eso.
move-advice-without-cross = Sin el signo de captura es una jugada: escribe “{ $typed }”.
move-advice-if-meant = Si te refieres a eso, escribe “{ $typed }”.
move-advice-first-alone = Escribe solo la primera.
move-advice-move-itself = Quita “{ $square }-” y escribe solo la jugada.
move-advice-in-check = Estás en jaque. { $advice }
move-advice-no-move-from = La pieza de { $square } ({ $piece }) no tiene jugadas ahora. { $advice }
move-advice-moves-from = La pieza de { $square } ({ $piece }) puede ir a { $squares }.
move-advice-other-squares = otras casillas
move-advice-nearest = Tu { $piece } en { $square } puede mover: escribe, por ejemplo, “{ $typed }”.
move-advice-aimed-near = Lo más cercano: { $moves }.
move-advice-aimed = { $piece } en { $square } (“{ $typed }”)

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
move-refused-hole = En { $square } hay un hueco del tablero.
move-refused-off-board = La casilla { $square } no existe en este tablero, que va de a1 a { $corner }.
move-refused-unknown-label = Ninguna pieza de { $variant } tiene la letra { $letter }.
move-refused-ranks-from-zero = Eso solo es una jugada si las filas se cuentan desde 0. Aquí se cuentan desde 1.
move-refused-small-letter = Una letra minúscula puede ser una columna o una pieza.
move-refused-no-castler = { $piece-The } todavía no está en el tablero, así que no hay enroque.
move-refused-no-castling = En { $variant } no hay enroque.
move-refused-cannot-pass = { $why ->
    [check] Estás en jaque, así que no puedes pasar.
    [moves] Solo puedes pasar si no tienes otra jugada.
   *[nobody] Ninguna de tus piezas puede quedarse donde está.
}
move-refused-cannot-become-there = { $piece-The } de { $square } no puede convertirse ahora en { $becomes }. O ya hay bastantes de esas, o tiene que estar en su zona o ser la última de su tipo, y la pieza nueva no puede atacar nada ni dar jaque.
move-refused-several-moves = Solo se puede hacer una jugada a la vez.
move-refused-removes-piece = Las piezas capturadas las quito yo.
move-refused-drops-piece = En este juego no se ponen piezas en el tablero.

move-refused-never-in-hand = { $piece-No } puede estar en mano.
move-refused-not-in-hand = No tienes { $piece-no } en mano para soltar.
move-refused-drop-occupied = En { $square } está { $piece-the }, y las piezas solo se sueltan en casillas vacías.
move-refused-drop-outside-zone = { $piece-The } no se puede soltar en { $square }, solo en la zona { $zone }.
move-refused-drop-file-is-full = En la columna { $file } ya { $most ->
    [1] está { $piece-your }
   *[other] hay { $most } piezas tuyas de este tipo ({ $piece-lower })
}, así que no puedes soltar otra pieza igual ahí.
move-refused-needs-wall = Di también adónde va { $piece-the }.
move-refused-no-room-for-wall = Después de esta jugada no queda casilla para { $piece-the }.
move-refused-wall-occupied = { $piece-The } no puede ir a { $square }, porque ahí hay una pieza.
move-refused-wall-stays = { $piece-The } ya está en { $square } y tiene que ir a otra casilla.
move-refused-wall-not-there = { $piece-The } no puede ir a { $square } con esta jugada.
move-refused-wall-there = { $piece-The } está en { $square } y no es de nadie: ninguna pieza va ahí ni captura ahí.
move-refused-no-drops = En este juego no se sueltan piezas. Una pieza en mano entra detrás de otra que mueve por primera vez.
move-refused-enter-not-in-hand = No tienes { $piece } en mano.
move-refused-enter-no-gate = Detrás { $piece-of } no entra ninguna pieza.
move-refused-enter-has-moved = { $piece-The } de { $square } no mueve por primera vez, así que nada puede entrar detrás.
move-refused-enter-not-there = { $piece-The } no puede entrar en { $square }.
move-refused-drop-same-color = { $piece-The } de { $at } ya está en una casilla { $color ->
    [light] clara; esta pieza va en una oscura.
   *[dark] oscura; esta pieza va en una clara.
}
move-refused-drop-last-of-color = Así no quedaría ninguna casilla { $color ->
    [light] clara
   *[dark] oscura
} para { $piece-the }, y hace falta una.
move-refused-drop-never-moves = { $piece-The } no podría volver a mover desde { $square }, así que no se puede soltar ahí.
move-refused-drop-leaves-check = Tras soltar una pieza en { $square }, { $king-your } quedaría en jaque por { $attacker-the }.
move-refused-drop-is-mate = { $piece-The } daría jaque mate en { $square }, y eso no está permitido al soltar esa pieza.
move-refused-drop-gives-check = Soltar una pieza en { $square } daría jaque, y eso no está permitido al soltar.
move-refused-drop-must-capture = Puedes capturar, y es obligatorio capturar cuando se puede.
move-refused-must-drop = Puedes soltar una pieza de tu mano, y eso va primero. { $piece-The } se queda en { $from }.
move-advice-in-hand = Tienes en mano: { $pieces }.
move-advice-hand-is-empty = No tienes nada en mano.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = La casilla { $square } no se puede quitar del tablero.

move-refused-no-pair-on-file = En ninguna columna tienes más de { $piece-a }.
move-refused-nobody = No tienes { $piece-no }.
move-refused-nobody-on-file = No tienes { $piece-no } en la columna { $file }.
move-refused-nobody-on-rank = No tienes { $piece-no } en la fila { $rank }.
move-refused-no-pawn-takes = Ahora no tienes { $pawn-no } que pueda capturar de la columna { $from } a la { $to }.
move-refused-nobody-takes = Ahora no tienes { $taker-no } que pueda capturar { $victim-a }.
move-refused-nobody-reaches = Ninguna de tus piezas puede ir a { $square }.
move-refused-none-of-kind-reaches = No tienes { $piece-no } que pueda ir a { $square }.
move-refused-none-of-kind-reaches-moves = No tienes { $piece-no } que pueda ir a { $square }. Las reglas dicen: «{ $moves }»

move-refused-empty-square = La casilla { $square } está vacía.
move-refused-not-yours = { $piece-The } de { $square } no está entre tus piezas; juegas con { $side-the }.
move-refused-other-piece = La pieza de { $square } es { $there }, no { $named }.
move-refused-nothing-to-capture = { $piece-The } no capturaría nada en { $square }.
move-refused-already-there = { $piece-Your } ya está en { $square }.
move-refused-own-piece = En { $square } está { $piece-your }.
move-refused-cannot-go = { $piece-The } de { $from } no puede ir a { $to }.
move-refused-cannot-go-moves = { $piece-The } de { $from } no puede ir a { $to }. Las reglas dicen: «{ $moves }»
move-refused-blocked = { $piece-The } de { $from } no puede llegar a { $to }: le cierra el paso { $whose ->
    [own] { $blocker-your }
   *[other] { $blocker-the }
} de { $at }.
move-refused-hole-between = { $piece-The } de { $from } no puede llegar a { $to }: { $hole } es un hueco del tablero, y nada se desliza por encima de un hueco.
move-refused-every-way-blocked = { $piece-The } de { $from } no puede llegar a { $to }: le cierran todos los caminos { $pieces-the }.
move-refused-outside-zone = { $piece-The } de { $from } no puede ir a { $to }: nunca sale de la zona { $zone }.
move-refused-only-within-zone = { $piece-The } solo puede mover así en la zona { $zone }.
move-refused-never-hops = { $piece-The } nunca salta sobre una pieza así ({ $other }), y hay una en { $square }.
move-refused-never-captures = { $piece-The } nunca captura { $other-the } de { $square }.
move-refused-first-move-only = { $piece-The } solo puede ir de { $from } a { $to } en su primera jugada, y ya se ha movido.
move-refused-kings-face = Así quedaría { $king-lower } frente a { $king-lower } en una { $line ->
    [file] columna
   *[any] columna o fila
} sin nada en medio.
move-refused-gives-check = { $piece-The } de { $from } no puede ir a { $to }: daría jaque, y eso no está permitido.
move-refused-blows-up-king = { $piece-The } no puede capturar en { $to }: con la explosión desaparecería { $king-your }.
move-refused-must-capture = { $piece-The } de { $from } no capturaría nada en { $to }, y es obligatorio capturar cuando se puede.
move-refused-only-to-capture = { $piece-The } de { $from } solo va a { $to } para capturar, y { $to } está vacía.
move-refused-too-late-in-passing = { $piece-The } de { $from } solo va a { $to } para capturar, y { $to } está vacía; { $victim-the } de { $at } solo se puede capturar al paso enseguida, justo tras su { $squares ->
    [2] paso doble
    [3] paso triple
   *[other] paso de { $squares } casillas
}.
move-refused-must-not-capture = { $piece-The } no captura así, y en { $square } está { $other-the }.
move-refused-lion-protected = { $piece-The } no puede capturar { $other-the } en { $square }: { $protector-the } lo defiende desde { $by }.
move-refused-lion-just-taken = { $piece-The } no puede capturar ahora { $other-the } en { $square }, porque acaban de capturar una pieza así en { $at }.
move-refused-only-on-the-way = { $piece-The } solo llega de { $from } a { $to } si captura una pieza por el camino.
move-refused-not-over = { $piece-The } no puede capturar { $other-the } en { $over } y seguir hasta { $to }.
move-refused-no-screen = { $piece-The } { $does ->
    [captures] captura
   *[goes] mueve
} por encima de exactamente una pieza, y entre { $from } y { $to } no hay ninguna.
move-refused-too-many-screens = { $piece-The } { $does ->
    [captures] captura
   *[goes] mueve
} por encima de exactamente una pieza; entre { $from } y { $to } hay { $count ->
    [2] dos
    [3] tres
   *[other] { $count }
}: { $pieces-the }.
move-refused-needs-somebody = { $piece-The } solo va de { $from } a { $to } por encima de una pieza en { $squares }, y ahí no hay ninguna.

move-refused-in-check-there = En { $square }, { $king-your } estaría en jaque por { $attacker-the }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] Con esa captura al paso,
   *[no] Así,
} { $king-your } quedaría en jaque por { $attacker-the }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Con esa captura al paso,
   *[no] Así,
} { $king-your } de { $square } quedaría en jaque por { $attacker-the }.

move-refused-leap-has-moved = El salto de { $king-your } a { $square } solo vale en su primera jugada, y ya se ha movido antes.
move-refused-leap-lost = { $king-The } no puede saltar a { $square }: ya se ha movido, o una pieza le apuntó en su línea.
move-refused-leap-occupied = El salto de { $king-your } no puede capturar, y { $square } está ocupada.
move-refused-leap-in-check = El salto de { $king-your } no vale para salir de un jaque.
move-refused-leap-in-check-by = El salto de { $king-your } no vale para salir del jaque { $attacker-of }.
move-refused-leap-way-attacked = El salto de { $king-your } de { $from } a { $to } no es posible: { $attacker-the } ataca { $square }.
move-refused-leap-both-ways-attacked = El salto de { $king-your } de { $from } a { $to } no es posible: { $attacker-the } ataca { $square }, y { $other_attacker-the } ataca { $other }.

move-refused-castling-has-moved = El enroque de { $king-your } ya no es posible: se ha movido antes, o no está en su sitio.
move-refused-castling-no-partner = { $castling } requiere, a la { $side ->
    [left] izquierda
   *[right] derecha
} de { $king-your }, { $partner-a } que nunca se haya movido.
move-refused-castling-blocked = El enroque { $castling } de { $king-your } no es posible: le cierra el paso { $blocker-the }.
move-refused-castling-in-check = El enroque de { $king-your } no vale para salir del jaque { $attacker-of }.
move-refused-castling-into-check = En { $square }, { $king-your } estaría en jaque por { $attacker-the }.
move-refused-castling-through-check = En el enroque, { $king-your } pasaría por { $square }, y { $attacker-the } ataca esa casilla.
move-refused-castling-leaves-zone = Con el enroque { $castling }, { $king-your } iría demasiado lejos.
move-refused-castling-kings-face = Tras { $castling }, los reyes quedarían frente a frente en una { $line ->
    [file] columna abierta
   *[any] columna o fila abierta
}.

move-refused-no-promotion = Con esta jugada, { $piece-the } no promociona.
move-refused-only-stays = Aquí { $piece-the } solo puede seguir siendo { $piece-lower }: de todo lo demás ya tienes el máximo.
move-refused-becomes = Aquí { $piece-the } se convierte en { $becomes-lower }{ $may_stay ->
    [yes] , o sigue siendo { $piece-lower }
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece-The } no puede ir a { $square }: allí se convertiría en { $becomes-lower }, y ya tienes el máximo.

move-advice-example = Escribe, por ejemplo, “{ $typed }”.
move-advice-type = Escribe “{ $typed }”.
move-advice-type-for = Escribe “{ $typed }” para { $piece-the }.
move-advice-type-for-one = Escribe “{ $typed }” para { $piece-the } de { $square }.
move-advice-both-squares = Indica ambas casillas; por ejemplo, “{ $typed }”.
move-advice-with-origin = Escribe la jugada a { $square } con su casilla de origen; por ejemplo, “{ $typed }”.
move-advice-without-it = Escribe la jugada otra vez sin eso.
move-advice-without-cross = Sin el signo de captura es una jugada: escribe “{ $typed }”.
move-advice-if-meant = Si te refieres a eso, escribe “{ $typed }”.
move-advice-first-alone = Escribe solo la primera.
move-advice-move-itself = Quita “{ $square }-” y escribe solo la jugada.
move-advice-in-check = Estás en jaque. { $advice }
move-advice-no-move-from = { $piece-The } de { $square } no tiene jugadas ahora. { $advice }
move-advice-moves-from = Desde { $square }, { $piece-the } puede ir a { $squares }.
move-advice-other-squares = otras casillas
move-advice-nearest = { $piece-Your } en { $square } puede mover: escribe, por ejemplo, “{ $typed }”.
move-advice-aimed-near = Lo más cercano: { $moves }.
move-advice-aimed = { $piece-the } en { $square } (“{ $typed }”)

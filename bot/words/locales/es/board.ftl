# Boards: what is on a square, what a piece is, what was captured.

board-fen = <b>{ $title } tras { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}</b>, en FEN:
board-nothing-captured = No se ha capturado nada.
board-captured = Piezas capturadas: { $pieces }.
board-captured-difference = Piezas capturadas: { $pieces }. Ventaja { $side-of }: { $worth }.
board-captured-level = Piezas capturadas: { $pieces }. Los valores son iguales.
board-captured-of = a { $side-the }, { $pieces }
board-fraction = { $whole },{ $part }

board-square = <b>{ $square }</b>: { $piece } { $side-of } ({ $letter }). { $moves }
board-wall = <b>{ $square }</b>: { $piece }. { $moves }
board-empty-square = <b>{ $square }</b>: vacía.
board-attacked = Casilla atacada por { $side-the }: { $pieces }.
board-not-attacked = Casilla no atacada por { $side-the }.
board-defended = Casilla defendida por { $side-the }: { $pieces }.
board-not-defended = Casilla no defendida por { $side-the }.

board-piece = <b>{ $piece } ({ $label })</b> de { $variant }. { $moves }
board-piece-aliases = Aquí también se llama { $names }.
board-piece-elsewhere = En otros juegos se llama: { $names }.
board-piece-name-elsewhere = { $name } ({ $games })
board-piece-value = Valor: { $value }.
board-piece-values = Valor: { $value } y { $second } (la fuente da ambos).
board-piece-becomes = { $place ->
    [zone] En la zona { $zone },
    [file] En la última casilla de su columna,
   *[rank] En la última fila,
} { $whose ->
    [of-side] { $stays-the } { $side-of }
   *[of-both] esta pieza
} se convierte en { $becomes-lower }{ $by ->
    [capture] {" "}si llega capturando
    [step] {" "}si llega con un solo paso, capture o no
    [quiet-step] {" "}si llega con un solo paso sin capturar
    [capturing-step] {" "}si llega capturando a un paso
    [entering] {" "}si entra en la zona, o si captura desde o hacia una de sus casillas
    [entering-or-last] {" "}si entra en la zona, si captura desde o hacia una de sus casillas, o si llega al final ({ $always })
   *[any-move] {""}
}{ $may_stay ->
    [always] , o sigue siendo { $stays-lower }
    [yes] , o sigue siendo { $stays-lower } si aún puede mover desde allí
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . Con cualquier otra jugada, sigue siendo { $stays-lower }
}.
board-piece-becomes-there = { $stays }: se convierte en { $becomes } con una jugada propia, en la zona { $zone } o si es la última de su tipo. Lo hace donde está, o en una casilla vacía a la que la pieza nueva puede ir. La pieza nueva no puede atacar nada ni dar jaque.
board-piece-either = { $names } o { $last }
board-piece-becomes-on = { $piece } (en { $files })
board-piece-at-most = Ninguna pieza se convierte en una así mientras su bando tenga { $most }.
board-piece-betza = XBetza: <code>{ $betza }</code>

board-reach-title = { $piece } en { $square } ({ $side }{ $supposed ->
    [yes] , si fuera su turno
   *[no] {""}
})
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = puede ir a { $square }.
board-no-move = no tiene jugadas legales.
board-no-move-but-a-capture = no tiene jugadas legales: otra pieza puede capturar, y debe hacerlo.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
board-of-game = Partida { $game }
board-of-line = Tu línea en la partida { $game }
board-more = <b>{ $variant }, partida { $game }</b>: ¿qué quieres hacer?

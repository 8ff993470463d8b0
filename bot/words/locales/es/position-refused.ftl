# Why a typed position or a typed order of the array cannot be used. They are parts of a sentence: “I can't use this setup: …”.

position-refused-too-long = tiene más de { $most } caracteres
position-refused-over = la partida terminaría antes de su primera jugada
position-refused-unreadable = no se puede leer

position-refused-parts = una posición tiene cuatro o seis partes separadas por espacios, no { $found }
position-refused-parts-with-checks = una posición de este juego tiene cuatro, seis o siete partes separadas por espacios, no { $found }
position-refused-checks = la séptima parte son los jaques que ha dado cada bando, como +1+0, con { $most } como máximo
position-refused-lion-taken = la séptima parte es la casilla donde acaban de capturar un León, como g8
position-refused-count = la séptima parte son las medias jugadas contadas y cuántas puede haber, como 6/32
position-refused-ranks = el tablero tiene { $expected } filas, no { $found }
position-refused-files = la fila { $rank } debe llenar exactamente { $expected } columnas
position-refused-hole = { $square } no es una casilla de este tablero, y se escribe *
position-refused-no-hole = { $square } es una casilla de este tablero, y no se puede escribir *
position-refused-wall = en { $square } no puede estar { $piece-the }
position-refused-letter = no hay ninguna pieza con la letra “{ $letter }”
position-refused-label = no hay ninguna pieza con la sigla { $label }
position-refused-never-in-hand = { $piece-no } puede estar en mano
position-refused-hand-is-full = un bando tiene en mano { $most } piezas de un mismo tipo como máximo
position-refused-kings = el bando { $side-of } debe tener un rey, no { $found }
position-refused-no-royal = el bando { $side-of } debe tener una pieza real
position-refused-outside-zone = { $piece-the } { $side-of } no puede estar en { $square }, porque nunca sale de la zona { $zone }
position-refused-left-in-check = el bando { $side-of } está en jaque, pero el turno es { $mover-of }: dale el turno al bando { $side-of } (escribe { $letter }), o quita el jaque
position-refused-both-in-check = ambos bandos están en jaque, y ninguna jugada lleva a eso: quita uno de los jaques
position-refused-kings-face = no puede estar { $piece } frente a { $piece } sin nada en medio, porque ninguna jugada lo permite: pon una pieza en medio, o mueve una de las dos
position-refused-promoted = { $piece-the } { $side-of } no puede estar en { $square }, porque allí promociona: pon en qué se convirtió
position-refused-never-there = { $piece-the } { $side-of } no puede estar en { $square }, porque { $piece-no } puede llegar a esa fila: pon esa pieza en otro sitio
position-refused-moved = { $piece-the } { $side-of } en { $square } ya se ha movido, porque { $piece-no } empieza ahí: no pongas esa casilla en la tercera parte, o escribe allí -
position-refused-who-moves = no dice de quién es el turno: escribe el texto completo, como “{ $white }” o “{ $black }”, y quién puede enrocar en lugar del primer guion
position-refused-side = el bando que tiene el turno es w o b
position-refused-rights = la tercera parte enumera casillas de piezas que nunca se han movido, o es -
position-refused-not-at-home = la letra { $letter } de la tercera parte permite el enroque { $side-of }, pero no hay { $piece-no } en { $square }: pon ahí esa pieza, o quita la letra
position-refused-no-right = en { $square } no hay ninguna pieza que pueda tener un derecho por no haberse movido
position-refused-passed = la cuarta parte es la casilla que se acaba de pasar con un paso doble, o -
position-refused-counter = las dos últimas partes son las medias jugadas desde una captura o jugada de peón, y el número de la jugada

order-refused-not-chosen = la colocación inicial de este juego no se elige
order-refused-letter = “{ $letter }” no es la letra de ninguna pieza
order-refused-pieces = las piezas que hay que colocar son { $labels }, cada una escrita una vez
order-refused-square = { $piece-the } va en { $squares }
order-refused-one-color = las dos piezas { $piece } van en casillas de distinto color
order-refused-sequence = estas van en este orden, con o sin otras entre ellas: { $labels }

position-read-as = El FEN se lee como { $fen }: { $taken }.
position-read-part = { $typed } como { $read }
position-read-piece = { $letter } como { $label } ({ $piece })
position-read-typed-array = { $typed } como la colocación inicial
position-read-array = la colocación inicial
position-read-without-operations = sin las operaciones { $operations }
position-read-checks-left = { $left }, los jaques que quedan, como { $given }, los ya dados
position-read-missing = - en lugar de lo que falta
position-read-first-move = jugada 1, porque no se indica ninguna
position-read-move-zero = jugada 0 como jugada 1
position-read-side = turno { $side-of }, porque no puede ser del otro bando, y nadie puede enrocar
position-read-without-quotation-marks = sin las comillas
position-read-without-brackets = sin los corchetes
position-read-without-word = sin la palabra { $word }

# The descriptions of pictures, for people who hear them, and the legend of the marks.

alt-sentences = { $first } { $next }
alt-fen = Posición: { $fen }
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: sin piezas.
alt-pieces = { $piece } { $squares }
alt-in-hand = en mano { $pieces }
alt-held = { $count ->
    [1] { $piece }
   *[other] { $piece } ({ $count })
}
alt-walls = { $piece }: { $squares }.
alt-no-squares = Casillas que no existen: { $squares }.
alt-replay = { $what ->
    [still] Una imagen fija
    [all] { $all ->
        [one] Animación de la única media jugada
       *[other] Animación de las { $all } medias jugadas
    }
   *[last] { $shown ->
        [one] Animación de la última de { $all } medias jugadas
       *[other] Animación de las últimas { $shown } de { $all } medias jugadas
    }
}.

alt-card = { $piece } en { $square } de un tablero vacío de { $files } por { $ranks }.
alt-card-line = { $what }: { $squares }.
alt-goes = { $does ->
    [moves] Mueve sin capturar
    [captures] Solo captura
   *[both] Mueve o captura
}{ $when ->
    [first-move] , solo en su primera jugada
    [within] , solo en una parte del tablero
    [both] , solo en su primera jugada y en una parte del tablero
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Mueve sin capturar por encima de una pieza
    [captures] Solo captura por encima de una pieza
   *[both] Mueve o captura por encima de una pieza
}{ $when ->
    [first-move] , solo en su primera jugada
    [within] , solo en una parte del tablero
    [both] , solo en su primera jugada y en una parte del tablero
   *[always] {""}
}
alt-captures-also-over = Solo captura, también por encima de una pieza{ $when ->
    [first-move] , solo en su primera jugada
    [within] , solo en una parte del tablero
    [both] , solo en su primera jugada y en una parte del tablero
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Mueve sin capturar
    [captures] Solo captura
   *[both] Mueve o captura
}; por encima de una pieza, { $over ->
    [moves] mueve sin capturar
    [captures] captura
   *[both] mueve o captura
}{ $when ->
    [first-move] , solo en su primera jugada
    [within] , solo en una parte del tablero
    [both] , solo en su primera jugada y en una parte del tablero
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Solo en su primera jugada
    [both] Solo en su primera jugada y en una parte del tablero
   *[within] Solo en una parte del tablero
}
alt-screens = Piezas que salta

alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] una posición inicial provisional, de ejemplo; se sortea en cada partida
        [chosen] una posición inicial provisional; se sortea en cada partida, o se elige
       *[fixed] posición inicial provisional
    }
   *[no] { $array ->
        [drawn] una posición inicial de ejemplo; se sortea en cada partida
        [chosen] la posición inicial habitual; se sortea en cada partida, o se elige
       *[fixed] posición inicial
    }
}. La imagen muestra también cómo se mueven los { $count } tipos de pieza. Sus letras: { $kinds }.
alt-sheet-kind = { $label } { $piece }

legend = { $marks }.
legend-mark = { $mark ->
    [ride] línea: mueve y captura a cualquier distancia
    [quiet] ○ mueve sin capturar
    [capture] anillo: captura
    [hop] arco: captura por encima de una pieza
    [quiet-hop] arco pequeño: mueve sin capturar por encima de una pieza
    [screen] arcos: la pieza por encima de la que captura
    [first] ◇ solo en su primera jugada
    [zone] □ solo en una parte del tablero
    [beads] puntos en una línea: cualquier distancia
    [way] línea fina: el camino hasta allí
   *[move] ● mueve y captura
}

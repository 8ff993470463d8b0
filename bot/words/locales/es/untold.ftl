# Rules of a variant that follow from its settings, where its author's sentences do not tell them.

untold-royals = Un bando puede tener varias piezas reales ({ $pieces }). Está en jaque si { $check ->
    [any] cualquiera de ellas está atacada
    [last] le queda una sola y está atacada; mientras haya más, se capturan como las demás
    [last-of-each] de alguno de estos tipos le queda una sola y está atacada; mientras haya más del mismo tipo, se capturan como las demás
   *[all] todas las que tiene están atacadas a la vez; si tiene varias, una puede quedar atacada y ser capturada
}.
untold-facing = Ninguna jugada puede dejar { $king } frente a { $king } en una misma { $line ->
    [file] columna
   *[any] columna o fila
} sin nada en medio.
untold-must-capture = Quien puede capturar debe hacerlo: cualquier otra jugada es entonces ilegal.
untold-no-checks = Ninguna jugada puede dar jaque.
untold-facing-twice = Si { $king } y { $king } quedan frente a frente en una columna sin nada en medio, el bando que juega debe deshacerlo o pasar. Si pasa, la partida termina.
untold-passing = { $when ->
    [stuck] Quien no está en jaque y no tiene jugadas, pasa.
   *[always] Quien no está en jaque puede pasar.
} Dos pases seguidos terminan la partida.
untold-explosions = Cada captura explota: desaparecen las dos piezas y todo lo que hay en las ocho casillas de alrededor.
untold-explosions-but = Cada captura explota: desaparecen las dos piezas y todo lo que hay en las ocho casillas de alrededor. Se salvan: { $pieces }.
untold-explosions-fireproof = Estas se quedan también donde capturan: { $pieces }.
untold-lions = { $pieces }: ninguna de estas puede capturar a otra de ellas que esté defendida y a dos casillas, salvo si por el camino captura también una pieza{ $count ->
    [0] {""}
   *[other] {" "}que no sea de estas: { $minor }
}. Si otra pieza acaba de capturar una de ellas, en la respuesta otra pieza solo puede capturar una en la misma casilla.

untold-hands = { $captures ->
    [yes] Una pieza capturada pasa a la mano del bando que la captura. Un
   *[no] Un
} bando puede, en lugar de mover, soltar una pieza de su mano en una casilla vacía.
untold-captured-as = Tras su captura, { $pieces-the } pasa a la mano como { $piece-lower }.
untold-drops-in = { $piece-No } se puede soltar fuera de la zona { $zone }.
untold-drops-most-on-file = { $piece-No } se puede soltar en una columna donde su bando ya tiene { $number } de estas piezas.
untold-drops-no-mate = { $piece-No } puede dar jaque mate al soltarse.
untold-drops-on-both-colors = De dos piezas iguales ({ $piece }), una se suelta en una casilla clara y otra en una oscura.
untold-drops-unmoved = Si { $piece-the } se suelta en la zona { $zone }, cuenta como si no hubiera movido.
untold-walls-moved = Después de cada jugada, { $piece-the } va a otra casilla vacía. Nada va ahí ni captura ahí.
untold-walls-shot = Cada jugada termina con una pieza nueva ({ $piece }) en una casilla vacía a la que podría ir después la pieza movida. La casilla queda cerrada.
untold-walls-anywhere = Cada jugada termina con una pieza nueva ({ $piece }) en cualquier casilla vacía. La casilla queda cerrada.
untold-walls-left = La casilla que deja una pieza se cierra ({ $piece }) y queda cerrada.
untold-walls-within = { $piece-No } está fuera de la zona { $zone }.
untold-gates = Cuando una de estas piezas mueve por primera vez, una pieza en mano puede entrar en la casilla que deja: { $pieces }.
untold-drops-mobile = Una pieza no se puede soltar donde no podría volver a mover.
untold-must-drop = Quien puede soltar una pieza debe hacerlo.
untold-drops-no-checks = Al soltar una pieza no se puede dar jaque.
untold-promotes-on-leaving = Una jugada que empieza en la zona { $zone } también lleva a la promoción: { $pieces }.

untold-checkmate-wins = Gana quien recibe jaque mate.
untold-checks = Gana al instante el bando que ha dado jaque{ $checks ->
    [1] {""}
   *[other] {" "}{ $number } veces
}.
untold-goal = Gana{ $when ->
    [at-once] {" "}al instante
   *[other] {""}
} el bando que tenga { $has } { $place }, { $when ->
    [at-once] al final de su jugada.
    [unanswered] al final de su jugada; si { $second } puede hacer lo mismo con la jugada que sigue a la de { $first }, la partida sigue por esa jugada, y son tablas si lo logran ambos bandos.
    [held] al final de su jugada y también tras la respuesta del otro bando.
    [safe] sin que nada las ataque; si ambos bandos lo cumplen, son tablas.
   *[safe-or-held] sin que nada las ataque, o también tras la respuesta del otro bando.
}
untold-goal-one = una pieza { $pieces }
untold-goal-several = { $number } de estas piezas ({ $pieces }){ $or_full ->
    [yes] , o una y todas las casillas ocupadas,
   *[no] {""}
}
untold-goal-place = en la zona { $zone }
untold-goal-places = en la zona { $first_zone } (para { $first }) o en la zona { $second_zone } (para { $second })
untold-extinction = { $result ->
    [wins] Gana
   *[loses] Pierde
} el bando al que { $left ->
    [0] ya no le queda ninguna
    [1] no le queda más de { $number }
   *[other] no le quedan más de { $number }
} { $of ->
    [one] de estas piezas
    [each] de alguno de estos tipos de pieza
   *[together] de estas piezas, contadas juntas
}: { $pieces }.
untold-extinction-both = Si una jugada lo causa a ambos bandos, { $who ->
    [other] gana el otro bando
   *[nobody] la partida sigue
}.
untold-row = { $result ->
    [wins] Gana
   *[loses] Pierde
} el bando que con su jugada tiene { $number } de estas en una línea{ $gaps ->
    [yes] , también con casillas en medio
   *[no] , una junto a otra
}: { $pieces }. Cuentan { $lines }.
untold-row-files = columnas
untold-row-ranks = filas
untold-row-diagonals = diagonales
untold-bare-king-loses = Pierde el bando al que solo le queda el rey, salvo que pueda capturar enseguida la última pieza del otro.
untold-restricted = Pierde el bando al que, tras una captura, solo le quedan el rey y estas piezas: { $pieces }.
untold-repetition-loses = Pierde quien con su jugada hace que una posición se dé por { $number } vez.
untold-repetition-wins = Gana quien con su jugada hace que una posición se dé por { $number } vez.
untold-repetition-second-wins = Gana el bando { $side-of } cuando una posición se da por { $number } vez.
untold-perpetual-check-loses = Si una repetición termina la partida, pierde el bando que ha dado jaque con todas sus jugadas desde que esa posición se dio por primera vez, si el otro no lo ha hecho.

untold-stalemate-draws = El ahogado es tablas.
untold-stalemate-loses = Pierde el bando ahogado.
untold-stalemate-wins = Gana el bando ahogado.
untold-stalemate-fewer-pieces = Si hay ahogado, gana quien tiene menos piezas; si ambos bandos tienen las mismas, son tablas.
untold-repetition-claim = Se pueden reclamar tablas cuando una posición se da por { $number } vez.
untold-move-rule-claim = Se pueden reclamar tablas tras { $moves } jugadas de cada bando sin capturas, jugadas de peón ni promociones.
untold-move-rule-draws = Tras { $moves } jugadas de cada bando sin capturas, jugadas de peón ni promociones, son tablas automáticas.
untold-repetition-draws = Cuando una posición se da por { $number } vez, son tablas automáticas.
untold-counting = Cuando ya no hay peones, se cuentan las jugadas, y son tablas con la primera que supera el límite: { $limits }.
untold-counting-early = Se cuentan las jugadas, y son tablas con la primera que supera el límite: { $limits }.
untold-counting-board = { $moves } mientras ningún rey esté solo
untold-counting-few = { $moves } en cuanto un bando tiene como mucho { $number } piezas, contando el rey, y ningún rey está solo
untold-counting-with = { $moves } con { $piece } ({ $number }) contra un rey solo
untold-counting-otherwise = { $moves } con cualquier otra cosa
untold-counting-from-pieces = { $limits }, y la cuenta empieza en el número de piezas que hay en el tablero
untold-bare-kings-draw = Son tablas cuando solo quedan los reyes.
untold-points = Donde la partida terminaría en tablas por sí sola, gana el bando con más puntos: { $values }.
untold-points-of = { $piece } { $points }
untold-points-second = { $side } { $points } más
untold-dead = Son tablas cuando ya nadie puede ganar: { $pieces }.
untold-dead-alone = además de los reyes solo queda una pieza, y es { $pieces }
untold-dead-one-color = además de los reyes solo quedan estas, y todas están en casillas del mismo color: { $pieces }
untold-dead-apart = solo quedan estas, y los dos bandos están en casillas de distinto color: { $pieces }

untold-never-promoted-to = Ninguna pieza promociona a { $piece-lower }.
untold-promoted-up-to = Ninguna pieza promociona a { $piece-lower } mientras su bando tenga { $number }.

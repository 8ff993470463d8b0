# Pieces, sides and squares, as parts of other messages.

piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = pieza
    .the = la pieza
    .of = de la pieza
    .a = una pieza
    .no = ninguna pieza
    .your = tu pieza
    .lower = pieza
piece-one = { $piece }
piece-there = { $piece } en { $square }
squares-from-to = { $first } a { $last }
zone-with-squares = { $zone } ({ $squares })

move-goes = { $piece } de { $from } a { $to }
move-takes = { $piece } de { $from } captura { $victim-the } en { $square }
move-takes-in-passing = { $piece } de { $from } captura al paso { $victim-the } en { $square } y va a { $to }
move-takes-two = { $piece } de { $from } captura { $victim-the } en { $square } y { $second-the } en { $to }
move-takes-and-goes-on = { $piece } de { $from } captura { $victim-the } en { $square } y sigue hasta { $to }
move-takes-in-place = { $piece } en { $from } captura { $victim-the } en { $square } sin moverse
move-faces = { $moved }; ahora { $king } y { $king } quedan frente a frente, y pasar termina la partida
move-passes = { $piece } se queda en { $square }
move-pass = Pasa
move-becomes-there = { $piece } se queda en { $square }
move-leaps = { $piece } salta de { $from } a { $to }
move-castles = { $piece } se enroca de { $from } a { $to }, y { $partner-the } va de { $partner_from } a { $partner_to }
move-drops = { $piece } se suelta en { $square }
move-enters = { $moved }, y { $piece-the } entra en { $square }
move-walls = { $moved }, con { $piece-the } en { $square }
move-explodes = { $moved } y explota
move-explodes-with = { $moved } y explota, junto con: { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , jaque
    [threat] {" "}y amenaza con ganar
   *[mate] , jaque mate
}
move-in-words-promoting = { $moved } y { $how ->
    [stays] sigue siendo
   *[becomes] se convierte en
} { $piece-lower }{ $check ->
    [check] , jaque
    [mate] , jaque mate
    [threat] {" "}y amenaza con ganar
   *[none] {""}
}

reach-line = { $way }: { $squares }
reach-takes = captura { $piece-the } en { $square }
reach-direction = { $direction ->
    [up] hacia arriba
    [up-right] hacia arriba a la derecha
    [right] hacia la derecha
    [down-right] hacia abajo a la derecha
    [down] hacia abajo
    [down-left] hacia abajo a la izquierda
    [left] hacia la izquierda
   *[up-left] hacia arriba a la izquierda
}
reach-multi-step = { $count ->
    [2] paso doble
    [3] paso triple
   *[other] paso de { $count } casillas
} por { $squares }
reach-leaps = saltos
reach-over = por encima { $piece-of } en { $square }
reach-on-from = siguiendo desde { $squares }
reach-turning = girando en { $squares }
reach-riding = en saltos seguidos por { $squares }
reach-in-passing = al paso a { $square }
reach-first-leap = salto en su primera jugada
reach-castling = enroque, de { $from } a { $to }
reach-drop = se suelta aquí desde la mano
reach-locust = captura { $piece-the } en { $square } y sigue a
reach-pass = se queda, y así pasa el turno
reach-becomes = se convierte en: { $piece }
reach-enters = detrás en { $square }, desde la mano

# Pieces, sides and squares, as parts of other messages.

piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = peça
    .the = a peça
    .of = da peça
    .by = pela peça
    .a = uma peça
    .no = nenhuma peça
    .your = sua peça
    .lower = peça
piece-one = { $piece }
piece-there = { $piece } em { $square }
squares-from-to = { $first } a { $last }
zone-with-squares = “{ $zone }” ({ $squares })

move-goes = { $piece } de { $from } para { $to }
move-takes = { $piece } de { $from } captura { $victim-the } em { $square }
move-takes-in-passing = { $piece } de { $from } captura { $victim-the } em { $square } en passant e vai para { $to }
move-takes-two = { $piece } de { $from } captura { $victim-the } em { $square } e { $second-the } em { $to }
move-takes-and-goes-on = { $piece } de { $from } captura { $victim-the } em { $square } e segue para { $to }
move-takes-in-place = { $piece } em { $from } captura { $victim-the } em { $square } sem sair do lugar
move-faces = { $moved }; agora { $king } e { $king } ficam frente a frente, e passar termina a partida
move-passes = { $piece } fica em { $square }
move-pass = Passa
move-becomes-there = { $piece } fica em { $square }
move-leaps = { $piece } salta de { $from } para { $to }
move-castles = { $piece } faz o roque de { $from } para { $to }, e { $partner-the } vai de { $partner_from } para { $partner_to }
move-drops = { $piece } da mão para { $square }
move-enters = { $moved }, e { $piece-the } entra em { $square }
move-walls = { $moved }, com { $piece-the } em { $square }
move-explodes = { $moved } e explode
move-explodes-with = { $moved } e explode, junto com: { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , xeque
    [threat] {" "}e ameaça ganhar
   *[mate] , xeque-mate
}
move-in-words-promoting = { $moved } e { $how ->
    [stays] continua
   *[becomes] vira
} { $piece-lower }{ $check ->
    [check] , xeque
    [mate] , xeque-mate
    [threat] {" "}e ameaça ganhar
   *[none] {""}
}

reach-line = { $way }: { $squares }
reach-takes = captura { $piece-the } em { $square }
reach-direction = { $direction ->
    [up] para cima
    [up-right] para cima e à direita
    [right] para a direita
    [down-right] para baixo e à direita
    [down] para baixo
    [down-left] para baixo e à esquerda
    [left] para a esquerda
   *[up-left] para cima e à esquerda
}
reach-multi-step = { $count ->
    [2] passo duplo
    [3] passo triplo
   *[other] passo de { $count } casas
} por { $squares }
reach-leaps = saltando
reach-over = por cima { $piece-of } em { $square }
reach-on-from = seguindo de { $squares }
reach-turning = virando em { $squares }
reach-riding = saltando por { $squares }
reach-in-passing = en passant para { $square }
reach-first-leap = salto no primeiro lance
reach-castling = roque, { $from } para { $to }
reach-drop = soltando aqui da mão
reach-locust = capturando { $piece-the } em { $square }, depois para
reach-pass = ficando no lugar, o que passa a vez
reach-becomes = vira: { $piece }
reach-enters = atrás em { $square }, da mão

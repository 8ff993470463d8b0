# Pieces, sides and squares, as parts of other messages.
piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = pièce
    .the = la pièce
    .of = de la pièce
    .a = une pièce
    .no = aucune pièce
    .de = de pièce
    .your = ta pièce
piece-one = { $piece }
piece-there = { $piece } en { $square }
squares-from-to = { $first } à { $last }
zone-with-squares = « { $zone } » ({ $squares })
move-goes = { $piece } de { $from } à { $to }
move-takes = { $piece } { $from } prend { $victim-the } { $square }
move-takes-in-passing = { $piece } { $from } prend { $victim-the } { $square } en passant et va en { $to }
move-takes-two = { $piece } { $from } prend { $victim-the } { $square } et { $second-the } { $to }
move-takes-and-goes-on = { $piece } { $from } prend { $victim-the } { $square } et continue en { $to }
move-takes-in-place = { $piece } { $from } prend { $victim-the } { $square } sans bouger
move-faces = { $moved } ; les pièces royales ({ $king }) se font face, et passer finit la partie
move-passes = { $piece } reste en { $square }
move-pass = Passe
move-becomes-there = { $piece } reste en { $square }
move-leaps = { $piece } saute de { $from } à { $to }
move-castles = { $piece } roque de { $from } à { $to }, et { $partner-the } va de { $partner_from } à { $partner_to }
move-drops = Parachutage { $piece-of } en { $square }
move-enters = { $moved }, et { $piece-the } entre en { $square }
move-walls = { $moved }, avec { $piece-the } en { $square }
move-explodes = { $moved } et explose
move-explodes-with = { $moved } et explose, avec : { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , échec
    [threat] , avec une menace de gain
   *[mate] , échec et mat
}
move-in-words-promoting = { $moved } et { $how ->
    [stays] reste
   *[becomes] devient
} { $piece }{ $check ->
    [check] , échec
    [mate] , échec et mat
    [threat] , avec une menace de gain
   *[none] {""}
}
reach-line = { $way } : { $squares }
reach-takes = prend { $piece-the } en { $square }
reach-direction = { $direction ->
    [up] vers le haut
    [up-right] vers le haut à droite
    [right] vers la droite
    [down-right] vers le bas à droite
    [down] vers le bas
    [down-left] vers le bas à gauche
    [left] vers la gauche
   *[up-left] vers le haut à gauche
}
reach-multi-step = { $count ->
    [2] double pas
    [3] triple pas
   *[other] pas de { $count } cases
} par-dessus { $squares }
reach-leaps = saut
reach-over = par-dessus { $piece-the } en { $square }
reach-on-from = à partir de { $squares }
reach-turning = en tournant en { $squares }
reach-riding = en continuant par { $squares }
reach-in-passing = en passant, vers { $square }
reach-first-leap = saut au premier coup
reach-castling = roque, { $from } à { $to }
reach-drop = parachutage ici depuis la main
reach-locust = prise { $piece-of } en { $square }, puis
reach-pass = rester sur place, ce qui passe le tour
reach-becomes = devient : { $piece }
reach-enters = derrière en { $square }, depuis la main

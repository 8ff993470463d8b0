# Pieces, sides and squares, as parts of other messages.

piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = pezzo
    .the = il pezzo
    .of = del pezzo
    .by = dal pezzo
    .a = un pezzo
    .no = nessun pezzo
    .your = il tuo pezzo
    .lower = pezzo
piece-one = { $piece }
piece-there = { $piece } in { $square }
squares-from-to = da { $first } a { $last }
zone-with-squares = «{ $zone }» ({ $squares })

move-goes = { $piece } da { $from } a { $to }
move-takes = { $piece } da { $from } cattura { $victim-the } in { $square }
move-takes-in-passing = { $piece } da { $from } cattura en passant { $victim-the } in { $square } e va in { $to }
move-takes-two = { $piece } da { $from } cattura { $victim-the } in { $square } e { $second-the } in { $to }
move-takes-and-goes-on = { $piece } da { $from } cattura { $victim-the } in { $square } e prosegue in { $to }
move-takes-in-place = { $piece } in { $from } cattura { $victim-the } in { $square } senza muoversi
move-faces = { $moved }; ora i pezzi reali ({ $king }) sono di fronte, e passare chiude la partita
move-passes = { $piece } resta in { $square }
move-pass = Passa
move-becomes-there = { $piece } resta in { $square }
move-leaps = { $piece } salta da { $from } a { $to }
move-castles = { $piece } arrocca da { $from } a { $to }, e { $partner-the } va da { $partner_from } a { $partner_to }
move-drops = { $piece } dalla mano in { $square }
move-enters = { $moved }, e { $piece-the } entra in { $square }
move-walls = { $moved }, con { $piece-the } in { $square }
move-explodes = { $moved } ed esplode
move-explodes-with = { $moved } ed esplode, insieme a: { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , scacco
    [threat] {" "}e minaccia di vincere
   *[mate] , scacco matto
}
move-in-words-promoting = { $moved } e { $how ->
    [stays] resta
   *[becomes] diventa
} { $piece-lower }{ $check ->
    [check] , scacco
    [mate] , scacco matto
    [threat] {" "}e minaccia di vincere
   *[none] {""}
}

reach-line = { $way }: { $squares }
reach-takes = cattura { $piece-the } in { $square }
reach-direction = { $direction ->
    [up] verso l'alto
    [up-right] verso l'alto a destra
    [right] verso destra
    [down-right] verso il basso a destra
    [down] verso il basso
    [down-left] verso il basso a sinistra
    [left] verso sinistra
   *[up-left] verso l'alto a sinistra
}
reach-multi-step = { $count ->
    [2] doppio passo
    [3] triplo passo
   *[other] passo di { $count } caselle
} per { $squares }
reach-leaps = salti
reach-over = scavalcando { $piece-the } in { $square }
reach-on-from = proseguendo da { $squares }
reach-turning = svoltando in { $squares }
reach-riding = salti in fila per { $squares }
reach-in-passing = en passant in { $square }
reach-first-leap = salto alla prima mossa
reach-castling = arrocco, da { $from } a { $to }
reach-drop = paracadutando qui dalla mano
reach-locust = catturando { $piece-the } in { $square }, poi in
reach-pass = restando fermo, e così passa il turno
reach-becomes = diventa: { $piece }
reach-enters = dietro in { $square }, dalla mano

# Pieces, sides and squares, as parts of other messages.

piece-name = { $name }
side-name = { $name }
zone-name = { $name }
piece-nameless = Figur
    .the = die Figur
    .acc = die Figur
    .dat = der Figur
    .to = zur Figur
    .your = deine Figur
    .no = keine Figur
    .no-acc = keine Figur
    .one-acc = eine Figur
    .plural = Figuren
piece-one = { $piece }
piece-there = { $piece } auf { $square }
squares-from-to = { $first } bis { $last }
zone-with-squares = „{ $zone }“ ({ $squares })

move-goes = { $piece } von { $from } nach { $to }
move-takes = { $piece } von { $from } schlägt { $victim-acc } auf { $square }
move-takes-in-passing = { $piece } von { $from } schlägt { $victim-acc } auf { $square } en passant und geht nach { $to }
move-takes-two = { $piece } von { $from } schlägt { $victim-acc } auf { $square } und { $second-acc } auf { $to }
move-takes-and-goes-on = { $piece } von { $from } schlägt { $victim-acc } auf { $square } und geht weiter nach { $to }
move-takes-in-place = { $piece } auf { $from } schlägt { $victim-acc } auf { $square }, ohne zu ziehen
move-faces = { $moved }; jetzt stehen sich { $king } und { $king } gegenüber, und Passen beendet die Partie
move-passes = { $piece } bleibt auf { $square }
move-pass = Passen
move-becomes-there = { $piece } bleibt auf { $square }
move-leaps = { $piece } springt von { $from } nach { $to }
move-castles = { $piece } rochiert von { $from } nach { $to }, und { $partner-the } geht von { $partner_from } nach { $partner_to }
move-drops = { $piece } wird auf { $square } eingesetzt
move-enters = { $moved }, und { $piece-the } kommt auf { $square } dazu
move-walls = { $moved }, und auf { $square } steht { $piece-the }
move-explodes = { $moved } und explodiert
move-explodes-with = { $moved } und explodiert, zusammen mit: { $pieces }
move-in-words = { $moved }{ $check ->
    [check] , Schach
    [threat] {" "}und droht zu gewinnen
   *[mate] , matt
}
move-in-words-promoting = { $moved }, { $how ->
    [stays] bleibt { $piece }
   *[becomes] wird { $piece-to }
}{ $check ->
    [check] , Schach
    [mate] , matt
    [threat] {" "}und droht zu gewinnen
   *[none] {""}
}

reach-line = { $way }: { $squares }
reach-takes = schlägt { $piece-acc } auf { $square }
reach-direction = { $direction ->
    [up] nach oben
    [up-right] nach rechts oben
    [right] nach rechts
    [down-right] nach rechts unten
    [down] nach unten
    [down-left] nach links unten
    [left] nach links
   *[up-left] nach links oben
}
reach-multi-step = { $count ->
    [2] Doppelschritt
    [3] Dreifachschritt
   *[other] Schritt um { $count } Felder
} über { $squares }
reach-leaps = im Sprung
reach-over = über { $piece-acc } auf { $square } hinweg
reach-on-from = weiter ab { $squares }
reach-turning = mit Abbiegen auf { $squares }
reach-riding = in Sprüngen über { $squares }
reach-in-passing = en passant nach { $square }
reach-first-leap = im Sprung, nur im ersten Zug
reach-castling = Rochade, { $from } nach { $to }
reach-drop = hier aus der Hand eingesetzt
reach-locust = schlägt { $piece-acc } auf { $square } und zieht weiter nach
reach-pass = stehen bleiben und so aussetzen
reach-becomes = wird zu: { $piece }
reach-enters = dahinter auf { $square }, aus der Hand

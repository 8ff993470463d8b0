# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = Die Partie ist zu Ende: { $how ->
    [checkmate] matt
   *[stalemate] patt
}.

move-refused-too-long = Das ist zu lang für einen Zug.
move-refused-nothing-typed = Das ist kein Zug.
move-refused-unreadable = „{ $typed }“ kann ich nicht als Zug lesen.
move-refused-odd-character = In „{ $typed }“ ist ein Zeichen, das in keinen Zug gehört: U+{ $code }.
move-refused-foreign-letter = „{ $letter }“ ist aus einem anderen Alphabet, und ich weiß nicht, welche Figur gemeint ist.
move-refused-hole = { $square } ist ein Loch im Brett.
move-refused-off-board = { $square } gibt es auf diesem Brett nicht, es geht von a1 bis { $corner }.
move-refused-unknown-label = In { $variant } hat keine Figur den Buchstaben { $letter }.
move-refused-ranks-from-zero = Das ist nur ein Zug, wenn man die Reihen ab 0 zählt. Hier zählt man sie ab 1.
move-refused-small-letter = Ein Kleinbuchstabe kann eine Linie oder eine Figur sein.
move-refused-no-castling = In { $variant } gibt es keine Rochade.
move-refused-several-moves = Es geht nur ein Zug auf einmal.
move-refused-removes-piece = Geschlagene Figuren nehme ich selbst vom Brett.
move-refused-drops-piece = In dieser Variante setzt man keine Figuren ein.
move-refused-removes-square = Das Feld { $square } kann man nicht vom Brett nehmen.

move-refused-no-pair-on-file = { $piece }: Auf keiner Linie hast du mehr als eine Figur dieser Art.
move-refused-nobody = { $piece }: So eine Figur hast du nicht.
move-refused-nobody-on-file = { $piece }: So eine Figur hast du nicht auf der { $file }-Linie.
move-refused-nobody-on-rank = { $piece }: So eine Figur hast du nicht auf Reihe { $rank }.
move-refused-no-pawn-takes = { $pawn } schlägt von der { $from }-Linie auf die { $to }-Linie: Das geht jetzt nicht.
move-refused-nobody-takes = { $taker } schlägt { $victim }: Das geht jetzt nicht.
move-refused-nobody-reaches = Keine deiner Figuren kann nach { $square }.
move-refused-none-of-kind-reaches = { $piece } nach { $square }: Das geht nicht.
move-refused-none-of-kind-reaches-moves = { $piece } nach { $square }: Das geht nicht. So zieht diese Figur: { $moves }

move-refused-empty-square = { $square } ist leer.
move-refused-not-yours = { $piece } auf { $square } gehört dir nicht, du spielst { $side }.
move-refused-other-piece = Auf { $square } steht eine andere Figur: { $there }, nicht { $named }.
move-refused-nothing-to-capture = { $piece } würde auf { $square } nichts schlagen.
move-refused-already-there = { $piece } steht schon auf { $square }.
move-refused-own-piece = Auf { $square } steht deine eigene Figur: { $piece }.
move-refused-cannot-go = { $piece } auf { $from } kann nicht nach { $to }.
move-refused-cannot-go-moves = { $piece } auf { $from } kann nicht nach { $to }. So zieht diese Figur: { $moves }
move-refused-blocked = { $piece } kann nicht von { $from } nach { $to }: { $blocker } auf { $at }{ $whose ->
    [own] {" "}(deine eigene Figur)
   *[other] {""}
} steht im Weg.
move-refused-hole-between = { $piece } kann nicht von { $from } nach { $to }: { $hole } ist ein Loch im Brett, und darüber gleitet keine Figur.
move-refused-every-way-blocked = { $piece } kann nicht von { $from } nach { $to }, alle Wege sind versperrt: { $pieces }.
move-refused-outside-zone = { $piece } auf { $from } darf nicht nach { $to }: Diese Figur verlässt nie die Zone { $zone }.
move-refused-only-within-zone = { $piece } darf so nur in der Zone { $zone } ziehen.
move-refused-first-move-only = { $piece } darf nur im ersten Zug von { $from } nach { $to }, und diese Figur hat schon gezogen.
move-refused-kings-face = { $king } und { $king } stünden sich damit auf einer { $line ->
    [file] Linie
   *[any] Linie oder Reihe
} ohne Figur dazwischen gegenüber.
move-refused-gives-check = { $piece } darf nicht von { $from } nach { $to }: Das gäbe Schach, und das ist hier verboten.
move-refused-must-capture = { $piece } auf { $from } würde auf { $to } nichts schlagen, und wo man schlagen kann, muss man schlagen.
move-refused-only-to-capture = { $piece } geht von { $from } nach { $to } nur zum Schlagen, und { $to } ist leer.
move-refused-too-late-in-passing = { $piece } geht von { $from } nach { $to } nur zum Schlagen, und { $to } ist leer. { $victim } auf { $at } kannst du nur sofort en passant schlagen, gleich nach dem { $squares ->
    [2] Doppelschritt
    [3] Dreifachschritt
   *[other] Schritt um { $squares } Felder
}.
move-refused-must-not-capture = { $piece } schlägt auf diese Art nicht, und auf { $square } steht { $other }.
move-refused-no-screen = { $piece } { $does ->
    [captures] schlägt
   *[goes] zieht
} über genau eine Figur hinweg, und zwischen { $from } und { $to } steht keine.
move-refused-too-many-screens = { $piece } { $does ->
    [captures] schlägt
   *[goes] zieht
} über genau eine Figur hinweg, und zwischen { $from } und { $to } stehen { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
}: { $pieces }.
move-refused-needs-somebody = { $piece } geht von { $from } nach { $to } nur über eine Figur auf { $squares } hinweg, und dort steht keine.

move-refused-in-check-there = { $king } stünde auf { $square } im Schach durch { $attacker }.
move-refused-leaves-in-check = { $king } stünde { $in_passing ->
    [yes] nach diesem Schlagen en passant
   *[no] danach
} im Schach durch { $attacker }.
move-refused-leaves-one-in-check = { $king } auf { $square } stünde { $in_passing ->
    [yes] nach diesem Schlagen en passant
   *[no] danach
} im Schach durch { $attacker }.

move-refused-leap-has-moved = { $king } darf nur im ersten Zug nach { $square } springen, und diese Figur hat schon gezogen.
move-refused-leap-occupied = { $king } kann mit diesem Sprung nicht schlagen, und { $square } ist besetzt.
move-refused-leap-in-check = { $king } darf im Schach nicht springen.
move-refused-leap-in-check-by = { $king } darf nicht springen, solange { $attacker } Schach bietet.
move-refused-leap-way-attacked = { $king } darf nicht von { $from } nach { $to } springen: { $attacker } greift { $square } an.
move-refused-leap-both-ways-attacked = { $king } darf nicht von { $from } nach { $to } springen: { $attacker } greift { $square } an, und { $other_attacker } greift { $other } an.

move-refused-castling-has-moved = { $king } hat schon gezogen oder steht nicht am Anfangsplatz und darf nicht mehr rochieren.
move-refused-castling-no-partner = { $king } kann nicht mit { $castling } rochieren: { $side ->
    [left] Links
   *[right] Rechts
} davon muss eine Figur stehen, die noch nie gezogen hat: { $partner }.
move-refused-castling-blocked = { $king } kann nicht mit { $castling } rochieren: { $blocker } steht im Weg.
move-refused-castling-in-check = { $king } darf nicht rochieren, solange { $attacker } Schach bietet.
move-refused-castling-into-check = { $king } stünde auf { $square } im Schach durch { $attacker }.
move-refused-castling-through-check = { $king } käme über { $square }, und dieses Feld greift { $attacker } an.
move-refused-castling-leaves-zone = { $king } käme mit { $castling } zu weit weg.
move-refused-castling-kings-face = Nach { $castling } stünden sich die Könige auf einer offenen { $line ->
    [file] Linie
   *[any] Linie oder Reihe
} gegenüber.

move-refused-no-promotion = { $piece } wandelt sich mit diesem Zug nicht um.
move-refused-only-stays = { $piece } kann hier nur { $piece } bleiben: Von allem anderen hast du schon so viele Figuren, wie du haben darfst.
move-refused-becomes = { $piece } wird hier zu { $becomes }{ $may_stay ->
    [yes] {" "}oder bleibt { $piece }
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece } darf nicht nach { $square }, denn dort wäre die Umwandlung in { $becomes } Pflicht, und davon hast du schon so viele, wie du haben darfst.

move-advice-example = Schreib zum Beispiel „{ $typed }“.
move-advice-type = Schreib „{ $typed }“.
move-advice-type-for = Schreib „{ $typed }“ für { $piece }.
move-advice-type-for-one = Schreib „{ $typed }“ für { $piece } auf { $square }.
move-advice-both-squares = Nenne beide Felder, zum Beispiel „{ $typed }“.
move-advice-with-origin = Schreib den Zug nach { $square } mit dem Feld, von dem er kommt, zum Beispiel „{ $typed }“.
move-advice-without-it = Schreib den Zug noch mal ohne das Zeichen.
move-advice-without-cross = Ohne das Kreuz ist es ein Zug: Schreib „{ $typed }“.
move-advice-if-meant = Wenn du das meinst, schreib „{ $typed }“.
move-advice-first-alone = Schreib nur den ersten.
move-advice-move-itself = Lass „{ $square }-“ weg und schreib nur den Zug selbst.
move-advice-in-check = Du stehst im Schach. { $advice }
move-advice-no-move-from = { $piece } auf { $square } kann gerade nicht ziehen. { $advice }
move-advice-moves-from = { $piece } auf { $square } kann nach { $squares }.
move-advice-other-squares = auf andere Felder
move-advice-nearest = { $piece } auf { $square } kann ziehen: Schreib zum Beispiel „{ $typed }“.
move-advice-aimed-near = Am nächsten kommen { $moves }.
move-advice-aimed = { $piece } auf { $square } („{ $typed }“)

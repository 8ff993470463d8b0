# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = Die Partie ist zu Ende: { $how ->
    [checkmate] matt
   *[stalemate] patt
}.

move-refused-too-long = Das ist zu lang für einen Zug.
move-refused-nothing-typed = Das ist kein Zug.
move-refused-unreadable = „{ $typed }“ verstehe ich nicht als Zug.
move-refused-odd-character = In „{ $typed }“ ist ein Zeichen, das in keinen Zug gehört: U+{ $code }.
move-refused-foreign-letter = „{ $letter }“ ist aus einem anderen Alphabet, und ich weiß nicht, welche Figur gemeint ist.
move-refused-hole = Auf { $square } ist ein Loch im Brett.
move-refused-off-board = Das Feld { $square } gibt es nicht: Das Brett geht von a1 bis { $corner }.
move-refused-unknown-label = In { $variant } hat keine Figur den Buchstaben { $letter }.
move-refused-ranks-from-zero = Das ist nur ein Zug, wenn man die Reihen ab 0 zählt. Hier zählt man sie ab 1.
move-refused-small-letter = Ein Kleinbuchstabe kann eine Linie oder eine Figur sein.
move-refused-no-castler = { $piece-The } ist noch nicht auf dem Brett, also gibt es keine Rochade.
move-refused-no-castling = In { $variant } gibt es keine Rochade.
move-refused-cannot-pass = { $why ->
    [check] Du stehst im Schach, darum kannst du nicht passen.
    [moves] Passen kannst du nur, wenn du keinen anderen Zug hast.
   *[nobody] Keine deiner Figuren kann stehen bleiben.
}
move-refused-cannot-become-there = { $piece-The } auf { $square } kann dort jetzt nicht zu { $becomes } werden. Entweder sind davon schon genug da, oder diese Figur muss in ihrer Zone stehen oder die letzte ihrer Art sein, und die neue Figur darf nichts angreifen und kein Schach geben.
move-refused-several-moves = Es geht nur ein Zug auf einmal.
move-refused-removes-piece = Geschlagene Figuren nehme ich selbst vom Brett.
move-refused-drops-piece = In dieser Variante setzt man keine Figuren ein.

move-refused-never-in-hand = { $piece-No } kommt je auf die Hand.
move-refused-not-in-hand = Du hast { $piece-no-acc } zum Einsetzen auf der Hand.
move-refused-drop-occupied = { $piece-The } steht auf { $square }, und einsetzen kann man nur auf einem leeren Feld.
move-refused-drop-outside-zone = { $piece-The } darf nicht auf { $square } eingesetzt werden, nur in der Zone { $zone }.
move-refused-drop-file-is-full = Auf der { $file }-Linie { $most ->
    [1] steht schon { $piece-your }
   *[other] stehen schon { $most } × { $piece } von dir
}, also darfst du dort keine weitere Figur dieser Art einsetzen.
move-refused-needs-wall = Sag auch, wohin { $piece-the } kommt.
move-refused-no-room-for-wall = Nach diesem Zug bleibt kein Feld für { $piece-acc }.
move-refused-wall-occupied = { $piece-The } kann nicht auf { $square } stehen, weil dort schon etwas steht.
move-refused-wall-stays = { $piece-The } steht schon auf { $square } und muss auf ein anderes Feld.
move-refused-wall-not-there = { $piece-The } kann nach diesem Zug nicht auf { $square } stehen.
move-refused-wall-there = { $piece-The } steht auf { $square } und gehört niemandem: Nichts zieht dorthin oder schlägt dort.
move-refused-no-drops = In diesem Spiel wird nichts eingesetzt. Eine Figur aus der Hand kommt hinter einer dazu, die zum ersten Mal zieht.
move-refused-enter-not-in-hand = Du hast { $piece-no-acc } auf der Hand.
move-refused-enter-no-gate = Hinter { $piece-dat } kommt keine Figur dazu.
move-refused-enter-has-moved = { $piece-The } auf { $square } zieht nicht zum ersten Mal, also kann dahinter nichts dazukommen.
move-refused-enter-not-there = { $piece-The } kann auf { $square } nicht dazukommen.
move-refused-drop-same-color = { $piece-The } auf { $at } steht schon auf einem { $color ->
    [light] hellen Feld, also gehört diese Figur auf ein dunkles.
   *[dark] dunklen Feld, also gehört diese Figur auf ein helles.
}
move-refused-drop-last-of-color = Dann bliebe kein { $color ->
    [light] helles
   *[dark] dunkles
} Feld für { $piece-acc } frei, und eines ist nötig.
move-refused-drop-never-moves = { $piece-The } könnte von { $square } nie wieder ziehen und darf dort nicht eingesetzt werden.
move-refused-drop-leaves-check = { $king-Your } stünde nach dem Einsetzen auf { $square } im Schach durch { $attacker-acc }.
move-refused-drop-is-mate = { $piece-The } würde auf { $square } matt setzen, und das darf diese Figur beim Einsetzen nicht.
move-refused-drop-gives-check = Das Einsetzen auf { $square } gäbe Schach, und das ist beim Einsetzen verboten.
move-refused-drop-must-capture = Du kannst schlagen, und wo man schlagen kann, muss man schlagen.
move-refused-must-drop = Du kannst eine Figur aus der Hand einsetzen, und das geht vor. { $piece-The } bleibt auf { $from }.
move-advice-in-hand = Du hast auf der Hand: { $pieces }.
move-advice-hand-is-empty = Du hast nichts auf der Hand.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = Das Feld { $square } kann man nicht vom Brett nehmen.

move-refused-no-pair-on-file = Auf keiner Linie hast du mehr als { $piece-one-acc }.
move-refused-nobody = Du hast { $piece-no-acc }.
move-refused-nobody-on-file = Du hast { $piece-no-acc } auf der { $file }-Linie.
move-refused-nobody-on-rank = Du hast { $piece-no-acc } auf Reihe { $rank }.
move-refused-no-pawn-takes = { $pawn-No } von dir kann jetzt von der { $from }-Linie auf die { $to }-Linie schlagen.
move-refused-nobody-takes = { $taker-No } von dir kann jetzt { $victim-one-acc } schlagen.
move-refused-nobody-reaches = Keine deiner Figuren kann nach { $square }.
move-refused-none-of-kind-reaches = { $piece-No } von dir kann nach { $square }.
move-refused-none-of-kind-reaches-moves = { $piece-No } von dir kann nach { $square }. Die Regeln sagen: „{ $moves }“

move-refused-empty-square = Das Feld { $square } ist leer.
move-refused-not-yours = { $piece-The } auf { $square } gehört dir nicht, du spielst { $side }.
move-refused-other-piece = Auf { $square } steht eine andere Figur: { $there }, nicht { $named }.
move-refused-nothing-to-capture = { $piece-The } würde auf { $square } nichts schlagen.
move-refused-already-there = { $piece-Your } steht schon auf { $square }.
move-refused-own-piece = Auf { $square } steht { $piece-your }.
move-refused-cannot-go = { $piece-The } auf { $from } kann nicht nach { $to }.
move-refused-cannot-go-moves = { $piece-The } auf { $from } kann nicht nach { $to }. Die Regeln sagen: „{ $moves }“
move-refused-blocked = { $piece-The } kann nicht von { $from } nach { $to }: { $whose ->
    [own] { $blocker-Your }
   *[other] { $blocker-The }
} auf { $at } steht im Weg.
move-refused-hole-between = { $piece-The } kann nicht von { $from } nach { $to }: { $hole } ist ein Loch im Brett, und darüber gleitet keine Figur.
move-refused-every-way-blocked = { $piece-The } kann nicht von { $from } nach { $to }: Alle Wege sind versperrt, durch { $pieces-acc }.
move-refused-outside-zone = { $piece-The } auf { $from } darf nicht nach { $to }: Diese Figur verlässt nie die Zone { $zone }.
move-refused-only-within-zone = { $piece-The } darf so nur in der Zone { $zone } ziehen.
move-refused-never-hops = { $piece-The } springt nie über diese Figur ({ $other }), und eine steht auf { $square }.
move-refused-never-captures = { $piece-The } schlägt { $other-acc } auf { $square } nie.
move-refused-first-move-only = { $piece-The } darf nur im ersten Zug von { $from } nach { $to }, und diese Figur hat schon gezogen.
move-refused-kings-face = { $king } und { $king } stünden sich damit auf einer { $line ->
    [file] Linie
   *[any] Linie oder Reihe
} ohne Figur dazwischen gegenüber.
move-refused-gives-check = { $piece-The } darf nicht von { $from } nach { $to }: Das gäbe Schach, und das ist hier verboten.
move-refused-blows-up-king = { $piece-The } darf auf { $to } nicht schlagen: Durch die Explosion verschwände auch { $king-your }.
move-refused-must-capture = { $piece-The } auf { $from } würde auf { $to } nichts schlagen, und wo man schlagen kann, muss man schlagen.
move-refused-only-to-capture = { $piece-The } geht von { $from } nach { $to } nur zum Schlagen, und { $to } ist leer.
move-refused-too-late-in-passing = { $piece-The } geht von { $from } nach { $to } nur zum Schlagen, und { $to } ist leer. { $victim-Acc } auf { $at } kannst du nur sofort en passant schlagen, gleich nach dem { $squares ->
    [2] Doppelschritt
    [3] Dreifachschritt
   *[other] Schritt um { $squares } Felder
}.
move-refused-must-not-capture = { $piece-The } schlägt auf diese Art nicht, und auf { $square } steht { $other-the }.
move-refused-lion-protected = { $piece-The } darf { $other-acc } auf { $square } nicht schlagen: { $protector-The } auf { $by } deckt dort.
move-refused-lion-just-taken = { $piece-The } darf { $other-acc } auf { $square } jetzt nicht schlagen, weil auf { $at } gerade so eine Figur geschlagen wurde.
move-refused-only-on-the-way = { $piece-The } kommt von { $from } nach { $to } nur, wenn unterwegs eine Figur geschlagen wird.
move-refused-not-over = { $piece-The } kann nicht { $other-acc } auf { $over } schlagen und weiter nach { $to } gehen.
move-refused-no-screen = { $piece-The } { $does ->
    [captures] schlägt
   *[goes] zieht
} über genau eine Figur hinweg, und zwischen { $from } und { $to } steht keine.
move-refused-too-many-screens = { $piece-The } { $does ->
    [captures] schlägt
   *[goes] zieht
} über genau eine Figur hinweg, und zwischen { $from } und { $to } stehen { $count ->
    [2] zwei
    [3] drei
   *[other] { $count }
}: { $pieces-the }.
move-refused-needs-somebody = { $piece-The } geht von { $from } nach { $to } nur über eine Figur auf { $squares } hinweg, und dort steht keine.

move-refused-in-check-there = { $king-Your } stünde auf { $square } im Schach durch { $attacker-acc }.
move-refused-leaves-in-check = { $king-Your } stünde { $in_passing ->
    [yes] nach diesem Schlagen en passant
   *[no] danach
} im Schach durch { $attacker-acc }.
move-refused-leaves-one-in-check = { $king-Your } auf { $square } stünde { $in_passing ->
    [yes] nach diesem Schlagen en passant
   *[no] danach
} im Schach durch { $attacker-acc }.

move-refused-leap-has-moved = { $king-Your } darf nur im ersten Zug nach { $square } springen, und diese Figur hat schon gezogen.
move-refused-leap-lost = { $king-The } kann nicht nach { $square } springen: Diese Figur hat schon gezogen, oder auf einer Linie wurde auf sie gezielt.
move-refused-leap-occupied = { $king-Your } kann mit diesem Sprung nicht schlagen, und { $square } ist besetzt.
move-refused-leap-in-check = { $king-Your } darf im Schach nicht springen.
move-refused-leap-in-check-by = { $king-Your } darf nicht springen, solange { $attacker-the } Schach bietet.
move-refused-leap-way-attacked = { $king-Your } darf nicht von { $from } nach { $to } springen: { $attacker-The } greift { $square } an.
move-refused-leap-both-ways-attacked = { $king-Your } darf nicht von { $from } nach { $to } springen: { $attacker-The } greift { $square } an, und { $other_attacker-the } greift { $other } an.

move-refused-castling-has-moved = { $king-Your } hat schon gezogen oder steht nicht am Anfangsplatz und darf nicht mehr rochieren.
move-refused-castling-no-partner = { $king-Your } kann nicht mit { $castling } rochieren: { $side ->
    [left] Links
   *[right] Rechts
} davon muss eine Figur stehen, die noch nie gezogen hat: { $partner }.
move-refused-castling-blocked = { $king-Your } kann nicht mit { $castling } rochieren: { $blocker-The } steht im Weg.
move-refused-castling-in-check = { $king-Your } darf nicht rochieren, solange { $attacker-the } Schach bietet.
move-refused-castling-into-check = { $king-Your } stünde auf { $square } im Schach durch { $attacker-acc }.
move-refused-castling-through-check = { $king-Your } käme über { $square }, und dieses Feld greift { $attacker-the } an.
move-refused-castling-leaves-zone = { $king-Your } käme mit { $castling } zu weit weg.
move-refused-castling-kings-face = Nach { $castling } stünden sich die Könige auf einer offenen { $line ->
    [file] Linie
   *[any] Linie oder Reihe
} gegenüber.

move-refused-no-promotion = { $piece-The } wandelt sich mit diesem Zug nicht um.
move-refused-only-stays = { $piece-The } kann hier nur { $piece } bleiben: Von allem anderen hast du schon so viele Figuren, wie du haben darfst.
move-refused-becomes = { $piece-The } wird hier { $becomes-to }{ $may_stay ->
    [yes] {" "}oder bleibt { $piece }
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece-The } darf nicht nach { $square }, denn dort wäre die Umwandlung in { $becomes-one-acc } Pflicht, und davon hast du schon so viele, wie du haben darfst.

move-advice-example = Möglich ist zum Beispiel „{ $typed }“.
move-advice-type = Schreib „{ $typed }“.
move-advice-type-for = Schreib „{ $typed }“ für { $piece-acc }.
move-advice-type-for-one = Schreib „{ $typed }“ für { $piece-acc } auf { $square }.
move-advice-both-squares = Nenne beide Felder, zum Beispiel „{ $typed }“.
move-advice-with-origin = Schreib den Zug nach { $square } mit dem Feld, von dem er kommt, zum Beispiel „{ $typed }“.
move-advice-without-it = Schreib den Zug noch mal ohne das Zeichen.
move-advice-without-cross = Ohne das Kreuz ist es ein Zug: Schreib „{ $typed }“.
move-advice-if-meant = Wenn du das meinst, schreib „{ $typed }“.
move-advice-first-alone = Schreib nur den ersten.
move-advice-move-itself = Lass „{ $square }-“ weg und schreib nur den Zug selbst.
move-advice-in-check = Du stehst im Schach. { $advice }
move-advice-no-move-from = { $piece-The } auf { $square } kann gerade nicht ziehen. { $advice }
move-advice-moves-from = { $piece-The } auf { $square } kann nach { $squares }.
move-advice-other-squares = auf andere Felder
move-advice-nearest = { $piece-Your } auf { $square } kann ziehen: Schreib zum Beispiel „{ $typed }“.
move-advice-aimed-near = Am nächsten kommen { $moves }.
move-advice-aimed = { $piece-the } auf { $square } („{ $typed }“)

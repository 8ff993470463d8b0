# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = La partita è finita: { $how ->
    [checkmate] scacco matto
   *[stalemate] stallo
}.

move-refused-too-long = È troppo lungo per una mossa.
move-refused-nothing-typed = Questa non è una mossa.
move-refused-unreadable = Non riconosco nessuna mossa in «{ $typed }».
move-refused-odd-character = In «{ $typed }» c'è un carattere che non sta in nessuna mossa, U+{ $code }.
move-refused-foreign-letter = «{ $letter }» è di un altro alfabeto, e non so quale pezzo indica.
move-refused-hole = { $square } è un buco nella scacchiera.
move-refused-off-board = { $square } non è una casella di questa scacchiera, che va da a1 a { $corner }.
move-refused-unknown-label = Nessun pezzo di { $variant } ha la lettera { $letter }.
move-refused-ranks-from-zero = È una mossa solo se le traverse si contano da 0. Qui si contano da 1.
move-refused-small-letter = Una lettera minuscola può essere una colonna o un pezzo.
move-refused-no-castling = In { $variant } non c'è l'arrocco.
move-refused-several-moves = Si può fare una sola mossa alla volta.
move-refused-removes-piece = I pezzi catturati li tolgo io.
move-refused-drops-piece = In questa variante non si aggiungono pezzi sulla scacchiera.
move-refused-removes-square = La casella { $square } non si può togliere dalla scacchiera.

move-refused-no-pair-on-file = Su nessuna colonna hai più di un pezzo di tipo { $piece }.
move-refused-nobody = Non hai nessun pezzo di tipo { $piece }.
move-refused-nobody-on-file = Non hai nessun pezzo di tipo { $piece } sulla colonna { $file }.
move-refused-nobody-on-rank = Non hai nessun pezzo di tipo { $piece } sulla traversa { $rank }.
move-refused-no-pawn-takes = Ora nessun tuo pezzo di tipo { $pawn } può catturare dalla colonna { $from } alla colonna { $to }.
move-refused-nobody-takes = Ora nessun tuo pezzo di tipo { $taker } può catturare { $victim }.
move-refused-nobody-reaches = Nessun tuo pezzo può andare in { $square }.
move-refused-none-of-kind-reaches = Nessun tuo pezzo di tipo { $piece } può andare in { $square }.
move-refused-none-of-kind-reaches-moves = Nessun tuo pezzo di tipo { $piece } può andare in { $square }; muove così: { $moves }

move-refused-empty-square = { $square } è vuota.
move-refused-not-yours = Il pezzo in { $square } ({ $piece }) non è tuo: tu sei { $side }.
move-refused-other-piece = In { $square } c'è un altro pezzo: { $there }, non { $named }.
move-refused-nothing-to-capture = Il tuo pezzo ({ $piece }) non catturerebbe nulla in { $square }.
move-refused-already-there = Il tuo pezzo ({ $piece }) è già in { $square }.
move-refused-own-piece = In { $square } c'è un tuo pezzo ({ $piece }).
move-refused-cannot-go = Il pezzo in { $from } ({ $piece }) non può andare in { $to }.
move-refused-cannot-go-moves = Il pezzo in { $from } ({ $piece }) non può andare in { $to }; muove così: { $moves }
move-refused-blocked = Il pezzo in { $from } ({ $piece }) non arriva in { $to }: in { $at } un { $whose ->
    [own] tuo pezzo
   *[other] pezzo avversario
} ({ $blocker }) chiude la strada.
move-refused-hole-between = Il pezzo in { $from } ({ $piece }) non arriva in { $to }: { $hole } è un buco nella scacchiera, e chi muove in linea non lo supera.
move-refused-every-way-blocked = Il pezzo in { $from } ({ $piece }) non arriva in { $to }: ogni strada è chiusa ({ $pieces }).
move-refused-outside-zone = Il pezzo in { $from } ({ $piece }) non può andare in { $to }: non esce mai dalla zona { $zone }.
move-refused-only-within-zone = Questo pezzo ({ $piece }) può muovere così solo nella zona { $zone }.
move-refused-first-move-only = Il pezzo in { $from } ({ $piece }) può andare in { $to } solo alla sua prima mossa, e ha già mosso.
move-refused-kings-face = Così i pezzi reali ({ $king }) si troverebbero uno di fronte all'altro su una { $line ->
    [file] colonna
   *[any] colonna o traversa
}, senza nulla in mezzo.
move-refused-gives-check = Il pezzo in { $from } ({ $piece }) non può andare in { $to }: darebbe scacco, e qui non si può.
move-refused-must-capture = Il pezzo in { $from } ({ $piece }) non catturerebbe nulla in { $to }, e chi può catturare deve farlo.
move-refused-only-to-capture = Il pezzo in { $from } ({ $piece }) va in { $to } solo per catturare, e { $to } è vuota.
move-refused-too-late-in-passing = Il pezzo in { $from } ({ $piece }) va in { $to } solo per catturare, e { $to } è vuota; il pezzo in { $at } ({ $victim }) si può catturare en passant solo subito dopo il suo { $squares ->
    [2] doppio passo
    [3] triplo passo
   *[other] passo di { $squares } caselle
}.
move-refused-must-not-capture = Questo pezzo ({ $piece }) non cattura così, e in { $square } ce n'è un altro ({ $other }).
move-refused-no-screen = Questo pezzo ({ $piece }) { $does ->
    [captures] cattura
   *[goes] muove
} scavalcando esattamente un pezzo, e tra { $from } e { $to } non ce n'è nessuno.
move-refused-too-many-screens = Questo pezzo ({ $piece }) { $does ->
    [captures] cattura
   *[goes] muove
} scavalcando esattamente un pezzo; tra { $from } e { $to } ce ne sono { $count ->
    [2] due
    [3] tre
   *[other] { $count }
}: { $pieces }.
move-refused-needs-somebody = Il pezzo in { $from } ({ $piece }) va in { $to } solo scavalcando un pezzo in { $squares }, e lì non ce n'è nessuno.

move-refused-in-check-there = In { $square } il tuo { $king } sarebbe sotto scacco ({ $attacker }).
move-refused-leaves-in-check = { $in_passing ->
    [yes] Con quella cattura en passant
   *[no] Così
} il tuo { $king } sarebbe sotto scacco ({ $attacker }).
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Con quella cattura en passant
   *[no] Così
} il tuo { $king } in { $square } sarebbe sotto scacco ({ $attacker }).

move-refused-leap-has-moved = Il tuo { $king } può saltare in { $square } solo alla sua prima mossa, e ha già mosso.
move-refused-leap-occupied = Il tuo { $king } non può catturare con il salto, e { $square } è occupata.
move-refused-leap-in-check = Il tuo { $king } non può saltare quando è sotto scacco.
move-refused-leap-in-check-by = Il tuo { $king } è sotto scacco ({ $attacker }), quindi non può saltare.
move-refused-leap-way-attacked = Il tuo { $king } non può saltare da { $from } a { $to }: { $square } è sotto attacco ({ $attacker }).
move-refused-leap-both-ways-attacked = Il tuo { $king } non può saltare da { $from } a { $to }: { $square } è sotto attacco ({ $attacker }), e anche { $other } ({ $other_attacker }).

move-refused-castling-has-moved = Il tuo { $king } ha già mosso o non è al suo posto, quindi non può più arroccare.
move-refused-castling-no-partner = Per { $castling } serve un pezzo che non ha mai mosso ({ $partner }) a { $side ->
    [left] sinistra
   *[right] destra
} del tuo { $king }.
move-refused-castling-blocked = Il tuo { $king } non può arroccare con { $castling }: { $blocker } chiude la strada.
move-refused-castling-in-check = Il tuo { $king } è sotto scacco ({ $attacker }), quindi non può arroccare.
move-refused-castling-into-check = In { $square } il tuo { $king } sarebbe sotto scacco ({ $attacker }).
move-refused-castling-through-check = Il tuo { $king } passerebbe per { $square }, che è sotto attacco ({ $attacker }).
move-refused-castling-leaves-zone = Con { $castling } il tuo { $king } andrebbe troppo lontano.
move-refused-castling-kings-face = Dopo { $castling } i due Re si troverebbero uno di fronte all'altro su una { $line ->
    [file] colonna aperta
   *[any] colonna o traversa aperta
}.

move-refused-no-promotion = Con questa mossa il pezzo ({ $piece }) non va a promozione.
move-refused-only-stays = Qui il pezzo ({ $piece }) può solo restare com'è: di tutto il resto hai già il massimo.
move-refused-becomes = Qui il pezzo ({ $piece }) diventa { $becomes }{ $may_stay ->
    [yes] , o resta com'è
   *[no] {""}
}.
move-refused-nothing-to-become = Il tuo pezzo ({ $piece }) non può andare in { $square }: lì diventerebbe { $becomes }, e ne hai già il massimo.

move-advice-example = Scrivi per esempio «{ $typed }».
move-advice-type = Scrivi «{ $typed }».
move-advice-type-for = Scrivi «{ $typed }» per { $piece }.
move-advice-type-for-one = Scrivi «{ $typed }» per { $piece } in { $square }.
move-advice-both-squares = Indica entrambe le caselle; scrivi per esempio «{ $typed }».
move-advice-with-origin = Indica anche la casella di partenza della mossa in { $square }; scrivi per esempio «{ $typed }».
move-advice-without-it = Riscrivi la mossa senza quel carattere.
move-advice-without-cross = Senza il segno di cattura è una mossa: scrivi «{ $typed }».
move-advice-if-meant = Se intendi questo, scrivi «{ $typed }».
move-advice-first-alone = Scrivi solo la prima.
move-advice-move-itself = Togli «{ $square }-» e scrivi solo la mossa.
move-advice-in-check = Sei sotto scacco. { $advice }
move-advice-no-move-from = Ora il pezzo in { $square } ({ $piece }) non ha mosse. { $advice }
move-advice-moves-from = Mosse da { $square } ({ $piece }): { $squares }.
move-advice-other-squares = altre caselle
move-advice-nearest = Il tuo pezzo in { $square } ({ $piece }) può muovere: scrivi per esempio «{ $typed }».
move-advice-aimed-near = Le mosse più vicine: { $moves }.
move-advice-aimed = { $piece } in { $square } («{ $typed }»)

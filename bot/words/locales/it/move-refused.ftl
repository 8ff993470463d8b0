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
move-refused-hole = In { $square } la scacchiera ha un buco.
move-refused-off-board = La casella { $square } non esiste su questa scacchiera, che va da a1 a { $corner }.
move-refused-unknown-label = Nessun pezzo di { $variant } ha la lettera { $letter }.
move-refused-ranks-from-zero = È una mossa solo se le traverse si contano da 0. Qui si contano da 1.
move-refused-small-letter = Una lettera minuscola può essere una colonna o un pezzo.
move-refused-no-castler = { $piece-The } non è ancora sulla scacchiera, quindi non si può arroccare.
move-refused-no-castling = In { $variant } non c'è l'arrocco.
move-refused-cannot-pass = { $why ->
    [check] Sei sotto scacco, quindi non puoi passare.
    [moves] Puoi passare solo se non hai altre mosse.
   *[nobody] Nessuno dei tuoi pezzi può restare dov'è.
}
move-refused-cannot-become-there = { $piece-The } in { $square } non può diventare { $becomes } adesso. O ce ne sono già abbastanza, oppure deve stare nella sua zona o essere l'ultimo del suo tipo, e il nuovo pezzo non può attaccare niente né dare scacco.
move-refused-several-moves = Si può fare una sola mossa alla volta.
move-refused-removes-piece = I pezzi catturati li tolgo io.
move-refused-drops-piece = In questa variante non si aggiungono pezzi sulla scacchiera.

move-refused-never-in-hand = { $piece-No } può stare in mano.
move-refused-not-in-hand = Non hai { $piece-no } in mano da paracadutare.
move-refused-drop-occupied = In { $square } c'è { $piece-the }, e si paracaduta solo su una casella vuota.
move-refused-drop-outside-zone = { $piece-The } non si può paracadutare in { $square }, solo nella zona { $zone }.
move-refused-drop-file-is-full = Sulla colonna { $file } { $most ->
    [1] c'è già { $piece-your }
   *[other] ci sono già { $most } tuoi pezzi di questo tipo ({ $piece-lower })
}, quindi lì non puoi paracadutare un altro pezzo uguale.
move-refused-needs-wall = Di' anche dove va { $piece-the }.
move-refused-no-room-for-wall = Dopo questa mossa non resta nessuna casella per { $piece-the }.
move-refused-wall-occupied = { $piece-The } non può andare in { $square }, perché lì c'è un pezzo.
move-refused-wall-stays = { $piece-The } è già in { $square } e deve andare su un'altra casella.
move-refused-wall-not-there = { $piece-The } non può andare in { $square } con questa mossa.
move-refused-wall-there = { $piece-The } è in { $square } e non è di nessuno: nessun pezzo ci va o cattura lì.
move-refused-no-drops = In questo gioco non si paracaduta. Un pezzo in mano entra dietro a un pezzo che muove per la prima volta.
move-refused-enter-not-in-hand = Non hai { $piece } in mano.
move-refused-enter-no-gate = Nessun pezzo entra dietro { $piece-the }.
move-refused-enter-has-moved = { $piece-The } in { $square } non muove per la prima volta, quindi lì dietro non può entrare nulla.
move-refused-enter-not-there = { $piece-The } non può entrare in { $square }.
move-refused-drop-same-color = { $piece-The } in { $at } è già su una casella { $color ->
    [light] chiara; questo pezzo va su una scura.
   *[dark] scura; questo pezzo va su una chiara.
}
move-refused-drop-last-of-color = Così non resterebbe nessuna casella { $color ->
    [light] chiara
   *[dark] scura
} per { $piece-the }, e ne serve una.
move-refused-drop-never-moves = { $piece-The } non potrebbe mai più muovere da { $square }, quindi lì non si può paracadutare.
move-refused-drop-leaves-check = Se paracaduti un pezzo in { $square }, { $king-your } sarà sotto scacco { $attacker-of }.
move-refused-drop-is-mate = { $piece-The } darebbe scacco matto in { $square }, e paracadutando questo pezzo non si può.
move-refused-drop-gives-check = Un pezzo paracadutato in { $square } darebbe scacco, e qui non si può.
move-refused-drop-must-capture = Puoi catturare, e chi può catturare deve farlo.
move-refused-must-drop = Puoi paracadutare un pezzo che hai in mano, e questo viene prima. { $piece-The } resta in { $from }.
move-advice-in-hand = Hai in mano: { $pieces }.
move-advice-hand-is-empty = Non hai nulla in mano.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = La casella { $square } non si può togliere dalla scacchiera.

move-refused-no-pair-on-file = Su nessuna colonna hai più di { $piece-a }.
move-refused-nobody = Non hai { $piece-no }.
move-refused-nobody-on-file = Non hai { $piece-no } sulla colonna { $file }.
move-refused-nobody-on-rank = Non hai { $piece-no } sulla traversa { $rank }.
move-refused-no-pawn-takes = Ora non hai { $pawn-no } che possa catturare dalla colonna { $from } alla colonna { $to }.
move-refused-nobody-takes = Ora non hai { $taker-no } che possa catturare { $victim-a }.
move-refused-nobody-reaches = Nessun tuo pezzo può andare in { $square }.
move-refused-none-of-kind-reaches = Non hai { $piece-no } che possa andare in { $square }.
move-refused-none-of-kind-reaches-moves = Non hai { $piece-no } che possa andare in { $square }. Le regole dicono: «{ $moves }»

move-refused-empty-square = La casella { $square } è vuota.
move-refused-not-yours = { $piece-The } in { $square } non è tra i tuoi pezzi: tu giochi con { $side-the }.
move-refused-other-piece = In { $square } c'è un altro pezzo: { $there }, non { $named }.
move-refused-nothing-to-capture = { $piece-Your } non catturerebbe nulla in { $square }.
move-refused-already-there = { $piece-Your } è già in { $square }.
move-refused-own-piece = In { $square } c'è { $piece-your }.
move-refused-cannot-go = { $piece-The } in { $from } non può andare in { $to }.
move-refused-cannot-go-moves = { $piece-The } in { $from } non può andare in { $to }. Le regole dicono: «{ $moves }»
move-refused-blocked = { $piece-The } in { $from } non arriva in { $to }: { $whose ->
    [own] { $blocker-your }
   *[other] { $blocker-the }
} in { $at } blocca la strada.
move-refused-hole-between = { $piece-The } in { $from } non arriva in { $to }: in { $hole } la scacchiera ha un buco, e chi muove in linea non lo supera.
move-refused-every-way-blocked = { $piece-The } in { $from } non arriva in { $to }: ogni strada è bloccata { $pieces-by }.
move-refused-outside-zone = { $piece-The } in { $from } non può andare in { $to }: non esce mai dalla zona { $zone }.
move-refused-only-within-zone = { $piece-The } può muovere così solo nella zona { $zone }.
move-refused-never-hops = { $piece-The } non scavalca mai un pezzo così ({ $other }), e ce n'è uno in { $square }.
move-refused-never-captures = { $piece-The } non cattura mai { $other-the } in { $square }.
move-refused-first-move-only = { $piece-The } in { $from } può andare in { $to } solo alla sua prima mossa, e ha già mosso.
move-refused-kings-face = Così i pezzi reali ({ $king }) si troverebbero uno di fronte all'altro su una { $line ->
    [file] colonna
   *[any] colonna o traversa
}, senza nulla in mezzo.
move-refused-gives-check = { $piece-The } in { $from } non può andare in { $to }: darebbe scacco, e qui non si può.
move-refused-blows-up-king = { $piece-The } non può catturare in { $to }: l'esplosione eliminerebbe { $king-your }.
move-refused-must-capture = { $piece-The } in { $from } non catturerebbe nulla in { $to }, e chi può catturare deve farlo.
move-refused-only-to-capture = { $piece-The } in { $from } va in { $to } solo per catturare, ma lì non c'è nulla.
move-refused-too-late-in-passing = { $piece-The } in { $from } va in { $to } solo per catturare, ma lì non c'è nulla. En passant, { $victim-the } in { $at } si può catturare solo subito dopo il suo { $squares ->
    [2] doppio passo
    [3] triplo passo
   *[other] passo di { $squares } caselle
}.
move-refused-must-not-capture = { $piece-The } non cattura così, e in { $square } c'è { $other-the }.
move-refused-lion-protected = { $piece-The } non può catturare { $other-the } in { $square }: { $protector-the } lo difende da { $by }.
move-refused-lion-just-taken = { $piece-The } ora non può catturare { $other-the } in { $square }, perché un pezzo così è appena stato catturato in { $at }.
move-refused-only-on-the-way = { $piece-The } va da { $from } a { $to } solo catturando un pezzo lungo la via.
move-refused-not-over = { $piece-The } non può catturare { $other-the } in { $over } e proseguire in { $to }.
move-refused-no-screen = { $piece-The } { $does ->
    [captures] cattura
   *[goes] muove
} scavalcando esattamente un pezzo, e tra { $from } e { $to } non ce n'è nessuno.
move-refused-too-many-screens = { $piece-The } { $does ->
    [captures] cattura
   *[goes] muove
} scavalcando esattamente un pezzo; tra { $from } e { $to } ce ne sono { $count ->
    [2] due
    [3] tre
   *[other] { $count }
}: { $pieces-the }.
move-refused-needs-somebody = { $piece-The } in { $from } va in { $to } solo scavalcando un pezzo in { $squares }, e lì non ce n'è nessuno.

move-refused-in-check-there = In { $square } { $king-your } sarebbe sotto scacco { $attacker-of }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] Con quella cattura en passant
   *[no] Così
} { $king-your } sarebbe sotto scacco { $attacker-of }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Con quella cattura en passant
   *[no] Così
} { $king-your } in { $square } sarebbe sotto scacco { $attacker-of }.

move-refused-leap-has-moved = { $king-Your } può saltare in { $square } solo alla sua prima mossa, e ha già mosso.
move-refused-leap-lost = { $king-The } non può saltare in { $square }: ha già mosso, oppure un pezzo lo ha puntato sulla sua linea.
move-refused-leap-occupied = { $king-Your } non può catturare con il salto, e la casella { $square } è occupata.
move-refused-leap-in-check = { $king-Your } non può saltare quando è sotto scacco.
move-refused-leap-in-check-by = { $king-Your } è sotto scacco { $attacker-of }, quindi non può saltare.
move-refused-leap-way-attacked = { $king-Your } non può saltare da { $from } a { $to }: la casella { $square } è sotto attacco { $attacker-of }.
move-refused-leap-both-ways-attacked = { $king-Your } non può saltare da { $from } a { $to }: la casella { $square } è sotto attacco { $attacker-of }, e la casella { $other } { $other_attacker-of }.

move-refused-castling-has-moved = { $king-Your } ha già mosso o non è al suo posto, quindi non può più arroccare.
move-refused-castling-no-partner = Per { $castling } serve, a { $side ->
    [left] sinistra
   *[right] destra
} { $king-of }, { $partner-a } che non abbia mai mosso.
move-refused-castling-blocked = { $king-Your } non può arroccare con { $castling }: { $blocker-the } blocca la strada.
move-refused-castling-in-check = { $king-Your } è sotto scacco { $attacker-of }, quindi non può arroccare.
move-refused-castling-into-check = In { $square } { $king-your } sarebbe sotto scacco { $attacker-of }.
move-refused-castling-through-check = { $king-Your } passerebbe per { $square }, che è sotto attacco { $attacker-of }.
move-refused-castling-leaves-zone = Con { $castling } { $king-your } andrebbe troppo lontano.
move-refused-castling-kings-face = Dopo { $castling } i due Re si troverebbero uno di fronte all'altro su una { $line ->
    [file] colonna aperta
   *[any] colonna o traversa aperta
}.

move-refused-no-promotion = Con questa mossa { $piece-the } non va a promozione.
move-refused-only-stays = Qui { $piece-the } può solo restare com'è: di tutto il resto hai già il massimo.
move-refused-becomes = Qui { $piece-the } diventa { $becomes-lower }{ $may_stay ->
    [yes] , o resta com'è
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece-Your } non può andare in { $square }: lì diventerebbe { $becomes-lower }, e ne hai già il massimo.

move-advice-example = Prova per esempio con «{ $typed }».
move-advice-type = Scrivi «{ $typed }».
move-advice-type-for = Scrivi «{ $typed }» per { $piece-the }.
move-advice-type-for-one = Scrivi «{ $typed }» per { $piece-the } in { $square }.
move-advice-both-squares = Indica entrambe le caselle; scrivi per esempio «{ $typed }».
move-advice-with-origin = Indica anche la casella di partenza della mossa in { $square }; scrivi per esempio «{ $typed }».
move-advice-without-it = Riscrivi la mossa senza quel carattere.
move-advice-without-cross = Senza il segno di cattura è una mossa: scrivi «{ $typed }».
move-advice-if-meant = Se intendi questo, scrivi «{ $typed }».
move-advice-first-alone = Scrivi solo la prima.
move-advice-move-itself = Togli «{ $square }-» e scrivi solo la mossa.
move-advice-in-check = Sei sotto scacco. { $advice }
move-advice-no-move-from = Ora { $piece-the } in { $square } non ha mosse. { $advice }
move-advice-moves-from = Da { $square }, { $piece-the } può andare in { $squares }.
move-advice-other-squares = altre caselle
move-advice-nearest = { $piece-Your } in { $square } può muovere: scrivi per esempio «{ $typed }».
move-advice-aimed-near = Le mosse più vicine: { $moves }.
move-advice-aimed = { $piece-the } in { $square } («{ $typed }»)

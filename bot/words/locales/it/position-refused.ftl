# Why a typed position or a typed order of the array cannot be used, as parts of a sentence.

position-refused-too-long = supera i { $most } caratteri
position-refused-over = la partita sarebbe finita prima della prima mossa
position-refused-unreadable = non si riesce a leggere

position-refused-parts = una posizione ha quattro o sei parti separate da spazi, non { $found }
position-refused-parts-with-checks = una posizione di questa variante ha quattro, sei o sette parti separate da spazi, non { $found }
position-refused-checks = la settima parte sono gli scacchi dati da ogni colore, come +1+0, al massimo { $most } ciascuno
position-refused-lion-taken = la settima parte è la casa dove è appena stato catturato un Leone, come g8
position-refused-count = la settima parte sono le semimosse contate e quante ne sono permesse, come 6/32
position-refused-ranks = la scacchiera ha { $expected } traverse, non { $found }
position-refused-files = la traversa { $rank } deve riempire esattamente { $expected } colonne
position-refused-hole = { $square } non è una casella di questa scacchiera, e va scritta come *
position-refused-no-hole = { $square } è una casella di questa scacchiera, e non si può scrivere come *
position-refused-wall = in { $square } non può stare { $piece-the }
position-refused-letter = nessun pezzo ha la lettera «{ $letter }»
position-refused-label = nessun pezzo ha la sigla { $label }
position-refused-never-in-hand = { $piece-no } è mai in mano
position-refused-hand-is-full = un colore ha in mano al massimo { $most } pezzi dello stesso tipo
position-refused-kings = { $side-the } deve avere un Re, non { $found }
position-refused-no-royal = { $side-the } deve avere un pezzo reale
position-refused-outside-zone = { $piece-the } { $side-of } non può stare in { $square }, perché non esce mai dalla zona { $zone }
position-refused-left-in-check = { $side-the } è sotto scacco, ma muove { $mover-the }: fai muovere { $side-the } (scrivi { $letter }), o togli lo scacco
position-refused-both-in-check = entrambi i colori sono sotto scacco, e nessuna mossa può portare a questo: togli uno degli scacchi
position-refused-kings-face = i pezzi reali ({ $piece }) sono uno di fronte all'altro senza nulla in mezzo, e nessuna mossa può portare a questo: metti un pezzo in mezzo, o spostane uno
position-refused-promoted = { $piece-the } { $side-of } non può stare in { $square }, perché lì va a promozione: metti il pezzo che è diventato
position-refused-never-there = { $piece-the } { $side-of } non può stare in { $square }, perché non può arrivare su quella traversa: metti il pezzo altrove
position-refused-moved = { $piece-the } { $side-of } in { $square } deve aver già mosso, perché non parte mai da lì: togli la casella dalla terza parte, o scrivi -
position-refused-who-moves = non dice chi muove: scrivi il testo intero, come «{ $white }» o «{ $black }», e chi può arroccare al posto del primo trattino
position-refused-side = il colore che muove è w o b
position-refused-rights = la terza parte elenca le caselle dei pezzi che non hanno mai mosso, oppure è -
position-refused-not-at-home = la lettera { $letter } nella terza parte dice che { $side-the } può arroccare, ma in { $square } manca { $piece-the }: metti lì il pezzo, o togli la lettera
position-refused-no-right = in { $square } non c'è un pezzo che possa avere diritti perché non ha mai mosso
position-refused-passed = la quarta parte è la casella appena superata da un doppio passo, oppure -
position-refused-counter = le ultime due parti sono le semimosse dall'ultima cattura o mossa di pedone e il numero della mossa

order-refused-not-chosen = in questa variante la disposizione non si sceglie
order-refused-letter = «{ $letter }» non è la lettera di un pezzo
order-refused-pieces = i pezzi da disporre sono { $labels }, ciascuno scritto una volta
order-refused-square = { $piece-the } sta in { $squares }
order-refused-one-color = i due pezzi di tipo { $piece } stanno su caselle di colore diverso
order-refused-sequence = questi stanno in quest'ordine, con o senza altri in mezzo: { $labels }

position-read-as = Ho letto il FEN come { $fen }: { $taken }.
position-read-part = { $typed } come { $read }
position-read-piece = { $letter } come { $label } ({ $piece })
position-read-typed-array = { $typed } come la disposizione
position-read-array = la disposizione
position-read-without-operations = senza le operazioni { $operations }
position-read-checks-left = { $left }, gli scacchi che restano, come { $given }, quelli dati
position-read-missing = - per ciò che manca
position-read-first-move = mossa 1, perché il numero manca
position-read-move-zero = mossa 0 come mossa 1
position-read-side = muove { $side-the }, perché l'altro colore non può, e nessuno arrocca
position-read-without-quotation-marks = senza le virgolette
position-read-without-brackets = senza le parentesi
position-read-without-word = senza la parola { $word }

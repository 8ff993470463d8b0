# Why something is not offered, or an offer is not answered: draws with moves, proposals, open challenges, rematches, blocks.

offer-refused-draw-is-offered = { $player } ti offre patta, quindi non ho giocato la tua mossa. Accetta con { STEP("draw") }, o rifiuta giocando la mossa senza offerta di patta.
offer-refused-draw-before-move = Hai appena offerto patta, quindi questa mossa non può offrirla di nuovo, e non l'ho giocata. Scrivila senza l'offerta. Puoi offrire di nuovo patta con la prossima mossa.
offer-refused-already-proposed = Hai già fatto una richiesta, e { $player } non ha ancora risposto. Aspetta la risposta, o continua a giocare: se uno di voi muove, la richiesta decade.
offer-refused-proposal-declined = { $player } ha già rifiutato in questa posizione. Continua a giocare: puoi chiedere di nuovo dopo un'altra mossa.
offer-refused-no-proposal = Questa richiesta non è più aperta. Vedi la partita con { STEP("board") }.
offer-refused-own-proposal = La richiesta è tua, quindi solo l'avversario può rispondere. Aspetta la risposta, o continua a giocare: se uno di voi muove, la richiesta decade.

offer-refused-do-not-play = Tu e { $player } non giocate tra voi. Scegli un altro membro, o lancia una sfida aperta con { STEP("challenge") }. Le partite che state già giocando continuano.
offer-refused-oneself-to-block = Non puoi bloccarti. Indica un altro membro con { STEP("block") }.
offer-refused-blocked-already = Hai già bloccato { $player }. Per sbloccare: { STEP("unblock") }.
offer-refused-not-blocked = Non hai bloccato { $player }. Vedi i membri che hai bloccato con { STEP("block") }.
offer-refused-nobody-to-unblock = Non hai indicato nessuno. Scegli un membro come { OPTION("unblock", "member") }; vedi quelli che hai bloccato con { STEP("block") }.
offer-refused-too-many-blocked = Hai bloccato { $limit } membri, il massimo. Sbloccane uno con { STEP("unblock") }.

offer-refused-terms-for-one = Una sfida a { $player } vale per una partita. Togli { OPTION("challenge", "uses") }, o non indicare un avversario: così può raccoglierla chiunque.
offer-refused-one-game-of-lot = La disposizione di { $variant } si sorteggia e si fissa con la sfida, quindi la sfida vale per una partita. Togli { OPTION("challenge", "uses") }, oppure { $option ->
    [array] scrivi un ordine come { OPTION("challenge", "array") }
   *[setup] indica una posizione con { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = Negli ultimi minuti hai lanciato più sfide aperte a tutti. Lascia passare un po' di tempo e riprova tra un quarto d'ora.
offer-refused-own-open-challenge = Questa sfida è tua, quindi solo altri possono raccoglierla. Tu puoi ritirarla.
offer-refused-already-joined = Hai già raccolto questa sfida: { $game }. Prima finisci quella partita. Puoi raccoglierla di nuovo non prima di un quarto d'ora dal suo inizio.
offer-refused-joined-and-over = Hai già raccolto questa sfida: { $link }. Ora nessun altro può raccoglierla. Vedi la tua partita con { STEP("board", "game", $game) }.
offer-refused-code-missing = Quale sfida? Scrivi il codice che vedi con la sfida: { STEP("join", "code", "4F7Q2K") }. Le sfide che chiunque qui può raccogliere sono in { STEP("games", "which", "open") }.
offer-refused-code-misspelled = Questo non è un codice. Un codice ha sei caratteri, lettere o cifre, ma mai I, L, O, U, Y, Z, 0 o 1. Ricontrollalo sotto la sfida e scrivilo così: { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Nessuna sfida che puoi raccogliere ha questo codice. È scritto male, o la sfida è finita da tempo. Confrontalo con quello che vedi con la sfida, o lancia la tua con { STEP("challenge") }.
offer-refused-joined-elsewhere = Questa sfida è in { TERM("community", "another") } della stessa rete, e la partita si vedrebbe solo lì. Raccoglila lì, o lanciane una qui con { STEP("challenge") }.
offer-refused-nothing-to-decline = Questa sfida è aperta a tutti, quindi non c'è nulla da rifiutare. Lasciala ad altri, o lancia la tua con { STEP("challenge") }.

offer-refused-not-over-yet = La partita { $game } è ancora in corso, e la rivincita viene dopo la fine. Continua, o chiudila con { STEP("resign") }, { STEP("draw") } o { STEP("abort") }.
offer-refused-rematch-asked = Hai già chiesto questa rivincita, e { $player } non ha ancora risposto. Puoi ritirarla con { STEP("games") }.
offer-refused-rematch-runs = La rivincita della partita { $game } è la partita { $running }, ancora in corso. Continua lì: { $link }.
offer-refused-rematch-elsewhere = La partita { $game } non ha più { TERM("place", "its") }. Chiedi la rivincita in { TERM("place", "another") } { TERM("community", "same") }, dove l'avversario la vede: { STEP("rematch", "game", $game) }.

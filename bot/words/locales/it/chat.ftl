# What the conversation itself answers, on every network.

chat-done = Fatto.
chat-not-stored = Non sono riuscito a salvare, quindi non è cambiato nulla. Riprova tra un minuto. Se continua così, avvisa chi gestisce il bot.
chat-not-known = In questo momento non riesco a salvare le partite, e non so dire se questo è stato salvato. Guarda la scacchiera tra un minuto. Se la tua modifica non c'è, falla di nuovo. Se continua così, avvisa chi gestisce il bot.
chat-restarting = Mi sto riavviando, quindi non è cambiato nulla. Riprova tra un minuto.
chat-not-read = In questo momento non riesco a leggere le partite. Riprova tra un minuto. Se continua così, avvisa chi gestisce il bot.
chat-not-shown = Non sono ancora riuscito a mostrarlo agli altri. { $why } Lo mostro appena si può. Nel frattempo usa { STEP("board") } e { STEP("games") }.

chat-played-on = Non ho fatto nulla. La partita continua.
chat-cancelled = Non ho giocato nulla.
chat-other-move = Non ho giocato nulla. Scrivi l'altra mossa con { STEP("move", "move", "", "game", $game) }.

chat-earlier-board = Questa è la scacchiera dopo { $ply ->
    [one] 1 semimossa
   *[other] { $ply } semimosse
} su { $plies }.
chat-record = Codice di controllo della partita (hash): <code>{ $hash }</code>.
chat-record-elsewhere = Codice di controllo della partita (hash): <code>{ $hash }</code>. La registrazione si ottiene con { STEP("export", "game", $game) }.

chat-did-you-mean = Non capisco <code>{ $typed }</code> in <code>{ $option }:</code>. { $choices ->
    [one] Intendevi questo?
   *[other] Che cosa intendevi?
}
chat-no-such-variant = Nessuna variante si chiama «{ $typed }».
chat-all-variants = Tutto quello che puoi giocare qui: { STEP("variants") }.
chat-left-over = Conosco <b>{ $variant }</b>, ma non capisco ciò che segue: <code>{ $rest }</code>.
chat-left-over-of-challenge = Davanti a ogni opzione metti il suo nome e i due punti: { $step }.
chat-left-over-of-challenge-to-nobody = Indica l'avversario con il suo indirizzo. Davanti a ogni opzione metti il suo nome e i due punti: { $step }.
chat-left-over-of-other = Davanti a ogni opzione metti il suo nome e i due punti. Vedi tutte le opzioni con { STEP("help") }.

chat-privacy-file = Questo file contiene tutti i tuoi dati, ed è solo per te. PRIVACY.md ne spiega il formato e dice che cosa manca.
chat-privacy-part = Questa è la parte { $part } di { $parts } dei tuoi dati, ed è solo per te. Per la prossima: { STEP("privacy", "what", "export", "part", $next) }. PRIVACY.md ne spiega il formato.

chat-variant-differs-in-file = <b>{ $variant }</b>: differenze tra il tuo file e l'edizione { $edition }.
chat-variant-differs = <b>{ $variant }</b>: differenze tra l'edizione { $edition } e la { $before }.
chat-variant-is-new = <b>{ $variant }</b> è in elenco nella prima edizione.
chat-variant-same = Cambiano solo i commenti e l'ordine.
suggested-variant-first = Indica prima la variante
suggested-one-array = { $variant } ha una sola disposizione
suggested-array-by-lot = a sorte, una su { $orders }
suggested-array-usual = {""}, l'ordine solito su { $squares }; o scrivine un altro
suggested-array-drawn = { $symmetry ->
    [asymmetric] asimmetrica
    [central] ruotata
   *[mirror] a specchio
}
suggested-zone-now = , ora { $time }
suggested-which-game = Quale partita? Indicala prima come { OPTION("move", "game") }: { $games }
suggested-no-game-here = Qui non si gioca nessuna tua partita
suggested-game-over = La partita { $game } è finita
suggested-not-your-game = Non giochi nella partita { $game }
suggested-not-your-turn = Non tocca a te nella partita { $game }
suggested-when-first = Indica prima la mossa dell'avversario come { OPTION("if", "when") }
suggested-your-turn = Tocca a te: scrivi come { OPTION("if", "line") } una linea che comincia con la tua mossa
chat-other-variants = { $choices ->
    [one] Vuoi questa?
   *[other] Vuoi una di queste?
}

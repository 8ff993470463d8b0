# Why something is not done, whatever it is about.

refused-no-game-here = Qui non c'è nessuna partita, e non ne hai altrove. Iniziane una con { STEP("challenge") }.
refused-several-games = Potresti intendere più partite. Vai in quella giusta, o aggiungi il suo numero al comando:
refused-no-such-game = La partita { $game } non esiste. Vedi le tue partite con { STEP("games") }.
refused-game-over = Questa partita è finita: { $result } Iniziane un'altra con { STEP("challenge") }.
refused-not-a-player = Non sei tra i due giocatori della partita { $game }, e solo loro possono farlo. Puoi seguirla con { STEP("watch", "game", $game) }, o iniziarne una tua con { STEP("challenge") }.
refused-hint-against-a-person = La partita { $game } è contro una persona, e i suggerimenti valgono solo contro di me. Gioca una partita: { STEP("challenge", "level", "2") }.
refused-report-of-running = La partita { $game } è ancora in corso, e il rapporto c'è solo per le partite finite. Indica una partita finita: { STEP("report", "game", "1") }.
refused-help-in-running = La partita { $game } è ancora in corso, e la sua posizione attuale è comparsa qui. Nelle partite in corso non aiuto nessuno. Torna quando la partita { $game } sarà andata avanti: { STEP("games") }.
refused-nothing-to-report = Nella partita { $game } non è stata giocata nessuna mossa, quindi non c'è niente da dire. Le tue altre partite: { STEP("games") }.
refused-not-your-turn = Non tocca a te: ora muove { $player } ({ $side }).
refused-plan-answer = Ti avviso quando tocca a te. Puoi già preparare la tua risposta con { STEP("if") }.
refused-board-stands = Ho giocato <code>{ $played }</code> prima che modificassi il messaggio, quindi quella mossa resta. { $command ->
    [undo] Chiedi di ritirarla con { STEP("undo") }.
   *[other] La vedi con { STEP($command) }.
}
refused-stale = La partita è andata avanti da allora, quindi non ho fatto nulla. Guarda la scacchiera più recente, o usa { STEP("board") }.
refused-shown-is-taken-back = Quella posizione non c'è più: da allora è stata ritirata una mossa, quindi non ho fatto nulla. Guarda la scacchiera più recente, o usa { STEP("board") }.
refused-by-command = { $command ->
    [undo] Per ritirare la tua ultima mossa usa { STEP("undo") }. Dopo un minuto, o se l'avversario ha già risposto, deve essere d'accordo.
    [resign] Per abbandonare usa { STEP("resign") }. Prima ti chiede conferma.
    [draw] Per offrire, accettare o reclamare la patta usa { STEP("draw") }. Dirlo e basta non è un'offerta.
    [abort] Per chiudere la partita senza risultato usa { STEP("abort") }. Dopo la prima mossa di entrambi, l'avversario deve essere d'accordo.
    [help] Per vedere come si gioca usa { STEP("help") }.
   *[other] Per vedere la scacchiera usa { STEP($command) }. La mostra anche dall'altro lato o a parole.
}
refused-nobody-reaches = { $why } Vedi dove può andare ogni pezzo con { STEP("moves") }.
refused-no-number = Non posso usare «{ $typed }» come numero. Scrivi <code>{ $name }:{ $example }</code>, o un altro numero intero da { $least } in su.
refused-no-choice = Non puoi scegliere «{ $typed }» come <code>{ $name }</code>. Scegli tra: { $known }.
refused-end-alone = Questa partita non ha scadenza, quindi non c'è nulla da reclamare. L'avversario se n'è andato: chiudila senza risultato con { STEP("abort", "game", $game) }.
refused-needs-community = Le partite si giocano in { TERM("place", "a") } di { TERM("community", "a") }. Lancia la sfida lì.

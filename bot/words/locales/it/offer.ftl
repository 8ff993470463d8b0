# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.

offer-asks-take-back = { $player } chiede di ritirare { $moves }
offer-asks-cancel = { $player } chiede di chiudere la partita { $game } senza risultato

offer-take-back = { $player } chiede di ritirare { $moves }. La scacchiera torna alla posizione dopo <b>{ $last }</b>, e muove di nuovo { $side-the }. La vedi con { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } chiede di ritirare { $moves }. La scacchiera torna alla prima posizione, e muove di nuovo { $side-the }. La vedi con { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } chiede di chiudere la partita { $game } senza risultato: nessuno vince, e la partita non conta.
offer-answer-while-they-move = { $opponent }, accetta o rifiuta. Se { $player } muove, la richiesta decade.
offer-answer = { $opponent }, accetta o rifiuta. Se muovi, vale come rifiuto.
offer-waits-for-answer = Prima rispondi a questo.

offer-moves = { $moves } e { $next }

offer-take-back-not-alone = Senza il consenso dell'avversario puoi ritirare una mossa solo una volta per turno, entro un minuto e prima che faccia qualcosa. Ora serve il suo consenso.
offer-cancel-not-alone = Avete mosso entrambi, quindi l'avversario deve essere d'accordo.
offer-cancel-not-alone-in-event = Una partita di un evento conta dall'inizio, quindi l'avversario deve essere d'accordo.
offer-done = L'ho chiesto a { $opponent }, che può rifiutare.
offer-drops-plan = Se accetta, le tue mosse condizionali si cancellano.

offer-take-back-was-asked = { $player } ha chiesto di ritirare { $moves }.
offer-cancel-was-asked = { $player } ha chiesto di chiudere la partita { $game } senza risultato.
offer-take-back-declined = { $player } ha rifiutato il ritiro, quindi le mosse restano.
offer-cancel-declined = { $player } non vuole chiudere la partita senza risultato, quindi si continua.
offer-declined-done = Rifiutato.

offer-taken-back = Mossa ritirata: { $moves }.
offer-taken-back-rest = Tutto ciò che è stato giocato prima resta:
offer-taken-back-done = Mossa ritirata: { $moves }. Tocca di nuovo a te.
offer-taken-back-with-draw = { $player } ha ritirato la mossa, insieme all'offerta di patta.
offer-taken-back-dropped-plan = Con la mossa si cancellano anche le tue mosse condizionali. Preparane di nuove con { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } accetta il ritiro.
offer-taken-back-by-agreement = { $count ->
    [one] Mossa ritirata di comune accordo: { $moves }.
   *[other] Mosse ritirate di comune accordo: { $moves }.
}
offer-taken-back-together = { $count ->
    [one] Mossa ritirata: { $moves }.
   *[other] Mosse ritirate: { $moves }.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] Hai accettato. Mossa ritirata: { $moves }.
   *[other] Hai accettato. Mosse ritirate: { $moves }.
}
offer-taken-back-draw-gone = Con la mossa ritirata decade anche l'offerta di patta.

offer-end-alone-asked = Chiudi la partita { $game } ({ $variant }) contro { $opponent } senza risultato? Finisce subito, e non si torna indietro.

offer-player-left = { $player } non è più membro dove si gioca questa partita. { $other }, dal { $from } puoi chiuderla senza risultato: { STEP("abort", "game", $game) }. Prima può deciderla chi ha { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } non è più membro dove si gioca questa partita. { $other }, può deciderla chi ha { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } è di nuovo membro dove si gioca questa partita, quindi si continua.
offer-refused-player-left = { $player } non è più membro dove si gioca questa partita. Dal { $from } puoi chiuderla tu. Prima, chiedi di deciderla a chi ha { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } non è più membro dove si gioca questa partita. Chiedi di deciderla a chi ha { TERM("moderator-right") }: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = Hai reclamato la vittoria.
offer-given-done = Hai dato altro tempo all'avversario: { $length }.

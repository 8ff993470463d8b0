# What is said in a terminal alone.

terminal-hello = { $first } e { $second } a una sola tastiera. Parli a nome di chi deve muovere. Per parlare a nome dell'altro, comincia con il suo nome: <code>{ $second }: draw</code>. Un numero sceglie una voce. <code>go 2</code> ti porta alla partita 2. <code>quit</code> esce, e tutto viene conservato.
terminal-hello-alone = { $first } contro il computer. Scrivi una mossa o un comando come <code>board</code>, <code>undo</code> o <code>hint</code>. Un numero sceglie una voce. <code>quit</code> esce, e tutto viene conservato.
terminal-games-run = Partite ancora in corso: { $games }. <code>games</code> le elenca, e senza variante continua l'ultima.
terminal-no-number = Qui nulla ha il numero { $number }. Scrivi una mossa, o <code>help</code>.
terminal-one-screen = Qui c'è un solo schermo, quindi gli spettatori non hanno un posto loro per parlare. Ciò che dici a voce, i giocatori lo sentono.
terminal-one-network = Qui c'è una sola rete, e nessuno ha due account: basta un nome. Continua a giocare.
terminal-not-drawn = Non si è potuta disegnare l'immagine. Scegli un altro formato.
terminal-written = Scritto: { $path }
terminal-not-written = Non si può scrivere in { $folder } ({ $why }): libera spazio lì, o dai a questo utente il diritto di scriverci.

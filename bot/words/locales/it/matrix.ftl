# What is said in Matrix alone.

matrix-hello = Faccio da arbitro per gli scacchi e le loro grandi varianti. Gestisco le partite, mostro le scacchiere e conosco le regole.
matrix-hello-next = Vedi che cosa so fare con { STEP("help") }, o inizia una partita con { STEP("challenge") }.
matrix-encrypted = Questa stanza è cifrata e non posso leggere ciò che si scrive, quindi esco. Invitami in una stanza senza cifratura: le partite di questa stanza continuano lì.
matrix-no-key = Non posso ancora leggere il messaggio di { $player }: la sua chiave non mi è arrivata. Lo leggo quando arriva. Spesso basta inviare di nuovo il messaggio.
matrix-key-withheld = Non posso leggere il messaggio di { $player }: la sua app dà le chiavi solo ai dispositivi verificati. Permetti altri dispositivi nelle impostazioni di cifratura dell'app e invia di nuovo il messaggio.
matrix-missed = Ero offline, e l'homeserver non mi mostra ciò che è stato scritto qui nel frattempo. Se hai mosso o risposto dopo il mio ultimo messaggio, scrivilo di nuovo.

matrix-unknown-command = Non conosco il comando <code>!{ $word }</code>. Vedi { STEP("help") }.
matrix-mistyped-command = Non conosco il comando <code>!{ $word }</code>. Intendevi { $step }?
matrix-only-in-rooms = Questo vale per una stanza dove si gioca. Usa { $step } lì.
matrix-nobody-called = In questa stanza nessuno si chiama <code>{ $name }</code>. Usa il nome che un membro ha qui, o il suo indirizzo intero, come <code>@bob:example.org</code>.
matrix-several-called = Più membri corrispondono a <code>{ $name }</code>. Quale intendi?
matrix-last-word = Ti ho risposto molte volte, quindi taccio per un minuto. Faccio ancora ciò che chiedi, e alle mosse rispondo sempre.
matrix-answered-alone = Ti ho risposto in una stanza tutta nostra. Accetta il mio invito per leggere. Da allora in poi, un { $sign } sotto il tuo messaggio vuol dire che c'è una risposta.

matrix-choice-alone = Te l'ho chiesto in una stanza tutta nostra, dove nessun altro legge. Rispondi lì con <code>{ $number }</code>.
matrix-no-choice = Qui nessuna scelta ha il numero { $number }. Vedi { STEP("games") } o { STEP("help") }.
matrix-which-choice = Più di un mio messaggio ha una scelta { $number }. Rispondi a quello che intendi con <code>{ $number }</code>.
matrix-how-to-choose = Se intendi la scelta { $number } { $source ->
    [offer] dell'offerta che ti aspetta
   *[last] del mio ultimo messaggio
}, rispondi a quel messaggio con <code>{ $number }</code> o scrivi <code>!{ $number }</code>.

matrix-may-not-write = Qui non ho il permesso di scrivere: { $place }. Dammi lì il potere di inviare messaggi.
matrix-told-alone = Appena è risolto, lo mostro lì. Nel frattempo lo dico solo a te:
matrix-room-gone = Non sono più nella stanza della partita { $game } ({ $variant }). Scrivi le tue mosse qui. Se hai più partite, metti <code>game:{ $game }</code> dopo { STEP("move") } e la mossa. Oppure invitami di nuovo e usa lì un mio comando.
matrix-unreached = Non sono più nella stanza della partita { $game }, e a un giocatore non posso scrivere in privato. Invitami di nuovo e usa lì un mio comando.
matrix-no-rooms = L'homeserver non mi permette di creare stanze ({ $why }).

matrix-thread = { $variant }, partita { $game }: { $first } contro { $second }. Si gioca in questo thread.
matrix-watch-invited = Ecco il tuo invito: { $place }.
matrix-watch-sealed = I giocatori ricevono l'invito solo a partita finita. Ma chi ha { TERM("overseer-right") } può leggere quella stanza.
matrix-watch-refused = Non riesco a invitarti qui: { $place } ({ $why }). Chiedimelo di nuovo, o chiedi a chi gestisce il bot.
matrix-choose-or-react = Rispondi a questo messaggio con il numero, o usalo come reazione.
matrix-choose = Rispondi a questo messaggio con il numero.
matrix-reactions = Una reazione fa lo stesso: { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = Una reazione fa lo stesso: { $yes } { $agreed }.

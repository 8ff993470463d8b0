# What is said on Discord alone.

discord-unknown-command = Non conosco più questo comando. Vedi { STEP("help") }.
discord-unknown-button = Non conosco più questo pulsante. Vedi la partita con { STEP("board") }, o usa { STEP("help") }.
discord-bots-play-nothing = { $bot } è un bot, e qui i bot non giocano. Indica un membro che sia una persona.
discord-own-profile = Non tengo il conto delle mie partite. Giocane una contro di me: { STEP("challenge", "level", "2") }.
discord-only-on-servers = Questo vale per i canali di un server in cui ci sono anch'io. Usa { $step } lì.
discord-hidden-reply = Discord mi ha nascosto la tua risposta. Se era una mossa, lascia attiva la «@» accanto alla risposta e rispondi a una mia scacchiera, oppure usa { STEP("move") }.
discord-too-fast = Chiedi più in fretta di quanto io riesca a rispondere. Le tue mosse le leggo sempre. Aspetta dieci secondi, poi chiedi di nuovo.
discord-stands-in = È in { $place }.
discord-visibility-unknown = Discord non mi dice quali canali vedi. In questa risposta possono mancare partite e messaggi altrui. Chiedi di nuovo tra un minuto.
discord-file-too-large = Il file sarebbe di { $size } MiB, e Discord ne accetta al massimo { $most }. Scegli un altro formato, o chiedi a chi gestisce il bot, che può scriverlo con <code>menagerie export</code>.
discord-missed = Ero offline, e Discord non mi mostra ciò che è stato scritto qui nel frattempo. Se hai mosso o risposto dopo il mio ultimo messaggio, scrivilo di nuovo.

discord-place-lacking = Non posso gestire una partita in questo canale. Mi servono: { $permissions }. Chiedi a chi gestisce il server di concedermeli qui, o usa un altro canale.
discord-place-takes-none = Questo canale non accetta messaggi, quindi qui non si gioca. Usa il comando in un canale testuale, in un thread o in un post di un forum.
discord-place-locked = Questo thread è bloccato, quindi non posso scrivere qui. Chiedi di sbloccarlo a chi gestisce i thread, o usa un altro canale.
discord-place-outside = Non sono in questo thread privato, quindi qui non si gioca. Fammi entrare menzionando { $me } qui, poi ripeti il comando.
discord-place-unread = Ora non riesco a capire se puoi giocare qui, quindi non ho iniziato nulla. Riprova tra un minuto.

discord-lacking = In { $place } mi servono: { $permissions }. Chiedi a chi gestisce il server di concedermeli lì.
discord-refused = Discord non me lo permette in { $place } ({ $why }).
discord-wrong-kind = { $place } non accetta messaggi. Annulla e ricomincia in un canale che li accetta.
discord-lacking-events = Non posso più cambiare o cancellare un mio evento su questo server. Chiedi a chi gestisce il server di darmi il permesso «Crea eventi».
discord-moderated = AutoMod blocca i miei messaggi in { $place }. Chiedi a chi gestisce il server di fare un'eccezione per me.
discord-told-alone = Appena è risolto, lo mostro lì. Nel frattempo lo dico solo a te:
discord-thread-closed = Non posso scrivere in { $game }, quindi ecco qui le novità. Sblocca il thread, o continua con { STEP("move", "game", $number) }.
discord-channel-gone = Il canale della partita { $game } ({ $variant }) non esiste più. La partita continua nel primo canale del server in cui uno di voi usa un mio comando. Fino ad allora ti avviso qui.
discord-unreached = Il canale della partita { $game } non esiste più, e un giocatore non accetta i miei messaggi diretti. Usa un mio comando in un canale del server, e la partita continua lì.

discord-plain-title = AutoMod di questo server ha bloccato un titolo con i nomi della partita e dei giocatori. Per questo il thread ne ha uno semplice.
discord-no-thread = Non sono riuscito a creare un thread per la partita { $game }, quindi si gioca qui ({ $why }). Chi gestisce il server può rimediare. Allora la prossima partita avrà un thread.
discord-no-thread-moderated = Non sono riuscito a creare un thread per la partita { $game }, quindi si gioca qui (AutoMod di questo server ne blocca il titolo). Chi gestisce il server può rimediare. Allora la prossima partita avrà un thread.

discord-watch-in = Ora hai accesso a { $place }.
discord-watch-sealed = I giocatori entrano solo a partita finita. Ma chi ha { TERM("overseer-right") } può leggere ogni thread privato.
discord-watch-refused = Discord non mi permette di aggiungerti in { $place } ({ $why }). Forse non vedi { $channel }.
discord-watch-channel-gone = Il canale della partita non esiste più, quindi per ora gli spettatori non hanno un thread.
discord-watch-not-yet = Non posso creare un thread privato in { $channel } (serve il permesso «Crea thread privati»). Quindi gli spettatori non hanno un thread fino alla fine della partita. Poi ne creo uno e ti aggiungo.

discord-replay-soon = Tra un attimo disegno la partita animata…
discord-replay-drawn = Disegno la partita animata: { $done } di { $all } scacchiere…
discord-title = { $variant } { $game }: { $first } – { $second }
discord-title-short = { $variant }, partita { $game }
discord-title-plain = Partita { $game }
discord-permission = { $name ->
    [view-channel] «Visualizza canale»
    [send-messages] «Invia messaggi»
    [create-public-threads] «Crea thread pubblici»
    [send-messages-in-threads] «Invia messaggi nei thread»
    [attach-files] «Allega file»
   *[read-message-history] «Leggi la cronologia dei messaggi»
}
discord-fault = { $what ->
    [place-gone] il canale o il thread non esiste
    [message-gone] il messaggio non esiste
    [archived] il thread è archiviato
    [thread-exists] il messaggio ha già un thread
    [wrong-kind] un canale di questo tipo non lo permette
    [moderated] l'AutoMod del server rifiuta il testo
    [no-member] questa persona non è nel server
   *[unauthorized] Discord non accetta il token
}

discord-menu-challenge = Sfida
discord-menu-rules = Regole di questo gioco
discord-menu-fen = Copia come FEN
discord-menu-no-board = Non capisco di quale partita sia questa scacchiera. Scegline una nel thread di una partita, o vedine una con { STEP("board") }.

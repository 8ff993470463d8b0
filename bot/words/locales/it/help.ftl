# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Varianti degli scacchi su grandi scacchiere, per corrispondenza.</b>
help-play = <b>Gioca</b>: con { STEP("challenge", "opponent", "", "variant", $variant) } sfidi un membro. Senza avversario, chiunque può raccogliere la sfida.
help-type = <b>Muovi</b>: <code>{ $canonical }</code> o <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } elenca le tue partite, e { STEP("board") } mostra la scacchiera. { STEP("rules", "variant", $variant) } spiega come muovono i pezzi.
help-topics = Scegli un argomento per saperne di più:

help-begin = <b>Iniziare una partita</b>: con { STEP("challenge", "opponent", "", "variant", $variant) } sfidi un membro. Senza avversario, chiunque può raccogliere la sfida. A una sfida si risponde { TERM("way-to-answer") }. { STEP("games") } elenca le tue partite e le sfide aperte, e { STEP("join", "code", "4F7Q2K") } ne raccoglie una con il suo codice. { STEP("rematch") } chiede la rivincita. Ogni partita ha il suo { TERM("own-place") }: guardare possono tutti, agire solo i due giocatori. Con { STEP("challenge", "variant", $variant, "level", "2") } giochi contro di me, a un livello da 1 a 6.
help-move = <b>Muovere</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> o <code>{ $short }</code> gioca una mossa{ $on_board ->
    [yes] , qui { $piece-of }
   *[no] {""}
}: { $ways }. { STEP("move", "move", $square) } muove l'unico pezzo che può andare in { $square }, o elenca i pezzi che possono.
help-move-drop = Per paracadutare un pezzo dalla mano, scrivi il pezzo e la casella: <code>{ $drop }</code>.
help-move-enters = Un pezzo dalla mano entra se lo nomini dopo la mossa: <code>{ $typed }</code>.
help-move-wall = La casella ({ $piece }) sta dopo la mossa: <code>{ $typed }</code>.
help-move-two-steps = Per una mossa di due passi scrivi anche la casella in mezzo: <code>f6xg7xf8</code> cattura due volte, <code>f6xg7-f6</code> cattura senza muoversi e <code>f6-f6</code> passa.
help-move-promotion-signs = Dove un pezzo può essere promosso, <code>+</code> dopo la mossa lo promuove e <code>=</code> no.
help-look = <b>Vedere la scacchiera</b>: { STEP("board") } mostra la scacchiera, e { STEP("at", "ply", "7") } una precedente. { STEP("open") } la apre in un browser. { STEP("moves") } mostra dove può andare un pezzo, { STEP("look") } quali pezzi attaccano una casella, e { STEP("piece") } come muove un pezzo. { STEP("rules") } spiega la variante. { STEP("replay") } mostra le mosse una per una, e { STEP("export") } ti dà la partita come file. { STEP("report") } mostra gli errori più gravi di una partita finita. { STEP("learn", "piece", "Knight") } ti dà piccoli esercizi con un pezzo.
help-think = <b>Preparare le mosse</b>: { STEP("note") } e { STEP("try") } servono per prendere appunti e provare mosse; le vedi solo tu. { STEP("if") } prepara mosse condizionali, giocate subito se l'avversario fa ciò che prevedi. { STEP("undo") } ritira la tua ultima mossa: entro un minuto senza chiedere, poi se l'avversario è d'accordo. { STEP("hint") } ti suggerisce una mossa in una partita contro di me.
help-end = <b>Fine e orologi</b>: con { STEP("draw") } offri o reclami la patta, e con { STEP("resign") } abbandoni la partita. { STEP("abort") } la chiude senza risultato; dopo la prima mossa di entrambi, l'avversario deve essere d'accordo. Con { STEP("claim") } reclami la vittoria se l'avversario ha esaurito il tempo e la partita non finisce da sola; con { STEP("give") } gli dai altro tempo. Con { STEP("time") } e { STEP("vacation") } decidi quando i tuoi orologi stanno fermi.
help-more = <b>Spettatori e problemi</b>: con { STEP("watch") } segui una partita, e con { STEP("analysis") } decidi se gli spettatori della tua possono analizzarla. { STEP("problem") } elenca problemi da risolvere e ne crea di nuovi. { STEP("profile") } mostra che cosa hai giocato tu o ha giocato un altro membro, e { STEP("stats") } che cosa si è giocato qui. Con { STEP("variant") } giochi una variante che invii come file. { STEP("help", "topic", "challenge") } spiega un comando.
help-club = <b>Rating e campionati</b>: una partita conta per il rating se lo dice la sfida: { STEP("challenge", "clock", "days 3d", "rated", "true") }. Servono un orologio, la disposizione abituale e due mosse di ogni giocatore. { STEP("rating") } mostra quanto sei forte, e { STEP("leaders") } chi sono i migliori qui. In un campionato, in ogni divisione si gioca tutti contro tutti. { STEP("league") } elenca i campionati di qui. Ti iscrivi con un pulsante, e le tue partite iniziano da sole. Su una scala prendi un posto vincendo una sfida: { STEP("ladder") }. I gestori creano un campionato con { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Impostazioni</b>: con { STEP("settings") } decidi come vedi le scacchiere e chi sa che cosa giochi. Con { STEP("block") } tu e un membro non giocate più tra voi; { STEP("unblock") } annulla il blocco. { STEP("link") } fa dei tuoi account su due reti un solo membro, e { STEP("unlink") } li separa. { STEP("privacy") } mostra, esporta o elimina i tuoi dati. I gestori di { TERM("community", "this") } scelgono aspetto, cadenza abituale, posti e varianti con { STEP("server") }, { STEP("places") } e { STEP("variants") }. I moderatori usano { STEP("adjudicate") }, { STEP("freeze") } e { STEP("thaw") }.

help-topic-begin = Iniziare una partita
help-topic-move = Muovere
help-topic-look = Vedere la scacchiera
help-topic-think = Preparare le mosse
help-topic-end = Fine e orologi
help-topic-more = Spettatori e problemi
help-topic-club = Rating e campionati
help-topic-settings = Impostazioni

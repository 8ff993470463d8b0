# Each network's own words for things: `{ TERM("place") }` in a message becomes the word of the reader's network.

discord-place = canale
    .a = un canale
    .another = un altro canale
    .this = questo canale
    .that = quel canale
    .only-one = l'unico canale
    .none = nessun canale
    .its = il suo canale
matrix-place = stanza
    .a = una stanza
    .another = un'altra stanza
    .this = questa stanza
    .that = quella stanza
    .only-one = l'unica stanza
    .none = nessuna stanza
    .its = la sua stanza
terminal-place = stanza
    .a = una stanza
    .another = un'altra stanza
    .this = questa stanza
    .that = quella stanza
    .only-one = l'unica stanza
    .none = nessuna stanza
    .its = la sua stanza

discord-own-place = thread
    .in = nel thread
matrix-own-place = thread
    .in = nel thread
terminal-own-place = tavolo
    .in = al tavolo

discord-community = server
    .a = un server
    .another = un altro server
    .this = questo server
    .of = del server
    .whole = tutto il server
    .same = dello stesso server
matrix-community = comunità
    .a = una comunità
    .another = un'altra comunità
    .this = questa comunità
    .of = della comunità
    .whole = tutta la comunità
    .same = della stessa comunità
terminal-community = casa
    .a = una casa
    .another = un'altra casa
    .this = questa casa
    .of = della casa
    .whole = tutta la casa
    .same = della stessa casa

discord-direct-messages = messaggi diretti
    .in = nei messaggi diretti
matrix-direct-messages = una stanza tutta nostra
    .in = in una stanza tutta nostra
terminal-direct-messages = righe sullo schermo
    .in = con righe sullo schermo

discord-unseen = qui
matrix-unseen = in una stanza tutta nostra
terminal-unseen = qui

discord-way-to-answer = con i pulsanti sotto
matrix-way-to-answer = con !accept, !decline o !withdraw e il suo numero, oppure con una reazione: ✅ o ❌
terminal-way-to-answer = con la parola che la accompagna

discord-manager-right = il permesso «Gestisci server»
matrix-manager-right = il potere di cambiare chi può fare cosa nella stanza (Amministratore)
terminal-manager-right = una chiave della casa
discord-moderator-right = il permesso «Metti membri in timeout» o «Gestisci messaggi»
matrix-moderator-right = il potere di rimuovere messaggi (Moderatore)
terminal-moderator-right = voce in capitolo in casa
discord-overseer-right = il permesso «Gestisci thread»
matrix-overseer-right = i poteri di amministratore dell'homeserver
terminal-overseer-right = una chiave di tutte le stanze

discord-ways-to-move = { $where ->
    [here-hearing] qui o con { STEP("move") }
    [here] in risposta alla scacchiera o con { STEP("move") }
    [elsewhere-hearing] nel thread della partita o con { STEP("move") }
   *[elsewhere] in risposta a una scacchiera, dopo avermi menzionato o con { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] qui o con { STEP("move") }
    [here] qui o con { STEP("move") }
   *[elsewhere] nel thread della partita o con { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] qui
    [here] qui
   *[elsewhere] al tavolo della partita
}

network-a-player = un giocatore
network-game = partita { $game }
network-other-place = un altro posto
network-game-thread = il thread della partita
network-room = la stanza
network-table = il tavolo della partita { $game }
network-elsewhere = <code>{ $typed }</code> su { $network }
network-or = { $before } o { $after }

network-cut = … (il resto è troppo lungo per un messaggio)
discord-later = In questo momento non riesco a salvare nulla. Ho visto il tuo messaggio e me ne occupo appena posso: non serve rimandarlo.

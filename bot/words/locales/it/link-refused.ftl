# Why two accounts are not linked or unlinked.

link-refused-no-such-code = Questo codice non esiste: è scritto male, già usato o sostituito da uno più nuovo. Creane uno nuovo con { STEP_ELSEWHERE("link") }.
link-refused-code-expired = Un codice vale dieci minuti, e questo è più vecchio. Creane uno nuovo con { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = Questa richiesta non aspetta più una risposta, e non è cambiato nulla. Ricomincia con { STEP("link") } o { STEP("unlink") }.
link-refused-own-code = Hai creato questo codice con questo account. Scrivilo con l'altro tuo account: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = Un membro ha un account per rete, e questo codice è stato creato su questa rete. Scrivilo su un'altra rete: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-linked-already = Questo account è già collegato con { $other }. Se ne vuoi un altro, prima scollegali: { STEP("unlink") }.
link-refused-other-linked = L'account che ha creato questo codice, { $maker }, è già collegato con un altro. Prima scollega quelli, con quell'account: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = Questi due account hanno giocato l'uno contro l'altro ({ $game }), quindi restano due membri. Crea un codice con un altro account: { STEP("link") }.
link-refused-challenged-each-other = Uno di questi account ha sfidato l'altro (sfida { $challenge }), e nessuno gioca contro sé stesso. Ritirala o rifiutala, poi scrivi di nuovo il codice: { STEP("link", "code", "") }.
link-refused-watches-the-other = Uno di questi account segue una partita dell'altro ({ $game }), e nessuno segue la propria partita. Aspetta che finisca, poi crea un nuovo codice: { STEP("link") }.
link-refused-blocked = Uno di questi account ha bloccato l'altro, quindi sono due membri. Togli il blocco con l'account che l'ha messo, poi scrivi di nuovo il codice: { STEP("unblock") }.
link-refused-parted-lately = Questo account è stato scollegato da un altro meno di 30 giorni fa. Nessuno guadagna vacanza o giorni liberi cambiando membro. Collegalo ora con lo stesso, o con questo dal { $from }: { STEP("link") }.
link-refused-deleted-lately = I dati di questo account sono stati eliminati meno di 30 giorni fa. Nessuno guadagna così vacanza o giorni liberi. Puoi collegarlo dal { $from }: { STEP("link") }.
link-refused-on-vacation = Sei in vacanza o ne hai una in programma, e vale per tutte le tue partite. Fino alla fine non puoi collegare o scollegare account. Chiudila, o aspetta: { STEP("vacation", "end", "now") }.
link-refused-other-on-vacation = { $other } è in vacanza o ne ha una in programma. Fino alla fine non puoi collegare o scollegare account. Chiudila con quell'account, o aspetta: { STEP_ELSEWHERE("vacation", "end", "now") }.
link-refused-time-is-up = In questa partita uno di questi account ha esaurito il tempo, ma può ancora arrivare una mossa scritta in tempo: { $link }. Riprova tra qualche minuto: { STEP("board", "game", $game) }.
link-refused-not-linked = Questo account non è collegato con nessun altro. Per fare di due account un solo membro: { STEP("link") }.

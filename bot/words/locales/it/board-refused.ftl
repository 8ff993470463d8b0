# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = In { $square } la scacchiera ha un buco: lì non può stare nessun pezzo. Indica una casella della scacchiera.
board-refused-no-such-square = Su questa scacchiera non c'è la casella «{ $typed }». Indicane una da a1 a { $last }.
board-refused-no-such-region = «{ $typed }» non è una parte di questa scacchiera. Indica due angoli, come a1-h8. L'ultima casella è { $last }.
board-refused-empty-square = La casella { $square } è vuota. Indica una casella con un pezzo.
board-refused-unknown-piece = Qui nessun pezzo si chiama «{ $typed }». Scegli tra: { $known }.
board-refused-no-way = Da { $from }, { $piece-the } ora non può andare in { $to }. Togli { OPTION("moves", "to") } per vedere dove può andare.
board-refused-no-such-ply = La partita { $game } ha finora { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
}. Indica un numero da 0 a { $plies }.
board-refused-no-position-named = Non hai indicato una posizione della partita { $game }.
board-refused-unknown-position = La partita { $game } non ha la posizione «{ $typed }».
board-refused-name-a-position = { $plies ->
    [0] Non è ancora stata giocata nessuna mossa. Scrivi <code>0</code>, l'inizio.
   *[other] Scrivi quante semimosse sono state giocate, da 0 (l'inizio) a { $plies }. Oppure indica una mossa con il suo numero: <code>{ $last }</code> è dopo l'ultima.
}

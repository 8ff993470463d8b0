# Moves: what follows from one, how one is made, and a look at one before it is played.

play-invitation = { $player }, tocca a te. Scrivi <code>{ $example }</code> (o un'altra mossa) { $ways }.
play-invitation-without-example = { $player }, tocca a te. Scrivi una mossa { $ways }.
play-first-turn = Scrivi <code>{ $example }</code> (o un'altra mossa) { $ways }.
play-goes-on-elsewhere = { $player }, tocca a te: { STEP("move", "move", $example, "game", $game) } (o un'altra mossa) in qualsiasi { TERM("place") } { TERM("community", "of") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = Potresti giocare <code>{ $typed }</code>: { $words }.
play-done = Giocata: <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] Una mossa condizionale ha risposto subito.
   *[other] Sono seguite subito { $replies } mosse condizionali.
}
play-draw-declined-by-answer = La risposta rifiuta la patta offerta con la mossa.
play-draw-declined-by-moving = { $player } ha rifiutato la patta muovendo.

play-edited-before-read = Hai modificato il messaggio prima che lo leggessi. L'ho letto com'è ora, e vale dalla tua modifica.

play-preview = Non ancora giocata: <b>{ $chosen }</b> nella partita { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = Il pedone { $side-of } si può catturare en passant in { $squares }.
play-preview-squares = { $squares } e { $square }
play-preview-ends = Così la partita finisce: { $result }
play-preview-draw = La mossa offre patta.

play-pick-piece = <b>{ $variant }, partita { $game }</b>: quale pezzo vuoi muovere?
play-pick-square = <b>{ $piece } in { $square }</b>: dove vuoi andare?
play-pick-promotion = <b>{ $piece } da { $square } a { $to }</b>: che cosa deve diventare?
play-pick-move = <b>{ $piece } da { $square } a { $to }</b>: quale mossa intendi?
play-pick-pieces = Scegli un pezzo
play-pick-pieces-of = Pezzi da { $first } a { $last }
play-pick-hand = Dalla tua mano
play-pick-held = { $count ->
    [1] { $piece } in mano
   *[other] { $piece } in mano ({ $count })
}
play-pick-drop-square = Dove vuoi paracadutare { $piece-the }?
play-pick-squares = Scegli una casella
play-pick-squares-of = Caselle da { $first } a { $last }
play-pick-moves = Scegli una mossa
play-pick-this-piece = { $piece } in { $square } ({ $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
})
play-pick-taking = { $played } cattura { $victim-the }
play-pick-several = { $square }: { $moves } possibilità
play-pick-several-taking = { $square }, cattura { $victim-the }: { $moves } possibilità
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (arrocco)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Non ancora giocata.
play-in-words = · { $played }.

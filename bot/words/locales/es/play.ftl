# Moves: what follows from one, how one is made, and a look at one before it is played.

play-invitation = { $player }, te toca. Escribe <code>{ $example }</code> (u otra jugada) { $ways }.
play-invitation-without-example = { $player }, te toca. Escribe una jugada { $ways }.
play-first-turn = Escribe <code>{ $example }</code> (u otra jugada) { $ways }.
play-goes-on-elsewhere = { $player }, te toca: { STEP("move", "move", $example, "game", $game) } (u otra jugada) en cualquier { TERM("place") } { TERM("community", "of-the") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = Podrías jugar <code>{ $typed }</code>: { $words }.
play-done = Jugado: <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] Una jugada condicional respondió al instante.
   *[other] Al instante siguieron { $replies } jugadas condicionales.
}
play-draw-declined-by-answer = La respuesta rechaza las tablas ofrecidas con la jugada.
play-draw-declined-by-moving = { $player } rechazó las tablas al mover.

play-edited-before-read = Editaste esto antes de que pudiera leerlo. Lo he leído como está ahora, y cuenta desde tu edición.

play-preview = Aún sin jugar: <b>{ $chosen }</b> en la partida { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = Se puede capturar al paso el peón { $side-of } en { $squares }.
play-preview-squares = { $squares } y { $square }
play-preview-ends = Termina la partida: { $result }
play-preview-draw = La jugada ofrece tablas.

play-pick-piece = <b>{ $variant }, partida { $game }</b>: ¿qué pieza quieres mover?
play-pick-square = <b>{ $piece } en { $square }</b>: ¿adónde quieres ir?
play-pick-promotion = <b>{ $piece } de { $square } a { $to }</b>: ¿en qué se convierte?
play-pick-move = <b>{ $piece } de { $square } a { $to }</b>: ¿qué jugada quieres hacer?
play-pick-pieces = Elige una pieza
play-pick-pieces-of = Piezas de { $first } a { $last }
play-pick-hand = De tu mano
play-pick-held = { $count ->
    [1] { $piece } en mano
   *[other] { $piece } en mano ({ $count })
}
play-pick-drop-square = ¿Dónde quieres soltar { $piece-the }?
play-pick-squares = Elige una casilla
play-pick-squares-of = Casillas de { $first } a { $last }
play-pick-moves = Elige una jugada
play-pick-this-piece = { $piece } en { $square } ({ $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
})
play-pick-taking = { $played } captura { $victim-the }
play-pick-several = { $square }: { $moves } posibilidades
play-pick-several-taking = { $square }, captura { $victim-the }: { $moves } posibilidades
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (enroque)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Aún sin jugar.
play-in-words = · { $played }.

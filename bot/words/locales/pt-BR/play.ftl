# Moves: what follows from one, how one is made, and a look at one before it is played.

play-invitation = { $player }, é sua vez. Digite <code>{ $example }</code> (ou outro lance) { $ways }.
play-invitation-without-example = { $player }, é sua vez. Digite um lance { $ways }.
play-first-turn = Digite <code>{ $example }</code> (ou outro lance) { $ways }.
play-goes-on-elsewhere = { $player }, é sua vez: { STEP("move", "move", $example, "game", $game) } (ou outro lance) { TERM("place", "in-any") } { TERM("community", "of-the") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = Você poderia jogar <code>{ $typed }</code>: { $words }.
play-done = Jogado: <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] Um lance planejado respondeu na hora.
   *[other] { $replies } lances planejados vieram em seguida.
}
play-draw-declined-by-answer = A resposta recusa o empate proposto com o lance.
play-draw-declined-by-moving = { $player } recusou o empate ao jogar um lance.

play-edited-before-read = Você editou isto antes que eu lesse. Li como está agora, e vale a hora da edição.

play-preview = Ainda não jogado: <b>{ $chosen }</b> na partida { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = O peão { $side-of } pode ser capturado en passant em { $squares }.
play-preview-squares = { $squares } e { $square }
play-preview-ends = Encerra a partida: { $result }
play-preview-draw = O lance propõe empate.

play-pick-piece = <b>{ $variant }, partida { $game }</b>: que peça você quer mover?
play-pick-square = <b>{ $piece } em { $square }</b>: aonde você quer ir?
play-pick-promotion = <b>{ $piece } de { $square } para { $to }</b>: promover a quê?
play-pick-move = <b>{ $piece } de { $square } para { $to }</b>: que lance você quer fazer?
play-pick-pieces = Escolha uma peça
play-pick-pieces-of = Peças de { $first } a { $last }
play-pick-hand = Da sua mão
play-pick-held = { $count ->
    [1] { $piece } na mão
   *[other] { $piece } na mão ({ $count })
}
play-pick-drop-square = Onde você quer soltar { $piece-the }?
play-pick-squares = Escolha uma casa
play-pick-squares-of = Casas de { $first } a { $last }
play-pick-moves = Escolha um lance
play-pick-this-piece = { $piece } em { $square } ({ $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
})
play-pick-taking = { $played } captura { $victim-the }
play-pick-several = { $square }: { $moves } possibilidades
play-pick-several-taking = { $square }, captura { $victim-the }: { $moves } possibilidades
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (roque)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Ainda não jogado.
play-in-words = · { $played }.

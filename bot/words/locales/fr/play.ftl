# Moves: what follows from one, how one is made, and a look at one before it is played.
play-invitation = { $player }, à toi de jouer. Tape <code>{ $example }</code> (ou un autre coup), { $ways }.
play-invitation-without-example = { $player }, à toi de jouer. Tape un coup, { $ways }.
play-first-turn = Tape <code>{ $example }</code> (ou un autre coup), { $ways }.
play-goes-on-elsewhere = { $player }, à toi de jouer : { STEP("move", "move", $example, "game", $game) } (ou un autre coup) dans n'importe quel { TERM("place") } { TERM("community", "of-the") }.
# $typed: the move as it is typed. $words: the move in words.
play-hint = Tu pourrais jouer <code>{ $typed }</code> : { $words }.
play-done = Coup joué : <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] Un coup conditionnel y a répondu aussitôt.
   *[other] { $replies } coups conditionnels ont suivi aussitôt.
}
play-draw-declined-by-answer = Cette réponse vaut refus de la nulle proposée avec le coup.
play-draw-declined-by-moving = { $player } a refusé la nulle en jouant.
play-edited-before-read = Tu as modifié ça avant que je puisse le lire. Je l'ai lu tel qu'il est maintenant, et il compte à partir de ta modification.
play-preview = Pas encore joué : <b>{ $chosen }</b> dans la partie { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = Le Pion { $side-of } peut être pris en passant en { $squares }.
play-preview-squares = { $squares } et { $square }
play-preview-ends = Ça finit la partie. { $result }
play-preview-draw = Le coup propose la nulle.

play-pick-piece = <b>{ $variant }, partie { $game }</b> : quelle pièce veux-tu jouer ?
play-pick-square = <b>{ $piece } en { $square }</b> : où veux-tu aller ?
play-pick-promotion = <b>{ $piece } de { $square } à { $to }</b> : quelle promotion ?
play-pick-move = <b>{ $piece } de { $square } à { $to }</b> : quel coup veux-tu dire ?
play-pick-pieces = Choisis une pièce
play-pick-pieces-of = Pièces de { $first } à { $last }
play-pick-hand = De ta main
play-pick-held = { $count ->
    [1] { $piece } en main
   *[other] { $piece } en main ({ $count })
}
play-pick-drop-square = Où veux-tu parachuter { $piece-the } ?
play-pick-squares = Choisis une case
play-pick-squares-of = Cases de { $first } à { $last }
play-pick-moves = Choisis un coup
play-pick-this-piece = { $piece } en { $square } ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
play-pick-taking = { $played } prend { $victim-the }
play-pick-several = { $square } : { $moves } possibilités
play-pick-several-taking = { $square }, prend { $victim-the } : { $moves } possibilités
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (roque)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Pas encore joué.
play-in-words = · { $played }.

# Moves: what follows from one, how one is made, and a look at one before it is played.

play-invitation = { $player }, du bist am Zug. Schreib <code>{ $example }</code> (oder einen anderen Zug), { $ways }.
play-invitation-without-example = { $player }, du bist am Zug. Schreib einen Zug, { $ways }.
play-first-turn = Schreib <code>{ $example }</code> (oder einen anderen Zug), { $ways }.
play-goes-on-elsewhere = { $player }, du bist am Zug: { STEP("move", "move", $example, "game", $game) } (oder ein anderer Zug) in jedem { TERM("place") } { TERM("community", "in-the") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = Du könntest <code>{ $typed }</code> spielen: { $words }.
play-done = Gespielt: <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] Ein geplanter Zug hat sofort geantwortet.
   *[other] { $replies } geplante Züge folgten sofort.
}
play-draw-declined-by-answer = Die Antwort lehnt das Remis ab, das mit dem Zug angeboten war.
play-draw-declined-by-moving = { $player } hat das Remis mit einem Zug abgelehnt.

play-edited-before-read = Du hast das geändert, bevor ich es lesen konnte. Ich habe es so gelesen, wie es jetzt ist, und es zählt ab deiner Änderung.

play-preview = Noch nicht gespielt: <b>{ $chosen }</b> in Partie { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = Der Bauer von { $side } kann en passant geschlagen werden: { $squares }.
play-preview-squares = { $squares } und { $square }
play-preview-ends = Der Zug beendet die Partie: { $result }
play-preview-draw = Der Zug bietet Remis an.

play-pick-piece = <b>{ $variant }, Partie { $game }</b>: Welche Figur möchtest du ziehen?
play-pick-square = <b>{ $piece } auf { $square }</b>: Wohin möchtest du ziehen?
play-pick-promotion = <b>{ $piece } von { $square } nach { $to }</b>: Was soll daraus werden?
play-pick-move = <b>{ $piece } von { $square } nach { $to }</b>: Welchen Zug meinst du?
play-pick-pieces = Wähle eine Figur
play-pick-pieces-of = Figuren von { $first } bis { $last }
play-pick-hand = Aus deiner Hand
play-pick-held = { $count ->
    [1] { $piece } aus der Hand
   *[other] { $piece } aus der Hand ({ $count })
}
play-pick-drop-square = Wo möchtest du { $piece-acc } einsetzen?
play-pick-squares = Wähle ein Feld
play-pick-squares-of = Felder von { $first } bis { $last }
play-pick-moves = Wähle einen Zug
play-pick-this-piece = { $piece } auf { $square } ({ $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
})
play-pick-taking = { $played } schlägt { $victim-acc }
play-pick-several = { $square }: { $moves } Möglichkeiten
play-pick-several-taking = { $square }, schlägt { $victim-acc }: { $moves } Möglichkeiten
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (Rochade)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Noch nicht gespielt.
play-in-words = · { $played }.

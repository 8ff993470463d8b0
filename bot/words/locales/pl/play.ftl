# Moves: what follows from one, how one is made, and a look at one before it is played.

play-invitation = { $player }, twój ruch. Wpisz <code>{ $example }</code> (lub inny ruch) { $ways }.
play-invitation-without-example = { $player }, twój ruch. Wpisz go { $ways }.
play-first-turn = Wpisz <code>{ $example }</code> (lub inny ruch) { $ways }.
play-goes-on-elsewhere = { $player }, twój ruch: { STEP("move", "move", $example, "game", $game) } (lub inny ruch) { TERM("place", "any") } { TERM("community", "of") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = Możesz zagrać <code>{ $typed }</code>: { $words }.
play-done = Zagrano <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] Zaplanowany ruch od razu na to odpowiada.
    [one] { $replies } zaplanowany ruch od razu na to odpowiada.
    [few] Od razu potem { $replies } zaplanowane ruchy.
    [many] Od razu potem { $replies } zaplanowanych ruchów.
   *[other] Od razu potem { $replies } zaplanowanego ruchu.
}
play-draw-declined-by-answer = Odpowiedź odrzuca remis, zaproponowany z tym ruchem.
play-draw-declined-by-moving = { $player } odrzuca remis swoim ruchem.

play-edited-before-read = Ta wiadomość zmieniła się, zanim była przeczytana. Czytam ją w obecnej postaci i liczy się od chwili zmiany.

play-preview = Jeszcze nie zagrano: <b>{ $chosen }</b> w partii { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = Piona { $side-gen } można bić w przelocie na { $squares }.
play-preview-squares = { $squares } i { $square }
play-preview-ends = To kończy partię: { $result }
play-preview-draw = Ten ruch proponuje remis.

play-pick-piece = <b>{ $variant }, partia { $game }</b>: którą bierką chcesz się ruszyć?
play-pick-square = <b>{ $piece } na { $square }</b>: dokąd chcesz pójść?
play-pick-promotion = <b>{ $piece } z { $square } na { $to }</b>: w co się przemienia?
play-pick-move = <b>{ $piece } z { $square } na { $to }</b>: który ruch masz na myśli?
play-pick-pieces = Wybierz bierkę
play-pick-pieces-of = Bierki od { $first } do { $last }
play-pick-hand = Z twojej ręki
play-pick-held = { $count ->
    [1] { $piece } z ręki
   *[other] { $piece } z ręki ({ $count })
}
play-pick-drop-square = Gdzie chcesz zrzucić { $piece-acc }?
play-pick-squares = Wybierz pole
play-pick-squares-of = Pola od { $first } do { $last }
play-pick-moves = Wybierz ruch
play-pick-this-piece = { $piece } na { $square } ({ $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
})
play-pick-taking = { $played } bije { $victim-acc }
play-pick-several = { $square } (możliwości: { $moves })
play-pick-several-taking = { $square }, bije { $victim-acc }, możliwości: { $moves }
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (roszada)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Jeszcze nie zagrano.
play-in-words = · { $played }.

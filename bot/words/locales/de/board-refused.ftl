# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = Auf { $square } ist ein Loch im Brett, dort kann keine Figur stehen. Nenne ein Feld auf dem Brett.
board-refused-no-such-square = Das Feld „{ $typed }“ gibt es auf diesem Brett nicht. Nenne eines von a1 bis { $last }.
board-refused-no-such-region = „{ $typed }“ ist kein Teil dieses Bretts. Nenne zwei Ecken, etwa a1-h8. Das letzte Feld ist { $last }.
board-refused-empty-square = Das Feld { $square } ist leer. Nenne ein Feld, auf dem eine Figur steht.
board-refused-unknown-piece = Hier heißt keine Figur „{ $typed }“. Wähle eine davon: { $known }.
board-refused-no-way = { $piece-The } auf { $from } kann jetzt nicht nach { $to }. Lass { OPTION("moves", "to") } weg, dann siehst du, wohin es geht.
board-refused-no-such-ply = Partie { $game } hat bisher { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}. Nenne eine Zahl von 0 bis { $plies }.
board-refused-no-position-named = Du hast keine Stellung von Partie { $game } genannt.
board-refused-unknown-position = Partie { $game } hat keine Stellung „{ $typed }“.
board-refused-name-a-position = { $plies ->
    [0] Noch ist kein Zug gespielt. Nenne <code>0</code>, den Anfang.
   *[other] Nenne die Zahl der gespielten Halbzüge, von 0 (Anfang) bis { $plies }. Oder nenne einen Zug mit seiner Nummer: <code>{ $last }</code> ist die Stellung nach dem letzten.
}

# Boards: what is on a square, what a piece is, what was captured.
board-fen = <b>{ $title } après { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}</b>, en FEN :
board-nothing-captured = Aucune prise.
board-captured = Pièces prises { $pieces }.
board-captured-difference = Pièces prises { $pieces }. Avantage { $side-of } : { $worth }.
board-captured-level = Pièces prises { $pieces }. Les valeurs sont égales.
board-captured-of = { $side-to } : { $pieces }
board-fraction = { $whole },{ $part }
board-square = <b>{ $square }</b> : { $piece } { $side-of } ({ $letter }). { $moves }
board-wall = <b>{ $square }</b> : { $piece }. { $moves }
board-empty-square = <b>{ $square }</b> : case vide.
board-attacked = Case attaquée par { $side-the } : { $pieces }.
board-not-attacked = Case non attaquée par { $side-the }.
board-defended = Case défendue par { $side-the } : { $pieces }.
board-not-defended = Case non défendue par { $side-the }.
board-piece = <b>{ $piece } ({ $label })</b>, { $variant }. { $moves }
board-piece-aliases = Autres noms ici : { $names }.
board-piece-elsewhere = Autres noms ailleurs : { $names }.
board-piece-name-elsewhere = { $name } ({ $games })
board-piece-value = Valeur : { $value }.
board-piece-values = Valeur : { $value } et { $second } (la source donne les deux).
board-piece-becomes = { $place ->
    [zone] Dans la zone « { $zone } »,
    [file] Sur la dernière case de sa colonne,
   *[rank] Sur la dernière rangée,
} { $whose ->
    [of-side] { $stays-the } { $side-of } devient
   *[of-both] cette pièce devient
} { $becomes }{ $by ->
    [capture] {" "}en y arrivant par une prise
    [step] {" "}en y arrivant d'un seul pas, avec ou sans prise
    [quiet-step] {" "}en y arrivant d'un seul pas, sans prise
    [capturing-step] {" "}en y arrivant par une prise à un pas
    [entering] {" "}en entrant dans la zone, ou par une prise depuis ou vers une de ses cases
    [entering-or-last] {" "}en entrant dans la zone, par une prise depuis ou vers une de ses cases, ou au bout ({ $always })
   *[any-move] {""}
}{ $may_stay ->
    [always] , ou reste { $stays }
    [yes] , ou reste { $stays } si un coup est encore possible de là
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . Par tout autre coup, la pièce reste { $stays }
}.
board-piece-becomes-there = { $stays } : devient { $becomes } par un coup à part, dans la zone { $zone } ou comme dernière de sa sorte. Cela se fait sur place, ou sur une case vide où la nouvelle pièce peut aller. La nouvelle pièce ne doit rien attaquer ni donner échec.
board-piece-either = { $names } ou { $last }
board-piece-becomes-on = { $piece } (colonnes : { $files })
board-piece-at-most = On n'obtient pas cette pièce par promotion tant que le camp en a { $most }.
board-piece-betza = XBetza : <code>{ $betza }</code>
board-reach-title = { $piece } en { $square } ({ $side }{ $supposed ->
    [yes] , si c'était à ce camp de jouer
   *[no] {""}
})
board-reach = <b>{ $title }</b> :
board-reach-line = • { $line }
board-can-go = peut aller en { $square }.
board-no-move = aucun coup légal.
board-no-move-but-a-capture = aucun coup légal : une autre pièce peut prendre, donc elle le doit.
board-reach-heard = { $title }, { $lines }.
board-reach-heard-sentence = { $title } : { $line }
board-of-game = Partie { $game }
board-of-line = Ta ligne dans la partie { $game }
board-more = <b>{ $variant }, partie { $game }</b> : que veux-tu faire ?

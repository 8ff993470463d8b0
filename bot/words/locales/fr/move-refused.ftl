# Why a text is not a move that can be made now, and what to do instead.
move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = La partie est finie : { $how ->
    [checkmate] échec et mat
   *[stalemate] pat
}.
move-refused-too-long = C'est trop long pour un coup.
move-refused-nothing-typed = Ce n'est pas un coup.
move-refused-unreadable = Je n'arrive pas à lire « { $typed } » comme un coup.
move-refused-odd-character = Dans « { $typed } », il y a un caractère qui n'a sa place dans aucun coup, U+{ $code }.
move-refused-foreign-letter = « { $letter } » est d'un autre alphabet, et je ne sais pas quelle pièce ça désigne.
move-refused-hole = { $square } est un trou de l'échiquier.
move-refused-off-board = { $square } n'est pas une case de cet échiquier, qui va de a1 à { $corner }.
move-refused-unknown-label = Aucune pièce n'a la lettre { $letter } dans cette variante ({ $variant }).
move-refused-ranks-from-zero = Ce n'est un coup que si les rangées se comptent à partir de 0. Ici, on les compte à partir de 1.
move-refused-small-letter = Une minuscule peut être une colonne ou une pièce.
move-refused-no-castling = Il n'y a pas de roque dans cette variante ({ $variant }).
move-refused-several-moves = On ne peut jouer qu'un coup à la fois.
move-refused-removes-piece = Les pièces prises sont enlevées toutes seules.
move-refused-drops-piece = On ne pose pas de pièces sur l'échiquier dans cette variante.
move-refused-removes-square = La case { $square } ne peut pas être enlevée de l'échiquier.
move-refused-no-pair-on-file = Tu n'as cette pièce ({ $piece }) en plusieurs exemplaires sur aucune colonne.
move-refused-nobody = Tu n'as pas cette pièce ({ $piece }).
move-refused-nobody-on-file = Tu n'as pas cette pièce ({ $piece }) sur la colonne { $file }.
move-refused-nobody-on-rank = Tu n'as pas cette pièce ({ $piece }) sur la rangée { $rank }.
move-refused-no-pawn-takes = Aucune de tes pièces ({ $pawn }) ne peut prendre de la colonne { $from } à la colonne { $to } maintenant.
move-refused-nobody-takes = Aucune de tes pièces ({ $taker }) ne peut prendre cette pièce ({ $victim }) maintenant.
move-refused-nobody-reaches = Aucune de tes pièces ne peut aller en { $square }.
move-refused-none-of-kind-reaches = Aucune de tes pièces ({ $piece }) ne peut aller en { $square }.
move-refused-none-of-kind-reaches-moves = Aucune de tes pièces ({ $piece }) ne peut aller en { $square }. Leur marche : { $moves }
move-refused-empty-square = La case { $square } est vide.
move-refused-not-yours = La pièce en { $square } ({ $piece }) n'est pas à toi. Ton camp : { $side }.
move-refused-other-piece = Pièce en { $square } : { $there }, pas { $named }.
move-refused-nothing-to-capture = Ta pièce ({ $piece }) ne prendrait rien en { $square }.
move-refused-already-there = Ta pièce ({ $piece }) est déjà en { $square }.
move-refused-own-piece = Une de tes pièces ({ $piece }) est en { $square }.
move-refused-cannot-go = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to }.
move-refused-cannot-go-moves = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to }. Sa marche : { $moves }
move-refused-blocked = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to } : { $whose ->
    [own] ta propre pièce en { $at }
   *[other] la pièce en { $at }
} ({ $blocker }) barre le chemin.
move-refused-hole-between = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to } : { $hole } est un trou de l'échiquier, et on ne glisse pas par-dessus un trou.
move-refused-every-way-blocked = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to } : tous les chemins sont barrés ({ $pieces }).
move-refused-outside-zone = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to } : elle ne quitte jamais sa zone { $zone }.
move-refused-only-within-zone = Cette pièce ({ $piece }) ne peut jouer ainsi que dans la zone { $zone }.
move-refused-first-move-only = La pièce en { $from } ({ $piece }) ne peut aller en { $to } qu'à son premier coup, et elle a déjà bougé.
move-refused-kings-face = Ça laisserait les pièces royales ({ $king }) face à face sur une { $line ->
    [file] colonne
   *[any] colonne ou une rangée
}, sans rien entre elles.
move-refused-gives-check = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to } : ça donnerait échec, et c'est interdit.
move-refused-must-capture = La pièce en { $from } ({ $piece }) ne prendrait rien en { $to }, et quand on peut prendre, il faut prendre.
move-refused-only-to-capture = La pièce en { $from } ({ $piece }) ne va en { $to } que pour prendre, et { $to } est vide.
move-refused-too-late-in-passing = La pièce en { $from } ({ $piece }) ne va en { $to } que pour prendre, et { $to } est vide. La pièce en { $at } ({ $victim }) ne se prend en passant qu'aussitôt après son { $squares ->
    [2] double pas
    [3] triple pas
   *[other] pas de { $squares } cases
}.
move-refused-must-not-capture = Ta pièce ({ $piece }) ne prend pas de cette façon, et la case { $square } est occupée ({ $other }).
move-refused-no-screen = Cette pièce ({ $piece }) { $does ->
    [captures] prend
   *[goes] se déplace
} par-dessus une pièce exactement, et il n'y en a pas entre { $from } et { $to }.
move-refused-too-many-screens = Cette pièce ({ $piece }) { $does ->
    [captures] prend
   *[goes] se déplace
} par-dessus une pièce exactement, et il y en a { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
} entre { $from } et { $to } : { $pieces }.
move-refused-needs-somebody = La pièce en { $from } ({ $piece }) ne va en { $to } que par-dessus une pièce en { $squares }, et il n'y en a pas.
move-refused-in-check-there = En { $square }, ta pièce royale ({ $king }) serait en échec ({ $attacker }).
move-refused-leaves-in-check = { $in_passing ->
    [yes] Cette prise en passant
   *[no] Ça
} laisserait ta pièce royale ({ $king }) en échec ({ $attacker }).
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Cette prise en passant
   *[no] Ça
} laisserait ta pièce en { $square } ({ $king }) en échec ({ $attacker }).
move-refused-leap-has-moved = Ta pièce royale ({ $king }) ne peut sauter en { $square } qu'à son premier coup, et elle a déjà bougé.
move-refused-leap-occupied = Ta pièce royale ({ $king }) ne prend pas en sautant, et la case { $square } est occupée.
move-refused-leap-in-check = Ta pièce royale ({ $king }) ne peut pas sauter quand elle est en échec.
move-refused-leap-in-check-by = Ta pièce royale ({ $king }) ne peut pas sauter quand elle est en échec, comme ici ({ $attacker }).
move-refused-leap-way-attacked = Ta pièce royale ({ $king }) ne peut pas sauter de { $from } à { $to } : la case { $square } est attaquée ({ $attacker }).
move-refused-leap-both-ways-attacked = Ta pièce royale ({ $king }) ne peut pas sauter de { $from } à { $to } : la case { $square } est attaquée ({ $attacker }), et { $other } aussi ({ $other_attacker }).
move-refused-castling-has-moved = Ta pièce royale ({ $king }) a déjà bougé ou n'est pas à sa place, donc elle ne peut plus roquer.
move-refused-castling-no-partner = Pour { $castling }, il faut une pièce ({ $partner }) qui n'a jamais bougé, à { $side ->
    [left] gauche
   *[right] droite
} de ta pièce royale ({ $king }).
move-refused-castling-blocked = Ta pièce royale ({ $king }) ne peut pas faire { $castling } : une pièce barre le chemin ({ $blocker }).
move-refused-castling-in-check = Ta pièce royale ({ $king }) ne peut pas roquer quand elle est en échec, comme ici ({ $attacker }).
move-refused-castling-into-check = En { $square }, ta pièce royale ({ $king }) serait en échec ({ $attacker }).
move-refused-castling-through-check = Ta pièce royale ({ $king }) passerait par { $square }, case attaquée ({ $attacker }).
move-refused-castling-leaves-zone = Avec { $castling }, ta pièce royale ({ $king }) irait trop loin.
move-refused-castling-kings-face = Après { $castling }, les Rois seraient face à face sur une { $line ->
    [file] colonne ouverte
   *[any] colonne ou une rangée ouverte
}.
move-refused-no-promotion = Ta pièce ({ $piece }) n'est pas promue par ce coup.
move-refused-only-stays = Ici, ta pièce ({ $piece }) ne peut que rester ce qu'elle est : pour les autres pièces possibles, tu as déjà le maximum permis.
move-refused-becomes = Ici, ta pièce ({ $piece }) devient { $becomes }{ $may_stay ->
    [yes] , ou reste ce qu'elle est
   *[no] {""}
}.
move-refused-nothing-to-become = Ta pièce ({ $piece }) ne peut pas aller en { $square } : elle y deviendrait { $becomes }, et tu as déjà le maximum permis.
move-advice-example = Tape par exemple « { $typed } ».
move-advice-type = Tape « { $typed } ».
move-advice-type-for = Tape « { $typed } » pour { $piece }.
move-advice-type-for-one = Tape « { $typed } » pour { $piece } en { $square }.
move-advice-both-squares = Indique les deux cases. Tape par exemple « { $typed } ».
move-advice-with-origin = Pour aller en { $square }, indique aussi la case de départ. Tape par exemple « { $typed } ».
move-advice-without-it = Retape le coup sans ça.
move-advice-without-cross = Sans la croix, c'est un coup : tape « { $typed } ».
move-advice-if-meant = Si c'est ce que tu veux dire, tape « { $typed } ».
move-advice-first-alone = Tape seulement le premier.
move-advice-move-itself = Enlève « { $square }- » et ne tape que le coup lui-même.
move-advice-in-check = Tu es en échec. { $advice }
move-advice-no-move-from = La pièce en { $square } ({ $piece }) n'a aucun coup pour l'instant. { $advice }
move-advice-moves-from = Depuis { $square }, cette pièce ({ $piece }) peut aller en { $squares }.
move-advice-other-squares = d'autres cases
move-advice-nearest = Ta pièce en { $square } ({ $piece }) peut bouger : tape par exemple « { $typed } ».
move-advice-aimed-near = Les coups les plus proches : { $moves }.
move-advice-aimed = { $piece } en { $square } (« { $typed } »)

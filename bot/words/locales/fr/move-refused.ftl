# Why a text is not a move that can be made now, and what to do instead.
move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = La partie est finie : { $how ->
    [checkmate] échec et mat
   *[stalemate] pat
}.
move-refused-too-long = C'est trop long pour un coup.
move-refused-nothing-typed = Ce n'est pas un coup.
move-refused-unreadable = Je ne reconnais pas de coup dans « { $typed } ».
move-refused-odd-character = Dans « { $typed } », il y a un caractère qui n'a sa place dans aucun coup, U+{ $code }.
move-refused-foreign-letter = « { $letter } » est d'un autre alphabet, et je ne sais pas quelle pièce ça désigne.
move-refused-hole = Il y a un trou dans l'échiquier en { $square }.
move-refused-off-board = La case { $square } n'existe pas sur cet échiquier, qui va de a1 à { $corner }.
move-refused-unknown-label = Aucune pièce n'a la lettre { $letter } dans cette variante ({ $variant }).
move-refused-ranks-from-zero = Ce n'est un coup que si les rangées se comptent à partir de 0. Ici, on les compte à partir de 1.
move-refused-small-letter = Une minuscule peut être une colonne ou une pièce.
move-refused-no-castler = { $piece-The } n'est pas encore sur l'échiquier, donc pas de roque.
move-refused-no-castling = Il n'y a pas de roque dans cette variante ({ $variant }).
move-refused-cannot-pass = { $why ->
    [check] Tu es en échec, tu ne peux donc pas passer.
    [moves] Tu ne peux passer que si tu n'as pas d'autre coup.
   *[nobody] Aucune de tes pièces ne peut rester sur place.
}
move-refused-cannot-become-there = { $piece-The } en { $square } ne peut pas devenir { $becomes } maintenant. Soit il y en a déjà assez, soit cette pièce doit être dans sa zone ou la dernière de sa sorte, et la nouvelle pièce ne doit rien attaquer ni donner échec.
move-refused-several-moves = On ne peut jouer qu'un coup à la fois.
move-refused-removes-piece = Les pièces prises sont enlevées toutes seules.
move-refused-drops-piece = On ne pose pas de pièces sur l'échiquier dans cette variante.
move-refused-never-in-hand = { $piece-No } n'est jamais en main.
move-refused-not-in-hand = Tu n'as pas { $piece-de } en main à parachuter.
move-refused-drop-occupied = { $piece-The } est en { $square }, et on ne parachute que sur une case vide.
move-refused-drop-outside-zone = { $piece-The } ne se parachute pas en { $square }, seulement dans la zone { $zone }.
move-refused-drop-file-is-full = { $most ->
    [1] { $piece-Your } est déjà
   *[other] { $most } de tes pièces de cette sorte ({ $piece }) sont déjà
} sur la colonne { $file }, donc tu ne peux pas y parachuter une autre pièce de cette sorte.
move-refused-needs-wall = Dis aussi où va { $piece-the }.
move-refused-no-room-for-wall = Après ce coup, il ne reste aucune case pour { $piece-the }.
move-refused-wall-occupied = { $piece-The } ne peut pas aller en { $square }, car une pièce y est.
move-refused-wall-stays = { $piece-The } est déjà en { $square } et doit aller sur une autre case.
move-refused-wall-not-there = { $piece-The } ne peut pas aller en { $square } avec ce coup.
move-refused-wall-there = { $piece-The } est en { $square } et n'est à personne : aucune pièce n'y va ni n'y prend.
move-refused-no-drops = Dans ce jeu, on ne parachute pas. Une pièce en main entre derrière une pièce qui joue pour la première fois.
move-refused-enter-not-in-hand = { $piece-The } n'est pas dans ta main.
move-refused-enter-no-gate = Aucune pièce n'entre derrière { $piece-the }.
move-refused-enter-has-moved = { $piece-The } en { $square } ne joue pas pour la première fois, donc rien ne peut entrer derrière.
move-refused-enter-not-there = { $piece-The } ne peut pas entrer en { $square }.
move-refused-drop-same-color = { $piece-The } en { $at } est déjà sur une case { $color ->
    [light] claire ; cette pièce va sur une case foncée.
   *[dark] foncée ; cette pièce va sur une case claire.
}
move-refused-drop-last-of-color = Il ne resterait aucune case { $color ->
    [light] claire
   *[dark] foncée
} pour { $piece-the }, et il en faut une.
move-refused-drop-never-moves = { $piece-The } ne pourrait plus jamais bouger de { $square }, donc on ne peut pas l'y parachuter.
move-refused-drop-leaves-check = Un parachutage en { $square } laisserait { $king-your } sous l'échec { $attacker-of }.
move-refused-drop-is-mate = { $piece-The } donnerait échec et mat en { $square }, et c'est interdit quand on parachute cette pièce.
move-refused-drop-gives-check = Un parachutage en { $square } donnerait échec, et c'est interdit quand on parachute.
move-refused-drop-must-capture = Tu peux prendre, et quand on peut prendre, il faut prendre.
move-refused-must-drop = Tu peux parachuter une pièce de ta main, et ça passe d'abord. { $piece-The } reste en { $from }.
move-advice-in-hand = Tu as en main : { $pieces }.
move-advice-hand-is-empty = Tu n'as rien en main.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = La case { $square } ne peut pas être enlevée de l'échiquier.
move-refused-no-pair-on-file = Il n'y a pas de colonne où tu as plus d'{ $piece-a }.
move-refused-nobody = Tu n'as pas { $piece-de }.
move-refused-nobody-on-file = Tu n'as pas { $piece-de } sur la colonne { $file }.
move-refused-nobody-on-rank = Tu n'as pas { $piece-de } sur la rangée { $rank }.
move-refused-no-pawn-takes = Tu n'as { $pawn-no } qui puisse prendre de la colonne { $from } à la colonne { $to } maintenant.
move-refused-nobody-takes = Tu n'as { $taker-no } qui puisse prendre { $victim-a } maintenant.
move-refused-nobody-reaches = Aucune de tes pièces ne peut aller en { $square }.
move-refused-none-of-kind-reaches = Tu n'as { $piece-no } qui puisse aller en { $square }.
move-refused-none-of-kind-reaches-moves = Tu n'as { $piece-no } qui puisse aller en { $square }. La règle dit : « { $moves } »
move-refused-empty-square = La case { $square } est vide.
move-refused-not-yours = { $piece-The } en { $square } n'est pas à toi : tu joues avec { $side-the }.
move-refused-other-piece = Pièce en { $square } : { $there }, pas { $named }.
move-refused-nothing-to-capture = { $piece-Your } ne prendrait rien en { $square }.
move-refused-already-there = { $piece-Your } est déjà en { $square }.
move-refused-own-piece = En { $square }, il y a { $piece-your }.
move-refused-cannot-go = { $piece-The } en { $from } ne peut pas aller en { $to }.
move-refused-cannot-go-moves = { $piece-The } en { $from } ne peut pas aller en { $to }. La règle dit : « { $moves } »
move-refused-blocked = { $piece-The } en { $from } ne peut pas aller en { $to } : { $whose ->
    [own] { $blocker-your }
   *[other] { $blocker-the }
} en { $at } barre le chemin.
move-refused-hole-between = { $piece-The } en { $from } ne peut pas aller en { $to } : il y a un trou en { $hole }, et on ne glisse pas par-dessus un trou.
move-refused-every-way-blocked = { $piece-The } en { $from } ne peut pas aller en { $to } : tous les chemins sont barrés, par { $pieces-the }.
move-refused-outside-zone = { $piece-The } en { $from } ne peut pas aller en { $to } : cette pièce ne quitte jamais sa zone { $zone }.
move-refused-only-within-zone = { $piece-The } ne peut jouer ainsi que dans la zone { $zone }.
move-refused-never-hops = { $piece-The } ne saute jamais par-dessus une telle pièce ({ $other }), et il y en a une en { $square }.
move-refused-never-captures = { $piece-The } ne prend jamais { $other-the } en { $square }.
move-refused-first-move-only = { $piece-The } en { $from } ne peut aller en { $to } qu'à son premier coup, et cette pièce a déjà bougé.
move-refused-kings-face = Ça laisserait les pièces royales ({ $king }) face à face sur une { $line ->
    [file] colonne
   *[any] colonne ou une rangée
}, sans rien entre elles.
move-refused-gives-check = { $piece-The } en { $from } ne peut pas aller en { $to } : ça donnerait échec, et c'est interdit.
move-refused-blows-up-king = { $piece-The } ne peut pas prendre en { $to } : l'explosion emporterait { $king-your }.
move-refused-must-capture = { $piece-The } en { $from } ne prendrait rien en { $to }, et quand on peut prendre, il faut prendre.
move-refused-only-to-capture = { $piece-The } en { $from } ne va en { $to } que pour prendre, et { $to } est vide.
move-refused-too-late-in-passing = { $piece-The } en { $from } ne va en { $to } que pour prendre, et { $to } est vide. { $victim-The } en { $at } ne se prend en passant qu'aussitôt après son { $squares ->
    [2] double pas
    [3] triple pas
   *[other] pas de { $squares } cases
}.
move-refused-must-not-capture = { $piece-Your } ne prend pas de cette façon, et { $other-the } est en { $square }.
move-refused-lion-protected = { $piece-The } ne peut pas prendre { $other-the } en { $square } : { $protector-the } en { $by } le protège.
move-refused-lion-just-taken = { $piece-The } ne peut pas prendre { $other-the } en { $square } maintenant, car une pièce de ce genre vient d'être prise en { $at }.
move-refused-only-on-the-way = { $piece-The } ne va de { $from } à { $to } qu'en prenant une pièce au passage.
move-refused-not-over = { $piece-The } ne peut pas prendre { $other-the } en { $over } et continuer en { $to }.
move-refused-no-screen = { $piece-The } { $does ->
    [captures] prend
   *[goes] se déplace
} par-dessus une pièce exactement, et il n'y en a pas entre { $from } et { $to }.
move-refused-too-many-screens = { $piece-The } { $does ->
    [captures] prend
   *[goes] se déplace
} par-dessus une pièce exactement, et il y en a { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
} entre { $from } et { $to } : { $pieces-the }.
move-refused-needs-somebody = { $piece-The } en { $from } ne va en { $to } que par-dessus une pièce en { $squares }, et il n'y en a pas.
move-refused-in-check-there = En { $square }, { $king-your } serait sous l'échec { $attacker-of }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] Cette prise en passant
   *[no] Ça
} laisserait { $king-your } sous l'échec { $attacker-of }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Cette prise en passant
   *[no] Ça
} laisserait { $king-your } en { $square } sous l'échec { $attacker-of }.
move-refused-leap-has-moved = { $king-Your } ne peut sauter en { $square } qu'à son premier coup, et cette pièce a déjà bougé.
move-refused-leap-lost = { $king-The } ne peut pas sauter en { $square } : cette pièce a déjà bougé, ou une autre l'a visée sur sa ligne.
move-refused-leap-occupied = { $king-Your } ne prend pas en sautant, et la case { $square } est occupée.
move-refused-leap-in-check = { $king-Your } ne peut pas sauter sous l'échec.
move-refused-leap-in-check-by = { $king-Your } ne peut pas sauter sous l'échec { $attacker-of }.
move-refused-leap-way-attacked = { $king-Your } ne peut pas sauter de { $from } à { $to } : la case { $square } est attaquée par { $attacker-the }.
move-refused-leap-both-ways-attacked = { $king-Your } ne peut pas sauter de { $from } à { $to } : la case { $square } est attaquée par { $attacker-the }, et { $other } par { $other_attacker-the }.
move-refused-castling-has-moved = { $king-Your } a déjà bougé ou n'est pas à sa place, et ne peut plus roquer.
move-refused-castling-no-partner = Pour { $castling }, il faut { $partner-a } qui n'a jamais bougé, à { $side ->
    [left] gauche
   *[right] droite
} { $king-of }.
move-refused-castling-blocked = { $king-Your } ne peut pas faire { $castling } : { $blocker-the } barre le chemin.
move-refused-castling-in-check = { $king-Your } ne peut pas roquer sous l'échec { $attacker-of }.
move-refused-castling-into-check = En { $square }, { $king-your } serait sous l'échec { $attacker-of }.
move-refused-castling-through-check = { $king-Your } passerait par { $square }, case attaquée par { $attacker-the }.
move-refused-castling-leaves-zone = Avec { $castling }, { $king-your } irait trop loin.
move-refused-castling-kings-face = Après { $castling }, les Rois seraient face à face sur une { $line ->
    [file] colonne ouverte
   *[any] colonne ou une rangée ouverte
}.
move-refused-no-promotion = { $piece-Your } n'a pas de promotion par ce coup.
move-refused-only-stays = Ici, { $piece-your } ne peut que rester { $piece } : pour les autres pièces possibles, tu as déjà le maximum permis.
move-refused-becomes = Ici, { $piece-your } devient { $becomes }{ $may_stay ->
    [yes] , ou reste { $piece }
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece-Your } ne peut pas aller en { $square } : il faudrait y devenir { $becomes }, et tu as déjà le maximum permis.
move-advice-example = Un coup possible : <code>{ $typed }</code>.
move-advice-type = Tape <code>{ $typed }</code>.
move-advice-type-for = Tape <code>{ $typed }</code> pour { $piece-the }.
move-advice-type-for-one = Tape <code>{ $typed }</code> pour { $piece-the } en { $square }.
move-advice-both-squares = Indique les deux cases. Tape par exemple <code>{ $typed }</code>.
move-advice-with-origin = Pour aller en { $square }, indique aussi la case de départ. Tape par exemple <code>{ $typed }</code>.
move-advice-without-it = Retape le coup sans ça.
move-advice-without-cross = Sans la croix, c'est un coup : tape <code>{ $typed }</code>.
move-advice-if-meant = Si c'est ce que tu veux dire, tape <code>{ $typed }</code>.
move-advice-first-alone = Tape seulement le premier.
move-advice-move-itself = Enlève « { $square }- » et ne tape que le coup lui-même.
move-advice-in-check = Tu es en échec. { $advice }
move-advice-no-move-from = { $piece-The } en { $square } n'a aucun coup pour l'instant. { $advice }
move-advice-moves-from = Depuis { $square }, { $piece-the } peut aller en { $squares }.
move-advice-other-squares = d'autres cases
move-advice-nearest = { $piece-Your } en { $square } peut bouger : tape par exemple <code>{ $typed }</code>.
move-advice-aimed-near = Les coups les plus proches : { $moves }.
move-advice-aimed = { $piece-the } en { $square } (<code>{ $typed }</code>)

# Rules of a variant that follow from its settings, where its author's sentences do not tell them.
untold-royals = Un camp peut avoir plusieurs pièces royales ({ $pieces }). Il est en échec { $check ->
    [any] si l'une d'elles est attaquée
    [last] s'il ne lui en reste qu'une et qu'elle est attaquée ; tant qu'il en a plus, elles se prennent comme les autres
    [last-of-each] s'il ne lui reste qu'une pièce d'une de ces sortes et qu'elle est attaquée ; tant qu'il en a plus de la même sorte, elles se prennent comme les autres
   *[all] si toutes sont attaquées à la fois ; s'il en a plusieurs, il peut en laisser une en prise et la perdre
}.
untold-facing = Aucun coup ne peut laisser les pièces royales ({ $king }) sur une même { $line ->
    [file] colonne
   *[any] colonne ou rangée
} sans rien entre elles.
untold-must-capture = Quand on peut prendre, il faut prendre : tout autre coup est alors interdit.
untold-no-checks = Aucun coup ne peut donner échec.
untold-facing-twice = Si les pièces royales ({ $king }) se font face sur une colonne sans rien entre elles, le camp au trait doit y mettre fin ou passer. S'il passe, la partie est finie.
untold-passing = { $when ->
    [stuck] Un camp qui n'est pas en échec et n'a aucun coup passe.
   *[always] Un camp qui n'est pas en échec peut passer.
} Deux passes de suite finissent la partie.
untold-explosions = Chaque prise explose : les deux pièces disparaissent, et avec elles tout ce qui se trouve sur les huit cases autour.
untold-explosions-but = Chaque prise explose : les deux pièces disparaissent, et avec elles tout ce qui se trouve sur les huit cases autour. Restent en place : { $pieces }.
untold-explosions-fireproof = Celles-ci restent aussi là où elles prennent : { $pieces }.
untold-lions = { $pieces } : aucune de ces pièces ne peut en prendre une autre qui est protégée et à deux cases, sauf si elle prend aussi une pièce au passage{ $count ->
    [0] {""}
   *[other] {" "}(celles-ci ne comptent pas : { $minor })
}. Quand une autre pièce vient d'en prendre une, une autre pièce ne peut y répondre en en prenant une que sur la même case.
untold-hands = { $captures ->
    [yes] Une pièce prise va dans la main du camp qui l'a prise. Un
   *[no] Un
} camp peut, au lieu de jouer un coup, parachuter une pièce de sa main sur une case vide.
untold-captured-as = En cas de prise, { $pieces-the } va en main comme { $piece }.
untold-drops-in = { $piece-No } ne se parachute hors de la zone { $zone }.
untold-drops-most-on-file = { $piece-No } ne se parachute sur une colonne où son camp a déjà { $number } de ces pièces.
untold-drops-no-mate = { $piece-No } ne peut donner échec et mat par parachutage.
untold-drops-on-both-colors = De deux pièces pareilles ({ $piece }), l'une se parachute sur une case claire et l'autre sur une case foncée.
untold-drops-unmoved = { $piece-The }, si le parachutage se fait dans la zone { $zone }, compte comme n'ayant pas bougé.
untold-walls-moved = Après chaque coup, { $piece-the } va sur une autre case vide. Rien n'y va ni n'y prend.
untold-walls-shot = Chaque coup finit par une nouvelle pièce ({ $piece }) sur une case vide où la pièce jouée pourrait aller ensuite. La case reste fermée.
untold-walls-anywhere = Chaque coup finit par une nouvelle pièce ({ $piece }) sur une case vide. La case reste fermée.
untold-walls-left = La case que quitte une pièce est fermée ({ $piece }) et le reste.
untold-walls-within = { $piece-No } n'est hors de la zone { $zone }.
untold-gates = Quand une de ces pièces joue pour la première fois, une pièce en main peut entrer sur la case qu'elle quitte : { $pieces }.
untold-drops-mobile = Une pièce ne se parachute pas là où elle ne pourrait plus jamais bouger.
untold-must-drop = Un camp qui peut parachuter une pièce doit le faire.
untold-drops-no-checks = Aucun parachutage ne peut donner échec.
untold-promotes-on-leaving = Un coup qui part de la zone { $zone } donne aussi la promotion : { $pieces }.
untold-checkmate-wins = Le camp qui est mat gagne.
untold-checks = Un camp gagne aussitôt s'il a donné { $checks ->
    [1] un échec
   *[other] échec { $number } fois
}.
untold-goal = Un camp gagne{ $when ->
    [at-once] {" "}aussitôt
   *[other] {""}
} s'il a { $has } { $place }, { $when ->
    [at-once] à la fin de son coup.
    [unanswered] à la fin de son coup ; si le coup qui suit peut en faire autant ({ $second } après { $first }), la partie continue pour ce coup, et elle est nulle si les deux camps y arrivent.
    [held] à la fin de son coup, et encore après la réponse adverse.
    [safe] à l'abri de toute attaque ; si c'est le cas des deux camps, la partie est nulle.
   *[safe-or-held] à l'abri de toute attaque, ou encore après la réponse adverse.
}
untold-goal-one = une pièce ({ $pieces })
untold-goal-several = { $number } de ces pièces ({ $pieces }){ $or_full ->
    [yes] , ou une et toutes les cases occupées,
   *[no] {""}
}
untold-goal-place = dans la zone { $zone }
untold-goal-places = dans la zone { $first_zone } ({ $first }) ou { $second_zone } ({ $second })
untold-extinction = Un camp { $result ->
    [wins] gagne
   *[loses] perd
} s'il ne lui reste { $left ->
    [0] aucune pièce
    [1] qu'une pièce
   *[other] que { $number } pièces
} { $of ->
    [one] de cette sorte
    [each] de l'une de ces sortes
   *[together] de ces sortes, comptées ensemble
} : { $pieces }.
untold-extinction-both = Si un seul coup fait cela aux deux camps, { $who ->
    [other] l'autre camp gagne
   *[nobody] la partie continue
}.
untold-row = Un camp { $result ->
    [wins] gagne
   *[loses] perd
} si son coup aligne { $number } de ces pièces{ $gaps ->
    [yes] , même avec des cases entre elles
   *[no] , côte à côte
} : { $pieces }. Comptent { $lines }.
untold-row-files = les colonnes
untold-row-ranks = les rangées
untold-row-diagonals = les diagonales
untold-bare-king-loses = Un camp perd s'il n'a plus que son Roi, sauf s'il peut aussitôt prendre la dernière pièce de l'autre.
untold-restricted = Un camp perd s'il ne lui reste, après une prise, que son Roi et ces pièces : { $pieces }.
untold-repetition-loses = Le camp qui fait apparaître une position pour la { $number } fois perd.
untold-repetition-wins = Le camp qui fait apparaître une position pour la { $number } fois gagne.
untold-repetition-second-wins = La victoire va { $side-to } quand une position apparaît pour la { $number } fois.
untold-perpetual-check-loses = Quand une répétition finit la partie, un camp perd s'il a donné échec à chacun de ses coups depuis la première apparition de cette position, et pas l'autre.
untold-stalemate-draws = En cas de pat, la partie est nulle.
untold-stalemate-loses = Le camp qui est pat perd.
untold-stalemate-wins = Le camp qui est pat gagne.
untold-stalemate-fewer-pieces = En cas de pat, le camp qui a le moins de pièces gagne ; s'il y en a autant des deux côtés, la partie est nulle.
untold-repetition-claim = On peut réclamer la nulle à la { $number } apparition d'une position.
untold-move-rule-claim = On peut réclamer la nulle après { $moves } coups de chaque camp sans prise, coup de Pion ni promotion.
untold-move-rule-draws = Après { $moves } coups de chaque camp sans prise, coup de Pion ni promotion, la partie est nulle d'office.
untold-repetition-draws = À la { $number } apparition d'une position, la partie est nulle d'office.
untold-counting = Quand il n'y a plus de Pions, les coups sont comptés, et la partie est nulle au premier qui dépasse la limite : { $limits }.
untold-counting-early = Les coups sont comptés, et la partie est nulle au premier qui dépasse la limite : { $limits }.
untold-counting-board = { $moves } tant qu'aucun Roi n'est seul
untold-counting-few = { $moves } dès qu'un camp a au plus { $number } pièces, Roi compris, et qu'aucun Roi n'est seul
untold-counting-with = { $moves } contre un Roi seul, avec { $number } fois { $piece }
untold-counting-otherwise = { $moves } avec toute autre pièce
untold-counting-from-pieces = { $limits }, en comptant à partir du nombre de pièces sur l'échiquier
untold-bare-kings-draw = La partie est nulle quand il ne reste que les Rois.
untold-points = Là où la partie serait nulle d'elle-même, le camp qui a le plus de points gagne : { $values }.
untold-points-of = { $piece } { $points }
untold-points-second = { $side } { $points } de plus
untold-dead = La partie est nulle quand plus personne ne peut gagner : { $pieces }.
untold-dead-alone = en plus des Rois, il ne reste qu'une pièce ({ $pieces })
untold-dead-one-color = en plus des Rois, il ne reste que ces pièces, toutes sur des cases d'une même couleur : { $pieces }
untold-dead-apart = il ne reste que ces pièces, et les deux camps sont sur des cases de couleurs différentes : { $pieces }
untold-never-promoted-to = Pas de promotion en { $piece }.
untold-promoted-up-to = Pas de promotion en { $piece } tant que le camp a { $number } de ces pièces.

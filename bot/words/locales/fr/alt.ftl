# The descriptions of pictures, for people who hear them, and the legend of the marks.
alt-sentences = { $first } { $next }
alt-fen = Position : { $fen }
alt-side = { $side } : { $pieces }.
alt-side-without-pieces = { $side } : aucune pièce.
alt-pieces = { $piece } { $squares }
alt-in-hand = en main { $pieces }
alt-held = { $count ->
    [1] { $piece }
   *[other] { $piece } ({ $count })
}
alt-walls = { $piece } : { $squares }.
alt-no-squares = Cases inexistantes : { $squares }.
alt-replay = { $what ->
    [still] Une image fixe
    [all] { $all ->
        [one] Une animation du seul demi-coup
       *[other] Une animation des { $all } demi-coups
    }
   *[last] { $shown ->
        [one] Une animation du dernier demi-coup sur { $all }
       *[other] Une animation des { $shown } derniers demi-coups sur { $all }
    }
}.
alt-card = { $piece } en { $square }, échiquier vide de { $files } sur { $ranks }.
alt-card-line = { $what } : { $squares }.
alt-goes = { $does ->
    [moves] Sans prise
    [captures] Prises seulement
   *[both] Avec ou sans prise
}{ $when ->
    [first-move] , premier coup seulement
    [within] , dans une zone seulement
    [both] , premier coup seulement, dans une zone seulement
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Sans prise, par-dessus une pièce
    [captures] Prises seulement, par-dessus une pièce
   *[both] Avec ou sans prise, par-dessus une pièce
}{ $when ->
    [first-move] , premier coup seulement
    [within] , dans une zone seulement
    [both] , premier coup seulement, dans une zone seulement
   *[always] {""}
}
alt-captures-also-over = Prises seulement, même par-dessus une pièce{ $when ->
    [first-move] , premier coup seulement
    [within] , dans une zone seulement
    [both] , premier coup seulement, dans une zone seulement
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Sans prise
    [captures] Prises seulement
   *[both] Avec ou sans prise
}, ou par-dessus une pièce { $over ->
    [moves] sans prise
    [captures] avec prise
   *[both] avec ou sans prise
}{ $when ->
    [first-move] , premier coup seulement
    [within] , dans une zone seulement
    [both] , premier coup seulement, dans une zone seulement
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Premier coup seulement
    [both] Premier coup seulement, dans une zone seulement
   *[within] Dans une zone seulement
}
alt-screens = Pièces sautées
alt-sheet = { $variant } : { $provisional ->
    [yes] { $array ->
        [drawn] une disposition provisoire, un exemple ; elle est tirée au sort pour chaque partie
        [chosen] une disposition provisoire ; elle est tirée au sort pour chaque partie, ou choisie
       *[fixed] une disposition provisoire
    }
   *[no] { $array ->
        [drawn] un exemple de disposition ; elle est tirée au sort pour chaque partie
        [chosen] la disposition habituelle ; elle est tirée au sort pour chaque partie, ou choisie
       *[fixed] la position de départ
    }
}. L'image montre aussi la marche des { $count } sortes de pièces. Leurs lettres : { $kinds }.
alt-sheet-kind = { $label } { $piece }
legend = { $marks }.
legend-mark = { $mark ->
    [ride] ligne : avec ou sans prise, à toute distance
    [quiet] ○ sans prise
    [capture] anneau : prises
    [hop] arche : prises par-dessus une pièce
    [quiet-hop] petite arche : sans prise, par-dessus une pièce
    [screen] arcs : la pièce sautée pour prendre
    [first] ◇ premier coup seulement
    [zone] □ dans une zone seulement
    [beads] points sur une ligne : toute distance
    [way] ligne fine : le chemin
   *[move] ● avec ou sans prise
}

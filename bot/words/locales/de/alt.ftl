# The descriptions of pictures, for people who hear them, and the legend of the marks.

alt-sentences = { $first } { $next }
alt-fen = Stellung: { $fen }
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: keine Figuren.
alt-pieces = { $piece } { $squares }
alt-in-hand = auf der Hand { $pieces }
alt-held = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
alt-walls = { $piece }: { $squares }.
alt-no-squares = Keine Felder: { $squares }.
alt-replay = { $what ->
    [still] Ein Standbild
    [all] { $all ->
        [one] Eine Animation des einzigen Halbzugs
       *[other] Eine Animation aller { $all } Halbzüge
    }
   *[last] { $shown ->
        [one] Eine Animation des letzten von { $all } Halbzügen
       *[other] Eine Animation der letzten { $shown } von { $all } Halbzügen
    }
}.

alt-card = { $piece } auf { $square }, auf einem leeren Brett von { $files } mal { $ranks } Feldern.
alt-card-line = { $what }: { $squares }.
alt-goes = { $does ->
    [moves] Zieht ohne Schlagen
    [captures] Schlägt nur
   *[both] Zieht und schlägt
}{ $when ->
    [first-move] , und das nur im ersten Zug
    [within] , und das nur in einem Teil des Bretts
    [both] , und das nur im ersten Zug und nur in einem Teil des Bretts
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Zieht ohne Schlagen, über eine Figur hinweg
    [captures] Schlägt nur, über eine Figur hinweg
   *[both] Zieht und schlägt, über eine Figur hinweg
}{ $when ->
    [first-move] , und das nur im ersten Zug
    [within] , und das nur in einem Teil des Bretts
    [both] , und das nur im ersten Zug und nur in einem Teil des Bretts
   *[always] {""}
}
alt-captures-also-over = Schlägt nur, auch über eine Figur hinweg{ $when ->
    [first-move] , und das nur im ersten Zug
    [within] , und das nur in einem Teil des Bretts
    [both] , und das nur im ersten Zug und nur in einem Teil des Bretts
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Zieht ohne Schlagen
    [captures] Schlägt nur
   *[both] Zieht und schlägt
}; über eine Figur hinweg: { $over ->
    [moves] zieht ohne Schlagen
    [captures] schlägt
   *[both] zieht und schlägt
}{ $when ->
    [first-move] , und das nur im ersten Zug
    [within] , und das nur in einem Teil des Bretts
    [both] , und das nur im ersten Zug und nur in einem Teil des Bretts
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Nur im ersten Zug
    [both] Nur im ersten Zug und nur in einem Teil des Bretts
   *[within] Nur in einem Teil des Bretts
}
alt-screens = Übersprungene Figuren

alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] eine vorläufige Aufstellung als Beispiel; sie wird für jede Partie ausgelost
        [chosen] eine vorläufige Aufstellung; sie wird für jede Partie ausgelost oder gewählt
       *[fixed] eine vorläufige Aufstellung
    }
   *[no] { $array ->
        [drawn] ein Beispiel für die Aufstellung; sie wird für jede Partie ausgelost
        [chosen] die übliche Aufstellung; sie wird für jede Partie ausgelost oder gewählt
       *[fixed] die Aufstellung
    }
}. Das Bild zeigt auch, wie die { $count } Figurenarten ziehen. Ihre Buchstaben: { $kinds }.
alt-sheet-kind = { $label } { $piece }

legend = { $marks }.
legend-mark = { $mark ->
    [ride] Strich: zieht und schlägt beliebig weit
    [quiet] ○ zieht ohne Schlagen
    [capture] Ring: schlägt
    [hop] Bogen: schlägt über eine Figur hinweg
    [quiet-hop] kleiner Bogen: zieht ohne Schlagen über eine Figur hinweg
    [screen] zwei Bögen: die übersprungene Figur
    [first] ◇ nur im ersten Zug
    [zone] □ nur in einem Teil des Bretts
    [beads] Punkte auf einem Strich: beliebig weit
    [way] dünner Strich: der Weg dorthin
   *[move] ● zieht und schlägt
}

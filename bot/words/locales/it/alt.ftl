# The descriptions of pictures, for people who hear them, and the legend of the marks.

alt-sentences = { $first } { $next }
alt-fen = Posizione: { $fen }
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: nessun pezzo.
alt-pieces = { $piece } { $squares }
alt-in-hand = in mano { $pieces }
alt-held = { $count ->
    [1] { $piece }
   *[other] { $piece } ({ $count })
}
alt-walls = { $piece }: { $squares }.
alt-no-squares = Caselle mancanti: { $squares }.
alt-replay = { $what ->
    [still] Un'immagine fissa
    [all] { $all ->
        [one] Un'animazione dell'unica semimossa
       *[other] Un'animazione di tutte le { $all } semimosse
    }
   *[last] { $shown ->
        [one] Un'animazione dell'ultima semimossa su { $all }
       *[other] Un'animazione delle ultime { $shown } semimosse su { $all }
    }
}.

alt-card = { $piece } in { $square } su una scacchiera vuota { $files } per { $ranks }.
alt-card-line = { $what }: { $squares }.
alt-goes = { $does ->
    [moves] Muove senza catturare
    [captures] Solo cattura
   *[both] Muove o cattura
}{ $when ->
    [first-move] , solo alla prima mossa
    [within] , solo in una parte della scacchiera
    [both] , solo alla prima mossa e in una parte della scacchiera
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Muove senza catturare, scavalcando un pezzo
    [captures] Solo cattura, scavalcando un pezzo
   *[both] Muove o cattura, scavalcando un pezzo
}{ $when ->
    [first-move] , solo alla prima mossa
    [within] , solo in una parte della scacchiera
    [both] , solo alla prima mossa e in una parte della scacchiera
   *[always] {""}
}
alt-captures-also-over = Solo cattura, anche scavalcando un pezzo{ $when ->
    [first-move] , solo alla prima mossa
    [within] , solo in una parte della scacchiera
    [both] , solo alla prima mossa e in una parte della scacchiera
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Muove senza catturare
    [captures] Solo cattura
   *[both] Muove o cattura
}, o scavalcando un pezzo { $over ->
    [moves] muove senza catturare
    [captures] cattura
   *[both] muove o cattura
}{ $when ->
    [first-move] , solo alla prima mossa
    [within] , solo in una parte della scacchiera
    [both] , solo alla prima mossa e in una parte della scacchiera
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Solo alla prima mossa
    [both] Solo alla prima mossa e in una parte della scacchiera
   *[within] Solo in una parte della scacchiera
}
alt-screens = Pezzi scavalcati

alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] un esempio di disposizione provvisoria; si sorteggia a ogni partita
        [chosen] una disposizione provvisoria; a ogni partita si sorteggia o si sceglie
       *[fixed] una disposizione provvisoria
    }
   *[no] { $array ->
        [drawn] un esempio di disposizione; si sorteggia a ogni partita
        [chosen] la disposizione abituale; a ogni partita si sorteggia o si sceglie
       *[fixed] la posizione di partenza
    }
}. L'immagine mostra anche come muovono i { $count } tipi di pezzo. Le loro lettere: { $kinds }.
alt-sheet-kind = { $label } { $piece }

legend = { $marks }.
legend-mark = { $mark ->
    [ride] linea: muove e cattura a qualsiasi distanza
    [quiet] ○ muove senza catturare
    [capture] anello: cattura
    [hop] arco: cattura scavalcando un pezzo
    [quiet-hop] arco piccolo: muove senza catturare scavalcando un pezzo
    [screen] curve: il pezzo scavalcato
    [first] ◇ solo alla prima mossa
    [zone] □ solo in una parte della scacchiera
    [beads] punti su una linea: qualsiasi distanza
    [way] linea sottile: il percorso
   *[move] ● muove e cattura
}

# The descriptions of pictures, for people who hear them, and the legend of the marks.

alt-sentences = { $first } { $next }
alt-fen = Pozycja: { $fen }
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: brak bierek.
alt-pieces = { $piece-the } { $squares }
alt-in-hand = w ręce { $pieces }
alt-held = { $count ->
    [1] { $piece-the }
   *[other] { $piece-the } ({ $count })
}
alt-walls = { $piece }: { $squares }.
alt-no-squares = Nie ma pól: { $squares }.
alt-replay = { $what ->
    [still] Nieruchomy obraz
    [all] { $all ->
        [1] Animacja jedynego półruchu
       *[other] Animacja wszystkich półruchów ({ $all })
    }
   *[last] { $shown ->
        [1] Animacja ostatniego półruchu (z { $all })
       *[other] Animacja ostatnich półruchów ({ $shown } z { $all })
    }
}.

alt-card = { $piece } na { $square }, pusta plansza { $files } na { $ranks }.
alt-card-line = { $what }: { $squares }.
alt-goes = { $does ->
    [moves] Ruch bez bicia
    [captures] Tylko bicie
   *[both] Ruch lub bicie
}{ $when ->
    [first-move] , tylko w pierwszym ruchu
    [within] , tylko w części planszy
    [both] , tylko w pierwszym ruchu i w części planszy
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Ruch bez bicia przez jedną bierkę
    [captures] Tylko bicie przez jedną bierkę
   *[both] Ruch lub bicie przez jedną bierkę
}{ $when ->
    [first-move] , tylko w pierwszym ruchu
    [within] , tylko w części planszy
    [both] , tylko w pierwszym ruchu i w części planszy
   *[always] {""}
}
alt-captures-also-over = Tylko bicie, też przez jedną bierkę{ $when ->
    [first-move] , tylko w pierwszym ruchu
    [within] , tylko w części planszy
    [both] , tylko w pierwszym ruchu i w części planszy
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Ruch bez bicia
    [captures] Tylko bicie
   *[both] Ruch lub bicie
}, albo { $over ->
    [moves] ruch bez bicia przez jedną bierkę
    [captures] bicie przez jedną bierkę
   *[both] ruch lub bicie przez jedną bierkę
}{ $when ->
    [first-move] , tylko w pierwszym ruchu
    [within] , tylko w części planszy
    [both] , tylko w pierwszym ruchu i w części planszy
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Tylko w pierwszym ruchu
    [both] Tylko w pierwszym ruchu i w części planszy
   *[within] Tylko w części planszy
}
alt-screens = Bierki, przez które bije

alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] przykładowy układ tymczasowy; w każdej partii losuje się nowy
        [chosen] układ tymczasowy; w każdej partii się go losuje lub wybiera
       *[fixed] tymczasowa pozycja początkowa
    }
   *[no] { $array ->
        [drawn] przykładowy układ; w każdej partii losuje się nowy
        [chosen] zwykły układ; w każdej partii się go losuje lub wybiera
       *[fixed] pozycja początkowa
    }
}. Na obrazku widać też, jak chodzą bierki ({ $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
    [many] { $count } rodzajów
   *[other] { $count } rodzaju
}). Ich litery: { $kinds }.
alt-sheet-kind = { $label } { $piece-the }

legend = { $marks }.
legend-mark = { $mark ->
    [ride] linia: ruch i bicie na dowolną odległość
    [quiet] ○ ruch bez bicia
    [capture] pierścień: bicie
    [hop] łuk: bicie przez jedną bierkę
    [quiet-hop] mały łuk: ruch bez bicia przez jedną bierkę
    [screen] łuki: bierka, przez którą bije
    [first] ◇ tylko w pierwszym ruchu
    [zone] □ tylko w części planszy
    [beads] kropki na linii: dowolna odległość
    [way] cienka linia: droga na pole
   *[move] ● ruch i bicie
}

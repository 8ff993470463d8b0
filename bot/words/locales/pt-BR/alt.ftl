# The descriptions of pictures, for people who hear them, and the legend of the marks.

alt-sentences = { $first } { $next }
alt-fen = Posição: { $fen }
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: sem peças.
alt-pieces = { $piece } { $squares }
alt-in-hand = na mão { $pieces }
alt-held = { $count ->
    [1] { $piece }
   *[other] { $piece } ({ $count })
}
alt-walls = { $piece }: { $squares }.
alt-no-squares = Não existem as casas { $squares }.
alt-replay = { $what ->
    [still] Uma imagem parada
    [all] { $all ->
        [one] Uma animação do único meio-lance
       *[other] Uma animação de todos os { $all } meios-lances
    }
   *[last] { $shown ->
        [one] Uma animação do último de { $all } meios-lances
       *[other] Uma animação dos últimos { $shown } de { $all } meios-lances
    }
}.

alt-card = { $piece } em { $square }, num tabuleiro vazio de { $files } por { $ranks }.
alt-card-line = { $what }: { $squares }.
alt-goes = { $does ->
    [moves] Anda sem capturar
    [captures] Só captura
   *[both] Anda ou captura
}{ $when ->
    [first-move] , só no primeiro lance
    [within] , só em parte do tabuleiro
    [both] , só no primeiro lance e em parte do tabuleiro
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Anda sem capturar por cima de uma peça
    [captures] Só captura por cima de uma peça
   *[both] Anda ou captura por cima de uma peça
}{ $when ->
    [first-move] , só no primeiro lance
    [within] , só em parte do tabuleiro
    [both] , só no primeiro lance e em parte do tabuleiro
   *[always] {""}
}
alt-captures-also-over = Só captura, também por cima de uma peça{ $when ->
    [first-move] , só no primeiro lance
    [within] , só em parte do tabuleiro
    [both] , só no primeiro lance e em parte do tabuleiro
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Anda sem capturar
    [captures] Só captura
   *[both] Anda ou captura
}, ou { $over ->
    [moves] anda sem capturar por cima de uma peça
    [captures] captura por cima de uma peça
   *[both] anda ou captura por cima de uma peça
}{ $when ->
    [first-move] , só no primeiro lance
    [within] , só em parte do tabuleiro
    [both] , só no primeiro lance e em parte do tabuleiro
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Só no primeiro lance
    [both] Só no primeiro lance e em parte do tabuleiro
   *[within] Só em parte do tabuleiro
}
alt-screens = Peças saltadas

alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] um exemplo de posição inicial (provisória), que é sorteada a cada partida
        [chosen] posição inicial provisória, que é sorteada a cada partida ou escolhida
       *[fixed] posição inicial provisória
    }
   *[no] { $array ->
        [drawn] um exemplo de posição inicial, que é sorteada a cada partida
        [chosen] a posição inicial usual; a da partida é sorteada ou escolhida
       *[fixed] a posição inicial
    }
}. Também mostra como andam os { $count } tipos de peça. As letras deles: { $kinds }.
alt-sheet-kind = { $label } { $piece }

legend = { $marks }.
legend-mark = { $mark ->
    [ride] linha: anda e captura a qualquer distância
    [quiet] ○ anda sem capturar
    [capture] anel: captura
    [hop] arco: captura por cima de uma peça
    [quiet-hop] arco pequeno: anda sem capturar por cima de uma peça
    [screen] arcos: a peça saltada na captura
    [first] ◇ só no primeiro lance
    [zone] □ só em parte do tabuleiro
    [beads] pontos numa linha: qualquer distância
    [way] linha fina: o caminho até lá
   *[move] ● anda e captura
}

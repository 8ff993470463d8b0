# Boards: what is on a square, what a piece is, what was captured.

board-fen = <b>{ $title }, { $plies ->
    [0] posição inicial
    [one] após { $plies } meio-lance
   *[other] após { $plies } meios-lances
}</b>, em FEN:
board-nothing-captured = Nada foi capturado.
board-captured = Peças perdidas: { $pieces }.
board-captured-difference = Peças perdidas: { $pieces }. Vantagem { $side-of }: { $worth }.
board-captured-level = Peças perdidas: { $pieces }. Os valores são iguais.
board-captured-of = { $side } – { $pieces }
board-fraction = { $whole },{ $part }

board-square = <b>{ $square }</b>: { $piece } { $side-of } ({ $letter }). { $moves }
board-wall = <b>{ $square }</b>: { $piece }. { $moves }
board-empty-square = <b>{ $square }</b>: vazia.
board-attacked = Ataque { $side-of }: { $pieces }.
board-not-attacked = Ataque { $side-of }: nenhum.
board-defended = Defesa { $side-of }: { $pieces }.
board-not-defended = Defesa { $side-of }: nenhuma.

board-piece = <b>{ $piece } ({ $label })</b> em { $variant }. { $moves }
board-piece-aliases = Outros nomes aqui: { $names }.
board-piece-elsewhere = Nomes em outras variantes: { $names }.
board-piece-name-elsewhere = { $name } ({ $games })
board-piece-value = Valor: { $value }.
board-piece-values = Valor: { $value } e { $second } (a fonte dá os dois).
board-piece-becomes = { $place ->
    [zone] Na zona “{ $zone }”,
    [file] Na última casa da coluna,
   *[rank] Na última fileira,
} { $whose ->
    [of-side] { $stays-the } { $side-of }
   *[of-both] a peça
} vira { $becomes-lower }{ $by ->
    [capture] {" "}se chegar lá capturando
    [step] {" "}se chegar lá andando uma casa, com ou sem captura
    [quiet-step] {" "}se chegar lá andando uma casa, sem captura
    [capturing-step] {" "}se chegar lá capturando numa casa vizinha
    [entering] {" "}se entrar na zona, ou se capturar de ou para uma casa dela
    [entering-or-last] {" "}se entrar na zona, se capturar de ou para uma casa dela, ou se chegar ao fim ({ $always })
   *[any-move] {""}
}{ $may_stay ->
    [always] , ou continua { $stays-lower }
    [yes] , ou continua { $stays-lower } se ainda puder sair de lá
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . Com qualquer outro lance, continua { $stays-lower }
}.
board-piece-becomes-there = { $stays }: vira { $becomes } com um lance próprio, na zona { $zone } ou quando é a última do seu tipo. Faz isso onde está, ou numa casa vazia para onde a peça nova pode ir. A peça nova não pode atacar nada nem dar xeque.
board-piece-either = { $names } ou { $last }
board-piece-becomes-on = { $piece } (em { $files })
board-piece-at-most = Ninguém promove a esta peça enquanto tiver { $most } dela.
board-piece-betza = XBetza: <code>{ $betza }</code>

board-reach-title = { $piece } { $side-of } em { $square }{ $supposed ->
    [yes] {" "}(se fosse a vez desse lado)
   *[no] {""}
}
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = pode ir para { $square }.
board-no-move = não tem lance legal.
board-no-move-but-a-capture = não tem lance legal: outra peça pode capturar, e por isso tem de capturar.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
board-of-game = Partida { $game }
board-of-line = Sua linha na partida { $game }
board-more = <b>{ $variant }, partida { $game }</b>: o que você quer fazer?

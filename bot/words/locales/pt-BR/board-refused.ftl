# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = A casa { $square } é um buraco no tabuleiro, onde não cabe peça. Indique uma casa do tabuleiro.
board-refused-no-such-square = Não há casa “{ $typed }” neste tabuleiro. Indique uma de a1 a { $last }.
board-refused-no-such-region = “{ $typed }” não é uma parte deste tabuleiro. Indique dois cantos, como a1-h8. A última casa é { $last }.
board-refused-empty-square = A casa { $square } está vazia. Indique uma casa com peça.
board-refused-unknown-piece = Não há peça chamada “{ $typed }” aqui. Escolha: { $known }.
board-refused-no-way = { $piece-The } de { $from } não pode ir para { $to } agora. Tire o { OPTION("moves", "to") } para ver aonde essa peça pode ir.
board-refused-no-such-ply = A partida { $game } tem { $plies ->
    [0] 0 meios-lances
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
} até agora. Indique um número de 0 a { $plies }.
board-refused-no-position-named = Faltou indicar uma posição da partida { $game }.
board-refused-unknown-position = A partida { $game } não tem a posição “{ $typed }”.
board-refused-name-a-position = { $plies ->
    [0] Ainda não houve lances. Indique <code>0</code>, o início.
   *[other] Indique quantos meios-lances foram jogados, de 0 (o início) a { $plies }. Ou um lance pelo número: <code>{ $last }</code> é depois do último.
}

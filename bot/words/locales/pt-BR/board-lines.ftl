# A board in words, line by line, for people who play without pictures.

board-lines-to-move = Vez: { $side }{ $in_check ->
    [yes] , em xeque
   *[no] {""}
}
board-lines-no-squares = Não existem as casas { $squares }

board-lines-side = { $count ->
    [0] { $side }: sem peças
    [one] { $side }, { $count } peça:
   *[other] { $side }, { $count } peças:
}
board-lines-kind = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}: { $squares }

board-lines-rank = Fileira { $rank }. { $pieces }
board-lines-empty-rank = Fileira { $rank }: vazia
board-lines-empty-ranks = Fileiras { $first } a { $last }: vazias
board-lines-of-side = { $side }: { $pieces }
board-lines-on-files = { $files ->
    [one] { $piece } { $first }
    [two] { $piece } { $first } { $last }
   *[more] { $piece } { $first } a { $last }
}

board-lines-piece = { $piece } ({ $side })
board-lines-moved = { $piece }: { $from } para { $to }
board-lines-new = { $piece }: agora em { $square }
board-lines-where = { $change }, onde havia { $piece }
board-lines-gone = { $piece }: saiu de { $square }
board-lines-no-change = Nenhuma peça se moveu

# Several things as one part of a sentence, and small numbers as words (they always count something feminine: peças, vezes).

list-comma = { $items }, { $next }
list-and = { $items } e { $last }
list-or = { $items } ou { $last }
list-semicolon = { $items }; { $next }
list-or-else = { $items }; ou { $next }

number-cardinal = { $number ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $number }
}
number-ordinal = { $number ->
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
    [8] oitava
    [9] nona
    [10] décima
   *[other] { $number }ª
}

# Several things as one part of a sentence, and small numbers as words.

list-comma = { $items }, { $next }
list-and = { $items } y { $last }
list-or = { $items } o { $last }
list-semicolon = { $items }; { $next }
list-or-else = { $items }; o { $next }

number-cardinal = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $number }
}
number-ordinal = { $number ->
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
    [8] octava
    [9] novena
    [10] décima
   *[other] { $number }.ª
}

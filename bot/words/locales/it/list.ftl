# Several things as one part of a sentence, such as “a, b and c”, and small numbers.

list-comma = { $items }, { $next }
list-and = { $items } e { $last }
list-or = { $items } o { $last }
list-semicolon = { $items }; { $next }
list-or-else = { $items }; oppure { $next }

number-cardinal = { $number ->
    [0] nessuno
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $number }
}
number-ordinal = { $number ->
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
    [10] decima
   *[other] { $number }ª
}

# Several things as one part of a sentence, such as “a, b and c”.

list-comma = { $items }, { $next }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-semicolon = { $items }; { $next }
list-or-else = { $items }; oder { $next }

number-cardinal = { $number ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $number }
}
number-ordinal = { $number ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
   *[other] { $number }.
}

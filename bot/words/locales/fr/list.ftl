# Several things as one part of a sentence, such as “a, b and c”, and small numbers as words.
list-comma = { $items }, { $next }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
list-semicolon = { $items } ; { $next }
list-or-else = { $items } ; ou { $next }
number-cardinal = { $number ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $number }
}
number-ordinal = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $number }e
}

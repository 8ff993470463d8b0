# Several things as one part of a sentence, such as “a, b and c”. $items: those before the last one, which
# are joined with list-comma.

list-comma = { $items }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-semicolon = { $items }; { $next }
# Several conditions, of which one is enough.
list-or-else = { $items }; or { $next }

# Small numbers as words.

number-cardinal = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
# $ends: how the number in figures ends, in English.
number-ordinal = { $number ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $number }{ $ends ->
        [st] st
        [nd] nd
        [rd] rd
       *[th] th
    }
}

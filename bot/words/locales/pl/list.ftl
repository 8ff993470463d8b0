# Several things as one part of a sentence, such as “a, b and c”.

list-comma = { $items }, { $next }
list-and = { $items } i { $last }
list-or = { $items } lub { $last }
list-semicolon = { $items }; { $next }
list-or-else = { $items }; albo { $next }

number-cardinal = { $number ->
    [0] żadna
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
   *[other] { $number }
}
number-ordinal = { $number ->
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
    [6] szósty
    [7] siódmy
    [8] ósmy
    [9] dziewiąty
    [10] dziesiąty
   *[other] { $number }.
}

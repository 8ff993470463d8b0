# Several things as one part of a sentence, such as “a, b and c”. $items: those before the last one, which
# are joined with list-comma.

list-comma = { $items }, { $next }
list-and = { $items } и { $last }
list-or = { $items } или { $last }
list-semicolon = { $items }; { $next }
list-or-else = { $items }; либо { $next }

# In figures, because a word would have a gender. The ordinal only stands in “в … раз”.
number-cardinal = { $number }
number-ordinal = { $number ->
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
    [6] шестой
    [7] седьмой
    [8] восьмой
    [9] девятый
    [10] десятый
   *[other] { $number }-й
}

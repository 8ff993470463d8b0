# The forms of a name in a sentence: `{ $piece-of }` is form-of of the piece. $lower: the name in small letters.
# $gender: as in names.ftl. `.unknown` is for names without a gender.

# el caballo: `{ $piece-The }` with a capital letter.
form-the = { $gender ->
    [f] la
   *[m] el
} { $lower }
form-of = { $gender ->
    [f] de la
   *[m] del
} { $lower }
    .unknown = de { $name }
form-a = { $gender ->
    [f] una
   *[m] un
} { $lower }
    .unknown = un { $name }
form-no = { $gender ->
    [f] ninguna
   *[m] ningún
} { $lower }
    .unknown = ningún { $name }
form-your = tu { $lower }
    .unknown = tu { $name }
form-lower = { $lower }
# las blancas dan mate, las blancas tienen: sides have these forms themselves, because some are plural.
form-mates = { $lower } da mate
    .unknown = { $name } da mate
form-have = { $lower } tiene
    .unknown = { $name } tiene

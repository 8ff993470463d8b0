# The forms of a name in a sentence: `{ $piece-of }` is form-of of the piece. $lower: the name in small letters.
# $gender: as in names.ftl. `.unknown` is for names without a gender.

# o cavalo: `{ $piece-The }` with a capital letter.
form-the = { $gender ->
    [f] a
   *[m] o
} { $lower }
form-of = { $gender ->
    [f] da
   *[m] do
} { $lower }
    .unknown = de { $name }
form-by = { $gender ->
    [f] pela
   *[m] pelo
} { $lower }
    .unknown = por { $name }
form-a = { $gender ->
    [f] uma
   *[m] um
} { $lower }
    .unknown = um { $name }
form-no = { $gender ->
    [f] nenhuma
   *[m] nenhum
} { $lower }
    .unknown = nenhum { $name }
form-your = { $gender ->
    [f] sua
   *[m] seu
} { $lower }
    .unknown = seu { $name }
form-lower = { $lower }

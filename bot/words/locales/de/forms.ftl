# The forms of a name in a sentence: `{ $piece-acc }` is form-acc of the piece. $name: the name. $gender, $weak, $plural: as in names.ftl.
# `.unknown` is for names without a gender.

# der Springer: `{ $piece-The }` with a capital letter.
form-the = { $gender ->
    [f] die
    [n] das
   *[m] der
} { $name }
form-acc = { $gender ->
    [f] die
    [n] das
   *[m] den
} { $weak }
form-dat = { $gender ->
    [f] der
   *[m] dem
} { $weak }
# wird zum Springer, zur Dame
form-to = { $gender ->
    [f] zur
   *[m] zum
} { $weak }
form-your = { $gender ->
    [f] deine
   *[m] dein
} { $name }
    .unknown = dein { $name }
form-no = { $gender ->
    [f] keine
   *[m] kein
} { $name }
    .unknown = kein { $name }
form-no-acc = { $gender ->
    [f] keine
    [n] kein
   *[m] keinen
} { $weak }
    .unknown = keinen { $name }
form-one-acc = { $gender ->
    [f] eine
    [n] ein
   *[m] einen
} { $weak }
    .unknown = einen { $name }
# 8 Bauern, Bauern a bis h
form-plural = { $plural }

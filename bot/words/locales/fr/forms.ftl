# The forms of a name in a sentence: `{ $piece-of }` is form-of of the piece. $name: the name. $gender: as in names.ftl.
# `.unknown` is for names without a gender.

# le Cavalier: `{ $piece-The }` with a capital letter.
form-the = { $gender ->
    [f] la { $name }
    [m] le { $name }
   *[vowel] l'{ $name }
}
form-of = { $gender ->
    [f] de la { $name }
    [m] du { $name }
   *[vowel] de l'{ $name }
}
    .unknown = de { $name }
# Of sides alone, which have it themselves.
form-to = à { $name }
    .unknown = à { $name }
form-a = { $gender ->
    [f] une
    [f-vowel] une
   *[m] un
} { $name }
    .unknown = un { $name }
form-no = { $gender ->
    [f] aucune
    [f-vowel] aucune
   *[m] aucun
} { $name }
    .unknown = aucun { $name }
# pas de Cavalier, pas d'Archer
form-de = { $gender ->
    [f] de { $name }
    [m] de { $name }
   *[vowel] d'{ $name }
}
    .unknown = de { $name }
form-your = { $gender ->
    [f] ta
   *[m] ton
} { $name }
    .unknown = ton { $name }

# The forms of a name in a sentence: `{ $piece-of }` is form-of of the piece. $name: the name, $lower: it in small letters. $gender: as in names.ftl. `.unknown` is for names without a gender.

# il cavallo: `{ $piece-The }` with a capital letter.
form-the = { $gender ->
    [f] la { $lower }
    [m] il { $lower }
    [m-lo] lo { $lower }
   *[vowel] l'{ $lower }
}
form-of = { $gender ->
    [f] della { $lower }
    [m] del { $lower }
    [m-lo] dello { $lower }
   *[vowel] dell'{ $lower }
}
    .unknown = di { $name }
# attaccata dal cavallo
form-by = { $gender ->
    [f] dalla { $lower }
    [m] dal { $lower }
    [m-lo] dallo { $lower }
   *[vowel] dall'{ $lower }
}
    .unknown = da { $name }
# An unknown name may need un or uno, so it is "un pezzo Zorblax".
form-a = { $gender ->
    [f] una { $lower }
    [f-vowel] un'{ $lower }
    [m-lo] uno { $lower }
   *[m] un { $lower }
}
    .unknown = un pezzo { $name }
form-no = { $gender ->
    [f] nessuna { $lower }
    [f-vowel] nessun'{ $lower }
    [m-lo] nessuno { $lower }
   *[m] nessun { $lower }
}
    .unknown = nessun pezzo { $name }
form-your = { $gender ->
    [f] la tua
    [f-vowel] la tua
   *[m] il tuo
} { $lower }
    .unknown = il tuo { $name }
form-lower = { $lower }

# Why planned moves are not changed.
plan-refused-move = Le coup { $place } de ta ligne, « { $typed } », est impossible. Rien n'a changé. { $why }
plan-refused-speaks-to-opponent = Ce serait un coup de ton adversaire, et voici ce que je lui dirais :
plan-refused-begins-with = { $whose ->
    [own] C'est à toi de jouer : le premier coup de ta ligne est donc un des tiens.
   *[theirs] C'est à ton adversaire de jouer : le premier coup de ta ligne est donc un des siens.
}
plan-refused-several-moves = Le coup { $place } de ta ligne, « { $typed } », peut désigner plusieurs coups, donc rien n'a changé. Écris-le en entier, comme <code>{ $example }</code>.
plan-refused-over = La partie serait finie avant le coup { $place } de ta ligne, donc rien n'a changé. Enlève ce coup et tous les suivants.
plan-refused-no-move = Il n'y a pas de coup là-dedans. Écris tour à tour les coups de ton adversaire et les tiens avec { STEP("if", "line", "") }.
plan-refused-no-answer = Ta ligne finit par le coup <b>{ $last }</b> de ton adversaire, donc rien n'a changé. Écris ta réponse après.
plan-refused-too-long = Une ligne a au plus { $most } coups à toi, donc rien n'a changé. Enlève les plus lointains.
plan-refused-too-many = Tu peux avoir au plus { $most } coups conditionnels par partie, donc rien n'a changé. Fais de la place avec { STEP("if", "drop", "") }.
plan-refused-after-resigning = Rien ne peut suivre ton abandon, donc rien n'a changé. Enlève les coups d'après.
plan-refused-resigns-too-late = Tu peux prévoir d'abandonner au plus { $most } coups adverses à l'avance, donc rien n'a changé. Enlève quelques coups d'avant.
plan-refused-add-and-drop = Tu peux ajouter une ligne ou en supprimer une, pas les deux à la fois, donc rien n'a changé. Enlève { OPTION("if", "drop") }, ou les coups.
plan-refused-nothing-to-drop = Tu n'as pas de coups conditionnels dans cette partie, donc il n'y a rien à supprimer. Prévois-en avec { STEP("if", "line", "") }.
plan-refused-no-such-number = Tu n'as pas de coup conditionnel numéro « { $typed } ». Indique un numéro de 1 à { $last }, ou <code>all</code>.

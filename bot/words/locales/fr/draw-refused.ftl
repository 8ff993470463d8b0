# Why a draw is not offered, or an offer is not answered.
draw-refused-offered-already = Tu as déjà proposé la nulle. Ton adversaire peut l'accepter ou la refuser. Jouer un coup, c'est aussi la refuser.
draw-refused-offered-lately = Tu as proposé la nulle il y a peu, et cette proposition ne tient plus. Tu pourras la proposer de nouveau { $moves ->
    [1] à ton prochain coup
    [2] à ton deuxième coup à partir de maintenant
   *[other] à ton { $moves }e coup à partir de maintenant
}.
draw-refused-no-offer = Il n'y a pas de proposition de nulle en cours. Fais-en une avec { STEP("draw") }.
draw-refused-own-offer = C'est ta propre proposition de nulle : c'est à ton adversaire d'y répondre. Continue à jouer, elle tient jusque-là.

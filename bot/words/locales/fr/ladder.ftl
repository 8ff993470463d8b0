# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Échelle de { $name }</b> · { $members ->
    [one] 1 membre
   *[other] { $members } membres
}
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← toi
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } a défié { $challenged } : { $game }
ladder-join = Tu n'es pas sur cette échelle. Rejoins-la, tout en bas : { $join }.
ladder-own-first = Tu es en tête. On peut te défier, et une partie commence alors aussitôt.
ladder-own-challenge = Ton défi est en cours : { $game }
ladder-nobody-free = Tu ne peux défier personne au-dessus de toi en ce moment. Regarde de nouveau dans quelques jours.
ladder-may-challenge = Tu peux défier { $players }. Si tu gagnes, tu prends sa place.
ladder-how = Un défi lance aussitôt une partie, les camps sont tirés au sort. Tu peux défier jusqu'à trois places au-dessus de toi, mais personne en vacances. Si tu perds au temps avant ton deuxième coup, tu tombes tout en bas.

ladder-list = <b>Échelles d'ici</b>
ladder-list-line = { $name }, { $members ->
    [one] 1 membre
   *[other] { $members } membres
}{ $place ->
    [0] {""}
   *[other] {" "}(toi : place { $place })
} : { $show }
ladder-list-more = { $others ->
    [one] Et une autre échelle.
   *[other] Et { $others } autres échelles.
}
ladder-none = Il n'y a pas encore d'échelle ici. Commences-en une : { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = Personne n'est encore sur l'échelle de { $name }. Commence : { $join }.

ladder-joined = Tu es sur l'échelle de { $variant }, à la place { $place }. { $show } montre qui tu peux défier.
ladder-left = Tu as quitté l'échelle. Les parties en cours continuent.
ladder-removed = { $player } n'est plus sur l'échelle.
ladder-were-removed = Les responsables ont mis fin à ta place sur l'échelle de { $variant }. Demande-leur si tu veux savoir pourquoi.
ladder-gone = { $player } n'est plus ici et a donc quitté l'échelle. { $show } montre qui tu peux défier maintenant.

ladder-game-of = La place { $place } de l'échelle est en jeu : une victoire la donne à { $challenger }.
ladder-challenged = Ta partie contre { $opponent } a commencé : { $game }.
ladder-rose = { $player } prend la place { $place } de l'échelle. Regarde-la avec { $show }.
ladder-fell = { $player } a perdu au temps avant son deuxième coup et tombe tout en bas de l'échelle. Regarde-la avec { $show }.
ladder-stays = L'échelle reste comme elle était. Regarde-la avec { $show }.

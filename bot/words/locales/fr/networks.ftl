# Each network's own words for things: `{ TERM("place") }` in a message becomes the word of the reader's network.
discord-place = salon
matrix-place = salon
terminal-place = salon
discord-own-place = fil
    .its-own = son propre fil
    .to-the = dans le fil
matrix-own-place = fil
    .its-own = son propre fil
    .to-the = dans le fil
terminal-own-place = table
    .its-own = sa propre table
    .to-the = à la table
discord-community = serveur
    .a = un serveur
    .of-a = d'un serveur
    .in-a = sur un serveur
    .in-another = sur un autre serveur
    .of-the = du serveur
    .here = sur ce serveur
    .of-this = de ce serveur
    .of-the-same = du même serveur
    .whole = tout un serveur
matrix-community = communauté
    .a = une communauté
    .of-a = d'une communauté
    .in-a = dans une communauté
    .in-another = dans une autre communauté
    .of-the = de la communauté
    .here = dans cette communauté
    .of-this = de cette communauté
    .of-the-same = de la même communauté
    .whole = toute une communauté
terminal-community = maison
    .a = une maison
    .of-a = d'une maison
    .in-a = dans une maison
    .in-another = dans une autre maison
    .of-the = de la maison
    .here = dans cette maison
    .of-this = de cette maison
    .of-the-same = de la même maison
    .whole = toute une maison
discord-direct-messages = messages privés
    .by = en message privé
matrix-direct-messages = salon à nous deux
    .by = dans un salon à nous deux
terminal-direct-messages = lignes à l'écran
    .by = par des lignes à l'écran
discord-unseen = ici
matrix-unseen = dans un salon à nous deux
terminal-unseen = ici
discord-way-to-answer = avec les boutons en dessous
matrix-way-to-answer = avec !accept, !decline ou !withdraw et son numéro, ou avec une réaction : ✅ ou ❌
terminal-way-to-answer = avec le mot indiqué à côté
discord-manager-right = la permission « Gérer le serveur »
matrix-manager-right = le pouvoir de changer qui peut faire quoi dans le salon (Administrateur)
terminal-manager-right = une clé de la maison
discord-moderator-right = la permission « Exclure temporairement des membres » ou « Gérer les messages »
matrix-moderator-right = le pouvoir de supprimer des messages (Modérateur)
terminal-moderator-right = le droit de décider dans la maison
discord-overseer-right = la permission « Gérer les fils »
matrix-overseer-right = le pouvoir d'administrer le serveur d'accueil
terminal-overseer-right = une clé de tous les salons
discord-ways-to-move = { $where ->
    [here-hearing] ici ou avec { STEP("move") }
    [here] en réponse à l'échiquier ou avec { STEP("move") }
    [elsewhere-hearing] dans le fil de la partie ou avec { STEP("move") }
   *[elsewhere] en réponse à un échiquier, après m'avoir mentionné, ou avec { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] ici, ou avec { STEP("move") }
    [here] ici, ou avec { STEP("move") }
   *[elsewhere] dans le fil de la partie, ou avec { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] ici
    [here] ici
   *[elsewhere] à sa table
}
network-a-player = un joueur
network-game = la partie { $game }
network-other-place = un autre endroit
network-game-thread = le fil de la partie
network-room = le salon
network-table = la table de la partie { $game }
network-elsewhere = <code>{ $typed }</code> sur { $network }
network-or = { $before } ou { $after }
network-cut = … (la suite est trop longue pour un message)
discord-later = Je ne peux rien enregistrer en ce moment. J'ai vu ton message et je m'en occupe dès que possible, pas besoin de le renvoyer.

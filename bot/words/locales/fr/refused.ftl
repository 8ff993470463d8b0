# Why something is not done, whatever it is about.
refused-no-game-here = Il n'y a pas de partie ici, et tu n'en as pas ailleurs. Commences-en une avec { STEP("challenge") }.
refused-several-games = Plusieurs parties sont possibles. Va dans la bonne, ou ajoute son numéro à la commande :
refused-no-such-game = Il n'y a pas de partie { $game }. Regarde tes parties avec { STEP("games") }.
refused-game-over = Cette partie est finie. { $result } Commences-en une autre avec { STEP("challenge") }.
refused-not-a-player = Seuls les deux joueurs de la partie { $game } peuvent faire ça. Suis-la avec { STEP("watch", "game", $game) }, ou commence la tienne avec { STEP("challenge") }.
refused-hint-against-a-person = La partie { $game } est contre une personne, et les indices ne servent que contre moi. Joue une partie contre moi : { STEP("challenge", "level", "2") }.
refused-report-of-running = La partie { $game } n'est pas finie, et seules les parties finies ont un bilan. Indique une partie finie : { STEP("report", "game", "1") }.
refused-help-in-running = La partie { $game } est en cours, et sa position actuelle s'est présentée ici. Je n'aide personne dans une partie en cours. Reviens quand la partie { $game } aura avancé : { STEP("games") }.
refused-nothing-to-report = Aucun coup n'a été joué dans la partie { $game }, il n'y a donc rien à dire. Tes autres parties : { STEP("games") }.
refused-not-your-turn = Ce n'est pas à toi de jouer : le trait est à { $player } ({ $side }).
refused-plan-answer = Je te préviendrai quand ce sera à toi. Tu peux déjà prévoir ta réponse avec { STEP("if") }.
refused-board-stands = J'ai joué <code>{ $played }</code> avant que tu modifies ton message, donc ce coup reste. { $command ->
    [undo] Demande à le reprendre avec { STEP("undo") }.
   *[other] Regarde-le avec { STEP($command) }.
}
refused-stale = La partie a continué depuis que c'était affiché, donc je n'ai rien fait. Regarde le dernier échiquier, ou utilise { STEP("board") }.
refused-shown-is-taken-back = Cette position n'existe plus : un coup a été repris depuis, donc je n'ai rien fait. Regarde le dernier échiquier, ou utilise { STEP("board") }.
refused-by-command = { $command ->
    [undo] Pour reprendre ton dernier coup, utilise { STEP("undo") }. Après une minute, ou après la réponse de ton adversaire, il faut son accord.
    [resign] Pour abandonner, utilise { STEP("resign") }. Je te demande d'abord de confirmer.
    [draw] Pour proposer, accepter ou réclamer la nulle, utilise { STEP("draw") }. Le dire ne suffit pas.
    [abort] Pour terminer la partie sans résultat, utilise { STEP("abort") }. Une fois que vous avez joué tous les deux, il faut l'accord de ton adversaire.
    [help] Pour voir comment jouer, utilise { STEP("help") }.
   *[other] Pour voir l'échiquier, utilise { STEP($command) }. Tu peux aussi le retourner ou l'avoir en mots.
}
refused-nobody-reaches = { $why } Regarde où va chaque pièce avec { STEP("moves") }.
refused-no-number = Je ne reconnais pas de nombre dans « { $typed } ». Écris <code>{ $name }:{ $example }</code>, ou un autre nombre entier à partir de { $least }.
refused-no-choice = « { $typed } » n'est pas possible pour <code>{ $name }</code>. Choisis parmi : { $known }.
refused-end-alone = Cette partie n'a pas d'échéance, donc il n'y a rien à réclamer. Ton adversaire n'est plus là : termine-la sans résultat avec { STEP("abort", "game", $game) }.
refused-needs-community = On joue dans un { TERM("place") } { TERM("community", "of-a") }. Lance le défi là-bas.

# What the conversation itself answers, on every network.
chat-done = C'est fait.
chat-not-stored = Je n'ai pas pu enregistrer ça, donc rien n'a changé. Réessaie dans une minute. Si ça continue, dis-le à la personne qui héberge le bot.
chat-not-known = Je ne peux pas enregistrer les parties en ce moment, et je ne sais pas si ça a été enregistré. Regarde l'échiquier dans une minute. Si ton changement n'y est pas, refais-le. Si ça continue, dis-le à la personne qui héberge le bot.
chat-restarting = Je redémarre, donc rien n'a changé. Réessaie dans une minute.
chat-not-read = Je ne peux pas lire les parties en ce moment. Réessaie dans une minute. Si ça continue, dis-le à la personne qui héberge le bot.
chat-not-shown = Je n'ai pas encore pu montrer ça aux autres. { $why } Je le montrerai dès que ça aura changé. D'ici là, utilise { STEP("board") } et { STEP("games") }.
chat-played-on = Rien n'a été fait. La partie continue.
chat-cancelled = Aucun coup joué.
chat-other-move = Aucun coup joué. Tape l'autre coup avec { STEP("move", "move", "", "game", $game) }.
chat-earlier-board = Voici l'échiquier au demi-coup { $ply } sur { $plies }.
chat-record = Code de contrôle de l'enregistrement de la partie : <code>{ $hash }</code>.
chat-record-elsewhere = Code de contrôle de l'enregistrement de la partie : <code>{ $hash }</code>. { STEP("export", "game", $game) } donne l'enregistrement.
chat-did-you-mean = Je ne comprends pas <code>{ $typed }</code> dans <code>{ $option }:</code>. { $choices ->
    [one] Tu pensais à ça ?
   *[other] Tu pensais à l'un de ces choix ?
}
chat-no-such-variant = Aucune variante ne s'appelle « { $typed } ».
chat-all-variants = Tout ce qu'on peut jouer ici : { STEP("variants") }.
chat-left-over = Je connais <b>{ $variant }</b>, mais je ne sais pas ce que veut dire <code>{ $rest }</code> après.
chat-left-over-of-challenge = Devant chaque option, mets son nom et deux-points : { $step }.
chat-left-over-of-challenge-to-nobody = Indique l'adresse de ton adversaire. Devant chaque option, mets son nom et deux-points : { $step }.
chat-left-over-of-other = Devant chaque option, mets son nom et deux-points. Toutes les options sont dans { STEP("help") }.
chat-privacy-file = Ce fichier contient tout ce qui est enregistré sur toi, et il n'est que pour toi. PRIVACY.md explique son format, et ce qui n'y est pas.
chat-privacy-part = Voici le morceau { $part } sur { $parts } de tout ce qui est enregistré sur toi, rien que pour toi. Demande le suivant avec { STEP("privacy", "what", "export", "part", $next) }. PRIVACY.md explique le format.
chat-variant-differs-in-file = <b>{ $variant }</b> : ce qui change entre l'édition { $edition } et ton fichier.
chat-variant-differs = <b>{ $variant }</b> : ce qui change dans l'édition { $edition } par rapport à la { $before }.
chat-variant-is-new = <b>{ $variant }</b> est sur la liste dans sa première édition.
chat-variant-same = Rien ne change, à part des remarques et l'ordre.
suggested-variant-first = Donne d'abord la variante
suggested-one-array = { $variant } n'a qu'une disposition
suggested-array-by-lot = au hasard, une sur { $orders }
suggested-array-usual = {""}, l'ordre habituel sur { $squares } ; ou écris-en un autre
suggested-array-drawn = { $symmetry ->
    [asymmetric] asymétrique
    [central] tournée
   *[mirror] en miroir
}
suggested-zone-now = , il y est { $time }
suggested-which-game = Quelle partie ? Donne-la d'abord avec { OPTION("move", "game") } : { $games }
suggested-no-game-here = Aucune de tes parties ne se joue ici
suggested-game-over = La partie { $game } est finie
suggested-not-your-game = Tu ne joues pas dans la partie { $game }
suggested-not-your-turn = Ce n'est pas à toi de jouer dans la partie { $game }
suggested-when-first = Donne d'abord le coup de l'adversaire avec { OPTION("if", "when") }
suggested-your-turn = C'est à toi : écris avec { OPTION("if", "line") } une suite qui commence par ton coup
chat-other-variants = { $choices ->
    [one] Tu veux celle-ci ?
   *[other] Tu veux l'une de celles-ci ?
}

# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.
offer-asks-take-back = { $player } demande à reprendre { $moves }
offer-asks-cancel = { $player } demande à terminer la partie { $game } sans résultat
offer-take-back = { $player } demande à reprendre { $moves }. On reviendrait à la position après <b>{ $last }</b> (trait { $side-to }). Regarde-la avec { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } demande à reprendre { $moves }. On reviendrait à la position de départ (trait { $side-to }). Regarde-la avec { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } demande à terminer la partie { $game } sans résultat : personne ne gagne, et la partie ne compte pas.
offer-answer-while-they-move = { $opponent }, accepte ou refuse. Un coup joué par { $player } met fin à la demande.
offer-answer = { $opponent }, accepte ou refuse. Jouer un coup, c'est aussi refuser.
offer-waits-for-answer = Réponds d'abord à ça.
offer-moves = { $moves } et { $next }
offer-take-back-not-alone = Tu ne peux reprendre un coup sans accord qu'une fois par tour, dans la minute, avant que ton adversaire fasse quoi que ce soit. Maintenant, il faut son accord.
offer-cancel-not-alone = Vous avez joué tous les deux, donc il faut l'accord de ton adversaire.
offer-cancel-not-alone-in-event = Une partie de compétition compte dès le début, donc il faut l'accord de ton adversaire.
offer-done = J'ai posé la question à { $opponent }, qui peut accepter ou refuser.
offer-drops-plan = En cas d'accord, tes coups conditionnels sont supprimés.
offer-take-back-was-asked = { $player } a demandé à reprendre { $moves }.
offer-cancel-was-asked = { $player } a demandé à terminer la partie { $game } sans résultat.
offer-take-back-declined = { $player } a refusé la reprise, donc les coups restent.
offer-cancel-declined = { $player } a refusé de terminer la partie sans résultat. La partie continue.
offer-declined-done = C'est refusé.
offer-taken-back = Coup repris : { $moves }.
offer-taken-back-rest = Tout ce qui a été joué avant reste :
offer-taken-back-done = Coup repris : { $moves }. À toi de rejouer.
offer-taken-back-with-draw = { $player } a repris le coup, et la proposition de nulle avec.
offer-taken-back-dropped-plan = Tes coups conditionnels sont supprimés aussi. Prévois-en d'autres avec { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } accepte la reprise.
offer-taken-back-by-agreement = { $count ->
    [one] Coup repris d'un commun accord : { $moves }.
   *[other] Coups repris d'un commun accord : { $moves }.
}
offer-taken-back-together = { $count ->
    [one] Coup repris : { $moves }.
   *[other] Coups repris : { $moves }.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] Tu as accepté. Coup repris : { $moves }.
   *[other] Tu as accepté. Coups repris : { $moves }.
}
offer-taken-back-draw-gone = La proposition de nulle est partie avec le coup repris.
offer-end-alone-asked = Terminer la partie { $game } ({ $variant }) contre { $opponent } sans résultat ? La partie s'arrête aussitôt, et c'est définitif.
offer-player-left = { $player } n'est plus membre là où se joue cette partie. { $other }, à partir du { $from }, tu pourras la terminer sans résultat : { STEP("abort", "game", $game) }. Avant ça, quelqu'un avec { TERM("moderator-right") } peut l'adjuger : { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } n'est plus membre là où se joue cette partie. { $other }, quelqu'un avec { TERM("moderator-right") } peut l'adjuger : { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } est de nouveau membre là où se joue cette partie, donc la partie continue.
offer-refused-player-left = { $player } n'est plus membre là où se joue cette partie. Tu pourras la terminer sans accord à partir du { $from }. Avant ça, demande à quelqu'un avec { TERM("moderator-right") } de l'adjuger : { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } n'est plus membre là où se joue cette partie. Demande à quelqu'un avec { TERM("moderator-right") } de l'adjuger : { STEP("adjudicate", "game", $game) }.
offer-claimed-done = Tu as réclamé la victoire.
offer-given-done = Tu as donné { $length } de plus à ton adversaire.

# Why something is not offered, or an offer is not answered: draws with moves, proposals, challenges to everyone, rematches; and blocks.
offer-refused-draw-is-offered = { $player } te propose la nulle, donc je n'ai pas joué ton coup. Accepte avec { STEP("draw") }, ou refuse en jouant le coup sans proposer la nulle.
offer-refused-draw-before-move = Tu viens de proposer la nulle, donc ce coup ne peut pas la proposer une seconde fois, et je ne l'ai pas joué. Tape-le sans la proposition. Tu pourras la proposer de nouveau à ton prochain coup.
offer-refused-already-proposed = Tu as déjà demandé quelque chose, et { $player } n'a pas encore répondu. Attends la réponse, ou continue à jouer : un coup de l'un de vous met fin à la demande.
offer-refused-proposal-declined = { $player } a refusé ça dans cette position. Continue à jouer : tu pourras redemander après un autre coup.
offer-refused-no-proposal = Cette demande n'est plus en cours. Regarde la partie avec { STEP("board") }.
offer-refused-own-proposal = C'est toi qui as demandé ça, et c'est à ton adversaire d'y répondre. Attends la réponse, ou continue à jouer : un coup de l'un de vous met fin à la demande.
offer-refused-do-not-play = { $player } et toi, vous ne jouez pas l'un contre l'autre. Choisis un autre membre, ou lance un défi ouvert à tous avec { STEP("challenge") }. Les parties que tu joues déjà continuent.
offer-refused-oneself-to-block = Tu ne peux pas te bloquer toi-même. Choisis un autre membre avec { STEP("block") }.
offer-refused-blocked-already = Tu bloques déjà { $player }. Pour débloquer : { STEP("unblock") }.
offer-refused-not-blocked = Tu ne bloques pas { $player }. Regarde qui tu as bloqué avec { STEP("block") }.
offer-refused-nobody-to-unblock = Tu n'as indiqué personne. Choisis un membre avec { OPTION("unblock", "member") }. Regarde qui tu as bloqué avec { STEP("block") }.
offer-refused-too-many-blocked = Tu as bloqué { $limit } membres, c'est le maximum. Débloques-en un avec { STEP("unblock") }.
offer-refused-terms-for-one = Un défi à { $player } vaut pour une seule partie. Enlève { OPTION("challenge", "uses") }, ou n'indique pas d'adversaire, pour un défi ouvert à tous.
offer-refused-one-game-of-lot = Pour { $variant }, la disposition est tirée au sort et fixée avec le défi, qui vaut donc pour une seule partie. Enlève { OPTION("challenge", "uses") }, ou { $option ->
    [array] écris un ordre avec { OPTION("challenge", "array") }
   *[setup] indique une position avec { OPTION("challenge", "setup") }
}.
offer-refused-too-many-open-challenges = Tu as lancé plusieurs défis ouverts à tous ces dernières minutes. Laisse un peu de temps aux gens, et réessaie dans un quart d'heure.
offer-refused-own-open-challenge = C'est ton propre défi : c'est aux autres de le rejoindre. Toi, tu peux le retirer.
offer-refused-already-joined = Tu as déjà rejoint ce défi : { $game }. Finis d'abord cette partie. Tu pourras rejoindre de nouveau un quart d'heure après son début, au plus tôt.
offer-refused-joined-and-over = Tu as déjà rejoint ce défi : { $link }. Personne d'autre ne peut plus le rejoindre. Regarde ta partie avec { STEP("board", "game", $game) }.
offer-refused-code-missing = Quel défi ? Tape le code affiché avec lui, sur ce modèle : { STEP("join", "code", "4F7Q2K") }. Regarde les défis ouverts à tous ici avec { STEP("games", "which", "open") }.
offer-refused-code-misspelled = Ce n'est pas un code. Un code a six lettres ou chiffres, sans I, L, O, U, Y, Z, 0 ni 1. Regarde le code affiché avec le défi, et tape-le sur ce modèle : { STEP("join", "code", "4F7Q2K") }.
offer-refused-no-such-code = Aucun défi que tu puisses rejoindre n'a ce code. Soit il est mal tapé, soit le défi est fini depuis longtemps. Regarde le code affiché avec le défi, ou lance un défi toi-même avec { STEP("challenge") }.
offer-refused-joined-elsewhere = Ce défi a été lancé { TERM("community", "in-another") } du même réseau, et sa partie ne se verrait que là-bas. Rejoins-le là-bas, ou lances-en un ici avec { STEP("challenge") }.
offer-refused-nothing-to-decline = Ce défi est ouvert à tous, donc il n'y a rien à refuser. Laisse-le aux autres, ou lance le tien avec { STEP("challenge") }.
offer-refused-not-over-yet = La partie { $game } est encore en cours, et une revanche vient après. Continue, ou termine-la avec { STEP("resign") }, { STEP("draw") } ou { STEP("abort") }.
offer-refused-rematch-asked = Tu as déjà demandé cette revanche, et { $player } n'a pas encore répondu. Tu peux la retirer avec { STEP("games") }.
offer-refused-rematch-runs = La revanche de la partie { $game } est la partie { $running }, encore en cours. Continue dans { $link }.
offer-refused-rematch-elsewhere = Le { TERM("place") } de la partie { $game } n'existe plus. Demande la revanche dans un autre { TERM("place") } { TERM("community", "of-the-same") }, où ton adversaire la verra : { STEP("rematch", "game", $game) }.

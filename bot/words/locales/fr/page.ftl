# The pages in a browser, and the way to them.

pages-off = Ici, on ne peut pas ouvrir d'échiquier dans un navigateur. Continue à jouer avec { STEP("move") }.
pages-only-own = Dans un navigateur, tu ne peux ouvrir que tes propres parties. Regarde celle-ci avec { STEP("board") }.
pages-open-game = Voici ton propre accès à l'échiquier de la partie { $game }. Il n'est que pour toi, et ne marche qu'une fois, dans les dix minutes.
pages-open-games = Voici ton propre accès à tes parties. Il n'est que pour toi, et ne marche qu'une fois, dans les dix minutes.
page-title = { $page } · Menagerie
page-continue = Continuer
page-signs-in = Ça te connecte dans ce navigateur en tant que { $player } pour 30 jours. Continue seulement si c'est toi et que tu l'as demandé.
page-signed-out = Personne n'est connecté ici. Demande ton lien dans le chat : { STEP("open") }.
page-used-link = Ce lien a déjà servi, ou il a plus de dix minutes. Demandes-en un autre dans le chat : { STEP("open") }.
page-no-game = Tu n'as pas de partie à cette adresse. Retrouve les tiennes sur <code>/</code>.
page-none = Cette page n'existe pas. Retourne sur <code>/</code>.
page-too-old = Cette page est trop ancienne. Recharge-la.
page-too-fast = Tu demandes trop de choses à la fois. Attends quelques secondes.
page-not-now = Ça n'a pas marché. Réessaie dans une minute.
page-games = Mes parties
page-no-games = Aucune de tes parties n'est en cours. Commences-en une dans le chat : { STEP("challenge") }.
page-game-line = { $turn ->
    [own] ▶ À toi de jouer
   *[other] À l'adversaire de jouer
} · { $variant } contre { $opponent }, partie { $game }
page-sign-out = Se déconnecter
page-sign-out-everywhere = Se déconnecter partout
page-heading = { $variant } contre { $opponent }, partie { $game }
page-your-move = À toi de jouer.
page-their-move = À { $player } de jouer.
page-until = Jusqu'au { $at }.
page-board = Échiquier
page-square = { $square }, { $side } { $piece }
page-square-wall = { $square }, { $piece }
page-square-empty = { $square }, vide
page-last-move = Dernier coup : { $move }.
page-draw-offered = { $player } propose la nulle.
page-draw-stands = Tu as proposé la nulle.
page-asks-take-back = { $player } demande à reprendre { $plies ->
    [one] le dernier coup
   *[other] les { $plies } derniers coups
}.
page-asks-cancel = { $player } demande à terminer la partie sans résultat.
page-claim-draw = Réclamer la nulle
page-offer-draw = Proposer la nulle
page-pass = Passer
page-pass-asked = Passer ton tour ?
page-draw-meanwhile = Quelque chose a changé entre-temps. Regarde l'échiquier et choisis de nouveau.
page-type-move = Ou tape un coup :
page-play = Jouer
page-cancel = Annuler
page-confirm = Oui, fais-le
page-wall = Choisis maintenant une case : { $piece }.
page-choose = Quel coup ?
page-moves = Coups joués jusqu'ici
page-captures = Pièces prises
page-captured = { $count } × { $side } { $piece }
page-hand = { $side }, en main
page-held = { $count } × { $piece } { $side-of } en main
page-looking-back = Tu regardes en arrière. Le dernier coup ici : { $move }. Reviens à la partie avec ».
page-looking-at-start = Tu regardes le début de la partie. Reviens à la partie avec ».
page-first = Début de la partie
page-back = Un coup en arrière
page-on = Un coup en avant
page-now = La partie telle qu'elle est maintenant
page-offline = Pas de connexion. J'essaie encore.

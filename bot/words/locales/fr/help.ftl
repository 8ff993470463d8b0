# Help: how to play, by examples. The first messages are the lines of the answer to help itself.
help-head = <b>Variantes d'échecs sur grands échiquiers, par correspondance.</b>
help-play = <b>Jouer</b> : { STEP("challenge", "opponent", "", "variant", $variant) } invite un membre. Sans adversaire, le défi est ouvert à tous.
help-type = <b>Coup</b> : <code>{ $canonical }</code> ou <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } liste tes parties, et { STEP("board") } montre un échiquier. { STEP("rules", "variant", $variant) } explique la marche des pièces.
help-topics = Choisis un sujet pour en savoir plus :
help-begin = <b>Commencer une partie</b> : { STEP("challenge", "opponent", "", "variant", $variant) } invite un membre. Sans adversaire, le défi est ouvert à tous. On répond à un défi { TERM("way-to-answer") }. { STEP("games") } liste tes parties et tes défis en cours, et { STEP("join", "code", "4F7Q2K") } en rejoint un par son code. { STEP("rematch") } demande une autre partie. Chaque partie a { TERM("own-place", "its-own") } : tout le monde peut regarder, mais seuls les deux joueurs peuvent agir. { STEP("challenge", "variant", $variant, "level", "2") } lance une partie contre moi, à un niveau de 1 à 6.
help-move = <b>Coup</b> : <code>{ $coordinates }</code>, <code>{ $canonical }</code> ou <code>{ $short }</code> joue un coup{ $on_board ->
    [yes] {" "}(ici avec { $piece-the })
   *[no] {""}
}, { $ways }. { STEP("move", "move", $square) } joue la seule pièce qui peut aller en { $square }, ou liste celles qui le peuvent.
help-move-drop = Pour parachuter une pièce de ta main, tape la pièce et la case : <code>{ $drop }</code>.
help-move-enters = Une pièce de ta main entre si tu la nommes après le coup : <code>{ $typed }</code>.
help-move-wall = La case ({ $piece }) vient après le coup : <code>{ $typed }</code>.
help-move-two-steps = Un coup en deux pas nomme la case du milieu : <code>f6xg7xf8</code> prend deux fois, <code>f6xg7-f6</code> prend sans bouger, et <code>f6-f6</code> passe.
help-move-promotion-signs = Là où une pièce peut être promue, <code>+</code> après le coup le fait et <code>=</code> non.
help-look = <b>Échiquier et règles</b> : { STEP("board") } montre l'échiquier, et { STEP("at", "ply", "7") } un échiquier plus ancien. { STEP("open") } l'ouvre dans un navigateur. { STEP("moves") } montre où une pièce peut aller, { STEP("look") } ce qui attaque une case, et { STEP("piece") } la marche d'une pièce. { STEP("rules") } explique le jeu. { STEP("replay") } montre les coups un par un, et { STEP("export") } te donne la partie en fichier. { STEP("report") } montre les plus grosses fautes après la fin. { STEP("learn", "piece", "Knight") } te donne de petits exercices avec une pièce.
help-think = <b>Préparer ses coups</b> : { STEP("note") } et { STEP("try") } gardent des notes et essaient des coups, et personne d'autre ne les voit. { STEP("if") } prépare des coups, joués aussitôt si ton adversaire joue ce que tu attends. { STEP("undo") } reprend ton dernier coup : sans rien demander pendant une minute, ensuite avec l'accord de ton adversaire. { STEP("hint") } te propose un coup dans une partie contre moi.
help-end = <b>Fin de partie et pendules</b> : { STEP("draw") } propose ou réclame la nulle, et { STEP("resign") } abandonne. { STEP("abort") } termine une partie sans résultat. Une fois que vous avez joué tous les deux, il faut l'accord de ton adversaire. { STEP("claim") } réclame la victoire quand le temps de ton adversaire est écoulé, et { STEP("give") } lui donne du temps. Avec { STEP("time") } et { STEP("vacation") }, tu choisis quand tes pendules s'arrêtent.
help-more = <b>Spectateurs et problèmes</b> : { STEP("watch") } te fait suivre une partie, et { STEP("analysis") } dit si les spectateurs de la tienne peuvent l'analyser. { STEP("problem") } liste des problèmes à résoudre et en crée. { STEP("profile") } montre ce que toi ou un membre avez joué, et { STEP("stats") } ce que tout le monde a joué ici. { STEP("variant") } permet de jouer une variante que tu envoies en fichier. { STEP("help", "topic", "challenge") } explique une commande.
help-club = <b>Classements et ligues</b> : une partie compte pour le classement si le défi le prévoit : { STEP("challenge", "clock", "days 3d", "rated", "true") }. Il faut une pendule, la disposition habituelle et deux coups de chaque camp. { STEP("rating") } montre ta force, et { STEP("leaders") } les meilleurs d'ici. Dans une ligue, tout le monde joue contre tout le monde dans sa division. { STEP("league") } liste les ligues d'ici. Tu en rejoins une avec un bouton, et tes parties commencent toutes seules. Sur une échelle, tu gagnes une place avec un défi : { STEP("ladder") }. Les responsables créent une ligue avec { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Réglages</b> : { STEP("settings") } dit comment tu vois les échiquiers, et qui sait ce que tu joues. { STEP("block") } t'évite de jouer contre un membre, et { STEP("unblock") } y met fin. { STEP("link") } fait de tes comptes sur deux réseaux un seul membre, et { STEP("unlink") } les sépare. { STEP("privacy") } montre, exporte ou supprime tes données. Les responsables { TERM("community", "of-this") } choisissent l'apparence, la cadence habituelle, les salons et les variantes avec { STEP("server") }, { STEP("places") } et { STEP("variants") }. La modération utilise { STEP("adjudicate") }, { STEP("freeze") } et { STEP("thaw") }.
help-topic-begin = Commencer une partie
help-topic-move = Jouer un coup
help-topic-look = Échiquier et règles
help-topic-think = Préparer ses coups
help-topic-end = Fin de partie et pendules
help-topic-more = Spectateurs et problèmes
help-topic-club = Classements et ligues
help-topic-settings = Réglages

# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Les ligues se jouent { TERM("community", "in-a") }. Utilise la commande là-bas.
league-refused-not-a-manager = Il te faut { TERM("manager-right") } pour créer ou changer une ligue. Demande à quelqu'un qui l'a. Tout le monde peut en rejoindre une : { STEP("league") } les liste.
league-refused-no-name = Il faut un nom à une ligue. Ajoutes-en un : { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = Le nom a { $length } caractères, et le maximum est { $most }. Choisis-en un plus court.
league-refused-no-variant = Il faut une variante à une ligue. Ajoutes-en une, ou plusieurs séparées par des virgules : { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Une ligue a au plus { $most } variantes différentes. Choisis-en moins.
league-refused-no-clock = Sans pendule, une ligue ne finirait jamais. Choisis une cadence, par exemple avec { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = Dans une ligue, une partie est perdue quand le temps est écoulé, donc la cadence ne peut pas être souple. Enlève <code>soft</code>.
league-refused-in-the-past = C'est déjà passé : { $at }. Choisis un début plus tard, par exemple avec { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = C'est dans plus d'un an : { $at }. Choisis un début plus proche.
league-refused-days = Une saison dure de { $least } à { $most } jours en tout. Choisis un nombre qui convient avec { OPTION("league", "days") }.
league-refused-too-many = Il y a ici { $most } ligues qui ne sont pas finies, c'est le maximum. Termines-en une d'abord : { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Il n'y a pas de ligue { $league } ici. Regarde la liste avec { STEP("league") }.
league-refused-none-here = Il n'y a pas de ligue ici pour ça. Regarde la liste avec { STEP("league") }.
league-refused-none-called = Il n'y a pas de ligue « { $name } » ici. Regarde la liste avec { STEP("league") }.
league-refused-name-taken = La ligue { $league } s'appelle déjà « { $name } » ici. Choisis un autre nom pour qu'on les distingue.
# A line for each follows.
league-refused-several = Plusieurs ligues sont possibles. Ajoute le numéro de la bonne :
league-refused-one-of = <code>number:{ $league }</code> { $name }, saison { $season }.
league-refused-full = La ligue est complète : { $most } membres participent. Rejoins la prochaine.
league-refused-already-in = Tu participes déjà à la ligue { $league }. { STEP("league", "what", "show", "number", $league) } la montre.
league-refused-not-in = Tu ne participes pas à la ligue { $league }, donc il n'y a rien à quitter. Regarde les tiennes avec { STEP("league") }.
league-refused-member-not-in = { $player } ne participe pas à la ligue { $league }. { STEP("league", "what", "show", "number", $league) } montre qui participe.
league-refused-no-member = Indique le membre à retirer : { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = La ligue { $league } a commencé, donc personne ne peut plus la rejoindre. Regarde les autres avec { STEP("league") }.
league-refused-not-begun = La ligue { $league } n'a pas commencé, donc il n'y a pas de fin à déplacer. Pour la changer, annule-la avec { STEP("league", "what", "end", "number", $league) } et refais-la.
league-refused-last-call = Plus aucune partie ne commence dans la ligue { $league }, et les dernières ont jusqu'au { $until }. La modération peut en adjuger une avec { STEP("adjudicate") }.
league-refused-over = La ligue { $league } s'est terminée le { $at }. { STEP("league", "what", "show", "number", $league) } montre son tableau.

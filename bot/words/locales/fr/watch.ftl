# Spectators: the etiquette where they talk, and whether they may analyze.
watch-shown = Tu suis { $game }.
watch-shown-without-place = Les spectateurs n'ont pas d'endroit à eux pour discuter { TERM("community", "here") }.
watch-shown-place = Les spectateurs discutent dans { $place }.
watch-shown-over = La partie est finie.
watch-shown-sealed = Ce que se disent les spectateurs est caché aux joueurs jusqu'à la fin de la partie.
watch-shown-place-after = Quand la partie sera finie, les spectateurs auront un endroit pour discuter avec ses joueurs, et je te ferai entrer.
watch-etiquette = <b>Pour les spectateurs de la partie { $number } ({ $variant }).</b> Je ne laisse pas entrer les joueurs avant la fin de la partie. Ensuite, ils peuvent lire tout ceci. Toute personne qui a { TERM("overseer-right") } peut le lire à tout moment, même un joueur.
watch-etiquette-after = <b>Pour les spectateurs de la partie { $number } ({ $variant }).</b> La partie est finie, et ses joueurs peuvent lire tout ceci.
watch-rule-no-hints = Jusqu'à la fin de la partie, n'aidez pas ses joueurs : ni ici, ni en privé, ni là où elle se joue.
watch-rule-no-hints-after = N'aidez pas des joueurs dont les parties sont encore en cours.
watch-rule-no-analysis = N'analysez pas une partie si un joueur demande de ne pas le faire, comme ici.
watch-rule-analysis = Gardez pour vous ce que vous trouvez jusqu'à la fin de la partie. Ensuite, analysez-la avec les joueurs, sauf si l'un d'eux demande de ne pas le faire.
watch-rule-analysis-after = Analysez la partie avec ses joueurs, sauf si l'un d'eux demande de ne pas le faire.
watch-rule-kindness = Restez sympas : critiquez les coups, jamais les gens.
watch-rule-this-game = Parlez de cette partie. Il y a d'autres endroits pour le reste.
watch-rule-doubts = Je vérifie chaque coup selon les règles avant qu'il soit joué. Si vous doutez encore d'une règle, parlez-en à la modération ou à la personne qui héberge ce bot, pas aux joueurs.
watch-objection = <b>À la demande { $sides ->
    [1] { $side-of }
   *[other] { $side-of } et { $other-of }
}, n'analysez pas cette partie, ni maintenant ni plus tard.</b>
watch-objection-withdrawn = L'objection { $side-of } à l'analyse est retirée.
watch-analysis-forbidden = À la demande { $sides ->
    [1] { $side-of }
   *[other] { $side-of } et { $other-of }
}, pas d'analyse de cette partie, ni maintenant ni plus tard. Permets-la avec { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Aucun de vous deux n'a d'objection à ce que les spectateurs analysent cette partie. Interdis-leur ça avec { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Tu permets déjà l'analyse de cette partie, donc rien n'a changé.
watch-analysis-forbidden-already = Tu interdis déjà l'analyse de cette partie, donc rien n'a changé.
watch-analysis-is-allowed = C'est fait. Les spectateurs de cette partie savent que tu n'as plus d'objection à l'analyse.
watch-analysis-is-forbidden = C'est fait. Les spectateurs de cette partie savent que tu ne veux pas d'analyse, ni maintenant ni plus tard.
watch-ended = La partie { $number } est finie.
watch-opened = { $first } et { $second }, les spectateurs discutent ici, et maintenant vous le pouvez aussi.
watch-opened-for-analysis = Vous pouvez analyser la partie ensemble.
watch-title = Spectateurs de la partie { $game } ({ $variant })

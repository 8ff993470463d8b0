# Why a challenge is not made, answered or withdrawn.
challenge-refused-oneself-as-opponent = Tu ne peux pas te défier toi-même. Choisis un autre membre comme { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } est un bot, et les bots ne répondent pas aux défis. Choisis une personne.
challenge-refused-absent-opponent = { $player } n'est pas membre { TERM("community", "of-this") } en ce moment. Choisis quelqu'un qui l'est.
challenge-refused-opponent-out-of-sight = { $player } ne voit pas ce qui est posté ici et ne trouverait donc pas le défi. Lance-le dans un { TERM("place") } visible pour vous deux, ou donne-lui d'abord accès.
challenge-refused-too-many = Tu as déjà { $limit } défis en attente de réponse, c'est le maximum. Retires-en un, ou attends une réponse.
challenge-refused-too-many-to-other = Tu as défié { $player } plusieurs fois ces dernières minutes. Laisse-lui un peu de temps, et réessaie dans un quart d'heure.
challenge-refused-other-has-too-many = { $player } a déjà { $limit } défis à traiter, c'est le maximum. Réessaie quand il y en aura moins.
challenge-refused-other-has-not-answered-yet = { $player } a encore { $limit } de tes défis à traiter, c'est le maximum. Retires-en un, ou attends une réponse.
challenge-refused-too-many-games = Tu joues déjà { $limit } parties, c'est le maximum. Finis-en une d'abord : { STEP("games") } les liste.
challenge-refused-other-has-too-many-games = { $player } joue déjà { $limit } parties, c'est le maximum. Réessaie quand l'une d'elles sera finie.
challenge-refused-came-back = Tes données ont été supprimées il y a moins d'un jour, mais ça ne remet pas les limites à zéro. Tu pourras lancer des défis et poser des problèmes à partir du { $from }. D'ici là, rejoins un défi : { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = Je ne connais pas ce défi. Lances-en un nouveau avec { STEP("challenge") }.
challenge-refused-not-invited = Ce défi est pour { $opponent }, et personne d'autre ne peut y répondre. Lance le tien avec { STEP("challenge") }.
challenge-refused-own-challenge = C'est ton propre défi : c'est à ton adversaire de l'accepter ou de le refuser. Toi, tu peux le retirer.
challenge-refused-not-the-challenger = À part { $challenger }, personne ne peut retirer ce défi. S'il est pour toi, accepte-le ou refuse-le.
challenge-refused-accepted = Ce défi a déjà été accepté : { $game }.
challenge-refused-settled = { $how } Lance un nouveau défi avec { STEP("challenge") }.

# Why the limits that a community's managers have set refuse something.
limit-refused-elsewhere-unseen = Les responsables { TERM("community", "of-the") } n'autorisent de nouvelles parties qu'à certains endroits, et celle-ci commencerait ailleurs. Regarde là-bas où tu peux jouer avec { STEP("places") }, ou demande à un responsable.
limit-refused-elsewhere = Les responsables { TERM("community", "of-this") } limitent les nouvelles parties à : { $places }. Lance le défi là-bas.
limit-refused-no-place-seen = aucun { TERM("place") } que tu puisses voir
limit-refused-variant = { $variant } ne se joue pas { TERM("community", "here") } : les responsables choisissent les variantes. Choisis parmi : { $allowed }.
limit-refused-variant-of-many = { $variant } ne se joue pas { TERM("community", "here") } : les responsables choisissent les variantes. Choisis-en une autre, par exemple { $some }. Pour les voir toutes : { STEP("variants") }.
limit-refused-too-many-games = Tu joues déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} { TERM("community", "here") }, et les responsables n'en autorisent pas plus. Finis-en une d'abord : { STEP("games") } les liste.
limit-refused-other-has-too-many-games = { $player } joue déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} { TERM("community", "here") }, et les responsables n'en autorisent pas plus. Réessaie quand il y en aura une de finie.
limit-refused-not-a-manager = Il te faut { TERM("manager-right") } pour choisir les variantes et les salons des nouvelles parties { TERM("community", "here") }. Demande à quelqu'un qui l'a. Regarde ce qui est autorisé avec { STEP("places") } et { STEP("variants") }.
limit-refused-no-community = Les salons et les variantes des nouvelles parties se règlent pour { TERM("community", "a") }, et ici, c'est une conversation privée. Utilise { STEP("places") } ou { STEP("variants") } dans un { TERM("place") } { TERM("community", "of-the") }.
limit-refused-no-place-listed = On peut commencer une partie dans n'importe quel { TERM("place") } { TERM("community", "of-this") }. Va dans celui que tu veux, et utilise { STEP("places", "here", "allow") } : les parties commenceront là et nulle part ailleurs.
limit-refused-last-place = C'est le seul { TERM("place") } où l'on peut commencer une partie, et sans lui il n'y en aurait plus. Autorises-en d'abord un autre avec { STEP("places", "here", "allow") } là-bas, ou tous avec { STEP("places", "here", "everywhere") }.
limit-refused-too-many-places = On peut déjà commencer une partie dans { $most } salons ici, c'est le maximum. Retires-en d'abord un avec { STEP("places", "here", "forbid") } là-bas, ou autorise-les tous avec { STEP("places", "here", "everywhere") }.
limit-refused-last-variant = { $variant } est la seule variante autorisée ici, et sans elle il n'y en aurait plus. Autorises-en d'abord une autre, ou toutes avec { STEP("variants", "allow", "all") }.
limit-refused-allow-and-forbid = Tu peux autoriser une variante ou en interdire une, pas les deux à la fois. Enlève { OPTION("variants", "allow") } ou { OPTION("variants", "forbid") }.

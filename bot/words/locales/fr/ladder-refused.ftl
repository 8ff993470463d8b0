# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Les échelles se jouent { TERM("community", "in-a") }. Utilise la commande là-bas.
ladder-refused-not-a-manager = Il te faut { TERM("manager-right") } pour retirer un membre. Demande à quelqu'un qui l'a.
ladder-refused-no-variant = Il n'y a pas encore d'échelle ici. Indique une variante pour en commencer une : { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Il y a plusieurs échelles ici. Indique la variante avec { OPTION("ladder", "variant") } : { $variants }.
ladder-refused-full = L'échelle est complète : { $most } membres y sont. Attends que quelqu'un parte.
ladder-refused-already-on = Tu es déjà sur cette échelle, à la place { $place }. { $show } montre qui tu peux défier.
ladder-refused-not-on = Tu n'es pas sur cette échelle. Rejoins-la d'abord : { $join }.
ladder-refused-member-not-on = { $player } n'est pas sur cette échelle. { $show } montre qui y est.
ladder-refused-no-opponent = Dis qui tu défies. { $show } montre qui tu peux défier.
ladder-refused-no-member = Dis qui il faut retirer : { $remove }.
ladder-refused-below = { $player } est au-dessous de toi : il n'y a pas de place à gagner. { $show } montre qui tu peux défier.
ladder-refused-too-far = { $player } est { $places } places au-dessus de toi, et { $most } est la limite. { $show } montre qui tu peux défier.
ladder-refused-on-vacation = { $player } est en vacances et ne peut pas être défié. { $show } montre qui tu peux défier.
ladder-refused-challenging = Ton dernier défi est encore en cours : { $game }. Termine-le d'abord.
ladder-refused-challenged = { $player } joue déjà un autre défi. { $show } montre qui tu peux défier.
ladder-refused-lately = Tu as défié { $player } il y a peu. Tu pourras le refaire à partir du { $until }. D'ici là, { $show } montre qui d'autre tu peux défier.

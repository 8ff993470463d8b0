# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Le scale appartengono a { TERM("community", "a") }. Usa il comando lì.
ladder-refused-not-a-manager = Per togliere un membro serve { TERM("manager-right") }. Chiedi a chi ne dispone.
ladder-refused-no-variant = Qui non c'è ancora nessuna scala. Indica una variante per iniziarne una: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Qui ci sono più scale. Indica la variante con { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = La scala è piena: ci sono già { $most } membri. Aspetta che qualcuno esca.
ladder-refused-already-on = Sei già su questa scala, al posto { $place }. { $show } mostra chi puoi sfidare.
ladder-refused-not-on = Non sei su questa scala. Prima entra: { $join }.
ladder-refused-member-not-on = { $player } non è su questa scala. { $show } mostra chi c'è.
ladder-refused-no-opponent = Di' chi sfidi. { $show } mostra chi puoi sfidare.
ladder-refused-no-member = Di' chi togliere: { $remove }.
ladder-refused-below = { $player } sta sotto di te, quindi non c'è nessun posto da vincere. { $show } mostra chi puoi sfidare.
ladder-refused-too-far = { $player } sta { $places } posti sopra di te, e il massimo è { $most }. { $show } mostra chi puoi sfidare.
ladder-refused-on-vacation = { $player } è in vacanza e non si può sfidare. { $show } mostra chi puoi sfidare.
ladder-refused-challenging = La tua ultima sfida è ancora in corso: { $game }. Prima finiscila.
ladder-refused-challenged = { $player } sta giocando un'altra sfida. { $show } mostra chi puoi sfidare.
ladder-refused-lately = Hai sfidato { $player } da poco. Puoi rifarlo dal { $until }. { $show } mostra chi altro puoi sfidare.

# Why something about a ladder is not done: the rule, then the next step.

ladder-refused-needs-community = Escadas só existem { TERM("community", "in-a") }. Use o comando lá.
ladder-refused-not-a-manager = É preciso ter { TERM("manager-right") } para remover um membro. Peça a alguém que tenha.
ladder-refused-no-variant = Ainda não há escada aqui. Diga uma variante para começar uma: { STEP("ladder", "what", "join", "variant", "") }.
ladder-refused-several = Há várias escadas aqui. Diga a variante com { OPTION("ladder", "variant") }: { $variants }.
ladder-refused-full = A escada está cheia: { $most } membros já estão nela. Espere alguém sair.
ladder-refused-already-on = Você já está nesta escada, no lugar { $place }. { $show } mostra quem você pode desafiar.
ladder-refused-not-on = Você não está nesta escada. Entre primeiro: { $join }.
ladder-refused-member-not-on = { $player } não está nesta escada. { $show } mostra quem está.
ladder-refused-no-opponent = Diga quem você desafia. { $show } mostra quem você pode.
ladder-refused-no-member = Diga quem remover: { $remove }.
ladder-refused-below = { $player } está abaixo de você, então não há lugar a ganhar. { $show } mostra quem você pode desafiar.
ladder-refused-too-far = { $player } está { $places } lugares acima de você, e o limite é { $most }. { $show } mostra quem você pode desafiar.
ladder-refused-on-vacation = { $player } está de férias e não pode ser alvo de desafios. { $show } mostra quem você pode desafiar.
ladder-refused-challenging = Seu último desafio ainda está em andamento: { $game }. Termine primeiro.
ladder-refused-challenged = { $player } está jogando outro desafio. { $show } mostra quem você pode desafiar.
ladder-refused-lately = Você desafiou { $player } há pouco. Pode de novo a partir de { $until }. { $show } mostra quem mais você pode desafiar.

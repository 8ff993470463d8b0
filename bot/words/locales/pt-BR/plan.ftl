# Planned moves of a player, which nobody else is told about.

plan-shown = Seus lances planejados (só você vê):
plan-after = Após <b>{ $first }</b>:
plan-reply = se { $when }, então <b>{ $reply }</b>
plan-resignation = se { $when }, então <b>você abandona</b>
plan-how-to-drop = { STEP("if", "drop", "1") } descarta o primeiro e tudo o que depende dele. { STEP("if", "drop", "all") } descarta todos.

plan-none = Você não tem lances planejados nesta partida.
plan-gone-by-take-back = Os antigos foram descartados porque um lance foi desfeito.
plan-gone-other-beginning = Os antigos foram descartados porque não começavam com <b>{ $played }</b>.
plan-gone-no-answer = Os antigos foram descartados porque não respondiam a <b>{ $played }</b>.
plan-how-to-begin = Para planejar respostas, escreva, em ordem, os lances do seu oponente e os seus com { STEP("if", "line", "") }.

plan-left-by-take-back = Seus lances planejados foram descartados porque um lance foi desfeito depois que você planejou.
plan-left-other-beginning = Seus lances planejados foram descartados porque não começavam com <b>{ $played }</b>.
plan-left-no-answer = Seus lances planejados foram descartados porque não respondiam a <b>{ $played }</b>.

plan-settled = Planejado.
plan-settled-for-other-beginning = Isto substitui seus lances planejados que começavam com outro lance.
plan-settled-for-other-answer = Isto substitui outra resposta aos mesmos lances.
plan-settled-meaning = Jogo esses lances assim que chega a sua vez, sem gastar seu tempo. Como qualquer lance, eles também recusam uma proposta de empate. São descartados quando a partida toma outro rumo ou um lance é desfeito.
plan-resignation-asked = Abandonar na hora quando isso acontecer? Aí não dá para desfazer.

plan-dropped = Descartado.
plan-dropped-all = Descartado. Você não tem mais lances planejados nesta partida.

plan-answered = Resposta na hora, como planejado:


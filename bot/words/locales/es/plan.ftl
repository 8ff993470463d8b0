# Planned moves of a player, which nobody else is told about.

plan-shown = Tus jugadas condicionales (nadie más las conoce):
plan-after = Tras <b>{ $first }</b>:
plan-reply = si { $when }, entonces <b>{ $reply }</b>
plan-resignation = si { $when }, entonces <b>abandonas</b>
plan-how-to-drop = { STEP("if", "drop", "1") } borra la primera y las que dependen de ella. { STEP("if", "drop", "all") } las borra todas.

plan-none = No tienes jugadas condicionales en esta partida.
plan-gone-by-take-back = Las anteriores se borraron, porque se deshizo una jugada.
plan-gone-other-beginning = Las anteriores se borraron, porque empezaban con otra jugada y no con <b>{ $played }</b>.
plan-gone-no-answer = Las anteriores se borraron, porque no tenían respuesta a <b>{ $played }</b>.
plan-how-to-begin = Para preparar tus respuestas, escribe por turnos las jugadas de tu rival y las tuyas con { STEP("if", "line", "") }.

plan-left-by-take-back = Tus jugadas condicionales se borraron, porque después se deshizo una jugada.
plan-left-other-beginning = Tus jugadas condicionales se borraron, porque empezaban con otra jugada y no con <b>{ $played }</b>.
plan-left-no-answer = Tus jugadas condicionales se borraron, porque no tenían respuesta a <b>{ $played }</b>.

plan-settled = Guardado.
plan-settled-for-other-beginning = Esto sustituye tus jugadas condicionales que empezaban con otra jugada.
plan-settled-for-other-answer = Esto sustituye otra respuesta a las mismas jugadas.
plan-settled-meaning = Las juego al instante y no gastan tu tiempo. Como cualquier jugada, rechazan una oferta de tablas. Se borran si la partida toma otro camino o se deshace una jugada.
plan-resignation-asked = ¿Abandonar al instante si pasa esto? Entonces no podrás deshacerlo.

plan-dropped = Borrado.
plan-dropped-all = Borrado. Ya no te quedan jugadas condicionales en esta partida.

plan-answered = Jugada condicional, hecha al instante:


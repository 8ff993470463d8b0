# Planned moves of a player, which nobody else is told about.

plan-shown = Le tue mosse condizionali (le vedi solo tu):
plan-after = Dopo <b>{ $first }</b>:
plan-reply = se { $when }, allora <b>{ $reply }</b>
plan-resignation = se { $when }, allora <b>abbandoni</b>
plan-how-to-drop = { STEP("if", "drop", "1") } cancella la prima e tutte quelle che ne dipendono. { STEP("if", "drop", "all") } le cancella tutte.

plan-none = Non hai mosse condizionali in questa partita.
plan-gone-by-take-back = Ho cancellato le vecchie, perché una mossa è stata ritirata.
plan-gone-other-beginning = Ho cancellato le vecchie, perché non cominciavano con <b>{ $played }</b>.
plan-gone-no-answer = Ho cancellato le vecchie, perché non avevano una risposta a <b>{ $played }</b>.
plan-how-to-begin = Per preparare le tue risposte, scrivi a turno le mosse dell'avversario e le tue con { STEP("if", "line", "") }.

plan-left-by-take-back = Ho cancellato le tue mosse condizionali, perché poi una mossa è stata ritirata.
plan-left-other-beginning = Ho cancellato le tue mosse condizionali, perché non cominciavano con <b>{ $played }</b>.
plan-left-no-answer = Ho cancellato le tue mosse condizionali, perché non avevano una risposta a <b>{ $played }</b>.

plan-settled = Mosse salvate.
plan-settled-for-other-beginning = Sostituiscono le tue mosse condizionali che cominciavano con un'altra mossa.
plan-settled-for-other-answer = Sostituiscono un'altra risposta alle stesse mosse.
plan-settled-meaning = Appena l'avversario fa la mossa prevista, rispondo io per te, senza consumare il tuo tempo. Come ogni mossa, la risposta vale come rifiuto di un'offerta di patta. Cancello le mosse condizionali quando la partita prende un'altra strada o una mossa viene ritirata.
plan-resignation-asked = Se succede, vuoi abbandonare subito? Poi non si torna indietro.

plan-dropped = Cancellato.
plan-dropped-all = Cancellato. In questa partita non hai più mosse condizionali.

plan-answered = Risposta immediata, già preparata:


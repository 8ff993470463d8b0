# Why planned moves are not changed.

plan-refused-move = La mossa { $place } della tua linea, «{ $typed }», non si può giocare, quindi non è cambiato nulla. { $why }
plan-refused-speaks-to-opponent = Sarebbe una mossa dell'avversario, a cui direi:
plan-refused-begins-with = { $whose ->
    [own] Tocca a te: la linea comincia con una tua mossa.
   *[theirs] Tocca all'avversario: la linea comincia con una sua mossa.
}
plan-refused-several-moves = La mossa { $place } della tua linea, «{ $typed }», può essere più mosse, quindi non è cambiato nulla. Scrivila per intero, come <code>{ $example }</code>.
plan-refused-over = La partita finirebbe prima della mossa { $place } della tua linea, quindi non è cambiato nulla. Togli quella mossa e tutte le successive.
plan-refused-no-move = Qui non ci sono mosse. Scrivi a turno le mosse dell'avversario e le tue con { STEP("if", "line", "") }.
plan-refused-no-answer = La tua linea finisce con la mossa dell'avversario <b>{ $last }</b>, quindi non è cambiato nulla. Aggiungi in fondo la tua risposta.
plan-refused-too-long = Una linea può avere al massimo { $most } mosse tue, quindi non è cambiato nulla. Togli le più lontane.
plan-refused-too-many = Puoi avere al massimo { $most } mosse condizionali in una partita, quindi non è cambiato nulla. Fai posto con { STEP("if", "drop", "") }.
plan-refused-after-resigning = Dopo l'abbandono non può venire nulla, quindi non è cambiato nulla. Togli le mosse successive.
plan-refused-resigns-too-late = Puoi preparare l'abbandono al massimo { $most } mosse dell'avversario in anticipo, quindi non è cambiato nulla. Togli qualche mossa prima.
plan-refused-add-and-drop = Puoi aggiungere una linea o cancellarne una, non le due cose insieme, quindi non è cambiato nulla. Togli { OPTION("if", "drop") }, o le mosse.
plan-refused-nothing-to-drop = Non hai mosse condizionali in questa partita, quindi non c'è nulla da cancellare. Preparane con { STEP("if", "line", "") }.
plan-refused-no-such-number = Non hai una mossa condizionale con il numero «{ $typed }». Indicane una da 1 a { $last }, o <code>all</code>.

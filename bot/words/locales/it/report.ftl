# The report of a game that has ended.

report-title = <b>Rapporto della partita { $game }</b> ({ $variant }).
report-chart-shows = Il grafico mostra le probabilità di vincere di una parte: { $side }. I numeri sono gli errori, e alla linea tratteggiata la partita è cambiata.
# $played: a move with its number, as in a printed game.
report-turned = La partita è cambiata con { $played }.
report-mistakes = Gli errori più gravi, nell'ordine della partita:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Meglio { $better }. Le probabilità di vincere sono scese dal { $from } % al { $to } %.
report-no-mistakes = Nessuno ha commesso errori gravi.
report-no-mistakes-of = { $side }: nessun errore grave.
report-made-by = Ho guardato circa { $positions } posizioni per ogni mossa, quindi posso sbagliarmi.
# What one picks from below a report.
report-boards = Vedi la scacchiera prima di un errore
report-board = ({ $number }) { $played }
report-shown-by = { $player } mostra questo rapporto:
report-shown-done = Ora tutti vedono il rapporto.
# The chart for readers who can't see it. The points come behind it.
report-chart = Probabilità di vincere mossa per mossa, { $side }.
report-chart-point = { $played }: { $chance } %.

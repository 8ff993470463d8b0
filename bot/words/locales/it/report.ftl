# The report of a game that has ended.

report-title = <b>Rapporto della partita { $game }</b> ({ $variant }). Il grafico mostra chi era in vantaggio.
# $played: a move with its number, as in a printed game.
report-turned = La partita è girata con { $played }.
report-mistakes = Gli errori più gravi:
# $number: of the mark in the chart. $side: who made the mistake. $cost: percent.
report-mistake = { $number }. { $side }: { $played }. Meglio { $better }. È costata il { $cost } % delle probabilità di vincere.
report-no-mistakes = Nessuno ha commesso errori gravi.
report-no-mistakes-of = { $side }: nessun errore grave.
report-made-by = Ho guardato { $positions } posizioni per ogni mossa, quindi posso sbagliarmi.
# What one picks from below a report.
report-boards = Vedi la scacchiera prima di un errore
report-board = { $number }. { $played }
report-shown-by = { $player } mostra questo rapporto:
report-shown-done = Ora tutti vedono il rapporto.
# The chart for readers who can't see it. The points come behind it.
report-chart = Probabilità di vincere mossa per mossa, { $side }.
report-chart-point = { $played }: { $chance } %.

# The report of a game that has ended.

report-title = <b>Informe de la partida { $game }</b> ({ $variant }). El gráfico muestra quién iba por delante.
# $played: a move with its number, as in a printed game.
report-turned = La partida cambió con { $played }.
report-mistakes = Los peores errores:
# $number: of the mark in the chart. $side: who made the mistake. $cost: percent.
report-mistake = { $number }. { $side }: { $played }. Mejor era { $better }. Costó el { $cost } % de las opciones de ganar.
report-no-mistakes = Nadie cometió un error grave.
report-no-mistakes-of = { $side }: ningún error grave.
report-made-by = He mirado { $positions } posiciones por jugada, así que puedo equivocarme.
# What one picks from below a report.
report-boards = Ver el tablero antes de un error
report-board = { $number }. { $played }
report-shown-by = { $player } muestra este informe:
report-shown-done = Ahora todos ven el informe.
# The chart for readers who can't see it. The points come behind it.
report-chart = Opciones de ganar jugada a jugada, { $side }.
report-chart-point = { $played }: { $chance } %.

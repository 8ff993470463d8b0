# The report of a game that has ended.

report-title = <b>Informe de la partida { $game }</b> ({ $variant }).
report-chart-shows = El gráfico muestra las opciones de ganar de un bando: { $side }. Los números son los errores, y en la línea discontinua cambió la partida.
# $played: a move with its number, as in a printed game.
report-turned = La partida cambió con { $played }.
report-mistakes = Los peores errores, en el orden de la partida:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Era mejor { $better }. Las opciones de ganar cayeron del { $from } % al { $to } %.
report-no-mistakes = Nadie cometió un error grave.
report-no-mistakes-of = { $side }: ningún error grave.
report-made-by = He mirado unas { $positions } posiciones por jugada, así que puedo equivocarme.
# What one picks from below a report.
report-boards = Ver el tablero antes de un error
report-board = ({ $number }) { $played }
report-shown-by = { $player } muestra este informe:
report-shown-done = Ahora todos ven el informe.
# The chart for readers who can't see it. The points come behind it.
report-chart = Opciones de ganar jugada a jugada, { $side }.
report-chart-point = { $played }: { $chance } %.

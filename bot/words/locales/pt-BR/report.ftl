# The report of a game that has ended.

report-title = <b>Relatório da partida { $game }</b> ({ $variant }).
report-chart-shows = O gráfico mostra as chances de vitória de um lado: { $side }. Os números são os erros, e na linha tracejada a partida virou.
# $played: a move with its number, as in a printed game.
report-turned = A partida virou com { $played }.
report-mistakes = Os piores erros, na ordem da partida:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Era melhor { $better }. As chances de vitória caíram de { $from }% para { $to }%.
report-no-mistakes = Ninguém cometeu um erro grave.
report-no-mistakes-of = { $side }: nenhum erro grave.
report-made-by = Olhei umas { $positions } posições para cada lance, então posso estar errado.
# What one picks from below a report.
report-boards = Ver o tabuleiro antes de um erro
report-board = ({ $number }) { $played }
report-shown-by = { $player } mostra este relatório:
report-shown-done = Agora todos veem o relatório.
# The chart for readers who can't see it. The points come behind it.
report-chart = Chances de vitória lance a lance, { $side }.
report-chart-point = { $played }: { $chance }%.

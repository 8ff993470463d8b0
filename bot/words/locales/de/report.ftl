# The report of a game that has ended.

report-title = <b>Bericht zu Partie { $game }</b> ({ $variant }).
report-chart-shows = Das Diagramm zeigt die Gewinnaussichten einer Seite: { $side }. Die Zahlen markieren die Fehler, und an der gestrichelten Linie kippte die Partie.
# $played: a move with its number, as in a printed game.
report-turned = Mit { $played } kippte die Partie.
report-mistakes = Die größten Fehler, in der Reihenfolge der Partie:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Besser war { $better }. Die Gewinnaussichten fielen von { $from } % auf { $to } %.
report-no-mistakes = Niemand hat einen großen Fehler gemacht.
report-no-mistakes-of = { $side }: kein großer Fehler.
report-made-by = Für jeden Zug habe ich etwa { $positions } Stellungen angesehen. Ich kann mich also irren.
# What one picks from below a report.
report-boards = Das Brett vor einem Fehler ansehen
report-board = ({ $number }) { $played }
report-shown-by = { $player } zeigt diesen Bericht:
report-shown-done = Jetzt sehen alle den Bericht.
# The chart for readers who can't see it. The points come behind it.
report-chart = Gewinnaussichten nach Zügen, { $side }.
report-chart-point = { $played }: { $chance } %.

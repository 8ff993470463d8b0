# The report of a game that has ended.

report-title = <b>Bilan de la partie { $game }</b> ({ $variant }).
report-chart-shows = Le graphique montre les chances de gain d'un camp : { $side }. Les numéros sont les fautes, et la partie bascule à la ligne pointillée.
# $played: a move with its number, as in a printed game.
report-turned = La partie a basculé avec { $played }.
report-mistakes = Les plus grosses fautes, dans l'ordre de la partie :
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side } : { $played }. Mieux valait { $better }. Les chances de gain sont passées de { $from } % à { $to } %.
report-no-mistakes = Personne n'a fait de grosse faute.
report-no-mistakes-of = { $side } : aucune grosse faute.
report-made-by = J'ai regardé environ { $positions } positions pour chaque coup, je peux donc me tromper.
# What one picks from below a report.
report-boards = Voir l'échiquier avant une faute
report-board = ({ $number }) { $played }
report-shown-by = { $player } montre ce bilan :
report-shown-done = Tout le monde voit le bilan.
# The chart for readers who can't see it. The points come behind it.
report-chart = Chances de gain au fil des coups, { $side }.
report-chart-point = { $played } : { $chance } %.

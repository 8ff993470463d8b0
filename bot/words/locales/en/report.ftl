# The report of a game that has ended.

report-title = <b>Report of game { $game }</b> ({ $variant }).
report-chart-shows = The chart shows the winning chances of one side: { $side }. Numbers are the mistakes, and the dashed line is where the game turned.
# $played: a move with its number, as in a printed game.
report-turned = The game turned with { $played }.
report-mistakes = The largest mistakes, in the order of the game:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Better was { $better }. Winning chances fell from { $from }% to { $to }%.
report-no-mistakes = Nobody made a large mistake.
report-no-mistakes-of = { $side } made no large mistake.
report-made-by = I looked at about { $positions } positions for each move, so I may be wrong.
# What one picks from below a report.
report-boards = See the board before a mistake
report-board = ({ $number }) { $played }
report-shown-by = { $player } shows this report:
report-shown-done = The report is shown to everybody.
# The chart for readers who can't see it. The points come behind it.
report-chart = Winning chances by move, { $side }.
report-chart-point = { $played }: { $chance }%.

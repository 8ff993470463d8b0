# The report of a game that has ended.

report-title = <b>Разбор партии { $game }</b> ({ $variant }).
report-chart-shows = График показывает шансы на выигрыш одной стороны: { $side-the }. Числа — это ошибки, а пунктир — перелом партии.
# $played: a move with its number, as in a printed game.
report-turned = Перелом наступил после { $played }.
report-mistakes = Самые большие ошибки, в порядке партии:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Лучше было { $better }. Шансы на выигрыш упали с { $from } % до { $to } %.
report-no-mistakes = Больших ошибок не было.
report-no-mistakes-of = { $side }: больших ошибок нет.
report-made-by = Для каждого хода я просмотрел около { $positions } позиций, так что могу ошибаться.
# What one picks from below a report.
report-boards = Доска перед ошибкой
report-board = ({ $number }) { $played }
report-shown-by = { $player } показывает этот разбор:
report-shown-done = Теперь разбор видят все.
# The chart for readers who can't see it. The points come behind it.
report-chart = Шансы на выигрыш по ходам, { $side-the }.
report-chart-point = { $played }: { $chance } %.

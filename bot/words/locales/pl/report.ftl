# The report of a game that has ended.

report-title = <b>Raport z partii { $game }</b> ({ $variant }).
report-chart-shows = Wykres pokazuje szanse na wygraną jednej strony: { $side-the }. Liczby to błędy, a linia przerywana to zwrot w partii.
# $played: a move with its number, as in a printed game.
report-turned = Losy partii odwróciły się po { $played }.
report-mistakes = Największe błędy, w kolejności partii:
# $number: of the mark in the chart. $side: who made the mistake. $from, $to: its winning chances.
report-mistake = ({ $number }) { $side }: { $played }. Lepsze było { $better }. Szanse na wygraną spadły z { $from }% do { $to }%.
report-no-mistakes = Nikt nie popełnił dużego błędu.
report-no-mistakes-of = { $side }: bez dużych błędów.
report-made-by = Dla każdego ruchu sprawdziłem około { $positions } pozycji, więc mogę się mylić.
# What one picks from below a report.
report-boards = Zobacz planszę przed błędem
report-board = ({ $number }) { $played }
report-shown-by = { $player } pokazuje ten raport:
report-shown-done = Teraz wszyscy widzą raport.
# The chart for readers who can't see it. The points come behind it.
report-chart = Szanse na wygraną ruch po ruchu, { $side-the }.
report-chart-point = { $played }: { $chance }%.

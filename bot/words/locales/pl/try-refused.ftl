# Why moves are not tried, or not taken back.

try-refused-move = { $why } Niczego nie wypróbowano. Wpisz linię jeszcze raz, poprawioną: { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } Niczego nie wypróbowano, a twoja wcześniejsza linia się nie zmieniła: { STEP("try", "game", $game) }.
try-refused-back-and-at = Możesz zacząć nową linię albo wrócić w dawnej, nie jedno i drugie naraz. Pomiń { OPTION("try", "at") } lub { OPTION("try", "back") }.
try-refused-short-line = Twoja linia w partii { $game } ma { $plies ->
    [one] 1 półruch
    [few] { $plies } półruchy
    [many] { $plies } półruchów
   *[other] { $plies } półruchu
}, więc więcej nie cofniesz. Zobacz ją: { STEP("try", "game", $game) }.
try-refused-no-line = Nie masz jeszcze linii na próbę w partii { $game }. Wpisz jej ruchy, na przykład { STEP("try", "moves", $example, "game", $game) }. Zobaczysz je tylko ty.
try-refused-game-has-gone-on = Partia { $game } poszła dalej po twojej linii na próbę, więc nie ma czego cofać. Zacznij nową: { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = W partii { $game } cofnięto ruch, więc nie ma już pozycji, od której zaczęła się twoja linia. Zacznij nową: { STEP("try", "moves", "", "game", $game) }.

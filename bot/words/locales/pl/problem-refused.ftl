# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = Zadania należą do { TERM("community", "of") }, a to prywatna rozmowa. Użyj { STEP("problem") } { TERM("place", "in") } { TERM("community", "of") }.
problem-refused-game-runs = Partia { $game } jeszcze trwa, więc nie zrobisz z niej zadania. Podaj skończoną partię: { STEP("problem", "what", "create", "game", "") }, albo pozycję: { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = Partia { $game } toczyła się { TERM("community", "another") }, a zadanie powstaje tam, gdzie grano partię. Podaj zamiast niej pozycję: { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-over-there = W pozycji po półruchu { $ply } partia { $game } jest już skończona, więc nie ma czego szukać. Podaj wcześniejszy półruch, na przykład { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = Zadanie bierze się z partii albo z pozycji, nie z jednego i drugiego. Pomiń { OPTION("problem", "setup") } i { OPTION("problem", "variant") } albo { OPTION("problem", "game") } i { OPTION("problem", "ply") }.
problem-refused-goal-and-line = Albo ja dowodzę mata, albo trzeba znaleźć twoją własną linię. Pomiń { OPTION("problem", "goal") } lub { OPTION("problem", "line") }.
problem-refused-no-mate = { $side }: nie ma wymuszonego mata w { $moves }. Podaj w { OPTION("problem", "goal") } innego mata, najwyżej w { $longest }, albo podaj własne rozwiązanie jako { OPTION("problem", "line") }.
problem-refused-no-mate-because = { $side }: nie ma wymuszonego mata w { $moves }, bo { $why }. Podaj w { OPTION("problem", "goal") } innego mata, najwyżej w { $longest }, albo podaj własne rozwiązanie jako { OPTION("problem", "line") }.
problem-refused-sooner = { $side }: wymuszony mat jest już w { $moves }. Wybierz { OPTION("problem", "goal") } <code>mate in { $moves }</code> albo inną pozycję.
problem-refused-too-large = { $side }: nie potrafię dowieść, czy jest tu mat w { $moves }, to za dużo pracy. Podaj rozwiązanie jako { OPTION("problem", "line") }, wtedy trzeba będzie znaleźć jego ruchy.
problem-refused-not-a-line = Ruch { $number } twojego rozwiązania, „{ $typed }”: { $why } Zadanie nie powstało. Popraw rozwiązanie i napisz je w { OPTION("problem", "line") } jeszcze raz w całości.
problem-refused-empty-line = W twoim rozwiązaniu nie ma ruchów. Napisz je jeden po drugim jako { OPTION("problem", "line") }.
problem-refused-long-line = Rozwiązanie ma najwyżej { $most } półruchów, a twoje { $plies }. Napisz krótsze w { OPTION("problem", "line") }.
problem-refused-too-many = Masz już maksymalną liczbę otwartych zadań ({ $most }). Wycofaj któreś: { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = Jest już kilka twoich zadań z ostatnich minut. Daj innym trochę czasu i spróbuj ponownie za kwadrans.

problem-refused-no-such-problem = Nie ma tu zadania { $problem }. Zobacz, jakie są: { STEP("problem", "what", "list") }.
problem-refused-no-number = Nie wiem, o które zadanie chodzi. Podaj jego numer w { OPTION("problem", "number") }. Znajdziesz go tutaj: { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> nie pasuje do <code>what:{ $what }</code>. Pomiń to.

problem-refused-own-problem = Zadanie { $problem } jest twoje, więc rozwiązują je inni. { STEP("problem", "what", "show", "number", $problem) } pokazuje, komu się udało.
problem-refused-solved = Zadanie { $problem } masz już rozwiązane: { $at }. Zobacz je: { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Twoja próba w zadaniu { $problem } poszła już dalej, więc nic się nie stało. Zobacz ją: { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = Brakuje ruchu. Wpisz go: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-a-move = { $why } To nie liczy się jako próba. Wpisz inny ruch: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-several-moves = To pasuje do kilku ruchów ({ $count }), więc tego nie oceniam. Wpisz jeden z nich: { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = Nie potrafię ustalić, czy ten ruch jest dobry, więc się nie liczy. Wpisz inny: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = Nie ma jeszcze twojego ruchu w zadaniu { $problem }. Wpisz pierwszy: { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Wycofać to zadanie może tylko autor, { $author }, albo ktoś, kto ma { TERM("moderator-right") }. Poproś kogoś z nich.
problem-refused-of-the-day = Wycofać zadanie dnia może tylko ktoś, kto ma { TERM("moderator-right") }. Poproś taką osobę.

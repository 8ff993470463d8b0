# Problems: made, shown, solved and withdrawn.

problem-posted = <b>Zadanie ({ $variant })</b>: { $task }.
problem-of-the-day = <b>Zadanie dnia ({ $variant })</b>: { $task }.
problem-posted-to-solve = Rozwiąż je { TERM("unseen") }: { $solve }. Twoją próbę widzisz tylko ty. { $show } pokazuje, komu się udało.
problem-shown = <b>Zadanie { $number } ({ $variant })</b>: { $task }.
problem-by = Autor: { $author }.
problem-by-of-game = Autor: { $author }, po półruchu { $ply } ({ $game }).
problem-of-game = { $game }, po półruchu { $ply }.
problem-of-the-day-before = Poprzednie to zadanie { $number }. { $solved }
problem-made-at = Ogłoszono { $made }.

problem-you-have-solved = Rozwiązane przez ciebie { $at }, { $tries ->
    [1] za pierwszym razem
   *[other] za { $tries }. razem
}: { $moves }.
problem-is-yours = To twoje zadanie, więc rozwiązują je inni.
problem-to-solve = Rozwiąż je { TERM("unseen") }: { $solve }. Twoją próbę widzisz tylko ty.
problem-to-go-on = Twoje ruchy do tej pory: { $moves }. Graj dalej: { $solve }, albo zacznij od nowa: { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Nikt go jeszcze nie rozwiązał.
problem-solved-by = { $count ->
    [one] Rozwiązała je { $count } osoba
    [few] Rozwiązały je { $count } osoby
    [many] Rozwiązało je { $count } osób
   *[other] Rozwiązało je { $count } osoby
}: { $named }.
problem-solved-by-some = { $count ->
    [one] Rozwiązała je { $count } osoba
    [few] Rozwiązały je { $count } osoby
    [many] Rozwiązało je { $count } osób
   *[other] Rozwiązało je { $count } osoby
}: { $named } i { $others } anonimowo.
problem-solved-by-unnamed = { $others ->
    [one] Rozwiązała je { $count } osoba, anonimowo.
    [few] Rozwiązały je { $count } osoby, anonimowo.
    [many] Rozwiązało je { $count } osób, anonimowo.
   *[other] Rozwiązało je { $count } osoby, anonimowo.
}

problem-list = Zadania, od najnowszego. Zobacz któreś: { $show }.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · autor: { $author } · rozwiązania: { $solved_by }{ $solved ->
    [by-you] , w tym twoje
   *[not-by-you] {""}
}
problem-list-older = Starsze: { $older }.
problem-none = Nie ma tu zadań. Zrób jakieś ze skończonej partii: { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Nie ma tu zadań przed numerem { $number }. Zrób jakieś ze skończonej partii: { STEP("problem", "what", "create", "game", "") }.

problem-made = Zadanie { $number } jest ogłoszone. { $show } pokazuje, komu się udało, a { $withdraw } je wycofuje.

problem-solved = <b>Rozwiązane.</b> { $played } to dobry ruch i zarazem ostatni.
problem-right = { $played } to dobry ruch. Odpowiedź to { $answer }. Graj dalej: { $solve }.
problem-wrong = { $played } nie rozwiązuje zadania.
problem-wrong-because = { $played } nie rozwiązuje zadania: { $why }.
problem-missed = { $wrong ->
    [0] Bez błędnych ruchów.
   *[other] Twoje błędne ruchy: { $wrong }.
}
problem-begun-anew = Twoja próba zaczyna się od nowa.

problem-withdrawn = Zadanie { $number } jest wycofane.
problem-withdrawn-by = { $player } wycofuje zadanie { $number }.
problem-task-mate = na ruchu { $side-the }, mat w { $moves } { $moves ->
    [one] ruchu
    [few] ruchach
    [many] ruchach
   *[other] ruchu
}
problem-task-line = na ruchu { $side-the }, znajdź rozwiązanie autora
problem-task-of = zadanie { $number }: { $task }.
problem-fails = po { $played } odpowiedź { $side-gen } to { $answer }
problem-ends-otherwise = { $played } kończy partię, ale nie matem
problem-does = { $played } prowadzi do mata

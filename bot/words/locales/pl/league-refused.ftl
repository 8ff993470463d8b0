# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Ligi należą do { TERM("community", "of") }. Użyj tej komendy { TERM("community", "on") }.
league-refused-not-a-manager = Żeby zakładać i zmieniać ligi, trzeba mieć { TERM("manager-right") }. Poproś kogoś, kto może to zrobić. Dołączyć może każdy: { STEP("league") } pokazuje listę lig.
league-refused-no-name = Liga musi mieć nazwę. Podaj ją: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = Nazwa może mieć najwyżej { $most } znaków, a ta ma { $length }. Wybierz krótszą.
league-refused-no-variant = Liga musi mieć wariant. Podaj jeden albo kilka, z przecinkami między nimi: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Różnych wariantów w lidze może być najwyżej { $most }. Wybierz mniej.
league-refused-no-clock = Liga musi mieć zegar, bo bez niego nigdy by się nie skończyła. Wybierz jakiś, na przykład { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = W lidze przegrywa ten, komu skończy się czas, więc zegar nie może być łagodny. Pomiń <code>soft</code>.
league-refused-in-the-past = Ten termin już minął: { $at }. Wybierz późniejszy początek, na przykład { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = Do tego terminu jest ponad rok: { $at }. Wybierz wcześniejszy początek.
league-refused-days = Sezon trwa w sumie od { $least } do { $most } dni. Podaj w { OPTION("league", "days") } liczbę, która się w tym mieści.
league-refused-too-many = Jest tu już maksymalna liczba niezakończonych lig ({ $most }). Najpierw zakończ którąś: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Nie ma tu ligi { $league }. { STEP("league") } pokazuje, jakie są.
league-refused-none-here = Nie ma tu ligi, z którą da się to zrobić. { STEP("league") } pokazuje, jakie są.
league-refused-none-called = Nie ma tu ligi „{ $name }”. { STEP("league") } pokazuje, jakie są.
league-refused-name-taken = Liga { $league } nazywa się tu już „{ $name }”. Wybierz inną nazwę, żeby dało się je odróżnić.
# A line for each follows.
league-refused-several = Może chodzić o kilka lig. Dodaj numer jednej z nich:
league-refused-one-of = <code>number:{ $league }</code> { $name }, sezon { $season }.
league-refused-full = Liga jest pełna: więcej niż { $most } graczy się nie zmieści. Dołącz do następnej.
league-refused-already-in = Jesteś już w lidze { $league }. { STEP("league", "what", "show", "number", $league) } ją pokazuje.
league-refused-not-in = Nie jesteś w lidze { $league }, więc nie ma czego opuszczać. { STEP("league") } pokazuje twoje ligi.
league-refused-member-not-in = { $player } nie jest w lidze { $league }. { STEP("league", "what", "show", "number", $league) } pokazuje, kto w niej jest.
league-refused-no-member = Podaj, kogo usunąć: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = Liga { $league } już się zaczęła, więc nie można do niej dołączyć. { STEP("league") } pokazuje inne.
league-refused-not-begun = Liga { $league } jeszcze się nie zaczęła, więc nie ma końca do przesunięcia. Żeby ją zmienić, odwołaj ją: { STEP("league", "what", "end", "number", $league) }, i załóż jeszcze raz.
league-refused-last-call = W lidze { $league } nowe partie już się nie zaczynają, a ostatnie mają czas do { $until }. Rozstrzygnąć partię może ktoś z moderacji: { STEP("adjudicate") }.
league-refused-over = Liga { $league } skończyła się { $at }. { STEP("league", "what", "show", "number", $league) } pokazuje jej tabelę.

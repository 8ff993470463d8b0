# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Duże warianty szachów w grze korespondencyjnej.</b>
help-play = <b>Partia</b>: rzuć komuś wyzwanie przez { STEP("challenge", "opponent", "", "variant", $variant) }. Jeśli nie podasz przeciwnika, dołączyć może każdy.
help-type = <b>Ruch</b>: wpisz <code>{ $canonical }</code> lub <code>{ $short }</code> { $ways }.
help-see = { STEP("games") } pokazuje twoje partie, a { STEP("board") } – planszę. { STEP("rules", "variant", $variant) } wyjaśnia, jak chodzą bierki.
help-topics = Wybierz temat, żeby przeczytać więcej:

help-begin = <b>Nowa partia</b>: rzuć komuś wyzwanie przez { STEP("challenge", "opponent", "", "variant", $variant) }. Jeśli nie podasz przeciwnika, dołączyć może każdy. Na wyzwanie odpowiada się { TERM("way-to-answer") }. { STEP("games") } pokazuje twoje partie i otwarte wyzwania, a { STEP("join", "code", "4F7Q2K") } dołącza do wyzwania po kodzie. { STEP("rematch") } prosi o rewanż. Każda partia ma własny { TERM("own-place") }: patrzeć może każdy, a grać tylko dwoje graczy. { STEP("challenge", "variant", $variant, "level", "2") } zaczyna partię ze mną, na poziomie od 1 do 6.
help-move = <b>Ruch</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> lub <code>{ $short }</code> to ruch{ $on_board ->
    [yes] {" "}(tutaj { $piece-the })
   *[no] {""}
}. Wpisz go { $ways }. { STEP("move", "move", $square) } rusza jedyną bierką, która może pójść na { $square }, albo wymienia te, które mogą.
help-move-drop = Aby zrzucić bierkę z ręki, wpisz bierkę i pole: <code>{ $drop }</code>.
help-move-enters = Bierka z ręki wchodzi, gdy podasz ją po ruchu: <code>{ $typed }</code>.
help-move-wall = Pole ({ $piece }) podaje się po ruchu: <code>{ $typed }</code>.
help-move-two-steps = Ruch o dwa kroki podaje pole pośrednie: <code>f6xg7xf8</code> bije dwa razy, <code>f6xg7-f6</code> bije bez ruszania się, a <code>f6-f6</code> to pas.
help-move-promotion-signs = Tam, gdzie możliwa jest promocja, <code>+</code> po ruchu ją wykonuje, a <code>=</code> nie.
help-look = <b>Plansza i zasady</b>: { STEP("board") } pokazuje planszę, a { STEP("at", "ply", "7") } – wcześniejszą. { STEP("open") } otwiera ją w przeglądarce. { STEP("moves") } pokazuje, dokąd bierka może pójść, { STEP("look") } – co atakuje pole, a { STEP("piece") } – jak chodzi bierka. { STEP("rules") } wyjaśnia zasady. { STEP("replay") } pokazuje ruchy jeden po drugim, a { STEP("export") } daje ci partię jako plik. { STEP("report") } pokazuje największe błędy zakończonej partii. { STEP("learn", "piece", "Knight") } daje małe zadania z bierką.
help-think = <b>Notatki i plany</b>: { STEP("note") } zapisuje notatki, a { STEP("try") } pozwala próbować ruchów. Widzisz to tylko ty. { STEP("if") } planuje ruchy: są grane od razu, gdy przeciwnik zagra to, czego oczekujesz. { STEP("undo") } cofa twój ostatni ruch: przez minutę bez pytania, potem za zgodą przeciwnika. { STEP("hint") } podpowiada ruch w partii ze mną.
help-end = <b>Koniec i zegary</b>: { STEP("draw") } proponuje remis albo go reklamuje, gdy zasady na to pozwalają, a { STEP("resign") } poddaje partię. { STEP("abort") } kończy partię bez wyniku. Gdy obie strony już zagrały, przeciwnik musi się zgodzić. Gdy przeciwnikowi skończy się czas, możesz zażądać wygranej przez { STEP("claim") } albo dodać mu czasu przez { STEP("give") }. { STEP("time") } i { STEP("vacation") } ustawiają, kiedy twoje zegary stoją.
help-more = <b>Widzowie i zadania</b>: { STEP("watch") } pozwala oglądać partię, a { STEP("analysis") } ustala, czy widzowie mogą analizować twoją. { STEP("problem") } pokazuje zadania i tworzy nowe. { STEP("profile") } pokazuje partie twoje lub innej osoby, a { STEP("stats") } – wszystkich tutaj. { STEP("variant") } pozwala zagrać w wariant, który wyślesz jako plik. { STEP("help", "topic", "challenge") } wyjaśnia komendę.
help-club = <b>Rankingi i ligi</b>: partia liczy się do rankingu, jeśli tak mówi wyzwanie: { STEP("challenge", "clock", "days 3d", "rated", "true") }. Potrzebny jest zegar, zwykły układ i co najmniej dwa ruchy każdej strony. { STEP("rating") } pokazuje twoją siłę gry, a { STEP("leaders") } – najlepszych tutaj. W lidze każdy gra z każdym w swojej dywizji. { STEP("league") } pokazuje tutejsze ligi. Dołączasz przyciskiem, a twoje partie zaczynają się same. Na drabince zdobywasz miejsce, wygrywając wyzwanie: { STEP("ladder") }. Ligę zakłada administracja: { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Ustawienia</b>: { STEP("settings") } ustawia, jak widzisz plansze i kto się dowie, w co grasz. { STEP("block") } sprawia, że nie zagrasz z wybraną osobą, a { STEP("unblock") } to cofa. { STEP("link") } robi z twoich kont w dwóch sieciach jednego gracza, a { STEP("unlink") } je rozłącza. { STEP("privacy") } pokazuje, eksportuje lub usuwa twoje dane. Administracja { TERM("community", "of-this") } wybiera wygląd, zwykłe tempo gry, miejsca i warianty przez { STEP("server") }, { STEP("places") } i { STEP("variants") }. Moderacja używa { STEP("adjudicate") }, { STEP("freeze") } i { STEP("thaw") }.

help-topic-begin = Nowa partia
help-topic-move = Ruch
help-topic-look = Plansza i zasady
help-topic-think = Notatki i plany
help-topic-end = Koniec i zegary
help-topic-more = Widzowie i zadania
help-topic-club = Rankingi i ligi
help-topic-settings = Ustawienia

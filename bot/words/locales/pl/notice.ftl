# Who is told what: turns, the daily list, vacations.

notice-heading = <b>{ $variant }, partia { $number }</b>, z graczem { $opponent }:
notice-how-to-answer = Odpowiedz tam: { $game }, albo tutaj przez { STEP("move", "game", $number) }.
notice-no-direct-messages = Nie mogę napisać do ciebie { TERM("direct-messages", "in") }, więc mówię ci tutaj. Wybierz, gdzie mam do ciebie pisać: { STEP("settings") }.
notice-silent-for-a-minute = Masz tu już ode mnie wiele odpowiedzi, więc przez minutę będę milczeć. Ruchy nadal gram, jeśli się da. Na komendy, takie jak { STEP("move") } i { STEP("help") }, nadal odpowiadam tak, że widzisz to tylko ty.

notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, twój ruch ({ $side-the }).
notice-computer-thinks = { $player } myśli.
notice-draw-by-repetition = Ta pozycja wystąpiła już wystarczająco często. Zamiast ruchu możesz reklamować remis: { STEP("draw") }.
notice-draw-by-moves = Od { $moves } ruchów nie było bicia, promocji ani ruchu bierki, która nie może wrócić. Zamiast ruchu możesz reklamować remis: { STEP("draw") }.

notice-no-game-waits = Żadna partia nie czeka na twój ruch. Wszystkie twoje partie: { STEP("games") }.
notice-no-other-game-waits = Na twój ruch czeka tylko partia { $number }.
notice-played-elsewhere = Wpisz ruch tutaj albo tam: { $game }, albo użyj { STEP("move", "game", $number) }.
notice-nothing-played = Nie masz żadnej partii w toku. Zacznij partię { TERM("place", "in") } { TERM("community", "of") }: { STEP("challenge") }. Tutaj też { STEP("help") } powie ci, co jeszcze możesz zrobić.

notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] czeka na ciebie 1 partia:
       *[other] czeka na ciebie 1 partia, z niecałą dobą na ruch:
    }
    [few] { $urgent ->
        [0] czekają na ciebie { $games } partie:
       *[other] czekają na ciebie { $games } partie, w tym { $urgent } z niecałą dobą na ruch:
    }
    [many] { $urgent ->
        [0] czeka na ciebie { $games } partii:
       *[other] czeka na ciebie { $games } partii, w tym { $urgent } z niecałą dobą na ruch:
    }
   *[other] { $urgent ->
        [0] czeka na ciebie { $games } partii:
       *[other] czeka na ciebie { $games } partii, w tym { $urgent } z niecałą dobą na ruch:
    }
}</b>
notice-list-game = { $game } ({ $variant }) z graczem { $opponent }: bez terminu
notice-list-game-until = { $game } ({ $variant }) z graczem { $opponent }: do { $deadline }
notice-list-more = … i jeszcze { $games }.
notice-list-all = Wszystkie twoje partie: { STEP("games") }.
notice-list-untold = { $day }: { $player }, twój ruch.

notice-promised-board = Od teraz oznaczam cię przy planszy, gdy przychodzi twoja kolej.
notice-promised-direct = Od teraz piszę do ciebie { TERM("direct-messages", "in") }, gdy przychodzi twoja kolej. Jeśli nie mogę tam napisać, oznaczam cię przy planszy.
notice-promised-quiet = Od teraz nie oznaczam cię przy planszach. Powiadamiam cię nadal, gdy kończy ci się czas i gdy coś czeka na twoją odpowiedź.
notice-promised-list = Od teraz raz dziennie podaję ci { TERM("direct-messages", "in") } listę partii, które na ciebie czekają. Lista przychodzi o { $hour }:00 ({ $zone }), chyba że żadna nie czeka. Strefę czasową ustawisz przez { STEP("time") }.
notice-hour-without-list = Ta godzina dotyczy codziennej listy, której teraz nie dostajesz. Włącz ją: { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } jest na urlopie do { $until }. Do tego czasu zegar tego gracza stoi.
notice-vacation-ended = { $player } wraca z urlopu i zegar idzie dalej.
notice-vacation-runs-out = { $player }, kończą ci się godziny urlopu. Urlop kończy się { $end }, a potem zegary twoich partii idą dalej.
notice-vacation-ran-out = { $player }, skończyły ci się godziny urlopu. Koniec urlopu: { $end }. Zegary twoich partii idą dalej.
notice-count = Odliczanie: { $moves } z { $limit } ruchów; potem partia kończy się remisem, chyba że wcześniej będzie mat.
notice-checks-given = Dane szachy: { $first_side-the } { $first }, { $second_side-the } { $second }; do wygranej potrzeba { $checks }.
notice-begun = Partia się zaczęła.

# The data stored about a person: shown and deleted.

privacy-nothing = Nic o tobie nie zapisano.

privacy-kept = Oto, co o tobie zapisano (pod numerem lub nazwą twojego konta):
privacy-kept-kind = • { $kind ->
    [running] trwające partie, z każdym ruchem i jego czasem
    [finished] skończone partie, które należą też do twoich przeciwników
    [challenges] twoje wyzwania i wyzwania dla ciebie
    [problems] twoje zadania, które inni mogą rozwiązywać
    [leagues] ligi z twoim udziałem lub założone przez ciebie
    [ladders] miejsca na drabinkach
    [attempts] zadania, które próbujesz rozwiązać lub które masz rozwiązane
    [notes] notatki, których nikt inny nigdy nie widzi
    [lines] linie na próbę, których nikt inny nigdy nie widzi
    [plans] partie z zaplanowanymi ruchami, których nikt inny nigdy nie widzi
    [settings] ustawienia, jak widzisz plansze i jak ci o czymś mówię
    [hours] wpisy o twojej strefie czasowej, dniach wolnych i godzinach ciszy
    [vacations] urlopy, z godzinami zużytymi po terminie
    [blocks] osoby, które blokujesz, o czym nikt się nie dowiaduje
    [watched] partie oglądane przez ciebie teraz lub wcześniej
    [rulings] partie rozstrzygnięte lub wstrzymane przez ciebie w roli moderatora i wstrzymane przez ciebie społeczności
    [links] połączenia twoich kont, obecne i dawne, oraz kody do nich
   *[traces] twoje nazwy, bilans, rankingi i logowania w przeglądarce, klucze szyfrowania, moje ostatnie powiadomienia i blokady, przez które inni z tobą nie grają; razem wpisów
} ({ $count })
privacy-kept-where = Wszystko to jest w bazie danych osoby, która prowadzi bota, dopóki tego nie usuniesz. Moje odpowiedzi dla ciebie zostają tam przez 30 dni, żebym nie zrobił czegoś drugi raz, gdy ta sama wiadomość dotrze do mnie ponownie. Z tego, co piszesz, zostają: ruchy, linie i notatki, twoje rozwiązania zadań, warianty twojego autorstwa i powody, które podajesz, gdy moderujesz. Wszystkie szczegóły opisuje plik PRIVACY.md programu. Pobierz swoje dane: { STEP("privacy", "what", "export") }. Usuń je: { STEP("privacy", "what", "delete") }. Zanim coś usunę, powiem ci, co się stanie.

privacy-delete-asked = <b>Usunąć wszystko, co o tobie zapisano?</b> Od razu i na zawsze:
privacy-delete-games = • twoje trwające partie się kończą: poddajesz te, w których obie strony już zagrały ({ $resigned }), a pozostałe kończą się bez wyniku ({ $off });
privacy-delete-challenges = • wyzwania od ciebie i dla ciebie zostają wycofane ({ $count });
privacy-delete-leagues = • opuszczasz swoje ligi ({ $count });
privacy-delete-goes = • znikają: twoje notatki, linie, zaplanowane ruchy, ustawienia, strefa czasowa, dni wolne, godziny ciszy i urlopy; lista osób, które blokujesz; oglądane partie, rozwiązywane zadania i moje ostatnie wiadomości do ciebie; oraz wszystkie połączenia twoich kont;
privacy-delete-stays = • skończone partie i twoje zadania zostają, bo należą też do przeciwników i rozwiązujących. Zamiast twojej nazwy widnieje tam „former player” (dawny gracz) z losowym numerem. Nic nie prowadzi stamtąd do ciebie, ale kto pamięta partię, wie, kto ją grał. Zapis partii zawiera nazwy graczy, więc zmienia się też jego kod kontrolny (po nim widać, czy ktoś zmienił zapis). Wcześniejsze eksporty można nadal czytać.
privacy-delete-linked = • to wszystko dotyczy też innych kont, które są połączone z tym ({ $others });
privacy-delete-before = To, co jest na czatach, zostaje tam z twoją nazwą, dopóki nie usuniesz tego ty lub ktoś z moderacji. Kopie zapasowe u osoby, która prowadzi bota, zawierają twoje dane, dopóki te kopie nie zostaną usunięte. Powinno to nastąpić po 30 dniach.
    Jeśli znów do mnie napiszesz, zaczniesz od nowa. Ale kto cię blokował, nadal będzie cię blokować. Przez dzień nie rzucisz nikomu wyzwania, nie dodasz zadania i nie dołączysz do drabinki ani ligi, a przez 30 dni nie połączysz kont. Żebym rozpoznał twoje konto, zachowuję liczbę obliczoną z niego i z tajnego klucza tej bazy danych. Tylko ktoś, kto ma jedno i drugie, może poznać, że jest twoja. Po 30 dniach ją usuwam, chyba że ktoś cię blokuje.
    Najpierw możesz wszystko pobrać: { STEP("privacy", "what", "export") }. Tego nie da się cofnąć. Jeśli przez dziesięć minut nic nie zrobisz, nic się nie zmieni.
privacy-deleted = Wszystko, co o tobie zapisano, jest usunięte. To, co jest na czatach, zostaje, a kto mógł to usunąć wcześniej, może nadal. Dzięki za wspólną grę.

# Lists of games and challenges, and the line under a board that says how a game stands.

lists-board = <b>{ $variant }, partia { $game }</b>: { $first } ({ $first_side-the }) – { $second } ({ $second_side-the }).
lists-board-last-move = Ostatni ruch: <b>{ $last }</b> · { $in_words }.
lists-board-to-move = Na ruchu { $side-the }.
lists-board-to-move-in-check = Na ruchu { $side-the }, szach.
lists-board-offers-draw = { $player } proponuje remis.

lists-own-none = Nie grasz teraz żadnej partii. Zacznij jakąś: { STEP("challenge") }.
lists-own-game = { $turn ->
    [own] <b>Twój ruch</b>
   *[other] Ruch przeciwnika
} w partii { $number } ({ $variant }) z graczem { $opponent } (ruch { $move_number }){ $clock ->
    [stopped] , partia wstrzymana od { $time }
    [overdue] , czas minął, zażądaj wygranej: { STEP("claim", "game", $number) }
    [runs] , czas do { $time }
    [starts] , zegar ruszy z pierwszą planszą
   *[none] {""}
}: { $game }{ $offer ->
    [yes] ; jest tam propozycja, która czeka na twoją odpowiedź
   *[no] {""}
}
lists-own-challenge = Wyzwanie { $number }: { $challenger } rzuca je graczowi { $opponent } ({ $variant }). Nie ma jeszcze odpowiedzi.
lists-finished-game = Partia { $number } ({ $variant }) z graczem { $opponent }.

lists-member = Trwające partie gracza { $member }:
lists-member-game = partia { $number } ({ $variant }): { $first } – { $second }, ruch { $move_number }, gra { $mover }{ $clock ->
    [stopped] , partia wstrzymana od { $time }
    [overdue] , czas minął
    [runs] , czas do { $time }
    [starts] , zegar ruszy z pierwszą planszą
   *[none] {""}
}: { $game }
lists-member-finished = Skończone partie gracza { $member }:

lists-open = Każdy { TERM("community", "here") } może dołączyć:
lists-open-more = To najnowsze. Żeby zobaczyć inne, podaj wariant lub gracza: { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = Do wyzwania z innej sieci dołączysz po kodzie: { STEP("join", "code", "4F7Q2K") }.

lists-none-running = { $by ->
    [variant] Nie grasz teraz żadnej partii w { $variant }. Wszystkie twoje partie: { STEP("games") }.
   *[all] Nie grasz teraz żadnej partii. Wszystkie twoje partie: { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } nie gra { TERM("community", "here") } żadnej partii w { $variant }. Twoje własne: { STEP("games") }.
   *[member] { $member } nie gra { TERM("community", "here") } żadnej partii. Twoje własne: { STEP("games") }.
}
lists-calendar = Twoje terminy jako plik do kalendarza. Po ruchach weź nowy: każda partia zachowuje swój wpis.
lists-none-calendar = Żadna z twoich partii nie ma teraz dla ciebie terminu. Zobacz je: { STEP("games") }.
lists-none-mine = { $by ->
    [both] Żadna partia w { $variant } z graczem { $member } nie czeka na twój ruch. Wszystkie twoje partie: { STEP("games") }.
    [variant] Żadna partia w { $variant } nie czeka na twój ruch. Wszystkie twoje partie: { STEP("games") }.
    [member] Żadna partia z graczem { $member } nie czeka na twój ruch. Wszystkie twoje partie: { STEP("games") }.
   *[all] Żadna partia nie czeka na twój ruch. Wszystkie twoje partie: { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] Nie masz jeszcze skończonych partii w { $variant }. Trwające: { STEP("games") }.
   *[all] Nie masz jeszcze skończonych partii. Trwające: { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } nie ma jeszcze { TERM("community", "here") } skończonych partii w { $variant }. Twoje własne: { STEP("games") }.
   *[member] { $member } nie ma jeszcze { TERM("community", "here") } skończonych partii. Twoje własne: { STEP("games") }.
}
lists-none-open = { $by ->
    [both] Nie ma { TERM("community", "here") } otwartych wyzwań gracza { $member } ({ $variant }).
    [variant] Nie ma { TERM("community", "here") } otwartych wyzwań ({ $variant }).
    [member] Nie ma { TERM("community", "here") } otwartych wyzwań gracza { $member }.
   *[all] Nie ma { TERM("community", "here") } otwartych wyzwań.
} Rzuć własne, bez podawania przeciwnika: { STEP("challenge", "variant", $variant) }.

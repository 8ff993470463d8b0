# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.

board-refused-hole = Pole { $square } to dziura w planszy, żadna bierka nie może tam stać. Podaj pole planszy.
board-refused-no-such-square = Na tej planszy nie ma pola „{ $typed }”. Podaj pole od a1 do { $last }.
board-refused-no-such-region = „{ $typed }” nie jest częścią tej planszy. Podaj dwa rogi, na przykład a1-h8. Ostatnie pole to { $last }.
board-refused-empty-square = Pole { $square } jest puste. Podaj pole, na którym stoi bierka.
board-refused-unknown-piece = Nie ma tu bierki „{ $typed }”. Wybierz jedną z tych: { $known }.
board-refused-no-way = { $piece } z { $from } nie może teraz pójść na { $to }. Pomiń { OPTION("moves", "to") }, a zobaczysz, dokąd może.
board-refused-no-such-ply = Partia { $game } ma na razie { $plies ->
    [one] 1 półruch
    [few] { $plies } półruchy
    [many] { $plies } półruchów
   *[other] { $plies } półruchu
}. Podaj liczbę od 0 do { $plies }.
board-refused-no-position-named = Nie wiem, o którą pozycję partii { $game } chodzi.
board-refused-unknown-position = W partii { $game } nie ma pozycji „{ $typed }”.
board-refused-name-a-position = { $plies ->
    [0] Nie było jeszcze żadnego ruchu. Podaj <code>0</code>, czyli początek.
   *[other] Podaj liczbę półruchów, od 0 (początek) do { $plies }. Możesz też podać numer ruchu: <code>{ $last }</code> to pozycja po ostatnim.
}

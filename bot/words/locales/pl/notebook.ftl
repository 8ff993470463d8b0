# Private notes on games, and private lines of moves. Nobody else is ever shown them.

notebook-noted = Zapisano jako notatkę { $number }, po { $plies ->
    [one] 1 półruchu
    [few] { $plies } półruchach
    [many] { $plies } półruchach
   *[other] { $plies } półruchu
}. Widzisz ją tylko ty. Zobaczysz ją tak: { STEP("note", "game", $game) }.
notebook-removed = Notatka { $number } usunięta.

notebook-notes = <b>Twoje notatki do partii { $game } ({ $variant })</b>, od najnowszej. Widzisz je tylko ty.
notebook-note = <b>{ $number }</b> · po { $plies ->
    [one] 1 półruchu
    [few] { $plies } półruchach
    [many] { $plies } półruchach
   *[other] { $plies } półruchu
} · { $at }
notebook-how-to-remove = Notatkę usuniesz tak: { STEP("note", "remove", $number, "game", $game) }.
notebook-older-notes = { $count ->
    [one] 1 starsza notatka: { STEP("note", "game", $game, "before", $before) }.
    [few] { $count } starsze notatki: { STEP("note", "game", $game, "before", $before) }.
    [many] { $count } starszych notatek: { STEP("note", "game", $game, "before", $before) }.
   *[other] { $count } starszej notatki: { STEP("note", "game", $game, "before", $before) }.
}
notebook-no-notes = Nie masz notatek do partii { $game } ({ $variant }). Napisz jakąś: { STEP("note", "text", "", "game", $game) }. Zobaczysz ją tylko ty.
notebook-no-older-notes = Nie masz notatek przed numerem { $before } do partii { $game } ({ $variant }). Napisz jakąś: { STEP("note", "text", "", "game", $game) }. Zobaczysz ją tylko ty.

notebook-stopped = Ruch { $number } twojej linii, „{ $typed }”: { $why }
notebook-stopped-later = Ruchy przed nim są w twojej linii.
notebook-no-move = Nie ma w tym ruchu.

notebook-line = <b>Twoja linia w partii { $game } ({ $variant })</b>, półruch { $shown } z { $plies }. Widzisz ją tylko ty.
notebook-line-moves = { $ply ->
    [0] Od początku partii
    [one] Po { $ply } półruchu partii
    [few] Po { $ply } półruchach partii
    [many] Po { $ply } półruchach partii
   *[other] Po { $ply } półruchu partii
}: { $moves }.
notebook-line-no-moves = { $ply ->
    [0] Od początku partii
    [one] Po { $ply } półruchu partii
    [few] Po { $ply } półruchach partii
    [many] Po { $ply } półruchach partii
   *[other] Po { $ply } półruchu partii
}: jeszcze bez ruchów.
notebook-line-to-move = Następny ruch należy do { $side-gen }.
notebook-line-in-check = Następny ruch należy do { $side-gen }, jest szach.
notebook-line-ends = To skończyłoby partię: { $result }

notebook-go-on = Idź dalej: { STEP("try", "moves", "", "game", $game) }, albo zacznij od nowa po dowolnym półruchu: { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-go-on-from-here = Idź dalej stąd, bez ruchów, które są potem: { STEP("try", "moves", "", "back", $back, "game", $game) }. Albo zacznij od nowa po dowolnym półruchu: { STEP("try", "moves", "", "at", $ply, "game", $game) }.
notebook-game-went-on = Od tamtej pory partia poszła dalej. Zacznij nową linię od jej obecnej pozycji: { STEP("try", "moves", "", "game", $game) }.

notebook-line-on-show = Linia próbna.

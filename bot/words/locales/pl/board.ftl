# Boards: what is on a square, what a piece is, what was captured.

board-fen = <b>{ $title } po { $plies ->
    [one] { $plies } półruchu
    [few] { $plies } półruchach
    [many] { $plies } półruchach
   *[other] { $plies } półruchu
}</b>, jako FEN:
board-nothing-captured = Nic jeszcze nie zbito.
board-captured = Straty: { $pieces }.
board-captured-difference = Straty: { $pieces }. Przewaga { $side-gen }: { $worth }.
board-captured-level = Straty: { $pieces }. Wartości są równe.
board-captured-of = { $side-the } – { $pieces-the }
board-fraction = { $whole },{ $part }

board-square = <b>{ $square }</b>: { $piece } { $side-gen } ({ $letter }). { $moves }
board-wall = <b>{ $square }</b>: { $piece }. { $moves }
board-empty-square = <b>{ $square }</b>: puste pole.
board-attacked = To pole atakują bierki { $side-gen }: { $pieces-the }.
board-not-attacked = Bierki { $side-gen } nie atakują tego pola.
board-defended = Tego pola bronią bierki { $side-gen }: { $pieces-the }.
board-not-defended = Bierki { $side-gen } nie bronią tego pola.

board-piece = <b>{ $piece } ({ $label })</b> w wariancie { $variant }. { $moves }
board-piece-aliases = Inne nazwy tutaj: { $names }.
board-piece-elsewhere = W innych grach: { $names }.
board-piece-name-elsewhere = { $name } ({ $games })
board-piece-value = Wartość: { $value }.
board-piece-values = Wartość: { $value } i { $second } (źródło podaje obie).
board-piece-becomes = Promocja{ $whose ->
    [of-side] {" "}({ $side-the })
   *[of-both] {""}
} { $place ->
    [zone] w strefie „{ $zone }”
    [file] na ostatnim polu kolumny
   *[rank] w ostatnim rzędzie
}{ $by ->
    [capture] {" "}przy biciu
    [step] {" "}ruchem o jedno pole, z biciem lub bez
    [quiet-step] {" "}ruchem o jedno pole bez bicia
    [capturing-step] {" "}biciem o jedno pole dalej
    [entering] {" "}przy wejściu do strefy albo przy biciu z jej pola lub na jej pole
    [entering-or-last] {" "}przy wejściu do strefy, przy biciu z jej pola lub na jej pole albo na samym końcu ({ $always })
   *[any-move] {""}
}: { $becomes }{ $may_stay ->
    [always] {" "}albo nadal { $stays-the }
    [yes] {" "}albo nadal { $stays-the }, jeśli może stamtąd jeszcze ruszyć
   *[no] {""}
}{ $by ->
    [any-move] {""}
   *[other] . Po każdym innym ruchu to nadal { $stays-the }
}.
board-piece-becomes-there = { $stays }: promuje się osobnym ruchem ({ $becomes }) w strefie { $zone } albo jako ostatnia bierka swojego rodzaju. Robi to na miejscu albo na pustym polu, na które nowa bierka może pójść. Nowa bierka nie może niczego atakować ani dać szacha.
board-piece-either = { $names } lub { $last }
board-piece-becomes-on = { $piece } (kolumny: { $files })
board-piece-at-most = Promocja na tę bierkę jest niemożliwa, gdy strona ma ich już { $most }.
board-piece-betza = XBetza: <code>{ $betza }</code>

board-reach-title = { $piece } { $side-gen } na { $square }{ $supposed ->
    [yes] {" "}(gdyby ta strona była na ruchu)
   *[no] {""}
}
board-reach = <b>{ $title }</b>:
board-reach-line = • { $line }
board-can-go = może pójść na { $square }.
board-no-move = nie ma żadnego ruchu.
board-no-move-but-a-capture = nie ma żadnego ruchu: bić może inna bierka, więc musi.
board-reach-heard = { $title }: { $lines }.
board-reach-heard-sentence = { $title }: { $line }
board-of-game = Partia { $game }
board-of-line = Twoja linia w partii { $game }
board-more = <b>{ $variant }, partia { $game }</b>: co chcesz zrobić?

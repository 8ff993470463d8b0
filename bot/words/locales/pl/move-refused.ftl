# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = Partia jest skończona: { $how ->
    [checkmate] mat
   *[stalemate] pat
}.

move-refused-too-long = To za długie jak na ruch.
move-refused-nothing-typed = To nie jest ruch.
move-refused-unreadable = „{ $typed }” to nie jest ruch, który umiem odczytać.
move-refused-odd-character = W „{ $typed }” jest znak, którego nie ma w żadnym ruchu, U+{ $code }.
move-refused-foreign-letter = „{ $letter }” to litera z innego alfabetu i nie wiem, jaką bierkę oznacza.
move-refused-hole = Pole { $square } to dziura w planszy.
move-refused-off-board = Na tej planszy nie ma pola { $square }, są tylko pola od a1 do { $corner }.
move-refused-unknown-label = W { $variant } żadna bierka nie ma litery { $letter }.
move-refused-ranks-from-zero = To ruch tylko wtedy, gdy rzędy liczy się od 0. Tutaj liczy się je od 1.
move-refused-small-letter = Mała litera może oznaczać kolumnę albo bierkę.
move-refused-no-castler = { $piece } nie stoi jeszcze na planszy, więc roszady nie ma.
move-refused-no-castling = W { $variant } nie ma roszady.
move-refused-cannot-pass = { $why ->
    [check] Jest szach, więc nie możesz spasować.
    [moves] Możesz spasować tylko wtedy, gdy nie masz innego ruchu.
   *[nobody] Żadna twoja bierka nie może zostać na miejscu.
}
move-refused-cannot-become-there = { $piece } na { $square } nie może się teraz zmienić ({ $becomes }). Albo takich bierek jest już dość, albo musi stać w swojej strefie albo być ostatnią bierką swojego rodzaju, a nowa bierka nie może niczego atakować ani dać szacha.
move-refused-several-moves = Naraz można zagrać tylko jeden ruch.
move-refused-removes-piece = Zbite bierki znikają same.
move-refused-drops-piece = W tym wariancie nie stawia się bierek na planszę.

move-refused-never-in-hand = { $piece } nigdy nie trafia do ręki.
move-refused-not-in-hand = Nie masz w ręce { $piece-gen } do zrzucenia.
move-refused-drop-occupied = Na { $square } stoi { $piece-the }, a zrzucać można tylko na puste pole.
move-refused-drop-outside-zone = { $piece-Acc } można zrzucić tylko w strefie { $zone }, a nie na { $square }.
move-refused-drop-file-is-full = W kolumnie { $file } { $most ->
    [1] stoi już { $piece-your }
    [few] stoją już { $most } twoje bierki tego rodzaju ({ $piece-the })
    [many] stoi już { $most } twoich bierek tego rodzaju ({ $piece-the })
   *[other] stoi już { $most } twojej bierki tego rodzaju ({ $piece-the })
}, więc nie można tam zrzucić kolejnej takiej bierki.
move-refused-needs-wall = Napisz też, gdzie staje { $piece-the }.
move-refused-no-room-for-wall = Po tym ruchu nie zostaje pole dla { $piece-gen }.
move-refused-wall-occupied = { $piece } nie może stanąć na { $square }, bo coś tam stoi.
move-refused-wall-stays = { $piece } stoi już na { $square } i musi przejść na inne pole.
move-refused-wall-not-there = { $piece } nie może stanąć na { $square } po tym ruchu.
move-refused-wall-there = Na { $square } stoi { $piece-the }: to niczyja bierka, nic tam nie wejdzie i niczego nie zbije.
move-refused-no-drops = W tej grze nie zrzuca się bierek. Bierka z ręki wchodzi za bierką, która rusza się po raz pierwszy.
move-refused-enter-not-in-hand = Nie masz w ręce { $piece-gen }.
move-refused-enter-no-gate = Za { $piece-acc } nic nie wchodzi.
move-refused-enter-has-moved = { $piece } z { $square } nie rusza się po raz pierwszy, więc nic nie może wejść za tę bierkę.
move-refused-enter-not-there = { $piece } nie może wejść na { $square }.
move-refused-drop-same-color = { $piece } na { $at } stoi już na { $color ->
    [light] jasnym polu, więc ta bierka należy na ciemne.
   *[dark] ciemnym polu, więc ta bierka należy na jasne.
}
move-refused-drop-last-of-color = Nie zostałoby żadne { $color ->
    [light] jasne
   *[dark] ciemne
} pole dla { $piece-gen }, a jedno jest potrzebne.
move-refused-drop-never-moves = { $piece } nigdy już nie ruszy się z { $square }, więc nie można tam zrzucić tej bierki.
move-refused-drop-leaves-check = Po zrzucie na { $square } { $king-your } stoi pod szachem: atakuje { $attacker-the }.
move-refused-drop-is-mate = { $piece } daje na { $square } mata, a zrzut tej bierki nie może dać mata.
move-refused-drop-gives-check = Zrzut na { $square } daje szacha, a zrzutem tego robić nie wolno.
move-refused-drop-must-capture = Możesz bić, a kto może bić, musi bić.
move-refused-must-drop = Możesz zrzucić bierkę z ręki, a to ma pierwszeństwo. { $piece } zostaje na { $from }.
move-advice-in-hand = Masz w ręce: { $pieces }.
move-advice-hand-is-empty = Nie masz nic w ręce.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = Pola { $square } nie można zdjąć z planszy.

move-refused-no-pair-on-file = W żadnej kolumnie nie masz więcej niż jednej takiej bierki: { $piece }.
move-refused-nobody = Nie masz { $piece-gen }.
move-refused-nobody-on-file = W kolumnie { $file } nie masz { $piece-gen }.
move-refused-nobody-on-rank = W rzędzie { $rank } nie masz { $piece-gen }.
move-refused-no-pawn-takes = Nie masz teraz { $pawn-gen }, by bić z kolumny { $from } na kolumnę { $to }.
move-refused-nobody-takes = Nie masz teraz { $taker-gen }, by zbić { $victim-acc }.
move-refused-nobody-reaches = Żadna twoja bierka nie może pójść na { $square }.
move-refused-none-of-kind-reaches = Nie masz { $piece-gen }, by pójść na { $square }.
move-refused-none-of-kind-reaches-moves = Nie masz { $piece-gen }, by pójść na { $square }. Zasady mówią: „{ $moves }”

move-refused-empty-square = Pole { $square } jest puste.
move-refused-not-yours = { $piece } na { $square } to nie twoja bierka, twoja strona to { $side-the }.
move-refused-other-piece = Na { $square } stoi { $there-the }, a nie { $named-the }.
move-refused-nothing-to-capture = { $piece } nie ma czego bić na { $square }.
move-refused-already-there = { $piece } już stoi na { $square }.
move-refused-own-piece = Na { $square } stoi { $piece-your }.
move-refused-cannot-go = { $piece } z { $from } nie może pójść na { $to }.
move-refused-cannot-go-moves = { $piece } z { $from } nie może pójść na { $to }. Zasady mówią: „{ $moves }”
move-refused-blocked = { $piece } z { $from } nie dojdzie na { $to }: na { $at } stoi { $whose ->
    [own] { $blocker-your }
   *[other] { $blocker-the }
}.
move-refused-hole-between = { $piece } z { $from } nie dojdzie na { $to }: pole { $hole } to dziura w planszy, a przez dziury nie da się przejść.
move-refused-every-way-blocked = { $piece } z { $from } nie dojdzie na { $to }: każda droga jest zamknięta ({ $pieces-the }).
move-refused-outside-zone = { $piece } z { $from } nie może pójść na { $to }: nie wychodzi ze swojej strefy { $zone }.
move-refused-only-within-zone = { $piece } może tak pójść tylko w strefie { $zone }.
move-refused-never-hops = { $piece } nigdy nie przeskakuje takiej bierki ({ $other }), a jedna stoi na { $square }.
move-refused-never-captures = { $piece } nigdy tego nie bije: na { $square } stoi { $other-the }.
move-refused-first-move-only = { $piece } z { $from } może pójść na { $to } tylko w swoim pierwszym ruchu, a ten już był.
move-refused-kings-face = Po tym ruchu bierki ({ $king }) stoją naprzeciwko siebie w { $line ->
    [file] kolumnie
   *[any] kolumnie lub rzędzie
}, bez niczego pomiędzy.
move-refused-gives-check = { $piece } z { $from } nie może pójść na { $to }: to daje szacha, a tego tu nie wolno.
move-refused-blows-up-king = { $piece } nie może bić na { $to }: od wybuchu zniknie { $king-your }.
move-refused-must-capture = { $piece } z { $from } nie bije nic na { $to }, a kto może bić, musi bić.
move-refused-only-to-capture = { $piece } z { $from } może pójść na { $to } tylko z biciem, a pole { $to } jest puste.
move-refused-too-late-in-passing = { $piece } z { $from } może pójść na { $to } tylko z biciem, a pole { $to } jest puste. { $victim-Acc } na { $at } można bić w przelocie tylko zaraz po { $squares ->
    [2] podwójnym kroku
    [3] potrójnym kroku
    [one] kroku o { $squares } pole
    [few] kroku o { $squares } pola
    [many] kroku o { $squares } pól
   *[other] kroku o { $squares } pola
}.
move-refused-must-not-capture = { $piece } tak nie bije, a na { $square } stoi { $other-the }.
move-refused-lion-protected = { $piece } nie może bić na { $square }: tej figury ({ $other }) broni { $protector-the } z { $by }.
move-refused-lion-just-taken = { $piece } nie może teraz bić na { $square } ({ $other }), bo taką figurę właśnie zbito na { $at }.
move-refused-only-on-the-way = { $piece } dojdzie z { $from } na { $to } tylko wtedy, gdy po drodze coś zbije.
move-refused-not-over = { $piece } nie może zbić na { $over } ({ $other }) i pójść dalej na { $to }.
move-refused-no-screen = { $piece } { $does ->
    [captures] bije
   *[goes] idzie
} przez dokładnie jedną bierkę, a między { $from } a { $to } nic nie stoi.
move-refused-too-many-screens = { $piece } { $does ->
    [captures] bije
   *[goes] idzie
} przez dokładnie jedną bierkę, a między { $from } a { $to } { $count ->
    [2] stoją dwie
    [3] stoją trzy
    [one] stoi { $count }
    [few] stoją { $count }
    [many] stoi { $count }
   *[other] stoi { $count }
}: { $pieces-the }.
move-refused-needs-somebody = { $piece } z { $from } może pójść na { $to } tylko przez zajęte pole { $squares }, a nic tam nie stoi.

move-refused-in-check-there = Na { $square } { $king-your } stoi pod szachem: atakuje { $attacker-the }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] Po tym biciu w przelocie
   *[no] Po tym ruchu
} { $king-your } stoi pod szachem: atakuje { $attacker-the }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] Po tym biciu w przelocie
   *[no] Po tym ruchu
} { $king-your } na { $square } stoi pod szachem: atakuje { $attacker-the }.

move-refused-leap-has-moved = { $king } może skoczyć na { $square } tylko w swoim pierwszym ruchu, a ten już był.
move-refused-leap-lost = { $king } nie może skoczyć na { $square }: już się ruszał albo inna bierka celowała w niego na jego linii.
move-refused-leap-occupied = { $king } nie może bić skokiem, a pole { $square } jest zajęte.
move-refused-leap-in-check = { $king } nie może skakać, gdy stoi pod szachem.
move-refused-leap-in-check-by = { $king } nie może skakać, gdy stoi pod szachem: atakuje { $attacker-the }.
move-refused-leap-way-attacked = { $king } nie może skoczyć z { $from } na { $to }: pole { $square } atakuje { $attacker-the }.
move-refused-leap-both-ways-attacked = { $king } nie może skoczyć z { $from } na { $to }: pole { $square } atakuje { $attacker-the }, a pole { $other } { $other_attacker-the }.

move-refused-castling-has-moved = { $king } nie może już roszować: ma za sobą ruch albo nie stoi na swoim miejscu.
move-refused-castling-no-partner = { $king } nie może roszować ({ $castling }): na { $side ->
    [left] lewo
   *[right] prawo
} musi stać bierka ({ $partner-the }), która jeszcze się nie ruszyła.
move-refused-castling-blocked = Roszada { $castling } { $king-gen } jest niemożliwa: na drodze stoi { $blocker-the }.
move-refused-castling-in-check = { $king } nie może roszować, gdy stoi pod szachem: atakuje { $attacker-the }.
move-refused-castling-into-check = Po roszadzie { $king-your } stoi na { $square } pod szachem: atakuje { $attacker-the }.
move-refused-castling-through-check = { $king } przechodzi przez { $square }, a to pole atakuje { $attacker-the }.
move-refused-castling-leaves-zone = Po roszadzie { $castling } { $king-your } stoi za daleko.
move-refused-castling-kings-face = Po roszadzie { $castling } króle stoją naprzeciwko siebie w { $line ->
    [file] otwartej kolumnie
   *[any] otwartej kolumnie lub otwartym rzędzie
}.

move-refused-no-promotion = W tym ruchu { $piece-the } nie ma promocji.
move-refused-only-stays = { $piece } nie ma tu promocji: wszystkich innych bierek masz już tyle, ile wolno.
move-refused-becomes = { $piece } ma tu promocję na { $becomes-acc }{ $may_stay ->
    [yes] , albo może jej nie robić
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece } nie może pójść na { $square }: tam jest promocja na { $becomes-acc }, a tych bierek masz już tyle, ile wolno.

move-advice-example = Wpisz na przykład „{ $typed }”.
move-advice-type = Wpisz „{ $typed }”.
move-advice-type-for = Wpisz „{ $typed }”, jeśli chodzi o { $piece-acc }.
move-advice-type-for-one = Wpisz „{ $typed }”, jeśli chodzi o { $piece-acc } na { $square }.
move-advice-both-squares = Podaj oba pola, na przykład „{ $typed }”.
move-advice-with-origin = Wpisz ruch na { $square } z polem, z którego wychodzi, na przykład „{ $typed }”.
move-advice-without-it = Wpisz ruch jeszcze raz, bez tego.
move-advice-without-cross = Bez znaku bicia to zwykły ruch: wpisz „{ $typed }”.
move-advice-if-meant = Jeśli o to chodzi, wpisz „{ $typed }”.
move-advice-first-alone = Zacznij od pierwszego.
move-advice-move-itself = Pomiń „{ $square }-” i wpisz sam ruch.
move-advice-in-check = Jesteś pod szachem. { $advice }
move-advice-no-move-from = { $piece } z { $square } nie ma teraz żadnego ruchu. { $advice }
move-advice-moves-from = { $piece } z { $square } może pójść na { $squares }.
move-advice-other-squares = inne pola
move-advice-nearest = { $piece } na { $square } ma ruch: wpisz na przykład „{ $typed }”.
move-advice-aimed-near = Najbliżej tego: { $moves }.
move-advice-aimed = { $piece-the } na { $square } („{ $typed }”)

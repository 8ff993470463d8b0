# Why a typed position or a typed order of the array cannot be used. They are parts of a sentence.

position-refused-too-long = to więcej niż { $most } znaków
position-refused-over = partia byłaby skończona przed pierwszym ruchem
position-refused-unreadable = nie da się tego odczytać

position-refused-parts = pozycja ma cztery lub sześć części oddzielonych spacjami, a nie { $found }
position-refused-parts-with-checks = pozycja w tym wariancie ma cztery, sześć lub siedem części oddzielonych spacjami, a nie { $found }
position-refused-checks = siódma część to liczba szachów danych przez każdą stronę, na przykład +1+0, najwyżej po { $most }
position-refused-lion-taken = siódma część to pole, na którym właśnie zbito Lwa, na przykład g8
position-refused-count = siódma część to liczba policzonych półruchów i ich limit, na przykład 6/32
position-refused-ranks = rzędów na planszy jest { $expected }, a nie { $found }
position-refused-files = rząd { $rank } musi mieć dokładnie tyle pól: { $expected }
position-refused-hole = { $square } nie jest polem tej planszy, więc wpisuje się tam *
position-refused-no-hole = { $square } jest polem tej planszy, więc nie może tam być *
position-refused-wall = na { $square } nie może stać { $piece-the }
position-refused-letter = żadna bierka nie ma litery „{ $letter }”
position-refused-label = żadna bierka nie ma oznaczenia { $label }
position-refused-never-in-hand = { $piece-the } nigdy nie trafia do ręki
position-refused-hand-is-full = strona może mieć w ręce najwyżej tyle bierek jednego rodzaju: { $most }
position-refused-kings = musi być jeden król { $side-gen }, a nie { $found }
position-refused-no-royal = brakuje bierki królewskiej { $side-gen }
position-refused-outside-zone = { $piece-the } { $side-gen } nie może stać na { $square }, bo nie wychodzi ze swojej strefy { $zone }
position-refused-left-in-check = jest szach dla { $side-gen }, choć na ruchu { $mover-the }: zmień stronę na ruchu (wpisz { $letter }) albo usuń szacha
position-refused-both-in-check = obie strony są pod szachem, a żaden ruch nie może do tego doprowadzić: usuń jeden z szachów
position-refused-kings-face = dwie bierki ({ $piece }) stoją naprzeciwko siebie bez niczego pomiędzy, a żaden ruch nie może do tego doprowadzić: postaw coś między nimi albo przesuń jedną
position-refused-promoted = { $piece-the } { $side-gen } nie może stać na { $square }, bo tam jest promocja: postaw nową bierkę
position-refused-never-there = { $piece-the } { $side-gen } nie może stać na { $square }, bo żadna taka bierka nie dojdzie do tego rzędu: postaw tę bierkę gdzie indziej
position-refused-moved = { $piece-the } { $side-gen } na { $square } ma już ruch za sobą, bo żadna taka bierka tam nie zaczyna: usuń to pole z trzeciej części albo wpisz tam -
position-refused-who-moves = nie wiadomo, kto jest na ruchu: wpisz cały tekst, „{ $white }” albo „{ $black }”, a zamiast pierwszej kreski to, kto może roszować
position-refused-side = strona na ruchu to w lub b
position-refused-rights = trzecia część wymienia pola bierek, które jeszcze się nie ruszyły, albo to -
position-refused-not-at-home = litera { $letter } w trzeciej części oznacza prawo { $side-gen } do roszady, ale na { $square } nie stoi { $piece-the }: postaw tam tę bierkę albo pomiń literę
position-refused-no-right = na { $square } nie ma bierki, która mogłaby mieć prawo do roszady lub pierwszego ruchu
position-refused-passed = czwarta część to pole, które właśnie minięto podwójnym krokiem, albo -
position-refused-counter = dwie ostatnie części to liczba półruchów od bicia lub ruchu piona i numer ruchu

order-refused-not-chosen = w tym wariancie układu się nie wybiera
order-refused-letter = „{ $letter }” nie jest literą bierki
order-refused-pieces = ustawia się te bierki, każdą raz: { $labels }
order-refused-square = { $piece-the } musi stać na { $squares }
order-refused-one-color = dwie bierki ({ $piece }) muszą stać na polach różnych kolorów
order-refused-sequence = te bierki muszą stać w takiej kolejności, obok siebie lub nie: { $labels }

position-read-as = Odczytuję FEN jako { $fen }: { $taken }.
position-read-part = { $typed } jako { $read }
position-read-piece = { $letter } jako { $label } ({ $piece })
position-read-typed-array = { $typed } jako układ początkowy
position-read-array = układ początkowy
position-read-without-operations = bez operacji { $operations }
position-read-checks-left = { $left } (szachy do dania) jako { $given } (szachy dane)
position-read-missing = - za to, czego brakuje
position-read-first-move = ruch 1, bo żaden nie jest podany
position-read-move-zero = ruch 0 jako ruch 1
position-read-side = na ruchu { $side-the }, bo druga strona nie może tu być na ruchu, i bez roszad
position-read-without-quotation-marks = bez cudzysłowu
position-read-without-brackets = bez nawiasów
position-read-without-word = bez słowa { $word }

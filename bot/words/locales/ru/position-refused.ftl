# Why a typed position or a typed order of the array cannot be used. They are parts of a sentence: “I can't use
# this setup: …”. $side, $mover: names of sides. $piece: the name of a kind of piece.

position-refused-too-long = она длиннее предела (знаков: { $most })
position-refused-over = партия закончилась бы до первого хода
position-refused-unreadable = её не прочитать

position-refused-parts = в позиции четыре или шесть частей через пробел, а здесь { $found }
position-refused-parts-with-checks = в позиции для этого варианта четыре, шесть или семь частей через пробел, а здесь { $found }
position-refused-checks = седьмая часть — сколько шахов дала каждая сторона, например +1+0, каждое число не больше { $most }
position-refused-lion-taken = седьмая часть — поле, на котором только что взяли Льва, например g8
position-refused-passes = седьмая часть — pass, а после двух пасов pass,pass
position-refused-count = седьмая часть — сколько полуходов сосчитано и сколько можно, например 6/32
position-refused-ranks = горизонталей на доске { $expected }, а не { $found }
position-refused-files = горизонталь { $rank } должна занимать ровно { $expected ->
    [one] { $expected } вертикаль
    [few] { $expected } вертикали
    [many] { $expected } вертикалей
   *[other] { $expected } вертикали
}
position-refused-hole = поля { $square } на этой доске нет, пишите там *
position-refused-no-hole = поле { $square } на этой доске есть, * там писать нельзя
position-refused-wall = на { $square } не может стоять { $piece-the }
position-refused-letter = фигуры с буквой «{ $letter }» нет
position-refused-label = фигуры с обозначением { $label } нет
position-refused-never-in-hand = { $piece-gen } в руке не бывает
position-refused-hand-is-full = у стороны в руке не больше { $most } { $most ->
    [one] фигуры
   *[other] фигур
} одного вида
position-refused-kings = у { $side-gen } должен быть один король, а не { $found }
position-refused-no-royal = у { $side-gen } должна быть королевская фигура
position-refused-outside-zone = { $piece-the } { $side-gen } не может стоять на { $square }, потому что не выходит из зоны { $zone }
position-refused-left-in-check = { $side-the } под шахом, хотя ход { $mover-gen }. Дайте ходить стороне под шахом (напишите { $letter }) или уберите шах
position-refused-both-in-check = под шахом обе стороны, а так не бывает ни после какого хода: уберите один из шахов
position-refused-kings-face = две фигуры { $piece } стоят друг против друга и между ними пусто, а такой ход запрещён: поставьте фигуру между ними или сдвиньте одну
position-refused-promoted = { $piece-the } { $side-gen } не может стоять на { $square }, потому что там превращается: поставьте новую фигуру
position-refused-never-there = { $piece-the } { $side-gen } не может стоять на { $square }, потому что на эту горизонталь такой фигуре не попасть: поставьте эту фигуру в другое место
position-refused-moved = на { $square } стоит { $piece-the } { $side-gen }, и ход этой фигурой уже был, потому что такие фигуры там не начинают: уберите поле из третьей части или напишите там -
position-refused-who-moves = не сказано, чей ход: напишите весь текст, «{ $white }» или «{ $black }», а вместо первой черты — кто может рокироваться
position-refused-side = очередь хода — это w или b
position-refused-rights = третья часть — поля фигур, которые ещё не ходили, или -
position-refused-not-at-home = буква { $letter } в третьей части значит, что рокировка { $side-gen } возможна, но на { $square } нет { $piece-gen }: поставьте туда эту фигуру или уберите букву
position-refused-no-right = на { $square } нет фигуры, для которой важно, что она ещё не ходила
position-refused-passed = четвёртая часть — поле, через которое только что прошёл двойной шаг, или -
position-refused-counter = последние две части — сколько полуходов прошло после взятия или хода пешкой и номер хода

order-refused-not-chosen = в этом варианте расстановку не выбирают
order-refused-letter = буквы «{ $letter }» нет ни у одной фигуры
order-refused-pieces = расставить надо { $labels }, каждую букву один раз
order-refused-square = { $piece-the } стоит только на { $squares }
order-refused-one-color = две фигуры { $piece } должны стоять на полях разного цвета
order-refused-sequence = эти фигуры стоят только в таком порядке, подряд или с другими между ними: { $labels }

position-read-as = FEN понят так: { $fen } ({ $taken }).
position-read-part = { $typed } как { $read }
position-read-piece = { $letter } как { $label } ({ $piece })
position-read-typed-array = { $typed } как начальная расстановка
position-read-array = начальная расстановка
position-read-without-operations = без операций { $operations }
position-read-checks-left = { $left }, оставшиеся шахи, как { $given }, данные шахи
position-read-missing = - вместо того, чего нет
position-read-first-move = ход 1, потому что номера нет
position-read-move-zero = ход 0 как ход 1
position-read-side = ход { $side-gen }, потому что другая сторона ходить не может, и рокировок нет
position-read-without-quotation-marks = без кавычек
position-read-without-brackets = без скобок
position-read-without-word = без слова { $word }

# Why a text is not a move that can be made now, and what to do instead.

move-refused-with-advice = { $reason } { $advice }
move-refused-game-over = Партия закончена: { $how ->
    [checkmate] мат
   *[stalemate] пат
}.

move-refused-too-long = Для хода это слишком длинно.
move-refused-nothing-typed = Это не ход.
move-refused-unreadable = Не могу прочитать «{ $typed }» как ход.
move-refused-odd-character = В «{ $typed }» есть знак, которого в ходах не бывает, U+{ $code }.
move-refused-foreign-letter = «{ $letter }» — буква другого алфавита, и какая это фигура, непонятно.
move-refused-hole = Поле { $square } — дыра в доске.
move-refused-off-board = Поля { $square } на этой доске нет: поля здесь от a1 до { $corner }.
move-refused-unknown-label = Фигуры с буквой { $letter } в варианте { $variant } нет.
move-refused-ranks-from-zero = Это ход, только если считать горизонтали с 0. Здесь их считают с 1.
move-refused-small-letter = Маленькая буква может значить и вертикаль, и фигуру.
move-refused-no-castler = { $piece } ещё не на доске, поэтому рокировки нет.
move-refused-no-castling = В варианте { $variant } рокировки нет.
move-refused-cannot-pass = { $why ->
    [check] Вам шах, поэтому пропустить ход нельзя.
    [moves] Пропустить ход можно, только если других ходов нет.
   *[nobody] Ни одна ваша фигура не может остаться на месте.
}
move-refused-cannot-become-there = { $piece } на { $square } сейчас не может превратиться ({ $becomes }). Либо таких фигур уже достаточно, либо нужно стоять в своей зоне или быть последней фигурой своего вида, а новая фигура не должна ничего атаковать и давать шах.
move-refused-several-moves = За раз можно сделать только один ход.
move-refused-removes-piece = Взятые фигуры снимаются с доски сами.
move-refused-drops-piece = В этом варианте фигуры на доску не ставят.

move-refused-never-in-hand = { $piece-Gen } в руке не бывает.
move-refused-not-in-hand = У вас в руке нет { $piece-gen } для сброса.
move-refused-drop-occupied = На { $square } стоит { $piece-the }, а сбрасывать можно только на пустое поле.
move-refused-drop-outside-zone = { $piece-Acc } нельзя сбросить на { $square }, можно только в зоне { $zone }.
move-refused-drop-file-is-full = На вертикали { $file } уже { $most ->
    [1] стоит { $piece-your }
    [one] стоит { $most } ваша фигура этого вида ({ $piece-the })
    [few] стоят { $most } ваши фигуры этого вида ({ $piece-the })
    [many] стоят { $most } ваших фигур этого вида ({ $piece-the })
   *[other] стоят { $most } ваши фигуры этого вида ({ $piece-the })
}, поэтому сбросить туда ещё одну такую фигуру нельзя.
move-refused-needs-wall = Напишите и то, куда встаёт { $piece-the }.
move-refused-no-room-for-wall = После этого хода не остаётся поля для { $piece-gen }.
move-refused-wall-occupied = { $piece } не может встать на { $square }: там что-то стоит.
move-refused-wall-stays = { $piece } уже стоит на { $square }, и нужно другое поле.
move-refused-wall-not-there = { $piece } не может встать на { $square } после этого хода.
move-refused-wall-there = На { $square } стоит { $piece-the }: это ничья фигура, туда нельзя пойти, и бить там нечего.
move-refused-no-drops = В этой игре фигуры не сбрасывают. Фигура из руки вступает позади той, которая ходит впервые.
move-refused-enter-not-in-hand = У вас в руке нет { $piece-gen }.
move-refused-enter-no-gate = Позади { $piece-gen } ничто не вступает.
move-refused-enter-has-moved = { $piece } с { $square } ходит не впервые, поэтому позади ничего вступить не может.
move-refused-enter-not-there = { $piece } не может вступить на { $square }.
move-refused-drop-same-color = { $piece } на { $at } уже стоит на { $color ->
    [light] светлом поле, поэтому этой фигуре нужно тёмное.
   *[dark] тёмном поле, поэтому этой фигуре нужно светлое.
}
move-refused-drop-last-of-color = Тогда не останется { $color ->
    [light] светлого
   *[dark] тёмного
} поля для { $piece-gen }, а оно нужно.
move-refused-drop-never-moves = { $piece } с { $square } уже никогда не пойдёт, поэтому сбросить туда эту фигуру нельзя.
move-refused-drop-leaves-check = После сброса на { $square } { $king-your } окажется под шахом: нападает { $attacker-the }.
move-refused-drop-is-mate = { $piece } на { $square } даёт мат, а сбросом этой фигуры давать мат нельзя.
move-refused-drop-gives-check = Сброс на { $square } даёт шах, а давать шах сбросом нельзя.
move-refused-drop-must-capture = Вы можете взять, а если можно взять, брать обязательно.
move-refused-must-drop = Вы можете сбросить фигуру из руки, и это надо сделать сначала. { $piece } остаётся на { $from }.
move-advice-in-hand = У вас в руке: { $pieces-the }.
move-advice-hand-is-empty = У вас в руке пусто.
hand-kind = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
move-refused-removes-square = Поле { $square } с доски не убрать.

move-refused-no-pair-on-file = Ни на одной вертикали у вас нет двух фигур { $piece }.
move-refused-nobody = У вас нет { $piece-gen }.
move-refused-nobody-on-file = На вертикали { $file } у вас нет { $piece-gen }.
move-refused-nobody-on-rank = На горизонтали { $rank } у вас нет { $piece-gen }.
move-refused-no-pawn-takes = Сейчас у вас нет { $pawn-gen }, чтобы взять с вертикали { $from } на вертикаль { $to }.
move-refused-nobody-takes = Сейчас у вас нет { $taker-gen }, чтобы взять { $victim-acc }.
move-refused-nobody-reaches = Ни одна ваша фигура не может пойти на { $square }.
move-refused-none-of-kind-reaches = У вас нет { $piece-gen }, чтобы пойти на { $square }.
move-refused-none-of-kind-reaches-moves = У вас нет { $piece-gen }, чтобы пойти на { $square }. Правила говорят: «{ $moves }»

move-refused-empty-square = Поле { $square } пустое.
move-refused-not-yours = { $piece } на { $square } — фигура соперника. Ваша сторона: { $side-the }.
move-refused-other-piece = На { $square } стоит { $there-the }, а не { $named-the }.
move-refused-nothing-to-capture = { $piece } ничего не возьмёт на { $square }.
move-refused-already-there = { $piece } уже стоит на { $square }.
move-refused-own-piece = На { $square } стоит { $piece-your }.
move-refused-cannot-go = { $piece } с { $from } не может пойти на { $to }.
move-refused-cannot-go-moves = { $piece } с { $from } не может пойти на { $to }. Правила говорят: «{ $moves }»
move-refused-blocked = { $piece } не может попасть с { $from } на { $to }: мешает { $whose ->
    [own] { $blocker-your }
   *[other] { $blocker-the }
} на { $at }.
move-refused-hole-between = { $piece } не может попасть с { $from } на { $to }: поле { $hole } — дыра в доске, а через дыры не проходят.
move-refused-every-way-blocked = { $piece } не может попасть с { $from } на { $to }. Все пути закрыты: { $pieces-the }.
move-refused-outside-zone = { $piece } с { $from } не может пойти на { $to }: эта фигура не выходит из зоны { $zone }.
move-refused-only-within-zone = { $piece } может так ходить только в зоне { $zone }.
move-refused-never-hops = { $piece } никогда не прыгает через такую фигуру ({ $other }), а она стоит на { $square }.
move-refused-never-captures = { $piece } никогда не берёт эту фигуру ({ $other }) на { $square }.
move-refused-first-move-only = { $piece } может пойти с { $from } на { $to } только первым ходом, а эта фигура уже ходила.
move-refused-kings-face = После этого две фигуры { $king } стояли бы друг против друга на { $line ->
    [file] вертикали
   *[any] вертикали или горизонтали
}, и никого между ними.
move-refused-gives-check = { $piece } не может пойти с { $from } на { $to }: это шах, а давать шах здесь нельзя.
move-refused-blows-up-king = { $piece } не может брать на { $to }: от взрыва исчезнет и { $king-your }.
move-refused-must-capture = { $piece } с { $from } ничего не возьмёт на { $to }, а если можно взять, брать обязательно.
move-refused-only-to-capture = { $piece } ходит с { $from } на { $to } только со взятием, а поле { $to } пустое.
move-refused-too-late-in-passing = { $piece } ходит с { $from } на { $to } только со взятием, а поле { $to } пустое. Взять на проходе { $victim-acc } на { $at } можно только сразу после хода на { $squares ->
    [2] два поля
    [3] три поля
    [one] { $squares } поле
    [few] { $squares } поля
    [many] { $squares } полей
   *[other] { $squares } поля
}.
move-refused-must-not-capture = { $piece } таким ходом не берёт, а на { $square } стоит { $other-the }.
move-refused-lion-protected = { $piece } не может брать на { $square }: эту фигуру ({ $other }) защищает { $protector } с { $by }.
move-refused-lion-just-taken = { $piece } сейчас не может брать на { $square } ({ $other }): такую фигуру только что взяли на { $at }.
move-refused-only-on-the-way = { $piece } попадает с { $from } на { $to }, только если берёт фигуру по пути.
move-refused-not-over = { $piece } не может взять на { $over } ({ $other }) и пойти дальше на { $to }.
move-refused-no-screen = { $piece } { $does ->
    [captures] берёт
   *[goes] ходит
} ровно через одну фигуру, а между { $from } и { $to } никого нет.
move-refused-too-many-screens = { $piece } { $does ->
    [captures] берёт
   *[goes] ходит
} ровно через одну фигуру, а между { $from } и { $to } их { $count ->
    [2] две
    [3] три
   *[other] { $count }
}: { $pieces-the }.
move-refused-needs-somebody = { $piece } ходит с { $from } на { $to } только через фигуру на { $squares }, а там никого нет.

move-refused-in-check-there = { $king } на { $square } окажется под шахом: нападает { $attacker-the }.
move-refused-leaves-in-check = { $in_passing ->
    [yes] После этого взятия на проходе
   *[no] После этого хода
} { $king-your } окажется под шахом: нападает { $attacker-the }.
move-refused-leaves-one-in-check = { $in_passing ->
    [yes] После этого взятия на проходе
   *[no] После этого хода
} { $king-your } на { $square } окажется под шахом: нападает { $attacker-the }.

move-refused-leap-has-moved = { $king } может прыгнуть на { $square } только первым ходом, а эта фигура уже ходила.
move-refused-leap-lost = { $king } не может прыгнуть на { $square }: эта фигура уже ходила или уже побывала под прицелом по линии.
move-refused-leap-occupied = { $king } прыжком не берёт, а поле { $square } занято.
move-refused-leap-in-check = { $king } под шахом, поэтому прыгать нельзя.
move-refused-leap-in-check-by = { $king } под шахом, поэтому прыгать нельзя. Нападает { $attacker-the }.
move-refused-leap-way-attacked = { $king } не может прыгнуть с { $from } на { $to }: на поле { $square } нападает { $attacker-the }.
move-refused-leap-both-ways-attacked = { $king } не может прыгнуть с { $from } на { $to }: на поле { $square } нападает { $attacker-the }, а на { $other } — { $other_attacker-the }.

move-refused-castling-has-moved = { $king } больше не может рокироваться: эта фигура уже ходила или стоит не на своём месте.
move-refused-castling-no-partner = Для { $castling } { $side ->
    [left] слева
   *[right] справа
} от { $king-gen } должна стоять фигура, которая ещё не ходила ({ $partner-the }).
move-refused-castling-blocked = { $king } не может сделать рокировку { $castling }: мешает { $blocker-the }.
move-refused-castling-in-check = { $king } под шахом, поэтому рокироваться нельзя. Нападает { $attacker-the }.
move-refused-castling-into-check = После рокировки { $king-your } на { $square } под шахом: нападает { $attacker-the }.
move-refused-castling-through-check = { $king } проходит через { $square }, а на это поле нападает { $attacker-the }.
move-refused-castling-leaves-zone = { $king } при рокировке { $castling } уходит слишком далеко.
move-refused-castling-kings-face = После { $castling } короли стояли бы друг против друга на открытой { $line ->
    [file] вертикали
   *[any] вертикали или горизонтали
}.

move-refused-no-promotion = { $piece } этим ходом не превращается.
move-refused-only-stays = { $piece } здесь может только остаться собой: остальных фигур у вас уже столько, сколько можно.
move-refused-becomes = { $piece } здесь превращается в { $becomes-acc }{ $may_stay ->
    [yes] {" "}либо остаётся собой
   *[no] {""}
}.
move-refused-nothing-to-become = { $piece } не может пойти на { $square }: там надо превратиться в { $becomes-acc }, а таких у вас уже столько, сколько можно.

move-advice-example = Возможен, например, ход «{ $typed }».
move-advice-type = Введите «{ $typed }».
move-advice-type-for = Введите «{ $typed }» для хода { $piece-gen }.
move-advice-type-for-one = Введите «{ $typed }» для хода { $piece-gen } с { $square }.
move-advice-both-squares = Назовите оба поля, например «{ $typed }».
move-advice-with-origin = Введите ход на { $square } с исходным полем, например «{ $typed }».
move-advice-without-it = Введите ход снова, без этого знака.
move-advice-without-cross = Без крестика это ход: введите «{ $typed }».
move-advice-if-meant = Если вы имели в виду это, введите «{ $typed }».
move-advice-first-alone = Введите только первый.
move-advice-move-itself = Уберите «{ $square }-» и введите только сам ход.
move-advice-in-check = Вы под шахом. { $advice }
move-advice-no-move-from = У { $piece-gen } на { $square } сейчас нет ходов. { $advice }
move-advice-moves-from = { $piece } с { $square } может пойти на { $squares }.
move-advice-other-squares = другие поля
move-advice-nearest = Может пойти { $piece-the } с { $square }: введите, например, «{ $typed }».
move-advice-aimed-near = Ближайшие к этому полю ходы: { $moves }.
move-advice-aimed = { $piece-the } с { $square } («{ $typed }»)

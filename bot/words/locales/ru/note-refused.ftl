# Why a private note is not kept, or not shown.

note-refused-empty = В этой заметке нет слов, поэтому ничего не сохранено. Напишите что-нибудь: { STEP("note", "text", "") }.
note-refused-too-long = Заметка слишком длинная (знаков: { $length }, предел — { $most }), поэтому ничего не сохранено. Сократите её или разделите на несколько: { STEP("note", "text", "") }.
note-refused-text-and-removal = Заметку можно написать или удалить, но не то и другое сразу. Уберите { OPTION("note", "text") } или { OPTION("note", "remove") }.
note-refused-too-many = У вас уже предельное число заметок к партии { $game } ({ $most }). Удалите одну, например самую старую: { STEP("note", "remove", $oldest, "game", $game) }. Эта не сохранена:
note-refused-no-such-note = Заметки { $number } к партии { $game } у вас нет. { $count ->
    [0] Напишите новую: { STEP("note", "text", "", "game", $game) }.
    [1] Единственная ваша заметка там — номер { $first }. Вот она: { STEP("note", "game", $game) }.
   *[other] Номера ваших заметок там — от { $first } до { $last }. Вот они: { STEP("note", "game", $game) }.
}

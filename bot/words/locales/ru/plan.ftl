# Planned moves of a player, which nobody else is told about.

plan-shown = Ваши условные ходы (видите их только вы):
plan-after = После <b>{ $first }</b>:
plan-reply = если { $when }, то <b>{ $reply }</b>
plan-resignation = если { $when }, то <b>вы сдаётесь</b>
plan-how-to-drop = { STEP("if", "drop", "1") } удаляет первый и все его продолжения. { STEP("if", "drop", "all") } удаляет все.

plan-none = В этой партии у вас нет условных ходов.
plan-gone-by-take-back = Прежние удалены, потому что ход взяли назад.
plan-gone-other-beginning = Прежние удалены, потому что начинались не с хода <b>{ $played }</b>.
plan-gone-no-answer = Прежние удалены, потому что в них не было ответа на <b>{ $played }</b>.
plan-how-to-begin = Чтобы задать свои ответы, пишите по очереди ходы соперника и свои: { STEP("if", "line", "") }.

plan-left-by-take-back = Ваши условные ходы удалены, потому что потом ход взяли назад.
plan-left-other-beginning = Ваши условные ходы удалены, потому что начинались не с хода <b>{ $played }</b>.
plan-left-no-answer = Ваши условные ходы удалены, потому что в них не было ответа на <b>{ $played }</b>.

plan-settled = Запланировано.
plan-settled-for-other-beginning = Это заменяет ваши условные ходы, которые начинались с другого хода.
plan-settled-for-other-answer = Это заменяет другой ответ на те же ходы.
plan-settled-meaning = Я сделаю их, как только наступит ваш ход; время на них у вас не уйдёт. Как и любой ход, они означают отказ от предложенной ничьей. Если партия пойдёт иначе или ход возьмут назад, они удалятся.
plan-resignation-asked = Сдаться сразу, как только это случится? Отменить это потом будет нельзя.

plan-dropped = Удалено.
plan-dropped-all = Удалено. Условных ходов в этой партии у вас больше нет.

plan-answered = И сразу ответ, заданный заранее:


# Moves: what follows from one, how one is made, and a look at one before it is played.

play-invitation = { $player }, ваш ход. Введите ход (например, <code>{ $example }</code>) { $ways }.
play-invitation-without-example = { $player }, ваш ход. Введите ход { $ways }.
play-first-turn = Введите ход (например, <code>{ $example }</code>) { $ways }.
play-goes-on-elsewhere = { $player }, ваш ход: { STEP("move", "move", $example, "game", $game) } (или другой ход) { TERM("place", "in-any") } { TERM("community", "of") }.

# $typed: the move as it is typed. $words: the move in words.
play-hint = Можно сыграть <code>{ $typed }</code>: { $words }.
play-done = Сыграно: <b>{ $played }</b>.
play-done-answered = { $replies ->
    [1] За ним сразу последовал условный ход.
   *[other] За ним сразу последовали условные ходы: { $replies }.
}
play-draw-declined-by-answer = Ответный ход отклоняет ничью, предложенную с этим ходом.
play-draw-declined-by-moving = { $player } своим ходом отклоняет ничью.

play-edited-before-read = Сообщение изменено до прочтения. Читаю его как есть, и считается оно с момента правки.

play-preview = Ещё не сыграно: <b>{ $chosen }</b> в партии { $game } ({ $variant }).
play-preview-in-words = { $chosen }.
play-preview-passing = Пешку { $side-gen } можно взять на проходе: { $squares }.
play-preview-squares = { $squares } и { $square }
play-preview-ends = Ход заканчивает партию: { $result }
play-preview-draw = С ходом предлагается ничья.

play-pick-piece = <b>{ $variant }, партия { $game }</b>: какой фигурой вы хотите пойти?
play-pick-square = <b>{ $piece } на { $square }</b>: куда вы хотите пойти?
play-pick-promotion = <b>{ $piece } с { $square } на { $to }</b>: в какую фигуру превратиться?
play-pick-move = <b>{ $piece } с { $square } на { $to }</b>: какой ход вы имеете в виду?
play-pick-pieces = Выберите фигуру
play-pick-pieces-of = Фигуры от { $first } до { $last }
play-pick-hand = Из вашей руки
play-pick-held = { $count ->
    [1] { $piece } из руки
   *[other] { $piece } из руки ({ $count })
}
play-pick-drop-square = Куда вы хотите сбросить { $piece-acc }?
play-pick-squares = Выберите поле
play-pick-squares-of = Поля от { $first } до { $last }
play-pick-moves = Выберите ход
play-pick-this-piece = { $piece } на { $square } ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
})
play-pick-taking = { $played } берёт { $victim-acc }
play-pick-several = { $square }: вариантов — { $moves }
play-pick-several-taking = { $square }, взятие { $victim-gen }: вариантов — { $moves }
play-pick-becoming = { $played } ({ $piece })
play-pick-castling = { $played } (рокировка)
play-pick-wall = { $piece } { $square }

play-not-played-yet = Ещё не сыграно.
play-in-words = · { $played }.

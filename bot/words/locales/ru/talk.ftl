# Typed moves and lines of moves that are not clear.

talk-choose-move = Под это { $count ->
    [one] подходит { $count } ход
    [few] подходят { $count } хода
    [many] подходит { $count } ходов
   *[other] подходит { $count } хода
}, поэтому пока ничего не сыграно. Выберите один:
talk-choose-move-others = и другие.

talk-meant = Вы имели в виду { $played }?
talk-meant-one-of = Вы имели в виду { $moves } или <code>{ $last }</code>?
talk-meant-one-of-many = Вы имели в виду один из { $count ->
    [one] { $count } хода
    [few] { $count } ходов
    [many] { $count } ходов
   *[other] { $count } хода
}? Назовите оба поля, например <code>{ $example }</code>.
talk-this-is-move = Сейчас ход { $number }.
talk-meant-elsewhere = Это было бы здесь: { $game }; у той партии { TERM("own-place", "own") }.

talk-line-too-long = Линия слишком длинная (предел в полуходах — { $most }).
talk-line-past-end = Партия закончилась бы раньше.
talk-line-not-legal = Это не по правилам.
talk-line-fits = { $count ->
    [1] Под это подходит один ход. Напишите его так: { $moves }.
   *[other] Под это подходит несколько ходов ({ $count }). Назовите один из них: { $moves }.
}
talk-line-fits-many = Под это подходит несколько ходов ({ $count }). Назовите один из них: { $moves } и другие.

# Tasks for a newcomer to a piece: capture all stars.

# $all: how many tasks there are for each piece.
learn-task = <b>{ $piece }</b> ({ $variant }), задача { $number } из { $all }. { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[other] { $stars } звёзд
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }: собери все. Ходит только эта фигура.
# $example: squares as they are typed.
learn-how = Выбери, куда она пойдёт, или напиши поля после <code>moves:</code>, например <code>{ $example }</code>.
# $path: the squares of the moves, as they are typed.
learn-fewest = Все звёзды за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }: { $path }. Короче нельзя.
learn-more = Все звёзды за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }: { $path }. Можно быстрее: { $fewest }. Попробуй ещё раз или иди дальше.
learn-not-yet = После { $path } фигура стоит на { $square }. Осталось звёзд: { $stars }. Куда теперь?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, бьёт звезду
learn-go-to = Куда пойдёт фигура ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } на { $square }. Звёзды на { $stars }.
learn-told-no-star = { $piece } на { $square }.
learn-told-blockers = Неподвижные фигуры на { $squares }.

# An answer that is no moves of the piece.
learn-too-long = Слишком длинно. Напиши не больше 100 ходов, например <code>e4 g6</code>.
learn-unreadable = Ход { $number }, «{ $text }», — не поле. Напиши поля, например <code>e4 g6</code>.
learn-elsewhere = Ход { $number } начинается с { $typed }, а фигура стоит на { $square }. Напиши только поля, куда она идёт.
learn-illegal = Ход { $number } невозможен: эта фигура не может пойти с { $from } на { $to } ({ $piece }). Посмотри, как она ходит, и попробуй ещё раз.

learn-no-such-task = Для каждой фигуры задач { $all }. Выбери от 1 до { $all }.
learn-never-captures = Эта фигура никогда не бьёт и не может собирать звёзды ({ $piece }). Выбери другую.
learn-no-star = Для этой фигуры задачи не нашлось ({ $piece }). Выбери другую.

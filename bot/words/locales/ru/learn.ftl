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
    }: соберите все. Ходит только эта фигура.
# Behind the task, where the board is a part of the game's.
learn-window = Доска здесь только от { $from } до { $to }.
# Behind the task, where pieces stand in the way.
learn-blockers = Фигуры её цвета не ходят.
# The command as it is typed comes behind it.
learn-how = Выберите, куда она пойдёт, или напишите поля:
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
    }: { $path }. Можно быстрее: { $fewest }. Попробуйте ещё раз или идите дальше.
learn-not-yet = После { $path } фигура стоит на { $square }. Осталось звёзд: { $stars }. Куда теперь?
# An entry of the menu of squares, and its label.
learn-capture = { $square }, бьёт звезду
learn-go-to = Куда пойдёт фигура ({ $piece })
# The board for readers who can't see it. $stars: squares.
learn-told = { $piece } на { $square }. Звёзды на { $stars }.
learn-told-no-star = { $piece } на { $square }.
learn-told-blockers = Неподвижные фигуры на { $squares }.

# An answer that is no moves of the piece.
learn-too-long = Слишком длинно. Напишите не больше 100 ходов, например <code>e4 g6</code>.
learn-unreadable = Ход { $number }, «{ $text }», — не поле. Напишите поля, например <code>e4 g6</code>.
learn-elsewhere = Ход { $number } начинается с { $typed }, а фигура стоит на { $square }. Напишите только поля, куда она идёт.
learn-illegal = Ход { $number } невозможен: эта фигура не может пойти с { $from } на { $to } ({ $piece }). Посмотрите, как она ходит, и попробуйте ещё раз.

learn-no-such-task = Для каждой фигуры есть { $all } задачи. Выберите от 1 до { $all }.
learn-never-captures = Эта фигура никогда не бьёт и не может собирать звёзды ({ $piece }). Выберите другую.
learn-no-star = Для этой фигуры задачи не нашлось ({ $piece }). Выберите другую.

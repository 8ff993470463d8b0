# The descriptions of pictures, for people who hear them, and the legend of the marks. They have at most 1,024
# characters, so short words matter here.

alt-sentences = { $first } { $next }
alt-fen = Позиция: { $fen }
alt-side = { $side }: { $pieces }.
alt-side-without-pieces = { $side }: фигур нет.
alt-pieces = { $piece-the } { $squares }
alt-in-hand = в руке { $pieces }
alt-held = { $count ->
    [1] { $piece-the }
   *[other] { $piece-the } ({ $count })
}
alt-walls = { $piece }: { $squares }.
alt-no-squares = Полей нет здесь: { $squares }.
alt-replay = { $what ->
    [still] Неподвижная картинка
    [all] { $all ->
        [1] Анимация единственного полухода
       *[other] Анимация всех полуходов, их { $all }
    }
   *[last] { $shown ->
        [1] Анимация последнего полухода из { $all }
       *[other] Анимация последних полуходов: { $shown } из { $all }
    }
}.

alt-card = { $piece } на { $square }, пустая доска { $files } на { $ranks }.
alt-card-line = { $what }: { $squares }.
alt-goes = { $does ->
    [moves] Ход без взятия
    [captures] Только взятие
   *[both] Ход или взятие
}{ $when ->
    [first-move] , только первым ходом
    [within] , только на части доски
    [both] , только первым ходом и на части доски
   *[always] {""}
}
alt-hops = { $does ->
    [moves] Ход без взятия через одну фигуру
    [captures] Только взятие через одну фигуру
   *[both] Ход или взятие через одну фигуру
}{ $when ->
    [first-move] , только первым ходом
    [within] , только на части доски
    [both] , только первым ходом и на части доски
   *[always] {""}
}
alt-captures-also-over = Только взятие, можно и через одну фигуру{ $when ->
    [first-move] , только первым ходом
    [within] , только на части доски
    [both] , только первым ходом и на части доски
   *[always] {""}
}
alt-goes-or-hops = { $does ->
    [moves] Ход без взятия
    [captures] Только взятие
   *[both] Ход или взятие
}, а через одну фигуру { $over ->
    [moves] ход без взятия
    [captures] взятие
   *[both] ход или взятие
}{ $when ->
    [first-move] , только первым ходом
    [within] , только на части доски
    [both] , только первым ходом и на части доски
   *[always] {""}
}
alt-only-when = { $when ->
    [first-move] Только первым ходом
    [both] Только первым ходом и на части доски
   *[within] Только на части доски
}
alt-screens = Фигуры, через которые идёт взятие

alt-sheet = { $variant }: { $provisional ->
    [yes] { $array ->
        [drawn] предварительный пример расстановки; в каждой партии она своя, по жребию
        [chosen] предварительная расстановка; в каждой партии она своя, по жребию или по выбору
       *[fixed] предварительная расстановка
    }
   *[no] { $array ->
        [drawn] пример расстановки; в каждой партии она своя, по жребию
        [chosen] обычная расстановка; в каждой партии она своя, по жребию или по выбору
       *[fixed] расстановка
    }
}. Показано и то, как ходят фигуры. Буквы { $count ->
    [one] { $count } вида
    [few] { $count } видов
    [many] { $count } видов
   *[other] { $count } вида
} фигур: { $kinds }.
alt-sheet-kind = { $label } { $piece-the }

legend = { $marks }.
legend-mark = { $mark ->
    [ride] линия: ход и взятие на любое расстояние
    [quiet] ○ ход без взятия
    [capture] кольцо: взятие
    [hop] арка: взятие через одну фигуру
    [quiet-hop] малая арка: ход без взятия через одну фигуру
    [screen] дуги: фигура, через которую идёт взятие
    [first] ◇ только первым ходом
    [zone] □ только на части доски
    [beads] точки на линии: любое расстояние
    [way] тонкая линия: путь туда
   *[move] ● ход и взятие
}

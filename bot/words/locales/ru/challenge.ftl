# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.

challenge-made = { $challenger } вызывает игрока { $opponent } на партию <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } ищет соперника на партию <b>{ $variant }</b> ({ $files }×{ $ranks }).

challenge-side-chosen = Первый ход делает { $player } ({ $side-the }).
challenge-side-of-who-joins = Первый ход ({ $side-the }) делает тот, кто присоединится.
challenge-side-by-lot = Стороны определит жребий, первый ход у { $side-gen }.
challenge-side-by-lot-on-acceptance = Стороны определит жребий, когда вызов примут, первый ход у { $side-gen }.

challenge-stands = Вызов действует { $days ->
    [0] { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
challenge-open-stands = Вызов действует { $days ->
    [0] { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
challenge-stands-until = Вызов действует до { $until }.
challenge-may-join = { $games ->
    [1] Сыграет тот, кто присоединится первым.
   *[other] Партий будет до { $games }, по одной с каждым, кто присоединится.
}
challenge-may-join-any-number = Сыграть сможет каждый, кто присоединится.
challenge-join-elsewhere = Из другой сети присоединяйтесь так: { STEP_ELSEWHERE("join", "code", $code) }.

challenge-made-done = Вызов отправлен. Теперь решает { $opponent }.
challenge-to-computer-done = Партия с { $opponent } сейчас начнётся.
challenge-open-made-done = Ваш вызов открыт. Здесь присоединиться может любой.

challenge-rated = { $event ->
    [yes] Партия рейтинговая.
   *[no] Партия рейтинговая, поэтому взять ход назад можно только в течение минуты.
}
challenge-rating = { $player }: { $value }
challenge-rating-estimated = { $player }: { $value } (оценка)
challenge-rating-none = рейтинга ещё нет
challenge-beyond-four = В этом месяце уже засчитаны четыре ваши рейтинговые партии друг с другом, больше нельзя. Если эта тоже закончится в этом месяце, она не будет засчитана.

challenge-start-order = Расстановка выбрана: <code>{ $order }</code>. { $first }: эти фигуры на полях { $squares }; { $second }: те же фигуры { $symmetry ->
    [central] так, будто доска повёрнута
   *[mirror] напротив
}.
challenge-start-position = Партия начинается с этой позиции: <code>{ $fen }</code>
challenge-start-drawn = Расстановка по жребию ({ $symmetry ->
    [mirror] зеркальная
    [central] повёрнутая на 180°
    [asymmetric] у сторон разная
   *[other] { $symmetry }
}).
challenge-start-provisional = Расстановка предварительная.
challenge-start-as-posted = Начальная позиция указана в вызове.

challenge-lot-promise = Расстановка получается из секрета, который выбран при создании вызова. Его SHA-256: <code>{ $hash }</code>. Секрет я покажу в начале партии, чтобы вы могли проверить, что он не изменился.
challenge-lot-proof = Расстановка выбрана жребием до того, как вызов приняли. Секрет: <code>{ $secret }</code>, его SHA-256: <code>{ $hash }</code>; он был виден всем вместе с вызовом. Проверьте сами: { $symmetry ->
    [asymmetric] допишите к секрету « first» (с пробелом) и возьмите SHA-256 от этого. Сделайте то же с « second». Первые 16 цифр по модулю { $orders } — это { $first } и { $second }: по числу на сторону. Делите каждое снова и снова
   *[other] допишите к секрету « first» (с пробелом) и возьмите SHA-256 от этого. Первые 16 цифр по модулю { $orders } — это { $first }: одно число для обеих сторон. Делите его снова и снова
} и берите остатки: { $picks }. Остатки считайте от 0, поля — от a1. Уже выбранное пропускайте.
challenge-lot-piece = на { $ways } — фигура из { $labels } для { $square }
challenge-lot-and-so-on = и так далее
challenge-lot-light-square = на { $ways } — { $squares ->
    [all] белое поле
   *[listed] белое поле из { $squares }
} для { $label }
challenge-lot-dark-square = на { $ways } — { $squares ->
    [all] чёрное поле
   *[listed] чёрное поле из { $squares }
} для { $label }
challenge-lot-square = на { $ways } — { $squares ->
    [all] поле
   *[listed] поле из { $squares }
} для { $label }
challenge-lot-squares = на { $ways } — { $squares ->
    [all] поля
   *[listed] поля из { $squares }
} для { $labels } (наборы полей в порядке их названий)

challenge-accepted = { $opponent } принимает вызов игрока { $challenger } (<b>{ $variant }</b>): { $game }
challenge-accepted-open = { $opponent } присоединяется к вызову игрока { $challenger } (<b>{ $variant }</b>): { $game }
challenge-joined = { $player } присоединяется: { $game }. { $left ->
    [1] Осталась ещё одна партия: её сыграет тот, кто присоединится первым.
   *[other] Осталось партий: до { $left }, по одной с каждым, кто присоединится.
}
challenge-game-begins = <b>{ $variant }, партия { $game }</b>. { $first_side }: { $first }. { $second_side }: { $second }.
challenge-game-more = Подробнее: { STEP("help") }, { STEP("rules") }.
challenge-game-across = Эта партия идёт в двух сетях. Ходы, предложения и результат видны в обеих; ваш разговор здесь остаётся здесь.
challenge-accepted-done = Принято. Ваша партия здесь: { $game }.
challenge-joined-done = Вы присоединились. Ваша партия здесь: { $game }.
challenge-you-move-first = Ваша сторона — { $side-the }, и первый ход ваш. Доска сейчас появится там.
challenge-other-moves-first = Ваша сторона — { $side-the }, а первый ход делает { $player }. Я сообщу, когда наступит ваш ход.

challenge-declined-done = Вызов отклонён.
challenge-withdrawn-done = Вызов отозван.

challenge-open = { $opponent } ещё может ответить на вызов игрока { $challenger } (<b>{ $variant }</b>).
challenge-declined = { $opponent } отклоняет вызов игрока { $challenger } (<b>{ $variant }</b>).
challenge-expired = Вызов игрока { $challenger } игроку { $opponent } (<b>{ $variant }</b>) остался без ответа.
challenge-withdrawn = { $challenger } отзывает вызов игроку { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = К вызову игрока { $challenger } (<b>{ $variant }</b>) ещё может присоединиться любой.
challenge-to-all-withdrawn = { $challenger } отзывает вызов, к которому мог присоединиться любой (<b>{ $variant }</b>).
challenge-to-all-expired = Срок открытого вызова игрока { $challenger } (<b>{ $variant }</b>) вышел.

challenge-listed = Вызов { $number }: { $challenger } ищет соперника на партию { $variant }.
challenge-listed-own = Вызов { $number }: вы ищете соперника на партию { $variant }.

challenge-rematch = Реванш ({ $game }):
challenge-rematch-asked-already = { $challenger } уже предлагает вам реванш ({ $game }). Примите его или отклоните.
challenge-rematch-news = { $player } предлагает реванш игроку { $other }: { $place }.
challenge-rematch-news-everywhere = { $player } предлагает реванш игроку { $other } там, где эту партию начали или приняли.
challenge-rematch-stands = Вызов здесь: { $place }.
challenge-rematch-stands-everywhere = Вызов там, где эту партию начали или приняли.
challenge-rematch-stands-with-game = Вызов там, где играли эту партию.
challenge-rematch-out-of-sight = Вызов там, где вы его не видите. Ответить можно здесь: { STEP("games") }.
challenge-pick-game = Выберите игру для вызова. Другую игру, контроль времени или сторону можно указать так: { STEP("challenge", "variant", "") }.
challenge-pick-more = Другие игры

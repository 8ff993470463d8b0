# The rules of a variant. Its own sentences are in its file.

rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }. Первый ход у { $first-gen }, затем очередь { $second-gen }.
rules-no-squares = Полей нет здесь: { $squares }.
rules-provisional = Расстановка предварительная: { $why }
rules-credits = Автор: { $author }. Источник: { $source }.
rules-credits-of-year = Автор: { $author }, { $year }. Источник: { $source }.
rules-others = Правила другого варианта: { STEP("rules", "variant", "") }, одной фигуры: { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b>: { $moves }

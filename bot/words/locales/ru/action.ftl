# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = Что изменилось
action-join = Присоединиться
action-join-league = Участвовать
action-challenge-place = Вызвать того, кто на месте { $place }
action-leave = Выйти
action-remove = Исключить
action-publish = Опубликовать здесь
action-give-up-league = Закрыть лигу
action-end-league = Завершить
action-withdraw = Отозвать
action-accept = Принять
action-decline = Отклонить
action-accept-challenge = Принять вызов { $number }
action-decline-challenge = Отклонить вызов { $number }
action-join-challenge = Присоединиться к вызову { $number }
action-withdraw-challenge = Отозвать вызов { $number }
action-rules = Правила
action-open-board = Открыть доску
action-resign-then = Сдаться в этом случае
action-play-on = Играть дальше
action-whole-rules = Все правила и фигуры
action-take-back = Взять ход назад
action-play = Сделать ход
action-change = Изменить
action-cancel = Отмена
action-set-it = Сохранить
action-resign = Сдаться
action-accept-draw = Принять ничью
action-rematch = Реванш
action-claim = Потребовать победу
action-show-me = Открыть у себя
action-report = Разбор
action-show-all = Показать всем
action-chart = График
action-start-again = Сначала
action-show-way = Показать путь
action-next-task = Следующая задача
action-learn = Познакомиться с фигурой
action-piece-card = Как она ходит
action-delete-all = Удалить всё
action-end-without-result = Закончить без результата
action-link = Связать аккаунты
action-unlink = Отвязать аккаунт
action-next-game = Следующая партия
action-how-is-it-drawn = Как устроен жребий?
action-how-was-it-drawn = Как прошёл жребий?
action-give = Добавить { $length }
action-accept-take-back = Согласиться на возврат хода
action-play-in-game = { $played } в партии { $game }
action-as-fen = FEN и взятые фигуры
action-moves = Ходы
action-zoom = Крупнее
action-whole = Вся доска
action-flip = Перевернуть
action-more = Ещё
action-draw = Ничья
action-page-first = В начало
action-page-back = Назад
action-page-forward = Вперёд
action-page-last = В конец

action-more-moves = Ещё ходы
action-other-piece = Другая фигура
action-older-notes = { $count ->
    [one] Ещё { $count } прежняя заметка
    [few] Ещё { $count } прежние заметки
    [many] Ещё { $count } прежних заметок
   *[other] Ещё { $count } прежней заметки
}

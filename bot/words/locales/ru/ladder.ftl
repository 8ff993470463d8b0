# Ladders: an order of members in one game, in which a won challenge takes a place.

ladder-head = <b>Лестница: { $name }</b> · участников: { $members }
ladder-line = { $place }. { $player }{ $own ->
    [yes] {" "}← вы
   *[no] {""}
}
ladder-gap = …
ladder-running = { $challenger } бросает вызов, соперник { $challenged }: { $game }
ladder-join = Вас нет на этой лестнице. Встаньте в её конец: { $join }.
ladder-own-first = Вы первый номер. Вам могут бросить вызов, и тогда партия начнётся сразу.
ladder-own-challenge = Партия по вашему вызову ещё идёт: { $game }
ladder-nobody-free = Сейчас выше вас некому бросить вызов. Загляните через несколько дней.
ladder-may-challenge = Вы можете бросить вызов: { $players }. Победите, и это место ваше.
ladder-how = Вызов сразу начинает партию, стороны по жребию. Вызвать можно того, кто выше вас не больше чем на три места и не в отпуске. Кто просрочит время до своего второго хода, уходит в конец.

ladder-list = <b>Лестницы здесь</b>
ladder-list-line = { $name }, участников: { $members }{ $place ->
    [0] {""}
   *[other] {" "}(ваше место: { $place })
}: { $show }
ladder-list-more = Других лестниц: { $others }.
ladder-none = Лестниц здесь пока нет. Начните первую: { STEP("ladder", "what", "join", "variant", "") }.
ladder-empty = На лестнице { $name } пока никого нет. Начните: { $join }.

ladder-joined = Вы на лестнице { $variant }, место { $place }. { $show } показывает, кому можно бросить вызов.
ladder-left = Вы больше не на лестнице. Идущие партии продолжаются.
ladder-removed = { $player } больше не на лестнице.
ladder-were-removed = Администратор убрал вас с лестницы { $variant }. Спросите, если хотите знать почему.
ladder-gone = { $player } здесь больше нет, поэтому и на лестнице тоже. { $show } показывает, кому теперь можно бросить вызов.

ladder-game-of = На кону место { $place } на лестнице: { $challenger } займёт его в случае победы.
ladder-challenged = Ваша партия началась, соперник { $opponent }: { $game }.
ladder-rose = { $player } занимает место { $place } на лестнице. Посмотреть её: { $show }.
ladder-fell = { $player } проигрывает по времени до второго хода и уходит в конец лестницы. Посмотреть её: { $show }.
ladder-stays = Лестница осталась прежней. Посмотреть её: { $show }.

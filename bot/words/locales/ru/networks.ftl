# Each network's own words for things, with the Russian forms that messages need: `{ TERM("place", "in") }` is `.in`.

discord-place = канал
    .of = канала
    .in = в канале
    .here = в этом канале
    .in-any = в любом канале
    .in-other = в другом канале
matrix-place = комната
    .of = комнаты
    .in = в комнате
    .here = в этой комнате
    .in-any = в любой комнате
    .in-other = в другой комнате
terminal-place = комната
    .of = комнаты
    .in = в комнате
    .here = в этой комнате
    .in-any = в любой комнате
    .in-other = в другой комнате

discord-own-place = ветка
    .of = ветки
    .to = в ветку
    .own = своя ветка
matrix-own-place = ветка
    .of = ветки
    .to = в ветку
    .own = своя ветка
terminal-own-place = стол
    .of = стола
    .to = за стол
    .own = свой стол

discord-community = сервер
    .of = сервера
    .in = на сервере
    .here = на этом сервере
    .in-other = на другом сервере
matrix-community = сообщество
    .of = сообщества
    .in = в сообществе
    .here = в этом сообществе
    .in-other = в другом сообществе
terminal-community = дом
    .of = дома
    .in = в доме
    .here = в этом доме
    .in-other = в другом доме

discord-direct-messages = личные сообщения
    .in = в личных сообщениях
matrix-direct-messages = наша личная комната
    .in = в нашей личной комнате
terminal-direct-messages = строки на экране
    .in = строками на экране

discord-unseen = здесь
matrix-unseen = в нашей личной комнате
terminal-unseen = здесь

discord-way-to-answer = кнопками под ним
matrix-way-to-answer = командой !accept, !decline или !withdraw с его номером либо реакцией: ✅ или ❌
terminal-way-to-answer = словом, которое указано вместе с ним

discord-manager-right = право «Управлять сервером»
    .who-has = у кого есть право «Управлять сервером»
matrix-manager-right = право менять полномочия в комнате (администратор)
    .who-has = у кого есть право менять полномочия в комнате (администратор)
terminal-manager-right = ключ от дома
    .who-has = у кого есть ключ от дома
discord-moderator-right = право «Отправить участников подумать о своём поведении» или «Управлять сообщениями»
    .who-has = у кого есть право «Отправить участников подумать о своём поведении» или «Управлять сообщениями»
matrix-moderator-right = право удалять сообщения (модератор)
    .who-has = у кого есть право удалять сообщения (модератор)
terminal-moderator-right = право голоса в доме
    .who-has = у кого есть право голоса в доме
discord-overseer-right = право «Управлять ветками»
    .who-has = у кого есть право «Управлять ветками»
matrix-overseer-right = права администратора домашнего сервера
    .who-has = у кого есть права администратора домашнего сервера
terminal-overseer-right = ключ от всех комнат
    .who-has = у кого есть ключ от всех комнат

discord-ways-to-move = { $where ->
    [here-hearing] здесь или командой { STEP("move") }
    [here] ответом на доску или командой { STEP("move") }
    [elsewhere-hearing] сообщением в ветке партии или командой { STEP("move") }
   *[elsewhere] ответом на доску с упоминанием меня или командой { STEP("move") }
}
matrix-ways-to-move = { $where ->
    [here-hearing] здесь или командой { STEP("move") }
    [here] здесь или командой { STEP("move") }
   *[elsewhere] в ветке партии или командой { STEP("move") }
}
terminal-ways-to-move = { $where ->
    [here-hearing] здесь
    [here] здесь
   *[elsewhere] за столом партии
}

network-a-player = игрок
network-game = партия { $game }
network-other-place = другое место
network-game-thread = ветка партии
network-room = комната
network-table = стол партии { $game }
network-elsewhere = <code>{ $typed }</code> в { $network }
network-or = { $before } или { $after }

network-cut = … (остальное не помещается в сообщение)
discord-later = Сейчас ничего не сохраняется. Ваше сообщение я вижу и учту, как только смогу, так что посылать его снова не нужно.

# What moderators and managers do with games of others, and whom members block.

moderation-stopped = { $what ->
    [game] Эта партия остановлена с { $since }
   *[community] Все партии этого { TERM("community", "of") } остановлены с { $since }
}
moderation-stopped-by = { $what ->
    [game] Эта партия остановлена с { $since } (решение: { $by })
   *[community] Все партии этого { TERM("community", "of") } остановлены с { $since } (решение: { $by })
}
moderation-stopped-why = { $what ->
    [game] Эта партия остановлена с { $since } («{ $reason }»)
   *[community] Все партии этого { TERM("community", "of") } остановлены с { $since } («{ $reason }»)
}
moderation-stopped-by-and-why = { $what ->
    [game] Эта партия остановлена с { $since } (решение: { $by }, причина: «{ $reason }»)
   *[community] Все партии этого { TERM("community", "of") } остановлены с { $since } (решение: { $by }, причина: «{ $reason }»)
}
moderation-stopped-told = { $stopped }: пока игра не возобновится, ходить нельзя и время не идёт.
moderation-stopped-refused-game = { $stopped }: ходить нельзя и время не идёт. Подождите, пока партию возобновит тот, { TERM("moderator-right", "who-has") }: { STEP("thaw") }. Вам сообщат.
moderation-stopped-refused-all = { $stopped }: ходить и начинать партии нельзя, время не идёт. Подождите, пока их возобновит тот, { TERM("manager-right", "who-has") }. Идут ли они, покажет { STEP("games") }.

moderation-freeze-told = { $first } и { $second }, вашу партию останавливает { $moderator }. Пока она не возобновится, ходить нельзя и время не идёт.
moderation-freeze-told-why = { $first } и { $second }, вашу партию останавливает { $moderator }. Причина: { $reason }
    Пока она не возобновится, ходить нельзя и время не идёт.
moderation-freeze-done = Партия остановлена.
moderation-reason-told = { $first } и { $second }, { $moderator } объясняет, почему ваша партия остановлена: { $reason }
moderation-reason-done = Причина добавлена. Оба игрока узнают о ней.
moderation-thaw-told = { $first } и { $second }, вашу партию возобновляет { $moderator }.
moderation-thaw-told-stopped-with-all = { $first } и { $second }, вашу партию возобновляет { $moderator }, но пока она стоит вместе со всеми партиями здесь.
moderation-thaw-done = Партия продолжается.
moderation-thaw-done-stopped-with-all = Партию можно продолжать, но пока она стоит вместе со всеми партиями здесь.
moderation-time-was-up = Время вышло раньше: партия закончена.

moderation-freeze-all-told = Все партии этого { TERM("community", "of") } останавливает { $manager }. Причина: { $reason }
    Пока они не возобновятся, ходить и начинать партии нельзя, время не идёт. Идут ли они, покажет { STEP("games") }.
moderation-freeze-all-done = Все партии здесь остановлены.
moderation-reason-for-all-told = { $manager } объясняет, почему все партии этого { TERM("community", "of") } остановлены: { $reason }
moderation-reason-for-all-done = Причина добавлена.
moderation-thaw-all-told = Партии этого { TERM("community", "of") } возобновляет { $manager }, и часы снова идут. Партии, которые остановлены отдельно, пока стоят.
moderation-thaw-all-done = Партии здесь продолжаются.

moderation-decided = { $first } и { $second }, по вашей <b>партии { $game } есть решение.</b>
moderation-decided-done = Решение принято.
moderation-counts = Партия засчитывается в рейтинг, как любая другая.
moderation-does-not-count = Партия не засчитывается в рейтинг.

moderation-blocked = Блокировка включена: вы и { $player } больше не начинаете партий друг против друга, разве что в лиге. Ни один из вас не сможет вызвать другого, присоединиться к его вызову или предложить ему реванш. Идущие партии продолжаются. Об этом знаете только вы. Отменить: { STEP("unblock") }.
moderation-unblocked = Блокировка снята: { $player }.
moderation-blocks = Вы заблокировали: { $players }. Отменить: { STEP("unblock") }.
moderation-blocks-nobody = Вы никого не заблокировали. Если заблокировать участника, вы с ним не сможете играть друг против друга: { STEP("block") }.

# Why games are not stopped, or do not go on.

freeze-refused-already = { $stopped } { $what ->
    [all] Возобновить их: { STEP("thaw", "all", "true") }.
   *[game] Возобновить её: { STEP("thaw") }.
}
freeze-refused-not-frozen = Отдельно эту партию не останавливали. Остановить её: { STEP("freeze") }. Если она стоит вместе со всеми партиями { TERM("community", "of") }, возобновите все: { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = Партии этого { TERM("community", "of") } не остановлены. Остановить все: { STEP("freeze", "all", "true", "reason", "") }. Возобновить партию, которая остановлена отдельно: { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Всем, кто играет { TERM("community", "here") }, сообщат, почему остановлены все партии. Укажите причину в { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = Остановить или возобновить все партии этого { TERM("community", "of") } может только тот, { TERM("manager-right", "who-has") }. Попросите его. Одну партию может остановить тот, { TERM("moderator-right", "who-has") }: { STEP("freeze", "game", "") }.
freeze-refused-no-community = Это для всех партий { TERM("community", "of") }, а здесь личная беседа. Используйте { STEP("freeze", "all", "true") } или { STEP("thaw", "all", "true") } { TERM("place", "in") } { TERM("community", "of") }.
freeze-refused-game-and-all = Можно указать одну партию или все, но не то и другое. Уберите { OPTION("freeze", "game") } или { OPTION("freeze", "all") }.

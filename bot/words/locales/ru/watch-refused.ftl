# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = Вы играете в партии { $game }, поэтому до её конца вы не увидите, что пишут зрители. Потом я впущу вас, если зрители были. Ваша доска: { STEP("board") }. Запретить анализ: { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = Здесь партии нет. Перейдите { TERM("own-place", "to") } партии или укажите её номер: { STEP("watch", "game", "") }. Партии участника: { STEP("games", "member", "") }.
watch-refused-elsewhere = Партия { $game } началась в другой сети, и зрители общаются там. Вступите в то сообщество, чтобы общаться с ними, или смотрите доску здесь: { STEP("board", "game", $game) }.
watch-refused-too-many = За последние 15 минут вы начали смотреть много партий (предел — { $limit }). Попробуйте позже или смотрите любую доску: { STEP("board", "game", "") }.
watch-refused-changed-too-often = В этой партии вы меняли это уже много раз (предел — { $limit }), поэтому всё остаётся как есть. Играйте дальше, а зрителям скажите сами, когда она закончится. Ваша доска: { STEP("board") }.

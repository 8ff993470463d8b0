# Why somebody does not decide a game of others.

ruling-refused-not-a-moderator = Результат чужих партий присуждает тот, { TERM("moderator-right", "who-has") }. Попросите его. В своей партии используйте { STEP("resign") }, { STEP("draw") } или { STEP("abort") }.
ruling-refused-moderator-elsewhere = Ваши права { TERM("place", "here") } действуют только для партий, начатых здесь, а эта начата в другом месте: { $game }. Используйте команду там, я проверю ваши права.
ruling-refused-own-game = Вы сами играете в партии { $game }, а быть модератором в своей партии нельзя. Попросите кого-нибудь другого, { TERM("moderator-right", "who-has") }.
ruling-refused-no-verdict = Скажите, чем кончается партия: победой того, кто ходил первым, победой другого, ничьей или без результата. Выберите одно: { $choices }.
ruling-refused-not-rated = Партия { $game } не рейтинговая, поэтому засчитать её в рейтинг нельзя. Уберите { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = Партию без результата нельзя засчитать в рейтинг. Выберите результат или уберите { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = Когда вы присуждаете результат, причину читают оба игрока. Укажите её в { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Ваша причина слишком длинная (знаков: { $length }, предел — { $most }). Напишите короче.

# Why a setting is not changed.

-settings-of-a-community = язык, вид досок, обычный контроль времени, предел идущих партий на участника, место для зрителей и задача дня

setting-refused-no-community = Здесь личная беседа. { STEP("server") } меняет настройки всего { TERM("community", "of") }: { -settings-of-a-community }. Используйте эту команду там, { TERM("place", "in") }. Для ваших досок есть { STEP("settings") }.
setting-refused-not-a-manager = Настройки этого { TERM("community", "of") } ({ -settings-of-a-community }) меняет тот, { TERM("manager-right", "who-has") }. Попросите его. Для ваших досок есть { STEP("settings") }.
setting-refused-unknown-word = У настройки «{ $setting }» нет значения «{ $typed }». Выберите из этих: { $known }.

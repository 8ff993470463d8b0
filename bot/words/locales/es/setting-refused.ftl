# Why a setting is not changed.

-settings-of-a-community = el idioma, el aspecto de los tableros, el reloj habitual, el límite de partidas por miembro, dónde hablan los espectadores y el problema del día

setting-refused-no-community = Esta es una conversación privada. { STEP("server") } cambia los ajustes de { TERM("community", "a") }: { -settings-of-a-community }. Úsalo allí, en { TERM("place", "a") }. Para tus propios tableros, usa { STEP("settings") }.
setting-refused-not-a-manager = Necesitas { TERM("manager-right") } para los ajustes de { TERM("community", "this") }: { -settings-of-a-community }. Pídeselo a quien pueda hacerlo. Para tus propios tableros, usa { STEP("settings") }.
setting-refused-unknown-word = En { $setting } no existe “{ $typed }”. Elige entre: { $known }.

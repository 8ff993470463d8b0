# Why a setting is not changed.

-settings-of-a-community = język, wygląd plansz, zwykłe tempo gry, limit trwających partii na osobę, miejsce rozmów widzów i zadanie dnia

setting-refused-no-community = To prywatna rozmowa. { STEP("server") } zmienia ustawienia { TERM("community", "of-whole") }: { -settings-of-a-community }. Użyj tego { TERM("place", "in") } { TERM("community", "of") }. Własne plansze ustawisz przez { STEP("settings") }.
setting-refused-not-a-manager = Żeby zmieniać ustawienia { TERM("community", "of-this") } ({ -settings-of-a-community }), trzeba mieć { TERM("manager-right") }. Poproś kogoś, kto może to zrobić. Własne plansze ustawisz przez { STEP("settings") }.
setting-refused-unknown-word = Opcja { $setting } nie zna „{ $typed }”. Wybierz z tego: { $known }.

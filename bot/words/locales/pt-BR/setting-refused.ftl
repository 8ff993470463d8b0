# Why a setting is not changed.

-settings-of-a-community = o idioma, o visual dos tabuleiros, o relógio padrão, o limite de partidas de cada membro, onde os espectadores conversam e o problema do dia

setting-refused-no-community = Esta é uma conversa privada. { STEP("server") } muda as configurações { TERM("community", "of-a-whole") }: { -settings-of-a-community }. Use { TERM("place", "in-a") } de lá. Para seus próprios tabuleiros, use { STEP("settings") }.
setting-refused-not-a-manager = É preciso ter { TERM("manager-right") } para mudar as configurações { TERM("community", "of-this") }: { -settings-of-a-community }. Peça a alguém que tenha. Para seus próprios tabuleiros, use { STEP("settings") }.
setting-refused-unknown-word = “{ $typed }” não serve para { $setting }. Escolha: { $known }.

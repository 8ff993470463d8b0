# Why a move is not taken back.

take-back-refused-first-position = Esta partida está na posição inicial, então não há lance para desfazer. Veja com { STEP("board") }.
take-back-refused-not-your-last-move = O último lance foi de { $player }, e ninguém mais pode desfazê-lo. É sua vez: jogue com { STEP("move") }.
take-back-refused-answered-since = Por conta própria, você só podia desfazer esse lance até seu oponente fazer algo, e { $player } já fez. Os lances se desfazem a partir do mais novo: peça o aceite com { STEP("undo") }.
take-back-refused-rated = Esta partida é ranqueada, então um lance só pode ser desfeito em até um minuto, e só antes de seu oponente fazer algo. Continue jogando, ou proponha empate: { STEP("draw") }.
take-back-refused-game-is-over = Esta partida acabou, então os lances ficam: { $result } Comece outra com { STEP("challenge") }.

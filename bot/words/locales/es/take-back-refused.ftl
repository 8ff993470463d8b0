# Why a move is not taken back.

take-back-refused-first-position = Esta partida está en su posición inicial, así que no hay nada que deshacer. Mírala con { STEP("board") }.
take-back-refused-not-your-last-move = La última jugada es de { $player }, y nadie más puede deshacerla. Te toca: juega con { STEP("move") }.
take-back-refused-answered-since = Solo podías deshacer esa jugada sin preguntar mientras tu rival no hiciera nada, y { $player } ya hizo algo. Las jugadas se deshacen desde la última: pide su acuerdo con { STEP("undo") }.
take-back-refused-rated = Esta partida es puntuable, así que una jugada solo se puede deshacer durante un minuto, y solo antes de que tu rival haga algo. Sigue jugando, u ofrece tablas: { STEP("draw") }.
take-back-refused-game-is-over = Esta partida terminó, así que sus jugadas se quedan: { $result } Empieza otra con { STEP("challenge") }.

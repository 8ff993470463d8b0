# Why a move is not taken back.

take-back-refused-first-position = Questa partita è alla prima posizione, quindi non ci sono mosse da ritirare. La vedi con { STEP("board") }.
take-back-refused-not-your-last-move = L'ultima mossa è di { $player }: nessun altro può ritirarla. Tocca a te: gioca con { STEP("move") }.
take-back-refused-answered-since = Potevi ritirare quella mossa senza chiedere solo finché l'avversario non faceva nulla, e { $player } ha fatto qualcosa. Le mosse si ritirano a partire dall'ultima: chiedi il consenso con { STEP("undo") }.
take-back-refused-rated = Questa partita è classificata, quindi una mossa si può ritirare solo entro un minuto, e solo prima che l'avversario faccia qualcosa. Continua a giocare, o offri patta: { STEP("draw") }.
take-back-refused-game-is-over = Questa partita è finita, quindi le sue mosse restano: { $result } Iniziane un'altra con { STEP("challenge") }.

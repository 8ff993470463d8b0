# Why a move is not taken back.

take-back-refused-first-position = Партия ещё в начальной позиции, брать назад нечего. Вот она: { STEP("board") }.
take-back-refused-not-your-last-move = Последний ход — соперника ({ $player }), и взять его назад может только соперник. Сейчас ваш ход: { STEP("move") }.
take-back-refused-answered-since = Без спроса взять этот ход назад можно было, только пока соперник ({ $player }) ничего не сделал; теперь поздно. Ходы берут назад с последнего. Попросите согласия: { STEP("undo") }.
take-back-refused-rated = Эта партия рейтинговая, поэтому взять ход назад можно только в течение минуты, пока соперник ничего не сделал. Играйте дальше или предложите ничью: { STEP("draw") }.
take-back-refused-game-is-over = Эта партия закончена, поэтому ходы остаются: { $result } Начните другую: { STEP("challenge") }.

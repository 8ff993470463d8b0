# Why a move is not taken back.
take-back-refused-first-position = Cette partie est à sa position de départ, donc il n'y a pas de coup à reprendre. Regarde-la avec { STEP("board") }.
take-back-refused-not-your-last-move = Le dernier coup est celui joué par { $player }, et personne d'autre ne peut le reprendre. C'est à toi : joue avec { STEP("move") }.
take-back-refused-answered-since = Tu ne peux plus reprendre ce coup sans accord, car { $player } a agi depuis. On reprend les coups à partir du dernier : demande-lui son accord avec { STEP("undo") }.
take-back-refused-rated = Cette partie est classée, donc un coup ne peut être repris que dans la minute, et seulement avant que ton adversaire fasse quoi que ce soit. Continue à jouer, ou propose la nulle : { STEP("draw") }.
take-back-refused-game-is-over = Cette partie est finie, donc ses coups restent. { $result } Commences-en une autre avec { STEP("challenge") }.

# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = Tu rival no puedes ser tú. Elige a otro miembro como { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } es un bot y no juega. Elige a una persona, o juega contra mí: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } es una persona, y solo yo tengo niveles. Quita { OPTION("challenge", "level") }, o quita { OPTION("challenge", "opponent") } para jugar contra mí.
challenge-refused-unrated = Esta partida no puede ser puntuable. { $why } Cambia eso, o quita { OPTION("challenge", "rated") }.
challenge-refused-too-many-against-computer = Ya tienes { $limit } partidas contra mí, que es el máximo. Termina una primero; las ves con { STEP("games") }.
challenge-refused-absent-opponent = { $player } no está ahora en { TERM("community", "this") }. Elige a alguien que esté.
challenge-refused-opponent-out-of-sight = { $player } no puede ver lo que se publica aquí y no encontraría el desafío. Créalo en { TERM("place", "a") } que vean ambos, o dale acceso antes.
challenge-refused-too-many = Ya tienes { $limit } desafíos esperando respuesta, que es el máximo. Retira uno, o espera a que respondan alguno.
challenge-refused-too-many-to-other = Has desafiado varias veces a { $player } en los últimos minutos. Dale un poco de tiempo y prueba de nuevo en un cuarto de hora.
challenge-refused-other-has-too-many = { $player } ya tiene { $limit } desafíos por responder, que es el máximo. Prueba de nuevo cuando haya respondido alguno.
challenge-refused-other-has-not-answered-yet = { $player } aún tiene { $limit } desafíos tuyos por responder, que es el máximo. Retira uno, o espera a que responda alguno.
challenge-refused-too-many-games = Ya estás jugando { $limit } partidas, que es el máximo. Termina una antes; míralas con { STEP("games") }.
challenge-refused-other-has-too-many-games = { $player } ya está jugando { $limit } partidas, que es el máximo. Prueba de nuevo cuando termine una.
challenge-refused-came-back = Hace menos de un día se borró todo lo guardado sobre ti, pero eso no anula los límites. Podrás desafiar, publicar problemas y unirte a escaleras y ligas desde el { $from }. Hasta entonces, únete a desafíos de otros miembros: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = No conozco ese desafío. Crea uno nuevo con { STEP("challenge") }.
challenge-refused-not-invited = Este desafío es para { $opponent }, y nadie más puede responder. Crea el tuyo con { STEP("challenge") }.
challenge-refused-own-challenge = Este desafío es tuyo, así que solo tu rival puede aceptarlo o rechazarlo. Tú puedes retirarlo.
challenge-refused-not-the-challenger = Solo { $challenger } puede retirar este desafío. Si es para ti, acéptalo o recházalo.
challenge-refused-accepted = Este desafío ya está aceptado: { $game }.
challenge-refused-settled = { $how } Crea un desafío nuevo con { STEP("challenge") }.

# Why somebody cannot watch a game, or what its spectators may do is not changed.

watch-refused-plays = Juegas en la partida { $game }, así que no ves lo que dicen sus espectadores hasta que termine. Entonces te dejaré entrar, si alguien la ha visto. Mira tu tablero con { STEP("board") }, o prohíbe analizarla con { STEP("analysis", "wish", "off") }.
watch-refused-nothing-here = Aquí no se juega ninguna partida. Entra en { TERM("own-place", "the") } de una, o indica su número: { STEP("watch", "game", "") }. Mira las partidas de un miembro con { STEP("games", "member", "") }.
watch-refused-elsewhere = La partida { $game } empezó en otra red, y sus espectadores hablan allí. Entra en esa comunidad para hablar con ellos, o mira el tablero aquí con { STEP("board", "game", $game) }.
watch-refused-too-many = Has empezado a ver { $limit } partidas en los últimos 15 minutos, que es el máximo. Prueba más tarde, o mira cualquier tablero con { STEP("board", "game", "") }.
watch-refused-changed-too-often = Has cambiado eso { $limit } veces en esta partida, que es el máximo, así que se queda como está. Sigue jugando, y cuando termine díselo tú a los espectadores. Mira el tablero con { STEP("board") }.

# Why games are not stopped, or do not go on.

freeze-refused-already = { $stopped } { $what ->
    [all] Reanúdalas con { STEP("thaw", "all", "true") }.
   *[game] Reanúdala con { STEP("thaw") }.
}
freeze-refused-not-frozen = Nadie pausó esta partida por separado. Páusala con { STEP("freeze") }. Si está en pausa con todas las partidas { TERM("community", "of-the") }, reanúdalas con { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = Las partidas de { TERM("community", "this") } no están en pausa. Páusalas todas con { STEP("freeze", "all", "true", "reason", "") }. Reanuda una que se pausó por separado con { STEP("thaw", "game", "") }.
freeze-refused-no-reason = A quienes juegan en { TERM("community", "this") } se les dice por qué se pausan todas las partidas. Indica el motivo como { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = Para pausar o reanudar todas las partidas de { TERM("community", "this") } necesitas { TERM("manager-right") }. Pídeselo a quien pueda hacerlo. Los miembros con { TERM("moderator-right") } pueden pausar una partida con { STEP("freeze", "game", "") }.
freeze-refused-no-community = Eso es para todas las partidas de { TERM("community", "a") }, y esta es una conversación privada. Usa { STEP("freeze", "all", "true") } o { STEP("thaw", "all", "true") } en { TERM("place", "a") } { TERM("community", "of-the") }.
freeze-refused-game-and-all = Puedes referirte a una partida o a todas, no a ambas cosas. Quita { OPTION("freeze", "game") } o { OPTION("freeze", "all") }.

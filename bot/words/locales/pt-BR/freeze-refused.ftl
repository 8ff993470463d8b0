# Why games are not stopped, or do not go on.

freeze-refused-already = { $stopped } { $what ->
    [all] Libere todas com { STEP("thaw", "all", "true") }.
   *[game] Libere com { STEP("thaw") }.
}
freeze-refused-not-frozen = Esta partida não foi suspensa em separado. Suspenda com { STEP("freeze") }. Se a suspensão for de todas as partidas { TERM("community", "of-this") }, libere todas com { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = As partidas { TERM("community", "of-this") } não estão suspensas. Suspenda todas com { STEP("freeze", "all", "true", "reason", "") }. Libere uma suspensa em separado com { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Todos os que jogam { TERM("community", "in-this") } ficam sabendo por que as partidas foram suspensas. Dê o motivo em { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = Para suspender ou liberar todas as partidas { TERM("community", "of-this") }, é preciso ter { TERM("manager-right") }. Peça a alguém que tenha. Membros com { TERM("moderator-right") } podem suspender uma partida com { STEP("freeze", "game", "") }.
freeze-refused-no-community = Isso vale para todas as partidas { TERM("community", "of-a") }, e esta é uma conversa privada. Use { STEP("freeze", "all", "true") } ou { STEP("thaw", "all", "true") } { TERM("place", "in-a") } { TERM("community", "of-the") }.
freeze-refused-game-and-all = Indique uma partida ou todas, não as duas coisas. Tire { OPTION("freeze", "game") } ou { OPTION("freeze", "all") }.

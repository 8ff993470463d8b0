# Why games are not stopped, or do not go on.
freeze-refused-already = { $stopped } { $what ->
    [all] Fais-les reprendre avec { STEP("thaw", "all", "true") }.
   *[game] Fais-la reprendre avec { STEP("thaw") }.
}
freeze-refused-not-frozen = Cette partie n'a pas été suspendue séparément. Suspends-la avec { STEP("freeze") }. Si toutes les parties { TERM("community", "of-the") } sont suspendues, fais-les reprendre avec { STEP("thaw", "all", "true") }.
freeze-refused-none-frozen = Les parties { TERM("community", "of-this") } ne sont pas suspendues. Suspends-les toutes avec { STEP("freeze", "all", "true", "reason", "") }. Fais reprendre une partie suspendue séparément avec { STEP("thaw", "game", "") }.
freeze-refused-no-reason = Tout le monde { TERM("community", "here") } lit pourquoi toutes les parties sont suspendues. Donne la raison avec { OPTION("freeze", "reason") }.
freeze-refused-not-a-manager = Il te faut { TERM("manager-right") } pour suspendre ou faire reprendre toutes les parties { TERM("community", "of-this") }. Demande à quelqu'un qui l'a. Avec { TERM("moderator-right") }, on peut suspendre une partie : { STEP("freeze", "game", "") }.
freeze-refused-no-community = C'est pour toutes les parties { TERM("community", "of-a") }, et ici, c'est une conversation privée. Utilise { STEP("freeze", "all", "true") } ou { STEP("thaw", "all", "true") } dans un { TERM("place") } { TERM("community", "of-the") }.
freeze-refused-game-and-all = C'est une partie ou toutes, pas les deux. Enlève { OPTION("freeze", "game") } ou { OPTION("freeze", "all") }.

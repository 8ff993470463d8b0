# Why games are not stopped, or do not go on.

freeze-refused-already = { $stopped } { $what ->
    [all] Mit { STEP("thaw", "all", "true") } lässt du sie weiterlaufen.
   *[game] Mit { STEP("thaw") } lässt du sie weiterlaufen.
}
freeze-refused-not-frozen = Diese Partie wurde nicht einzeln angehalten. Halte sie mit { STEP("freeze") } an. Ist sie mit allen Partien { TERM("community", "here") } angehalten, dann lass alle mit { STEP("thaw", "all", "true") } weiterlaufen.
freeze-refused-none-frozen = Die Partien { TERM("community", "here") } sind nicht angehalten. Alle anhalten kannst du mit { STEP("freeze", "all", "true", "reason", "") }. Eine einzeln angehaltene Partie läuft mit { STEP("thaw", "game", "") } weiter.
freeze-refused-no-reason = Alle, die { TERM("community", "here") } spielen, erfahren, warum die Partien angehalten werden. Gib den Grund als { OPTION("freeze", "reason") } an.
freeze-refused-not-a-manager = Um alle Partien { TERM("community", "here") } anzuhalten oder weiterlaufen zu lassen, brauchst du { TERM("manager-right") }. Bitte die Leitung darum. Mitglieder { TERM("moderator-right", "with") } können mit { STEP("freeze", "game", "") } eine Partie anhalten.
freeze-refused-no-community = Das gilt für alle Partien { TERM("community", "of-a") }, und das hier ist ein privates Gespräch. Nutze { STEP("freeze", "all", "true") } oder { STEP("thaw", "all", "true") } in einem { TERM("place") } { TERM("community", "in-the") }.
freeze-refused-game-and-all = Du kannst eine Partie meinen oder alle, nicht beides. Lass { OPTION("freeze", "game") } oder { OPTION("freeze", "all") } weg.

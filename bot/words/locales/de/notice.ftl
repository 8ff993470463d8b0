# Who is told what: turns, the daily list, vacations.

notice-heading = <b>{ $variant }, Partie { $number }</b>, gegen { $opponent }:
notice-how-to-answer = Antworte in { $game } oder hier mit { STEP("move", "game", $number) }.
notice-no-direct-messages = Ich erreiche dich nicht { TERM("direct-messages", "by") }, darum sage ich es dir hier. Wo ich dich erreiche, bestimmst du mit { STEP("settings") }.
notice-silent-for-a-minute = Ich habe dir hier schon oft geantwortet, darum schweige ich eine Minute. Züge, die möglich sind, werden weiter gespielt. Auf Befehle wie { STEP("move") } und { STEP("help") } antworte ich weiter, nur für dich sichtbar.

notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, du bist am Zug ({ $side }).
notice-computer-thinks = { $player } denkt nach.
notice-draw-by-repetition = Diese Stellung kam oft genug vor. Statt zu ziehen, kannst du mit { STEP("draw") } Remis reklamieren.
notice-draw-by-moves = { $moves } Züge lang wurde nichts geschlagen oder umgewandelt, und keine Figur zog, die nicht zurückkann. Statt zu ziehen, kannst du mit { STEP("draw") } Remis reklamieren.

notice-no-game-waits = Keine Partie wartet auf deinen Zug. Alle deine Partien siehst du mit { STEP("games") }.
notice-no-other-game-waits = Nur Partie { $number } wartet auf deinen Zug.
notice-played-elsewhere = Schreib deinen Zug hier oder in { $game }, oder nimm { STEP("move", "game", $number) }.
notice-nothing-played = Du hast keine laufende Partie. Beginne eine mit { STEP("challenge") } in einem { TERM("place") } { TERM("community", "in-the") }. Auch hier sagt dir { STEP("help") }, was du sonst noch tun kannst.

notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] 1 Partie wartet auf dich:
       *[other] 1 Partie wartet auf dich, mit weniger als einem Tag Zeit:
    }
   *[other] { $urgent ->
        [0] { $games } Partien warten auf dich:
       *[other] { $games } Partien warten auf dich, { $urgent } davon mit weniger als einem Tag Zeit:
    }
}</b>
notice-list-game = { $game } ({ $variant }) gegen { $opponent }: ohne Frist
notice-list-game-until = { $game } ({ $variant }) gegen { $opponent }: bis { $deadline }
notice-list-more = … und { $games } weitere.
notice-list-all = Alle deine Partien siehst du mit { STEP("games") }.
notice-list-untold = { $day }: { $player }, du bist am Zug.

notice-promised-board = Ab jetzt erwähne ich dich beim Brett, wenn du am Zug bist.
notice-promised-direct = Ab jetzt sage ich dir { TERM("direct-messages", "by") } Bescheid, wenn du am Zug bist. Erreiche ich dich so nicht, melde ich mich dort, wo gespielt wird.
notice-promised-quiet = Ab jetzt erwähne ich dich bei keinem Brett. Du hörst weiter von mir, wenn deine Zeit knapp wird oder etwas auf deine Antwort wartet.
notice-promised-list = Ab jetzt nenne ich dir einmal am Tag { TERM("direct-messages", "by") } die Partien, die auf dich warten. Die Liste kommt um { $hour }:00 Uhr ({ $zone }), außer wenn keine wartet. Deine Zeitzone stellst du mit { STEP("time") } ein.
notice-hour-without-list = Diese Stunde gilt für die tägliche Liste, und die bekommst du gerade nicht. Schalte sie mit { STEP("settings", "notices", "digest") } ein.

notice-vacation-begun = { $player } hat Urlaub bis { $until }. Bis dahin steht die Uhr.
notice-vacation-ended = { $player } ist aus dem Urlaub zurück, und die Uhr läuft weiter.
notice-vacation-runs-out = { $player }, deine Urlaubsstunden gehen zu Ende. Dein Urlaub endet am { $end }, und dann laufen die Uhren deiner Partien weiter.
notice-vacation-ran-out = { $player }, deine Urlaubsstunden sind aufgebraucht. Dein Urlaub endete am { $end }, und die Uhren deiner Partien laufen weiter.
notice-count = Gezählt: { $moves } von { $limit } Zügen; danach ist die Partie remis, wenn es nicht vorher matt ist.
notice-checks-given = Schachgebote: { $first_side } { $first }, { $second_side } { $second }; bei { $checks } ist die Partie gewonnen.
notice-begun = Die Partie hat begonnen.

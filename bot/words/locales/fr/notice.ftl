# Who is told what: turns, the daily list, vacations.
notice-heading = <b>{ $variant }, partie { $number }</b>, contre { $opponent } :
notice-how-to-answer = Réponds dans { $game }, ou ici avec { STEP("move", "game", $number) }.
notice-no-direct-messages = Je n'arrive pas à te joindre { TERM("direct-messages", "by") }, alors je te le dis ici. Choisis où je te joins avec { STEP("settings") }.
notice-silent-for-a-minute = Je t'ai répondu beaucoup de fois ici, alors je me tais pendant une minute. Les coups possibles sont quand même joués. Des commandes comme { STEP("move") } et { STEP("help") } reçoivent encore une réponse, pour toi uniquement.
notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, à toi de jouer ({ $side }).
notice-computer-thinks = { $player } réfléchit.
notice-draw-by-repetition = Cette position est apparue assez souvent. Au lieu de jouer, tu peux réclamer la nulle avec { STEP("draw") }.
notice-draw-by-moves = Pendant { $moves } coups, il n'y a eu ni prise, ni promotion, ni coup d'une pièce qui ne peut pas revenir. Au lieu de jouer, tu peux réclamer la nulle avec { STEP("draw") }.
notice-no-game-waits = Aucune partie n'attend ton coup. Regarde toutes tes parties avec { STEP("games") }.
notice-no-other-game-waits = La partie { $number } est la seule qui attend ton coup.
notice-played-elsewhere = Écris ton coup ici ou dans { $game }, ou utilise { STEP("move", "game", $number) }.
notice-nothing-played = Tu n'as pas de partie en cours. Commences-en une avec { STEP("challenge") } dans un { TERM("place") } { TERM("community", "of-the") }. Ici aussi, { STEP("help") } te dit ce que tu peux faire d'autre.
notice-list = <b>{ $day } : { $games ->
    [one] { $urgent ->
        [0] { $games } partie t'attend :
       *[other] { $games } partie t'attend, avec moins d'un jour :
    }
   *[other] { $urgent ->
        [0] { $games } parties t'attendent :
       *[other] { $games } parties t'attendent, dont { $urgent } avec moins d'un jour :
    }
}</b>
notice-list-game = { $game } ({ $variant }) contre { $opponent } : sans échéance
notice-list-game-until = { $game } ({ $variant }) contre { $opponent } : jusqu'au { $deadline }
notice-list-more = … et { $games } de plus.
notice-list-all = Regarde toutes tes parties avec { STEP("games") }.
notice-list-untold = { $day } : { $player }, à toi de jouer.
notice-promised-board = Désormais, je te mentionne avec l'échiquier, là où la partie se joue, quand c'est à toi de jouer.
notice-promised-direct = Désormais, je te préviens { TERM("direct-messages", "by") } quand c'est à toi de jouer. Si ça ne marche pas, je te préviens là où la partie se joue.
notice-promised-quiet = Désormais, je ne te mentionne plus avec les échiquiers. Je te préviens encore quand ton temps s'épuise, et quand quelque chose attend ta réponse.
notice-promised-list = Désormais, je liste une fois par jour les parties qui t'attendent, { TERM("direct-messages", "by") }. La liste arrive à { $hour } h ({ $zone }), sauf si rien ne t'attend. Règle ton fuseau horaire avec { STEP("time") }.
notice-hour-without-list = Cette heure est pour la liste quotidienne, que tu ne reçois pas. Active-la avec { STEP("settings", "notices", "digest") }.
notice-vacation-begun = { $player } est en vacances jusqu'au { $until }. D'ici là, sa pendule est arrêtée.
notice-vacation-ended = { $player } est de retour de vacances, et sa pendule repart.
notice-vacation-runs-out = { $player }, tes heures de vacances s'épuisent. Tes vacances finissent le { $end }, et les pendules de tes parties repartent alors.
notice-vacation-ran-out = { $player }, tes heures de vacances sont épuisées. Tes vacances ont fini le { $end }, et les pendules de tes parties sont reparties.
notice-count = Coups comptés : { $moves } sur { $limit } ; ensuite la partie est nulle, sauf mat avant.
notice-checks-given = Échecs donnés : { $first_side } { $first }, { $second_side } { $second } ; il en faut { $checks } pour gagner.
notice-begun = La partie a commencé.

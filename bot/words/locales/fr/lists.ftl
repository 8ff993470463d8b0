# Lists of games and challenges, and the line under a board that says how a game stands.
lists-board = <b>{ $variant }, partie { $game }</b> : { $first } ({ $first_side }) contre { $second } ({ $second_side }).
lists-board-last-move = Dernier coup : <b>{ $last }</b> · { $in_words }.
lists-board-to-move = Trait { $side-to }.
lists-board-to-move-in-check = Trait { $side-to }, en échec.
lists-board-offers-draw = { $player } propose la nulle.
lists-own-none = Tu n'as pas de partie en cours. Commences-en une avec { STEP("challenge") }.
lists-own-game = Partie { $number } ({ $variant }) contre { $opponent }, { $turn ->
    [own] <b>à toi de jouer</b>
   *[other] à ton adversaire de jouer
} le coup { $move_number }{ $clock ->
    [stopped] , partie suspendue depuis le { $time }
    [overdue] , temps écoulé, réclame la victoire avec { STEP("claim", "game", $number) }
    [runs] {" "}avant le { $time }
    [starts] , la pendule démarre avec le premier échiquier
   *[none] {""}
} : { $game }{ $offer ->
    [yes] , une proposition y attend ta réponse
   *[no] {""}
}
lists-own-challenge = Défi { $number } : { $challenger } a défié { $opponent } ({ $variant }). Pas encore de réponse.
lists-finished-game = Partie { $number } ({ $variant }) contre { $opponent }.
lists-member = Parties en cours ({ $member }) :
lists-member-game = partie { $number } ({ $variant }) : { $first } contre { $second }, coup { $move_number }, au trait : { $mover }{ $clock ->
    [stopped] , suspendue depuis le { $time }
    [overdue] , temps écoulé
    [runs] , à jouer avant le { $time }
    [starts] , la pendule démarre avec le premier échiquier
   *[none] {""}
} : { $game }
lists-member-finished = Parties finies ({ $member }) :
lists-open = Défis ouverts à tous { TERM("community", "here") } :
lists-open-more = Ce sont les plus récents. Pour en voir d'autres, indique une variante ou un membre : { STEP("games", "which", "open", "variant", "") }.
lists-join-by-code = Pour rejoindre un défi d'un autre réseau, utilise son code, comme ceci : { STEP("join", "code", "4F7Q2K") }.
lists-none-running = { $by ->
    [variant] Tu n'as pas de partie en cours dans cette variante ({ $variant }). Regarde toutes tes parties avec { STEP("games") }.
   *[all] Tu n'as pas de partie en cours. Regarde toutes tes parties avec { STEP("games") }.
}
lists-none-running-of-member = { $by ->
    [both] { $member } n'a pas de partie en cours dans cette variante ({ $variant }) { TERM("community", "here") }. Regarde tes propres parties avec { STEP("games") }.
   *[member] { $member } n'a pas de partie en cours { TERM("community", "here") }. Regarde tes propres parties avec { STEP("games") }.
}
lists-calendar = Tes échéances, dans un fichier pour ton calendrier. Demandes-en un nouveau après avoir joué : chaque partie garde son entrée.
lists-none-calendar = Aucune de tes parties n'a d'échéance pour toi en ce moment. Regarde-les avec { STEP("games") }.
lists-none-mine = { $by ->
    [both] Aucune partie dans cette variante ({ $variant }) contre { $member } n'attend ton coup. Regarde toutes tes parties avec { STEP("games") }.
    [variant] Aucune partie dans cette variante ({ $variant }) n'attend ton coup. Regarde toutes tes parties avec { STEP("games") }.
    [member] Aucune partie contre { $member } n'attend ton coup. Regarde toutes tes parties avec { STEP("games") }.
   *[all] Aucune partie n'attend ton coup. Regarde toutes tes parties avec { STEP("games") }.
}
lists-none-finished = { $by ->
    [variant] Tu n'as pas encore de partie finie dans cette variante ({ $variant }). Regarde tes parties en cours avec { STEP("games") }.
   *[all] Tu n'as pas encore de partie finie. Regarde tes parties en cours avec { STEP("games") }.
}
lists-none-finished-of-member = { $by ->
    [both] { $member } n'a pas encore de partie finie dans cette variante ({ $variant }) { TERM("community", "here") }. Regarde tes propres parties avec { STEP("games") }.
   *[member] { $member } n'a pas encore de partie finie { TERM("community", "here") }. Regarde tes propres parties avec { STEP("games") }.
}
lists-none-open = { $by ->
    [both] Aucun défi dans cette variante ({ $variant }) lancé par { $member } n'est ouvert { TERM("community", "here") }.
    [variant] Aucun défi dans cette variante ({ $variant }) n'est ouvert { TERM("community", "here") }.
    [member] Aucun défi lancé par { $member } n'est ouvert { TERM("community", "here") }.
   *[all] Aucun défi n'est ouvert { TERM("community", "here") }.
} Lances-en un, sans indiquer d'adversaire : { STEP("challenge", "variant", $variant) }.

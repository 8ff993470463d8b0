# Challenges: made, answered and withdrawn, to one member or to everyone, and rematches.
challenge-made = { $challenger } défie { $opponent } : <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-open-made = { $challenger } cherche une partie : <b>{ $variant }</b> ({ $files }×{ $ranks }).
challenge-side-chosen = { $player } commence ({ $side }).
challenge-side-of-who-joins = La personne qui rejoint le défi commence ({ $side }).
challenge-side-by-lot = Les camps sont tirés au sort. Le premier coup revient { $side-to }.
challenge-side-by-lot-on-acceptance = Les camps sont tirés au sort quand le défi est accepté. Le premier coup revient { $side-to }.
challenge-stands = Défi valable { $days ->
    [0] { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
    [one] { $days } jour
   *[other] { $days } jours
}.
challenge-open-stands = Défi valable { $days ->
    [0] { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
    [one] { $days } jour
   *[other] { $days } jours
}.
challenge-stands-until = Défi valable jusqu'au { $until }.
challenge-may-join = { $games ->
    [1] La partie est pour la première personne qui rejoint le défi.
   *[other] Jusqu'à { $games } parties : une par personne qui rejoint le défi.
}
challenge-may-join-any-number = Une partie pour chaque personne qui rejoint le défi.
challenge-join-elsewhere = Depuis un autre réseau, rejoins avec { STEP_ELSEWHERE("join", "code", $code) }.
challenge-made-done = Défi envoyé. À { $opponent } de répondre.
challenge-to-computer-done = La partie contre { $opponent } commence dans un instant.
challenge-open-made-done = Ton défi est ouvert. Tout le monde ici peut le rejoindre.
challenge-rated = { $event ->
    [yes] La partie est classée.
   *[no] La partie est classée, donc un coup ne peut être repris que dans la minute.
}
challenge-rating = { $player } : { $value }
challenge-rating-estimated = { $player } : { $value } (estimation)
challenge-rating-none = pas encore de classement
challenge-beyond-four = Quatre parties classées entre vous ont déjà compté ce mois-ci, c'est le maximum à deux. Si celle-ci se termine aussi ce mois-ci, elle ne comptera pas.
challenge-start-order = La disposition est choisie : <code>{ $order }</code>. { $first } : ces pièces sont sur { $squares }. { $second } : elles sont { $symmetry ->
    [central] à la même place après un demi-tour de l'échiquier
   *[mirror] en face
}.
challenge-start-position = La partie commence dans cette position : <code>{ $fen }</code>
challenge-start-drawn = La disposition est tirée au sort ({ $symmetry ->
    [asymmetric] asymétrique
    [central] tournée
   *[mirror] en miroir
}).
challenge-start-provisional = La disposition est provisoire.
challenge-start-as-posted = La position de départ est dans le défi.
challenge-lot-promise = La disposition vient d'un secret, que j'ai tiré en créant le défi. Son SHA-256 est <code>{ $hash }</code>. Je montrerai le secret au début de la partie, et tu pourras vérifier qu'il n'a pas changé.
challenge-lot-proof = La disposition a été tirée avant que le défi soit accepté. Le secret est <code>{ $secret }</code>, et son SHA-256 est <code>{ $hash }</code>, visible de tous avec le défi. Vérifie-le : { $symmetry ->
    [asymmetric] ajoute une espace et « first » après le secret, et prends le SHA-256 du tout. Fais pareil avec « second ». Les 16 premiers chiffres, modulo { $orders }, donnent { $first } et { $second } : un nombre par camp. Divise chacun encore et encore
   *[other] ajoute une espace et « first » après le secret, et prends le SHA-256 du tout. Les 16 premiers chiffres, modulo { $orders }, donnent { $first } : le nombre des deux camps. Divise-le encore et encore
}, et utilise les restes : { $picks }. Compte les restes à partir de 0 et les cases à partir de a1. Saute ce qui est déjà choisi.
challenge-lot-piece = par { $ways } pour choisir une pièce parmi { $labels } pour { $square }
challenge-lot-and-so-on = et ainsi de suite
challenge-lot-light-square = par { $ways } pour choisir { $squares ->
    [all] une case claire
   *[listed] une case claire parmi { $squares }
} pour { $label }
challenge-lot-dark-square = par { $ways } pour choisir { $squares ->
    [all] une case foncée
   *[listed] une case foncée parmi { $squares }
} pour { $label }
challenge-lot-square = par { $ways } pour choisir { $squares ->
    [all] une case
   *[listed] une case parmi { $squares }
} pour { $label }
challenge-lot-squares = par { $ways } pour choisir { $squares ->
    [all] des cases
   *[listed] des cases parmi { $squares }
} pour { $labels } (groupes de cases dans l'ordre de leurs noms)
challenge-accepted = { $opponent } accepte le défi <b>{ $variant }</b> lancé par { $challenger } : { $game }
challenge-accepted-open = { $opponent } rejoint le défi <b>{ $variant }</b> lancé par { $challenger } : { $game }
challenge-joined = { $player } rejoint le défi : { $game }. { $left ->
    [1] Il reste une partie, pour la première personne qui le rejoint.
   *[other] Il reste jusqu'à { $left } parties : une par personne qui le rejoint.
}
challenge-game-begins = <b>{ $variant }, partie { $game }</b>. { $first } ({ $first_side }) contre { $second } ({ $second_side }).
challenge-game-more = Pour en savoir plus : { STEP("help") }, { STEP("rules") }.
challenge-game-across = Cette partie se joue sur deux réseaux. Les coups, les propositions et les résultats vont sur les deux. Ce que vous vous dites ici reste ici.
challenge-accepted-done = Défi accepté. Tu joues dans { $game }.
challenge-joined-done = Défi rejoint. Tu joues dans { $game }.
challenge-you-move-first = Tu commences, avec { $side-the }. L'échiquier y apparaît dans un instant.
challenge-other-moves-first = Tu joues avec { $side-the }. { $player } commence, et je te préviendrai quand ce sera à toi.
challenge-declined-done = Défi refusé.
challenge-withdrawn-done = Défi retiré.
challenge-open = { $opponent } peut encore répondre au défi <b>{ $variant }</b> lancé par { $challenger }.
challenge-declined = { $opponent } a refusé le défi <b>{ $variant }</b> lancé par { $challenger }.
challenge-expired = { $opponent } n'a pas répondu à temps au défi <b>{ $variant }</b> lancé par { $challenger }.
challenge-withdrawn = { $challenger } a retiré le défi lancé à { $opponent } (<b>{ $variant }</b>).
challenge-to-all-open = Tout le monde peut encore rejoindre le défi <b>{ $variant }</b> lancé par { $challenger }.
challenge-to-all-withdrawn = { $challenger } a retiré son défi ouvert à tous (<b>{ $variant }</b>).
challenge-to-all-expired = Le défi ouvert à tous lancé par { $challenger } a expiré (<b>{ $variant }</b>).
challenge-listed = Défi { $number } : { $challenger } cherche une partie ({ $variant }).
challenge-listed-own = Défi { $number } : tu cherches une partie ({ $variant }).
challenge-rematch = Revanche de { $game }.
challenge-rematch-asked-already = { $challenger } t'a déjà demandé la revanche de { $game }. Accepte-la ou refuse-la.
challenge-rematch-news = { $player } demande la revanche à { $other } dans { $place }.
challenge-rematch-news-everywhere = { $player } demande la revanche à { $other }, là où cette partie a été commencée ou rejointe.
challenge-rematch-stands = Le défi est dans { $place }.
challenge-rematch-stands-everywhere = Le défi est là où cette partie a été commencée ou rejointe.
challenge-rematch-stands-with-game = Le défi est là où cette partie a été jouée.
challenge-rematch-out-of-sight = Le défi est à un endroit que tu ne vois pas. Réponds-y ici : { STEP("games") }.
challenge-pick-game = Choisis un jeu pour ton défi. Pour un autre jeu, une cadence ou une couleur, utilise { STEP("challenge", "variant", "") }.
challenge-pick-more = Autres jeux

# Ratings: which games count, what they give, and lists of the best.
not-counted-not-agreed = Le défi ne disait pas que la partie serait classée.
not-counted-computer = Les parties contre l'ordinateur ne comptent pas.
not-counted-same-member = Un même membre a joué les deux camps.
not-counted-set-up = Seules comptent les parties qui commencent avec la disposition habituelle.
not-counted-no-clock = Seules comptent les parties avec pendule.
not-counted-unlisted = Seules comptent mes propres variantes et celles qui sont sur la liste ici.
not-counted-aborted = La partie s'est terminée sans résultat.
not-counted-adjudicated = La modération a mis fin à la partie sans la faire compter.
not-counted-frozen = La partie était suspendue quand elle s'est terminée.
not-counted-too-short = Chaque camp doit jouer au moins deux coups.
not-counted-beyond-four = Entre les deux mêmes personnes, quatre parties comptent par mois.
not-counted-series-on-time = Si quelqu'un perd au temps plusieurs fois de suite, seule la première fois compte.
rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands } { $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands } { $units }
} ± { $deviation }?
rating-own-none = Tu n'as pas encore de classement. Défie quelqu'un pour une partie classée avec { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = { $player } n'a joué aucune partie classée que tu puisses voir ici. Lance-lui un défi pour en jouer une : { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>Tes classements</b>
rating-title = <b>Classements : { $player }</b>
rating-of-all-games = Toutes les parties : { $value }
rating-of-variant = { $variant } : { $value }
rating-unsettled = Un point d'interrogation signifie que le classement peut encore beaucoup changer.
rating-estimated = C'est une estimation avec les parties de ce mois. Elle deviendra définitive à la fin du mois, le { $until }.
rating-games = <b>Parties classées finies ce mois-ci</b>
rating-game = { $game } ({ $variant }) contre { $opponent } : { $result ->
    [won] gagnée.
    [lost] perdue.
    [drawn] nulle.
   *[none] sans résultat.
}
rating-not-counted = Elle ne compte pas : { $why }
rating-months = <b>À la fin de chaque mois, sur toutes les parties</b>
rating-month = { $month } : { $value }
rating-now = Maintenant : { $value }
rating-next = Regarde les meilleurs d'ici avec { STEP("leaders") }.
rating-later = Je calcule les classements du mois dernier en ce moment. Réessaie dans une minute.
leaders-title = <b>Les meilleurs d'ici, sur toutes les parties</b>
leaders-title-of-variant = <b>Les meilleurs d'ici : { $variant }</b>
leaders-line = { $place }. { $player } : { $value }
leaders-estimated = Ce sont des estimations jusqu'à la fin du mois : les parties de ce mois y sont comprises.
leaders-more = Il y en a d'autres encore.
leaders-order = L'ordre suit le classement moins deux fois le nombre après ±, pour que personne ne soit en tête après une seule partie chanceuse. Les membres qui gardent leur profil privé n'y figurent pas.
leaders-none = Personne n'est encore dans la liste ici ; les profils privés n'y sont jamais. Joue une partie classée avec { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Personne n'est encore dans la liste ici : { $variant } ; les profils privés n'y sont jamais. Joue une partie classée avec { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Les listes des meilleurs sont pour les membres { TERM("community", "of-a") }. Utilise la commande là-bas.

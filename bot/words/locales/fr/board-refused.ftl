# Why a board or a part of it is not shown. Why a typed move is refused is in the crate rules.
board-refused-hole = Il y a un trou dans l'échiquier en { $square } : aucune pièce ne peut y être. Choisis une case de l'échiquier.
board-refused-no-such-square = Il n'y a pas de case « { $typed } » sur cet échiquier. Choisis-en une de a1 à { $last }.
board-refused-no-such-region = « { $typed } » n'est pas une zone de cet échiquier. Donne deux coins, comme a1-h8. La dernière case est { $last }.
board-refused-empty-square = La case { $square } est vide. Choisis une case avec une pièce.
board-refused-unknown-piece = Aucune pièce ne s'appelle « { $typed } » ici. Choisis parmi : { $known }.
board-refused-no-way = { $piece-The } en { $from } ne peut pas aller en { $to } maintenant. Enlève { OPTION("moves", "to") } pour voir où cette pièce peut aller.
board-refused-no-such-ply = La partie { $game } n'a que { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} pour l'instant. Donne un nombre de 0 à { $plies }.
board-refused-no-position-named = Tu n'as pas indiqué de position de la partie { $game }.
board-refused-unknown-position = La partie { $game } n'a pas de position « { $typed } ».
board-refused-name-a-position = { $plies ->
    [0] Aucun coup n'a encore été joué. Indique <code>0</code>, le début.
   *[other] Indique le nombre de demi-coups joués, de 0 (le début) à { $plies }. Ou indique un coup par son numéro : <code>{ $last }</code>, c'est après le dernier.
}

# Why somebody does not decide a game of others.
ruling-refused-not-a-moderator = Il te faut { TERM("moderator-right") } pour adjuger les parties des autres. Demande à quelqu'un qui l'a. Dans ta propre partie, utilise { STEP("resign") }, { STEP("draw") } ou { STEP("abort") }.
ruling-refused-moderator-elsewhere = Tes droits dans ce { TERM("place") } ne valent que pour les parties commencées ici, et { $game } a commencé ailleurs. Utilise la commande là-bas : c'est dans ce { TERM("place") } que je vérifie tes droits.
ruling-refused-own-game = Tu joues toi-même la partie { $game }, et on n'arbitre pas sa propre partie. Demande à un autre membre qui a { TERM("moderator-right") }.
ruling-refused-no-verdict = Dis comment finit la partie : victoire du premier à jouer, victoire du second, nulle ou pas de résultat. Choisis : { $choices }.
ruling-refused-not-rated = La partie { $game } n'est pas classée, donc elle ne peut pas compter pour le classement. Retire { OPTION("adjudicate", "rated") }.
ruling-refused-no-result-rated = Une partie sans résultat ne peut pas compter pour le classement. Choisis un résultat ou retire { OPTION("adjudicate", "rated") }.
ruling-refused-no-reason = Quand tu adjuges une partie, les deux joueurs lisent la raison. Donne-la avec { OPTION("adjudicate", "reason") }.
ruling-refused-reason-too-long = Ta raison a { $length } caractères, et le maximum est { $most }. Raccourcis-la.

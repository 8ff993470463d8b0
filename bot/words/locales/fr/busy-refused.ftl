# Why someone must ask again later.
busy-refused-own-wait = Je travaille encore sur { $count } de tes questions ici, c'est le maximum. Attends l'une des réponses, puis redemande.
busy-refused-many-wait = Beaucoup de membres attendent une réponse en ce moment. Réessaie dans une minute.
busy-refused-many-challenges = Beaucoup de défis attendent d'être affichés dans ce { TERM("place") }. Réessaie dans une minute, ou lance le tien dans un autre.
busy-refused-wrong-codes = Après beaucoup de mauvais codes, il y a une pause : je ne lis plus les tiens pendant { $time }. Attends, compare ton code avec celui qui est affiché, puis retape-le.

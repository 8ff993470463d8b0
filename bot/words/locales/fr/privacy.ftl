# The data stored about a person: shown and deleted.
privacy-nothing = Rien n'est enregistré sur toi.
privacy-kept = Voici ce qui est enregistré sur toi, sous le numéro ou le nom de ton compte :
privacy-kept-kind = • { $kind ->
    [running] parties en cours, avec chaque coup et son heure
    [finished] parties finies, qui sont aussi à tes adversaires
    [challenges] défis que tu as lancés ou reçus
    [problems] problèmes que tu as posés et que d'autres peuvent résoudre
    [leagues] ligues que tu as rejointes ou créées
    [ladders] places sur des échelles
    [attempts] problèmes que tu as essayés ou résolus
    [notes] notes, que personne d'autre ne voit jamais
    [lines] lignes que tu as essayées, que personne d'autre ne voit jamais
    [plans] parties avec des coups conditionnels, que personne d'autre ne voit jamais
    [settings] réglages sur l'aspect de tes échiquiers et la façon dont je te préviens
    [hours] données sur ton fuseau horaire, tes jours de repos et tes heures calmes
    [vacations] vacances, avec les heures utilisées aux échéances
    [blocks] membres que tu as bloqués, ce que personne ne sait
    [watched] parties que tu suis ou as suivies
    [rulings] parties que tu as adjugées ou suspendues en modérant, et communautés que tu as suspendues
    [links] liens entre tes comptes, actuels ou passés, et leurs codes
   *[traces] tes noms, les derniers messages que tu as reçus et les décisions d'autres membres qui ne concernent que toi
} ({ $count })
privacy-kept-where = Tout ça est dans la base de données de la personne qui héberge le bot, jusqu'à ce que tu le supprimes. Mes réponses y restent 30 jours, pour que rien ne soit fait deux fois. De ce que tu écris, voici ce qui est gardé : coups, lignes et notes, tes solutions de problèmes, les variantes que tu as écrites, et les raisons que tu donnes pour la modération. Le fichier PRIVACY.md du programme explique chaque colonne des tables. Pour emporter tes données : { STEP("privacy", "what", "export") }. Pour les supprimer : { STEP("privacy", "what", "delete") }, qui dit d'abord ce qui va se passer.
privacy-delete-asked = <b>Supprimer tout ce qui est enregistré sur toi ?</b> Aussitôt, et pour de bon :
privacy-delete-games = • tes parties en cours se terminent : tu en abandonnes { $resigned }, et celles où l'un des deux camps n'a pas encore joué finissent sans résultat ({ $off }) ;
privacy-delete-challenges = • les défis que tu as lancés ou reçus sont retirés ({ $count }) ;
privacy-delete-leagues = • tu quittes tes ligues ({ $count }) ;
privacy-delete-goes = • sont supprimés : tes notes, lignes, coups conditionnels, réglages, fuseau horaire, jours de repos, heures calmes et vacances ; tes blocages ; ce que tu suis, résous et as reçu ; et tous les liens de tes comptes ;
privacy-delete-stays = • les parties finies et tes problèmes restent, car d'autres y ont joué ou les ont résolus. Ton nom y devient « former player » avec un numéro au hasard. Rien ne permet de remonter de là à toi, mais qui se souvient d'une partie sait qui l'a jouée. L'enregistrement de ces parties aura alors une autre empreinte. Ce qui a été exporté avant reste lisible.
privacy-delete-linked = • tout ça vaut aussi pour les autres comptes que tu as liés à celui-ci ({ $others }) ;
privacy-delete-before = Ce qui a été posté dans les discussions y reste, avec ton nom, jusqu'à ce que toi ou la modération le supprimiez. Les sauvegardes de la personne qui héberge le bot gardent tes données jusqu'à leur suppression, en principe après 30 jours. Si tu m'écris de nouveau, tu es un nouveau membre. Mais qui t'avait bloqué te bloque alors de nouveau, et pendant un jour tu ne peux défier personne. Pour ça, je garde un nombre calculé à partir de ton compte, qui ne mène à personne d'autre. Pour tout emporter avant : { STEP("privacy", "what", "export") }. C'est définitif. Si tu ne fais rien d'ici dix minutes, rien ne change.
privacy-deleted = Tout ce qui était enregistré sur toi est supprimé. Ce qui a été posté dans les discussions y est encore, et qui pouvait le supprimer le peut toujours. Merci d'avoir joué.

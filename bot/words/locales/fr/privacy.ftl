# The data stored about a person: shown and deleted.
privacy-nothing = Rien n'est enregistré sur toi.
privacy-kept = Voici ce qui est enregistré sur toi, sous l'identifiant ou le nom de ton compte :
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
    [vacations] vacances, même automatiques
    [blocks] membres que tu as bloqués, sans que personne le sache
    [watched] parties que tu suis ou as suivies
    [rulings] parties que tu as adjugées ou suspendues en modérant, et communautés que tu as suspendues
    [links] liens entre tes comptes, actuels ou passés, et leurs codes
   *[traces] le reste : tes noms, bilan et classements, ce que je t'ai annoncé en dernier ou t'annoncerai, tes accès par navigateur, les clés des salons chiffrés et les blocages qui te visent, s'il y en a ; en tout
} ({ $count })
privacy-kept-where = Tout ça est dans la base de données de la personne qui héberge le bot, jusqu'à ta demande de suppression. Mes réponses y restent 30 jours, pour qu'un message reçu deux fois ne soit traité qu'une fois. De tes messages, je garde tes coups, lignes et notes, tes solutions de problèmes, les variantes que tu as écrites, et les raisons que tu donnes en modérant. Le fichier PRIVACY.md du programme explique tout en détail. Pour recevoir une copie : { STEP("privacy", "what", "export") }. Pour tout supprimer : { STEP("privacy", "what", "delete") } ; je te dis d'abord ce qui va se passer.
privacy-delete-asked = <b>Supprimer tout ce qui est enregistré sur toi ?</b> C'est immédiat et définitif :
privacy-delete-games = • tes parties en cours se terminent : tu en abandonnes { $resigned }, et celles où l'un des deux camps n'a pas encore joué finissent sans résultat ({ $off }) ;
privacy-delete-challenges = • les défis que tu as lancés ou reçus sont retirés ({ $count }) ;
privacy-delete-leagues = • tu quittes tes ligues ({ $count }) ;
privacy-delete-goes = • sont supprimés : tes notes, lignes, coups conditionnels, réglages, fuseau horaire, jours de repos, heures calmes et vacances ; tes blocages ; la liste des parties suivies, tes essais de problèmes et mes réponses enregistrées ; et tous les liens entre tes comptes ;
privacy-delete-stays = • les parties finies et tes problèmes restent, car d'autres y ont joué ou les ont résolus. Ton nom y devient « former player » (ancien joueur) avec un numéro tiré au hasard. Rien ne permet de remonter jusqu'à toi, mais les gens qui se souviennent d'une partie savent qui l'a jouée. Le code de contrôle de ces parties, qui sert à vérifier leur enregistrement, change avec ton nom. Ce qui a été exporté avant reste lisible, avec ton nom.
privacy-delete-linked = • tout ça vaut aussi pour les autres comptes que tu as liés à celui-ci ({ $others }) ;
privacy-delete-before = Ce qui a été posté dans les discussions y reste, avec ton nom, tant que ni toi ni la modération ne le supprimez. Les sauvegardes du bot gardent tes données jusqu'à leur suppression, en principe après 30 jours.
    Si tu m'écris de nouveau, tu seras un nouveau membre, mais les blocages qui te visaient restent. Pendant un jour, tu ne pourras défier personne, ni poser de problème, ni rejoindre une échelle ou une ligue ; pendant 30 jours, tu ne pourras pas lier de comptes. Pour reconnaître ton compte, je garde un nombre calculé avec lui et un secret de cette base de données. Il faut avoir les deux pour savoir que c'est le tien. Il est supprimé après 30 jours, sauf si un blocage te vise.
    Pour recevoir d'abord une copie de tout : { STEP("privacy", "what", "export") }. La suppression est définitive. Si tu ne fais rien d'ici dix minutes, rien ne change.
privacy-deleted = Tout ce qui était enregistré sur toi est supprimé. Ce qui a été posté dans les discussions y est encore, et les personnes qui pouvaient le supprimer le peuvent toujours. Merci d'avoir joué.

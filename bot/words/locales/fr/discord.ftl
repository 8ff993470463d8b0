# What is said on Discord alone.
discord-unknown-command = Je ne connais plus cette commande. Regarde { STEP("help") }.
discord-unknown-button = Je ne connais plus ce bouton. Regarde la partie avec { STEP("board") }, ou utilise { STEP("help") }.
discord-bots-play-nothing = { $bot } est un bot, et les bots ne jouent pas ici. Choisis une vraie personne.
discord-own-profile = Je ne tiens pas de bilan de mes propres parties. Joues-en une contre moi : { STEP("challenge", "level", "2") }.
discord-only-on-servers = C'est pour les salons d'un serveur où je suis. Utilise { $step } là-bas.
discord-hidden-reply = Discord m'a caché ta réponse. Si c'était un coup, laisse le « @ » à côté de la réponse activé et réponds à un de mes échiquiers, ou utilise { STEP("move") }.
discord-too-fast = Tu demandes plus vite que je ne peux répondre. Je lis toujours tes coups. Attends dix secondes, puis redemande.
discord-stands-in = Il est dans { $place }.
discord-visibility-unknown = Discord ne me dit pas quels salons tu vois. Il manque peut-être ici des parties et des messages des autres. Redemande dans une minute.
discord-file-too-large = Le fichier ferait { $size } Mio, et Discord en accepte { $most } de ma part. Choisis un autre format, ou demande à la personne qui héberge le bot de l'écrire avec <code>menagerie export</code>.
discord-missed = Je n'étais pas là, et Discord ne me montre pas ce qui s'est écrit ici entre-temps. Si tu as joué ou répondu depuis mon dernier message, réécris-le.
discord-place-lacking = Je ne peux pas gérer de partie dans ce salon : il me faut { $permissions }. Demande à quelqu'un qui gère le serveur de m'accorder ça ici, ou prends un autre salon.
discord-place-takes-none = On ne peut pas écrire dans ce salon, donc pas y jouer. Utilise la commande dans un salon textuel, un fil ou un post de forum.
discord-place-locked = Ce fil est verrouillé, et je ne peux pas y écrire. Demande à quelqu'un qui gère les fils de le déverrouiller, ou prends un autre salon.
discord-place-outside = Je ne suis pas dans ce fil privé, donc on ne peut pas y jouer. Fais-moi entrer en mentionnant { $me } ici, puis relance la commande.
discord-place-unread = Je n'arrive pas à savoir si tu peux jouer ici, donc rien n'a commencé. Réessaie dans une minute.
discord-lacking = Il me faut { $permissions } dans { $place }. Demande à quelqu'un qui gère le serveur de m'accorder ça là-bas.
discord-refused = Discord ne me laisse pas faire ça dans { $place } ({ $why }).
discord-wrong-kind = On ne peut pas écrire dans { $place }. Retire ceci, et recommence dans un salon où l'on peut.
discord-lacking-events = Je ne peux plus changer ni supprimer un de mes événements sur ce serveur. Demande à quelqu'un qui gère le serveur de m'accorder « Créer des événements ».
discord-moderated = AutoMod bloque mes messages dans { $place }. Demande à quelqu'un qui gère le serveur de faire une exception pour moi.
discord-told-alone = Une fois ça réglé, je le montrerai là-bas. D'ici là, je ne le dis qu'à toi :
discord-thread-closed = Je ne peux pas écrire dans { $game }, alors voici les nouvelles. Déverrouille-le, ou continue avec { STEP("move", "game", $number) }.
discord-channel-gone = Le salon de la partie { $game } ({ $variant }) n'existe plus. La partie continuera dans le salon du serveur où l'un de vous utilisera une de mes commandes. D'ici là, je te préviens ici.
discord-unreached = Le salon de la partie { $game } n'existe plus, et l'un des joueurs n'accepte pas mes messages privés. Utilise une de mes commandes dans un salon du serveur, et la partie y continue.
discord-plain-title = AutoMod a bloqué sur ce serveur un titre avec les noms de la partie et des joueurs. Ce fil a donc un titre simple.
discord-no-thread = Je n'ai pas pu créer de fil pour la partie { $game }, alors elle se joue ici ({ $why }). Quelqu'un qui gère le serveur peut changer ça. La prochaine partie aura alors un fil.
discord-no-thread-moderated = Je n'ai pas pu créer de fil pour la partie { $game }, alors elle se joue ici (AutoMod bloque son titre sur ce serveur). Quelqu'un qui gère le serveur peut changer ça. La prochaine partie aura alors un fil.
discord-watch-in = Tu es dans { $place }.
discord-watch-sealed = Les joueurs n'y entrent qu'une fois la partie finie. Mais toute personne qui a { TERM("overseer-right") } peut lire tous les fils privés.
discord-watch-refused = Discord ne me laisse pas t'ajouter à { $place } ({ $why }). Tu ne vois peut-être pas { $channel }.
discord-watch-channel-gone = Le salon de la partie n'existe plus, donc les spectateurs n'ont plus de fil.
discord-watch-not-yet = Je ne peux pas créer de fil privé dans { $channel } (il faut « Créer des fils privés »). Les spectateurs n'ont donc pas de fil avant la fin de la partie. Ensuite, j'en crée un et je t'y ajoute.
discord-replay-soon = Je dessine bientôt le film de la partie…
discord-replay-drawn = Je dessine le film de la partie : échiquier { $done } sur { $all }…
discord-title = { $variant } { $game } : { $first } – { $second }
discord-title-short = { $variant }, partie { $game }
discord-title-plain = Partie { $game }
discord-permission = { $name ->
    [view-channel] « Voir le salon »
    [send-messages] « Envoyer des messages »
    [create-public-threads] « Créer des fils publics »
    [send-messages-in-threads] « Envoyer des messages dans les fils »
    [attach-files] « Joindre des fichiers »
   *[read-message-history] « Voir les anciens messages »
}
discord-fault = { $what ->
    [place-gone] le salon ou le fil n'existe pas
    [message-gone] le message n'existe pas
    [archived] le fil est archivé
    [thread-exists] le message a déjà un fil
    [wrong-kind] c'est impossible dans un salon de ce type
    [moderated] l'AutoMod du serveur refuse ces mots
    [no-member] cette personne n'est pas membre du serveur
   *[unauthorized] Discord n'accepte pas le jeton
}

discord-menu-challenge = Défier
discord-menu-rules = Règles de ce jeu
discord-menu-fen = Copier en FEN
discord-menu-no-board = Je ne vois pas de quelle partie c'est l'échiquier. Choisis-en un dans le fil d'une partie, ou affiche-en un avec { STEP("board") }.

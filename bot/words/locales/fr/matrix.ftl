# What is said in Matrix alone.
matrix-hello = J'arbitre les échecs et de grandes variantes d'échecs. Je garde les parties, je montre les échiquiers et je connais les règles.
matrix-hello-next = Regarde ce que je sais faire avec { STEP("help") }, ou commence une partie avec { STEP("challenge") }.
matrix-encrypted = Ce salon est chiffré, et je ne peux pas lire ce qui s'y écrit, alors je m'en vais. Invite-moi dans un salon sans chiffrement : les parties de ce salon y continueront.
matrix-no-key = Je ne peux pas encore lire le message de { $player } : sa clé ne m'est pas parvenue. Je le lirai quand elle arrivera. Renvoyer le message aide souvent.
matrix-key-withheld = Je ne peux pas lire le message de { $player } : son application ne donne ses clés qu'aux appareils vérifiés. Autorise les autres appareils dans ses réglages de chiffrement, et renvoie le message.
matrix-missed = Je n'étais pas là, et le serveur d'accueil ne me montre pas ce qui s'est écrit ici entre-temps. Si tu as joué ou répondu depuis mon dernier message, réécris-le.
matrix-unknown-command = Je ne connais pas la commande <code>!{ $word }</code>. Regarde { STEP("help") }.
matrix-mistyped-command = Je ne connais pas la commande <code>!{ $word }</code>. Tu voulais dire { $step } ?
matrix-only-in-rooms = C'est pour un salon où l'on joue. Utilise { $step } là-bas.
matrix-nobody-called = Personne dans ce salon ne s'appelle <code>{ $name }</code>. Utilise le nom qu'un membre a ici, ou son adresse entière, comme <code>@bob:example.org</code>.
matrix-several-called = Plusieurs membres correspondent à <code>{ $name }</code>. De qui parles-tu ?
matrix-last-word = Je t'ai répondu beaucoup de fois, alors je me tais pendant une minute. Je fais toujours ce que tu demandes, et je réponds toujours aux coups.
matrix-answered-alone = Je t'ai répondu dans un salon à nous deux. Accepte mon invitation pour lire. Ensuite, un { $sign } sous ton message voudra dire qu'il y a une réponse.
matrix-choice-alone = Je t'ai posé la question dans un salon à nous deux, où personne d'autre ne la lit. Réponds-y avec <code>{ $number }</code>.
matrix-no-choice = Il n'y a pas de choix numéro { $number } ici. Regarde { STEP("games") } ou { STEP("help") }.
matrix-which-choice = Plusieurs de mes messages ont un choix { $number }. Réponds à celui que tu veux avec <code>{ $number }</code>.
matrix-how-to-choose = Si tu veux le choix { $number } de { $source ->
    [offer] la proposition qui t'attend
   *[last] mon dernier message
}, réponds-y avec <code>{ $number }</code> ou tape <code>!{ $number }</code>.
matrix-may-not-write = Je n'ai pas le droit d'écrire dans { $place }. Donne-moi le droit d'y envoyer des messages.
matrix-told-alone = Une fois ça réglé, je le montrerai là-bas. D'ici là, je ne le dis qu'à toi :
matrix-room-gone = Je ne suis plus dans le salon de la partie { $game } ({ $variant }). Tape tes coups ici. Si tu as plusieurs parties, mets <code>game:{ $game }</code> après { STEP("move") } et le coup. Ou réinvite-moi, et utilise là-bas une de mes commandes.
matrix-unreached = Je ne suis plus dans le salon de la partie { $game }, et je ne peux pas écrire en privé à l'un des joueurs. Réinvite-moi, et utilise là-bas une de mes commandes.
matrix-no-rooms = Le serveur d'accueil ne me laisse pas créer de salons ({ $why }).
matrix-thread = { $variant }, partie { $game } : { $first } contre { $second }. Elle se joue dans ce fil.
matrix-watch-invited = Tu as une invitation pour { $place }.
matrix-watch-sealed = Les joueurs ne sont pas invités avant la fin de la partie. Mais toute personne qui a { TERM("overseer-right") } peut lire ce salon.
matrix-watch-refused = Je ne peux pas t'inviter dans { $place } ({ $why }). Redemande-moi, ou demande à la personne qui héberge le bot.
matrix-choose-or-react = Réponds à ce message avec le numéro, ou mets-le en réaction.
matrix-choose = Réponds à ce message avec le numéro.
matrix-reactions = Une réaction fait pareil : { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = Une réaction fait pareil : { $yes } { $agreed }.

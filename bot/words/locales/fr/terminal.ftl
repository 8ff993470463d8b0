# What is said in a terminal alone.
terminal-hello = { $first } et { $second } à un même clavier. Tu parles pour le joueur au trait. Pour parler au nom de l'autre, commence par son nom : <code>{ $second }: draw</code>. Un nombre fait un choix. <code>go 2</code> t'amène à la partie 2. <code>quit</code> ferme, et tout est gardé.
terminal-hello-alone = { $first } contre l'ordinateur. Tape un coup, ou une commande comme <code>board</code>, <code>undo</code> ou <code>hint</code>. Un nombre fait un choix. <code>quit</code> ferme, et tout est gardé.
terminal-games-run = Parties encore en cours : { $games }. <code>games</code> les liste, et sans variante la dernière continue.
terminal-no-number = Rien ici n'a le numéro { $number }. Tape un coup, ou <code>help</code>.
terminal-one-screen = Il n'y a qu'un écran ici, donc les spectateurs n'ont pas d'endroit à eux pour discuter. Les joueurs entendent ce que tu dis à voix haute.
terminal-one-network = Il n'y a qu'un réseau ici, et personne n'a deux comptes : il suffit d'un nom. Continue à jouer.
terminal-not-drawn = L'image n'a pas pu être dessinée. Choisis un autre format.
terminal-written = Fichier écrit : { $path }
terminal-not-written = Impossible d'écrire dans { $folder } ({ $why }) : fais-y de la place, ou donne à cet utilisateur le droit d'y écrire.

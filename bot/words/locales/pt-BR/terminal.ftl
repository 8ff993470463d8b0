# What is said in a terminal alone.

terminal-hello = { $first } e { $second } no mesmo teclado. Você fala por quem está na vez. Para falar pela outra pessoa, comece com o nome: <code>{ $second }: draw</code>. Um número escolhe uma opção. <code>go 2</code> leva à partida 2. <code>quit</code> sai, e tudo fica guardado.
terminal-hello-alone = { $first } contra o computador. Digite um lance ou um comando como <code>board</code>, <code>undo</code> ou <code>hint</code>. Um número escolhe uma opção. <code>quit</code> sai, e tudo fica guardado.
terminal-games-run = Partidas em andamento: { $games }. <code>games</code> lista todas, e sem variante a última continua.
terminal-no-number = Nada aqui tem o número { $number }. Digite um lance ou <code>help</code>.
terminal-one-screen = Aqui só há uma tela, então os espectadores não têm lugar próprio para conversar. Os jogadores ouvem o que vocês dizem em voz alta.
terminal-one-network = Aqui só há uma rede, e ninguém tem duas contas: basta um nome. Continue jogando.
terminal-not-drawn = Não deu para desenhar a imagem. Escolha outro formato.
terminal-written = Gravado: { $path }
terminal-not-written = Não dá para gravar em { $folder } ({ $why }): libere espaço lá ou dê a este usuário o direito de gravar.

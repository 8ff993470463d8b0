# What the conversation itself answers, on every network.

chat-done = Pronto.
chat-not-stored = Não consegui salvar isso, então nada mudou. Tente de novo em um minuto. Se continuar assim, avise quem mantém o bot.
chat-not-known = Não consigo salvar as partidas agora nem saber se isto foi salvo. Veja o tabuleiro em um minuto. Se a mudança não estiver lá, faça de novo. Se continuar assim, avise quem mantém o bot.
chat-restarting = Estou reiniciando, então nada mudou. Tente de novo em um minuto.
chat-not-read = Não consigo ler as partidas agora. Tente de novo em um minuto. Se continuar assim, avise quem mantém o bot.
chat-not-shown = Ainda não consegui mostrar isso aos outros. { $why } Mostro assim que isso mudar. Até lá, use { STEP("board") } e { STEP("games") }.

chat-played-on = Não fiz nada. A partida continua.
chat-cancelled = Nenhum lance foi jogado.
chat-other-move = Nenhum lance foi jogado. Digite o outro lance com { STEP("move", "move", "", "game", $game) }.

chat-earlier-board = Este é o tabuleiro após { $ply } de { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
chat-record = Código de conferência do registro da partida: <code>{ $hash }</code>.
chat-record-elsewhere = Código de conferência do registro da partida: <code>{ $hash }</code>. { STEP("export", "game", $game) } dá o registro.

chat-did-you-mean = Não entendi <code>{ $typed }</code> em <code>{ $option }:</code>. { $choices ->
    [one] Você quis dizer isto?
   *[other] Você quis dizer uma destas opções?
}
chat-no-such-variant = Não há variante chamada “{ $typed }”.
chat-all-variants = Veja tudo o que dá para jogar aqui com { STEP("variants") }.
chat-left-over = Conheço <b>{ $variant }</b>, mas não sei o que quer dizer <code>{ $rest }</code> depois disso.
chat-left-over-of-challenge = Antes de cada opção, ponha o nome dela e dois-pontos: { $step }.
chat-left-over-of-challenge-to-nobody = Indique seu oponente pelo endereço. Antes de cada opção, ponha o nome dela e dois-pontos: { $step }.
chat-left-over-of-other = Antes de cada opção, ponha o nome dela e dois-pontos. Veja todas as opções com { STEP("help") }.

chat-privacy-file = Este arquivo tem tudo o que está guardado sobre você, só para você. PRIVACY.md explica o formato e o que não está nele.
chat-privacy-part = Esta é a parte { $part } de { $parts } de tudo o que está guardado sobre você, só para você. Pegue a próxima com { STEP("privacy", "what", "export", "part", $next) }. PRIVACY.md explica o formato.

chat-variant-differs-in-file = <b>{ $variant }</b>: diferenças do seu arquivo para a edição { $edition }.
chat-variant-differs = <b>{ $variant }</b>: diferenças da edição { $edition } para a { $before }.
chat-variant-is-new = <b>{ $variant }</b> está na lista em sua primeira edição.
chat-variant-same = Só mudam os comentários e a ordem.
suggested-variant-first = Indique primeiro a variante
suggested-one-array = { $variant } tem uma só formação inicial
suggested-array-by-lot = por sorteio, uma de { $orders }
suggested-array-usual = {""}, a ordem usual em { $squares }; ou escreva outra
suggested-array-drawn = { $symmetry ->
    [asymmetric] assimétrica
    [central] girada
   *[mirror] espelhada
}
suggested-zone-now = , agora { $time }
suggested-which-game = Qual partida? Indique primeiro em { OPTION("move", "game") }: { $games }
suggested-no-game-here = Nenhuma partida sua é jogada aqui
suggested-game-over = A partida { $game } acabou
suggested-not-your-game = Você não está jogando a partida { $game }
suggested-not-your-turn = Não é a sua vez na partida { $game }
suggested-when-first = Indique primeiro o lance do oponente em { OPTION("if", "when") }
suggested-your-turn = É a sua vez: escreva em { OPTION("if", "line") } uma linha que comece com o seu lance
chat-other-variants = { $choices ->
    [one] Quer esta?
   *[other] Quer uma destas?
}

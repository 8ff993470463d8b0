# What is said on Discord alone.

discord-unknown-command = Não conheço mais este comando. Veja { STEP("help") }.
discord-unknown-button = Não conheço mais este botão. Veja a partida com { STEP("board") } ou use { STEP("help") }.
discord-bots-play-nothing = { $bot } é um bot, e bots não jogam aqui. Indique uma pessoa.
discord-own-profile = Não guardo o histórico das minhas próprias partidas. Jogue uma contra mim: { STEP("challenge", "level", "2") }.
discord-only-on-servers = Isso é para os canais de um servidor em que estou. Use { $step } lá.
discord-hidden-reply = O Discord escondeu de mim a sua resposta. Se era um lance, deixe o “@” ligado ao lado da resposta e responda a um tabuleiro meu, ou use { STEP("move") }.
discord-too-fast = Você pergunta mais rápido do que consigo responder. Seus lances eu sempre leio. Espere dez segundos e pergunte de novo.
discord-stands-in = Está em { $place }.
discord-visibility-unknown = O Discord não está me dizendo quais canais você vê. Podem faltar partidas e posts dos outros nesta resposta. Pergunte de novo em um minuto.
discord-file-too-large = O arquivo teria { $size } MiB, e o Discord só aceita { $most } de mim. Escolha outro formato ou peça a quem mantém o bot, que pode gerar o arquivo com <code>menagerie export</code>.
discord-missed = Fiquei fora do ar, e o Discord não me mostra o que se escreveu aqui nesse tempo. Se você jogou ou respondeu algo depois da minha última mensagem, escreva de novo.

discord-place-lacking = Não consigo manter uma partida neste canal: preciso de { $permissions }. Peça a quem gerencia o servidor que libere isso aqui, ou use outro canal.
discord-place-takes-none = Este canal não aceita mensagens, então não dá para jogar nele. Use o comando num canal de texto, num tópico ou numa publicação de fórum.
discord-place-locked = Este tópico está trancado, então não posso escrever aqui. Peça a quem gerencia tópicos que o destranque, ou use outro canal.
discord-place-outside = Não estou neste tópico privado, então não dá para jogar nele. Mencione { $me } aqui para me deixar entrar e use o comando de novo.
discord-place-unread = Não consigo saber agora se você pode jogar aqui, então nada começou. Tente de novo em um minuto.

discord-lacking = Preciso de { $permissions } em { $place }. Peça a quem gerencia o servidor que libere isso lá.
discord-refused = O Discord não me deixa fazer isso em { $place } ({ $why }).
discord-wrong-kind = { $place } não aceita mensagens. Retire isto e recomece num canal que aceite.
discord-lacking-events = Não posso mais mudar nem apagar um evento meu neste servidor. Peça a quem administra o servidor que me dê a permissão “Criar eventos”.
discord-moderated = O AutoMod bloqueia minhas palavras em { $place }. Peça a quem gerencia o servidor que abra uma exceção para mim.
discord-told-alone = Quando isso se resolver, mostro isto lá. Até lá, conto só a você:
discord-thread-closed = Não consigo escrever em { $game }, então a notícia vem aqui. Destranque o tópico ou continue com { STEP("move", "game", $number) }.
discord-channel-gone = O canal da partida { $game } ({ $variant }) não existe mais. A partida continua em qualquer canal do servidor em que um de vocês usar um comando meu. Até lá, aviso você aqui.
discord-unreached = O canal da partida { $game } não existe mais, e um dos jogadores não aceita minhas mensagens diretas. Use qualquer comando meu num canal do servidor, e a partida continua lá.

discord-plain-title = O AutoMod deste servidor bloqueou um título com os nomes da partida e dos jogadores. Por isso o título deste tópico é simples.
discord-no-thread = Não consegui criar um tópico para a partida { $game }, então ela é jogada aqui ({ $why }). Quem gerencia o servidor pode mudar isso, e aí a próxima partida ganha um tópico.
discord-no-thread-moderated = Não consegui criar um tópico para a partida { $game }, então ela é jogada aqui (o AutoMod deste servidor bloqueia o título). Quem gerencia o servidor pode mudar isso, e aí a próxima partida ganha um tópico.

discord-watch-in = Os espectadores conversam em { $place }, e você já está lá.
discord-watch-sealed = Os jogadores só entram quando a partida acabar. Mas quem tem { TERM("overseer-right") } pode ler todos os tópicos privados.
discord-watch-refused = O Discord não me deixa adicionar você a { $place } ({ $why }). Talvez você não veja { $channel }.
discord-watch-channel-gone = O canal da partida não existe mais, então os espectadores estão sem tópico.
discord-watch-not-yet = Não consigo criar um tópico privado em { $channel } (falta a permissão “Criar tópicos privados”). Os espectadores ficam sem tópico até a partida acabar. Aí eu crio um e adiciono você.

discord-replay-soon = Já vou desenhar a animação da partida…
discord-replay-drawn = Desenhando a animação: { $done } de { $all } tabuleiros…
discord-title = { $variant } { $game }: { $first } x { $second }
discord-title-short = { $variant }, partida { $game }
discord-title-plain = Partida { $game }
discord-permission = { $name ->
    [view-channel] “Ver canal”
    [send-messages] “Enviar mensagens”
    [create-public-threads] “Criar tópicos públicos”
    [send-messages-in-threads] “Enviar mensagens em tópicos”
    [attach-files] “Anexar arquivos”
   *[read-message-history] “Ver histórico de mensagens”
}
discord-fault = { $what ->
    [place-gone] o canal ou tópico não existe
    [message-gone] a mensagem não existe
    [archived] o tópico está arquivado
    [thread-exists] a mensagem já tem um tópico
    [wrong-kind] um canal deste tipo não permite isso
    [moderated] o AutoMod do servidor recusa o texto
    [no-member] essa pessoa não é membro do servidor
   *[unauthorized] o Discord não aceita o token
}

discord-menu-challenge = Desafiar
discord-menu-rules = Regras deste jogo
discord-menu-fen = Copiar como FEN
discord-menu-no-board = Não sei de qual partida é este tabuleiro. Use um no tópico de uma partida, ou veja um com { STEP("board") }.

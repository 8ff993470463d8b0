# What is said in Matrix alone.

matrix-hello = Sou um árbitro de xadrez e de variantes em tabuleiros grandes. Guardo as partidas, mostro os tabuleiros e conheço as regras.
matrix-hello-next = Veja o que sei fazer com { STEP("help") }, ou comece uma partida com { STEP("challenge") }.
matrix-encrypted = Esta sala é criptografada e não consigo ler o que se escreve aqui, então vou sair. Me convide para uma sala sem criptografia: as partidas desta sala continuam lá.
matrix-no-key = Ainda não consigo ler a mensagem de { $player }: a chave dela não chegou até mim. Leio quando ela chegar. Enviar a mensagem de novo costuma ajudar.
matrix-key-withheld = Não consigo ler a mensagem de { $player }: o app só dá as chaves a dispositivos verificados. Permita outros dispositivos nas configurações de criptografia do app e envie a mensagem de novo.
matrix-missed = Fiquei fora do ar, e o homeserver não me mostra o que se escreveu aqui nesse tempo. Se você jogou ou respondeu algo depois da minha última mensagem, escreva de novo.

matrix-unknown-command = Não conheço o comando <code>!{ $word }</code>. Veja { STEP("help") }.
matrix-mistyped-command = Não conheço o comando <code>!{ $word }</code>. Você quis dizer { $step }?
matrix-only-in-rooms = Isso é para uma sala onde se jogam partidas. Use { $step } lá.
matrix-nobody-called = Ninguém nesta sala se chama <code>{ $name }</code>. Use o nome que a pessoa tem aqui ou o endereço completo, como <code>@bob:example.org</code>.
matrix-several-called = Vários membros combinam com <code>{ $name }</code>. De quem você fala?
matrix-last-word = Já respondi muitas vezes a você, então fico em silêncio por um minuto. Continuo fazendo o que você pede e sempre respondo aos lances.
matrix-answered-alone = Respondi numa sala só nossa. Aceite meu convite para ler. De agora em diante, um { $sign } na sua mensagem avisa que há resposta.

matrix-choice-alone = Perguntei numa sala só nossa, onde ninguém mais lê. Responda com <code>{ $number }</code> lá.
matrix-no-choice = Não há opção com o número { $number } aqui. Veja { STEP("games") } ou { STEP("help") }.
matrix-which-choice = Várias mensagens minhas têm uma opção { $number }. Responda à certa com <code>{ $number }</code>.
matrix-how-to-choose = Se você quer a opção { $number } { $source ->
    [offer] da proposta que espera você
   *[last] da minha última mensagem
}, responda a ela com <code>{ $number }</code> ou digite <code>!{ $number }</code>.

matrix-may-not-write = Não tenho permissão para escrever aqui: { $place }. Preciso do poder de enviar mensagens lá.
matrix-told-alone = Quando isso se resolver, mostro isto lá. Até lá, conto só a você:
matrix-room-gone = Não estou mais na sala da partida { $game } ({ $variant }). Digite seus lances aqui. Se você tem várias partidas, ponha <code>game:{ $game }</code> depois de { STEP("move") } e do lance. Ou me convide de novo e use um comando meu lá.
matrix-unreached = Não estou mais na sala da partida { $game }, e não consigo escrever em particular a um dos jogadores. Me convide de novo e use um comando meu lá.
matrix-no-rooms = O homeserver não me deixa criar salas ({ $why }).

matrix-thread = { $variant }, partida { $game }: { $first } x { $second }. A partida é jogada neste tópico.
matrix-watch-invited = Seu convite: { $place }.
matrix-watch-sealed = Os jogadores só recebem convite quando a partida acabar. Mas quem tem { TERM("overseer-right") } pode ler essa sala.
matrix-watch-refused = Não consigo mandar seu convite: { $place } ({ $why }). Peça de novo, ou fale com quem mantém o bot.
matrix-choose-or-react = Responda a esta mensagem com o número, ou reaja com ele.
matrix-choose = Responda a esta mensagem com o número.
matrix-reactions = Uma reação faz o mesmo: { $yes } { $agreed }, { $no } { $refused }.
matrix-reaction = Uma reação faz o mesmo: { $yes } { $agreed }.

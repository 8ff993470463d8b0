# Help: how to play, by examples. The first messages are the lines of the answer to help itself.

help-head = <b>Variantes de xadrez em tabuleiros grandes, por correspondência.</b>
help-play = <b>Começar uma partida</b>: { STEP("challenge", "opponent", "", "variant", $variant) } convida um membro. Sem oponente, qualquer pessoa pode entrar.
help-type = <b>Lance</b>: <code>{ $canonical }</code> ou <code>{ $short }</code>, { $ways }.
help-see = { STEP("games") } lista suas partidas, e { STEP("board") } mostra o tabuleiro de uma partida. { STEP("rules", "variant", $variant) } explica como as peças andam.
help-topics = Escolha um assunto para ler mais:

help-begin = <b>Começar uma partida</b>: { STEP("challenge", "opponent", "", "variant", $variant) } convida um membro. Sem oponente, qualquer pessoa pode entrar. Um desafio se responde { TERM("way-to-answer") }. { STEP("games") } lista suas partidas e os desafios abertos, e { STEP("join", "code", "4F7Q2K") } entra em um pelo código. { STEP("rematch") } pede outra partida. Cada partida tem { TERM("own-place", "its-own") }: todos podem ver, e só os dois jogadores podem agir. { STEP("challenge", "variant", $variant, "level", "2") } começa uma partida contra mim, em um nível de 1 a 6.
help-move = <b>Fazer lances</b>: <code>{ $coordinates }</code>, <code>{ $canonical }</code> ou <code>{ $short }</code> joga um lance{ $on_board ->
    [yes] {" "}{ $piece-of }
   *[no] {""}
} { $ways }. { STEP("move", "move", $square) } move a única peça que pode ir para { $square }, ou lista as que podem.
help-move-drop = Para soltar uma peça da mão, digite a peça e a casa: <code>{ $drop }</code>.
help-move-enters = Uma peça da mão entra se você a disser depois do lance: <code>{ $typed }</code>.
help-move-wall = A casa { $piece-of } vem depois do lance: <code>{ $typed }</code>.
help-move-two-steps = Um lance de dois passos diz a casa do meio: <code>f6xg7xf8</code> captura duas vezes, <code>f6xg7-f6</code> captura sem sair do lugar e <code>f6-f6</code> passa.
help-move-promotion-signs = Onde uma peça pode ser promovida, <code>+</code> depois do lance promove e <code>=</code> não.
help-look = <b>Tabuleiro e regras</b>: { STEP("board") } mostra o tabuleiro, e { STEP("at", "ply", "7") } um anterior. { STEP("open") } abre o tabuleiro num navegador. { STEP("moves") } mostra aonde uma peça pode ir, { STEP("look") } o que ataca uma casa, e { STEP("piece") } como uma peça anda. { STEP("rules") } explica a variante. { STEP("replay") } mostra os lances um a um, e { STEP("export") } dá a partida em arquivo. { STEP("report") } mostra os piores erros de uma partida terminada. { STEP("learn", "piece", "Knight") } dá pequenos exercícios com uma peça.
help-think = <b>Planejar lances</b>: { STEP("note") } guarda notas e { STEP("try") } testa lances; só você vê. { STEP("if") } planeja lances, jogados na hora se seu oponente fizer o que você espera. { STEP("undo") } desfaz seu último lance: por conta própria durante um minuto, depois só se seu oponente aceitar. { STEP("hint") } sugere um lance em uma partida contra mim.
help-end = <b>Fim de partida e relógios</b>: { STEP("draw") } propõe ou reivindica empate, e { STEP("resign") } desiste da partida. { STEP("abort") } encerra uma partida sem resultado; se os dois já jogaram, seu oponente precisa aceitar. { STEP("claim") } dá a vitória a você quando o tempo do seu oponente acaba, e { STEP("give") } dá mais tempo a ele. { STEP("time") } e { STEP("vacation") } definem quando seus relógios param.
help-more = <b>Assistir e resolver problemas</b>: { STEP("watch") } deixa você assistir a uma partida, e { STEP("analysis") } diz se os espectadores da sua podem analisá-la. { STEP("problem") } lista problemas para resolver e cria novos. { STEP("profile") } mostra o que você ou outro membro jogou, e { STEP("stats") } o que todos jogaram aqui. { STEP("variant") } joga uma variante que você envia em arquivo. { STEP("help", "topic", "challenge") } explica um comando.
help-club = <b>Ratings e ligas</b>: uma partida conta para o rating se o desafio disser isso: { STEP("challenge", "clock", "days 3d", "rated", "true") }. Ela precisa de relógio, da formação inicial padrão e de dois lances de cada lado. { STEP("rating") } mostra qual é a sua força, e { STEP("leaders") } quem são os melhores daqui. Numa liga, todos de uma divisão se enfrentam. { STEP("league") } lista as ligas daqui. Você entra com um botão, e suas partidas começam sozinhas. Numa escada, você ganha um lugar vencendo um desafio: { STEP("ladder") }. A administração cria ligas com { STEP("league", "what", "create", "name", "", "variant", "") }.
help-settle = <b>Configurações</b>: { STEP("settings") } define como você vê tabuleiros e quem fica sabendo o que você joga. { STEP("block") } impede que você e um membro se enfrentem, e { STEP("unblock") } acaba com isso. { STEP("link") } faz das suas contas em duas redes um só membro, e { STEP("unlink") } as separa. { STEP("privacy") } mostra, exporta ou apaga seus dados. A administração { TERM("community", "of-this") } escolhe visual, relógio padrão, lugares e variantes com { STEP("server") }, { STEP("places") } e { STEP("variants") }. A moderação usa { STEP("adjudicate") }, { STEP("freeze") } e { STEP("thaw") }.

help-topic-begin = Começar uma partida
help-topic-move = Fazer lances
help-topic-look = Tabuleiro e regras
help-topic-think = Planejar lances
help-topic-end = Fim de partida e relógios
help-topic-more = Assistir e resolver problemas
help-topic-club = Ratings e ligas
help-topic-settings = Configurações

# Who is told what: turns, the daily list, vacations.

notice-heading = <b>{ $variant }, partida { $number }</b>, contra { $opponent }:
notice-how-to-answer = Responda lá ({ $game }) ou aqui com { STEP("move", "game", $number) }.
notice-no-direct-messages = Não consigo avisar você { TERM("direct-messages", "by") }, então aviso aqui. Escolha onde receber avisos com { STEP("settings") }.
notice-silent-for-a-minute = Já respondi muitas vezes a você aqui, então fico em silêncio por um minuto. Os lances possíveis continuam sendo jogados. Comandos como { STEP("move") } e { STEP("help") } ainda têm resposta, que só você vê.

notice-last-move = <b>{ $played }</b> · { $words }.
notice-your-move = { $player }, é sua vez (com { $side-the }).
notice-computer-thinks = { $player } está pensando.
notice-draw-by-repetition = Esta posição já se repetiu o bastante. Em vez de jogar, você pode reivindicar empate com { STEP("draw") }.
notice-draw-by-moves = Em { $moves } lances não houve captura, promoção nem movimento de peça que não possa voltar. Em vez de jogar, você pode reivindicar empate com { STEP("draw") }.

notice-no-game-waits = Nenhuma partida espera seu lance. Veja todas as suas com { STEP("games") }.
notice-no-other-game-waits = Só a partida { $number } espera seu lance.
notice-played-elsewhere = Escreva seu lance aqui ou lá ({ $game }), ou use { STEP("move", "game", $number) }.
notice-nothing-played = Você não tem nenhuma partida em andamento. Comece uma com { STEP("challenge") } { TERM("place", "in-a") } { TERM("community", "of-the") }. Aqui também, { STEP("help") } mostra o que mais você pode fazer.

notice-list = <b>{ $day }: { $games ->
    [one] { $urgent ->
        [0] { $games } partida espera você:
       *[other] { $games } partida espera você, com menos de um dia de prazo:
    }
   *[other] { $urgent ->
        [0] { $games } partidas esperam você:
       *[other] { $games } partidas esperam você, { $urgent } com menos de um dia de prazo:
    }
}</b>
notice-list-game = { $game } ({ $variant }) contra { $opponent }: sem prazo
notice-list-game-until = { $game } ({ $variant }) contra { $opponent }: até { $deadline }
notice-list-more = … e mais { $games }.
notice-list-all = Veja todas as suas partidas com { STEP("games") }.
notice-list-untold = { $day }: { $player }, é sua vez.

notice-promised-board = De agora em diante, menciono você na mensagem do tabuleiro quando for sua vez.
notice-promised-direct = De agora em diante, vou avisar você { TERM("direct-messages", "by") } quando for sua vez. Se não der, aviso você na própria partida.
notice-promised-quiet = De agora em diante, não menciono mais você nas mensagens dos tabuleiros. Ainda aviso quando seu tempo está acabando e quando algo espera sua resposta.
notice-promised-list = De agora em diante, mando uma vez por dia, { TERM("direct-messages", "by") }, a lista das partidas que esperam você. Ela vem às { $hour }:00 ({ $zone }), a menos que nenhuma espere. Ajuste seu fuso com { STEP("time") }.
notice-hour-without-list = Essa hora é da lista diária, que você não recebe agora. Ative com { STEP("settings", "notices", "digest") }.

notice-vacation-begun = { $player } está de férias, com o relógio parado, até { $until }.
notice-vacation-ended = { $player } voltou das férias, e o relógio volta a correr.
notice-vacation-runs-out = { $player }, suas horas de férias estão acabando. Suas férias terminam em { $end }, e aí os relógios das suas partidas voltam a correr.
notice-vacation-ran-out = { $player }, suas horas de férias acabaram. Suas férias terminaram em { $end }, e os relógios das suas partidas voltam a correr.
notice-count = Contados: { $moves } de { $limit } lances; depois a partida empata, a menos que haja mate antes.
notice-checks-given = Xeques dados: { $first_side } { $first }, { $second_side } { $second }; quem der { $checks } vence.
notice-begun = A partida começou.

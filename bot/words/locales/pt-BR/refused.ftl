# Why something is not done, whatever it is about.

refused-no-game-here = Não há partida aqui, e você não tem nenhuma em outro lugar. Comece uma com { STEP("challenge") }.
refused-several-games = Pode ser mais de uma partida. Vá até a partida certa, ou acrescente o número dela ao comando:
refused-no-such-game = Não há partida { $game }. Veja as suas com { STEP("games") }.
refused-game-over = Esta partida acabou: { $result } Comece outra com { STEP("challenge") }.
refused-not-a-player = Você não está na partida { $game }, e só quem joga nela pode fazer isso. Assista com { STEP("watch", "game", $game) }, ou comece a sua com { STEP("challenge") }.
refused-hint-against-a-person = A partida { $game } é contra uma pessoa, e as dicas são só para partidas contra mim. Jogue uma: { STEP("challenge", "level", "2") }.
refused-report-of-running = A partida { $game } ainda está em andamento, e só partidas terminadas têm relatório. Indique uma partida terminada: { STEP("report", "game", "1") }.
refused-help-in-running = A partida { $game } ainda está em andamento, e a posição atual dela apareceu aqui. Não ajudo ninguém em partidas em andamento. Volte quando a partida { $game } tiver avançado: { STEP("games") }.
refused-nothing-to-report = Nenhum lance foi jogado na partida { $game }, então não há o que relatar. Suas outras partidas: { STEP("games") }.
refused-not-your-turn = Não é sua vez: agora joga { $player } (com { $side-the }).
refused-plan-answer = Eu aviso quando for sua vez. Você já pode planejar sua resposta com { STEP("if") }.
refused-board-stands = Joguei <code>{ $played }</code> antes de você editar a mensagem, então esse lance fica. { $command ->
    [undo] Peça para desfazer com { STEP("undo") }.
   *[other] Veja com { STEP($command) }.
}
refused-stale = A partida avançou desde que isso foi mostrado, então não fiz nada. Veja o tabuleiro mais novo, ou use { STEP("board") }.
refused-shown-is-taken-back = Essa posição não existe mais: um lance foi desfeito desde então, por isso não fiz nada. Veja o tabuleiro mais novo, ou use { STEP("board") }.
refused-by-command = { $command ->
    [undo] Para desfazer seu último lance, use { STEP("undo") }. Depois de um minuto, ou de uma resposta do seu oponente, ele precisa aceitar.
    [resign] Para abandonar, use { STEP("resign") }. Antes, eu pergunto de novo.
    [draw] Para propor, aceitar ou reivindicar empate, use { STEP("draw") }. Só dizer não vale como proposta.
    [abort] Para encerrar a partida sem resultado, use { STEP("abort") }. Se vocês dois já jogaram, seu oponente precisa aceitar.
    [help] Para ver como jogar, use { STEP("help") }.
   *[other] Para ver o tabuleiro, use { STEP($command) }. Também dá para ver do outro lado ou em palavras.
}
refused-nobody-reaches = { $why } Veja aonde cada peça pode ir com { STEP("moves") }.
refused-no-number = “{ $typed }” não serve como número. Escreva <code>{ $name }:{ $example }</code>, ou outro número inteiro a partir de { $least }.
refused-no-choice = “{ $typed }” não serve para <code>{ $name }</code>. Escolha: { $known }.
refused-end-alone = Esta partida não tem prazo, então não há o que reivindicar. Seu oponente saiu, então encerre sem resultado com { STEP("abort", "game", $game) }.
refused-needs-community = As partidas se jogam { TERM("place", "in-a") } { TERM("community", "of-a") }. Faça o desafio lá.

# What a player asks of the opponent: to take moves back, to end a game without a result, or the time that is up.

offer-asks-take-back = { $player } pede para desfazer { $moves }
offer-asks-cancel = { $player } pede para encerrar a partida { $game } sem resultado

offer-take-back = { $player } pede para desfazer { $moves }. O tabuleiro volta à posição após <b>{ $last }</b> (vez { $side-of }). Veja com { STEP("board", "game", $game, "at", $ply) }.
offer-take-back-to-start = { $player } pede para desfazer { $moves }. O tabuleiro volta à posição inicial (vez { $side-of }). Veja com { STEP("board", "game", $game, "at", $ply) }.
offer-cancel = { $player } pede para encerrar a partida { $game } sem resultado: ninguém vence, e a partida não conta.
offer-answer-while-they-move = { $opponent }, aceite ou recuse. Um lance de { $player } cancela o pedido.
offer-answer = { $opponent }, aceite ou recuse; jogar um lance também vale como recusa.
offer-waits-for-answer = Responda a isso antes.

offer-moves = { $moves } e { $next }

offer-take-back-not-alone = Por conta própria, você só pode desfazer um lance uma vez por turno, em até um minuto e antes de seu oponente fazer algo. Agora ele precisa aceitar.
offer-cancel-not-alone = Vocês dois já jogaram, então seu oponente precisa aceitar.
offer-cancel-not-alone-in-event = Uma partida de evento conta desde o início, então seu oponente precisa aceitar.
offer-done = Fiz o pedido a { $opponent }, que pode recusar.
offer-drops-plan = Com o aceite, seus lances planejados são descartados.

offer-take-back-was-asked = { $player } pediu para desfazer { $moves }.
offer-cancel-was-asked = { $player } pediu para encerrar a partida { $game } sem resultado.
offer-take-back-declined = { $player } não aceitou desfazer, então os lances ficam.
offer-cancel-declined = { $player } não aceitou encerrar a partida sem resultado, então o jogo continua.
offer-declined-done = Recusado.

offer-taken-back = Desfeito: { $moves }.
offer-taken-back-rest = Tudo o que veio antes fica:
offer-taken-back-done = Desfeito: { $moves }. É sua vez de novo.
offer-taken-back-with-draw = { $player } desfez o lance e, com ele, a proposta de empate.
offer-taken-back-dropped-plan = Seus lances planejados foram descartados junto. Planeje outros com { STEP("if", "line", "") }.
offer-take-back-agreed = { $player } aceitou o pedido de desfazer.
offer-taken-back-by-agreement = { $count ->
    [one] De comum acordo, foi desfeito { $moves }.
   *[other] De comum acordo, foram desfeitos { $moves }.
}
offer-taken-back-together = { $count ->
    [one] Foi desfeito { $moves }.
   *[other] Foram desfeitos { $moves }.
}
offer-taken-back-by-agreement-done = { $count ->
    [one] Você aceitou: { $moves } foi desfeito.
   *[other] Você aceitou: { $moves } foram desfeitos.
}
offer-taken-back-draw-gone = A proposta de empate saiu com o lance desfeito.

offer-end-alone-asked = Encerrar a partida { $game } ({ $variant }) contra { $opponent } sem resultado? Isso encerra na hora e não dá para desfazer.

offer-player-left = { $player } não está mais onde esta partida é jogada. { $other }, a partir de { $from } você pode encerrar sem resultado: { STEP("abort", "game", $game) }. Antes disso, alguém com { TERM("moderator-right") } pode decidir: { STEP("adjudicate", "game", $game) }.
offer-player-left-event = { $player } não está mais onde esta partida é jogada. { $other }, alguém com { TERM("moderator-right") } pode decidir: { STEP("adjudicate", "game", $game) }.
offer-player-is-back = { $player } voltou para onde esta partida é jogada, então o jogo continua.
offer-refused-player-left = { $player } não está mais onde esta partida é jogada. A partir de { $from }, você pode encerrar por conta própria. Antes disso, peça a alguém com { TERM("moderator-right") } que decida: { STEP("adjudicate", "game", $game) }.
offer-refused-player-left-event = { $player } não está mais onde esta partida é jogada. Peça a alguém com { TERM("moderator-right") } que decida: { STEP("adjudicate", "game", $game) }.

offer-claimed-done = Você reivindicou a vitória.
offer-given-done = Você deu mais { $length } ao seu oponente.

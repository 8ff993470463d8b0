# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = O que mudou
action-join = Entrar
action-join-league = Entrar
action-challenge-place = Desafiar o lugar { $place }
action-leave = Sair
action-remove = Remover
action-publish = Postar aqui
action-give-up-league = Cancelar a liga
action-end-league = Encerrar
action-withdraw = Retirar
action-accept = Aceitar
action-decline = Recusar
action-accept-challenge = Aceitar desafio { $number }
action-decline-challenge = Recusar desafio { $number }
action-join-challenge = Entrar no desafio { $number }
action-withdraw-challenge = Retirar desafio { $number }
action-rules = Regras
action-resign-then = Abandonar nesse caso
action-play-on = Continuar jogando
action-whole-rules = Todas as regras e peças
action-take-back = Desfazer lance
action-play = Jogar
action-change = Mudar
action-cancel = Cancelar
action-set-it = Definir
action-resign = Abandonar
action-accept-draw = Aceitar empate
action-rematch = Revanche
action-claim = Reivindicar a partida
action-show-me = Mostrar para mim
action-report = Relatório
action-show-all = Mostrar a todos
action-chart = Gráfico
action-start-again = Recomeçar
action-show-way = Mostrar um caminho
action-next-task = Próximo exercício
action-learn = Aprender esta peça
action-piece-card = Como ela anda
action-delete-all = Apagar tudo
action-end-without-result = Encerrar sem resultado
action-link = Vincular as duas
action-unlink = Desvincular as duas
action-next-game = Próxima partida
action-how-is-it-drawn = Como é o sorteio?
action-how-was-it-drawn = Como foi o sorteio?
action-give = Dar { $length }
action-accept-take-back = Aceitar e desfazer
action-play-in-game = { $played } na partida { $game }
action-as-fen = FEN e capturas
action-moves = Lances
action-zoom = Ampliar
action-whole = Tabuleiro inteiro
action-flip = Girar
action-more = Mais
action-draw = Empate
action-page-first = Início
action-page-back = Voltar
action-page-forward = Avançar
action-page-last = Fim

action-more-moves = Mais lances
action-other-piece = Outra peça
action-older-notes = { $count ->
    [one] { $count } nota mais antiga
   *[other] { $count } notas mais antigas
}

# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = Qué ha cambiado
action-join = Unirme
action-withdraw = Retirar
action-accept = Aceptar
action-decline = Rechazar
action-accept-challenge = Aceptar el desafío { $number }
action-decline-challenge = Rechazar el desafío { $number }
action-join-challenge = Unirme al desafío { $number }
action-withdraw-challenge = Retirar el desafío { $number }
action-rules = Reglas
action-resign-then = Abandonar entonces
action-play-on = Seguir jugando
action-whole-rules = Todas las reglas y piezas
action-take-back = Deshacer
action-play = Jugar
action-change = Cambiar
action-cancel = Cancelar
action-set-it = Confirmar
action-resign = Abandonar
action-accept-draw = Aceptar tablas
action-rematch = Revancha
action-claim = Reclamar la victoria
action-show-me = Mostrar
action-report = Informe
action-show-all = Mostrar a todos
action-chart = Gráfico
action-delete-all = Borrarlo todo
action-end-without-result = Terminar sin resultado
action-link = Vincular las dos
action-unlink = Desvincular las dos
action-next-game = Siguiente partida
action-how-is-it-drawn = ¿Cómo se sortea?
action-how-was-it-drawn = ¿Cómo se sorteó?
action-give = Dar { $length }
action-accept-take-back = Aceptar deshacer
action-play-in-game = { $played } en la partida { $game }
action-as-fen = FEN y capturas
action-moves = Jugadas
action-zoom = Ampliar
action-whole = Tablero entero
action-flip = Girar
action-more = Más
action-draw = Tablas
action-page-first = Inicio
action-page-back = Atrás
action-page-forward = Adelante
action-page-last = Final
action-more-moves = Más jugadas
action-other-piece = Otra pieza
action-older-notes = { $count ->
    [one] { $count } nota más antigua
   *[other] { $count } notas más antiguas
}

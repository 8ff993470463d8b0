# Why a draw is not offered, or an offer is not answered.

draw-refused-offered-already = Hai già offerto patta. L'avversario può accettare o rifiutare; se muove, vale come rifiuto.
draw-refused-offered-lately = Hai offerto patta da poco, e quell'offerta non è più aperta. Puoi offrirla di nuovo con { $moves ->
    [1] la tua prossima mossa
    [2] la mossa dopo la prossima
   *[other] la tua mossa numero { $moves } a partire da ora
}.
draw-refused-no-offer = Non c'è nessuna offerta di patta aperta. Fanne una con { STEP("draw") }.
draw-refused-own-offer = L'offerta di patta è tua, quindi solo l'avversario può rispondere. Continua a giocare: resta aperta fino alla sua risposta.

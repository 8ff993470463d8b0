# The words on buttons, at most 80 letters each; the shorter the better.

action-changes = Che cosa è cambiato
action-join = Raccogli
action-join-league = Iscriviti
action-challenge-place = Sfida il posto { $place }
action-leave = Lascia
action-remove = Togli
action-publish = Pubblica qui
action-give-up-league = Chiudi prima dell'inizio
action-end-league = Chiudi il campionato
action-withdraw = Ritira
action-accept = Accetta
action-decline = Rifiuta
action-accept-challenge = Accetta la sfida { $number }
action-decline-challenge = Rifiuta la sfida { $number }
action-join-challenge = Raccogli la sfida { $number }
action-withdraw-challenge = Ritira la sfida { $number }
action-rules = Regole
action-resign-then = Abbandona in quel caso
action-play-on = Continua a giocare
action-whole-rules = Tutte le regole e i pezzi
action-take-back = Ritira la mossa
action-play = Gioca
action-change = Cambia
action-cancel = Annulla
action-set-it = Conferma
action-resign = Abbandona
action-accept-draw = Accetta la patta
action-rematch = Rivincita
action-claim = Reclama la vittoria
action-show-me = Mostra
action-report = Rapporto
action-show-all = Mostra a tutti
action-chart = Grafico
action-start-again = Da capo
action-show-way = Mostra una via
action-next-task = Prossimo esercizio
action-learn = Impara questo pezzo
action-piece-card = Come muove
action-delete-all = Elimina tutto
action-end-without-result = Chiudi senza risultato
action-link = Collega i due
action-unlink = Separa i due
action-next-game = Prossima partita
action-how-is-it-drawn = Come si sorteggia?
action-how-was-it-drawn = Com'è stato il sorteggio?
action-give = Dai { $length }
action-accept-take-back = Accetta il ritiro
action-play-in-game = { $played } nella partita { $game }
action-as-fen = FEN e catture
action-moves = Mosse
action-zoom = Ingrandisci
action-whole = Tutta la scacchiera
action-flip = Gira
action-more = Altro
action-draw = Patta
action-page-first = Inizio
action-page-back = Indietro
action-page-forward = Avanti
action-page-last = Fine

action-more-moves = Altre mosse
action-other-piece = Un altro pezzo
action-older-notes = { $count ->
    [one] { $count } nota più vecchia
   *[other] { $count } note più vecchie
}

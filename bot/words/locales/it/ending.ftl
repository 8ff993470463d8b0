# The end of a game: given up, drawn, by the rules or by the clock, and its result.

ending-resign-asked = Abbandoni la partita { $game } ({ $variant }) contro { $opponent }? La partita finisce, e non si torna indietro.
ending-resigned-done = Hai abbandonato.
ending-done = La partita è finita senza risultato.

ending-draw-offered = { $player } offre patta. { $opponent }, accetta o rifiuta. Se muovi, vale come rifiuto.
ending-draw-offered-to-computer = { $player } offre patta a { $opponent }.
ending-draw-offered-with-move = { $player } offre patta con questa mossa. { $opponent }, accetta o rifiuta. Se muovi, vale come rifiuto.
ending-draw-offered-done = Patta offerta. Per ora le regole non ti permettono di reclamarla. L'offerta resta aperta finché l'avversario non risponde.
ending-draw-accepted = { $player } ha accettato la patta.
ending-draw-accepted-done = La partita è patta.
ending-draw-was-offered = { $player } ha offerto patta.
ending-draw-declined = { $player } ha rifiutato la patta.
ending-draw-declined-done = Patta rifiutata.
ending-draw-unanswered = La partita è finita senza una risposta all'offerta di patta.
ending-draw-claimed-done = Hai reclamato la patta.

ending-proposal-lapsed-by-moving = { $player } ha mosso invece di aspettare una risposta.
ending-proposal-declined-by-moving = { $player } ha rifiutato la richiesta muovendo.
ending-proposal-lapsed-by-take-back = { $player } ha ritirato una mossa, quindi la richiesta non vale più.
ending-proposal-accepted = { $player } accetta di chiudere la partita senza risultato.
ending-proposal-unanswered = La partita è finita senza una risposta alla richiesta.

ending-ended-by = L'ha chiusa { $player }.
ending-that-was = Era la partita { $game }.
ending-another = Un'altra, a colori invertiti? { STEP("rematch") }
ending-ruling = Ha deciso { $by }. Motivo: { $reason }
ending-announced = <b>{ $result }</b>
ending-announced-to = { $player }: <b>{ $result }</b>
ending-score = Punteggio { $winner }–{ $loser }.

ending-winner = { $player } con { $side-the }

ending-checkmate = Scacco matto. Vince { $winner-the }.
ending-stalemate-won = Stallo. Vince { $winner-the }.
ending-repeated-won = { $player-The } ha ripetuto la posizione. Vince { $winner-the }.
ending-repeated-lost = { $loser-The } ha ripetuto la posizione e perde. Vince { $winner-the }.
ending-restricted = { $loser-The } ha solo pezzi limitati. Vince { $winner-the }.
ending-checks = { $loser-The } ha subito troppi scacchi. Vince { $winner-the }.
ending-extinction-won = { $player-The } ha perso tutti i pezzi che doveva perdere. Vince { $winner-the }.
ending-extinction-lost = { $loser-The } ha perso pezzi che doveva conservare. Vince { $winner-the }.
ending-extinction-last = { $loser-The } resta senza { $piece }. Vince { $winner-the }.
ending-goal = Obiettivo raggiunto. Vince { $winner-the }.
ending-row-won = { $player-The } ha una fila. Vince { $winner-the }.
ending-row-lost = { $loser-The } ha una fila e perde. Vince { $winner-the }.
ending-perpetual-check = { $loser-The } ha dato scacco perpetuo e perde. Vince { $winner-the }.
ending-bare-king = { $loser-The } ha solo il re. Vince { $winner-the }.
ending-points = La partita sarebbe patta, quindi decidono i punti: { $more } contro { $less }. Vince { $winner-the }.
ending-resignation = { $loser-The } ha abbandonato. Vince { $winner-the }.
ending-time = { $loser-The } ha esaurito il tempo. Vince { $winner-the }.
ending-adjudicated-won = Deciso d'ufficio: vince { $winner-the }.

ending-stalemate = Stallo. La partita è patta.
ending-repeated = Patta per ripetizione: la posizione si è presentata { $times } volte.
ending-repeated-drawn = Patta per ripetizione.
ending-goal-of-both = Patta: entrambi hanno raggiunto l'obiettivo.
ending-agreement = Patta d'accordo.
ending-quiet = Patta: per { $moves } mosse nessuna cattura o promozione, e nessuna mossa di pezzi che non possono tornare indietro.
ending-counting = Patta: sono finite le mosse concesse senza pedoni.
ending-passes = Patta: la partita finisce perché si è passato.
ending-bare-kings = Patta: restano solo i re.
ending-dead = Patta: con i pezzi rimasti nessuno può più vincere.
ending-adjudicated-drawn = Deciso d'ufficio: la partita è patta.

ending-annulled = Deciso d'ufficio: nessun risultato.
ending-aborted = Annullata prima che avessero mosso entrambi: nessun risultato.
ending-cancelled = Chiusa da entrambi i giocatori senza risultato.
ending-deserted = Chiusa senza risultato: un giocatore ha lasciato il posto dove si giocava.
ending-not-begun = Il tempo è scaduto prima che avessero mosso entrambi: la partita salta, senza risultato.
ending-unfinished = Nessuno muove da 90 giorni: la partita è chiusa, senza risultato.
ending-over = La partita è finita.

ending-proof-repeated = Questa posizione era sulla scacchiera { $moves }.
ending-proof-repeated-often = Questa posizione era sulla scacchiera { $times } volte, di recente { $moves }.
ending-proof-after = dopo <b>{ $played }</b>
ending-proof-at-start = all'inizio
ending-proof-moves = { $moves } e { $last }
ending-proof-quiet-since = L'ultima mossa di questo tipo è stata <b>{ $played }</b>.
ending-proof-quiet-always = Dall'inizio della partita non ce n'è stata nessuna.

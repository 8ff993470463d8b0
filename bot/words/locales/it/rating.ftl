# Ratings: which games count, what they give, and lists of the best.

not-counted-not-agreed = La sfida non diceva che la partita sarebbe stata classificata.
not-counted-computer = Le partite contro il computer non contano.
not-counted-same-member = Lo stesso membro ha giocato con entrambi i colori.
not-counted-set-up = Contano solo le partite che cominciano dalla disposizione abituale.
not-counted-no-clock = Contano solo le partite con orologio.
not-counted-unlisted = Contano solo le mie varianti e quelle che qui sono in elenco.
not-counted-aborted = La partita è finita senza risultato.
not-counted-adjudicated = I moderatori hanno chiuso la partita e non l'hanno fatta contare.
not-counted-frozen = La partita era sospesa quando è finita.
not-counted-too-short = Entrambi i giocatori devono fare almeno due mosse.
not-counted-beyond-four = Delle partite tra gli stessi due giocatori ne contano quattro al mese.
not-counted-series-on-time = Se qualcuno perde per il tempo più volte di fila, conta solo la prima.

rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands }.{ $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands }.{ $units }
} ± { $deviation }?

rating-own-none = Non hai ancora un rating. Sfida qualcuno a una partita classificata con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = { $player } non ha giocato partite classificate che puoi vedere qui. Proponine una con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>I tuoi rating</b>
rating-title = <b>Rating di { $player }</b>
rating-of-all-games = Tutte le partite: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = Un punto interrogativo significa che il rating può ancora cambiare molto.
rating-estimated = È una stima con le partite di questo mese. Diventa definitiva alla fine del mese, il { $until }.
rating-games = <b>Partite classificate finite questo mese</b>
rating-game = { $game } ({ $variant }) contro { $opponent }: { $result ->
    [won] vinta.
    [lost] persa.
    [drawn] patta.
   *[none] senza risultato.
}
rating-not-counted = Non conta: { $why }
rating-months = <b>Alla fine di ogni mese, su tutte le partite</b>
rating-month = { $month }: { $value }
rating-now = Adesso: { $value }
rating-next = Vedi chi sono i migliori qui con { STEP("leaders") }.
rating-later = In questo momento sto calcolando i rating del mese scorso. Riprova tra un minuto.

leaders-title = <b>I migliori qui, su tutte le partite</b>
leaders-title-of-variant = <b>I migliori qui in { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = Fino alla fine del mese sono stime: comprendono le partite di questo mese.
leaders-more = Ce ne sono altri ancora.
leaders-order = L'ordine è per rating meno il doppio del numero dopo ±, così nessuno è primo dopo una sola partita fortunata. Chi tiene privato il profilo non compare.
leaders-none = Qui non c'è ancora nessuno nell'elenco; i profili privati non compaiono mai. Gioca una partita classificata con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Qui non c'è ancora nessuno nell'elenco di { $variant }; i profili privati non compaiono mai. Gioca una partita classificata con { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Gli elenchi dei migliori sono per i membri di { TERM("community", "a") }. Usa il comando lì.

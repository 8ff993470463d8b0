# Spectators: the etiquette where they talk, and whether they may analyze.

watch-shown = Ora segui questa partita: { $game }.
watch-shown-without-place = In { TERM("community", "this") } gli spettatori non hanno un posto loro per parlare.
watch-shown-place = Gli spettatori parlano qui: { $place }.
watch-shown-over = La partita è finita.
watch-shown-sealed = Quello che scrivono gli spettatori resta nascosto ai giocatori fino alla fine della partita.
watch-shown-place-after = A partita finita, gli spettatori hanno un posto per parlare con i giocatori, e ti faccio entrare.

watch-etiquette = <b>Per gli spettatori della partita { $number } ({ $variant }).</b> Faccio entrare i giocatori solo a partita finita. Allora possono leggere tutto. Chi ha { TERM("overseer-right") } può leggere in ogni momento, anche se gioca.
watch-etiquette-after = <b>Per gli spettatori della partita { $number } ({ $variant }).</b> La partita è finita, e i giocatori possono leggere tutto.
watch-rule-no-hints = Finché la partita non è finita, non dare suggerimenti ai giocatori: né qui, né in privato, né dove si gioca.
watch-rule-no-hints-after = Non dare suggerimenti a chi ha ancora partite in corso.
watch-rule-no-analysis = Non analizzare una partita se un giocatore chiede di non farlo, come qui.
watch-rule-analysis = Tieni per te ciò che trovi finché la partita non è finita. Poi analizzala con i giocatori, se nessuno dei due chiede di non farlo.
watch-rule-analysis-after = Analizza la partita con i giocatori, se nessuno dei due chiede di non farlo.
watch-rule-kindness = Sii gentile: critica le mosse, mai le persone.
watch-rule-this-game = Parla solo di questa partita. Per il resto ci sono altri posti.
watch-rule-doubts = Controllo ogni mossa secondo le regole prima che sia giocata. Se hai ancora dubbi su una regola, parlane con un moderatore o con chi gestisce il bot, non con i giocatori.

watch-objection = <b>{ $sides ->
    [1] { $side-The } non vuole
   *[other] { $side-The } e { $other-the } non vogliono
} che questa partita sia analizzata, né ora né dopo. Non analizzarla.</b>
watch-objection-withdrawn = { $side-The } non ha più nulla contro un'analisi.

watch-analysis-forbidden = { $sides ->
    [1] { $side-The } non vuole
   *[other] { $side-The } e { $other-the } non vogliono
} che questa partita sia analizzata, né ora né dopo. Permettilo con { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Nessuno di voi due ha qualcosa contro un'analisi di questa partita da parte degli spettatori. Vietala con { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = Permetti già l'analisi di questa partita, quindi non è cambiato nulla.
watch-analysis-forbidden-already = Vieti già l'analisi di questa partita, quindi non è cambiato nulla.
watch-analysis-is-allowed = Fatto. Gli spettatori di questa partita sanno che non hai più nulla contro un'analisi.
watch-analysis-is-forbidden = Fatto. Gli spettatori di questa partita sanno che non vuoi un'analisi, né ora né dopo.

watch-ended = La partita { $number } è finita.
watch-opened = { $first } e { $second }, qui parlano gli spettatori, e ora potete farlo anche voi.
watch-opened-for-analysis = Potete analizzare la partita insieme.
watch-title = Spettatori della partita { $game } ({ $variant })

# Problems: made, shown, solved and withdrawn.

problem-posted = Un <b>problema di { $variant }</b>: { $task }.
problem-of-the-day = <b>Problema del giorno ({ $variant })</b>: { $task }.
problem-posted-to-solve = Risolvilo { TERM("unseen") } con { $solve }. Il tuo tentativo lo vedi solo tu. { $show } mostra chi l'ha risolto.
problem-shown = <b>Problema { $number } ({ $variant })</b>: { $task }.
problem-by = Di { $author }.
problem-by-of-game = Di { $author }, dopo la semimossa { $ply } ({ $game }).
problem-of-game = Viene da { $game }, dopo la semimossa { $ply }.
problem-of-the-day-before = Quello di prima era il problema { $number }. { $solved }
problem-made-at = Pubblicato: { $made }.

problem-you-have-solved = L'hai risolto il { $at }, { $tries ->
    [1] al primo tentativo
   *[other] al { $tries }º tentativo
}: { $moves }.
problem-is-yours = È tuo, quindi tocca ad altri risolverlo.
problem-to-solve = Risolvilo { TERM("unseen") } con { $solve }. Il tuo tentativo lo vedi solo tu.
problem-to-go-on = Hai giocato { $moves }. Continua con { $solve }, o ricomincia con { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Nessuno l'ha ancora risolto.
problem-solved-by = Risolto da { $count ->
    [one] { $count } membro
   *[other] { $count } membri
}: { $named }.
problem-solved-by-some = Risolto da { $count } membri: { $named } e { $others ->
    [one] { $others } altro, qui senza nome
   *[other] altri { $others }, qui senza nome
}.
problem-solved-by-unnamed = Risolto da { $count } { $others ->
    [one] membro, qui senza nome
   *[other] membri, qui senza nome
}.

problem-list = Problemi, i più recenti in alto. Per vederne uno: { $show }.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · di { $author } · { $solved ->
    [by-you] { $solved_by ->
        [one] risolto finora solo da te
       *[other] risolto da { $solved_by } membri, tra cui tu
    }
   *[not-by-you] { $solved_by ->
        [0] ancora da risolvere
        [one] risolto da { $solved_by } membro
       *[other] risolto da { $solved_by } membri
    }
}
problem-list-older = Più vecchi: { $older }.
problem-none = Qui non ci sono problemi. Creane uno da una partita finita con { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Qui non ci sono problemi prima del numero { $number }. Creane uno da una partita finita con { STEP("problem", "what", "create", "game", "") }.

problem-made = Ho pubblicato il problema { $number }. { $show } mostra chi l'ha risolto, e { $withdraw } lo ritira.

problem-solved = <b>Risolto.</b> { $played } è la mossa giusta, ed è l'ultima.
problem-right = { $played } è la mossa giusta. La risposta è { $answer }. Continua con { $solve }.
problem-wrong = { $played } non è la mossa giusta.
problem-wrong-because = { $played } non è la mossa giusta: { $why }.
problem-missed = { $wrong ->
    [0] Nessuna mossa sbagliata.
   *[other] Mosse sbagliate: { $wrong }.
}
problem-begun-anew = Il tuo tentativo ricomincia da capo.

problem-withdrawn = Il problema { $number } è ritirato.
problem-withdrawn-by = { $player } ha ritirato il problema { $number }.
problem-task-mate = { $side-the } muove e dà matto in { $moves }
problem-task-line = muove { $side-the }; trova la linea dell'autore
problem-task-of = problema { $number }: { $task }.
problem-fails = dopo { $played } { $side-the } risponde { $answer }
problem-ends-otherwise = { $played } chiude la partita, e non con il matto
problem-does = { $played } lo fa

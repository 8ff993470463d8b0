# Problems: made, shown, solved and withdrawn.
problem-posted = Nouveau <b>problème ({ $variant })</b> : { $task }.
problem-of-the-day = <b>Problème du jour ({ $variant })</b> : { $task }.
problem-posted-to-solve = Résous-le { TERM("unseen") } avec { $solve }. Personne d'autre ne voit ton essai. { $show } montre qui l'a résolu.
problem-shown = <b>Problème { $number } ({ $variant })</b> : { $task }.
problem-by = Par { $author }.
problem-by-of-game = Par { $author }, tiré de { $game } après le demi-coup { $ply }.
problem-of-game = Il vient de { $game }, après le demi-coup { $ply }.
problem-of-the-day-before = Le précédent était le problème { $number }. { $solved }
problem-made-at = Posé le { $made }.
problem-you-have-solved = Tu l'as résolu le { $at }, { $tries ->
    [1] au premier essai
   *[other] au { $tries }e essai
} : { $moves }.
problem-is-yours = C'est le tien, c'est aux autres de le résoudre.
problem-to-solve = Résous-le { TERM("unseen") } avec { $solve }. Personne d'autre ne voit ton essai.
problem-to-go-on = Tu as joué { $moves }. Continue avec { $solve }, ou recommence avec { STEP("problem", "number", $number, "again", "true") }.
problem-solved-by-nobody = Personne ne l'a encore résolu.
problem-solved-by = Résolu { $count } fois : { $named }.
problem-solved-by-some = Résolu { $count } fois : { $named }, et { $others ->
    [one] { $others } membre
   *[other] { $others } membres
} sans nom affiché.
problem-solved-by-unnamed = Résolu par { $count } { $others ->
    [one] membre
   *[other] membres
} sans nom affiché.
problem-list = Problèmes, les plus récents d'abord. Regardes-en un avec { $show }.
problem-list-line = <b>{ $number }</b> · { $variant } : { $task } · par { $author } · résolu { $solved_by } fois{ $solved ->
    [by-you] { $solved_by ->
        [1] , par toi
       *[other] , dont une par toi
    }
   *[not-by-you] {""}
}
problem-list-older = Plus anciens : { $older }.
problem-none = Il n'y a pas de problèmes ici. Tires-en un d'une partie finie avec { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Il n'y a pas de problèmes avant le numéro { $number } ici. Tires-en un d'une partie finie avec { STEP("problem", "what", "create", "game", "") }.
problem-made = Le problème { $number } est posé. { $show } montre qui l'a résolu, et { $withdraw } le retire.
problem-solved = <b>Résolu !</b> { $played } est le bon coup.
problem-right = { $played } est le bon coup. La réponse est { $answer }. Continue avec { $solve }.
problem-wrong = { $played } n'est pas le bon coup.
problem-wrong-because = { $played } n'est pas le bon coup : { $why }.
problem-missed = { $wrong ->
    [0] Aucun essai raté.
    [one] Un essai raté en tout.
   *[other] { $wrong } essais ratés en tout.
}
problem-begun-anew = Ton essai repart du début.
problem-withdrawn = Le problème { $number } est retiré.
problem-withdrawn-by = { $player } a retiré le problème { $number }.
problem-task-mate = mat en { $moves } (trait { $side-to })
problem-task-line = trouve la solution prévue (trait { $side-to })
problem-task-of = problème { $number } : { $task }.
problem-fails = après { $played }, le coup { $answer } { $side-of } évite le mat
problem-ends-otherwise = { $played } finit la partie, et pas par un mat
problem-does = { $played } le fait

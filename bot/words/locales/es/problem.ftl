# Problems: made, shown, solved and withdrawn.

problem-posted = <b>Problema de { $variant }</b> con esta posición: { $task }.
problem-of-the-day = <b>Problema del día ({ $variant })</b>: { $task }.
problem-posted-to-solve = Resuélvelo { TERM("unseen") } con { $solve }. Tu intento solo lo ves tú. { $show } muestra quién lo resolvió.
problem-shown = <b>Problema { $number } ({ $variant })</b>: { $task }.
problem-by = De { $author }.
problem-by-of-game = De { $author }, tras la media jugada { $ply } de { $game }.
problem-of-game = Es de { $game }, tras la media jugada { $ply }.
problem-of-the-day-before = El anterior fue el problema { $number }. { $solved }
problem-made-at = Publicado el { $made }.

problem-you-have-solved = Lo resolviste el { $at }, { $tries ->
    [1] al primer intento
   *[other] en { $tries } intentos
}. Solución: { $moves }.
problem-is-yours = Es tuyo, así que lo resuelven otros.
problem-to-solve = Resuélvelo { TERM("unseen") } con { $solve }. Tu intento solo lo ves tú.
problem-to-go-on = Has jugado { $moves }. Sigue con { $solve }, o empieza de nuevo con { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Aún no lo ha resuelto nadie.
problem-solved-by = Resuelto por { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}: { $named }.
problem-solved-by-some = Resuelto por { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}: { $named } y { $others } más sin nombrar.
problem-solved-by-unnamed = Resuelto por { $count } { $others ->
    [one] miembro
   *[other] miembros
} sin nombrar.

problem-list = Problemas, los más recientes primero. Mira uno con { $show }.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · de { $author } · resuelto por { $solved_by }{ $solved ->
    [by-you] { $solved_by ->
        [1] {" "}(tú)
       *[other] {" "}(tú también)
    }
   *[not-by-you] {""}
}
problem-list-older = Anteriores: { $older }.
problem-none = Aquí no hay problemas. Crea uno a partir de una partida terminada con { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Aquí no hay problemas anteriores al número { $number }. Crea uno a partir de una partida terminada con { STEP("problem", "what", "create", "game", "") }.

problem-made = Problema { $number } publicado. { $show } muestra quién lo resolvió, y { $withdraw } lo retira.

problem-solved = <b>Resuelto.</b> { $played } es la jugada correcta, y la última.
problem-right = { $played } es la jugada correcta. La respuesta es { $answer }. Sigue con { $solve }.
problem-wrong = { $played } no es la jugada correcta.
problem-wrong-because = { $played } no es la jugada correcta: { $why }.
problem-missed = { $wrong ->
    [0] Sin intentos fallidos.
   *[other] Intentos fallidos: { $wrong }.
}
problem-begun-anew = Tu intento empieza de nuevo.

problem-withdrawn = Problema { $number } retirado.
problem-withdrawn-by = { $player } retiró el problema { $number }.
problem-task-mate = { $side-mates } en { $moves }
problem-task-line = encuentra la solución de quien lo compuso (turno { $side-of })
problem-task-of = problema { $number }: { $task }.
problem-fails = tras { $played }, { $side-have } { $answer }
problem-ends-otherwise = { $played } termina la partida, y no por jaque mate
problem-does = { $played } sí lo hace

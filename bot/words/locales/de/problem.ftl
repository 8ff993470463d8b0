# Problems: made, shown, solved and withdrawn.

problem-posted = Eine <b>Aufgabe ({ $variant })</b> zu dieser Stellung: { $task }.
problem-of-the-day = <b>Aufgabe des Tages ({ $variant })</b>: { $task }.
problem-posted-to-solve = Löse sie { TERM("unseen") } mit { $solve }. Nur du siehst deinen Versuch. { $show } zeigt, wer sie gelöst hat.
problem-shown = <b>Aufgabe { $number } ({ $variant })</b>: { $task }.
problem-by = Von { $author }.
problem-by-of-game = Von { $author }, nach Halbzug { $ply } von { $game }.
problem-of-game = Aus { $game }, nach Halbzug { $ply }.
problem-of-the-day-before = Die vorige war Aufgabe { $number }. { $solved }
problem-made-at = Gestellt am { $made }.

problem-you-have-solved = Du hast sie am { $at } gelöst, { $tries ->
    [1] im ersten Versuch
   *[other] im { $tries }. Versuch
}: { $moves }.
problem-is-yours = Es ist deine eigene, lösen sollen sie andere.
problem-to-solve = Löse sie { TERM("unseen") } mit { $solve }. Nur du siehst deinen Versuch.
problem-to-go-on = Du hast { $moves } gespielt. Mach mit { $solve } weiter oder fang von vorn an: { STEP("problem", "number", $number, "again", "true") }.

problem-solved-by-nobody = Noch hat sie niemand gelöst.
problem-solved-by = Gelöst von { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitgliedern
}: { $named }.
problem-solved-by-some = Gelöst von { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitgliedern
}: { $named } und { $others ->
    [one] { $others } weiteres, das nicht genannt wird
   *[other] { $others } weitere, die nicht genannt werden
}.
problem-solved-by-unnamed = Gelöst von { $count } { $others ->
    [one] Mitglied, das nicht genannt wird
   *[other] Mitgliedern, die nicht genannt werden
}.

problem-list = Aufgaben, die neueste zuerst. Eine ansehen: { $show }.
problem-list-line = <b>{ $number }</b> · { $variant }: { $task } · von { $author } · { $solved_by ->
    [0] noch ungelöst
   *[other] { $solved_by }-mal gelöst
}{ $solved ->
    [by-you] { $solved_by ->
        [1] , und zwar von dir
       *[other] , auch von dir
    }
   *[not-by-you] {""}
}
problem-list-older = Ältere: { $older }.
problem-none = Hier gibt es keine Aufgaben. Mach eine aus einer beendeten Partie mit { STEP("problem", "what", "create", "game", "") }.
problem-none-before = Hier gibt es keine Aufgaben vor Nummer { $number }. Mach eine aus einer beendeten Partie mit { STEP("problem", "what", "create", "game", "") }.

problem-made = Aufgabe { $number } ist gestellt. { $show } zeigt, wer sie gelöst hat, und { $withdraw } zieht sie zurück.

problem-solved = <b>Gelöst.</b> { $played } stimmt, und das war der letzte Zug.
problem-right = { $played } stimmt. Die Antwort darauf ist { $answer }. Mach mit { $solve } weiter.
problem-wrong = { $played } ist es nicht.
problem-wrong-because = { $played } ist es nicht: { $why }.
problem-missed = { $wrong ->
    [0] Ohne Fehlversuch.
   *[other] Fehlversuche: { $wrong }.
}
problem-begun-anew = Dein Versuch beginnt von vorn.

problem-withdrawn = Aufgabe { $number } ist zurückgezogen.
problem-withdrawn-by = { $player } hat Aufgabe { $number } zurückgezogen.
problem-task-mate = { $side } setzt in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} matt
problem-task-line = { $side } am Zug: Finde die gesuchten Züge
problem-task-of = Aufgabe { $number }. { $task }.
problem-fails = Nach { $played } kann { $side } mit { $answer } antworten
problem-ends-otherwise = { $played } beendet die Partie, und nicht durch Matt
problem-does = { $played } erzwingt das Matt

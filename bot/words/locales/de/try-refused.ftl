# Why moves are not tried, or not taken back.

try-refused-move = { $why } Nichts wurde probiert. Verbessere die Zugfolge und schreib sie noch mal mit { STEP("try", "moves", "", "game", $game) }.
try-refused-move-of-a-longer-line = { $why } Nichts wurde probiert, und deine bisherige Zugfolge ist unverändert: { STEP("try", "game", $game) }.
try-refused-back-and-at = Du kannst eine neue Zugfolge beginnen oder in der alten zurückgehen, nicht beides zugleich. Lass { OPTION("try", "at") } oder { OPTION("try", "back") } weg.
try-refused-short-line = Deine Zugfolge in Partie { $game } hat { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}, mehr kannst du nicht zurücknehmen. Sieh sie dir mit { STEP("try", "game", $game) } an.
try-refused-no-line = Du hast in Partie { $game } noch keine Zugfolge probiert. Schreib ihre Züge, wie in { STEP("try", "moves", $example, "game", $game) }. Nur du siehst sie.
try-refused-game-has-gone-on = Partie { $game } ist seit deiner Zugfolge weitergegangen, da gibt es nichts zurückzunehmen. Beginne eine neue mit { STEP("try", "moves", "", "game", $game) }.
try-refused-position-is-gone = In Partie { $game } wurde ein Zug zurückgenommen, darum gibt es die Stellung nicht mehr, mit der deine Zugfolge begann. Beginne eine neue mit { STEP("try", "moves", "", "game", $game) }.

# Why a move is not taken back.

take-back-refused-first-position = Diese Partie steht am Anfang, da gibt es nichts zurückzunehmen. Sieh sie dir mit { STEP("board") } an.
take-back-refused-not-your-last-move = Den letzten Zug hat { $player } gemacht, niemand sonst kann ihn zurücknehmen. Du bist am Zug: Spiel mit { STEP("move") }.
take-back-refused-answered-since = Allein konntest du diesen Zug nur zurücknehmen, bis dein Gegenüber etwas tut, und { $player } hat etwas getan. Zurückgenommen wird vom neuesten Zug an: Bitte mit { STEP("undo") } um Zustimmung.
take-back-refused-rated = Diese Partie wird gewertet, darum lässt sich ein Zug nur innerhalb einer Minute zurücknehmen, und nur, bevor dein Gegenüber etwas tut. Spiel weiter, oder biete Remis an: { STEP("draw") }.
take-back-refused-game-is-over = Diese Partie ist zu Ende, ihre Züge bleiben: { $result } Beginne eine andere mit { STEP("challenge") }.

# Why a problem is not made, solved or withdrawn.

problem-refused-needs-community = Aufgaben gibt es nur { TERM("community", "in-a") }, und das hier ist ein privates Gespräch. Nutze { STEP("problem") } dort in einem { TERM("place") }.
problem-refused-game-runs = Partie { $game } läuft noch, also kannst du keine Aufgabe daraus machen. Nenne eine beendete Partie mit { STEP("problem", "what", "create", "game", "") } oder eine Stellung mit { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-elsewhere = Partie { $game } wurde { TERM("community", "in-another") } gespielt, und eine Aufgabe gehört dorthin, wo ihre Partie gespielt wurde. Nenne stattdessen die Stellung mit { STEP("problem", "what", "create", "variant", "", "setup", "") }.
problem-refused-over-there = Nach Halbzug { $ply } ist Partie { $game } zu Ende, da gibt es nichts zu finden. Nenne einen früheren Halbzug, zum Beispiel mit { STEP("problem", "what", "create", "game", $game, "ply", $earlier) }.
problem-refused-game-and-setup = Eine Aufgabe kommt aus einer Partie oder einer Stellung, nicht aus beiden. Lass { OPTION("problem", "setup") } und { OPTION("problem", "variant") } weg oder { OPTION("problem", "game") } und { OPTION("problem", "ply") }.
problem-refused-goal-and-line = Entweder beweise ich das Matt, oder gesucht wird deine eigene Zugfolge. Lass { OPTION("problem", "goal") } oder { OPTION("problem", "line") } weg.
problem-refused-no-mate = { $side } kann kein Matt in { $moves } erzwingen. Wähle bei { OPTION("problem", "goal") } etwas anderes bis Matt in { $longest }, oder gib deine eigene Lösung als { OPTION("problem", "line") } an.
problem-refused-no-mate-because = { $side } kann kein Matt in { $moves } erzwingen: { $why }. Wähle bei { OPTION("problem", "goal") } etwas anderes bis Matt in { $longest }, oder gib deine eigene Lösung als { OPTION("problem", "line") } an.
problem-refused-sooner = { $side } kann schon Matt in { $moves } erzwingen. Wähle { OPTION("problem", "goal") } <code>mate in { $moves }</code> oder eine andere Stellung.
problem-refused-too-large = Ich kann nicht beweisen, ob { $side } hier in { $moves } matt setzt: Das ist zu viel Arbeit. Gib stattdessen deine Lösung als { OPTION("problem", "line") } an, dann sind deren Züge gesucht.
problem-refused-not-a-line = Zug { $number } deiner Lösung, „{ $typed }“: { $why } Es wurde keine Aufgabe erstellt. Verbessere die Lösung und schreib sie bei { OPTION("problem", "line") } noch mal ganz.
problem-refused-empty-line = Deine Lösung hat keine Züge. Schreib sie nacheinander als { OPTION("problem", "line") }.
problem-refused-long-line = Eine Lösung hat höchstens { $most } Halbzüge, und deine hat { $plies }. Schreib bei { OPTION("problem", "line") } eine kürzere.
problem-refused-too-many = Du hast schon { $most } offene Aufgaben, mehr geht nicht. Zieh eine zurück mit { STEP("problem", "what", "withdraw", "number", "") }.
problem-refused-too-many-lately = Du hast in den letzten Minuten mehrere Aufgaben gestellt. Lass den anderen etwas Zeit und versuch es in einer Viertelstunde noch mal.

problem-refused-no-such-problem = Eine Aufgabe { $problem } gibt es hier nicht. Welche es gibt, siehst du mit { STEP("problem", "what", "list") }.
problem-refused-no-number = Du hast nicht gesagt, welche Aufgabe. Gib sie mit { OPTION("problem", "number") } an; du findest die Nummer mit { STEP("problem", "what", "list") }.
problem-refused-stray = <code>{ $option }</code> passt nicht zu <code>what:{ $what }</code>. Lass es weg.

problem-refused-own-problem = Aufgabe { $problem } ist deine eigene, lösen sollen sie andere. { STEP("problem", "what", "show", "number", $problem) } zeigt, wer sie gelöst hat.
problem-refused-solved = Du hast Aufgabe { $problem } schon gelöst, am { $at }. Sieh sie dir an: { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-attempt-has-gone-on = Dein Versuch bei Aufgabe { $problem } ist inzwischen weiter, also ist nichts passiert. Sieh ihn dir an: { STEP("problem", "what", "show", "number", $problem) }.
problem-refused-no-move = Du hast keinen Zug genannt. Schreib einen mit { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-a-move = { $why } Das zählt nicht als Versuch. Schreib einen anderen Zug mit { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-several-moves = Das passt auf { $count } Züge, darum habe ich es nicht gewertet. Schreib einen davon mit { STEP("problem", "what", "solve", "number", $problem, "move", "") }: { $some }.
problem-refused-cannot-judge = Ich kann nicht ausrechnen, ob dieser Zug stimmt, darum zählt er nicht. Schreib einen anderen mit { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-nothing-begun = Du hast in Aufgabe { $problem } noch keinen Zug gespielt. Schreib den ersten mit { STEP("problem", "what", "solve", "number", $problem, "move", "") }.
problem-refused-not-the-author = Zurückziehen kann diese Aufgabe nur { $author } oder jemand { TERM("moderator-right", "with") }. Bitte dort darum.
problem-refused-of-the-day = Eine Aufgabe des Tages kann nur jemand { TERM("moderator-right", "with") } zurückziehen. Bitte dort darum.

# Planned moves of a player, which nobody else is told about.

plan-shown = Deine geplanten Züge (nur du siehst sie):
plan-after = Nach <b>{ $first }</b>:
plan-reply = wenn { $when }, dann <b>{ $reply }</b>
plan-resignation = wenn { $when }, dann <b>gibst du auf</b>
plan-how-to-drop = { STEP("if", "drop", "1") } verwirft den ersten und alle, die darauf aufbauen. { STEP("if", "drop", "all") } verwirft alle.

plan-none = Du hast in dieser Partie keine geplanten Züge.
plan-gone-by-take-back = Deine alten wurden verworfen, weil ein Zug zurückgenommen wurde.
plan-gone-other-beginning = Deine alten wurden verworfen, weil sie mit einem anderen Zug als <b>{ $played }</b> begannen.
plan-gone-no-answer = Deine alten wurden verworfen, weil sie keine Antwort auf <b>{ $played }</b> hatten.
plan-how-to-begin = So planst du deine Antworten: Schreib abwechselnd die Züge deines Gegenübers und deine mit { STEP("if", "line", "") }.

plan-left-by-take-back = Deine geplanten Züge wurden verworfen, weil danach ein Zug zurückgenommen wurde.
plan-left-other-beginning = Deine geplanten Züge wurden verworfen, weil sie mit einem anderen Zug als <b>{ $played }</b> begannen.
plan-left-no-answer = Deine geplanten Züge wurden verworfen, weil sie keine Antwort auf <b>{ $played }</b> hatten.

plan-settled = Geplant.
plan-settled-for-other-beginning = Das ersetzt deine geplanten Züge, die mit einem anderen Zug begannen.
plan-settled-for-other-answer = Das ersetzt eine andere Antwort auf dieselben Züge.
plan-settled-meaning = Ich spiele sie, sobald sie dran sind, und sie kosten dich keine Zeit. Wie jeder Zug lehnen sie ein Remisangebot ab. Sie werden verworfen, wenn die Partie anders läuft oder ein Zug zurückgenommen wird.
plan-resignation-asked = Sofort aufgeben, wenn das passiert? Zurücknehmen kannst du es dann nicht.

plan-dropped = Verworfen.
plan-dropped-all = Verworfen. Du hast in dieser Partie keine geplanten Züge mehr.

plan-answered = Sofort beantwortet, wie geplant:


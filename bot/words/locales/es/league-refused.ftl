# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = Las ligas pertenecen a { TERM("community", "a") }. Usa el comando allí.
league-refused-not-a-manager = Necesitas { TERM("manager-right") } para crear o cambiar una liga. Pídeselo a quien pueda hacerlo. Cualquiera puede unirse a una: míralas con { STEP("league") }.
league-refused-no-name = Una liga necesita un nombre. Añádelo: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = El nombre tiene { $length } caracteres, y el máximo es { $most }. Elige uno más corto.
league-refused-no-variant = Una liga necesita un juego. Añade uno, o varios separados por comas: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Una liga tiene { $most } juegos distintos como máximo. Elige menos.
league-refused-no-clock = Una liga necesita un reloj, o no terminaría nunca. Elige uno, por ejemplo con { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = En una liga, quien se queda sin tiempo pierde, así que el reloj no puede ser flexible. Quita <code>soft</code>.
league-refused-in-the-past = El { $at } ya pasó. Elige un inicio posterior, por ejemplo con { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = Hasta el { $at } falta más de un año. Elige un inicio anterior.
league-refused-days = Una temporada dura de { $least } a { $most } días en total. Elige un número que encaje en { OPTION("league", "days") }.
league-refused-too-many = Aquí hay { $most } ligas sin terminar, que es el máximo. Termina una primero: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Aquí no hay ninguna liga con el número { $league }. Mira las que hay con { STEP("league") }.
league-refused-none-here = Aquí no hay ninguna liga para eso. Mira las que hay con { STEP("league") }.
league-refused-none-called = Aquí no hay ninguna liga llamada “{ $name }”. Mira las que hay con { STEP("league") }.
league-refused-name-taken = Aquí la liga { $league } ya se llama “{ $name }”. Elige otro nombre para que no se confundan.
# A line for each follows.
league-refused-several = Puede ser una de varias ligas. Añade el número de una:
league-refused-one-of = <code>number:{ $league }</code> { $name }, temporada { $season }.
league-refused-full = La liga está completa: ya hay { $most } miembros. Únete a la próxima.
league-refused-already-in = Ya participas en la liga { $league }. Mírala con { STEP("league", "what", "show", "number", $league) }.
league-refused-not-in = No participas en la liga { $league }, así que no puedes salir de ella. Mira las tuyas con { STEP("league") }.
league-refused-member-not-in = { $player } no participa en la liga { $league }. Mira quién participa con { STEP("league", "what", "show", "number", $league) }.
league-refused-no-member = Di a quién quieres quitar: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = La liga { $league } ya ha empezado, así que nadie puede unirse. Mira otras con { STEP("league") }.
league-refused-not-begun = La liga { $league } aún no ha empezado, así que no tiene un final que cambiar. Para hacer cambios, anúlala con { STEP("league", "what", "end", "number", $league) } y créala de nuevo.
league-refused-last-call = En la liga { $league } no empiezan más partidas, y las últimas tienen hasta el { $until }. La moderación puede decidir una con { STEP("adjudicate") }.
league-refused-over = La liga { $league } terminó el { $at }. Mira su clasificación con { STEP("league", "what", "show", "number", $league) }.

# Why two accounts are not linked or unlinked.

link-refused-no-such-code = Ese código no existe: está mal escrito, ya se usó o hay otro más nuevo. Crea uno con { STEP_ELSEWHERE("link") }.
link-refused-code-expired = Un código vale diez minutos, y este es más antiguo. Crea uno nuevo con { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = Eso ya no espera respuesta, y nada ha cambiado. Empieza de nuevo con { STEP("link") } o { STEP("unlink") }.
link-refused-own-code = Creaste este código con esta cuenta. Escríbelo con tu otra cuenta: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = Un miembro tiene una sola cuenta en cada red, y este código se creó en esta. Escríbelo en otra red: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-linked-already = Esta cuenta ya está vinculada con { $other }. Si quieres vincular otra, desvincúlalas antes: { STEP("unlink") }.
link-refused-other-linked = La cuenta que creó este código, { $maker }, ya está vinculada con otra. Desvincúlalas antes, con esa cuenta: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = Estas dos cuentas han jugado { $game } entre sí, así que siguen siendo dos miembros. Crea un código con otra cuenta: { STEP("link") }.
link-refused-challenged-each-other = Una de estas cuentas desafió a la otra (desafío { $challenge }), y nadie juega contra sí mismo. Retíralo o recházalo y escribe el código otra vez: { STEP("link", "code", "") }.
link-refused-watches-the-other = Una de estas cuentas está viendo { $game }, que juega la otra, y nadie ve su propia partida. Espera a que termine y crea un código nuevo: { STEP("link") }.
link-refused-blocked = Una de estas cuentas bloqueó a la otra, así que son dos miembros. Desbloquéala con la cuenta que lo hizo y escribe el código otra vez: { STEP("unblock") }.
link-refused-parted-lately = Esta cuenta se desvinculó de otra hace menos de 30 días, y cambiar de miembro no da vacaciones ni días libres de más. Vincúlala ahora con la misma, o con esta desde el { $from }: { STEP("link") }.
link-refused-deleted-lately = Todo lo guardado sobre esta cuenta se borró hace menos de 30 días, y así nadie consigue vacaciones ni días libres de más. Podrás vincularla desde el { $from }: { STEP("link") }.
link-refused-on-vacation = Estás de vacaciones o las tienes previstas, y valen para todas tus partidas. Hasta que acaben no puedes vincular ni desvincular cuentas. Termínalas, o espera: { STEP("vacation", "end", "now") }.
link-refused-other-on-vacation = { $other } está de vacaciones o las tiene previstas. Hasta que acaben no puedes vincular ni desvincular cuentas. Termínalas con esa cuenta, o espera: { STEP_ELSEWHERE("vacation", "end", "now") }.
link-refused-time-is-up = En { $link } a una de estas cuentas se le acabó el tiempo, pero aún puede llegar una jugada escrita a tiempo. Prueba de nuevo en unos minutos: { STEP("board", "game", $game) }.
link-refused-not-linked = Esta cuenta no está vinculada con otra. Para unir dos cuentas en un solo miembro: { STEP("link") }.

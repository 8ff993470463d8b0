# Why something about a league is not done: the rule, then the next step.

league-refused-needs-community = I campionati appartengono a { TERM("community", "a") }. Usa il comando lì.
league-refused-not-a-manager = Per creare o cambiare un campionato serve { TERM("manager-right") }. Chiedi a chi ne dispone. Iscriversi possono tutti: vedi i campionati con { STEP("league") }.
league-refused-no-name = Al campionato serve un nome. Indicalo: { STEP("league", "what", "create", "name", "", "variant", "") }.
league-refused-long-name = Il nome ha { $length } caratteri, e il massimo è { $most }. Scegline uno più corto.
league-refused-no-variant = Al campionato serve una variante. Indicane una, o più d'una con virgole: { STEP("league", "what", "create", "name", "", "variant", "terachess-2") }.
league-refused-too-many-variants = Un campionato ha al massimo { $most } varianti diverse. Scegline meno.
league-refused-no-clock = Al campionato serve un orologio, altrimenti non finirebbe mai. Scegli una cadenza, per esempio con { STEP("league", "what", "create", "clock", "days 3d") }.
league-refused-soft-clock = In un campionato chi esaurisce il tempo perde, quindi la cadenza non può essere «soft». Togli <code>soft</code>.
league-refused-in-the-past = Il { $at } è già passato. Scegli un inizio più tardi, per esempio con { STEP("league", "what", "create", "start", "7d") }.
league-refused-too-late = Il { $at } è tra più di un anno. Scegli un inizio più vicino.
league-refused-days = Una stagione dura in tutto da { $least } a { $most } giorni. Scegli un numero adatto con { OPTION("league", "days") }.
league-refused-too-many = Qui ci sono già { $most } campionati non ancora finiti, il massimo. Prima chiudine uno: { STEP("league", "what", "end", "number", "") }.
league-refused-no-such-league = Qui non c'è il campionato { $league }. Vedi quelli che ci sono con { STEP("league") }.
league-refused-none-here = Qui non c'è nessun campionato che vada bene. Vedi quelli che ci sono con { STEP("league") }.
league-refused-none-called = Qui non c'è nessun campionato chiamato «{ $name }». Vedi quelli che ci sono con { STEP("league") }.
league-refused-name-taken = Qui il campionato { $league } si chiama già «{ $name }». Scegli un altro nome, così non si confondono.
# A line for each follows.
league-refused-several = Potresti intendere più campionati. Aggiungi il numero di uno:
league-refused-one-of = <code>number:{ $league }</code> { $name }, stagione { $season }.
league-refused-full = Il campionato è pieno: partecipano già { $most } membri. Iscriviti al prossimo.
league-refused-already-in = Partecipi già al campionato { $league }. Lo vedi con { STEP("league", "what", "show", "number", $league) }.
league-refused-not-in = Non partecipi al campionato { $league }, quindi non c'è nulla da lasciare. Vedi i tuoi con { STEP("league") }.
league-refused-member-not-in = { $player } non partecipa al campionato { $league }. Vedi chi partecipa con { STEP("league", "what", "show", "number", $league) }.
league-refused-no-member = Di' chi vuoi togliere: { STEP("league", "what", "remove", "member", "") }.
league-refused-has-begun = Il campionato { $league } è già cominciato, quindi nessuno può più iscriversi. Vedi gli altri con { STEP("league") }.
league-refused-not-begun = Il campionato { $league } non è ancora cominciato, quindi non c'è una fine da spostare. Per cambiarlo, chiudilo con { STEP("league", "what", "end", "number", $league) } e crealo di nuovo.
league-refused-last-call = Nel campionato { $league } non iniziano più partite, e le ultime hanno tempo fino al { $until }. I moderatori possono deciderne una con { STEP("adjudicate") }.
league-refused-over = Il campionato { $league } è finito il { $at }. Vedi la classifica con { STEP("league", "what", "show", "number", $league) }.

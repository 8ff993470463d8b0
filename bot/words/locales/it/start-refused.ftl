# Why a game cannot start like that: its variant, its position or its array.

start-refused-no-variant-named = Non hai indicato una variante. Scegli tra: { $known }.
start-refused-unknown-variant = Nessuna variante si chiama «{ $typed }». Scegli tra: { $known }.
start-refused-no-variant-named-of-many = Non hai indicato una variante. Scegline una, per esempio { $some }. Le vedi tutte con { STEP("variants") }.
start-refused-unknown-variant-of-many = Nessuna variante si chiama «{ $typed }». Scegline un'altra, per esempio { $some }. Le vedi tutte con { STEP("variants") }.
start-refused-bad-setup = Non posso usare questa posizione: { $reason }. Scrivila come questa: <code>{ $example }</code>
start-refused-setup-and-array = Una partita comincia da una posizione o da una disposizione, non da entrambe. Togli { OPTION("challenge", "setup") } o { OPTION("challenge", "array") }.
start-refused-one-array = { $variant } ha una sola disposizione, quindi non si sorteggia. Togli { OPTION("challenge", "array") }.
start-refused-bad-order = Non posso formare la disposizione così: { $reason }. Scrivi le lettere dei pezzi su { $squares } una dopo l'altra. L'ordine abituale è <code>{ $example }</code>, o solo <code>{ $usual }</code>. Per sorteggiarlo, scrivi <code>{ $by_lot }</code>.
start-refused-unknown-array = La disposizione si può sorteggiare in questi modi: { $known }. Scegline uno.

# Why a game cannot start like that: its variant, its position or its array.

start-refused-no-variant-named = Du hast keine Variante genannt. Wähle eine davon: { $known }.
start-refused-unknown-variant = Keine Variante heißt „{ $typed }“. Wähle eine davon: { $known }.
start-refused-no-variant-named-of-many = Du hast keine Variante genannt. Wähle eine, zum Beispiel { $some }. Alle zeigt { STEP("variants") }.
start-refused-unknown-variant-of-many = Keine Variante heißt „{ $typed }“. Wähle eine andere, zum Beispiel { $some }. Alle zeigt { STEP("variants") }.
start-refused-bad-setup = Diese Stellung kann ich nicht nehmen: { $reason }. Schreib sie wie diese: <code>{ $example }</code>
start-refused-setup-and-array = Eine Partie beginnt mit einer Stellung oder einer Aufstellung, nicht mit beiden. Lass { OPTION("challenge", "setup") } oder { OPTION("challenge", "array") } weg.
start-refused-one-array = { $variant } hat nur eine Aufstellung, da wird nichts ausgelost. Lass { OPTION("challenge", "array") } weg.
start-refused-bad-order = So kann ich die Aufstellung nicht machen: { $reason }. Schreib die Buchstaben der Figuren auf { $squares } nacheinander. Die übliche Reihenfolge ist <code>{ $example }</code> oder einfach <code>{ $usual }</code>. Für eine ausgeloste schreib <code>{ $by_lot }</code>.
start-refused-unknown-array = Die Aufstellung kann auf diese Arten ausgelost werden: { $known }. Wähle eine davon.

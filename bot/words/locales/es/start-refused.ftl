# Why a game cannot start like that: its variant, its position or its array.

start-refused-no-variant-named = No indicaste ninguna variante. Elige una: { $known }.
start-refused-unknown-variant = No hay ninguna variante llamada “{ $typed }”. Elige una: { $known }.
start-refused-no-variant-named-of-many = No indicaste ninguna variante. Elige una, por ejemplo { $some }. Míralas todas con { STEP("variants") }.
start-refused-unknown-variant-of-many = No hay ninguna variante llamada “{ $typed }”. Elige otra, por ejemplo { $some }. Míralas todas con { STEP("variants") }.
start-refused-bad-setup = No puedo usar esta posición: { $reason }. Escríbela como esta: <code>{ $example }</code>
start-refused-setup-and-array = Una partida empieza desde una posición o una colocación, no desde ambas. Quita { OPTION("challenge", "setup") } o { OPTION("challenge", "array") }.
start-refused-one-array = { $variant } solo tiene una colocación inicial, así que no se sortea. Quita { OPTION("challenge", "array") }.
start-refused-bad-order = No puedo ordenar así la colocación inicial: { $reason }. Escribe seguidas las letras de las piezas en { $squares }. El orden habitual es <code>{ $example }</code>, o simplemente <code>{ $usual }</code>. Para uno al azar, escribe <code>{ $by_lot }</code>.
start-refused-unknown-array = La colocación inicial se puede sortear de estas maneras: { $known }. Elige una.

# Why a game cannot start like that: its variant, its position or its array.

start-refused-no-variant-named = Faltou indicar uma variante. Escolha: { $known }.
start-refused-unknown-variant = Não há variante chamada “{ $typed }”. Escolha: { $known }.
start-refused-no-variant-named-of-many = Faltou indicar uma variante. Escolha uma, por exemplo { $some }. Veja todas com { STEP("variants") }.
start-refused-unknown-variant-of-many = Não há variante chamada “{ $typed }”. Escolha outra, por exemplo { $some }. Veja todas com { STEP("variants") }.
start-refused-bad-setup = Não consigo usar esta posição: { $reason }. Escreva como esta: <code>{ $example }</code>
start-refused-setup-and-array = Uma partida começa de uma posição ou de uma formação inicial, não das duas. Tire { OPTION("challenge", "setup") } ou { OPTION("challenge", "array") }.
start-refused-one-array = { $variant } só tem uma formação inicial, então não há sorteio. Tire { OPTION("challenge", "array") }.
start-refused-bad-order = Não consigo montar a formação inicial assim: { $reason }. Escreva as letras das peças em { $squares }, uma após a outra. A ordem usual é <code>{ $example }</code>, ou só <code>{ $usual }</code>. Para sortear, digite <code>{ $by_lot }</code>.
start-refused-unknown-array = A formação inicial pode ser sorteada destes modos: { $known }. Escolha um.

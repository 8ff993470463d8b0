# Why a game cannot start like that: its variant, its position or its array.

start-refused-no-variant-named = Brakuje wariantu. Wybierz jeden z tych: { $known }.
start-refused-unknown-variant = Nie ma wariantu „{ $typed }”. Wybierz jeden z tych: { $known }.
start-refused-no-variant-named-of-many = Brakuje wariantu. Wybierz jakiś, na przykład { $some }. Wszystkie warianty: { STEP("variants") }.
start-refused-unknown-variant-of-many = Nie ma wariantu „{ $typed }”. Wybierz inny, na przykład { $some }. Wszystkie warianty: { STEP("variants") }.
start-refused-bad-setup = Nie mogę użyć tej pozycji: { $reason }. Napisz ją tak, jak tę: <code>{ $example }</code>
start-refused-setup-and-array = Partia zaczyna się od pozycji albo od układu, nie od jednego i drugiego. Pomiń { OPTION("challenge", "setup") } lub { OPTION("challenge", "array") }.
start-refused-one-array = { $variant } ma tylko jeden układ, więc nie ma czego losować. Pomiń { OPTION("challenge", "array") }.
start-refused-bad-order = Takiego układu nie da się zrobić: { $reason }. Napisz po kolei litery bierek na { $squares }. Zwykła kolejność to <code>{ $example }</code> albo po prostu <code>{ $usual }</code>. Żeby ją wylosować, wpisz <code>{ $by_lot }</code>.
start-refused-unknown-array = Układ można losować na te sposoby: { $known }. Wybierz jeden z nich.

# Why a game cannot start like that: its variant, its position or its array.
start-refused-no-variant-named = Tu n'as pas indiqué de variante. Choisis parmi : { $known }.
start-refused-unknown-variant = Aucune variante ne s'appelle « { $typed } ». Choisis parmi : { $known }.
start-refused-no-variant-named-of-many = Tu n'as pas indiqué de variante. Choisis-en une, par exemple { $some }. Pour les voir toutes : { STEP("variants") }.
start-refused-unknown-variant-of-many = Aucune variante ne s'appelle « { $typed } ». Choisis-en une autre, par exemple { $some }. Pour les voir toutes : { STEP("variants") }.
start-refused-bad-setup = Cette position ne convient pas : { $reason }. Écris-la comme celle-ci : <code>{ $example }</code>
start-refused-setup-and-array = Une partie part d'une position ou d'une disposition, pas des deux. Enlève { OPTION("challenge", "setup") } ou { OPTION("challenge", "array") }.
start-refused-one-array = { $variant } n'a qu'une disposition, donc il n'y a rien à tirer au sort. Enlève { OPTION("challenge", "array") }.
start-refused-bad-order = Cette disposition ne convient pas : { $reason }. Écris les lettres des pièces sur { $squares } l'une après l'autre. L'ordre habituel est <code>{ $example }</code>, ou simplement <code>{ $usual }</code>. Pour un ordre au hasard, tape <code>{ $by_lot }</code>.
start-refused-unknown-array = La disposition peut être tirée au sort de ces façons : { $known }. Choisis-en une.

# The rules of a variant. Its own sentences are in its file.

rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }, comincia { $first-the }, poi muove { $second-the }.
rules-no-squares = Non esistono le caselle { $squares }.
rules-provisional = La disposizione è provvisoria: { $why }
rules-credits = Di { $author }. Fonte: { $source }.
rules-credits-of-year = Di { $author }, { $year }. Fonte: { $source }.
rules-others = Vedi le regole di un'altra variante con { STEP("rules", "variant", "") }, o di un pezzo con { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b>: { $moves }

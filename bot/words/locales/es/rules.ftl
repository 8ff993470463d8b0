# The rules of a variant. Its own sentences are in its file.

rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }; orden de juego: { $first-the } y después { $second-the }.
rules-no-squares = No existen las casillas { $squares }.
rules-provisional = La colocación inicial es provisional: { $why }
rules-credits = De { $author }. Fuente: { $source }.
rules-credits-of-year = De { $author }, { $year }. Fuente: { $source }.
rules-others = Mira las reglas de otro juego con { STEP("rules", "variant", "") }, o de una pieza con { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b>: { $moves }

# The rules of a variant. Its own sentences are in its file.
rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }, ordre de jeu : { $first }, puis { $second }.
rules-no-squares = Ces cases n'existent pas : { $squares }.
rules-provisional = La disposition est provisoire : { $why }
rules-credits = Par { $author }. Source : { $source }.
rules-credits-of-year = Par { $author }, { $year }. Source : { $source }.
rules-others = Regarde les règles d'une autre variante avec { STEP("rules", "variant", "") }, ou celles d'une pièce avec { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b> : { $moves }

# The rules of a variant. Its own sentences are in its file.

rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }; começa quem joga com { $first-the }, e depois é a vez { $second-of }.
rules-no-squares = Não existem as casas { $squares }.
rules-provisional = A formação inicial é provisória: { $why }
rules-credits = De { $author }. Fonte: { $source }.
rules-credits-of-year = De { $author }, { $year }. Fonte: { $source }.
rules-others = Veja as regras de outra variante com { STEP("rules", "variant", "") }, ou de uma peça com { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b>: { $moves }

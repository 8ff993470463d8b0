# The rules of a variant. Its own sentences are in its file.

rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }, pierwszy ruch { $first-gen }, potem { $second-gen }.
rules-no-squares = Nie ma pól { $squares }.
rules-provisional = Układ jest tymczasowy: { $why }
rules-credits = Autor: { $author }. Źródło: { $source }.
rules-credits-of-year = Autor: { $author }, { $year }. Źródło: { $source }.
rules-others = Zasady innego wariantu: { STEP("rules", "variant", "") }, jednej bierki: { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b>: { $moves }

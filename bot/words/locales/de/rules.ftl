# The rules of a variant. Its own sentences are in its file.

rules-head = <b>{ $variant }</b> · { $files }×{ $ranks }, zuerst zieht { $first }, dann { $second }.
rules-no-squares = Diese Felder gibt es nicht: { $squares }.
rules-provisional = Die Aufstellung ist vorläufig: { $why }
rules-credits = Von { $author }. Quelle: { $source }.
rules-credits-of-year = Von { $author }, { $year }. Quelle: { $source }.
rules-others = Die Regeln einer anderen Variante siehst du mit { STEP("rules", "variant", "") }, die einer Figur mit { STEP("piece") }.
rules-words = { $words }
rules-piece = <b>{ $label } { $piece }</b>: { $moves }

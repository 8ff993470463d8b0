# Why a move is not taken back.

take-back-refused-first-position = Ta partia jest w pozycji początkowej, więc nie ma czego cofać. Zobacz ją: { STEP("board") }.
take-back-refused-not-your-last-move = Ostatni ruch należy do gracza { $player }, więc tylko ta osoba może go cofnąć. Twoja kolej, graj: { STEP("move") }.
take-back-refused-answered-since = Bez pytania można cofnąć ruch tylko do chwili, gdy przeciwnik coś zrobi, a { $player } już gra dalej. Ruchy cofa się od najnowszego. Poproś o zgodę: { STEP("undo") }.
take-back-refused-rated = Ta partia jest rankingowa, więc ruch można cofnąć tylko w ciągu minuty i zanim przeciwnik coś zrobi. Graj dalej albo zaproponuj remis: { STEP("draw") }.
take-back-refused-game-is-over = Ta partia już się skończyła, więc jej ruchy zostają: { $result } Zacznij inną: { STEP("challenge") }.

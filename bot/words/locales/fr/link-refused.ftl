# Why two accounts are not linked or unlinked.
link-refused-no-such-code = Ce code n'existe pas : il est mal tapé, déjà utilisé ou remplacé par un plus récent. Fais-en un nouveau avec { STEP_ELSEWHERE("link") }.
link-refused-code-expired = Un code est valable dix minutes, et celui-ci est plus vieux. Fais-en un nouveau avec { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = Ça n'attend plus de réponse, et rien n'a changé. Recommence avec { STEP("link") } ou { STEP("unlink") }.
link-refused-own-code = Tu as fait ce code avec ce compte. Tape-le avec ton autre compte : { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = Un membre a un seul compte par réseau, et ce code a été fait sur celui-ci. Tape-le sur un autre réseau : { STEP_ELSEWHERE("link", "code", "") }.
link-refused-linked-already = Ce compte est déjà lié à { $other }. Si tu en veux un autre, dissocie d'abord ces deux-là : { STEP("unlink") }.
link-refused-other-linked = Le compte qui a fait ce code, { $maker }, est déjà lié à un autre. Dissocie d'abord ces deux-là, depuis ce compte : { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = Ces deux comptes ont joué { $game } l'un contre l'autre, donc ils restent deux membres. Fais un code avec un autre compte : { STEP("link") }.
link-refused-challenged-each-other = L'un de ces comptes a défié l'autre (défi { $challenge }), et personne ne joue contre soi-même. Retire ce défi ou refuse-le, puis retape le code : { STEP("link", "code", "") }.
link-refused-watches-the-other = L'un de ces comptes suit { $game }, que l'autre joue, et personne ne suit sa propre partie. Attends qu'elle soit finie, puis fais un nouveau code : { STEP("link") }.
link-refused-blocked = L'un de ces comptes a bloqué l'autre, donc ils restent deux membres. Débloque-le avec le compte qui l'a fait, puis retape le code : { STEP("unblock") }.
link-refused-parted-lately = Ce compte a été dissocié d'un autre il y a moins de 30 jours. Changer de membre ne donne pas plus de vacances ni de repos. Relie-le au même maintenant, ou à celui-ci à partir du { $from } : { STEP("link") }.
link-refused-deleted-lately = Les données de ce compte ont été supprimées il y a moins de 30 jours. Ça ne donne pas plus de vacances ni de jours de repos. Tu pourras le lier à partir du { $from } : { STEP("link") }.
link-refused-on-vacation = Tu as des vacances en cours ou prévues, et elles valent pour toutes tes parties. Avant leur fin, tu ne peux ni lier ni dissocier de comptes. Mets-y fin, ou attends : { STEP("vacation", "end", "now") }.
link-refused-other-on-vacation = { $other } a des vacances en cours ou prévues. Avant leur fin, tu ne peux ni lier ni dissocier de comptes. Mets-y fin depuis ce compte, ou attends : { STEP_ELSEWHERE("vacation", "end", "now") }.
link-refused-time-is-up = Dans { $link }, l'un de ces comptes n'a plus de temps, mais un coup écrit à temps peut encore arriver. Réessaie dans quelques minutes : { STEP("board", "game", $game) }.
link-refused-not-linked = Ce compte n'est lié à aucun autre. Pour faire un seul membre de deux comptes : { STEP("link") }.

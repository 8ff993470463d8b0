# Why two accounts are not linked or unlinked.

link-refused-no-such-code = There's no such code: it's mistyped, already used, or replaced by a newer one. Make a new one with { STEP_ELSEWHERE("link") }.
link-refused-code-expired = A code is valid for ten minutes, and this one is older. Make a new one with { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = That isn't waiting for an answer any more, and nothing has changed. Start again with { STEP("link") } or { STEP("unlink") }.
link-refused-own-code = You made this code with this account. Type it with your other account: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = A member has one account on each network, and this code was made on this network. Type it on another network: { STEP_ELSEWHERE("link", "code", "") }.
# $other: the other account.
link-refused-linked-already = This account is already linked with { $other }. If you want another one, unlink them first: { STEP("unlink") }.
# $maker: the account that has made the code.
link-refused-other-linked = The account that made this code, { $maker }, is already linked with another one. Unlink those first, with that account: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = These two accounts have played { $game } against each other, so they stay two members. Make a code with another account: { STEP("link") }.
link-refused-challenged-each-other = One of these accounts has challenged the other (challenge { $challenge }), and nobody plays against themselves. Withdraw or decline it, then type the code again: { STEP("link", "code", "") }.
link-refused-watches-the-other = One of these accounts is watching { $game }, which the other one plays, and nobody watches their own game. Wait until it has ended, then make a new code: { STEP("link") }.
link-refused-blocked = One of these accounts has blocked the other, so they're two members. Undo that with the account that did it, then type the code again: { STEP("unblock") }.
# $from: when it is possible again.
link-refused-parted-lately = This account was unlinked from another one less than 30 days ago. Nobody gets extra vacation or days off by switching members. Link it with the same one now, or with this one from { $from }: { STEP("link") }.
# $from: when it is possible again.
link-refused-deleted-lately = Everything stored about this account was deleted less than 30 days ago. Nobody gets extra vacation or days off that way. You can link it from { $from }: { STEP("link") }.
link-refused-on-vacation = You're on vacation or have one planned, and it counts for all your games. Until it's over, you can't link or unlink accounts. End it, or wait: { STEP("vacation", "end", "now") }.
# $other: the other account.
link-refused-other-on-vacation = { $other } is on vacation or has one planned. Until it's over, you can't link or unlink accounts. End it with that account, or wait: { STEP_ELSEWHERE("vacation", "end", "now") }.
# $game: the game's number, $link: a link to it.
link-refused-time-is-up = In { $link }, one of these accounts is out of time, but a move written in time may still come in. Try again in a few minutes: { STEP("board", "game", $game) }.
link-refused-not-linked = This account isn't linked with another one. To make two accounts one member: { STEP("link") }.

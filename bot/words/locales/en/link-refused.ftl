# Why two accounts are not linked or parted.

link-refused-no-such-code = There is no such code: it is mistyped, was used, or a newer one has taken its place. Make a new one with { STEP_ELSEWHERE("link") }.
link-refused-code-expired = A code is valid for ten minutes, and this one was made before that. Make a new one with { STEP_ELSEWHERE("link") }.
link-refused-nothing-to-confirm = That does not wait for an answer any more, and nothing has changed. Begin anew with { STEP("link") } or { STEP("unlink") }.
link-refused-own-code = You have made this code with this account. Type it with your other account: { STEP_ELSEWHERE("link", "code", "") }.
link-refused-same-network = A member has one account of each network, and the code was made with one of this network. Type it on another network: { STEP_ELSEWHERE("link", "code", "") }.
# $other: the other account.
link-refused-linked-already = This account is linked with { $other } already. Part them first, if you want another one: { STEP("unlink") }.
# $maker: the account that has made the code.
link-refused-other-linked = The account that has made this code, { $maker }, is linked with another one by now. Part those first, with that account: { STEP_ELSEWHERE("unlink") }.
link-refused-played-each-other = These two accounts have played { $game } against each other, so they are two members here and stay that. Make a code with another account: { STEP("link") }.
link-refused-challenged-each-other = One of these two accounts has challenged the other (challenge { $challenge }), and nobody plays against themselves. Withdraw or decline it, then type the code again: { STEP("link", "code", "") }.
link-refused-watches-the-other = One of these two accounts watches { $game }, which the other one plays, and nobody watches their own game. Wait until it has ended, and make a new code then: { STEP("link") }.
link-refused-blocked = One of these two accounts has blocked the other, so they are two members. Undo that with the one that has, and type the code again: { STEP("unblock") }.
# $from: when it is possible again.
link-refused-parted-lately = This account was parted from another one less than 30 days ago. Each member has hours of vacation and days off, and nobody gets more of them by being one member after the other. You can link it again with the same one now, and with this one from { $from } on: { STEP("link") }.
# $from: when it is possible again.
link-refused-deleted-lately = All that was stored about this account was deleted less than 30 days ago. Each member has hours of vacation and days off, and nobody gets more of them by that. It can be linked from { $from } on: { STEP("link") }.
link-refused-on-vacation = While a vacation of yours lasts or is planned, accounts are neither linked nor parted, because it is for all your games. End it, or wait until it is over: { STEP("vacation", "end", "now") }.
# $other: the other account.
link-refused-other-on-vacation = While a vacation lasts or is planned, accounts are neither linked nor parted, and { $other } has one. End it with that account, or wait until it is over: { STEP_ELSEWHERE("vacation", "end", "now") }.
# $game: the game's number, $link: a link to it.
link-refused-time-is-up = The time of one of these accounts is up in { $link }, and what was written there in time may still come in. Try again in some minutes, when that is settled: { STEP("board", "game", $game) }.
link-refused-not-linked = This account is linked with no other one. To make one member of two accounts: { STEP("link") }.

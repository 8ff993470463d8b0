# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = You cannot challenge yourself. Choose another member as <code>opponent</code>.
challenge-refused-bot-as-opponent = { $player } is a bot, and bots do not answer challenges. Choose a member who is a person.
challenge-refused-absent-opponent = { $player } is not a member of this { TERM("community") } (any more). Choose somebody who is.
challenge-refused-opponent-out-of-sight = { $player } does not see what is posted here, so they would not find the challenge. Make it in a { TERM("place") } that you both see, or let them in first.
challenge-refused-too-many = You wait for an answer to { $limit } challenges already. Withdraw one, or wait until one is answered.
challenge-refused-too-many-to-other = You have challenged { $player } several times in the last minutes. Give them some time, and try again in a quarter of an hour.
challenge-refused-other-has-too-many = { $player } has { $limit } challenges to answer already. Try again when some are answered.
challenge-refused-other-has-not-answered-yet = { $player } has { $limit } challenges of yours to answer already. Withdraw one, or wait until one is answered.
challenge-refused-too-many-games = You are playing { $limit } games already, which is the most. Finish one first; see them with { STEP("games") }.
challenge-refused-other-has-too-many-games = { $player } is playing { $limit } games already, which is the most. Try again when one is finished.
# $from: when it is possible again.
challenge-refused-came-back = All that was stored about you was deleted less than a day ago, and nobody gets round the limits by that. You challenge others and post problems from { $from } on; until then you can join what others offer: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = That challenge is not known here. Make a new one with { STEP("challenge") }.
challenge-refused-not-invited = This challenge is for { $opponent }, and only they can answer it. Make one of your own with { STEP("challenge") }.
challenge-refused-own-challenge = This is your own challenge: you can withdraw it, and the other player can accept or decline it.
challenge-refused-not-the-challenger = Only { $challenger } can withdraw this challenge. If it is for you, accept or decline it.
challenge-refused-accepted = This challenge was accepted already: { $game }.
# $how: how it was answered, as sentences.
challenge-refused-settled = { $how } Make a new challenge with { STEP("challenge") }.

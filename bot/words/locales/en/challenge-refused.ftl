# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = You can't challenge yourself. Choose another member as { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } is a bot and plays no games. Choose a person, or play against me: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } is a person, and only I have levels. Leave out { OPTION("challenge", "level") }, or leave out { OPTION("challenge", "opponent") } to play against me.
# $why: the rule, as a sentence.
challenge-refused-unrated = This game can't be rated. { $why } Change that, or leave out { OPTION("challenge", "rated") }.
challenge-refused-too-many-against-computer = You already have { $limit } games against me, which is the most. Finish one first; see them with { STEP("games") }.
challenge-refused-absent-opponent = { $player } isn't a member of this { TERM("community") } now. Choose someone who is.
challenge-refused-opponent-out-of-sight = { $player } can't see what is posted here, so they wouldn't find the challenge. Make it in a { TERM("place") } that you both see, or let them in first.
challenge-refused-too-many = You already have { $limit } challenges waiting for an answer, which is the most. Withdraw one, or wait until one is answered.
challenge-refused-too-many-to-other = You've challenged { $player } several times in the last few minutes. Give them some time, and try again in a quarter of an hour.
challenge-refused-other-has-too-many = { $player } already has { $limit } challenges to answer, which is the most. Try again when some are answered.
challenge-refused-other-has-not-answered-yet = { $player } still has { $limit } of your challenges to answer, which is the most. Withdraw one, or wait until one is answered.
challenge-refused-too-many-games = You're already playing { $limit } games, which is the most. Finish one first; see them with { STEP("games") }.
challenge-refused-other-has-too-many-games = { $player } is already playing { $limit } games, which is the most. Try again when one is finished.
# $from: when it is possible again.
challenge-refused-came-back = Everything stored about you was deleted less than a day ago, but that doesn't reset the limits. You can challenge others, post problems and join ladders and leagues from { $from } on. Until then, join other members' challenges: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = I don't know that challenge. Make a new one with { STEP("challenge") }.
challenge-refused-not-invited = This challenge is for { $opponent }, so only they can answer it. Make your own with { STEP("challenge") }.
challenge-refused-own-challenge = This is your own challenge, so only your opponent can accept or decline it. You can withdraw it.
challenge-refused-not-the-challenger = Only { $challenger } can withdraw this challenge. If it's for you, accept or decline it.
challenge-refused-accepted = This challenge has already been accepted: { $game }.
# $how: how it was answered, as sentences.
challenge-refused-settled = { $how } Make a new challenge with { STEP("challenge") }.

# Spectators: the etiquette where they talk, and whether they may analyze.

# Above the board for a person who watches, one sentence behind the other.
watch-shown = You're watching { $game }.
watch-shown-without-place = In this { TERM("community") }, spectators don't get a place of their own to talk.
watch-shown-place = Spectators talk in { $place }.
watch-shown-over = The game is over.
watch-shown-sealed = What spectators say to each other is hidden from the players until the game is over.
watch-shown-place-after = When the game is over, spectators get a place to talk with its players, and I'll let you in.

# The first message where spectators talk: this, then the rules with numbers, then an objection.
watch-etiquette = <b>For the spectators of game { $number } ({ $variant }).</b> I don't let the players in until the game is over. Then they can read all of this. Anyone with { TERM("overseer-right") } can read it at any time, even a player.
watch-etiquette-after = <b>For the spectators of game { $number } ({ $variant }).</b> The game is over, and its players can read all of this.
watch-rule-no-hints = Until the game is over, don't give its players any hints: not here, not in private, not where it's played.
watch-rule-no-hints-after = Don't give hints to players whose games are still going on.
watch-rule-no-analysis = Don't analyse a game if a player asks you not to, as here.
watch-rule-analysis = Keep what you find to yourselves until the game is over. Then analyse it with the players, unless one of them asks you not to.
watch-rule-analysis-after = Analyse the game with its players, unless one of them asks you not to.
watch-rule-kindness = Be kind: criticise moves, never people.
watch-rule-this-game = Stick to this game. There are other places for everything else.
watch-rule-doubts = I check every move against the rules before it's played. If you still doubt a rule, tell a moderator or the person who runs this bot, not the players.

# $sides: how many sides do not want an analysis. $side: the first of them. $other: the second, if there are two.
watch-objection = <b>{ $sides ->
    [1] { $side } doesn't want
   *[other] { $side } and { $other } don't want
} this game to be analysed, now or later. Don't analyse it.</b>
watch-objection-withdrawn = { $side } has nothing against an analysis any more.

# The answers to players about an analysis. $sides, $side, $other: as above.
watch-analysis-forbidden = { $sides ->
    [1] { $side } doesn't want
   *[other] { $side } and { $other } don't want
} this game to be analysed, now or later. Allow it with { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Neither of you has anything against an analysis of this game by its spectators. Forbid it with { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = You already allow an analysis of this game, so nothing has changed.
watch-analysis-forbidden-already = You already forbid an analysis of this game, so nothing has changed.
watch-analysis-is-allowed = Done. The spectators of this game are told that you have nothing against an analysis any more.
watch-analysis-is-forbidden = Done. The spectators of this game are told that you don't want it to be analysed, now or later.

# The news for spectators and players at the end: the first sentence, the result, the others.
watch-ended = Game { $number } is over.
watch-opened = { $first } and { $second }, the spectators talk here, and now you can, too.
watch-opened-for-analysis = You can analyse the game together.
# The title of the spectators' thread or room.
watch-title = Kibitz of game { $game } ({ $variant })

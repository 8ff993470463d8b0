# Spectators: the etiquette where they talk, and whether they may analyze.

# Above the board for a person who watches, one sentence behind the other.
watch-shown = You watch { $game }.
watch-shown-without-place = On this { TERM("community") }, spectators get no place of their own to talk.
watch-shown-place = Spectators talk in { $place }.
watch-shown-over = It is over.
watch-shown-sealed = What spectators say to each other is kept from the players until it has ended.
watch-shown-place-after = When it has ended, spectators get a place to talk with its players, and you are let in.

# The first message where spectators talk: this, then the rules with numbers, then an objection.
watch-etiquette = <b>For the spectators of game { $number } ({ $variant }).</b> The players are not let in before the game has ended; then they can read all of this. Anybody with { TERM("overseer-right") } can read it at any time, even a player.
watch-etiquette-after = <b>For the spectators of game { $number } ({ $variant }).</b> The game has ended, and its players can read all of this.
watch-rule-no-hints = While the game goes on, give its players no hint: not here, not in private, not where it is played.
watch-rule-no-hints-after = Give no hint to players whose games still go on.
watch-rule-no-analysis = Do not analyse a game if a player asks you not to, as here.
watch-rule-analysis = Keep what you find among yourselves until the game has ended; then analyse it with the players, unless one of them asks you not to.
watch-rule-analysis-after = Analyse the game with its players, unless one of them asks you not to.
watch-rule-kindness = Be kind: criticise moves, never people.
watch-rule-this-game = Keep to this game; there are other places for everything else.
watch-rule-doubts = Every move is checked by the rules before it is played. If you doubt a rule all the same, tell a moderator or the person who runs this bot, not the players.

# $sides: how many sides do not want an analysis. $side: the first of them. $other: the second, if there are two.
watch-objection = <b>{ $sides ->
    [1] { $side } does not want
   *[other] { $side } and { $other } do not want
} this game to be analysed, neither now nor later: please do not.</b>
watch-objection-withdrawn = { $side } has nothing against an analysis any more.

# The answers to players about an analysis. $sides, $side, $other: as above.
watch-analysis-forbidden = { $sides ->
    [1] { $side } does not want
   *[other] { $side } and { $other } do not want
} this game to be analysed, neither now nor later: please do not. Allow it with { STEP("analysis", "wish", "on") }.
watch-analysis-allowed = Neither of you has anything against an analysis of this game by its spectators. Forbid it with { STEP("analysis", "wish", "off") }.
watch-analysis-allowed-already = You have nothing against an analysis of this game: that is as it was.
watch-analysis-forbidden-already = You do not want this game to be analysed: that is as it was.
watch-analysis-is-allowed = The spectators of this game are told that you have nothing against an analysis any more.
watch-analysis-is-forbidden = The spectators of this game are told that you do not want it to be analysed, neither now nor when it has ended.

# The news for spectators and players at the end: the first sentence, the result, the others.
watch-ended = Game { $number } has ended.
watch-opened = { $first } and { $second }, the spectators talk here, and from now on you do, too.
watch-opened-for-analysis = You can analyse the game together.

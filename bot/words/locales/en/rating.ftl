# Ratings: which games count, what they give, and lists of the best.

# Why a game does not count, as a sentence.
not-counted-not-agreed = The challenge didn't say that the game would be rated.
not-counted-computer = Games against the computer don't count.
not-counted-same-member = One member played both sides.
not-counted-set-up = Only games that start from their usual array count.
not-counted-no-clock = Only games with a clock count.
not-counted-unlisted = Only my own games count, and those that are published here.
not-counted-aborted = It ended without a result.
not-counted-adjudicated = A moderator ended it and didn't let it count.
not-counted-frozen = It was frozen when it ended.
not-counted-too-short = Each side has to make at least two moves.
not-counted-beyond-four = Of the games of the same two players, four count in a month.
not-counted-series-on-time = Of a player's losses on time in a row, only the first counts.

# A rating and how far off it may be: $thousands and $units are its digits before and behind the separator.
# A question mark stands while it isn't known well.
rating-value = { $thousands ->
    [0] { $units }
   *[other] { $thousands },{ $units }
} ± { $deviation }
rating-value-unsettled = { $thousands ->
    [0] { $units }
   *[other] { $thousands },{ $units }
} ± { $deviation }?

# The ratings of a member. $value: a rating, as above.
rating-own-none = You don't have a rating yet. Challenge someone to a rated game with { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-none = { $player } hasn't played a rated game that you can see here. Challenge them to one with { STEP("challenge", "clock", "days 3d", "rated", "true") }.
rating-own-title = <b>Your ratings</b>
rating-title = <b>Ratings of { $player }</b>
rating-of-all-games = All games: { $value }
rating-of-variant = { $variant }: { $value }
rating-unsettled = A question mark means that it may still change a lot.
rating-estimated = This is an estimate with the games of this month. It becomes final when the month ends, { $until }.
rating-games = <b>Rated games that ended this month</b>
# $game: a link to it.
rating-game = { $game } ({ $variant }) against { $opponent }: { $result ->
    [won] won.
    [lost] lost.
    [drawn] drawn.
   *[none] no result.
}
rating-not-counted = It doesn't count: { $why }
rating-months = <b>At the end of each month, over all games</b>
# $month: a year and a month, like 2026-01.
rating-month = { $month }: { $value }
rating-now = Now: { $value }
rating-next = See the best here with { STEP("leaders") }.
rating-later = I'm working out last month's ratings right now. Try again in a minute.

# The best of a community.
leaders-title = <b>The best here, over all games</b>
leaders-title-of-variant = <b>The best here in { $variant }</b>
leaders-line = { $place }. { $player }: { $value }
leaders-estimated = These are estimates until the month ends: this month's games are in them.
leaders-more = There are more than these.
leaders-order = The order is by the rating less twice the number after ±, so that nobody leads after one lucky game. Players who keep their profile private aren't listed.
leaders-none = Nobody is listed here yet; private profiles never are. Play a rated game with { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-none-of-variant = Nobody is listed here in { $variant } yet; private profiles never are. Play a rated game with { STEP("challenge", "clock", "days 3d", "rated", "true") }.
leaders-of-nowhere = Lists of the best are for the members of a { TERM("community") }. Use the command in one.

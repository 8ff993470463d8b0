# Leagues: made, joined, played and ended.

# The first line of all that is told of one. $season: its number. $variants: one or several games.
league-head = <b>{ $name }</b>, season { $season } · { $variants }
# $size: how many players a division has at most. $at_once: how many games each has at once. $format: how often two players meet.
league-terms = Everyone plays everyone else in their division { $format ->
    [double] twice, once with each side
   *[single] once
}, { $at_once ->
    [one] one game
   *[other] { $at_once } games
} at a time. A division has at most { $size } players.
league-rated = Its games are rated.
league-repeats = When a season starts, you can join the next one.

# A league before it is posted.
league-preview = Your league would look like this. Nobody else can see it yet.
league-preview-size = A full division of { $size } plays { $games } games, { $each } for each player.
league-preview-time = It starts on { $starts }. From { $ends } on no more games start, and the last ones get two weeks.
league-preview-next = Post it here with { $publish }, or make it again to change something. A new preview takes this one's place.

league-published = League { $number }, { $name }, is posted.
league-moved = { $name } is posted in { $place } from now on.

# The date of the start in the calendar of the server. It stands where nothing can be pressed.
league-date-name = { $name }: season { $season } starts
league-date-about = { $variants }. The season starts if at least { $fewest } members are in. Join below the league's post.

# $fewest: how many members are needed.
league-starts = It starts on { $starts } if at least { $fewest } members are in.
# $before: the number of the season before.
league-starts-after = It starts on { $starts }, but not before season { $before } has ended, and if at least { $fewest } members are in.
league-waits-after = It starts as soon as season { $before } has ended and at least { $fewest } members are in.
# $missing: how many members are needed yet.
league-waits = { $missing ->
    [0] It starts in a moment.
    [one] It starts as soon as one more member is in.
   *[other] It starts as soon as { $missing } more members are in.
}
# $named: members by name. $others: how many are not named.
league-members = { $count ->
    [0] Nobody is in yet.
    [one] One member is in: { $named }.
   *[other] { $count } members are in: { $named }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    }.
}
# $hash: the SHA-256 of the seed that all draws follow from.
league-promise = All random choices follow from a secret number that's already fixed. I'll show it when the season starts, so that anyone can check. Its SHA-256: <code>{ $hash }</code>
league-seed = The number behind all random choices: <code>{ $seed }</code>

# $when: when it starts, in a sentence.
league-joined = You're in { $name }. { $when } Your games start by themselves, and you'll be told.
league-left = You've left { $name }.
league-leave-asked = Leave { $name }?
# Under the last board of a game.
league-has-left = { $player } is no longer in { $name }.
league-removed = { $player } is no longer in { $name }.
league-were-removed = A manager has removed you from { $name }. Ask them if you'd like to know why.
league-remove-asked = Remove { $player } from { $name }?
# What happens to the games of a member who leaves. $open: how many are left.
# $whose: `own` if the reader leaves.
league-leave-early = Fewer than half of { $whose ->
    [own] your
   *[other] their
} games have ended. None of them will count, and those in progress end without a result.
league-leave-late = At least half of { $whose ->
    [own] your
   *[other] their
} games have ended. Those results stay. { $open ->
    [0] No game is left.
    [one] The one that is left is lost.
   *[other] The { $open } that are left are lost.
}

league-runs = Games start until { $ends }. See your part with { STEP("league", "what", "show", "number", $number) }.
league-runs-until = Games start until { $ends }.
league-last-games = No more games start. Those still in progress have until { $until }.
league-last-games-decided = No more games start. Those still in progress are being decided.
league-is-over = It ended on { $at }.
league-was-given-up = A manager has given it up before it started.

# The tables. $points: such as 3½. $games: how many games have ended. $left: whether the player has left.
league-division = <b>Division { $division }</b>
league-line = { $rank }. { $player }: { $points } from { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $left ->
    [yes] , is out
   *[no] {""}
}
league-line-struck-out = — { $player }: is out, and no game counts
# $shown: how many divisions are shown, of how many.
league-more-tables = { $shown ->
    [one] That's the first of a division
   *[other] Those are the first of { $shown } divisions
}, of { $divisions } in all. See a whole table with { $show }.
league-other-divisions = There are { $divisions } divisions. See another one with { $show }.
# The best and the worst rank that is still possible for the reader.
league-possible = You can still finish between place { $best } and place { $worst }.
league-possible-one = You finish in place { $place }, whatever happens.
# $running: games as links. $waiting: how many of the reader's games have not begun.
league-own-games = { $count ->
    [0] None of your games is in progress
    [one] Your game in progress: { $running }
   *[other] Your games in progress: { $running }
}{ $waiting ->
    [0] .
    [one] , and one more is to start.
   *[other] , and { $waiting } more are to start.
}
league-how-ranked = Equal points are decided by the games between those players, then Sonneborn-Berger, wins, wins with the second side, and finally chance.
# Beside a picture. The signs are drawn, so they stay as they are.
league-signs = In the table of results 1 is a win, = a draw and 0 a loss. A game in progress is …, one that doesn't count is x, and + and - are games of someone who left late.

# Under the first board of a game. $round: of the pairings.
league-game-of = It's a game of <b>{ $name }</b>, division { $division }, round { $round }.
league-last-call = No more games of { $name } start. This game has until { $until }, or ten more moves of each side. If it's still in progress then, I propose a result for it.
# The time of a last game is up. $pawns: by how many Pawns a side is better, such as 2.4. $rule: the command of moderators.
league-time-is-up = The time for the last games of { $name } is up, and this one is still in progress.
league-judged-level = My search sees both sides level.
league-judged-won = My search sees a sure win for { $side }.
league-judged = My search sees { $side } ahead by { $pawns } Pawns.
league-proposes-win = I propose a win for { $player }.
league-proposes-draw = I propose a draw: no side is three Rooks ahead.
league-proposes-draw-unread = It can't be read by this version, so I propose a draw.
league-proposal-stands = That stands from { $stands } on, unless the game ends before or a moderator decides otherwise: { $rule }.
league-for-managers = A game of your league { $name } needs a look: { $game }.
league-stands = That was proposed when the time for the last games of { $name } was up.

league-over = <b>{ $name }, season { $season }, is over.</b>
# $divisions: how many there are.
league-winner = { $divisions ->
    [1] {""}
   *[other] Division { $division }:{" "}
}{ $player } finishes first with { $points } points.
# $others: how many divisions are not named.
league-more-winners = And { $others ->
    [one] one more division
   *[other] { $others } more divisions
}.
league-over-more = See a table with { $show }.

league-file = The tables and all games of { $name }, season { $season }, are in the file. A game that has ended has the hash of its record.
# Entries of a calendar.
league-calendar-starts = { $name } starts
league-calendar-ends = { $name }: no more games start
league-calendar-last = { $name }: I propose results for games still in progress

league-extended = New games of { $name } can start until { $ends }.
league-end-asked = End the season of { $name } now? No more games start, and those in progress get two weeks.
league-end-asked-open = Give up { $name }? Its members will see that in the post.
league-ends-now = The season of { $name } ends now. Players will be told in a moment.
league-given-up = { $name } is given up.

league-list = <b>Leagues here</b>
# $stage: how far it is. $at: when it starts, or ends. $reader: whether the reader is in it.
league-list-line = <b>{ $number }</b> · { $name }, season { $season } · { $stage ->
    [draft] not posted yet
    [open] starts { $at }
    [waiting] waits for more members
    [running] runs until { $at }
    [last-call] last games until { $at }
    [given-up] given up { $at }
   *[over] ended { $at }
} · { $members ->
    [one] 1 member
   *[other] { $members } members
}{ $reader ->
    [in] {" "}· you're in
   *[out] {""}
}
league-list-more = See one with { STEP("league", "what", "show", "number", "") }. There you also join or leave it.
# $others: how many other leagues there are here.
league-others = { $others ->
    [one] There's another league here, too.
   *[other] There are { $others } other leagues here, too.
} { STEP("league", "what", "list") } lists all.
league-none = There are no leagues here. Managers make one with { STEP("league", "what", "create", "name", "", "variant", "") }.

# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

# $new, $old: the places now, and before a change.
community-places = Where games can start in this { TERM("community") }: { $new }.
community-places-same = Where games can start in this { TERM("community") }: { $new }. Nothing has changed.
community-places-changed = Where games can start in this { TERM("community") }: { $new } (before: { $old }). Games in progress go on, and posted challenges can still be accepted.
# In place of a list of places.
community-every-place = every { TERM("place") }
community-places-how = To choose, use { STEP("places", "here", "allow") } in each { TERM("place") } where games may start. Then they start in no other.

# $new, $old: the variants now, and before a change.
community-variants = Variants you can play in this { TERM("community") }: { $new }.
community-variants-same = Variants you can play in this { TERM("community") }: { $new }. Nothing has changed.
community-variants-changed = Variants you can play in this { TERM("community") }: { $new } (before: { $old }). Games in progress go on, and posted challenges can still be accepted.
# In place of a list of variants.
community-all-variants = all
# The heading of a kind of game.
community-variants-kind = { $kind ->
    [first] Good first games
    [short] Short games
    [long] Long games
    [very-large] Very large boards
    [larger] Larger boards
    [chessboard] On a chessboard
    [drops] Captured pieces come back
    [japan] Shogi and its relatives
   *[world] Other countries and times
}
# $head: as in community-variants-kind. $names: the names of the games.
community-variants-on-shelf = <b>{ $head }</b>: { $names }
community-variants-of-kind = <b>{ $head }</b>:
community-variants-none-of-kind = { $head }: none of these can be played here.
# $summary: a sentence of the game's file, or of games.toml.
community-variants-line = • <b>{ $variant }</b> ({ $files }×{ $ranks }): { $summary }
community-variants-next = Start one with { STEP("challenge", "variant", "") }; { STEP("rules", "variant", "") } tells the rules.
community-variants-kinds = For a line on each game, name a kind: { STEP("variants", "kind", "first") } shows good first games.
# $names: the variants.
community-variants-own = It has games of its own, too: { $names }.
community-variants-how = Change that with { STEP("variants", "allow", "") } or { STEP("variants", "forbid", "") }.

community-settings-of-member = Your own settings. What you haven't changed is set as usual:
community-settings = For everyone in this { TERM("community") }:
# Above the settings that somebody has just chosen.
community-settings-saved = Saved:
community-settings-same = Nothing has changed:
# $setting: the name of a setting. $word: what it is. $before: what it was.
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (before: { $before })
community-settings-begin = This starts with the next board or challenge. Those posted before stay as they are.
community-settings-watchers = This applies to games watched from now on. Where spectators are already talking, nothing changes.
community-settings-rated = A game is rated only with a clock, from its usual array, and between members. Choose a usual clock with { STEP("server", "clock", "days 3d") }.
community-settings-games = Games in progress go on. For a posted challenge, the limit is checked when it's accepted.
community-settings-problems = The problem of the day comes here, next on { $at }. It's taken from games that began here and have ended. A day without a new mate is skipped.
community-settings-problems-none-yet = No game that began here has ended yet. If games begin elsewhere, use { STEP("server", "problems", "") } there.

# Behind a new challenge.
community-own-rules = This game was sent here as a file. Read its rules with { STEP("rules", "variant", $variant) }.
community-others-wait = Other posts are waiting to be shown here, too. Yours appears when its turn comes.

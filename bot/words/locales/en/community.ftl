# What holds for a whole community: where games are begun, and which; its settings, and those of a member.

# $new, $old: the places now, and before a change.
community-places = Where games are begun in this { TERM("community") }: { $new }.
community-places-same = Where games are begun in this { TERM("community") }: { $new }. Nothing has changed.
community-places-changed = Where games are begun in this { TERM("community") }: { $new } (before: { $old }). Games that run go on, and challenges that are posted can still be accepted.
# In place of a list of places.
community-every-place = every { TERM("place") }
community-places-how = To choose where, use { STEP("places", "here", "allow") }.

# $new, $old: the variants now, and before a change.
community-variants = Variants that can be challenged in this { TERM("community") }: { $new }.
community-variants-same = Variants that can be challenged in this { TERM("community") }: { $new }. Nothing has changed.
community-variants-changed = Variants that can be challenged in this { TERM("community") }: { $new } (before: { $old }). Games that run go on, and challenges that are posted can still be accepted.
# In place of a list of variants.
community-all-variants = all
# $names: the variants.
community-variants-are = They are { $names }.
community-variants-own = Besides them, of its own: { $names }.
community-variants-how = Settle it with { STEP("variants", "allow", "") } or { STEP("variants", "forbid", "") }.

community-settings-of-member = Your own settings; what you have not changed is as usual:
community-settings = For everybody in this { TERM("community") }:
# $setting: the name of a setting. $word: what it is. $before: what it was.
community-setting = { $setting }: <b>{ $word }</b>
community-setting-changed = { $setting }: <b>{ $word }</b> (was { $before })
community-settings-begin = It begins with the next board or challenge; those posted before stay.
community-settings-watchers = It holds for games that are watched from now on; where spectators talk already, they go on.
community-settings-games = Games that run go on; a challenge that is posted is held against the number of games when it is accepted.

# Behind a new challenge.
community-own-rules = It is a game that was sent here as a file; its rules are told by { STEP("rules", "variant", $variant) }.
community-others-wait = Others wait to be shown here, too: it appears when its turn comes.

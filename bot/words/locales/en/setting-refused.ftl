# Why a setting is not changed.

# The settings of a community.
-settings-of-a-community = how boards look, the usual clock, how many games a member may have running and where spectators talk

setting-refused-no-community = { STEP("server") } sets { -settings-of-a-community }. It is for all of a { TERM("community") }, and this is a private conversation. Use it in a { TERM("place") } of the { TERM("community") }; how you see boards yourself is set with { STEP("settings") }.
setting-refused-not-a-manager = You do not have { TERM("manager-right") }, and only members with it set { -settings-of-a-community } in this { TERM("community") }. Ask one of them; how you see boards yourself is set with { STEP("settings") }.
# $setting: the name of an option. $known: what can be typed, one after the other.
setting-refused-unknown-word = There is no { $setting } called “{ $typed }”. Choose one of: { $known }.

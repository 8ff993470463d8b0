# Why a setting is not changed.

# The settings of a community.
-settings-of-a-community = the language, how boards look, the usual clock, each member's limit of games in progress, where spectators talk and the problem of the day

setting-refused-no-community = This is a private conversation. { STEP("server") } changes the settings of a whole { TERM("community") }: { -settings-of-a-community }. Use it in a { TERM("place") } there. For your own boards, use { STEP("settings") }.
setting-refused-not-a-manager = You need { TERM("manager-right") } for the settings of this { TERM("community") }: { -settings-of-a-community }. Ask someone who has it. For your own boards, use { STEP("settings") }.
# $setting: the name of an option. $known: what can be typed, one after the other.
setting-refused-unknown-word = There's no { $setting } called “{ $typed }”. Choose one of: { $known }.

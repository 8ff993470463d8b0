# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = Send a game as a file, with { STEP("variant", "file", "") }. Where commands take no files, the person who runs the bot can offer the game with <code>VARIANT_FILES</code>.
upload-refused-too-large = A variant file has at most 64 KiB, and this one is larger. Shorten it and send it again with { STEP("variant", "file", "") }.
upload-refused-not-fetched = I couldn't get the file, so nothing was stored. Send it again with { STEP("variant", "file", "") }.
# The mistakes of the file follow, a line each.
upload-refused-no-game = This file isn't a game yet, so nothing was stored:
# Follows upon the mistakes of a file.
upload-refused-mend-that = Fix that and send it again with { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Moves with several legs go over too many squares in this game. They take { $found } table entries, and { $most } is the most: no game may slow another. Write shorter legs, or fewer pieces with them. Send it again with { STEP("variant", "file", "") }.
# $what: whether the id or the name is taken.
upload-refused-taken = { $what ->
    [id] Another game here already has this id: <code>{ $taken }</code>. Write another id into the file and send it again with { STEP("variant", "file", "") }.
   *[name] Another game here already has this name: <code>{ $taken }</code>. Write another name into the file and send it again with { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Members of this { TERM("community") } have sent { $most } files within a day, which is the most. Send it tomorrow with { STEP("variant", "file", "") }. Until then, see what's wrong with it on your own machine, with <code>menagerie lint FILE</code>.
upload-refused-too-many = I keep { $most } files for this { TERM("community") }, which is the most, because games always keep the file they started with. The person who runs the bot can offer more games with <code>VARIANT_FILES</code>.

upload-refused-too-many-published = The list already has { $most } games, which is the most. Take one off first with { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } is already on the list exactly like that, as edition { $edition }, so nothing has changed. Challenge someone with { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = You didn't name a game on the list of this { TERM("community") }.
upload-refused-not-on-the-list = No game on the list of this { TERM("community") } is called <code>{ $typed }</code>.
# Follows upon the two above.
upload-refused-empty-list = The list is still empty. Managers put games on it with { STEP("variant", "file", "", "what", "publish") }.
# Follows upon them, too.
upload-refused-name-one = Name one of: { $known }.
upload-refused-on-the-list = { $variant } is on the list of own games of this { TERM("community") }, so anyone here can play it. Take it off with { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = You need { TERM("manager-right") } to change which games are on the list of this { TERM("community") }. Ask someone who has it. You can still play the game with { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Games sent as files are played in a { TERM("community") }, and this isn't one. Use { STEP("variant", "file", "") } there.
upload-refused-stray = <code>{ $option }</code> doesn't go with <code>{ $what }</code>. Leave it out, or see what's possible with { STEP("variant") }.

# Why a game that is sent as a file is not taken, or the list of a community's own games is not changed.

upload-refused-no-file = A game is sent as a file: give it with { STEP("variant", "file", "") }. Where a command takes no files, the person who runs the bot can offer the game, with <code>VARIANT_FILES</code>.
upload-refused-too-large = A variant file has at most 64 KiB, and this one has more. Shorten it and send it again with { STEP("variant", "file", "") }.
upload-refused-not-fetched = The file could not be fetched, and nothing was stored. Send it again with { STEP("variant", "file", "") }.
# The mistakes of the file follow, a line each.
upload-refused-no-game = This file is no game yet, and nothing was stored:
# Follows upon the mistakes of a file.
upload-refused-mend-that = Mend that and send it again with { STEP("variant", "file", "") }.
upload-refused-too-many-paths = Moves with several legs of this game’s pieces go over so many squares that they take { $found } entries in the tables, and a game that is sent may have { $most }: no game may slow another one. Write shorter legs, or fewer pieces that have them, and send it again with { STEP("variant", "file", "") }.
# $what: whether the id or the name is taken.
upload-refused-taken = { $what ->
    [id] There is another game here with this id: <code>{ $taken }</code>. Write another id into the file and send it again with { STEP("variant", "file", "") }.
   *[name] There is another game here with this name: <code>{ $taken }</code>. Write another name into the file and send it again with { STEP("variant", "file", "") }.
}
upload-refused-too-many-lately = Members of this { TERM("community") } have sent { $most } files within a day, which is the most. Send it with { STEP("variant", "file", "") } tomorrow, or see what is wrong with it on your own machine, with <code>menagerie lint FILE</code>.
upload-refused-too-many = { $most } files are kept for this { TERM("community") }, which is the most, since games that were begun are always played by them. The person who runs the bot can offer more games, with <code>VARIANT_FILES</code>.

upload-refused-too-many-published = { $most } games are on the list, which is the most. Take one off first, with { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-published = { $variant } is on the list just like that, as edition { $edition }, so nothing has changed. Challenge to it with { STEP("challenge", "variant", $variant, "opponent", "") }.
upload-refused-none-named = No game on the list of this { TERM("community") } was named.
upload-refused-not-on-the-list = No game on the list of this { TERM("community") } is called <code>{ $typed }</code>.
# Follows upon the two above.
upload-refused-empty-list = There is none on it yet: managers put one there with { STEP("variant", "file", "", "what", "publish") }.
# Follows upon them, too.
upload-refused-name-one = Name one of: { $known }.
upload-refused-on-the-list = { $variant } is on the list of this { TERM("community") }’s own games, and so it can be challenged. Take it off with { STEP("variant", "what", "withdraw", "variant", "") }.
upload-refused-not-a-manager = You do not have { TERM("manager-right") }, and only members with it settle which games are on the list of this { TERM("community") }. Ask one of them; you can play the game all the same, with { STEP("variant", "file", "", "opponent", "") }.
upload-refused-no-community = Games that are sent are played in a { TERM("community") }, and this is none. Use { STEP("variant", "file", "") } there.
upload-refused-stray = <code>{ $option }</code> is not for <code>{ $what }</code>. Leave it out, or see what is asked for with { STEP("variant") }.

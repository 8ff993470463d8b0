# Variants that members send as files: tried, published, withdrawn.

# $id: the name of the variant in commands. $files and $ranks: the size of its board.
upload-can-be-played = You can play <b>{ $name }</b> ({ $files }×{ $ranks }) here. Challenge someone with { STEP("challenge", "variant", $id, "opponent", "") } and show them the rules with { STEP("rules", "variant", $id) }. Games keep the file they started with for ever. If you change the file, it counts as another one. Managers of the { TERM("community") } can put it on the list with { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = What's odd about the file:

# $number: the number of the edition.
upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) is on the list of this { TERM("community") }, as edition { $number }. Anyone here can start a game of it with { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Games in progress and posted challenges keep the edition they started with. See what has changed with { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) is off the list of this { TERM("community") }. Games in progress go on, and posted challenges can still be accepted.

upload-list = This { TERM("community") } has games of its own:{" "}
upload-list-none = This { TERM("community") } has no games of its own yet.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), edition { $number }, by { $author }: { STEP("rules", "variant", $name) }
upload-list-how = Have you written a game? See what it looks like and what's wrong with it: { STEP("variant", "file", "") }. Play it: { STEP("variant", "file", "", "opponent", "") }. Managers of the { TERM("community") } put it on this list with { STEP("variant", "file", "", "what", "publish") }.

# Variants that members send as files: tried, published, withdrawn.

# $id: the name of the variant in commands. $files and $ranks: the size of its board.
upload-can-be-played = <b>{ $name }</b> ({ $files }×{ $ranks }) can be played here. Challenge somebody with { STEP("challenge", "variant", $id, "opponent", "") } and show them its rules with { STEP("rules", "variant", $id) }. Whatever is begun is played by this file for ever; a file that you change is another one. Managers of the { TERM("community") } can put it on the list, with { STEP("variant", "file", "", "what", "publish") }.
upload-oddities = What is odd about the file:

# $number: the number of the edition.
upload-published = <b>{ $name }</b> ({ $files }×{ $ranks }) is on the list of this { TERM("community") }, as edition { $number }. Everybody here can challenge to it with { STEP("challenge", "variant", $name, "opponent", "") }.
upload-published-anew = Games that run, and challenges that are posted, keep the edition they were begun with; what has changed is told by { STEP("variant", "what", "diff", "variant", $name) }.
upload-withdrawn = <b>{ $name }</b> ({ $files }×{ $ranks }) is on the list of this { TERM("community") } no more. Games that run go on, and challenges that are posted can still be accepted.

upload-list = Games of this { TERM("community") }’s own:{" "}
upload-list-none = Games of this { TERM("community") }’s own: none yet.
upload-listed = <b>{ $name }</b> ({ $files }×{ $ranks }), edition { $number }, by { $author }: { STEP("rules", "variant", $name) }
upload-list-how = If you have written a game, see with { STEP("variant", "file", "") } what it looks like and what is wrong, and play it with { STEP("variant", "file", "", "opponent", "") }; managers of the { TERM("community") } put it on this list with { STEP("variant", "file", "", "what", "publish") }.

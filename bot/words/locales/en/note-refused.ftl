# Why a private note is not kept, or not shown.

note-refused-empty = There are no words in that note, so nothing was saved. Write some with { STEP("note", "text", "") }.
note-refused-too-long = A note can have at most { $most } characters. This one has { $length }, so nothing was saved. Make it shorter, or write several notes, with { STEP("note", "text", "") }.
note-refused-text-and-removal = You can write a note or remove one, not both at once. Leave out { OPTION("note", "text") } or { OPTION("note", "remove") }.
# The words of the note follow. $oldest: the number of the oldest note.
note-refused-too-many = You already have { $most } notes on game { $game }, which is the most. Remove one, for example the oldest with { STEP("note", "remove", $oldest, "game", $game) }. This one wasn't saved:
# $count: how many notes there are, with numbers from $first to $last.
note-refused-no-such-note = You have no note { $number } on game { $game }. { $count ->
    [0] Write one with { STEP("note", "text", "", "game", $game) }.
    [1] Your only note there is number { $first }. See it with { STEP("note", "game", $game) }.
   *[other] Your notes there have numbers from { $first } to { $last }. See them with { STEP("note", "game", $game) }.
}

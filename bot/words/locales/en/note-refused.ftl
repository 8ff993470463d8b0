# Why a private note is not kept, or not shown.

note-refused-empty = There are no words in that note, so nothing was kept. Write some with { STEP("note", "text", "") }.
note-refused-too-long = A note has at most { $most } characters, and this one has { $length }, so nothing was kept. Make it shorter, or several of it, with { STEP("note", "text", "") }.
note-refused-text-and-removal = A note is either kept or removed. Leave out <code>text</code> or <code>remove</code>.
# The words of the note follow. $oldest: the number of the oldest note.
note-refused-too-many = You have { $most } notes on game { $game } already, which is the most. Remove one, for example the oldest with { STEP("note", "remove", $oldest, "game", $game) }; this one was not kept:
# $count: how many notes there are, with numbers from $first to $last.
note-refused-no-such-note = You have no note { $number } on game { $game }. { $count ->
    [0] Write one with { STEP("note", "text", "", "game", $game) }.
    [1] The only one there has the number { $first }: see it with { STEP("note", "game", $game) }.
   *[other] Your notes there have numbers from { $first } to { $last }: see them with { STEP("note", "game", $game) }.
}

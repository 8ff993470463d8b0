//! Being told in a terminal, where both look at one screen: what goes to one alone is a line on it.

use crate::operation::terminal::{answer, transcript};
use crate::table::Folder;

#[test]
fn what_is_for_one_alone_is_a_line_on_the_screen() {
    let folder = Folder::new();
    let lines = ["settings notices:direct", "d1b2", "t g10-i9"];
    let seen = transcript(&folder, &["terran"], &lines);
    let set = answer(&seen, "settings notices:direct");
    assert!(set.contains("notices: direct (before: thread)"), "{set}");
    let promise = "From now on, I tell you in lines on the screen when it's your move. If I can't reach you there, I tell you where the game is played.";
    assert!(set.contains(promise), "{set}");
    assert!(!answer(&seen, "d1b2").contains("Answer in"), "Bob has set nothing:\n{seen}");
    let called = answer(&seen, "t g10-i9");
    assert!(called.contains("Terran Chess, game 1, against Bob:\n1… t g10-i9"), "{called}");
    let end = "Answer in game 1, or with move game:1 in any room of the house.";
    assert!(called.contains(end), "{called}");
}

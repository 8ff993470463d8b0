//! Being told in a terminal, where both look at one screen: what goes to one alone is a line on it.

use crate::operation::terminal::{answer, transcript};
use crate::table::Folder;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

#[test]
fn what_is_for_one_alone_is_a_line_on_the_screen() {
    let folder = Folder::new();
    let lines = ["settings notices:direct", "d1b2", "t g10-i9"];
    let seen = transcript(&folder, &["terran"], &lines);
    let set = answer(&seen, "settings notices:direct");
    let changed = in_full(
        "community-setting-changed",
        [("setting", "notices"), ("word", "direct"), ("before", "thread")],
    );
    assert!(set.contains(changed), "{set}");
    assert!(set.contains(fixed("notice-promised-direct")), "{set}");
    let how = first_words("notice-how-to-answer", NOTHING);
    assert!(!answer(&seen, "d1b2").contains(how), "Bob has set nothing:\n{seen}");
    let called = answer(&seen, "t g10-i9");
    assert!(called.contains("Terran Chess, game 1, against Bob:\n1… t g10-i9"), "{called}");
    let end = fixed_with("notice-how-to-answer", [("game", "game 1")]);
    assert!(called.contains(&format!("{end} move game:1")), "{called}");
}

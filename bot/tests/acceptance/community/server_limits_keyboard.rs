//! The limits of two people at one keyboard in their house.

use crate::operation::terminal::{answer, transcript};
use crate::table::Folder;
use menagerie_words::{first_words, fixed, fixed_with};

#[test]
fn at_a_table_the_room_is_meant_where_games_are_begun() {
    let folder = Folder::new();
    let seen = transcript(
        &folder,
        &["chess"],
        &["places allow", "places forbid", "variants chess", "challenge shako", "challenge chess"],
    );
    for (typed, expected) in [
        (
            "places allow",
            fixed_with("community-places-changed", [("new", "the room"), ("old", "every room")]),
        ),
        ("places forbid", fixed("limit-refused-last-place")),
        (
            "variants chess",
            fixed_with("community-variants-changed", [("new", "Chess"), ("old", "all")]),
        ),
        ("challenge shako", fixed_with("limit-refused-variant", [("variant", "Shako")])),
        (
            "challenge chess",
            first_words(
                "challenge-made",
                [("challenger", "Ann"), ("opponent", "Bob"), ("variant", "Chess")],
            ),
        ),
    ] {
        let told = answer(&seen, typed);
        assert!(told.contains(expected), "{typed}: {told}");
    }
}

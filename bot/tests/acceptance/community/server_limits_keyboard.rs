//! What two people at one keyboard allow in their house.

use crate::operation::terminal::{answer, transcript};
use crate::table::Folder;

#[test]
fn at_a_table_the_room_is_meant_where_games_are_begun() {
    let folder = Folder::new();
    let seen = transcript(
        &folder,
        &["chess"],
        &["places allow", "places forbid", "variants chess", "challenge shako", "challenge chess"],
    );
    for (typed, expected) in [
        ("places allow", "Where games can start in this house: the room (before: every room)."),
        ("places forbid", "This is the only room where games can start, and without it there"),
        ("variants chess", "Variants you can play in this house: Chess (before: all)."),
        ("challenge shako", "Shako isn't played in this house: its managers choose"),
        ("challenge chess", "Ann challenges Bob to Chess"),
    ] {
        let told = answer(&seen, typed);
        assert!(told.contains(expected), "{typed}: {told}");
    }
}

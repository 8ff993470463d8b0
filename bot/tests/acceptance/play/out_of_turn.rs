//! What somebody is told who plays when it is not their turn: whose it is, for how long, and what
//! they can do meanwhile.

use crate::table::{NOON, Table, refused};
use menagerie_core::clock::{DAY, MINUTE};

const TURN: &str = "It isn't your turn: @Ann (White) moves now.";
const MEANWHILE: &str =
    " I'll tell you when it's your turn. You can plan your answer now with /if.";

#[tokio::test]
async fn who_plays_out_of_turn_is_told_how_long_the_other_side_has() {
    for (clock, seconds, time) in [
        ("", 0, ""),
        ("none", 0, ""),
        ("days 3d", 0, " The deadline is 2026-01-08 12:00 UTC."),
        ("days 3d", 2 * DAY, " The deadline is 2026-01-08 12:00 UTC."),
        ("days 3d", 3 * DAY + MINUTE, " Their time ran out on 2026-01-08 12:00 UTC."),
        (
            "days 3d soft",
            3 * DAY + 3 * MINUTE,
            " Their time is up. You can claim the game with /claim game:1.",
        ),
    ] {
        let mut table = match clock {
            "" => Table::with_game().await,
            clock => Table::with_clock(clock).await,
        };
        table.stop_at(NOON + seconds);
        table.look().await;
        let told = refused(&table.play("Bob", "e13e11").await);
        assert_eq!(told, format!("{TURN}{time}{MEANWHILE}"), "{clock} {seconds}");
    }
}

//! The answer to somebody who plays when it is not their turn: whose it is, for how long, and what
//! they can do meanwhile.

use crate::table::{NOON, Table, refused};
use menagerie_core::clock::{DAY, MINUTE};
use menagerie_words::{NOTHING, in_full};

#[tokio::test]
async fn who_plays_out_of_turn_is_told_how_long_the_other_side_has() {
    let turn = in_full("refused-not-your-turn", [("player", "@Ann"), ("side", "White")]);
    let deadline = in_full("time-until", [("deadline", "2026-01-08 12:00 UTC")]);
    for (clock, seconds, time) in [
        ("", 0, None),
        ("none", 0, None),
        ("days 3d", 0, Some(deadline)),
        ("days 3d", 2 * DAY, Some(deadline)),
        (
            "days 3d",
            3 * DAY + MINUTE,
            Some(in_full("time-of-other-was-up", [("deadline", "2026-01-08 12:00 UTC")])),
        ),
        (
            "days 3d soft",
            3 * DAY + 3 * MINUTE,
            Some(in_full("time-of-other-claimable", [("number", 1)])),
        ),
    ] {
        let mut table = match clock {
            "" => Table::with_game().await,
            clock => Table::with_clock(clock).await,
        };
        table.stop_at(NOON + seconds);
        table.look().await;
        let told = refused(&table.play("Bob", "e13e11").await);
        let meanwhile = in_full("refused-plan-answer", NOTHING);
        let expected = [Some(turn), time, Some(meanwhile)].into_iter().flatten();
        let expected = expected.collect::<Vec<_>>().join(" ");
        assert_eq!(told, expected, "{clock} {seconds}");
    }
}

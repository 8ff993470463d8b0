//! Moves that are counted towards a draw: the player to move hears how many are left.

use crate::table::{Table, done, lines};
use menagerie_words::in_full;

#[tokio::test]
async fn who_is_to_move_hears_how_far_it_is_counted() {
    // Against a bare King with one Rook there are 16 moves, from the number of pieces on.
    let mut table = Table::at_of("makruk", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 6/32").await;
    for (who, text, moves) in [("Ann", "a1a2", 3), ("Bob", "e8e7", 4), ("Ann", "a2a3", 4)] {
        done(&table.play(who, text).await);
        let said = lines(&table.deliver().await).join("\n");
        let (player, side) = if who == "Ann" { ("@Bob", "Black") } else { ("@Ann", "White") };
        let words = format!(
            "{} {}",
            in_full("notice-your-move", [("player", player), ("side", side)]),
            in_full("notice-count", [("moves", moves), ("limit", 16)])
        );
        assert!(said.contains(&words), "{said}");
    }
}

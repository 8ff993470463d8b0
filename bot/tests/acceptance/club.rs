//! A small club through two months, as the benchmark `club` plays a large one through a year: every
//! game ends by a rule that fits, every notice comes once, and every clock stands as the book says.

pub mod season;

use crate::table::Folder;
use season::{Plan, play};

#[tokio::test]
async fn a_small_clubs_games_all_end_by_rule_and_nothing_is_told_twice() {
    let folder = Folder::new();
    let plan = Plan { members: 10, games: 20, days: 30, seed: 7 };
    let report = play(plan, &folder.url(), &folder.0.join("test.db")).await;
    assert_eq!(report.0.games, 20, "{report}");
    let replies = report.0.tally.get("replies played").copied().unwrap_or(0);
    assert!(report.0.rated > 4 && report.0.months_rated > 0, "months are closed: {report}");
    assert!(replies > 5 && report.0.lines_left > 5, "conditional moves are played: {report}");
}

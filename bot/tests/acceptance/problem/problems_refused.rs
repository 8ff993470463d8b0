//! Things that nobody gets by way of problems: help in a game that is being played, and anything where one is alone.

use crate::asking::{question, told};
use crate::problem::problems::asked;
use crate::table::Table;
use menagerie_core::model::CommandName;
use menagerie_words::{NOTHING, fixed_with, in_full};

/// Bob's King is mated in two moves, whichever of the two asks.
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// A mate that is proven would be a move that is found by a machine.
#[tokio::test]
async fn nobody_has_a_mate_proven_in_the_position_of_their_own_running_game() {
    let mut table = Table::at_of("chess", MORPHY).await;
    let with_rights_and_counters = "kbK5/pp6/1P6/8/8/8/8/R7 w a1 - 3 41";
    let other_side = "kbK5/pp6/1P6/8/8/8/8/R7 b - - 0 1";
    for who in ["Ann", "Bob"] {
        for setup in [MORPHY, with_rights_and_counters, other_side] {
            for more in [("goal", "mate in 1"), ("goal", "mate in 2"), ("line", "Ra6")] {
                let given = [("what", "create"), ("variant", "chess"), ("setup", setup), more];
                let refusal = told(&asked(&mut table, who, &given).await);
                let runs = fixed_with("problem-refused-game-runs", [("game", "1")]);
                assert!(refusal.starts_with(runs), "{who} {setup} {more:?}: {refusal}");
            }
        }
    }
    // Others may have composed it, and it is another position after the next move.
    table.play("Ann", "a1a6").await;
    let given = [("what", "create"), ("variant", "chess"), ("setup", MORPHY)];
    let made = told(&asked(&mut table, "Ann", &given).await);
    assert!(made.starts_with(fixed_with("problem-made", [("number", 1)])), "{made}");
}

#[tokio::test]
async fn where_one_is_alone_every_wish_is_sent_to_a_community() {
    let mut table = Table::with_game().await;
    asked(&mut table, "Ann", &[("what", "create"), ("variant", "chess"), ("setup", MORPHY)]).await;
    for given in [
        &[][..],
        &[("what", "list")],
        &[("number", "1")],
        &[("number", "1"), ("move", "Ra6")],
        &[("number", "1"), ("again", "true")],
        &[("what", "withdraw"), ("number", "1")],
        &[("what", "create"), ("variant", "chess"), ("setup", MORPHY), ("goal", "mate in 3")],
    ] {
        let mut question = question(&table, "Bob", given);
        question.server = None;
        let answer = question.answer(CommandName::Problem).await;
        let answer = answer.unwrap_or_else(|| panic!("{given:?} is to be decided"));
        assert_eq!(told(&answer), in_full("problem-refused-needs-community", NOTHING), "{given:?}");
    }
}

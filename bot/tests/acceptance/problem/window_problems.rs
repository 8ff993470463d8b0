//! Problems of a game that is seen in two communities: each of them can make one of it, and no other.

use crate::community::windows::{asked, joined, room};
use crate::table::{Table, done, refused};
use menagerie_core::Server;
use menagerie_core::model::request::{Call, Command, Which};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::problem::types::ProblemRequest;
use menagerie_core::problem::{EFFORT, Origin, draft};
use menagerie_rules::notation::Letters;
use menagerie_words::fixed_with;

/// A game that Eve, who has joined it from a room of hers, has won by mate at ply 4.
async fn won_by_eve() -> Table {
    let mut table = joined("none").await;
    for (ann, eve) in [("f2f3", "e7e5"), ("g2g4", "d8h4")] {
        done(&table.play("Ann", ann).await);
        let text = eve.to_owned();
        let played = Command::Play(PlayRequest::Move { which: Which::Here, text, shown: None });
        table.ask(&asked(&table, eve, room("hall"), played)).await;
    }
    assert!(table.game().await.end.is_some());
    table
}

#[tokio::test]
async fn a_problem_is_made_of_a_game_wherever_that_was_seen_and_nowhere_else() {
    let mut table = won_by_eve().await;
    let game = table.game().await;
    let make = || {
        let draft = draft(Origin::Game(&game, "3"), None, &Letters::default(), "", EFFORT)
            .expect("there is a mate");
        Command::Problem(ProblemRequest::Make(Box::new(draft)))
    };
    let elsewhere = asked(&table, "elsewhere", room("den"), make());
    let server = Some(Server::new("other", "den"));
    let told = refused(&table.ask(&Call { server, ..elsewhere }).await);
    assert!(told.starts_with(fixed_with("problem-refused-elsewhere", [("game", 1)])), "{told}");
    let here = asked(&table, "here", room("hall"), make());
    let made = done(&table.ask(&here).await);
    assert!(made.starts_with(fixed_with("problem-made", [("number", 1)])), "{made}");
}

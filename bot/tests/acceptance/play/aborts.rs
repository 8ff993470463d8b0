//! Games that end without a result: alone before both have moved, later only if both agree.

use crate::table::{
    THREAD, Table, abort, answer, done, draw, label, lines, person, refused, undo, words,
};
use menagerie_chat::conversation::{Options, command, pressed};
use menagerie_core::board::game_on_show;
use menagerie_core::browse::finished_list;
use menagerie_core::model::state::{End, Ending};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::offer::types::ProposalState;
use menagerie_rules::{Color, Position, bundled_by_id};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};

/// The words of a result as they are listed, and how it is stored.
async fn listed(table: &Table) -> (String, Option<End>) {
    let games = table.store.finished_games_of(&person("Ann")).await.expect("reads");
    (words(&finished_list(&person("Ann"), &games)), table.game().await.end)
}

#[tokio::test]
async fn either_player_ends_a_game_alone_before_both_have_moved() {
    for (moves, who, other, ply) in
        [(&[][..], "Ann", "Bob", 0), (&[], "Bob", "Ann", 0), (&["e4e6"], "Bob", "Ann", 1)]
    {
        let mut table = Table::after(moves).await;
        let reply = table.private("Cid", THREAD, abort()).await;
        assert!(
            refused(&reply).starts_with(fixed_with("refused-not-a-player", [("game", 1)])),
            "{reply:?}"
        );
        let reply = table.private(who, THREAD, abort()).await;
        assert_eq!(done(&reply), fixed("ending-done"));
        assert_eq!(
            lines(&table.deliver().await),
            [format!(
                "board of game 1 at ply {ply} [wakes {other}]: @{other}: {} {}\n{} {}",
                fixed("ending-aborted"),
                in_full("ending-ended-by", [("player", &*format!("@{who}"))]),
                in_full("ending-that-was", [("game", 1)]),
                in_full("ending-another", NOTHING)
            )]
        );
        assert_eq!(
            listed(&table).await,
            (
                format!(
                    "Game 1 (Terachess II) against @Bob: {} /replay game:1",
                    fixed("ending-aborted")
                ),
                Some(End { winner: None, ending: Ending::Aborted })
            )
        );
        let shown = game_on_show(&table.game().await, ply, Color::White).expect("there is a board");
        assert!(words(&shown.lead).contains(fixed("ending-aborted")));
        let again = table.private(other, THREAD, abort()).await;
        assert!(
            refused(&again).starts_with(fixed_with(
                "refused-game-over",
                [("result", fixed("ending-aborted"))]
            )),
            "{again:?}"
        );
    }
}

#[tokio::test]
async fn whoever_can_end_a_game_alone_is_asked_first() {
    let mut table = Table::after(&["e4e6"]).await;
    let ask = || command(CommandName::Abort, &Options::default(), None).expect("it is decided");
    let Reply::Ask(text, actions) = table.private("Bob", THREAD, ask()).await else {
        panic!("Bob is not asked")
    };
    assert_eq!(
        words(&text),
        in_full(
            "offer-end-alone-asked",
            [("game", "1"), ("variant", "Terachess II"), ("opponent", "@Ann")]
        )
    );
    let labels: Vec<String> = actions.iter().map(label).collect();
    assert_eq!(labels, [fixed("action-end-without-result"), fixed("action-play-on")]);
    assert_eq!(table.deliver().await, []);
    assert_eq!(table.game().await.end, None);
    let confirm = pressed(actions[0].kind.clone()).expect("it is decided");
    let reply = table.private("Bob", THREAD, confirm).await;
    assert_eq!(done(&reply), fixed("ending-done"));
}

#[tokio::test]
async fn nobody_alone_removes_a_game_that_both_have_played() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    let reply = table.private("Ann", THREAD, abort()).await;
    assert_eq!(
        done(&reply),
        &*format!(
            "{} {}",
            fixed("offer-cancel-not-alone"),
            in_full("offer-done", [("opponent", "@Bob")])
        )
    );
    assert_eq!(
        lines(&table.deliver().await),
        [&*format!(
            "offer proposal:1:0 in game 1 [wakes Bob] [End without a result, Decline]: {} {}",
            in_full("offer-cancel", [("player", "@Ann"), ("game", "1")]),
            in_full("offer-answer-while-they-move", [("opponent", "@Bob"), ("player", "@Ann")])
        )]
    );
    done(&table.private("Bob", THREAD, answer(0, false)).await);
    assert_eq!(
        lines(&table.deliver().await),
        [
            &*format!(
                "settle proposal:1:0: {}",
                in_full("offer-cancel-was-asked", [("player", "@Ann"), ("game", "1")])
            ),
            &*format!(
                "tell silently [wakes Ann] []: {}",
                in_full("offer-cancel-declined", [("player", "@Bob")])
            )
        ]
    );
    // A player who does not want to is asked once in a position, but may ask in turn.
    let again = table.private("Ann", THREAD, abort()).await;
    assert!(
        refused(&again)
            .starts_with(fixed_with("offer-refused-proposal-declined", [("player", "@Bob")])),
        "{again:?}"
    );
    done(&table.private("Bob", THREAD, abort()).await);
    table.deliver().await;
    assert_eq!(done(&table.private("Ann", THREAD, answer(1, true)).await), fixed("ending-done"));
    let effects = lines(&table.deliver().await);
    assert_eq!(
        effects[0],
        &*format!(
            "settle proposal:1:1: {}",
            in_full("ending-proposal-accepted", [("player", "@Ann")])
        )
    );
    assert!(
        effects[1].starts_with(&format!(
            "board of game 1 at ply 2 [wakes Bob]: @Bob: {}",
            fixed("ending-cancelled")
        )),
        "{effects:?}"
    );
    let (told, end) = listed(&table).await;
    assert!(told.contains(fixed("ending-cancelled")), "{told}");
    assert_eq!(end, Some(End { winner: None, ending: Ending::Cancelled }));
}

#[tokio::test]
async fn both_asking_for_it_is_agreeing() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    for who in ["Ann", "Bob"] {
        done(&table.private(who, THREAD, abort()).await);
    }
    let game = table.game().await;
    assert_eq!(game.end, Some(End { winner: None, ending: Ending::Cancelled }));
    assert_eq!(game.proposals[0].state, ProposalState::Accepted);
}

#[tokio::test]
async fn moves_that_were_taken_back_were_played_all_the_same() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    table.private("Ann", THREAD, undo()).await;
    done(&table.private("Bob", THREAD, answer(0, true)).await);
    assert_eq!(table.game().await.line.ply(), 0);
    let reply = table.private("Ann", THREAD, abort()).await;
    assert!(done(&reply).ends_with(fixed_with("offer-done", [("opponent", "@Bob")])), "{reply:?}");
    // A draw is no proposal of this kind: each waits for its own answer.
    done(&table.private("Ann", THREAD, draw()).await);
    let game = table.game().await;
    assert!(game.draw_offer.is_some() && game.standing_proposal().is_some());
}

#[tokio::test]
async fn what_has_no_result_is_worth_nothing_where_results_have_a_score() {
    let start = Position::start(bundled_by_id("terran").expect("it is bundled")).fen();
    let mut table = Table::at_of("terran", &start).await;
    done(&table.private("Bob", THREAD, abort()).await);
    let (told, _) = listed(&table).await;
    let score = first_words("ending-score", NOTHING);
    let expected = format!("{} /replay", fixed("ending-aborted"));
    assert!(told.contains(&expected) && !told.contains(score), "{told}");
}

//! Games that end without a result: alone before both have moved, later only if both agree.

use crate::table::{
    THREAD, Table, abort, answer, done, label, lines, person, refused, undo, words,
};
use menagerie_chat::conversation::{Options, command, pressed};
use menagerie_core::board::game_on_show;
use menagerie_core::browse::finished_list;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::{End, Ending, ProposalState};
use menagerie_core::model::{CommandName, Reply};
use menagerie_rules::{Color, Position, bundled_by_id};
use menagerie_words::fixed;

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
            refused(&reply).starts_with(
                "You don't play in game 1, and only its two players can do that. Watch it with"
            ),
            "{reply:?}"
        );
        let reply = table.private(who, THREAD, abort()).await;
        assert_eq!(done(&reply), "The game has ended without a result.");
        assert_eq!(
            lines(&table.deliver().await),
            [format!(
                "board of game 1 at ply {ply} [wakes {other}]: @{other}: Aborted before both had moved: there's no result. @{who} ended it.\nThat was game 1. Another one, with sides swapped? /rematch"
            )]
        );
        assert_eq!(
            listed(&table).await,
            (
                "Game 1 (Terachess II) against @Bob: Aborted before both had moved: there's no result. /replay game:1"
                    .to_owned(),
                Some(End { winner: None, ending: Ending::Aborted })
            )
        );
        let shown = game_on_show(&table.game().await, ply, Color::White).expect("there is a board");
        assert!(words(&shown.lead).contains(fixed("ending-aborted")));
        let again = table.private(other, THREAD, abort()).await;
        assert!(refused(&again).starts_with("This game is over: Aborted before"), "{again:?}");
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
        "End game 1 (Terachess II) against @Ann without a result? This ends the game at once and can't be undone."
    );
    let labels: Vec<String> = actions.iter().map(label).collect();
    assert_eq!(labels, ["End without result", "Play on"]);
    assert_eq!(table.deliver().await, []);
    assert_eq!(table.game().await.end, None);
    let confirm = pressed(actions[0].kind.clone()).expect("it is decided");
    let reply = table.private("Bob", THREAD, confirm).await;
    assert_eq!(done(&reply), "The game has ended without a result.");
}

#[tokio::test]
async fn nobody_alone_removes_a_game_that_both_have_played() {
    let mut table = Table::after(&["e4e6", "e13e11"]).await;
    let reply = table.private("Ann", THREAD, abort()).await;
    assert_eq!(
        done(&reply),
        "You've both moved, so your opponent has to agree. I've asked @Bob, who can decline."
    );
    assert_eq!(
        lines(&table.deliver().await),
        [
            "offer proposal:1:0 in game 1 [wakes Bob] [End without result, Decline]: @Ann asks to end game 1 without a result: nobody wins, and it doesn't count. @Bob, accept it or decline it. A move by @Ann ends the request."
        ]
    );
    done(&table.private("Bob", THREAD, answer(0, false)).await);
    assert_eq!(
        lines(&table.deliver().await),
        [
            "settle proposal:1:0: @Ann asked to end game 1 without a result.",
            "tell silently [wakes Ann] []: @Bob has declined to end the game without a result, so it goes on."
        ]
    );
    // Who does not want to is asked once in a position, but may ask in turn.
    let again = table.private("Ann", THREAD, abort()).await;
    assert!(refused(&again).starts_with("@Bob has declined that"), "{again:?}");
    done(&table.private("Bob", THREAD, abort()).await);
    table.deliver().await;
    assert_eq!(
        done(&table.private("Ann", THREAD, answer(1, true)).await),
        "The game has ended without a result."
    );
    let effects = lines(&table.deliver().await);
    assert_eq!(
        effects[0],
        "settle proposal:1:1: @Ann has agreed to end the game without a result."
    );
    assert!(
        effects[1].starts_with(
            "board of game 1 at ply 2 [wakes Bob]: @Bob: Ended by both players without a result."
        ),
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
    assert!(done(&reply).ends_with("I've asked @Bob, who can decline."), "{reply:?}");
    // A draw is no proposal of this kind: each waits for its own answer.
    done(&table.private("Ann", THREAD, Command::Draw { which: Which::Here }).await);
    let game = table.game().await;
    assert!(game.draw_offer.is_some() && game.standing_proposal().is_some());
}

#[tokio::test]
async fn what_has_no_result_is_worth_nothing_where_results_have_a_score() {
    let start = Position::start(bundled_by_id("terran").expect("it is bundled")).fen();
    let mut table = Table::at_of("terran", &start).await;
    done(&table.private("Bob", THREAD, abort()).await);
    let (told, _) = listed(&table).await;
    assert!(told.contains("there's no result. /replay") && !told.contains("Score"), "{told}");
}

//! The effect of a game's end on its ladder.

use super::{challenged, due, ladder_of, lose, named, order, running, wish};
use crate::table::{CHANNEL, NOON, Table, done, lines};
use menagerie_core::GameId;
use menagerie_core::clock::DAY;
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::model::state::Game;
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::play::types::PlayRequest;
use menagerie_words::fixed;

/// The end by time. The clock begins by itself if nobody has moved.
async fn out_of_time(table: &mut Table, game: GameId) {
    table.deliver().await;
    for _ in 0..3 {
        table.stop_at(table.now() + 4 * DAY);
        table.happen(EventKind::ClockDue(game)).await;
    }
    due(table).await;
}

/// Plays these moves, the side to move first.
async fn played(table: &mut Table, game: &Game, moves: &[&str]) {
    for (ply, text) in moves.iter().enumerate() {
        let who = named(&game.players[ply % 2]).to_owned();
        let (which, text) = (Which::Number(game.id), (*text).to_owned());
        done(
            &table
                .private(
                    &who,
                    CHANNEL,
                    Command::Play(PlayRequest::Move { which, text, shown: None }),
                )
                .await,
        );
    }
}

#[tokio::test]
async fn a_challenger_who_wins_takes_the_place() {
    let mut table = ladder_of(5).await;
    let game = challenged(&mut table, "Dan", "Bob").await;
    table.deliver().await;
    lose(&mut table, game.id, "Bob").await;
    assert_eq!(order(&table).await, ["Ann", "Dan", "Bob", "Cid", "Eve"]);
    let said = lines(&table.deliver().await);
    let news: Vec<_> = said.iter().filter(|it| it.contains("@Dan takes place 2")).collect();
    assert_eq!(news.len(), 1, "{said:#?}");
    // A settlement that is due twice is done once.
    table.happen(EventKind::LadderGameOver(game.id)).await;
    assert_eq!(order(&table).await, ["Ann", "Dan", "Bob", "Cid", "Eve"]);
    assert!(table.deliver().await.is_empty());
}

#[tokio::test]
async fn a_challenger_who_loses_stays_and_so_does_a_draw() {
    let mut table = ladder_of(3).await;
    let game = challenged(&mut table, "Cid", "Ann").await;
    lose(&mut table, game.id, "Cid").await;
    let game = challenged(&mut table, "Bob", "Ann").await;
    let which = Which::Number(game.id);
    let reason = "Agreed at the board.".to_owned();
    let ruling = Command::Moderation(ModerationRequest::Adjudicate {
        which,
        verdict: Some(Verdict::Draw),
        reason,
        is_rated: false,
    });
    done(&table.by("Zoe", Authority::Manager, ruling).await);
    due(&mut table).await;
    assert_eq!(order(&table).await, ["Ann", "Bob", "Cid"]);
    let said = lines(&table.deliver().await);
    assert_eq!(said.iter().filter(|it| it.contains(fixed("ladder-stays"))).count(), 2, "{said:#?}");
}

#[tokio::test]
async fn who_loses_on_time_in_the_first_two_moves_falls_and_nobody_rises() {
    for moves in [0, 1, 2, 3] {
        let mut table = ladder_of(4).await;
        table.stop_at(NOON);
        let game = challenged(&mut table, "Dan", "Bob").await;
        played(&mut table, &game, &["e4", "e5", "d4"][..moves]).await;
        let late = named(&game.players[moves % 2]).to_owned();
        out_of_time(&mut table, game.id).await;
        assert!(running(&table).await.is_empty(), "{moves}");
        let mut expected: Vec<&str> = ["Ann", "Bob", "Cid", "Dan"].to_vec();
        expected.retain(|name| *name != late);
        expected.push(&late);
        assert_eq!(order(&table).await, expected, "after {moves} plies {late} is late");
    }
}

#[tokio::test]
async fn after_the_first_two_moves_time_decides_as_all_else() {
    let mut table = ladder_of(3).await;
    table.stop_at(NOON);
    let game = challenged(&mut table, "Cid", "Ann").await;
    // Until it is Ann's turn, and she has made two moves.
    let moves = ["e4", "e5", "d4", "d5", "a3"];
    let plies = if named(&game.players[0]) == "Ann" { 4 } else { 5 };
    played(&mut table, &game, &moves[..plies]).await;
    out_of_time(&mut table, game.id).await;
    assert_eq!(order(&table).await, ["Cid", "Ann", "Bob"]);
}

#[tokio::test]
async fn a_game_without_a_result_changes_nothing() {
    let mut table = ladder_of(3).await;
    let game = challenged(&mut table, "Cid", "Ann").await;
    let which = Which::Number(game.id);
    let reason = "A mistake.".to_owned();
    let annul = Command::Moderation(ModerationRequest::Adjudicate {
        which,
        verdict: Some(Verdict::NoResult),
        reason,
        is_rated: false,
    });
    done(&table.by("Zoe", Authority::Manager, annul).await);
    due(&mut table).await;
    assert_eq!(order(&table).await, ["Ann", "Bob", "Cid"]);
}

#[tokio::test]
async fn who_has_left_meanwhile_is_not_moved() {
    let mut table = ladder_of(4).await;
    let game = challenged(&mut table, "Dan", "Bob").await;
    done(&wish(&mut table, "Bob", &[("what", "leave")]).await);
    lose(&mut table, game.id, "Bob").await;
    assert_eq!(order(&table).await, ["Ann", "Cid", "Dan"], "the place is gone with its owner");
    let game = challenged(&mut table, "Dan", "Ann").await;
    done(&wish(&mut table, "Dan", &[("what", "leave")]).await);
    lose(&mut table, game.id, "Ann").await;
    assert_eq!(order(&table).await, ["Ann", "Cid"]);
}

#[tokio::test]
async fn who_stands_above_by_then_keeps_that_place() {
    let mut table = ladder_of(4).await;
    // Dan challenges Cid, and before that ends, Cid falls behind Dan.
    let first = challenged(&mut table, "Dan", "Cid").await;
    let second = challenged(&mut table, "Cid", "Bob").await;
    let third = challenged(&mut table, "Bob", "Ann").await;
    lose(&mut table, third.id, "Ann").await;
    assert_eq!(order(&table).await, ["Bob", "Ann", "Cid", "Dan"]);
    lose(&mut table, first.id, "Cid").await;
    assert_eq!(order(&table).await, ["Bob", "Ann", "Dan", "Cid"]);
    lose(&mut table, second.id, "Bob").await;
    assert_eq!(order(&table).await, ["Cid", "Bob", "Ann", "Dan"]);
}

#[tokio::test]
async fn who_deletes_their_data_is_on_no_ladder() {
    let mut table = ladder_of(3).await;
    let game = challenged(&mut table, "Cid", "Bob").await;
    let asked = table.now();
    let forget = Command::Forget { confirmed: Some(menagerie_core::Timestamp(asked)) };
    done(&table.private("Bob", CHANNEL, forget).await);
    due(&mut table).await;
    assert_eq!(order(&table).await, ["Ann", "Cid"]);
    let over = table.store.game(game.id).await.expect("reads").expect("it is there");
    assert!(over.end.is_some());
}

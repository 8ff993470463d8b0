//! The results of a division in signs, and games without a result.

use super::{begun, due, league, lose, managed, named, ranked, running, wish};
use crate::asking::{asked, told};
use crate::table::{CHANNEL, Table, done, person};
use menagerie_chat::conversation::Show;
use menagerie_core::GameId;
use menagerie_core::league::league_results;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::offer::types::OfferRequest;
use menagerie_render::BoardTheme;
use menagerie_words::fixed;

/// The signs of a player's games against another one.
async fn sign(table: &Table, player: &str, other: &str) -> String {
    let rows = league_results(&league(table, 1).await, &person(player), None);
    let place = rows.iter().position(|row| named(&row.player) == other).expect("they are in");
    let row = rows.iter().find(|row| named(&row.player) == player).expect("they are in");
    row.against[place].clone()
}

/// Both players of a game agree that it has no result.
async fn called_off(table: &mut Table, game: GameId, players: [&str; 2]) {
    for player in players {
        let abort =
            Command::Offer(OfferRequest::Abort { which: Which::Number(game), confirmed: true });
        done(&table.private(player, CHANNEL, abort).await);
    }
}

#[tokio::test]
async fn a_game_that_both_call_off_counts_for_neither() {
    let mut table = begun(&[("games", "1")], 4).await;
    let games = running(&table, 1).await;
    let [off, lost] = games.as_slice() else { panic!("two games run") };
    let players = off.players.each_ref().map(named);
    called_off(&mut table, off.id, players).await;
    lose(&mut table, lost.id, named(&lost.players[0])).await;
    due(&mut table).await;
    assert_eq!(sign(&table, players[0], players[1]).await, "x");
    for (player, points) in &ranked(&table, 1).await[0] {
        let expected = if named(&lost.players[1]) == player { 2 } else { 0 };
        assert_eq!(*points, expected, "{player}, in halves");
    }
}

#[tokio::test]
async fn each_game_has_a_sign_for_both_of_its_players() {
    let mut table = begun(&[("games", "3")], 4).await;
    assert_eq!(sign(&table, "Ann", "Bob").await, "…");
    assert_eq!(sign(&table, "Ann", "Ann").await, "");
    for game in running(&table, 1).await {
        // Ann wins twice, and her game against Dan goes on.
        match game.players.each_ref().map(named) {
            ["Ann", other] | [other, "Ann"] if other != "Dan" => {
                let other = other.to_owned();
                lose(&mut table, game.id, &other).await;
            }
            _ => {}
        }
    }
    assert_eq!([sign(&table, "Ann", "Bob").await, sign(&table, "Bob", "Ann").await], ["1", "0"]);
    let leave = [("what", "leave"), ("number", "1"), ("confirm", "true")];
    table.wait(1);
    wish(&mut table, "Ann", &leave).await;
    assert_eq!([sign(&table, "Ann", "Dan").await, sign(&table, "Dan", "Ann").await], ["-", "+"]);
    wish(&mut table, "Bob", &leave).await;
    assert_eq!([sign(&table, "Ann", "Bob").await, sign(&table, "Bob", "Cid").await], ["x", "x"]);
}

#[tokio::test]
async fn a_league_is_shown_with_its_results_as_a_picture() {
    let table = begun(&[], 4).await;
    let answer = asked(&table, "Ann", CommandName::League, &[]).await;
    assert!(told(&answer).contains(fixed("league-signs")), "{}", told(&answer));
    let Some(Show::Results { mut table, .. }) = answer.show else { panic!("no picture") };
    let plain = table.draw(BoardTheme::Brown).expect("it can be drawn");
    for (player, name) in table.names() {
        *name = Some(named(player).to_owned());
    }
    let with_names = table.draw(BoardTheme::Brown).expect("it can be drawn");
    assert!(with_names.file.starts_with(b"\x89PNG") && with_names.file != plain.file);
}

#[tokio::test]
async fn before_it_begins_there_is_no_picture() {
    let mut table = super::posted(&[]).await;
    let answer = asked(&table, "Ann", CommandName::League, &[("number", "1")]).await;
    assert!(answer.show.is_none());
    managed(&mut table, &[("what", "end"), ("number", "1"), ("confirm", "true")]).await;
    let answer = asked(&table, "Ann", CommandName::League, &[("number", "1")]).await;
    assert!(answer.show.is_none(), "it was given up");
}

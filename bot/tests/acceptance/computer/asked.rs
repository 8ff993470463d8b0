//! Asking the computer for a game: who may, and how.

use super::{against, begun, challenged, turn_of};
use crate::operation::operator_variants::REED_LAKE;
use crate::server::{Server, challenge_of};
use menagerie_chat::conversation::Options;
use menagerie_core::model::CommandName;
use menagerie_words::{fixed, fixed_with};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_as_opponent_is_the_computer() {
    let server = Server::start().await;
    let mut challenge = challenge_of(server.sandbox.bot_id());
    challenge["variant"] = json!("chess");
    let thread = begun(&server, "Ann", challenge).await;
    let board = turn_of(&server, "Ann", thread, 0).await;
    assert!(board.content.contains("Menagerie 2"), "{}", board.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_no_level() {
    let server = Server::start().await;
    let mut challenge = challenge_of(server.id("Bob"));
    challenge["level"] = json!("3");
    let answer = challenged(&server, "Ann", challenge).await;
    assert!(
        answer.text().contains(fixed("challenge-refused-level-of-a-person")),
        "{}",
        answer.text()
    );
    assert_eq!(server.posts(server.games).len(), 0, "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_plays_a_game_that_a_member_has_sent_at_the_level_they_name() {
    let server = Server::start().await;
    let file = json!({"name": "lake.toml", "text": REED_LAKE});
    let bob = server.id("Bob").to_string();
    let sent = json!({"file": file, "opponent": bob, "level": "4"});
    let refused = server.slash("Ann", server.games, "variant", sent).await;
    let words = fixed("challenge-refused-level-of-a-person");
    assert!(refused.text().contains(words), "{}", refused.text());
    let sent = json!({"file": file, "level": "4"});
    server.slash("Ann", server.games, "variant", sent).await;
    let begun = server.post(server.games, "Menagerie 4").await;
    assert!(begun.content.contains("Reed Lake"), "{}", begun.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_member_plays_five_games_against_it_and_others_play_all_the_same() {
    let server = Server::start().await;
    for _ in 0..5 {
        begun(&server, "Ann", against(1, "chess")).await;
    }
    let sixth = challenged(&server, "Ann", against(6, "terachess-2")).await;
    assert!(
        sixth
            .text()
            .contains(fixed_with("challenge-refused-too-many-against-computer", [("limit", "5")])),
        "{}",
        sixth.text()
    );
    let thread = begun(&server, "Bob", against(1, "chess")).await;
    turn_of(&server, "Bob", thread, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_games_against_it_and_for_its_player_alone() {
    let server = Server::start().await;
    let mut challenge = against(1, "chess");
    // A mate in one, and nothing else that is as good.
    challenge["setup"] = json!("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let thread = begun(&server, "Ann", challenge).await;
    turn_of(&server, "Ann", thread, 0).await;
    let hint = server.slash("Ann", thread, "hint", json!({})).await;
    assert!(hint.is_ephemeral() && hint.text().contains("a1a8"), "{}", hint.text());
    let others = server.slash("Bob", thread, "hint", json!({})).await;
    assert!(!others.text().contains("a1a8"), "{}", others.text());
    server.new_game().await;
    let second = json!({"game": "2"});
    let refused = server.slash("Ann", server.games, "hint", second).await;
    assert!(refused.text().contains(fixed("refused-hint-against-a-person")), "{}", refused.text());
}

#[test]
fn a_level_that_there_is_not_is_refused_and_challenges_nobody() {
    for (level, is_one) in
        [("0", false), ("1", true), ("6", true), ("7", false), ("-1", false), ("x", false)]
    {
        let given = [("variant", "chess"), ("level", level)];
        let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let refusal = given.into_iter().collect::<Options>().refusal(CommandName::Challenge);
        assert_eq!(refusal.is_none(), is_one, "{level}: {refusal:?}");
    }
}

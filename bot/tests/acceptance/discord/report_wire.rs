//! The report of a game over the wire: only after its end, for one person alone, until a player shows
//! it to all.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

/// Ann and Bob play chess, Ann first. The game's thread.
async fn chess(server: &Server) -> u64 {
    chess_with(server, "Bob").await
}

async fn chess_with(server: &Server, opponent: &str) -> u64 {
    let mut challenge = challenge_of(server.id(opponent));
    challenge["variant"] = json!("chess");
    server.slash("Ann", server.games, "challenge", challenge).await;
    let mention = format!("<@{}>", server.id(opponent));
    let challenge = server.post(server.games, &mention).await;
    server.accept(opponent, &challenge).await
}

/// The moves are played in turn, Ann first.
async fn play(server: &Server, thread: u64, moves: &[&str]) {
    for (ply, typed) in moves.iter().enumerate() {
        let who = if ply % 2 == 0 { "Ann" } else { "Bob" };
        server.say(who, thread, typed);
        let words = format!("{}-{}", &typed[..2], &typed[2..]);
        server.post(thread, &words).await;
    }
}

/// White is mated after two moves, and the second was the mistake.
const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

#[tokio::test(flavor = "multi_thread")]
async fn a_report_names_the_mistakes_and_the_better_moves() {
    let server = Server::start().await;
    let thread = chess(&server).await;
    play(&server, thread, &FOOLS_MATE).await;
    let report = server.slash("Cid", thread, "report", json!({})).await;
    let text = report.text();
    assert!(report.is_ephemeral(), "others see it: {text}");
    assert!(text.contains("2. P g2-g4") && text.contains(fixed("report-mistake")), "{text}");
    assert!(text.contains(in_full("report-no-mistakes-of", [("side", "Black")])), "{text}");
    let message = &report.messages[0];
    assert_eq!(message.attachments[0].name, "chart.png");
    let told = message.attachments[0].description.as_deref().unwrap_or_default();
    assert!(told.contains("2… q d8-h4: 0%"), "{told}");
    assert!(!labels(message).contains(&fixed("action-show-all").to_owned()), "Cid doesn't play");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_the_report_of_a_game_that_runs() {
    let server = Server::start().await;
    let thread = chess(&server).await;
    play(&server, thread, &FOOLS_MATE[..3]).await;
    for (who, options) in [("Ann", json!({})), ("Bob", json!({"show": true})), ("Cid", json!({}))] {
        let refused = server.slash(who, thread, "report", options).await;
        let expected = fixed_with("refused-report-of-running", [("game", "1")]);
        assert!(refused.text().contains(expected), "{who}: {}", refused.text());
        assert!(refused.messages[0].attachments.is_empty(), "{who}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_move_has_nothing_to_report() {
    let server = Server::start().await;
    let thread = chess(&server).await;
    let ask = server.slash("Bob", thread, "abort", json!({})).await;
    server.press("Bob", &ask.messages[0], fixed("action-end-without-result")).await;
    server.post(thread, fixed("ending-aborted")).await;
    let refused = server.slash("Ann", thread, "report", json!({})).await;
    assert!(
        refused.text().starts_with(fixed_with("refused-nothing-to-report", [("game", "1")])),
        "{}",
        refused.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_shows_the_report_to_all_and_everybody_may_see_its_chart() {
    let server = Server::start().await;
    let thread = chess(&server).await;
    play(&server, thread, &FOOLS_MATE).await;
    let refused = server.slash("Cid", thread, "report", json!({"show": true})).await;
    assert!(
        refused.text().contains(fixed_with("refused-not-a-player", [("game", "1")])),
        "{}",
        refused.text()
    );
    let report = server.slash("Bob", thread, "report", json!({})).await;
    server.press("Bob", &report.messages[0], fixed("action-show-all")).await;
    let shown = server.sandbox.wait(TIMEOUT, |_| {
        server
            .posts(thread)
            .into_iter()
            .find(|post| post.content.contains(fixed("report-mistakes")))
    });
    let shown = shown.await.unwrap_or_else(|_| panic!("it is not shown:\n{}", server.log()));
    assert!(shown.content.contains(&format!("<@{}>", server.id("Bob"))), "{}", shown.content);
    assert!(shown.mentions.is_empty() && shown.ephemeral_for.is_none(), "{}", shown.content);
    let chart = server.press("Cid", &shown, "Chart").await;
    assert!(chart.is_ephemeral(), "{}", chart.text());
    assert_eq!(chart.messages[0].attachments[0].name, "chart.png");
    wire::is_valid(&server);
}

/// Otherwise one could play on from a running game's position elsewhere, and read what was best there.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_tells_nothing_about_a_running_game_of_its_reader() {
    let server = Server::start().await;
    let over = chess(&server).await;
    play(&server, over, &FOOLS_MATE).await;
    let running = chess_with(&server, "Cid").await;
    let report = server.slash("Ann", over, "report", json!({})).await;
    assert!(report.text().contains("2. P g2-g4"), "all games begin alike: {}", report.text());
    server.say("Ann", running, "f2f3");
    server.post(running, "f2-f3").await;
    for options in [json!({}), json!({"show": true})] {
        let refused = server.slash("Ann", over, "report", options).await;
        let expected = fixed_with("refused-help-in-running", [("game", "2")]);
        assert!(refused.text().contains(expected), "{}", refused.text());
    }
    let others = server.slash("Bob", over, "report", json!({})).await;
    assert!(others.text().contains("2. P g2-g4"), "he plays no other: {}", others.text());
}

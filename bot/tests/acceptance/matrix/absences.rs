//! A homeserver that is not there when the bot starts is waited for; one that is none is not.

use crate::matrix::bridge::Bridge;
use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use crate::matrix::member::Member;
use crate::matrix::program::Program;
use menagerie_words::fixed_with;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn discord_is_served_while_the_homeserver_is_away_and_matrix_learns_of_it_then() {
    let mut server = Homeserver::start().await;
    let mut bridge = Bridge::open(&server.url()).await;
    let games = bridge.discord.games;
    let wish = json!({"variant": "chess", "colour": "first"});
    bridge.discord.slash("Ann", games, "challenge", wish).await;
    let (code, _) = bridge.code().await;
    bridge.bob.say(&bridge.room, &format!("!join {code}")).await;
    let ann = bridge.discord.mention("Ann");
    bridge.discord.post(games, fixed_with("challenge-accepted-open", [("challenger", ann)])).await;
    let threads = |_: &menagerie_sandbox::Sandbox| {
        bridge.discord.sandbox.threads(games).first().map(|thread| thread.id)
    };
    let thread = bridge.discord.sandbox.wait(crate::server::TIMEOUT, threads).await;
    let thread = thread.expect("the game has a thread");
    bridge.board(thread, 0).await;

    let mut bot = bridge.discord.bot.take().expect("it runs");
    bot.kill().expect("it runs");
    bot.wait().expect("it ends");
    server.stop().await;
    bridge.discord.start_bot().await;
    bridge.discord.say("Ann", thread, "e2e4");
    bridge.discord.post(thread, "1. P e2-e4").await;
    assert!(bridge.discord.log().contains("does not answer yet"), "{}", bridge.discord.log());
    server.resume().await;
    bridge.board(thread, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_homeserver_with_a_fault_of_its_own_at_the_start_is_asked_again() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let ann = Member::register(&server.url(), "Ann").await;
    let room = ann.create_room(json!({"invite": [bot.id]})).await;
    for fault in [Fault::Status(502), Fault::Drop, Fault::TooMany { retry_after_ms: 300 }] {
        server.fail(None, Operation::Versions, 1, fault);
    }
    server.fail(Some(&bot.id), Operation::WhoAmI, 1, Fault::Status(503));
    let _program = Program::start(&server.url(), &bot);
    ann.wait_for(&room, "bot", |event| {
        event["state_key"] == *bot.id && event["content"]["membership"] == "join"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_homeserver_ends_the_start_with_what_to_do() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let settings =
        vec![("MATRIX_HOMESERVER", server.url()), ("MATRIX_ACCESS_TOKEN", bot.token().to_owned())];
    // A page of something else, and nothing.
    for status in [200, 404] {
        server.fail(None, Operation::Versions, 1, Fault::Status(status));
        let mut program = Program::new(settings.clone());
        program.resume();
        assert_eq!(program.ended(), Some(78), "{}", program.log());
        assert!(program.log().contains("check MATRIX_HOMESERVER"), "{}", program.log());
    }
    // A token that is wrong is found to be so as soon as somebody can say it.
    server.fail(None, Operation::Versions, 1, Fault::Status(502));
    server.revoke(&bot.id);
    let mut program = Program::new(settings);
    program.resume();
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(program.ended(), Some(78), "{}", program.log());
    assert!(program.log().contains("MATRIX_ACCESS_TOKEN"), "{}", program.log());
}

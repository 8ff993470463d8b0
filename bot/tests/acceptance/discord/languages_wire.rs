//! Languages over the wire: what only one member sees is in their language, what all see is in the
//! server's, and a button is too.

use crate::discord::told_wire::lettered;
use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_sandbox::{Message, Options, RestFault};
use menagerie_words::{fixed, fixed_in};
use serde_json::json;
use std::time::Duration;

/// How late an answer of Discord is that the bot never hears.
const LATE: Duration = Duration::from_secs(20);

/// Locales of clients, and the languages that fit them best.
const LOCALES: [(&str, &str); 4] =
    [("de", "de"), ("es-419", "es"), ("ru", "ru"), ("pt-BR", "pt-BR")];

async fn games_of(server: &Server, who: &str) -> String {
    server.slash(who, server.games, "games", json!({})).await.text().to_owned()
}

/// The challenge of somebody in the channel of games.
async fn challenge(server: &Server, who: &str, opponent: &str) -> Message {
    let known = server.posts(server.games).len();
    server.slash(who, server.games, "challenge", challenge_of(server.id(opponent))).await;
    let posts = server.sandbox.wait(TIMEOUT, |_| {
        let posts = server.posts(server.games);
        (posts.len() > known).then_some(posts)
    });
    posts.await.unwrap_or_else(|_| panic!("{}", server.log())).pop().expect("there is one")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_one_member_is_in_the_language_of_their_client_until_they_set_another() {
    let server = Server::start().await;
    let english = games_of(&server, "Ann").await;
    for (locale, tag) in LOCALES {
        server.sandbox.set_locale(server.id("Ann"), locale);
        let told = games_of(&server, "Ann").await;
        assert!(told.contains(fixed_in("lists-own-none", tag)), "{locale}: {told}");
        assert_ne!(told, english);
        // Nobody else is told in it.
        assert_eq!(games_of(&server, "Bob").await, english);
        // A language that is set counts more than the client's.
        server.slash("Bob", server.games, "settings", json!({ "language": tag })).await;
        assert_eq!(games_of(&server, "Bob").await, told);
        server.slash("Bob", server.games, "settings", json!({"language": "auto"})).await;
        assert_eq!(games_of(&server, "Bob").await, english);
    }
    server.sandbox.set_locale(server.id("Ann"), "tlh");
    assert_eq!(games_of(&server, "Ann").await, english, "we do not speak Klingon");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_see_is_in_the_language_of_the_server() {
    let server = Server::start().await;
    // The client of the challenger changes nothing for others.
    server.sandbox.set_locale(server.id("Ann"), "ru");
    let english = challenge(&server, "Ann", "Bob").await;
    assert!(english.content.contains(" challenges "), "{}", english.content);
    assert_eq!(labels(&english)[..2], ["Accept", "Decline"]);
    // Discord tells the server's language.
    server.sandbox.set_preferred_locale("fr");
    let mut french = challenge(&server, "Ann", "Cid").await;
    while labels(&french)[..2] != ["Accepter", "Refuser"] {
        // The bot may not have heard of it yet. It hears of it before the sandbox waits in vain.
        assert_eq!(labels(&french)[..2], ["Accept", "Decline"], "{french:?}");
        server.press("Ann", &french, "Withdraw").await;
        french = challenge(&server, "Ann", "Cid").await;
    }
    // Its managers can choose another one.
    server.slash("Ann", server.games, "server", json!({"language": "de"})).await;
    let german = challenge(&server, "Ann", "Bob").await;
    assert_eq!(labels(&german)[..2], ["Annehmen", "Ablehnen"]);
    server.press("Bob", &german, "Annehmen").await;
    let thread = server.sandbox.wait(TIMEOUT, |sandbox| sandbox.threads(server.games).pop()).await;
    let thread = thread.unwrap_or_else(|_| panic!("no thread:\n{}", server.log())).id;
    server.post(thread, ", du bist am Zug").await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    assert!(board.content.contains(fixed_in("notice-your-move", "de")), "{}", board.content);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_is_in_the_language_of_its_reader() {
    let server = Server::start().await;
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    let given = json!({"notices": "direct", "language": "it"});
    server.slash("Bob", server.games, "settings", given).await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    assert!(board.content.contains(fixed("notice-your-move")), "{}", board.content);
    let letter = lettered(&server, "Bob", 1).await.remove(0);
    assert!(letter.content.contains(fixed_in("notice-your-move", "it")), "{}", letter.content);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_reply_was_lost_is_found_again_in_another_language() {
    // Discord has forgotten the number of the message: its words tell which one it is.
    let options = Options { nonce_memory: Duration::ZERO, ..Options::default() };
    let mut server = Server::start_with(options).await;
    let thread = server.new_game_of("Ann", "Bob").await;
    let path = format!("/channels/{thread}/messages");
    server.sandbox.faults().on_requests("POST", &path, 1, RestFault::Delay(LATE));
    server.slash("Bob", thread, "draw", json!({})).await;
    server.post(thread, fixed("ending-draw-offered")).await;
    server.kill_bot();
    let known = server.posts(thread).len();
    server.sandbox.set_preferred_locale("de");
    server.start_bot().await;
    server.say("Ann", thread, "e4e6");
    let board = server.post(thread, "P e4-e6").await;
    assert!(board.content.contains(fixed_in("notice-your-move", "de")), "{}", board.content);
    let posts = server.posts(thread);
    assert_eq!(posts.len(), known + 1, "it is not posted again: {posts:#?}");
    wire::is_valid(&server);
}

//! The titles of games' threads: they name who plays, by something that shows; and where the server's AutoMod refuses
//! them, there is another one, or the players are told why there is no thread.

use crate::server::{Server, TIMEOUT, challenge_of};
use crate::wire;
use menagerie_sandbox::{RestFault, Thread};
use menagerie_words::{NOTHING, first_words, fixed};
use serde_json::json;

const FAMILY: &str = "👨\u{200d}👩\u{200d}👧";

impl Server {
    /// AutoMod refuses the next titles of threads.
    fn refuse_titles(&self, times: u32) {
        let body = json!({"code": 200_001, "message": "Title was blocked by automatic moderation"});
        let fault = RestFault::Answer { status: 400, body };
        self.sandbox.faults().on_requests("POST", "/threads", times, fault);
    }

    async fn begin(&self) {
        let games = self.games;
        self.slash("Ann", games, "challenge", challenge_of(self.id("Bob"))).await;
        let challenge = self.post(games, "challenges").await;
        self.press("Bob", &challenge, "Accept").await;
    }

    async fn only_thread(&self) -> Thread {
        let found = self.sandbox.wait(TIMEOUT, |it| it.threads(self.games).into_iter().next());
        found.await.unwrap_or_else(|_| panic!("no thread:\n{}", self.log()))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_title_that_automod_refuses_is_replaced_by_one_that_names_nobody() {
    let server = Server::start().await;
    server.refuse_titles(1);
    server.begin().await;
    let thread = server.only_thread().await;
    assert_eq!(thread.name, "Game 1");
    let told = server.post(thread.id, "AutoMod").await;
    assert_eq!((told.mentions, told.silent), (vec![], true));
    server.post(thread.id, fixed("play-invitation")).await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_title_is_taken_the_players_are_told_why_they_have_no_thread() {
    let server = Server::start().await;
    server.refuse_titles(2);
    server.begin().await;
    server.post(server.games, fixed("play-invitation")).await;
    let told = server.post(server.games, first_words("discord-no-thread", [("game", 1)])).await;
    assert!(told.content.contains(fixed("discord-no-thread-moderated")), "{}", told.content);
    server.slash("Ann", server.games, "move", json!({"move": "e4e6"})).await;
    server.post(server.games, "P e4-e6").await;
    let about = |posts: Vec<menagerie_sandbox::Message>| {
        posts
            .iter()
            .filter(|it| it.content.contains(first_words("discord-no-thread", NOTHING)))
            .count()
    };
    assert_eq!(about(server.posts(server.games)), 1, "it is said once");
    assert!(server.sandbox.threads(server.games).is_empty());
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_shows_nothing_is_replaced_by_the_user_name() {
    for (name, shown) in [
        ("\u{3164}", "ann"),
        ("\u{200b}\u{200b}", "ann"),
        ("\u{2800} \u{3164}", "ann"),
        (FAMILY, FAMILY),
        ("", "ann"),
    ] {
        let server = Server::start().await;
        server.sandbox.rename_member(server.id("Ann"), name);
        server.begin().await;
        let thread = server.only_thread().await;
        assert_eq!(thread.name, format!("Terachess II 1: {shown} v Bob"), "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_name_ends_with_a_whole_emoji() {
    let server = Server::start().await;
    server.sandbox.rename_member(server.id("Bob"), &format!("x{}", FAMILY.repeat(6)));
    server.begin().await;
    let thread = server.only_thread().await;
    let whole = format!("Terachess II 1: Ann v x{}", FAMILY.repeat(5));
    assert_eq!(thread.name, whole);
}

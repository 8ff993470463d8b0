//! An opponent who is no member any more where a game is played: the player who stays is told once, and has a way out;
//! an opponent who is back is welcome.

use crate::server::Server;
use crate::table::{THREAD, Table, abort, done, lines, person, refused, server as community};
use crate::wire;
use menagerie_core::GameId;
use menagerie_core::dispatch::EventKind;
use menagerie_core::model::request::{Command, Which};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::offer::types::OfferRequest;
use menagerie_words::{first_words, fixed, fixed_with};
use serde_json::json;

const DAY: i64 = 24 * 60 * 60;

/// A game without a clock in which both have moved.
async fn begun() -> Table {
    Table::after(&["e4e6", "e13e11"]).await
}

impl Table {
    /// The network has said whether Bob is a member. Returns the lines that the bot says about it.
    async fn bob_is_there(&mut self, is_there: bool) -> Vec<String> {
        let (player, server) = (person("Bob"), community());
        self.happen(EventKind::Presence { player, server, is_there }).await;
        lines(&self.deliver().await)
    }
}

fn claim() -> Command {
    Command::Offer(OfferRequest::Claim { which: Which::Number(GameId(1)) })
}

#[tokio::test]
async fn that_somebody_has_left_is_told_once_with_the_way_out() {
    let mut table = begun().await;
    assert_eq!(table.bob_is_there(true).await, Vec::<String>::new(), "it is no news");
    let told = table.bob_is_there(false).await;
    let [told] = told.as_slice() else { panic!("one line is said: {told:?}") };
    assert!(told.contains(first_words("offer-player-left", [("player", "@Bob")])), "{told}");
    assert!(told.contains("[wakes Ann]"), "{told}");
    assert!(told.contains("/abort game:1") && told.contains("/adjudicate game:1"), "{told}");
    assert_eq!(table.bob_is_there(false).await, Vec::<String>::new(), "it is said once");
    let told = table.bob_is_there(true).await;
    let [told] = told.as_slice() else { panic!("one line is said: {told:?}") };
    assert!(told.contains(fixed_with("offer-player-is-back", [("player", "@Bob")])), "{told}");
}

#[tokio::test]
async fn who_stays_ends_the_game_alone_after_a_week_and_waits_before() {
    let mut table = begun().await;
    table.bob_is_there(false).await;
    for early in [abort(), claim()] {
        let reply = table.private("Ann", THREAD, early).await;
        let words = refused(&reply);
        assert!(
            words.starts_with(first_words("offer-refused-player-left", [("player", "@Bob")])),
            "{words}"
        );
        assert!(words.contains("/adjudicate game:1"), "{words}");
    }
    assert_eq!(table.game().await.end, None);
    assert!(table.game().await.standing_proposal().is_none(), "nobody is asked who is not there");
    table.wait(7 * DAY);
    let reply = table.private("Ann", THREAD, claim()).await;
    assert!(refused(&reply).contains("/abort game:1"), "{reply:?}");
    let reply = table.private("Ann", THREAD, abort()).await;
    assert_eq!(done(&reply), fixed("ending-done"));
    let end = End { winner: None, ending: Ending::Deserted };
    assert_eq!(table.game().await.end, Some(end));
    assert!(end.ending.is_void());
    let shown = lines(&table.deliver().await).join("\n");
    assert!(shown.contains(fixed("ending-deserted")), "{shown}");
}

#[tokio::test]
async fn who_is_back_is_asked_as_before() {
    let mut table = begun().await;
    table.bob_is_there(false).await;
    table.wait(8 * DAY);
    table.bob_is_there(true).await;
    table.private("Ann", THREAD, abort()).await;
    assert_eq!(table.game().await.end, None);
    assert!(table.game().await.standing_proposal().is_some());
    // Somebody else who leaves changes nothing in the game.
    table
        .happen(EventKind::Presence { player: person("Cid"), server: community(), is_there: false })
        .await;
    assert_eq!(table.game().await.gone, [None, None]);
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_is_asked_when_the_one_who_stays_calls() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    for (who, mv, shown) in [("Ann", "e4e6", "P e4-e6"), ("Bob", "e13e11", "p e13-e11")] {
        server.say(who, thread, mv);
        server.post(thread, shown).await;
    }
    let (faults, bob) = (server.sandbox.faults(), server.id("Bob"));
    faults.remove_member(bob);
    let answer = server.slash("Ann", thread, "abort", json!({})).await;
    let mention = format!("<@{bob}>");
    let left = first_words("offer-refused-player-left", [("player", &mention)]);
    assert!(answer.text().contains(left), "{}", answer.text());
    let told = server.post(thread, first_words("offer-player-left", [("player", &mention)])).await;
    assert_eq!(told.mentions, [server.id("Ann")]);
    faults.restore_member(bob);
    server.slash("Bob", thread, "games", json!({})).await;
    server.post(thread, fixed("offer-player-is-back")).await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_calls_somebody_who_has_left_says_so_to_who_has_moved() {
    for is_typed in [true, false] {
        let server = Server::start().await;
        let thread = server.new_game().await;
        let bob = server.mention("Bob");
        server.sandbox.faults().remove_member(server.id("Bob"));
        if is_typed {
            server.say("Ann", thread, "e4e6");
        } else {
            server.slash("Ann", thread, "move", json!({"move": "e4e6"})).await;
        }
        server.post(thread, "P e4-e6").await;
        let left = first_words("offer-player-left", [("player", &bob)]);
        let told = server.post(thread, left).await;
        assert_eq!(told.mentions, [server.id("Ann")]);
        let again = server.slash("Ann", thread, "claim", json!({})).await;
        let refused = first_words("offer-refused-player-left", [("player", bob)]);
        assert!(again.text().contains(refused), "{}", again.text());
        let posts = server.posts(thread);
        let told = posts.iter().filter(|it| it.content.contains(left)).count();
        assert_eq!(told, 1, "it is said once");
    }
}

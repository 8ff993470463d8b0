//! J4: somebody who manages a server, and keeps order on it without playing.
//!
//! Not walked: the invitation link (J4.1): the README names its permissions, and the bot has no
//! others here; other languages (J4.2); kinds of threads and roles (J4.2), which there are not;
//! another thread for a game by command (J4.3): it finds one by itself (J4.4). Walked elsewhere: a
//! server that the bot has left (J4.5) in `departures.rs`; `/privacy` (J4.6) in `privacy.rs`;
//! health and metrics (J4.7) in `health.rs`; kill -9 (J4.7) in `end_to_end.rs`, between plies, and
//! in `broken_disk.rs`, in the middle of a write; checking settings, backups and migrations (J4.7)
//! in `settings.rs`, `durability.rs` and `schemas.rs`; a wrong token and a missing intent (J4.9) in
//! `settings.rs`; a Discord that fails (J4.8) in `faults.rs`.

use super::{alone, at, can_be_read_aloud, thread};
use crate::discord::timed_wire::pass;
use crate::play::looks;
use crate::server::Server;
use crate::wire;
use menagerie_core::clock::HOUR;
use menagerie_sandbox::{Options, permissions};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full, last_words};
use serde_json::json;

/// The permissions that the README asks for.
const PERMISSIONS: u64 = permissions::VIEW_CHANNEL
    | permissions::SEND_MESSAGES
    | permissions::CREATE_PUBLIC_THREADS
    | permissions::SEND_MESSAGES_IN_THREADS
    | permissions::ATTACH_FILES
    | permissions::READ_MESSAGE_HISTORY;

#[tokio::test(flavor = "multi_thread")]
async fn somebody_manages_a_server_on_which_others_play() {
    // J4.1 With the permissions of the README, and no others.
    let options = Options { bot_permissions: PERMISSIONS, ..Options::default() };
    let mut server = Server::start_with(options).await;
    let games = server.games;

    // J4.2 A setting is told with its old value, to the server's managers; others cannot.
    let set = json!({"theme": "green", "clock": "days 3d"});
    let told = alone(&server, "Ann", games, "server", set.clone()).await.content;
    assert_eq!(
        told,
        format!(
            "{}\n{}\n{}\n{}",
            in_full("community-settings-saved", NOTHING),
            looks::changed("theme", "**green**", looks::word("theme", "brown")),
            looks::changed("clock", "**days 3d**", "none"),
            fixed("community-settings-begin")
        )
    );
    for command in ["server", "freeze", "adjudicate"] {
        let refused = server.sandbox.slash(server.id("Bob"), games, command, &json!({}));
        assert!(refused.is_err(), "/{command} is not offered to those who only play");
    }
    server.sandbox.faults().offer_to_all("server");
    let refused = alone(&server, "Bob", games, "server", set).await.content;
    let only = in_full("setting-refused-not-a-manager", NOTHING);
    assert_eq!(refused, only.replace("/settings", "`/settings`"));

    // J4.2 Which games are played, where, and how many at once.
    let told = alone(&server, "Ann", games, "server", json!({"games": "5"})).await.content;
    assert!(told.contains("\ngames: **5** (before: 20)\n"), "{told}");
    let told = alone(&server, "Ann", games, "places", json!({"here": "allow"})).await.content;
    let places = in_full(
        "community-places-changed",
        [("new", &*format!("<#{games}>")), ("old", in_full("community-every-place", NOTHING))],
    );
    assert!(told.starts_with(places), "{told}");
    let allow = json!({"allow": "terachess-2"});
    let told = alone(&server, "Ann", games, "variants", allow).await.content;
    let variants = in_full(
        "community-variants-changed",
        [("new", "Terachess II"), ("old", in_full("community-all-variants", NOTHING))],
    );
    assert!(told.starts_with(variants), "{told}");
    let chess = json!({"opponent": server.id("Cid").to_string(), "variant": "chess"});
    let refused = alone(&server, "Bob", games, "challenge", chess).await.content;
    assert!(
        refused.starts_with(fixed_with("limit-refused-variant", [("variant", "Chess")])),
        "{refused}"
    );

    // Bob plays against Cid, with the clock that is usual here.
    let wish = json!({"opponent": server.id("Cid").to_string(), "variant": "terachess-2",
                      "colour": "first"});
    alone(&server, "Bob", games, "challenge", wish).await;
    let challenge = server.post(games, "challenges").await;
    let clock = &*format!(
        "{} ",
        fixed_with(
            "time-clock",
            [("clock", in_full("time-clock-days", [("each", "3 days")])), ("timeout", "lost")]
        )
    );
    assert!(challenge.content.contains(clock), "{}", challenge.content);
    server.press("Cid", &challenge, "Accept").await;
    let first = thread(&server, games, 1).await.id;
    server.post(first, fixed("play-invitation")).await;

    missing_right(&server, first).await;
    outage(&mut server, first).await;
    let second = lost_thread(&server, first).await;
    order(&server, second).await;
    // Some requests were refused on purpose, so `wire::is_valid` would fail.
    wire::is_described(&server);
    can_be_read_aloud(&server);
}

/// J4.1: Bob moves, and the picture cannot be sent.
async fn missing_right(server: &Server, thread: u64) {
    let faults = server.sandbox.faults();
    faults.forbid(Some(server.games), permissions::ATTACH_FILES);
    let options = json!({"move": "e4e6"});
    let interaction = server.sandbox.slash(server.id("Bob"), thread, "move", &options);
    let interaction = interaction.expect("it can be given");
    let told = server.sandbox.wait(crate::server::TIMEOUT, |_| {
        let answer = interaction.now().messages.first()?.content.clone();
        answer.contains(fixed("chat-not-shown")).then_some(answer)
    });
    let told = told.await.unwrap_or_else(|_| panic!("nothing is said:\n{}", server.log()));
    let right = in_full("discord-permission", [("name", "attach-files")]);
    let place = format!("<#{thread}>");
    let lacks = in_full("discord-lacking", [("permissions", right), ("place", &*place)]);
    assert!(
        told.starts_with(in_full("play-done", [("played", "**P e4-e6**")])) && told.contains(lacks),
        "{told}"
    );
    faults.forbid(Some(server.games), 0);
    let board = server.post(thread, "1. P e4-e6").await;
    assert_eq!((board.attachments.len(), board.mentions), (1, vec![server.id("Cid")]));
}

/// J4.8: the bot is away for two hours while Cid thinks, and Cid moves while nobody listens.
async fn outage(server: &mut Server, thread: u64) {
    pass(server, 3 * HOUR, 2 * HOUR).await;
    let told = server.post(thread, &format!("{}<t:", first_words("time-outage", NOTHING))).await;
    assert!(told.content.contains(fixed("time-outage")), "{}", told.content);
    assert!(told.silent && told.mentions.is_empty(), "nobody is alerted by it");
    server.stop_bot().await;
    server.say("Cid", thread, "e13e11");
    server.start_bot().await;
    server.post(thread, "1… p e13-e11").await;
    server.say("Bob", thread, "d4d6");
    server.post(thread, "2. P d4-d6").await;
    let mut posts: Vec<String> =
        server.posts(thread).into_iter().map(|post| post.content).collect();
    let all = posts.len();
    posts.sort_unstable();
    posts.dedup();
    assert_eq!(posts.len(), all, "everything is told once: {posts:#?}");
}

/// J4.4: a moderator deletes the thread, and the game goes on in another one.
async fn lost_thread(server: &Server, lost: u64) -> u64 {
    assert!(server.sandbox.faults().delete_channel(lost));
    let found = server.sandbox.wait(crate::server::TIMEOUT, |sandbox| {
        sandbox.threads(server.games).iter().map(|thread| thread.id).find(|id| *id != lost)
    });
    let found = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    let board = server.post(found, in_full("dispatch-own-place-gone", NOTHING)).await;
    assert_eq!(board.mentions, [server.id("Cid")], "{}", board.content);
    assert_eq!(board.attachments.len(), 1, "the board is there again");
    server.say("Cid", found, "d13d11");
    server.post(found, "2… p d13-d11").await;
    found
}

/// J4.3: Ann stops the game, lets it go on, and decides it.
async fn order(server: &Server, thread: u64) {
    let (ann, bob, cid) = (at(server, "Ann"), at(server, "Bob"), at(server, "Cid"));
    let both = [server.id("Bob"), server.id("Cid")];
    let done = alone(server, "Ann", thread, "freeze", json!({})).await.content;
    assert_eq!(done, fixed("moderation-freeze-done"));
    let told = server.post(thread, fixed("moderation-freeze-told")).await;
    assert_eq!(
        told.content,
        in_full(
            "moderation-freeze-told",
            [("first", bob.as_str()), ("second", cid.as_str()), ("moderator", ann.as_str())]
        )
        .to_owned()
    );
    assert_eq!(told.mentions, both);
    let frozen = alone(server, "Bob", thread, "move", json!({"move": "c4c6"})).await.content;
    let stopped = last_words("moderation-stopped-by", [("what", "game"), ("by", ann.as_str())]);
    let wait = last_words("moderation-stopped-refused-game", NOTHING).replace("/thaw", "`/thaw`");
    assert!(
        frozen
            .starts_with(&format!("{} <t:", fixed_with("moderation-stopped", [("what", "game")]))),
        "{frozen}"
    );
    assert!(frozen.ends_with(&format!("{stopped}{wait}")), "{frozen}");
    let done = alone(server, "Ann", thread, "thaw", json!({})).await.content;
    assert_eq!(done, fixed("moderation-thaw-done"));
    let told = server.post(thread, fixed("moderation-thaw-told")).await;
    assert_eq!(told.mentions, both);
    let decide = json!({"result": "second", "reason": "Bob has left us."});
    let done = alone(server, "Ann", thread, "adjudicate", decide).await.content;
    assert_eq!(
        done,
        format!(
            "{} {}",
            fixed("moderation-decided-done"),
            in_full("ending-adjudicated-won", [("winner", &*format!("{cid} (Black)"))])
        )
    );
    let end = server.post(thread, fixed("moderation-decided")).await;
    assert_eq!(end.mentions, both);
    // The moderator and the reason stay to be read, by everybody.
    let ruling = format!(
        "{} {}.",
        in_full("ending-adjudicated-won", [("winner", &*format!("{cid} (Black)"))]),
        in_full("ending-ruling", [("by", ann.as_str()), ("reason", "Bob has left us")])
    );
    assert!(end.content.contains(&ruling), "{}", end.content);
    let board = alone(server, "Cid", thread, "board", json!({})).await.content;
    assert!(board.contains(&ruling), "{board}");
}

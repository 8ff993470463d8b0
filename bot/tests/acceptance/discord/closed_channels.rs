//! Channels of a Discord server that are not for everybody: what a member sees of a game by its number
//! is what Discord lets them see of its channel, at that moment.

use crate::play::private_boards::{now, seen};
use crate::server::{Server, challenge_of};
use crate::wire;
use menagerie_sandbox::RestFault;
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};
use serde_json::{Value, json};

fn none() -> &'static str {
    fixed_with("refused-no-such-game", [("game", "1")])
}

impl Server {
    /// The answer to somebody in another channel.
    pub async fn told_elsewhere(&self, who: &str, command: &str, options: Value) -> String {
        let general = self.sandbox.channel_named("general").expect("it is there");
        self.slash(who, general, command, options).await.text().to_owned()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_seen_by_its_number_by_those_who_see_its_channel() {
    let server = Server::start().await;
    server.new_game().await;
    let faults = server.sandbox.faults();
    let (bob, cid) = (server.id("Bob"), server.id("Cid"));
    let by_number = || json!({"game": 1});
    let ann = json!({"member": server.id("Ann").to_string()});
    let board = server.told_elsewhere("Cid", "board", by_number()).await;
    assert!(board.contains("Terachess II, game 1"), "{board}");
    for member in [bob, cid] {
        faults.close_channel(server.games, member, true);
    }
    for (command, options) in [
        ("board", by_number()),
        ("replay", by_number()),
        ("at", json!({"ply": "0", "game": 1})),
        ("export", by_number()),
        ("look", json!({"square": "a1", "game": 1})),
        ("note", by_number()),
        ("try", json!({"moves": "e4e6", "game": 1})),
        ("watch", by_number()),
        ("resign", by_number()),
        ("if", by_number()),
    ] {
        let told = server.told_elsewhere("Cid", command, options).await;
        assert!(told.starts_with(none()), "/{command}: {told}");
    }
    let listed = server.told_elsewhere("Cid", "games", ann.clone()).await;
    let none_of_ann = fixed_with(
        "lists-none-running-of-member",
        [("by", "member"), ("member", &*server.mention("Ann"))],
    );
    assert!(listed.contains(none_of_ann), "{listed}");
    let counted = server.told_elsewhere("Cid", "profile", ann.clone()).await;
    let not_played = fixed_with("profile-nothing-of-other", [("player", server.mention("Ann"))]);
    assert!(counted.contains(not_played), "{counted}");
    // Players see their own games, and the server's owner sees all of it.
    for who in ["Bob", "Ann"] {
        let told = server.told_elsewhere(who, "board", by_number()).await;
        assert!(told.contains("Terachess II, game 1"), "{who}: {told}");
    }
    faults.close_channel(server.games, cid, false);
    let told = server.told_elsewhere("Cid", "board", by_number()).await;
    assert!(told.contains("Terachess II, game 1"), "{told}");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_games_are_begun_is_told_to_those_who_see_it() {
    let server = Server::start().await;
    let games = server.games;
    server.slash("Ann", games, "places", json!({"here": "allow"})).await;
    let told = async |who: &str| {
        let places = server.told_elsewhere(who, "places", json!({})).await;
        let challenge = challenge_of(server.id("Bob"));
        (places, server.told_elsewhere(who, "challenge", challenge).await)
    };
    let (begun, is_hidden) =
        (format!("<#{games}>"), in_full("limit-refused-no-place-seen", NOTHING));
    for (is_closed, shown, hidden) in [(false, &*begun, is_hidden), (true, is_hidden, &*begun)] {
        server.sandbox.faults().close_channel(games, server.id("Cid"), is_closed);
        let (places, refusal) = told("Cid").await;
        assert!(places.contains(shown) && !places.contains(hidden), "{places}");
        let is_vague = refusal.contains(fixed("limit-refused-elsewhere-unseen"));
        assert_eq!((is_vague, refusal.contains(&begun)), (is_closed, !is_closed), "{refusal}");
    }
    // The owner of the server may settle it, and so is told.
    assert!(told("Ann").await.0.contains(&begun));
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_later_is_judged_by_what_is_seen_then() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    let faults = server.sandbox.faults();
    let general = server.sandbox.channel_named("general").expect("it is there");
    let answer = server.slash("Cid", general, "board", json!({"game": 1})).await;
    let board = answer.messages[0].clone();
    server.press("Cid", &board, "First").await;
    let board =
        now(&server, "Cid", &board, in_full("chat-earlier-board", [("ply", 0), ("plies", 1)]))
            .await;
    faults.close_channel(server.games, server.id("Cid"), true);
    server.press("Cid", &board, "Last").await;
    seen(&server, "Cid", general, none()).await;
    // While Discord cannot be asked, nothing is seen that is elsewhere.
    faults.close_channel(server.games, server.id("Cid"), false);
    let broken = RestFault::Answer { status: 403, body: Value::Null };
    let path = format!("/guilds/{}/channels", server.sandbox.guild_id());
    faults.on_requests("GET", &path, u32::MAX, broken);
    let told = server.told_elsewhere("Cid", "board", json!({"game": 1})).await;
    assert!(told.starts_with(none()), "{told}");
    assert!(told.contains(fixed("discord-visibility-unknown")), "{told}");
    let none = server.told_elsewhere("Cid", "board", json!({"game": 7})).await;
    assert_eq!(none.replace("game 7", "game 1"), told, "also where there is none");
    faults.clear_requests();
    // An event from Discord makes the bot ask at once.
    faults.close_channel(server.games, server.id("Bob"), true);
    let told = server.told_elsewhere("Cid", "board", json!({"game": 1})).await;
    assert!(told.contains("Terachess II, game 1"), "{told}");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_is_asked_twice_until_rights_change_and_not_at_all_for_ones_own() {
    let server = Server::start().await;
    for _ in 0..3 {
        server.new_game().await;
    }
    let asked = || {
        let exchanges = server.sandbox.exchanges();
        let of_guild =
            exchanges.iter().filter(|it| it.method == "GET" && it.path.contains("/guilds/"));
        // Whether an opponent is still there is asked by and by, and is no part of an answer.
        of_guild.filter(|it| !it.path.contains("/members/")).count()
    };
    let ann = json!({"member": server.id("Ann").to_string()});
    for (who, command, options, requests) in [
        ("Cid", "games", ann.clone(), 2),
        ("Cid", "board", json!({"game": 2}), 0),
        ("Cid", "board", json!({"game": 9}), 0),
        ("Ann", "board", json!({"game": 9}), 0),
        ("Bob", "board", json!({"game": 2}), 0),
        ("Bob", "games", json!({}), 0),
        ("Bob", "close", json!({}), 0),
        ("Bob", "board", json!({"game": 2}), 0),
        ("Cid", "board", json!({"game": 9}), 2),
    ] {
        if command == "close" {
            server.sandbox.faults().close_channel(server.games, server.id("Bob"), true);
            continue;
        }
        let before = asked();
        server.told_elsewhere(who, command, options).await;
        assert_eq!(asked() - before, requests, "{who}: /{command}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_posted_in_a_closed_channel_is_not_listed_elsewhere() {
    let server = Server::start().await;
    let faults = server.sandbox.faults();
    server.slash("Ann", server.games, "challenge", json!({"variant": "chess"})).await;
    server.post(server.games, fixed("challenge-open-made")).await;
    let setup = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    let made = json!({"what": "create", "variant": "chess", "setup": setup, "goal": "mate in 2"});
    server.slash("Ann", server.games, "problem", made).await;
    server
        .post(server.games, in_full("problem-task-mate", [("side", "White"), ("moves", "2")]))
        .await;
    let cases = || {
        [
            ("games", json!({"which": "open"}), fixed("challenge-listed")),
            (
                "problem",
                json!({}),
                in_full("problem-task-mate", [("side", "White"), ("moves", "2")]),
            ),
            (
                "problem",
                json!({"number": 1}),
                in_full("problem-task-mate", [("side", "White"), ("moves", "2")]),
            ),
        ]
    };
    for (close, is_seen) in [(false, true), (true, false)] {
        faults.close_channel(server.games, server.id("Cid"), close);
        for (command, options, words) in cases() {
            let told = server.told_elsewhere("Cid", command, options).await;
            assert_eq!(told.contains(words), is_seen, "/{command}: {told}");
        }
    }
    let solve = json!({"what": "solve", "number": 1, "move": "a1a6"});
    let told = server.told_elsewhere("Cid", "problem", solve).await;
    assert!(
        told.starts_with(fixed_with("problem-refused-no-such-problem", [("problem", 1)])),
        "{told}"
    );
    wire::is_described(&server);
}

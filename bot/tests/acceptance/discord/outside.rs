//! Commands where no server with the bot is: alone with it, and in places to which a person brings it along.

use crate::server::{Server, labels};
use crate::wire;
use menagerie_chat::conversation::{Offered, Usage, catalogue, offered};
use menagerie_sandbox::Message;
use menagerie_words::{NOTHING, in_full};
use serde_json::{Value, json};

/// A place with its name, for what a test says.
type Named = (&'static str, u64);

impl Server {
    /// Alone with the bot, a group of people, and a channel of another server.
    fn outside(&self, who: &str) -> [Named; 3] {
        [
            ("alone", self.sandbox.direct_channel(self.id(who))),
            ("a group", self.sandbox.outside_channel(true)),
            ("another server", self.sandbox.outside_channel(false)),
        ]
    }

    /// The words of an answer for its caller alone.
    async fn answered_alone(
        &self,
        who: &str,
        place: Named,
        command: &str,
        options: Value,
    ) -> String {
        let answer = self.slash(who, place.1, command, options).await;
        assert!(answer.error.is_none(), "/{command} in {}: {:?}", place.0, answer.error);
        assert_ne!(answer.text(), in_full("discord-too-fast", NOTHING), "it says nothing");
        let is_own = |it: &Message| it.ephemeral_for == Some(self.id(who));
        assert!(answer.messages.iter().all(is_own), "/{command} in {}", place.0);
        answer.text().to_owned()
    }
}

/// What a command needs, and the game.
fn options(usage: &Usage) -> Value {
    let mut given = json!({});
    for option in &usage.options {
        given[option.name] = match option.name {
            "game" => json!(1),
            _ if !option.required => continue,
            "code" => json!("222222"),
            "member" => json!("1180000000000000012"),
            "move" => json!("d4d6"),
            "piece" => json!("Knight"),
            "ply" => json!("0"),
            "reason" | "result" => json!("none"),
            "square" => json!("d4"),
            "time" => json!("1d"),
            "variant" => json!("chess"),
            name => panic!("a value for {name} is wanted"),
        };
    }
    given
}

fn only_on_servers(command: &str) -> String {
    in_full("discord-only-on-servers", [("step", &*format!("`/{command}`"))]).to_owned()
}

/// Each account may ask only so much at once, so they take turns.
const WHO: [&str; 3] = ["Ann", "Bob", "Cid"];

fn of_servers(usage: &Usage) -> bool {
    offered(usage.verb) == Offered::InCommunities
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_about_a_server_is_offered_and_answered_on_servers_alone() {
    let server = Server::start().await;
    for usage in catalogue().into_iter().filter(of_servers) {
        let (command, options) = (usage.verb.name(), options(&usage));
        for (number, who) in WHO.into_iter().enumerate() {
            let place = server.outside(who)[number];
            let given = server.sandbox.slash(server.id(who), place.1, command, &options);
            assert!(given.is_err(), "/{command} is not offered in {}", place.0);
        }
        server.sandbox.faults().offer_to_all(command);
        for (number, who) in WHO.into_iter().enumerate() {
            let place = server.outside(who)[number];
            let told = server.answered_alone(who, place, command, options.clone()).await;
            assert_eq!(told, only_on_servers(command), "{}", place.0);
        }
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_other_commands_are_answered_in_every_place() {
    let server = Server::start().await;
    server.new_game().await;
    for usage in catalogue().into_iter().filter(|usage| !of_servers(usage)) {
        let (command, options) = (usage.verb.name(), options(&usage));
        for (number, who) in WHO.into_iter().enumerate() {
            let place = server.outside(who)[number];
            let told = server.answered_alone(who, place, command, options.clone()).await;
            assert_ne!(told, only_on_servers(command), "{}", place.0);
            assert!(!told.is_empty(), "/{command} in {}", place.0);
        }
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_and_plays_their_game_from_anywhere_and_nobody_else_learns_of_it() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let at = |number: u64| json!({ "game": number });
    for place in server.outside("Cid") {
        let unknown = server.answered_alone("Cid", place, "board", at(99)).await;
        let hidden = server.answered_alone("Cid", place, "board", at(1)).await;
        assert_eq!(hidden, unknown.replace("99", "1"), "{}", place.0);
        let listed = server.answered_alone("Cid", place, "games", json!({})).await;
        assert!(!listed.contains("Ann"), "{}: {listed}", place.0);
    }
    let moves =
        [("Ann", "a4a5", "P a4-a5"), ("Bob", "a13a12", "p a13-a12"), ("Ann", "a5a6", "P a5-a6")];
    for (at_place, (who, typed, played)) in moves.into_iter().enumerate() {
        let place = server.outside(who)[at_place];
        let options = json!({ "game": 1, "move": typed });
        server.answered_alone(who, place, "move", options).await;
        server.post(thread, played).await;
        let board = server.answered_alone(who, place, "board", at(1)).await;
        assert!(board.contains(played), "{}: {board}", place.0);
        let other = if who == "Ann" { "Bob" } else { "Ann" };
        assert!(
            server.sandbox.messages(server.id(other), place.1).is_empty() || place.0 == "alone"
        );
    }
    wire::is_valid(&server);
}

/// Everybody may do everything on the other server; that is no right on ours.
#[tokio::test(flavor = "multi_thread")]
async fn rights_on_another_server_are_none_on_ours() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let elsewhere = server.outside("Cid")[2];
    for (command, options) in [
        ("freeze", json!({ "all": true, "reason": "a holiday" })),
        ("server", json!({ "theme": "slate" })),
        ("league", json!({ "what": "publish" })),
    ] {
        server.sandbox.faults().offer_to_all(command);
        let told = server.answered_alone("Cid", elsewhere, command, options).await;
        assert_eq!(told, only_on_servers(command));
    }
    server.say("Ann", thread, "a4a5");
    server.post(thread, "P a4-a5").await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_private_channel_is_shown_to_its_players_alone() {
    let server = Server::start().await;
    server.new_game().await;
    server.sandbox.faults().close_channel(server.games, server.id("Cid"), true);
    for place in server.outside("Cid") {
        let at = |number: u64| json!({ "game": number });
        let unknown = server.answered_alone("Cid", place, "board", at(99)).await;
        let hidden = server.answered_alone("Cid", place, "board", at(1)).await;
        assert_eq!(hidden, unknown.replace("99", "1"), "{}", place.0);
        let own = server.slash("Ann", server.outside("Ann")[1].1, "board", at(1)).await;
        assert!(own.messages[0].attachments.len() == 1, "{own:?}");
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_and_suggestions_work_as_on_a_server() {
    let server = Server::start().await;
    server.new_game().await;
    for place in server.outside("Ann") {
        let help = server.slash("Ann", place.1, "help", json!({})).await.messages[0].clone();
        let topic = labels(&help).first().expect("help has topics").clone();
        let told = server.press("Ann", &help, &topic).await;
        assert!(told.error.is_none(), "{}: {told:?}", place.0);
        assert_ne!(told.text(), in_full("discord-unknown-button", NOTHING), "{}", place.0);
        let board = server.slash("Ann", place.1, "board", json!({ "game": 1 })).await;
        let flipped =
            server.press("Ann", &board.messages[0], in_full("action-flip", NOTHING)).await;
        assert!(flipped.error.is_none(), "{}: {flipped:?}", place.0);
        let typed = json!({ "move": "a4", "game": 1 });
        let found = server.sandbox.autocomplete(server.id("Ann"), place.1, "move", &typed, "move");
        let found = found.await.expect("it is offered");
        assert!(found.iter().any(|choice| choice.value == "a4a5"), "{}: {found:?}", place.0);
    }
    wire::is_valid(&server);
}

//! Commands where no server with the bot is: alone with it, and in places to which a person brings it along.

use crate::server::Server;
use crate::wire;
use menagerie_chat::conversation::{Offered, Usage, catalogue, offered};
use menagerie_sandbox::Message;
use menagerie_words::in_full;
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

#[tokio::test(flavor = "multi_thread")]
async fn what_is_about_a_server_is_refused_outside_of_it_and_all_else_is_answered() {
    let server = Server::start().await;
    server.new_game().await;
    let places = server.outside("Ann");
    let of_servers = |usage: &Usage| offered(usage.verb) == Offered::InCommunities;
    for usage in catalogue().into_iter().filter(of_servers) {
        let (command, options) = (usage.verb.name(), options(&usage));
        for (name, place) in places {
            let given = server.sandbox.slash(server.id("Ann"), place, command, &options);
            assert!(given.is_err(), "/{command} is not offered in {name}");
        }
        server.sandbox.faults().offer_to_all(command);
        for place in places {
            let told = server.answered_alone("Ann", place, command, options.clone()).await;
            assert_eq!(told, only_on_servers(command), "{}", place.0);
        }
    }
    for usage in catalogue().into_iter().filter(|usage| !of_servers(usage)) {
        let (command, options) = (usage.verb.name(), options(&usage));
        for place in places {
            let told = server.answered_alone("Ann", place, command, options.clone()).await;
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
    server.new_game().await;
    let [alone, _, elsewhere] = server.outside("Cid");
    for (command, options) in [
        ("league", json!({ "what": "create", "name": "Spring", "variant": "chess" })),
        ("ladder", json!({ "what": "join", "variant": "chess" })),
        ("games", json!({ "which": "open" })),
    ] {
        let told = server.answered_alone("Cid", elsewhere, command, options.clone()).await;
        assert_eq!(told, server.answered_alone("Cid", alone, command, options).await, "/{command}");
    }
    wire::is_valid(&server);
}

//! Suggestions while somebody types, over the wire: Discord refuses a whole list for one of them
//! that is too long.

use crate::server::Server;
use crate::wire;
use menagerie_chat::conversation::{Kind, catalogue};
use menagerie_words::fixed;
use serde_json::json;

/// A clock whose words are longer than a suggestion may be.
const LONG_CLOCK: &str = "gc spare=27d12h30m grace=23h59m extra=23h59m bonus=23h59m window=23h59m \
                          min=23h59m max=300d23h59m pace=4/7d soft no-vacation no-days-off event";

fn is_suggested(kind: &Kind) -> bool {
    matches!(kind, Kind::Suggested | Kind::Search(_))
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_typed_for_any_command_discord_takes_what_is_suggested() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let mut asked = 0;
    for usage in catalogue() {
        for given in usage.options.iter().filter(|given| is_suggested(&given.kind)) {
            for typed in ["", "e", "e6", "days 3d", LONG_CLOCK, &"x".repeat(6_000)] {
                let (ann, name) = (server.id("Ann"), given.name);
                let options = json!({ name: typed });
                let choices =
                    server.sandbox.autocomplete(ann, thread, usage.verb.name(), &options, name);
                choices.await.unwrap_or_else(|error| panic!("{name} {typed}: {error:?}"));
                asked += 1;
            }
        }
    }
    assert!(asked >= 6 * 7, "{asked} were asked");
    // A clock that is too long to be suggested is read all the same.
    let wish = json!({"opponent": server.id("Cid").to_string(), "variant": "chess",
                      "clock": LONG_CLOCK});
    let answer = server.slash("Bob", server.games, "challenge", wish).await;
    assert!(answer.text().starts_with(fixed("challenge-made-done")), "{}", answer.text());
    wire::is_valid(&server);
}

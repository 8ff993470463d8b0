//! A member who has an account of each network, over the wire: from the code to the parting.

use crate::matrix::bridge::Bridge;
use crate::matrix::homeserver::Homeserver;
use crate::matrix::synapse::Synapse;
use crate::server::TIMEOUT;
use crate::table::your_move_in;
use menagerie_sandbox::Message;
use menagerie_words::{NOTHING, first_words, fixed, fixed_with};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_member_of_both_networks_plays_in_either_and_is_two_again_when_they_like() {
    let server = Homeserver::start().await;
    linked(&server.url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_of_both_networks_plays_in_either_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        linked(&server.url()).await;
    }
}

impl Bridge {
    /// A room of Bob and the bot.
    async fn direct(&self) -> String {
        let room = json!({"invite": [self.bot.id], "is_direct": true});
        let room = self.bob.create_room(room).await;
        let comes = |event: &Value| {
            event["type"] == "m.room.member"
                && event["state_key"] == *self.bot.id
                && event["content"]["membership"] == "join"
        };
        self.bob.wait_for(&room, "bot", comes).await;
        room
    }

    /// Waits for what the bot says there.
    async fn told(&self, direct: &str, words: &str) -> Value {
        self.bob
            .wait_for(direct, words, |event| {
                let body = event["content"]["body"].as_str().unwrap_or_default();
                event["sender"] == *self.bot.id && body.contains(words)
            })
            .await
    }

    /// Waits for such a direct message on Discord.
    async fn letter(&self, who: &str, words: &str) -> Message {
        let discord = &self.discord;
        let member = discord.id(who);
        let found = discord.sandbox.wait(TIMEOUT, |sandbox| {
            let letters = sandbox.messages(member, sandbox.direct_channel(member));
            letters.into_iter().find(|letter| letter.content.contains(words))
        });
        found.await.unwrap_or_else(|_| panic!("no letter with “{words}”:\n{}", discord.log()))
    }
}

/// Ann of Discord is Bob of Matrix.
async fn linked(homeserver: &str) {
    let mut bridge = Bridge::open(homeserver).await;
    let discord = &bridge.discord;
    let thread = discord.new_game_of("Ann", "Cid").await;
    let told = discord.slash("Ann", discord.games, "link", json!({})).await;
    let before = format!("{}`", first_words("accounts-code-made", NOTHING));
    let code = told.text().strip_prefix(&before).and_then(|rest| rest.get(..9));
    let code = code.unwrap_or_else(|| panic!("{}", told.text())).to_owned();
    assert!(told.is_ephemeral(), "to her alone");

    // A code that was told and not typed yet is there after the power has failed.
    bridge.restart().await;
    let (bob, direct) = (&bridge.bob, bridge.direct().await);
    bob.say(&direct, &format!("!link {}", code.to_lowercase())).await;
    let asked = bridge.told(&direct, fixed("accounts-link-asked")).await;
    let body = asked["content"]["body"].as_str().unwrap_or_default();
    assert!(body.contains(fixed_with("accounts-link-asked", [("maker", "on Discord")])), "{body}");
    bob.say(&direct, "1").await;
    bridge.told(&direct, fixed("accounts-linked")).await;
    let letter = bridge.letter("Ann", fixed("accounts-linked-news")).await;
    assert!(letter.content.contains(" on Matrix"), "{}", letter.content);
    assert!(!bridge.discord.log().contains(&code), "codes are not logged");

    // A move from the other network is seen where the game is, and by the player who has made it.
    let discord = &bridge.discord;
    bob.say(&direct, "!move e4e6 game:1").await;
    let board = discord.post(thread, "P e4-e6").await;
    assert_eq!(board.mentions, [discord.id("Cid")]);
    bridge
        .told(
            &direct,
            first_words("dispatch-answer", [("number", "1"), ("variant", "Terachess II")]),
        )
        .await;
    discord.say("Cid", thread, "e13e11");
    let board = discord.post(thread, "p e13-e11").await;
    assert_eq!(board.mentions, [discord.id("Ann")], "with the account that sits there");
    assert!(board.content.contains(&format!("<@{}>", discord.id("Ann"))), "{}", board.content);
    bob.say(&direct, "!games").await;
    bridge.told(&direct, your_move_in(1)).await;

    bob.say(&direct, "!unlink").await;
    bridge.told(&direct, fixed("accounts-part-asked")).await;
    bob.say(&direct, "1").await;
    bridge.told(&direct, fixed("accounts-parted")).await;
    bridge.letter("Ann", fixed("accounts-parted")).await;
    bob.say(&direct, "!move e4e6 game:1").await;
    bridge.told(&direct, fixed_with("refused-no-such-game", [("game", 1)])).await;
}

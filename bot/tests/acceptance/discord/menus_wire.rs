//! Discord's menus (“Apps”): a member is challenged from theirs, and a board is copied or explained from its own.

use super::picked_moves_wire::{entries, picked};
use crate::server::{Server, TIMEOUT, labels};
use crate::wire;
use menagerie_sandbox::{Answer, Message};
use menagerie_words::{NOTHING, fixed, in_full};
use serde_json::json;

impl Server {
    /// The answer to a command of a message's menu, for its caller alone.
    async fn apps(&self, who: &str, message: &Message, name: &str) -> Answer {
        let (member, place) = (self.id(who), message.channel);
        let used = self.sandbox.message_command(member, place, message.id, name);
        let answer = used.expect("it is offered").answer().await;
        assert!(answer.messages.iter().all(|it| it.ephemeral_for == Some(member)), "{answer:?}");
        answer
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_is_challenged_from_their_menu_to_a_game_that_is_picked() {
    let server = Server::start().await;
    let used = server.sandbox.user_command(
        server.id("Ann"),
        server.games,
        server.id("Bob"),
        in_full("discord-menu-challenge", NOTHING),
    );
    let answer = used.expect("it is offered").answer().await;
    let words = in_full("challenge-pick-game", NOTHING);
    assert_eq!(answer.text(), words.replace("/challenge variant:", "`/challenge variant:…`"));
    let asked = &answer.messages[0];
    assert_eq!(asked.ephemeral_for, Some(server.id("Ann")));
    let games = entries(asked);
    assert!(games.len() > 20 && games.contains(&"Terachess II".to_owned()), "{games:?}");
    let mut once = games.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), games.len(), "each game is listed once");
    picked(&server, "Ann", asked, "Terachess II").expect("it can be picked");
    let challenge = server.post(server.games, "challenges").await;
    assert!(challenge.content.contains(&format!("<@{}>", server.id("Bob"))), "{challenge:?}");
    server.accept("Bob", &challenge).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_challenged_from_its_menu_too_and_nobody_in_a_direct_message() {
    let server = Server::start().await;
    let (ann, bot) = (server.id("Ann"), server.sandbox.bot_id());
    let name = in_full("discord-menu-challenge", NOTHING);
    let direct = server.sandbox.direct_channel(ann);
    assert!(server.sandbox.user_command(ann, direct, bot, name).is_err(), "no game begins there");
    let used = server.sandbox.user_command(ann, server.games, bot, name);
    let answer = used.expect("it is offered").answer().await;
    picked(&server, "Ann", &answer.messages[0], "Chess").expect("it can be picked");
    let thread = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(server.games).first().map(|thread| thread.id));
    assert!(thread.await.is_ok(), "the game has begun:\n{}", server.log());
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_copied_as_it_was_and_explained_and_other_messages_are_no_boards() {
    let server = Server::start().await;
    let (fen, rules) =
        (in_full("discord-menu-fen", NOTHING), in_full("discord-menu-rules", NOTHING));
    let thread = server.new_game().await;
    let first = server.posts(thread)[0].clone();
    server.say("Ann", thread, "a4a5");
    let second = server.post(thread, "P a4-a5").await;
    let [before, after] = [
        server.apps("Cid", &first, fen).await.text().to_owned(),
        server.apps("Cid", &second, fen).await.text().to_owned(),
    ];
    assert!(before.contains(" w ") && after.contains(" b "), "{before}\n{after}");
    assert_eq!(server.apps("Ann", &first, fen).await.text(), before, "the board is the old one");
    let told = server.apps("Cid", &first, rules).await;
    let by_command = server.slash("Cid", server.games, "rules", json!({"variant": "terachess-2"}));
    assert_eq!(told.text(), by_command.await.text());
    // Both moves are taken back, and another one is played.
    server.say("Bob", thread, "a13a12");
    server.post(thread, "p a13-a12").await;
    server.slash("Ann", thread, "undo", json!({})).await;
    let agree = in_full("action-accept-take-back", NOTHING);
    let asked = server.sandbox.wait(TIMEOUT, |_| {
        let mut posts = server.posts(thread).into_iter();
        posts.find(|post| labels(post).iter().any(|label| label == agree))
    });
    server.press("Bob", &asked.await.expect("Bob is asked"), agree).await;
    server.say("Ann", thread, "b4b5");
    server.post(thread, "P b4-b5").await;
    let gone = server.apps("Cid", &second, fen).await.text().to_owned();
    assert!(gone.contains(fixed("refused-shown-is-taken-back")), "{gone}");
    assert_eq!(server.apps("Cid", &first, fen).await.text(), before, "that one still stands");
    let said = server.say("Ann", thread, "What a game!");
    let mut said_by_ann = second.clone();
    said_by_ann.id = said;
    let none = in_full("discord-menu-no-board", NOTHING).replace("/board", "`/board`");
    for name in [fen, rules] {
        assert_eq!(server.apps("Bob", &said_by_ann, name).await.text(), none);
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_be_challenged_is_said_before_a_game_is_picked() {
    let server = Server::start().await;
    let name = in_full("discord-menu-challenge", NOTHING);
    let used = async |target: u64| {
        let used = server.sandbox.user_command(server.id("Ann"), server.games, target, name);
        used.expect("it is offered").answer().await
    };
    let ann = server.id("Ann");
    let oneself = used(ann).await;
    let words = fixed("challenge-refused-oneself-as-opponent");
    assert!(oneself.text().contains(words), "{}", oneself.text());
    server.sandbox.faults().close_channel(server.games, server.id("Cid"), true);
    let unseeing = used(server.id("Cid")).await;
    assert!(entries(&unseeing.messages[0]).is_empty(), "{}", unseeing.text());
    // A picked game is checked once more: the list is old by then.
    let asked = used(server.id("Bob")).await.messages[0].clone();
    server.sandbox.faults().close_channel(server.games, server.id("Bob"), true);
    picked(&server, "Ann", &asked, "Chess").expect("it can be picked");
    let refused = server.sandbox.wait(TIMEOUT, |sandbox| {
        let seen = sandbox.messages(ann, server.games);
        seen.into_iter().find(|it| it.id == asked.id && it.content != asked.content)
    });
    assert!(refused.await.is_ok(), "{}", server.log());
    assert!(server.posts(server.games).is_empty(), "nobody is called who cannot see it");
    wire::is_valid(&server);
}

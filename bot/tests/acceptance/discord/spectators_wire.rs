//! Spectators, over the wire: their thread is sealed to the players, opened once when the game has
//! ended, and found again after everything that can break in between.

use crate::beside;
use crate::play::looks;
use crate::server::{Server, TIMEOUT};
use crate::wire;
use menagerie_sandbox::{Answer, Message, Options, RestFault, Thread, permissions};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::{Value, json};
use std::time::Duration;

/// Discord's number of a line that tells who was added to a thread.
const ADDED: u8 = 1;
const THREADS: &str = "/threads";

impl Server {
    /// The threads of the spectators.
    fn kibitz(&self) -> Vec<Thread> {
        let mut threads = self.sandbox.threads(self.games);
        threads.retain(|thread| thread.name.starts_with(fixed("watch-title")));
        threads
    }

    /// Waits until nothing waits any more for being shown.
    pub async fn shows_everything(&self) {
        let pool = beside::pool(&self.database_url()).await;
        let until = tokio::time::Instant::now() + TIMEOUT;
        loop {
            let waiting: i64 = sqlx::query_scalar("SELECT count(*) FROM outbox")
                .fetch_one(&pool)
                .await
                .expect("it can be read");
            if waiting == 0 {
                return;
            }
            assert!(tokio::time::Instant::now() < until, "{waiting} rows wait:\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Waits for the thread of the spectators, with so many members.
    async fn kibitz_of(&self, members: usize) -> Thread {
        let found = self.sandbox.wait(TIMEOUT, |_| {
            self.kibitz().into_iter().find(|thread| thread.members.len() == members)
        });
        found.await.unwrap_or_else(|_| panic!("{:?}\n{}", self.kibitz(), self.log()))
    }

    /// Somebody watches, and waits until they are told all of it.
    async fn watch(&self, who: &str, channel: u64, ending: &str) -> String {
        let watched = self.sandbox.slash(self.id(who), channel, "watch", &json!({}));
        let watched = watched.expect("it can be given");
        let told = self.sandbox.wait(TIMEOUT, |_| {
            let answer: Answer = watched.now();
            let answer = answer.messages.first()?.clone();
            let is_whole = answer.content.contains(ending) && !answer.attachments.is_empty();
            is_whole.then_some(answer.content)
        });
        told.await.unwrap_or_else(|_| panic!("{:?}\n{}", watched.now().messages, self.log()))
    }

    /// Everything that is to be read in a thread, by somebody.
    fn read(&self, who: &str, thread: u64) -> Vec<Message> {
        self.sandbox.messages(self.id(who), thread)
    }

    /// Waits until somebody reads this in a thread.
    async fn reads(&self, who: &str, thread: u64, words: &str) -> Message {
        let found = self.sandbox.wait(TIMEOUT, |_| {
            self.read(who, thread).into_iter().find(|message| message.content.contains(words))
        });
        found.await.unwrap_or_else(|_| {
            panic!("no “{words}” in {:#?}\n{}", self.read(who, thread), self.log())
        })
    }

    /// One of the players gives the game up.
    async fn end(&self, who: &str, thread: u64) {
        let asked = self.slash(who, thread, "resign", json!({})).await;
        self.press(who, &asked.messages[0], "Resign").await;
    }

    /// How often it was told in a thread that somebody was added, and how often that it is opened.
    fn openings(&self, thread: u64) -> (usize, usize) {
        let read = self.read("Ann", thread);
        let players = [self.id("Ann"), self.id("Bob")];
        let added = |message: &&Message| {
            message.kind == ADDED && message.mentions.iter().any(|id| players.contains(id))
        };
        let opened = |message: &&Message| message.content.contains(fixed("watch-opened"));
        (read.iter().filter(added).count(), read.iter().filter(opened).count())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_those_who_watch_say_is_sealed_until_the_end_and_then_opened() {
    let server = Server::start().await;
    let game = server.new_game().await;
    let told = server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
    let drawn = server.sandbox.exchanges().into_iter().filter(|exchange| {
        exchange.path.ends_with("/messages/@original") && !exchange.files.is_empty()
    });
    assert_eq!(drawn.count(), 1, "the board is drawn and sent once");
    let kibitz = server.kibitz_of(2).await;
    assert!(kibitz.private, "{kibitz:?}");
    assert!(
        told.starts_with(&format!(
            "{} {}",
            in_full("watch-shown", [("game", &*format!("<#{game}>"))]),
            fixed("watch-shown-sealed")
        )),
        "{told}"
    );
    assert!(
        told.ends_with(&format!(
            "{} {}",
            in_full("discord-watch-in", [("place", format!("<#{}>", kibitz.id))]),
            in_full("discord-watch-sealed", NOTHING)
        )),
        "{told}"
    );
    let rules =
        server.reads("Cid", kibitz.id, first_words("watch-etiquette", [("number", 1)])).await;
    let first = format!("1. {}", fixed("watch-rule-no-hints"));
    assert!(rules.content.contains(&first), "{}", rules.content);
    server.say("Cid", kibitz.id, "The Troll hangs!");
    // Bob plays: he cannot read it, write in it, or be let in by one who watches.
    let bob = server.id("Bob");
    assert!(server.read("Bob", kibitz.id).is_empty());
    assert!(server.sandbox.say(bob, kibitz.id, "Hello", None).is_err());
    server.say("Cid", kibitz.id, &format!("<@{bob}>, come in"));
    assert!(!server.kibitz()[0].members.contains(&bob));
    let refused = server.slash("Bob", game, "watch", json!({})).await;
    assert!(
        refused.text().starts_with(fixed_with("watch-refused-plays", [("game", 1)])),
        "{}",
        refused.text()
    );
    // There that game is meant, and a move that is typed is talk.
    let board = server.slash("Cid", kibitz.id, "board", json!({})).await;
    assert!(board.text().contains("Terachess II"), "{}", board.text());
    server.say("Cid", kibitz.id, "e4e6");
    server.end("Bob", game).await;
    let opened = server.reads("Bob", kibitz.id, fixed("watch-opened")).await;
    assert!(
        opened.content.starts_with(&format!("{} ", in_full("watch-ended", [("number", 1)]))),
        "{}",
        opened.content
    );
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.id(name));
    assert!(opened.mentions.contains(&ann) && opened.mentions.contains(&bob));
    assert_eq!(server.kibitz_of(4).await.id, kibitz.id);
    server.reads("Bob", kibitz.id, "The Troll hangs!").await;
    let rules =
        server.reads("Bob", kibitz.id, first_words("watch-etiquette", [("number", 1)])).await;
    assert!(rules.edited && rules.content.contains(fixed("watch-etiquette-after")));
    assert_eq!(server.openings(kibitz.id), (2, 1));
    assert_eq!(server.kibitz().len(), 1);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_whose_making_was_not_answered_is_found_and_not_made_again() {
    for kill in [false, true] {
        let mut server = Server::start().await;
        let game = server.new_game().await;
        let faults = server.sandbox.faults();
        faults.on_requests("POST", THREADS, 1, RestFault::LoseReply);
        if kill {
            // Until the bot is gone, it must not find the thread that it has made.
            let body = Value::Null;
            let refused = RestFault::Answer { status: 500, body };
            faults.on_requests("GET", "/threads/active", u32::MAX, refused);
        }
        server.sandbox.slash(server.id("Cid"), game, "watch", &json!({})).expect("it can be given");
        if kill {
            server.kibitz_of(1).await;
            server.kill_bot();
            faults.clear_requests();
            server.start_bot().await;
        }
        let kibitz = server.kibitz_of(2).await;
        server.reads("Cid", kibitz.id, first_words("watch-etiquette", [("number", 1)])).await;
        server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
        let rules =
            |message: &&Message| message.content.contains(first_words("watch-etiquette", NOTHING));
        assert_eq!(server.read("Cid", kibitz.id).iter().filter(rules).count(), 1, "{kill}");
        assert_eq!(server.kibitz().len(), 1, "{kill}: it was made once");
        wire::is_described(&server);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_opened_once_whatever_breaks() {
    // The reply to each of the requests that open it is lost; or the bot is killed in the middle,
    // and Discord has forgotten nonces when it comes again.
    let requests = [("PUT", "/thread-members/"), ("PATCH", "/messages/"), ("POST", "/messages")];
    for (kill, (method, path)) in
        [(false, requests[0]), (false, requests[2]), (true, requests[1]), (true, requests[2])]
    {
        let options = Options { nonce_memory: Duration::ZERO, ..Options::default() };
        let mut server = Server::start_with(options).await;
        let game = server.new_game().await;
        server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
        let kibitz = server.kibitz_of(2).await.id;
        let faults = server.sandbox.faults();
        let path = format!("/channels/{kibitz}{path}");
        faults.on_requests(method, &path, 1, RestFault::LoseReply);
        if kill {
            let refused = RestFault::Answer { status: 500, body: Value::Null };
            faults.on_requests("", &format!("/channels/{kibitz}"), u32::MAX, refused);
        }
        server.end("Bob", game).await;
        if kill {
            let seen = server.sandbox.wait(TIMEOUT, |sandbox| {
                let exchanges = sandbox.exchanges();
                let lost = |it: &std::sync::Arc<menagerie_sandbox::Exchange>| {
                    it.path.contains(&format!("/channels/{kibitz}")) && it.status == 500
                };
                exchanges.iter().any(lost).then_some(())
            });
            seen.await.expect("it is tried");
            server.kill_bot();
            faults.clear_requests();
            server.start_bot().await;
        }
        server.reads("Bob", kibitz, fixed("watch-opened")).await;
        server.kibitz_of(4).await;
        server.shows_everything().await;
        assert_eq!(server.openings(kibitz), (2, 1), "{method} {path} {kill}");
        assert_eq!(server.kibitz().len(), 1);
        wire::is_described(&server);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_right_to_private_threads_it_is_made_when_the_game_has_ended() {
    let server = Server::start().await;
    let game = server.new_game().await;
    let faults = server.sandbox.faults();
    faults.forbid(Some(server.games), permissions::CREATE_PRIVATE_THREADS);
    let told = server.watch("Cid", game, fixed("discord-watch-not-yet")).await;
    assert!(
        told.ends_with(in_full(
            "discord-watch-not-yet",
            [("channel", format!("<#{}>", server.games))]
        )),
        "{told}"
    );
    assert!(server.kibitz().is_empty());
    // Asked again, Discord is not asked again.
    let before = server.sandbox.exchange_count();
    server.watch("Cid", game, fixed("discord-watch-not-yet")).await;
    let asked = server.sandbox.exchanges_after(before);
    assert!(!asked.iter().any(|it| it.method == "POST" && it.path.ends_with(THREADS)));
    server.end("Bob", game).await;
    let kibitz = server.kibitz_of(4).await;
    assert!(!kibitz.private, "{kibitz:?}");
    let rules =
        server.reads("Bob", kibitz.id, first_words("watch-etiquette", [("number", 1)])).await;
    assert!(rules.content.contains(fixed("watch-etiquette-after")), "{}", rules.content);
    server.reads("Bob", kibitz.id, fixed("watch-opened")).await;
    assert_eq!(server.openings(kibitz.id), (2, 1));
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_decides_and_nobody_who_watches_gets_nothing() {
    let server = Server::start().await;
    let changed = server.slash("Ann", server.games, "server", json!({"kibitz": "off"})).await;
    assert!(
        changed.text().contains(looks::changed(
            "kibitz",
            &format!("**{}**", looks::word("kibitz", "off")),
            looks::word("kibitz", "sealed")
        )),
        "{}",
        changed.text()
    );
    let first = server.new_game().await;
    let told = server.watch("Cid", first, fixed("watch-shown-without-place")).await;
    assert!(told.contains(in_full("watch-shown-without-place", NOTHING)), "{told}");
    server.end("Bob", first).await;
    server.post(first, fixed("ending-resignation")).await;
    let changed = server.slash("Ann", server.games, "server", json!({"kibitz": "after"})).await;
    assert!(
        changed.text().contains(looks::changed(
            "kibitz",
            &format!("**{}**", looks::word("kibitz", "after")),
            looks::word("kibitz", "off")
        )),
        "{}",
        changed.text()
    );
    let second = server.new_game().await;
    server.watch("Cid", second, fixed("watch-shown-place-after")).await;
    assert!(server.kibitz().is_empty());
    server.end("Ann", second).await;
    let kibitz = server.kibitz_of(4).await;
    assert!(!kibitz.private);
    assert_eq!(kibitz.name, in_full("watch-title", [("game", "2"), ("variant", "Terachess II")]));
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_a_moderator_deletes_is_made_again_for_all_who_watch() {
    for notices in [true, false] {
        let server = Server::start().await;
        let game = server.new_game().await;
        server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
        let kibitz = server.kibitz_of(2).await.id;
        let faults = server.sandbox.faults();
        if !notices {
            faults.lose_event("THREAD_DELETE");
        }
        assert!(faults.delete_channel(kibitz));
        // A player objects meanwhile: nobody is there to be told, and the new one says so.
        let forbidden = server.slash("Bob", game, "analysis", json!({"wish": "off"})).await;
        assert!(forbidden.text().contains(fixed("watch-analysis-is-forbidden")));
        server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
        let again = server.kibitz_of(2).await;
        assert!(again.private && again.id != kibitz);
        let objection = in_full("watch-objection", [("sides", "1"), ("side", "Black")]);
        let rules =
            server.reads("Cid", again.id, first_words("watch-etiquette", [("number", 1)])).await;
        assert!(rules.content.contains(objection));
        server.end("Bob", game).await;
        let opened = server.reads("Bob", again.id, fixed("watch-opened")).await;
        assert!(opened.content.contains(&format!("**{objection}")));
        wire::is_described(&server);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_post_says_what_a_player_wishes_and_everybody_is_told() {
    let server = Server::start().await;
    let game = server.new_game().await;
    server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
    let kibitz = server.kibitz_of(2).await.id;
    let first = server.reads("Cid", kibitz, first_words("watch-etiquette", [("number", 1)])).await;
    server.slash("Bob", game, "analysis", json!({"wish": "off"})).await;
    let objection = in_full("watch-objection", [("sides", "1"), ("side", "Black")]);
    let told = server.sandbox.wait(TIMEOUT, |_| {
        let read = server.read("Cid", kibitz);
        let says: Vec<u64> =
            read.iter().filter(|it| it.content.contains(objection)).map(|it| it.id).collect();
        (says.len() == 2 && says[0] == first.id).then_some(())
    });
    told.await.unwrap_or_else(|_| panic!("{:#?}", server.read("Cid", kibitz)));
    assert!(!server.kibitz()[0].members.contains(&server.id("Bob")), "nobody is let in by it");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_has_fallen_asleep_is_opened_too() {
    let server = Server::start().await;
    let game = server.new_game().await;
    server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
    let kibitz = server.kibitz_of(2).await.id;
    assert!(server.sandbox.faults().archive_thread(kibitz, true));
    server.end("Bob", game).await;
    server.reads("Bob", kibitz, fixed("watch-opened")).await;
    assert_eq!((server.openings(kibitz), server.kibitz().len()), ((2, 1), 1));
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_is_put_out_it_waits_until_it_is_let_in_again() {
    let server = Server::start().await;
    let game = server.new_game().await;
    server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
    let kibitz = server.kibitz_of(2).await.id;
    let faults = server.sandbox.faults();
    let bot = server.sandbox.bot_id();
    faults.put_out_of_thread(kibitz, bot);
    server.end("Bob", game).await;
    // The game itself waits for nothing.
    server.post(game, fixed("ending-resignation")).await;
    let parked = server.sandbox.wait(TIMEOUT, |_| {
        server.log().contains("an effect waits until that is changed").then_some(())
    });
    parked.await.unwrap_or_else(|_| panic!("{}", server.log()));
    assert!(server.read("Bob", kibitz).is_empty());
    faults.let_into_thread(kibitz, bot);
    server.sandbox.faults().lock_thread(kibitz, false);
    server.reads("Bob", kibitz, fixed("watch-opened")).await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_be_added_is_told_and_holds_nobody_up() {
    let server = Server::start().await;
    let game = server.new_game().await;
    let refused = json!({ "message": "Missing Access", "code": 50001 });
    let refused = RestFault::Answer { status: 403, body: refused };
    let member = format!("/thread-members/{}", server.id("Bob"));
    server.sandbox.faults().on_requests("PUT", &member, u32::MAX, refused.clone());
    server.watch("Cid", game, first_words("discord-watch-in", NOTHING)).await;
    let kibitz = server.kibitz_of(2).await.id;
    server.end("Ann", game).await;
    // Bob is not added; Ann is, and both are told of it where all can read.
    server.reads("Ann", kibitz, fixed("watch-opened")).await;
    server.sandbox.faults().clear_requests();
    let member = format!("/thread-members/{}", server.id("Cid"));
    server.sandbox.faults().on_requests("PUT", &member, u32::MAX, refused);
    let told = server.watch("Cid", game, fixed("discord-watch-refused")).await;
    assert!(told.contains("code 50001"), "{told}");
    wire::is_described(&server);
}

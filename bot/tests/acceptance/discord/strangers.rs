//! Requests of strangers, over the wire: however many they are and however slowly Discord answers, games that are none
//! of theirs go on at once.

use crate::server::{Server, TIMEOUT};
use crate::wire;
use menagerie_sandbox::{Exchange, Interaction, RestFault, permissions};
use menagerie_words::{fixed, fixed_with};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How late every answer of a slow Discord comes.
const SLOW: Duration = Duration::from_secs(20);
/// By when a board is there that waits for nobody, on a busy machine: long before a slow answer is.
const AT_ONCE: Duration = Duration::from_secs(8);

impl Server {
    fn general_channel(&self) -> u64 {
        self.sandbox.channel_named("general").expect("there is another channel")
    }

    /// A game of others in the other channel, where the first of them types a move and sees its board.
    async fn board_elsewhere(&self, who: &str, thread: u64, typed: &str, shown: &str) -> Duration {
        let began = Instant::now();
        self.say(who, thread, typed);
        self.post(thread, shown).await;
        began.elapsed()
    }

    /// A game of Cid's and Ann's in the other channel, and one of Bob's that has lost its channel.
    async fn one_game_without_a_place(&mut self) -> u64 {
        let (games, general) = (self.games, self.general_channel());
        self.games = general;
        let thread = self.new_game_of("Cid", "Ann").await;
        self.games = games;
        self.new_game_of("Bob", "Ann").await;
        assert!(self.sandbox.faults().delete_channel(games));
        let (bob, direct) = (self.id("Bob"), self.sandbox.direct_channel(self.id("Bob")));
        let told = self.sandbox.wait(TIMEOUT, |sandbox| {
            let mut letters = sandbox.messages(bob, direct).into_iter();
            letters.find(|letter| letter.content.contains(fixed("discord-channel-gone")))
        });
        told.await.unwrap_or_else(|_| panic!("Bob is not told:\n{}", self.log()));
        thread
    }

    fn call_from(&self, who: &str, words: &str) {
        self.say(who, self.general_channel(), &format!("<@{}> {words}", self.sandbox.bot_id()));
    }

    /// Waits until as many members' messages were answered in the other channel.
    async fn answered_in_general(&self, count: usize) {
        let general = self.general_channel();
        let answered = |_: &_| {
            let replies = self.posts(general).into_iter().filter(|post| post.reply.is_some());
            (replies.count() >= count).then_some(())
        };
        let answered = self.sandbox.wait(TIMEOUT, answered).await;
        answered.unwrap_or_else(|_| panic!("not all are answered:\n{}", self.log()));
    }
}

/// The requests to Discord about its servers, channels and members.
fn look_ups(exchanges: &[Arc<Exchange>]) -> Vec<&str> {
    let of_rights = ["/guilds/{id}", "/guilds/{id}/channels", "/guilds/{id}/members/{id}"];
    let asked = exchanges.iter().filter(|it| it.method == "GET");
    let routes = asked.map(|it| it.route.as_str());
    routes.filter(|route| of_rights.contains(route) || *route == "/channels/{id}").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_of_the_network_is_inside_the_queue_of_typed_messages() {
    let mut server = Server::start().await;
    let thread = server.one_game_without_a_place().await;
    let before = server.sandbox.exchange_count();
    server.sandbox.faults().latency(SLOW);
    server.call_from("Bob", "where does my game go on?");
    let asked = server.sandbox.wait(TIMEOUT, |sandbox| {
        (!look_ups(&sandbox.exchanges_after(before)).is_empty()).then_some(())
    });
    asked.await.unwrap_or_else(|_| panic!("Discord is not asked:\n{}", server.log()));
    for _ in 0..4 {
        server.call_from("Bob", "where?");
    }
    let took = server.board_elsewhere("Cid", thread, "e4e6", "P e4-e6").await;
    assert!(took < AT_ONCE, "a board that waits for nobody came after {took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_look_up_has_found_is_remembered_until_rights_change() {
    let mut server = Server::start().await;
    server.one_game_without_a_place().await;
    let (general, faults) = (server.general_channel(), server.sandbox.faults());
    faults.forbid(Some(general), permissions::CREATE_PUBLIC_THREADS);
    let before = server.sandbox.exchange_count();
    for asked in 1..=5 {
        server.call_from("Bob", "where?");
        server.answered_in_general(asked).await;
    }
    let exchanges = server.sandbox.exchanges_after(before);
    let asked = look_ups(&exchanges);
    assert!((1..=4).contains(&asked.len()), "five times the same was looked up: {asked:?}");
    assert!(server.sandbox.threads(general).len() == 1, "it is no place for a game");
    faults.forbid(Some(general), 0);
    server.call_from("Bob", "and now?");
    let found = server.sandbox.wait(TIMEOUT, |sandbox| Some(sandbox.threads(general).get(1)?.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, fixed("dispatch-goes-on-here")).await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_writes_behind_a_call_waits_for_it_too() {
    let mut server = Server::start().await;
    server.one_game_without_a_place().await;
    let general = server.general_channel();
    server.sandbox.faults().latency(Duration::from_millis(300));
    server.call_from("Bob", "e4e6");
    server.sandbox.faults().latency(Duration::ZERO);
    let found = server.sandbox.wait(TIMEOUT, |sandbox| Some(sandbox.threads(general).get(1)?.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, "P e4-e6").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_that_are_read_slowly_keep_no_others_unread() {
    let mut server = Server::start().await;
    let mut threads = Vec::new();
    for _ in 0..6 {
        threads.push(server.new_game().await);
    }
    server.stop_bot().await;
    for thread in &threads {
        server.say("Ann", *thread, "e4e6");
    }
    let newest = threads.pop().expect("there are six");
    for slow in threads {
        let path = format!("/channels/{slow}/messages");
        server.sandbox.faults().on_requests("GET", &path, u32::MAX, RestFault::Delay(SLOW));
    }
    server.start_bot().await;
    let began = Instant::now();
    server.post(newest, "P e4-e6").await;
    let took = began.elapsed();
    assert!(took < AT_ONCE, "a move that waits for no slow answer was read after {took:?}");
}

/// Looks at a game that is not there; in the channel of games.
fn looks_up(server: &Server, who: u64) -> Interaction {
    let asked = server.sandbox.slash(who, server.games, "board", &json!({"game": 99}));
    asked.expect("it can be asked")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_strangers_look_up_is_answered_without_asking_discord_each_time() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let guests = server.sandbox.seed_members(20);
    let before = server.sandbox.exchange_count();
    let mut asked = Vec::new();
    for round in 0..100 {
        asked.push(looks_up(&server, guests[round % guests.len()]));
        tokio::time::sleep(Duration::from_millis(20)).await;
        if round == 50 {
            let took = server.board_elsewhere("Ann", thread, "e4e6", "P e4-e6").await;
            assert!(took < AT_ONCE, "a board that waits for nobody came after {took:?}");
        }
    }
    for interaction in &asked {
        let answer = tokio::time::timeout(TIMEOUT, interaction.answer()).await;
        let answer = answer.unwrap_or_else(|_| panic!("not answered:\n{}", server.log()));
        assert!(
            answer.text().starts_with(fixed_with("refused-no-such-game", [("game", 99)])),
            "{}",
            answer.text()
        );
    }
    let exchanges = server.sandbox.exchanges_after(before);
    let limited = exchanges.iter().filter(|it| it.status == 429).count();
    let looked = look_ups(&exchanges);
    assert!(looked.len() <= 8 && limited == 0, "{limited} answers of 429; asked: {looked:?}");
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_is_asked_once_however_often_a_game_is_exported() {
    let server = Server::start().await;
    server.new_game().await;
    let guests = server.sandbox.seed_members(20);
    let before = server.sandbox.exchange_count();
    for guest in &guests {
        let file = json!({"game": 1, "format": "pgn"});
        let asked = server.sandbox.slash(*guest, server.games, "export", &file);
        let answer = asked.expect("it can be asked").answer().await;
        assert_eq!(answer.messages[0].attachments.len(), 1, "{}", answer.text());
    }
    let exchanges = server.sandbox.exchanges_after(before);
    let asked = exchanges.iter().filter(|it| it.route == "/users/{id}").count();
    assert!(asked <= 2, "Discord was asked {asked} times who plays");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_far_too_fast_is_told_so_once_and_then_waits() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let guests = server.sandbox.seed_members(2);
    let asked: Vec<_> = (0..150).map(|_| looks_up(&server, guests[0])).collect();
    let other = looks_up(&server, guests[1]);
    let answer = tokio::time::timeout(AT_ONCE, other.answer()).await.expect("others do not wait");
    assert!(
        answer.text().starts_with(fixed_with("refused-no-such-game", [("game", 99)])),
        "{}",
        answer.text()
    );
    let took = server.board_elsewhere("Ann", thread, "e4e6", "P e4-e6").await;
    assert!(took < AT_ONCE, "a board that waits for nobody came after {took:?}");
    let is_told = |it: &&Interaction| it.now().text().contains(fixed("discord-too-fast"));
    let told = server.sandbox.wait(TIMEOUT, |_| asked.iter().find(is_told).map(|_| ()));
    told.await.unwrap_or_else(|_| panic!("nobody is told:\n{}", server.log()));
    // The move of one who asks too fast is played all the same.
    let answer = server.slash("Bob", thread, "move", json!({"move": "e13e11"})).await;
    assert!(answer.text().contains("Played"), "{}", answer.text());
    let told = asked.iter().filter(is_told).count();
    let no_game = fixed_with("refused-no-such-game", [("game", 99)]);
    let answered = asked.iter().filter(|it| it.now().text().starts_with(no_game)).count();
    assert_eq!(told, 1, "it is said once");
    assert!((20..100).contains(&answered), "{answered} of 150 are answered at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_by_rights_that_have_changed_since() {
    let server = Server::start().await;
    server.new_game().await;
    let faults = server.sandbox.faults();
    for round in 0..10 {
        let is_closed = round % 2 == 1;
        faults.close_channel(server.games, server.id("Cid"), is_closed);
        let told = server.told_elsewhere("Cid", "board", json!({"game": 1})).await;
        let is_hidden = told.starts_with(fixed_with("refused-no-such-game", [("game", 1)]));
        assert_eq!(is_hidden, is_closed, "round {round}: {told}");
    }
    // A connection that ends may have lost events, so older rights are not relied on.
    faults.lose_event("CHANNEL_UPDATE");
    faults.close_channel(server.games, server.id("Cid"), false);
    let before = server.sandbox.session_starts();
    faults.invalidate_sessions(false);
    let again = |sandbox: &menagerie_sandbox::Sandbox| {
        (sandbox.session_starts() != before && sandbox.connected_sessions() > 0).then_some(())
    };
    server.sandbox.wait(TIMEOUT, again).await.expect("it connects again");
    let told = server.told_elsewhere("Cid", "board", json!({"game": 1})).await;
    assert!(told.contains("Terachess II, game 1"), "{told}");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_the_gateway_has_not_named_is_answered_within_three_seconds() {
    let mut server = Server::start().await;
    server.new_game().await;
    server.stop_bot().await;
    server.sandbox.faults().lose_event("GUILD_CREATE");
    server.start_bot().await;
    for (command, options) in [("board", json!({"game": 1})), ("games", json!({}))] {
        let began = Instant::now();
        let asked = server.sandbox.slash(server.id("Ann"), server.games, command, &options);
        let asked = asked.expect("it can be asked");
        asked.acknowledged().await;
        let acknowledged = began.elapsed();
        let answer = asked.answer().await;
        let answered = began.elapsed();
        assert!(acknowledged < Duration::from_secs(1), "/{command} after {acknowledged:?}");
        assert!(answered < Duration::from_secs(3), "/{command} after {answered:?}");
        assert!(!answer.text().is_empty());
    }
    // A move waits until missed messages are read.
    let began = Instant::now();
    let asked = server.sandbox.slash(
        server.id("Ann"),
        server.sandbox.threads(server.games)[0].id,
        "move",
        &json!({"move": "e4e6"}),
    );
    let answer = asked.expect("it can be asked").answer().await;
    assert!(answer.text().contains("Played"), "{}", answer.text());
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
}

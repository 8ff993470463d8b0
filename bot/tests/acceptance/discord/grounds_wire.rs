//! Where a challenge stands that is made in a channel or thread of any kind: in that place, if messages can be there
//! and the challenged player sees them; else nothing is begun, and the caller is told at once.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::wire;
use menagerie_sandbox::{Answer, ChannelKind, Message, ThreadKind};
use menagerie_words::{NOTHING, first_words, fixed, fixed_with, in_full};
use serde_json::json;

impl Server {
    /// Waits for a message of the bot that somebody sees in a place.
    async fn seen_by(&self, who: &str, place: u64, words: &str) -> Message {
        let (viewer, bot) = (self.id(who), self.sandbox.bot_id());
        let found = self.sandbox.wait(TIMEOUT, |sandbox| {
            let posts = sandbox.messages(viewer, place).into_iter().rev();
            let mut posts = posts.filter(|it| it.author == bot && it.ephemeral_for.is_none());
            posts.find(|post| post.content.contains(words))
        });
        found.await.unwrap_or_else(|_| panic!("no “{words}” in {place}:\n{}", self.log()))
    }

    /// Ann begins a thread, with these in it.
    fn thread_of(&self, parent: u64, kind: ThreadKind, with: &[u64]) -> u64 {
        let thread = self.sandbox.begin_thread(self.id("Ann"), parent, "A corner", kind);
        for member in with {
            self.sandbox.faults().let_into_thread(thread, *member);
        }
        thread
    }

    async fn challenges_bob(&self, place: u64) -> Answer {
        self.slash("Ann", place, "challenge", challenge_of(self.id("Bob"))).await
    }

    /// A challenge is made, accepted and played in one and the same place.
    async fn is_played_in(&self, place: u64) {
        let answer = self.challenges_bob(place).await;
        assert!(answer.text().contains(fixed("challenge-made-done")), "{}", answer.text());
        assert!(
            !answer.text().contains(first_words("discord-stands-in", NOTHING)),
            "it stands here: {}",
            answer.text()
        );
        let challenge = self.seen_by("Bob", place, "challenges").await;
        self.press("Bob", &challenge, "Accept").await;
        self.seen_by("Ann", place, fixed("play-invitation")).await;
        self.say("Ann", place, "e4e6");
        self.seen_by("Bob", place, "P e4-e6").await;
        let offered = self.slash("Bob", place, "draw", json!({})).await;
        assert!(offered.text().contains(fixed("ending-draw-offered-done")), "{}", offered.text());
        self.seen_by(
            "Ann",
            place,
            fixed_with("ending-draw-offered", [("player", self.mention("Bob"))]),
        )
        .await;
    }

    /// Nothing waits for anybody, in public or in a list.
    async fn nothing_is_begun(&self) {
        let games = self.slash("Bob", self.games, "games", json!({})).await;
        assert!(games.text().starts_with(fixed("lists-own-none")), "{}", games.text());
        assert!(labels(&games.messages[0]).is_empty(), "there is nothing to answer");
        assert!(self.posts(self.games).is_empty(), "nothing is posted elsewhere");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_of_a_forum_or_media_channel_is_the_place_of_its_games() {
    for kind in [ChannelKind::Forum, ChannelKind::Media] {
        let server = Server::start().await;
        let forum = server.sandbox.make_channel(kind, "boards");
        let post = server.thread_of(forum, ThreadKind::Public, &[]);
        server.is_played_in(post).await;
        assert_eq!(server.sandbox.threads(forum).len(), 1, "{kind:?}: a post holds no thread");
        assert!(server.posts(server.games).is_empty(), "{kind:?}");
        // Everything that was asked of Discord could be done.
        wire::is_valid(&server);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_the_place_of_what_is_begun_in_it() {
    for kind in [ThreadKind::Public, ThreadKind::Private, ThreadKind::Sealed] {
        let server = Server::start().await;
        let inside = [server.id("Bob"), server.sandbox.bot_id()];
        let thread = server.thread_of(server.games, kind, &inside);
        server.is_played_in(thread).await;
        // The notice of a new public thread is Discord's.
        assert!(server.posts(server.games).is_empty(), "{kind:?}: nothing goes to the channel");
        assert_eq!(server.sandbox.threads(server.games).len(), 1, "{kind:?}");
        wire::is_valid(&server);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_for_anybody_stays_in_a_private_thread() {
    let server = Server::start().await;
    let inside = [server.id("Bob"), server.sandbox.bot_id()];
    let thread = server.thread_of(server.games, ThreadKind::Private, &inside);
    server.slash("Ann", thread, "challenge", json!({"variant": "chess"})).await;
    let challenge = server.seen_by("Bob", thread, fixed("challenge-open-made")).await;
    server.press("Bob", &challenge, "Join").await;
    server.seen_by("Ann", thread, fixed("play-invitation")).await;
    assert!(server.posts(server.games).is_empty());
    // Nor is it listed to members who are outside.
    let open = server.slash("Cid", server.games, "games", json!({"which": "running"})).await;
    assert!(!open.text().contains("Chess"), "{}", open.text());
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_without_threads_are_played_in_and_those_of_news_have_their_own_kind() {
    for kind in [ChannelKind::Voice, ChannelKind::Stage] {
        let server = Server::start().await;
        let channel = server.sandbox.make_channel(kind, "talk");
        server.is_played_in(channel).await;
        wire::is_valid(&server);
    }
    let server = Server::start().await;
    let news = server.sandbox.make_channel(ChannelKind::News, "news");
    server.challenges_bob(news).await;
    let challenge = server.post(news, "challenges").await;
    server.press("Bob", &challenge, "Accept").await;
    let found = server.sandbox.wait(TIMEOUT, |it| it.threads(news).first().map(|thread| thread.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, fixed("play-invitation")).await;
    // Without its thread the game goes on in a new one of the right kind.
    assert!(server.sandbox.faults().delete_channel(thread));
    let found = server.sandbox.wait(TIMEOUT, |it| it.threads(news).first().map(|thread| thread.id));
    let another = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(another, in_full("dispatch-own-place-gone", NOTHING)).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_seen_is_refused_before_anything_is_stored() {
    let server = Server::start().await;
    let (bot, bob) = (server.sandbox.bot_id(), server.id("Bob"));
    let faults = server.sandbox.faults();
    let alone = server.thread_of(server.games, ThreadKind::Private, &[bob]);
    let without_bob = server.thread_of(server.games, ThreadKind::Private, &[bot]);
    let locked = server.thread_of(server.games, ThreadKind::Public, &[]);
    faults.lock_thread(locked, true);
    let hidden = server.sandbox.make_channel(ChannelKind::Text, "hidden");
    faults.close_channel(hidden, bob, true);
    for (place, words) in [
        (alone, fixed("discord-place-outside")),
        (without_bob, fixed("challenge-refused-opponent-out-of-sight")),
        (locked, fixed("discord-place-locked")),
        (hidden, fixed("challenge-refused-opponent-out-of-sight")),
    ] {
        let answer = server.challenges_bob(place).await;
        assert!(answer.text().contains(words), "{words}: {}", answer.text());
        server.nothing_is_begun().await;
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_channel_is_listed_with_its_threads() {
    let server = Server::start().await;
    let forum = server.sandbox.make_channel(ChannelKind::Forum, "boards");
    let post = server.thread_of(forum, ThreadKind::Public, &[]);
    let elsewhere = server.thread_of(server.games, ThreadKind::Public, &[]);
    let places = server.slash("Ann", post, "places", json!({"here": "allow"})).await;
    assert!(places.text().contains(&format!("<#{forum}>")), "{}", places.text());
    let answer = server.challenges_bob(elsewhere).await;
    let only = in_full("limit-refused-elsewhere", [("places", &*format!("<#{forum}>"))]).to_owned();
    assert!(answer.text().contains(&only), "{}", answer.text());
    server.is_played_in(post).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_has_lost_its_channel_goes_on_where_others_see_it() {
    let server = Server::start().await;
    server.new_game().await;
    let general = server.sandbox.channel_named("general").expect("there is another channel");
    let forum = server.sandbox.make_channel(ChannelKind::Forum, "boards");
    let post = server.thread_of(forum, ThreadKind::Public, &[]);
    let bot = server.sandbox.bot_id();
    let private = server.thread_of(general, ThreadKind::Private, &[bot]);
    assert!(server.sandbox.faults().delete_channel(server.games));
    server.letter("Ann", fixed("discord-channel-gone")).await;
    server.slash("Ann", private, "help", json!({})).await;
    server.slash("Ann", post, "help", json!({})).await;
    server.post(post, fixed("dispatch-goes-on-here")).await;
    assert!(server.posts(general).is_empty());
    let seen = server.sandbox.messages(server.id("Ann"), private);
    let here = ["dispatch-goes-on-here", "dispatch-goes-on-here-again", "dispatch-own-place-gone"];
    for words in here.map(fixed) {
        assert!(!seen.iter().any(|it| it.content.contains(words)), "{seen:?}");
    }
    // The post goes with its forum, of which Discord tells alone.
    assert!(server.sandbox.faults().delete_channel(forum));
    let again = server.sandbox.wait(TIMEOUT, |_| (server.letters("Bob").len() > 1).then_some(()));
    again.await.unwrap_or_else(|_| panic!("Bob is not told:\n{}", server.log()));
    server.slash("Bob", general, "help", json!({})).await;
    let found = server
        .sandbox
        .wait(TIMEOUT, |it| it.threads(general).into_iter().find(|thread| !thread.private));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread.id, fixed("dispatch-goes-on-here")).await;
}

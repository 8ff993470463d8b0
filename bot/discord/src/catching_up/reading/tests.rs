//! Properties of reading, for any mix of gaps, comparisons and live messages: in every place each
//! message is acted on, in the order of writing.

use crate::catching_up::reading::*;
use futures_util::FutureExt;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const GUILD: GuildId = GuildId::new(1);
const PLACES: u64 = 3;
/// How many messages a page of this Discord holds.
const PAGE: usize = 2;

fn message(id: u64, channel: u64) -> Message {
    let author = serde_json::json!({
        "id": "9", "username": "ann", "discriminator": "0", "avatar": null
    });
    let json = serde_json::json!({
        "id": id.to_string(), "channel_id": channel.to_string(), "guild_id": GUILD.to_string(),
        "author": author, "content": "", "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [],
        "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
    });
    serde_json::from_value(json).expect("it is a message")
}

/// A place under reading.
struct Reader {
    channel: ChannelId,
    seen: MessageId,
    told: MessageId,
    /// The rest of the last page that was not acted on yet. `None` before a page was requested.
    page: Option<VecDeque<u64>>,
    was_full: bool,
}

/// A comparison under way, with the newest messages that Discord has named.
type Compared = (Comparison<'static>, HashMap<u64, u64>);

/// Discord, the bot's two ways to learn of messages, and the messages it has acted on.
struct Scene {
    rng: StdRng,
    reading: &'static Reading,
    written: Vec<(u64, u64)>,
    acted_on: Vec<(u64, u64)>,
    /// Live messages on their way to the bot, while there is a connection.
    under_way: VecDeque<Message>,
    is_connected: bool,
    /// Whether Discord still has to describe the server.
    is_new: bool,
    comparisons: Vec<Compared>,
    readers: Vec<Reader>,
}

impl Scene {
    fn new(seed: u64) -> Self {
        Self {
            rng: StdRng::seed_from_u64(seed),
            reading: Box::leak(Box::default()),
            written: Vec::new(),
            acted_on: Vec::new(),
            under_way: VecDeque::new(),
            is_connected: false,
            is_new: false,
            comparisons: Vec::new(),
            readers: Vec::new(),
        }
    }

    fn write(&mut self) {
        let (channel, id) = (self.rng.random_range(1..=PLACES), 10 + self.written.len() as u64);
        self.written.push((channel, id));
        if self.is_connected {
            self.under_way.push_back(message(id, channel));
        }
    }

    fn act(&mut self, channel: u64, id: u64) {
        self.acted_on.push((channel, id));
        self.reading.looked(ChannelId::new(channel), MessageId::new(id));
    }

    /// The pump takes the messages that have arrived, and acts on those it may.
    fn pump(&mut self) {
        let arrived = self.rng.random_range(0..=self.under_way.len());
        self.under_way.drain(..arrived).for_each(|message| self.reading.hand_in(message));
        for _ in 0..self.rng.random_range(1..5) {
            let Some(message) = self.reading.next_message() else { return };
            self.act(message.channel_id.get(), message.id.get());
        }
    }

    /// The connection breaks. Some messages under way are lost.
    fn disconnect(&mut self) {
        self.is_connected = false;
        let arrived = self.rng.random_range(0..=self.under_way.len());
        self.under_way.truncate(arrived);
    }

    /// One step of connecting: a new session, then its server, then the end of the comparison.
    fn connect(&mut self) {
        let seen = |channel| self.reading.looked_at(channel).unwrap_or(MessageId::new(1));
        if !self.is_connected {
            (self.is_connected, self.is_new) = (true, true);
            self.reading.forget_all();
        } else if self.is_new && (self.comparisons.is_empty() || self.rng.random()) {
            self.is_new = false;
            let newest = self.written.iter().copied().collect();
            self.comparisons.push((self.reading.compare(GUILD, Extent::Server), newest));
        } else if !self.comparisons.is_empty() {
            let which = self.rng.random_range(0..self.comparisons.len());
            let (comparison, newest) = self.comparisons.remove(which);
            let places = newest.into_iter().map(|(channel, last)| {
                let place = ChannelId::new(channel);
                News { place, after: seen(place), newest: MessageId::new(last) }
            });
            comparison.found(places.filter(|news| news.newest > news.after).collect());
        }
    }

    /// One step of reading.
    fn read(&mut self) {
        let which = self.rng.random_range(0..=self.readers.len());
        let Some(reader) = self.readers.get_mut(which) else {
            if let Some((channel, seen)) = self.reading.next().now_or_never() {
                let told = MessageId::new(1);
                self.readers.push(Reader { channel, seen, told, page: None, was_full: false });
            }
            return;
        };
        match reader.page.as_mut().map(VecDeque::pop_front) {
            None => {
                reader.told = self.reading.told(reader.channel);
                let there = self.written.iter().filter(|it| it.0 == reader.channel.get());
                let after = there.map(|(_, id)| *id).filter(|id| *id > reader.seen.get());
                let page: VecDeque<u64> = after.take(PAGE).collect();
                reader.was_full = page.len() == PAGE;
                reader.page = Some(page);
            }
            Some(Some(id)) => {
                reader.seen = MessageId::new(id);
                let channel = reader.channel.get();
                self.act(channel, id);
            }
            Some(None) => {
                reader.page = None;
                let Reader { channel, seen, told, was_full, .. } = *reader;
                if !was_full && self.reading.finish(channel, seen, told) == End::Reached {
                    self.readers.remove(which);
                }
            }
        }
    }

    fn step(&mut self) {
        match self.rng.random_range(0..16) {
            0..5 => self.write(),
            5..8 => self.pump(),
            8..12 => self.read(),
            12 => self.disconnect(),
            _ => self.connect(),
        }
    }

    /// No more is written, and everything has its turn.
    fn settle(&mut self) {
        for _ in 0..2_000 {
            self.pump();
            self.read();
            self.connect();
        }
    }

    /// The messages of a place in the order in which they were first acted on.
    fn acted_on_in(&self, place: u64) -> Vec<u64> {
        let mut ids: Vec<u64> = Vec::new();
        for (_, id) in self.acted_on.iter().filter(|it| it.0 == place) {
            if !ids.contains(id) {
                ids.push(*id);
            }
        }
        ids
    }
}

#[test]
fn nothing_is_lost_or_overtaken_however_things_fall_together() {
    for seed in 0..400 {
        let mut scene = Scene::new(seed);
        for _ in 0..120 {
            scene.step();
        }
        scene.settle();
        for place in 1..=PLACES {
            let there = scene.written.iter().filter(|it| it.0 == place);
            let written: Vec<u64> = there.map(|(_, id)| *id).collect();
            assert_eq!(scene.acted_on_in(place), written, "seed {seed}, place {place}");
        }
        assert!(!scene.reading.is_behind(), "seed {seed}");
    }
}

#[test]
fn what_is_too_much_to_be_kept_is_read() {
    let reading = Reading::default();
    for id in 10..2_000 {
        reading.hand_in(message(id, 1 + id % 2));
    }
    reading.hand_in(message(2_000, 3));
    assert!(reading.next_message().is_none(), "the server was not compared");
    drop(reading.compare(GUILD, Extent::Server));
    assert!(reading.next_message().is_none(), "its places are to be read");
    let mut places: Vec<_> = std::iter::from_fn(|| reading.next().now_or_never()).collect();
    places.sort_unstable();
    let before = |channel, id| (ChannelId::new(channel), MessageId::new(id));
    assert_eq!(places, [before(1, 9), before(2, 10), before(3, 1_999)]);
}

#[test]
fn a_comparison_that_breaks_off_holds_nothing_for_ever() {
    let reading = Reading::default();
    reading.hand_in(message(10, 1));
    let comparison = reading.compare(GUILD, Extent::Server);
    let another = reading.compare(GUILD, Extent::Server);
    drop(comparison);
    assert!(reading.next_message().is_none(), "the other one may find something");
    drop(another);
    assert_eq!(reading.next_message().map(|message| message.id.get()), Some(10));
}

#[test]
fn all_is_compared_when_every_server_is_that_we_are_on() {
    let (one, other, new) = (GUILD, GuildId::new(2), GuildId::new(3));
    let reading = Reading::default();
    let compare = |guild| drop(reading.compare(guild, Extent::Server));
    // Discord's list of servers may be handled after the first of them.
    compare(one);
    reading.expect([one, other]);
    assert!(!reading.are_compared(), "Discord has not described the other one yet");
    compare(other);
    assert!(reading.are_compared());
    let threads = reading.compare(one, Extent::Threads);
    assert!(!reading.are_compared(), "threads have come into sight");
    drop(threads);
    compare(new);
    assert!(reading.are_compared(), "we were added to one more");
    reading.forget(new, true);
    assert!(!reading.are_compared(), "after an outage it comes back");
    reading.forget(new, false);
    assert!(reading.are_compared(), "we are not on it any more");
    reading.forget_all();
    assert!(!reading.are_compared(), "a session begins");
    reading.expect([one]);
    let under_way = reading.compare(one, Extent::Server);
    reading.forget_all();
    drop(under_way);
    assert!(!reading.are_compared(), "it was compared with what the session before has told");
}

#[test]
fn whoever_has_waited_longest_is_read_first() {
    let reading = Reading::default();
    let at = |place, newest| {
        News::at(ChannelId::new(place), MessageId::new(1), Some(MessageId::new(newest)))
    };
    let news: Vec<_> = [at(1, 30), at(2, 10), at(3, 20)].into_iter().flatten().collect();
    reading.compare(GUILD, Extent::Server).found(news);
    let next = || reading.next().now_or_never().map(|(place, _)| place.get());
    assert_eq!([next(), next(), next(), next()], [Some(2), Some(3), Some(1), None]);
}

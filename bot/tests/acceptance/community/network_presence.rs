//! Where we are and were: an outage is told once and whole, and clocks wait for missed messages.

use crate::table::{Folder, Table};
use menagerie_chat::clock::Clock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::{NetworkPresence, Part};
use menagerie_core::Timestamp;
use menagerie_store::{Store, Work};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const MINUTE: i64 = 60;

/// A clock that is ours.
#[derive(Default)]
struct OurClock(AtomicI64);

impl Clock for OurClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::Relaxed))
    }
}

#[tokio::test]
async fn a_clock_is_known_to_be_wrong_when_it_differs_three_times_in_a_row() {
    let watch = Watch::new().await;
    let network_presence = watch.at(1_000 * MINUTE);
    let sent = |minutes_ago: i64| Timestamp((1_000 - minutes_ago) * MINUTE);
    for (minutes_ago, ahead) in [(5, 0), (5, 0), (6, 5), (0, 0), (-9, 0), (-8, 0), (-7, -7)] {
        network_presence.compare(sent(minutes_ago));
        assert_eq!(network_presence.clock_is_ahead(), ahead * MINUTE, "{minutes_ago}");
    }
}

struct Watch {
    store: Arc<Store>,
    network_presence: NetworkPresence,
    desk: Desk,
    clock: Arc<OurClock>,
    folder: Folder,
}

impl Watch {
    async fn new() -> Self {
        let Table { store, folder, .. } = Table::new().await;
        Self::on(Arc::new(store), folder)
    }

    /// A program that starts on a store.
    fn on(store: Arc<Store>, folder: Folder) -> Self {
        let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
        tokio::spawn(work);
        let clock = Arc::new(OurClock::default());
        let watch = Arc::clone(&clock) as Arc<dyn Clock>;
        let network_presence = NetworkPresence::new(Arc::clone(&store), desk.clone(), watch);
        Self { store, network_presence, desk, clock, folder }
    }

    fn at(&self, moment: i64) -> &NetworkPresence {
        self.clock.0.store(moment, Ordering::Relaxed);
        &self.network_presence
    }

    async fn outages(&self) -> Vec<(i64, i64)> {
        let pool = crate::beside::pool(&self.folder.url()).await;
        let rows = sqlx::query_as("SELECT from_at, until_at FROM outages ORDER BY until_at");
        rows.fetch_all(&pool).await.expect("they can be read")
    }
}

/// Of a network in two shards we hear the first; another process was last heard on the second then.
async fn beside_another(watch: &Watch, second: i64) {
    watch.store.attend_shards("test", &[(1, Timestamp(second))]).await.expect("it is written");
}

async fn in_two_shards() -> Watch {
    let folder = Folder::new();
    let work = Work { shards: 2, networks: None };
    let store = Store::open_shared(&folder.url(), &mut StdRng::seed_from_u64(1), work).await;
    Watch::on(Arc::new(store.expect("it opens")), folder)
}

#[tokio::test]
async fn whoever_hears_no_shard_tells_that_the_others_did_not_before_it_goes_by_what_they_heard() {
    let watch = in_two_shards().await;
    watch.at(1_000).shares("test");
    let heard = async |at: i64| {
        let both = [(0, Timestamp(at)), (1, Timestamp(at))];
        watch.store.attend_shards("test", &both).await.expect("it is written");
    };
    heard(1_000).await;
    watch.at(1_010).note().await.expect("it is written");
    assert_eq!((watch.at(1_010).present(), watch.outages().await), (vec!["test"], vec![]));
    // Both are gone and come back at the same time, so that neither knew of the other.
    heard(1_600).await;
    assert_eq!(watch.at(1_610).present(), [""; 0], "what is known of them is old");
    watch.at(1_610).note().await.expect("it is written");
    assert_eq!(
        (watch.at(1_610).present(), watch.outages().await),
        (vec!["test"], vec![(1_000, 1_610)])
    );
}

#[tokio::test]
async fn a_network_in_shards_is_heard_when_all_of_them_are() {
    let watch = in_two_shards().await;
    let first = Part::shard("test", 0, 2);
    watch.at(1_000).shares("test");
    let attended = async || watch.store.attended("test").await.expect("it reads").map(|at| at.0);
    watch.at(1_000).returned(first).await;
    watch.at(1_000).caught_up(first);
    watch.at(1_010).note().await.expect("it is written");
    assert_eq!((watch.at(1_010).present(), attended().await), (vec![], None), "half of it is not");
    beside_another(&watch, 1_020).await;
    watch.at(1_030).note().await.expect("it is written");
    assert_eq!((watch.at(1_030).present(), attended().await), (vec!["test"], Some(1_020)));
    // The other one falls silent.
    watch.at(1_120).note().await.expect("it is written");
    assert_eq!(watch.at(1_120).present(), ["test"], "a sign of life may be 100 seconds old");
    assert_eq!(watch.at(1_121).present(), [""; 0]);
    watch.at(5_000).note().await.expect("it is written");
    assert_eq!(attended().await, Some(1_020));
    assert_eq!(watch.outages().await, []);
    // Meanwhile we were away ourselves: the one that is back last tells all of it.
    watch.at(6_000).left(first);
    watch.at(7_000).returned(first).await;
    watch.at(7_000).caught_up(first);
    assert_eq!(watch.outages().await, [], "the other one is not");
    beside_another(&watch, 9_000).await;
    watch.at(9_010).note().await.expect("it is written");
    assert_eq!(watch.outages().await, [(1_020, 9_010)]);
    assert_eq!((watch.at(9_010).present(), attended().await), (vec!["test"], Some(9_000)));
    // And a short absence of ours alone is told at once.
    beside_another(&watch, 9_590).await;
    watch.at(9_500).left(first);
    watch.at(9_600).returned(first).await;
    assert_eq!(watch.outages().await.last(), Some(&(9_010, 9_600)));
}

#[tokio::test]
async fn what_our_own_shards_missed_one_after_the_other_is_one_outage() {
    let watch = in_two_shards().await;
    let [first, second] = [0, 1].map(|shard| Part::shard("test", shard, 2));
    watch.at(1_000).shares("test");
    for part in [first, second] {
        watch.at(1_000).returned(part).await;
        watch.at(1_000).caught_up(part);
    }
    watch.at(1_010).note().await.expect("it is written");
    watch.at(2_000).left(second);
    watch.at(2_000 + 5 * MINUTE).left(first);
    // Neither piece is longer than a quarter of an hour, and that is given back which is.
    watch.at(2_000 + 12 * MINUTE).returned(first).await;
    watch.at(2_000 + 12 * MINUTE).caught_up(first);
    watch.at(2_000 + 13 * MINUTE).note().await.expect("it is written");
    assert_eq!(watch.outages().await, [], "the other one is away");
    watch.at(2_000 + 25 * MINUTE).returned(second).await;
    assert_eq!(watch.outages().await, [(1_010, 2_000 + 25 * MINUTE)]);
}

#[tokio::test]
async fn a_standstill_does_not_cut_short_what_another_shard_misses() {
    let watch = in_two_shards().await;
    let [first, second] = [0, 1].map(|shard| Part::shard("test", shard, 2));
    watch.at(1_000).shares("test");
    for part in [first, second] {
        watch.at(1_000).returned(part).await;
        watch.at(1_000).caught_up(part);
    }
    watch.at(1_010).note().await.expect("it is written");
    watch.at(2_000).left(second);
    watch.network_presence.at_work(Timestamp(2_000 + MINUTE));
    // The program stands still for four minutes while one shard is away.
    let awake = 2_000 + 5 * MINUTE;
    // It is told before anything is judged, from when all was heard.
    watch.at(awake).tell_standstill(Timestamp(awake)).await.expect("it is told");
    assert_eq!(watch.outages().await, [(1_010, awake)]);
    let back = 2_000 + 25 * MINUTE;
    watch.at(back).returned(second).await;
    assert_eq!(watch.outages().await, [(1_010, awake), (awake, back)]);
    watch.at(4_000).caught_up(second);
    watch.at(4_000).note().await.expect("it is written");
    watch.network_presence.at_work(Timestamp(4_000));
    watch.at(5_000).tell_standstill(Timestamp(5_000)).await.expect("it is told");
    assert_eq!(watch.outages().await.last(), Some(&(4_000, 5_000)));
}

#[tokio::test]
async fn another_number_of_shards_goes_on_from_where_all_was_heard() {
    let folder = Folder::new();
    let open = async |shards| {
        let (mut dice, work) = (StdRng::seed_from_u64(1), Work { shards, networks: None });
        Store::open_shared(&folder.url(), &mut dice, work).await.expect("it opens")
    };
    for (shards, before, heard) in [
        (1, 0, vec![100]),
        (3, 100, vec![700, 500, 600]),
        // One of these was never heard to the end.
        (2, 500, vec![900]),
        (1, 500, vec![1_000]),
        (4, 1_000, vec![]),
    ] {
        let store = open(shards).await;
        for shard in 0..shards {
            let known = store.shard_heard_at("discord", shard).await.expect("it reads");
            assert_eq!(known, Timestamp(before), "{shard} of {shards}");
        }
        for (shard, at) in (0..).zip(heard) {
            let noted = store.set_shard_heard_at("discord", shard, Timestamp(at)).await;
            noted.expect("it is written");
        }
        store.close().await.expect("it closes");
    }
}

#[tokio::test]
async fn what_was_known_of_shards_is_forgotten_when_there_are_others() {
    let folder = Folder::new();
    let open = async |shards| {
        let (mut dice, work) = (StdRng::seed_from_u64(1), Work { shards, networks: None });
        Store::open_shared(&folder.url(), &mut dice, work).await.expect("it opens")
    };
    let both = [(0, Timestamp(100)), (1, Timestamp(100))];
    let store = open(2).await;
    store.attend_shards("discord", &both).await.expect("it is written");
    store.set_shard_heard_at("discord", 1, Timestamp(100)).await.expect("it is written");
    store.close().await.expect("it closes");
    drop(store);
    let store = open(1).await;
    store.attend(&[("discord", Timestamp(900))]).await.expect("it is written");
    store.set_shard_heard_at("discord", 0, Timestamp(900)).await.expect("it is written");
    store.close().await.expect("it closes");
    drop(store);
    let store = open(2).await;
    let others = store.attend_shards("discord", &both[..1]).await.expect("it is written");
    assert_eq!(others, [(1, None)]);
    let heard = store.shard_heard_at("discord", 1).await.expect("it reads");
    assert_eq!(heard, Timestamp(900), "one alone has heard all since");
    store.close().await.expect("it closes");
}

#[tokio::test]
async fn a_database_that_cannot_be_read_for_a_moment_silences_no_network() {
    let watch = Watch::new().await;
    watch.at(1_000).returned("test").await;
    watch.at(1_000).caught_up("test");
    watch.at(1_010).note().await.expect("it is written");
    let clock = Arc::clone(&watch.clock) as Arc<dyn Clock>;
    let again = NetworkPresence::new(Arc::clone(&watch.store), watch.desk.clone(), clock);
    let pool = crate::beside::pool(&watch.folder.url()).await;
    let rename = async |statement| {
        sqlx::query(statement).execute(&pool).await.expect("it can be written");
    };
    rename("ALTER TABLE attendance RENAME TO elsewhere").await;
    watch.at(5_000);
    again.returned("test").await;
    again.caught_up("test");
    assert_eq!((again.present(), watch.outages().await), (vec![], vec![]));
    // A process that has left again is not taken for one that is there.
    again.left("test");
    rename("ALTER TABLE elsewhere RENAME TO attendance").await;
    again.note().await.expect("there is nothing to write");
    assert_eq!((again.was_there("test"), watch.outages().await), (false, vec![]));
    rename("ALTER TABLE attendance RENAME TO elsewhere").await;
    again.returned("test").await;
    rename("ALTER TABLE elsewhere RENAME TO attendance").await;
    watch.at(5_060);
    again.note().await.expect("it is written");
    assert_eq!(watch.outages().await, [(1_010, 5_060)]);
}

#[tokio::test]
async fn whoever_comes_back_beside_a_note_waits_until_the_outage_is_told() {
    for _ in 0..20 {
        let watch = Watch::new().await;
        watch.at(1_000).returned("test").await;
        watch.at(1_000).caught_up("test");
        watch.at(1_010).note().await.expect("it is written");
        let Watch { store, folder, .. } = watch;
        let watch = Watch::on(store, folder);
        let network_presence = watch.at(5_000);
        let back = async || {
            network_presence.returned("test").await;
            assert_eq!(watch.outages().await.len(), 1, "it is told before anything is heard");
        };
        let note = async { network_presence.note().await.expect("it is written") };
        tokio::join!(back(), note, back());
        assert_eq!(watch.outages().await, [(1_010, 5_000)]);
    }
}

#[tokio::test]
async fn an_outage_is_from_when_we_left_until_we_are_back() {
    let watch = Watch::new().await;
    watch.at(1_000).returned("test").await;
    assert_eq!(watch.outages().await, [], "before the first start there was nothing to miss");
    watch.at(2_000).left("test");
    watch.at(2_500).left("test");
    watch.at(9_000).returned("test").await;
    assert_eq!(watch.outages().await, [(2_000, 9_000)]);
    watch.at(9_500).returned("test").await;
    assert_eq!(watch.outages().await.len(), 1, "we were there");
    watch.at(9_700).returned("other").await;
    assert_eq!(watch.outages().await.len(), 1, "each network has its own");
}

#[tokio::test]
async fn who_was_silent_before_it_was_noticed_was_away_since_it_was_heard() {
    let watch = in_two_shards().await;
    let first = Part::shard("test", 0, 2);
    watch.at(1_000).shares("test");
    watch.at(1_000).returned(first).await;
    watch.at(1_000).hears(first);
    watch.at(1_000).caught_up(first);
    beside_another(&watch, 2_000).await;
    // The clock of the machine goes on as well.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let told = async || {
        let pool = crate::beside::pool(&watch.folder.url()).await;
        let at = sqlx::query_scalar("SELECT at FROM shards WHERE shard = 0").fetch_one(&pool);
        let at: i64 = at.await.expect("it is told");
        pool.close().await;
        at
    };
    watch.at(2_000).note().await.expect("it is written");
    assert!((1_900..2_000).contains(&told().await), "a dead connection is not heard until now");
    // A shard that was given back is unheard at once, and stays known to have been there.
    watch.at(2_200).gives_back(first).await;
    assert!((1_900..2_000 + 200).contains(&told().await));
    assert_eq!(watch.at(2_301).unheard_shards("test"), [1, 0]);
    assert!(watch.at(2_301).was_there("test"));
}

#[tokio::test]
async fn those_of_other_networks_learn_that_we_are_back_when_what_was_missed_is_read() {
    let watch = Watch::new().await;
    watch.at(1_000).returned("test").await;
    watch.at(1_001).caught_up("test");
    watch.at(4_000).left("test");
    watch.at(5_000).returned("test").await;
    let known = async |at: i64| {
        watch.at(at).note().await.expect("it is written");
        watch.store.attended("test").await.expect("it reads").map(|known| known.0)
    };
    assert_eq!(known(5_300).await, Some(5_000), "a move may be among what is read");
    assert_eq!(known(5_000 + 31 * MINUTE).await, Some(5_000 + 31 * MINUTE), "but not for ever");
    watch.at(7_000).left("test");
    watch.at(7_100).returned("test").await;
    watch.at(7_200).caught_up("test");
    assert_eq!(known(7_201).await, Some(7_201));
}

#[tokio::test]
async fn a_start_knows_until_when_the_bot_was_there_before() {
    let watch = Watch::new().await;
    watch.at(1_000).returned("test").await;
    watch.at(4_000).note().await.expect("it is written");
    // The connection ends first, then the program.
    watch.at(5_000).left("test");
    watch.at(5_001).note().await.expect("it is written");
    let Watch { store, folder, .. } = watch;
    let watch = Watch::on(store, folder);
    watch.at(8_000).returned("test").await;
    assert_eq!(watch.outages().await, [(5_000, 8_000)]);
    let Watch { store, folder, .. } = watch;
    let watch = Watch::on(store, folder);
    // It was killed before it could write anything down: an outage that was told is not told again.
    watch.at(9_000).returned("test").await;
    assert_eq!(watch.outages().await, [(5_000, 8_000), (8_000, 9_000)]);
}

#[tokio::test]
async fn a_network_that_is_not_reached_after_a_start_is_one_on_which_we_are_not_present() {
    let watch = Watch::new().await;
    watch.at(1_000).returned("test").await;
    watch.at(4_000).note().await.expect("it is written");
    let Watch { store, folder, .. } = watch;
    let watch = Watch::on(store, folder);
    watch.at(5_000).always("other");
    watch.at(7_000).note().await.expect("it is written");
    watch.at(8_000).tell_standstill(Timestamp(8_000)).await.expect("it is told");
    assert_eq!(watch.at(8_000).present(), ["other"]);
    watch.at(9_000).returned("test").await;
    assert_eq!(watch.outages().await, [(4_000, 9_000)], "all that time we were away");
}

#[tokio::test]
async fn clocks_wait_until_what_was_missed_is_read_but_not_for_ever() {
    let watch = Watch::new().await;
    assert_eq!(watch.at(1_000).present(), [""; 0]);
    watch.at(1_000).returned("test").await;
    assert_eq!(watch.at(1_001).present(), [""; 0]);
    watch.at(1_010).caught_up("test");
    assert_eq!(watch.at(1_010).present(), ["test"]);
    watch.at(2_000).left("test");
    watch.at(2_001).caught_up("test");
    assert_eq!(watch.at(2_001).present(), [""; 0], "we are not there");
    watch.at(3_000).returned("test").await;
    assert_eq!(watch.at(3_000 + 30 * MINUTE).present(), [""; 0]);
    assert_eq!(watch.at(3_001 + 30 * MINUTE).present(), ["test"]);
    watch.at(9_000).always("terminal");
    assert_eq!(watch.at(9_000).present(), ["terminal", "test"]);
}

#[tokio::test]
async fn what_cannot_be_told_is_told_later_and_no_clock_is_looked_at_before() {
    let watch = Watch::new().await;
    watch.at(1_000).returned("test").await;
    watch.at(2_000).left("test");
    watch.desk.close();
    tokio::task::yield_now().await;
    watch.at(5_000).returned("test").await;
    watch.at(5_001).caught_up("test");
    assert_eq!(watch.at(9_000).present(), [""; 0]);
    assert_eq!(watch.outages().await, []);
    // It goes on with the same beginning when the connection breaks meanwhile.
    watch.at(9_100).left("test");
    watch.at(9_200).note().await.expect("it is written");
    let Watch { store, folder, .. } = watch;
    let watch = Watch::on(store, folder);
    watch.at(9_900).returned("test").await;
    assert_eq!(watch.outages().await, [(2_000, 9_900)]);
}

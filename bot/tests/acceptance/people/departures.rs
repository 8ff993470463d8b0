//! A community that removes the bot: nothing goes for thirty days, and coming back ends that. Then
//! its own settings go, and the data of its members stay.

use crate::record::records::Records;
use crate::server::Server;
use crate::table::{CHANNEL, NOON, Table, done, server as community};
use menagerie_chat::clock::SystemClock;
use menagerie_chat::desk::Desk;
use menagerie_chat::presence::NetworkPresence;
use menagerie_chat::scheduler::Scheduler;
use menagerie_core::challenge::types::SideRequest;
use menagerie_core::community::types::{CommunityRequest, PlaceRequest, VariantRequest};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Command, Which};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{GameId, PlayerId, Timestamp};
use menagerie_store::Store;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

const DAY: i64 = 24 * 60 * 60;

/// A community that has settled this and that, with a game that runs and one that is over.
async fn settled() -> Table {
    let mut table = Table::with_clocks(2, "days 60d").await;
    for number in [1, 2] {
        let which = Which::Number(GameId(number));
        let play = Command::Play(PlayRequest::Move { which, text: "e4e6".into(), shown: None });
        done(&table.private("Ann", CHANNEL, play).await);
        let play = Command::Play(PlayRequest::Move { which, text: "e13e11".into(), shown: None });
        done(&table.private("Bob", CHANNEL, play).await);
    }
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(2)), confirmed: true });
    done(&table.private("Ann", CHANNEL, resign).await);
    done(&table.challenge("Ann", "Cid", SideRequest::First).await);
    let manager = Authority::Manager;
    done(
        &table
            .by(
                "Mod",
                manager,
                Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow)),
            )
            .await,
    );
    let allow = Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow(
        "terachess-2".into(),
    )));
    done(&table.by("Mod", manager, allow).await);
    let stop = Command::Moderation(ModerationRequest::FreezeAll { reason: "We move.".into() });
    done(&table.by("Mod", manager, stop).await);
    let note = Command::Notebook(NotebookRequest::Note {
        which: Which::Number(GameId(1)),
        text: "A plan".into(),
    });
    done(&table.private("Ann", CHANNEL, note).await);
    table.deliver().await;
    table
}

#[tokio::test]
async fn what_a_community_has_settled_is_due_after_thirty_days_unless_we_are_back() {
    let table = settled().await;
    let (here, store) = (community(), &table.store);
    store.arrived(&here).await.expect("the store works");
    assert_eq!(store.communities_on("test").await.expect("reads"), std::slice::from_ref(&here));
    store.departed(&here, Timestamp(NOON)).await.expect("the store works");
    // That it is noticed again changes nothing.
    store.departed(&here, Timestamp(NOON + 9 * DAY)).await.expect("the store works");
    assert_eq!(store.communities_on("test").await.expect("reads"), []);
    let due = |now: i64| store.communities_left_before("test", now - 30 * DAY);
    assert_eq!(due(NOON + 30 * DAY - 1).await.expect("reads"), []);
    assert_eq!(due(NOON + 30 * DAY).await.expect("reads"), std::slice::from_ref(&here));
    store.arrived(&here).await.expect("the store works");
    assert_eq!(due(NOON + 90 * DAY).await.expect("reads"), []);
}

#[tokio::test]
async fn days_on_which_the_bot_was_away_are_none_of_the_thirty() {
    let table = settled().await;
    let (here, store) = (community(), &table.store);
    let pool = crate::beside::pool(&table.folder.url()).await;
    // One was under way when we left, one is later, one is of another network, and one is past.
    for (network, from, until) in
        [("test", -2, 3), ("test", 5, 375), ("other", 4, 300), ("test", -9, -8)]
    {
        let noted = "INSERT INTO outages (network, from_at, until_at) VALUES ($1, $2, $3)";
        let noted = sqlx::query(noted).bind(network);
        let noted = noted.bind(NOON + from * DAY).bind(NOON + until * DAY);
        noted.execute(&pool).await.expect("it can be written");
    }
    store.departed(&here, Timestamp(NOON)).await.expect("the store works");
    let due = |days: i64| store.communities_left_before("test", NOON + (days - 30) * DAY);
    for days in [30, 375, 402] {
        assert_eq!(due(days).await.expect("reads"), [], "after {days} days");
    }
    assert_eq!(due(403).await.expect("reads"), std::slice::from_ref(&here));
}

#[tokio::test]
async fn then_it_goes_and_what_is_its_members_stays() {
    let table = settled().await;
    table.store.departed(&community(), Timestamp(NOON)).await.expect("the store works");
    let url = table.folder.url();
    let Table { store, folder: _folder, .. } = table;
    let store: Arc<Store> = Arc::new(store);
    let (desk, work) = Desk::open(Arc::clone(&store), Box::new(StdRng::seed_from_u64(3)));
    tokio::spawn(work);
    let network_presence =
        NetworkPresence::new(Arc::clone(&store), desk.clone(), Arc::new(SystemClock));
    let network_presence = Arc::new(network_presence);
    let mut scheduler = Scheduler::new(Arc::clone(&store), desk, Arc::clone(&network_presence));
    let ann = PlayerId::new("test", "Ann");
    let tallies = store.tallies_of(&ann).await.expect("reads");

    // Challenges end by their own time before.
    // While the network is not there, nobody knows for how long it was away.
    scheduler.round(Timestamp(NOON + 90 * DAY)).await.expect("it works");
    network_presence.always("test");
    scheduler.round(Timestamp(NOON + 30 * DAY - 1)).await.expect("it works");
    let before = Records::of(&url).await;
    for table in ["settings", "game_places", "game_variants", "freezes", "communities"] {
        let is_there = before.count(table) == usize::from(table != "settings");
        assert!(is_there, "{table}: {}", before.count(table));
    }
    let own = store.kept_of(&ann).await.expect("reads");

    scheduler.round(Timestamp(NOON + 30 * DAY)).await.expect("it works");
    let after = Records::of(&url).await;
    for table in ["game_places", "game_variants", "communities"] {
        assert_eq!(after.count(table), 0, "{table}");
    }
    assert_eq!(store.kept_of(&ann).await.expect("reads"), own, "members keep what is theirs");
    assert_eq!(store.tallies_of(&ann).await.expect("reads"), tallies);
    let running = store.game(GameId(1)).await.expect("reads").expect("it is there");
    assert!(running.end.is_none() && running.place_lost && running.own_place.is_none());
    assert!(running.goes_on().is_ok(), "nobody could let it go on any more");
    let over = store.game(GameId(2)).await.expect("reads").expect("it is there");
    assert!(over.end.is_some() && over.server == community());
    // Nothing is due any more but the clock of the game that runs.
    scheduler.round(Timestamp(NOON + 31 * DAY)).await.expect("it works");
    let later = Records::of(&url).await;
    assert_eq!(after.changes(&later, &["inbox", "attendance", "clocks"]), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_removed_the_bot_while_it_was_away_is_noticed() {
    let mut server = Server::start().await;
    server.new_game().await;
    server.stop_bot().await;
    let pool = crate::beside::pool(&server.database_url()).await;
    let known = "SELECT count(*) FROM communities WHERE left_at IS NULL";
    let count: i64 = sqlx::query_scalar(known).fetch_one(&pool).await.expect("it can be read");
    assert_eq!(count, 1, "the server that has the bot is known");
    sqlx::query("INSERT INTO communities (server, network) VALUES ('discord:77', 'discord')")
        .execute(&pool)
        .await
        .expect("it can be written");
    server.start_bot().await;
    let left = "SELECT server FROM communities WHERE left_at IS NOT NULL";
    let deadline = std::time::Instant::now() + crate::server::TIMEOUT;
    loop {
        let gone: Vec<String> =
            sqlx::query_scalar(left).fetch_all(&pool).await.expect("it can be read");
        if gone == ["discord:77"] {
            break;
        }
        assert!(std::time::Instant::now() < deadline, "{gone:?}: {}", server.log());
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let count: i64 = sqlx::query_scalar(known).fetch_one(&pool).await.expect("it can be read");
    assert_eq!(count, 1, "the other one still has it");
    pool.close().await;
}

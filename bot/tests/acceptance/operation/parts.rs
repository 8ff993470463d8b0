//! A part of the bot that breaks down is not left out in silence: the bot stops, and says which.

use crate::database;
use crate::server::Folder;
use crate::within::opened;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::deliver::{Outcomes, Wakes};
use menagerie_chat::desk::Desk;
use menagerie_chat::engine::Services;
use menagerie_chat::presence::NetworkPresence;
use menagerie_core::Timestamp;
use menagerie_discord::ConnectError;
use menagerie_sandbox::{Options, Sandbox};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Longer than the keeper of cursors takes to look at the clock, and a farewell.
const SOON: Duration = Duration::from_secs(20);

/// A clock that breaks down the first part that looks at it. On a server without games that is the
/// keeper of cursors, who notes when we last listened.
#[derive(Default)]
struct BreakingClock(AtomicBool);

impl Clock for BreakingClock {
    fn now(&self) -> Timestamp {
        assert!(self.0.swap(true, Ordering::Relaxed), "this clock is broken");
        SystemClock.now()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_breaks_down_beside_the_connection_stops_the_bot() {
    let folder = Folder::new("parts");
    let options = Options { data: folder.0.clone(), ..Options::default() };
    let sandbox = Sandbox::start(options).await.expect("the sandbox starts");
    let url = database::url(&folder.0, "games.db");
    let (store, discord, rng) = opened(&sandbox, &url).await;
    let (desk, _work) = Desk::open(Arc::clone(&store), Box::new(rng));
    let (wakes, _woken) = Wakes::new();
    let clock: Arc<dyn Clock> = Arc::new(BreakingClock::default());
    let watch = Arc::new(SystemClock);
    let network_presence = NetworkPresence::new(Arc::clone(&store), desk.clone(), watch);
    let services = Services {
        store,
        desk,
        outcomes: Outcomes::default(),
        wakes,
        clock,
        network_presence: Arc::new(network_presence),
        is_one_network: true,
        pages: None,
    };

    let served = discord.connect(services, std::future::pending());
    let served = tokio::time::timeout(SOON, served).await.expect("the bot stops");
    let error = served.expect_err("it is broken");
    assert!(matches!(error, ConnectError::Broken("keeper of cursors")), "{error}");
    assert!(!error.is_setting(), "starting again helps");
}

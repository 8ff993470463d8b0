//! A homeserver that is away in the middle of a game, for as long as it takes to start one anew. This
//! waits and does nothing, so the other tests run beside it. Tests begin in the order of their names: it is
//! the first of this room, and other rooms come after it, so that nobody waits for it alone at the end.

use crate::matrix::hall::Hall;
use crate::matrix::synapse::{Limits, Synapse};
use std::time::Duration;

/// For how long Synapse is stopped: `MENAGERIE_STOPPED` says how many seconds, if not three.
fn stopped() -> Duration {
    let seconds = std::env::var("MENAGERIE_STOPPED").ok().and_then(|word| word.parse().ok());
    Duration::from_secs(seconds.unwrap_or(3))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_synapse_is_there_again() {
    // With the limits that a homeserver has whose operator sets nothing.
    let Some(mut server) = Synapse::start(Limits::Usual).await else { return };
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    server.stop();
    tokio::time::sleep(stopped()).await;
    server.resume().await;
    hall.board(&root, 1).await;
    hall.bob.say_in_thread(&hall.room, &root, "e7e5").await;
    hall.board(&root, 2).await;
}

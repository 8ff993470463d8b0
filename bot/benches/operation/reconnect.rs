//! A gateway connection that is closed without a code: how long until the session is back.

use crate::process::{self, processor_time};
use crate::server::Server;
use menagerie_sandbox::Options;
use std::time::{Duration, Instant};

/// The longest that is waited.
const BOUND: Duration = Duration::from_mins(3);

/// Prints how long it took and what it cost.
pub async fn measure() {
    let heartbeat = Duration::from_millis(41_250);
    let server = Server::start_with(Options { heartbeat, ..Options::default() }).await;
    let process = process::of(&server);
    // The costs of the start must not count, so it has to be over.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let starts = server.sandbox.session_starts();
    let (before, begun) = (processor_time(process), Instant::now());
    server.sandbox.faults().close_connections(None);
    let back = server.sandbox.wait(BOUND, |sandbox| {
        let now = sandbox.session_starts();
        (now != starts).then_some(if now.1 > starts.1 { "resumed" } else { "identified anew" })
    });
    let how = back.await.unwrap_or("not back");
    println!(
        "closed without a code: {how} after {:.1} s, {:.2} s of processor",
        begun.elapsed().as_secs_f64(),
        processor_time(process) - before
    );
}

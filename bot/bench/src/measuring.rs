//! One measurement, from the empty database to the results.

use super::bot_process::BotProcess;
use super::durable;
use super::figures::Figures;
use super::filling::{LIVE, NETWORK, fill};
use super::load_error::LoadError;
use super::plan::Plan;
use super::visible::{self, Pace};
use menagerie_core::Server;
use menagerie_sandbox::{Options, Sandbox};
use menagerie_store::{Store, settle};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long the bot rests before its memory is measured.
const REST: Duration = Duration::from_secs(2);

/// Fills the database of a plan and measures in it. `progress` is told each step.
///
/// # Errors
/// When the database is not empty or fails, or a move is lost on its way.
pub async fn measure(
    plan: &Plan,
    seed: u64,
    progress: impl Fn(&str),
) -> Result<Figures, LoadError> {
    let mut dice = StdRng::seed_from_u64(seed);
    let options = Options { data: plan.folder.clone(), ..Options::default() };
    let sandbox = Sandbox::start(options).await?;
    let store = Arc::new(Store::open(&plan.database, &mut dice).await?);
    progress("filling the database");
    let began = Instant::now();
    let mut games = fill(plan, &store, &sandbox, &mut dice).await?;
    let filling = began.elapsed();
    progress("letting the database come to rest");
    settle(&plan.database).await?;
    progress("making moves durable, and plain rows before and after that");
    let server = Server::new(NETWORK, sandbox.guild_id());
    let durable = durable::measure(plan, store, &server, &mut games, dice).await?;
    progress("starting the bot");
    let bot = BotProcess::start(plan, &sandbox).await?;
    let live = games.len().min(LIVE);
    let live = &mut games[..live];
    visible::one(&sandbox, &mut live[0]).await?;
    let first_board = bot.began.elapsed();
    tokio::time::sleep(REST).await;
    let idle = bot.process.memory("VmRSS")?;
    progress("showing moves at a steady rate");
    let steady =
        visible::measure(&sandbox, &bot, live, Pace::PerSecond(plan.rate), plan.time).await?;
    progress("showing as many moves as can be shown");
    let eager = visible::measure(&sandbox, &bot, live, Pace::Eager, plan.time).await?;
    let most = bot.process.memory("VmHWM")?;
    let connected = bot.connected;
    bot.stop().await?;
    sandbox.stop().await;
    Ok(Figures { filling, durable, connected, first_board, idle, steady, eager, most })
}

//! The problem of the day of each community that wants one: it is looked for when it is due, in games
//! that have ended, and handed to the desk.
//!
//! Of several processes, the one that holds the house looks. If two did, the desk would post one: the
//! second finds that nothing is due any more.

use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::presence::NetworkPresence;
use crate::priority::in_background;
use crate::solvers::solvers;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::state::Game;
use menagerie_core::problem::types::{DailyProblem, Draft, Problem};
use menagerie_core::problem::{Found, Solvers, pick};
use menagerie_core::{CauseId, GameId, ProblemId, Server, Timestamp};
use menagerie_store::{SharedWork, Store, StoreError};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The time between two looks for due problems.
const EVERY: Duration = Duration::from_secs(20);
/// How long a community is left alone after a failure, in seconds.
const LEFT_ALONE: i64 = 10 * 60;
/// A mate that is long enough, in moves.
const LONG: u32 = 2;

/// The task that looks for problems of the day.
pub struct DailyProblems {
    store: Arc<Store>,
    desk: Desk,
    network_presence: Arc<NetworkPresence>,
    clock: Arc<dyn Clock>,
    /// Where it failed lately, and when.
    failed: HashMap<Server, Timestamp>,
}

/// Why a problem has to wait.
#[derive(Debug, thiserror::Error)]
enum Later {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl DailyProblems {
    /// It has looked for nothing yet.
    pub fn new(
        store: Arc<Store>,
        desk: Desk,
        network_presence: Arc<NetworkPresence>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self { store, desk, network_presence, clock, failed: HashMap::new() }
    }

    /// Looks until it is dropped.
    pub async fn run(mut self) {
        let mut arrived = self.network_presence.arrived.subscribe();
        loop {
            if self.store.holds(SharedWork::House)
                && let Err(error) = self.round().await
            {
                tracing::warn!(%error, "problems of the day come later");
            }
            // A problem that became due while we were away does not wait any longer.
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = arrived.changed() => {}
            }
        }
    }

    /// Looks for everything that is due now.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn round(&mut self) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.failed.retain(|_, at| now.0 - at.0 < LEFT_ALONE);
        for network in self.network_presence.present() {
            for daily in self.store.due_problems(network, now).await? {
                if self.failed.contains_key(&daily.server) {
                    continue;
                }
                // One community must not keep the others waiting.
                if let Err(error) = self.pose(&daily).await {
                    let server = daily.server.as_str();
                    tracing::warn!(server, %error, "a problem of the day comes later");
                    self.failed.insert(daily.server, now);
                }
            }
        }
        Ok(())
    }

    /// Finds a problem for a community and hands it in.
    async fn pose(&self, daily: &DailyProblem) -> Result<(), Later> {
        let waits = match daily.last {
            Some(last) => self.store.problem_waits(last).await?,
            None => false,
        };
        // Otherwise they would pile up where nothing can be shown for a while.
        let draft = if waits { None } else { self.find(daily).await? };
        let last = match daily.last {
            Some(last) if draft.is_some() => self.solved(daily, last).await?,
            _ => None,
        };
        let found = Found { server: daily.server.clone(), draft, last };
        let (now, server) = (self.clock.now(), daily.server.as_str());
        let event = SystemEvent {
            cause: CauseId::our_own(format_args!("problem-{server}-{}", now.0)),
            at: now,
            hears_talk: false,
            what: EventKind::ProblemDue(Box::new(found)),
        };
        self.desk.tell(event).await?;
        Ok(())
    }

    /// The first mate in two or more of some games, or else a mate in one: of the newest games, then of those
    /// before a game that is another one each day.
    async fn find(&self, daily: &DailyProblem) -> Result<Option<Draft>, StoreError> {
        let newest = self.store.games_without_problem(&daily.place, GameId(i64::MAX)).await?;
        let Some(first) = newest.first() else { return Ok(None) };
        let day = daily.due.map_or(0, |due| due.0);
        let older = self.store.games_without_problem(&daily.place, any_below(*first, day)).await?;
        let mut running = None;
        let mut best: Option<Draft> = None;
        for id in newest.into_iter().chain(older) {
            let game = match self.store.game(id).await {
                Ok(game) => game,
                // A game that cannot be read keeps no other from being looked at.
                Err(StoreError::Unreadable(_)) => None,
                Err(error) => return Err(error),
            };
            let Some(game) = game else { continue };
            if picked(&game, &Arc::default()).await.is_none() {
                continue;
            }
            if running.is_none() {
                running = Some(Arc::new(self.store.running_games_in(&daily.server).await?));
            }
            let found = picked(&game, running.get_or_insert_default()).await;
            let length = |draft: &Option<Draft>| draft.as_ref().map_or(0, Draft::mate);
            if length(&found) > length(&best) {
                best = found;
            }
            if length(&best) >= LONG {
                break;
            }
        }
        Ok(best)
    }

    /// A problem that still stands where the next one comes, and its solvers by name where they may be
    /// named.
    async fn solved(
        &self,
        daily: &DailyProblem,
        id: ProblemId,
    ) -> Result<Option<(ProblemId, Solvers)>, StoreError> {
        let problem = match self.store.problem(id).await {
            Ok(problem) => problem,
            Err(StoreError::Unreadable(_)) => None,
            Err(error) => return Err(error),
        };
        let stands = |it: &Problem| !it.is_withdrawn && it.place == daily.place;
        let Some(problem) = problem.filter(stands) else { return Ok(None) };
        Ok(Some((id, solvers(&self.store, &problem).await?)))
    }
}

/// A number up to that of the newest game, another one each day.
fn any_below(newest: GameId, day: i64) -> GameId {
    let mixed = day.unsigned_abs().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 1;
    GameId(i64::try_from(mixed).unwrap_or_default() % newest.0.max(1))
}

/// The problem of a game, found behind everything else that the machine has to do. A search that breaks
/// down finds none, and is logged.
async fn picked(game: &Game, running: &Arc<Vec<Game>>) -> Option<Draft> {
    let (id, game, running) = (game.id.0, game.clone(), Arc::clone(running));
    let work = move || in_background(|| pick(&game, &running));
    let found = tokio::task::spawn_blocking(work).await;
    found.unwrap_or_else(|error| {
        tracing::error!(game = id, %error, "the search for a problem failed");
        None
    })
}

//! The last games of a season of a league: when their time is over, each is looked at, and the desk
//! proposes a result.
//!
//! Of several processes, the one that holds the house looks. If two did, the second would find that a
//! result is proposed already.

use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::presence::NetworkPresence;
use crate::priority::in_background;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::model::state::Game;
use menagerie_core::{CauseId, GameId, LeagueId};
use menagerie_rules::Color;
use menagerie_search::{Budget, Options, Search};
use menagerie_store::{SharedWork, Store, StoreError};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How often it looks whether the time of a game is over.
const EVERY: Duration = Duration::from_secs(20);
/// The positions that are searched: enough to see whether a side is three Rooks ahead for good.
const POSITIONS: u64 = 200_000;
/// The table of positions, in bytes.
const TABLE: usize = 8 << 20;

/// The task that looks at the last games.
pub struct LastGames {
    store: Arc<Store>,
    desk: Desk,
    network_presence: Arc<NetworkPresence>,
    clock: Arc<dyn Clock>,
}

/// Why a game has to wait.
#[derive(Debug, thiserror::Error)]
enum Later {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Desk(#[from] DeskError),
}

impl LastGames {
    /// It has looked at nothing yet.
    pub fn new(
        store: Arc<Store>,
        desk: Desk,
        network_presence: Arc<NetworkPresence>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self { store, desk, network_presence, clock }
    }

    /// Looks until it is dropped.
    pub async fn run(self) {
        loop {
            if self.store.holds(SharedWork::House)
                && let Err(error) = self.round().await
            {
                tracing::warn!(%error, "last games of leagues are looked at later");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Looks at every game whose time is over now.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn round(&self) -> Result<(), StoreError> {
        for network in self.network_presence.present() {
            let now = self.clock.now();
            for (league, game) in self.store.league_games_to_judge(network, now).await? {
                // One game must not keep the others waiting.
                if let Err(error) = self.judge(league, game).await {
                    tracing::warn!(game = game.0, %error, "a last game is looked at later");
                }
            }
        }
        Ok(())
    }

    async fn judge(&self, league: LeagueId, game: GameId) -> Result<(), Later> {
        let worth = match self.store.game(game).await {
            Ok(Some(game)) => worth(game).await,
            Ok(None) | Err(StoreError::Unreadable(_)) => None,
            Err(error) => return Err(error.into()),
        };
        let now = self.clock.now();
        let event = SystemEvent {
            cause: CauseId::our_own(format_args!("judged-{game}-{}", now.0)),
            at: now,
            hears_talk: false,
            what: EventKind::LeagueGameJudged { league, game, worth },
        };
        self.desk.tell(event).await?;
        Ok(())
    }
}

/// The worth of a game's position for White, found behind everything else that the machine has to do. A search that
/// breaks down finds nothing, and is logged.
async fn worth(game: Game) -> Option<i32> {
    let id = game.id.0;
    let found = tokio::task::spawn_blocking(move || in_background(|| searched(&game))).await;
    let found = found.map_err(|error| tracing::error!(game = id, %error, "the search failed"));
    found.ok()
}

fn searched(game: &Game) -> i32 {
    let mut search = Search::new(Options { table_bytes: TABLE, seed: 0 });
    let report = search.search(&game.line, Budget::nodes(POSITIONS), &AtomicBool::new(false));
    let worth = report.score.hundredths();
    if game.turn() == Color::White { worth } else { -worth }
}

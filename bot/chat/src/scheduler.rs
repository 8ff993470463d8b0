//! The scheduler: clocks, alerts and clean-up that become due without a request.

use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::presence::NetworkPresence;
use menagerie_core::dispatch::{EventKind, SystemEvent};
use menagerie_core::{CauseId, GameId, Timestamp};
use menagerie_metrics::metrics;
use menagerie_store::{SharedWork, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How often it looks for due work.
const EVERY: Duration = Duration::from_secs(20);
/// After how many seconds old causes are forgotten again: a day.
const FORGET_EVERY: i64 = 24 * 60 * 60;
/// How long the causes of calls are remembered, in seconds: 30 days.
const CAUSES_KEPT: i64 = 30 * 24 * 60 * 60;

/// How long copies from before a migration are kept, in seconds: 30 days. Afterwards deleted data
/// is gone there, too.
pub const COPIES_KEPT: i64 = 30 * 24 * 60 * 60;

/// After how many seconds a community's settings are forgotten once the bot has left it: 30 days.
/// Until then its members can take their data along, and the bot can come back.
const COMMUNITIES_KEPT: i64 = 30 * 24 * 60 * 60;

/// After how many seconds presence is stored again: a minute.
const ATTEND_EVERY: i64 = 60;

/// The result of a piece of due work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Done,
    /// This program cannot read the game or data.
    Unreadable,
    /// Nothing can be stored now.
    NotNow,
}

/// The task that does due work.
pub struct Scheduler {
    store: Arc<Store>,
    desk: Desk,
    network_presence: Arc<NetworkPresence>,
    /// When presence was last stored.
    attended: Timestamp,
    /// When causes were last forgotten.
    forgotten: Timestamp,
}

impl Scheduler {
    /// Nothing was done yet.
    pub fn new(store: Arc<Store>, desk: Desk, network_presence: Arc<NetworkPresence>) -> Self {
        let never = Timestamp(0);
        Self { store, desk, network_presence, attended: never, forgotten: never }
    }

    /// Does due work until it is dropped.
    pub async fn run(mut self, clock: Arc<dyn Clock>) {
        let mut arrived = self.network_presence.arrived.subscribe();
        loop {
            let now = clock.now();
            if let Err(error) = self.network_presence.tell_standstill(now).await {
                tracing::warn!(%error, "what was due is done later");
            } else if let Err(error) = self.round(now).await {
                // The log has the same warning once a minute.
                tracing::warn!(%error, "what was due is done later");
            } else {
                self.network_presence.at_work(now);
                self.network_presence.upkept();
            }
            // Work that became due while we were away does not wait any longer.
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = arrived.changed() => {}
            }
        }
    }

    /// Does the work that is due at `now`.
    ///
    /// # Errors
    /// When the database cannot be read or written. The work stays due.
    pub async fn round(&mut self, now: Timestamp) -> Result<(), StoreError> {
        // Processes that share the work go by what each of them has stored last.
        let is_shared = self.store.shards() > 1;
        if is_shared || now.0 - self.attended.0 >= ATTEND_EVERY || now < self.attended {
            self.network_presence.note().await?;
            self.attended = now;
        }
        if !self.store.holds(SharedWork::House) {
            return Ok(());
        }
        if now.0 - self.forgotten.0 >= FORGET_EVERY || now < self.forgotten {
            self.store.forget_causes(now.0 - CAUSES_KEPT).await?;
            self.store.forget_page_sessions(now).await?;
            self.store.remove_old_copies(Timestamp(now.0 - COPIES_KEPT));
            self.forgotten = now;
        }
        let mut late = 0;
        for network in self.network_presence.present() {
            late = self.clocks(network, now).await?.max(late);
            self.alerts(network, now).await?;
            self.news(network, now).await?;
            self.ladders(network, now).await?;
            self.leagues(network, now).await?;
            // Nobody knows yet how long we were away from an absent network.
            let before = now.0 - COMMUNITIES_KEPT;
            for server in self.store.communities_left_before(network, before).await? {
                let what = format!("gone-{}", server.as_str());
                self.tells(what, EventKind::CommunityGone(server), now).await;
            }
        }
        if let Err(error) = self.store.erase().await {
            tracing::debug!(%error, "the log is emptied later");
        }
        metrics().deadlines_late_by(late);
        for challenge in self.store.overdue_challenges(now).await? {
            let event = SystemEvent {
                cause: CauseId::our_own(format_args!("expired-{challenge}")),
                at: now,
                hears_talk: false,
                what: EventKind::ChallengeExpired(challenge),
            };
            if let Err(error) = self.desk.tell(event).await {
                tracing::debug!(%challenge, %error, "a challenge ends later");
            }
        }
        Ok(())
    }

    /// Checks the clocks that are due on a network. The clock of a game that this program cannot
    /// read stays due and stops no other. Returns how late the latest was, in seconds.
    async fn clocks(&self, network: &str, now: Timestamp) -> Result<i64, StoreError> {
        let mut due = self.store.due_clocks(network, now).await?;
        let mut late = 0;
        loop {
            for (game, at) in &due {
                if !self.hears_all_of(*game).await? {
                    continue;
                }
                let what = format!("clock-{game}-{}", at.0);
                let told = self.tells(what, EventKind::ClockDue(*game), now).await;
                // Unreadable work stays due for ever, and is no sign of a slow machine.
                if told != Told::Unreadable {
                    late = late.max(now.0 - at.0);
                }
                if told == Told::NotNow {
                    return Ok(late);
                }
            }
            let Some(last) = due.last().filter(|_| due.len() >= Store::CLOCKS_AT_A_TIME) else {
                return Ok(late);
            };
            due = self.store.due_clocks_behind(network, now, *last).await?;
        }
    }

    /// Whether we are present on every network where a game is seen. A player there may have moved.
    async fn hears_all_of(&self, game: GameId) -> Result<bool, StoreError> {
        let present = self.network_presence.present();
        let networks = self.store.other_networks_of(game).await?;
        Ok(networks.iter().all(|network| present.contains(&network.as_str())))
    }

    /// Alerts members on a network to turns that came in their quiet hours.
    async fn alerts(&self, network: &str, now: Timestamp) -> Result<(), StoreError> {
        let mut due = self.store.due_alerts(network, now, None).await?;
        loop {
            for (game, at) in &due {
                let what = format!("alert-{game}-{}", at.0);
                if self.tells(what, EventKind::AlertDue(*game), now).await == Told::NotNow {
                    return Ok(());
                }
            }
            let Some(last) = due.last().filter(|_| due.len() >= Store::NOTICES_AT_A_TIME) else {
                return Ok(());
            };
            due = self.store.due_alerts(network, now, Some(last)).await?;
        }
    }

    /// Sends members on a network the news that is due and not about one turn.
    async fn news(&self, network: &str, now: Timestamp) -> Result<(), StoreError> {
        let mut due = self.store.due_members(network, now, None).await?;
        loop {
            for (player, at) in &due {
                let what = format!("told-{}-{}", player.as_str(), at.0);
                if self.tells(what, EventKind::MemberDue(player.clone()), now).await == Told::NotNow
                {
                    return Ok(());
                }
            }
            let Some(last) = due.last().filter(|_| due.len() >= Store::NOTICES_AT_A_TIME) else {
                return Ok(());
            };
            due = self.store.due_members(network, now, Some(last)).await?;
        }
    }

    /// Changes ladders by their games that have ended, in the order of their ends.
    async fn ladders(&self, network: &str, now: Timestamp) -> Result<(), StoreError> {
        for game in self.store.unsettled_ladder_games(network).await? {
            let what = format!("ladder-{game}");
            if self.tells(what, EventKind::LadderGameOver(game), now).await == Told::NotNow {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Does the due work of leagues on a network.
    async fn leagues(&self, network: &str, now: Timestamp) -> Result<(), StoreError> {
        for (league, at) in self.store.due_leagues(network, now).await? {
            let what = format!("league-{league}-{}", at.0);
            if self.tells(what, EventKind::LeagueDue(league), now).await == Told::NotNow {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Does one piece of due work. Work on a game that this program cannot read stays due and stops
    /// no other.
    async fn tells(&self, what: String, kind: EventKind, now: Timestamp) -> Told {
        let event = SystemEvent {
            // Finished work is not due any more. A machine whose clock was set back may reach the
            // same moment again. The moment alone would then name finished work as the cause.
            cause: CauseId::our_own(format_args!("{what}-{}", now.0)),
            at: now,
            hears_talk: false,
            what: kind,
        };
        match self.desk.tell(event).await {
            Ok(()) => Told::Done,
            // The desk has logged it.
            Err(DeskError::Store(StoreError::Unreadable(_))) => Told::Unreadable,
            Err(error) => {
                tracing::debug!(what, %error, "what was due is done later");
                Told::NotNow
            }
        }
    }
}

//! The worker that looks for what waits for the computer, and hands in what it does.

use super::manners::{Act, side};
use super::queue::Queue;
use super::thinker::{Failed, Thinker};
use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::presence::NetworkPresence;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::{Game, Speaker, Visibility};
use menagerie_core::model::{Moment, OfferId, Reply};
use menagerie_core::{CauseId, ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation;
use menagerie_rules::notation::Letters;
use menagerie_store::{Errand, ErrandKind, SharedWork, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How often it looks, if nothing was decided here: another process may have stored something.
const EVERY: Duration = Duration::from_secs(3);
/// How long it waits after a decision, so that it looks once after many of them.
const SOON: Duration = Duration::from_millis(20);

/// How long a challenge waits to be shown, in seconds, before it is answered unseen.
const UNTIL_SHOWN: i64 = 30;

/// What came of an errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Done,
    /// It is too early.
    NotYet,
    /// It has to wait until something changes.
    InVain,
}

/// The computer.
pub struct Computer {
    store: Arc<Store>,
    desk: Desk,
    network_presence: Arc<NetworkPresence>,
    clock: Arc<dyn Clock>,
    thinker: Thinker,
    queue: Queue,
}

/// Why an errand came to nothing.
#[derive(Debug, thiserror::Error)]
enum InVain {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Desk(#[from] DeskError),
    #[error("the search has failed")]
    Search,
}

impl From<Failed> for InVain {
    fn from(_: Failed) -> Self {
        Self::Search
    }
}

impl Computer {
    /// It has done nothing yet.
    pub fn new(
        store: Arc<Store>,
        desk: Desk,
        network_presence: Arc<NetworkPresence>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let (thinker, queue) = (Thinker::default(), Queue::default());
        Self { store, desk, network_presence, clock, thinker, queue }
    }

    /// Plays until it is dropped.
    pub async fn run(mut self) {
        loop {
            if self.store.holds(SharedWork::House) {
                match self.store.errands().await {
                    Ok(errands) => {
                        if let Some(errand) = self.queue.next(errands, self.clock.now()) {
                            self.go(errand).await;
                            continue;
                        }
                    }
                    Err(error) => tracing::debug!(%error, "the computer looks again later"),
                }
            }
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                () = self.desk.decided() => tokio::time::sleep(SOON).await,
            }
        }
    }

    async fn go(&mut self, errand: Errand) {
        let done = match errand.what {
            ErrandKind::Challenge(id) => self.answer(id, errand.since).await,
            ErrandKind::Game(id) => self.play(id).await,
        };
        let outcome = done.unwrap_or_else(|error| {
            tracing::debug!(%error, errand = ?errand.what, "the computer tries again later");
            Outcome::InVain
        });
        self.queue.done(errand, outcome == Outcome::InVain, self.clock.now());
        if outcome == Outcome::NotYet {
            tokio::time::sleep(SOON).await;
        }
    }

    /// Accepts a challenge once it is seen, because its game gets its place there. If that is refused, because its challenger has too many games by now,
    /// it is declined.
    async fn answer(&self, id: ChallengeId, since: Timestamp) -> Result<Outcome, InVain> {
        let store = &self.store;
        let Some(challenge) = store.challenge(id).await? else { return Ok(Outcome::InVain) };
        let Some(player) = challenge.to.one().filter(|it| it.is_computer()) else {
            return Ok(Outcome::InVain);
        };
        let (offer, network) = (OfferId::Challenge(id), challenge.place.network());
        let is_young = self.clock.now().0 - since.0 < UNTIL_SHOWN;
        if is_young && store.offer_waits(offer, network).await? {
            return Ok(Outcome::NotYet);
        }
        let at = (&challenge.place, &challenge.server);
        let about = format!("challenge-{id}");
        let accepted = self.ask(player, at, &about, Command::Accept(id)).await?;
        if !matches!(accepted, Reply::Refused(_)) {
            return Ok(Outcome::Done);
        }
        let about = format!("no-{about}");
        let declined = self.ask(player, at, &about, Command::Decline(id)).await?;
        Ok(outcome(&declined))
    }

    /// Does what is to be done in a game.
    async fn play(&mut self, id: GameId) -> Result<Outcome, InVain> {
        let Some(game) = self.store.game(id).await? else { return Ok(Outcome::InVain) };
        let Some((side, _)) = side(&game) else { return Ok(Outcome::InVain) };
        let (player, moment) = (game.player(side).clone(), game.moment());
        let at = (game.home().clone(), game.server.clone());
        let Some(act) = self.thinker.think(game.clone()).await? else {
            return Ok(Outcome::InVain);
        };
        let command = command(&game, act, moment);
        let about = format!("game-{id}-{}-{}", moment.ply, moment.taken_back);
        let reply = self.ask(&player, (&at.0, &at.1), &about, command).await?;
        Ok(outcome(&reply))
    }

    /// Hands in a call of the computer.
    async fn ask(
        &self,
        player: &PlayerId,
        (place, server): (&Place, &Server),
        about: &str,
        command: Command,
    ) -> Result<Reply, DeskError> {
        let now = self.clock.now();
        // What was refused is asked again later, so the time belongs to the cause.
        let cause = CauseId::of_computer(format_args!("{about}-{}", now.0));
        let call = Call {
            from: player.clone(),
            speaker: Speaker::default(),
            place: place.clone(),
            server: Some(server.clone()),
            visibility: Visibility::All,
            authority: Authority::Player,
            hears_talk: true,
            cause,
            at: now,
            seen: now,
            via: Via::Private,
            letters: Letters::default(),
            command,
        };
        // A clock does not run while no member can be heard, and that is told first.
        self.network_presence.tell_standstill(now).await?;
        self.desk.ask(call).await
    }
}

/// What came of an errand, by the answer to the call.
fn outcome(reply: &Reply) -> Outcome {
    if matches!(reply, Reply::Refused(_)) { Outcome::InVain } else { Outcome::Done }
}

/// The command for what the computer does in a moment of a game.
fn command(game: &Game, act: Act, moment: Moment) -> Command {
    let which = Which::Number(game.id);
    match act {
        Act::Move(mv) => {
            let text = notation::coordinates(game.variant(), &mv);
            Command::Move { which, text, shown: Some(moment) }
        }
        Act::Resign => Command::Resign { which, confirmed: true },
        Act::ClaimDraw => Command::Draw { which },
        Act::AnswerDraw(offer, accept) => {
            Command::AnswerDraw { game: game.id, ply: offer.ply, by: Some(offer.by), accept }
        }
        Act::Agree(number) => Command::AnswerProposal { game: game.id, number, accept: true },
    }
}

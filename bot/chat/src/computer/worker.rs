//! The worker that looks for what waits for the computer, and hands in what it does.

use super::acting::{Act, side};
use super::queue::{Outcome, Queue};
use super::thinker::{Failed, Thinker};
use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::presence::NetworkPresence;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::challenge::types::ChallengeRequest;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::{Game, Visibility};
use menagerie_core::model::{Moment, OfferId, Reply};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, ChallengeId, GameId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation;
use menagerie_rules::notation::Letters;
use menagerie_store::{Errand, ErrandKind, SharedWork, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How often it looks, if nothing was decided here: another process may have stored something.
const EVERY: Duration = Duration::from_secs(3);
/// How long it waits after a decision, so that it looks once after many of them, and where something
/// is about to be shown.
const SOON: Duration = Duration::from_millis(20);

/// How long a challenge waits to be shown, in seconds, before it is answered unseen.
const UNTIL_SHOWN: i64 = 30;
/// How long a challenge that cannot be accepted waits, in seconds, before it is declined.
const UNTIL_DECLINED: i64 = 10 * 60;

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
            if let Some(errand) = self.next().await {
                self.go(errand).await;
            } else if self.queue.try_again() {
                tokio::time::sleep(SOON).await;
            } else {
                tokio::select! {
                    () = tokio::time::sleep(EVERY) => {}
                    () = self.desk.decided() => tokio::time::sleep(SOON).await,
                }
            }
        }
    }

    /// The next errand, on networks that are heard: elsewhere the opponent cannot answer, and it is not known yet how
    /// long the bot was away.
    async fn next(&mut self) -> Option<Errand> {
        if !self.store.holds(SharedWork::House) {
            return None;
        }
        let present = self.network_presence.present();
        let mut errands = match self.store.errands().await {
            Ok(errands) => errands,
            Err(error) => {
                tracing::debug!(%error, "the computer looks again later");
                return None;
            }
        };
        errands.retain(|errand| present.contains(&errand.server.network()));
        self.queue.next(errands, self.clock.now())
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
        self.queue.done(errand, outcome, self.clock.now());
    }

    /// Accepts a challenge once it is seen, because its game gets its place there. If that is refused
    /// for long, for example because its challenger has too many games by now, it is declined.
    async fn answer(&self, id: ChallengeId, since: Timestamp) -> Result<Outcome, InVain> {
        let Some(challenge) = self.store.challenge(id).await? else { return Ok(Outcome::InVain) };
        let Some(player) = challenge.to.one().filter(|it| it.is_computer()) else {
            return Ok(Outcome::InVain);
        };
        let age = self.clock.now().0 - since.0;
        let (offer, network) = (OfferId::Challenge(id), challenge.place.network());
        if age < UNTIL_SHOWN && self.store.offer_waits(offer, network).await? {
            return Ok(Outcome::NotYet);
        }
        let at = (&challenge.place, &challenge.server);
        let about = format!("challenge-{id}");
        let accepted =
            self.ask(player, at, &about, Command::Challenge(ChallengeRequest::Accept(id))).await?;
        if matches!(accepted, Reply::Done(_)) || age < UNTIL_DECLINED {
            return Ok(outcome(&accepted));
        }
        let about = format!("no-{about}");
        Ok(outcome(
            &self
                .ask(player, at, &about, Command::Challenge(ChallengeRequest::Decline(id)))
                .await?,
        ))
    }

    /// Acts for the computer in a game, if there is anything to do.
    async fn play(&mut self, id: GameId) -> Result<Outcome, InVain> {
        let Some(game) = self.store.game(id).await? else { return Ok(Outcome::InVain) };
        let Some((side, _)) = side(&game) else { return Ok(Outcome::InVain) };
        let Some(act) = self.thinker.think(game.clone()).await? else {
            return Ok(Outcome::InVain);
        };
        // Not every act names its moment, and the opponent may have taken a move back.
        if !self.is_still(&game).await? {
            return Ok(Outcome::Done);
        }
        let Moment { ply, taken_back } = game.moment();
        let about = format!("game-{id}-{ply}-{taken_back}-{}", name(act));
        let at = (game.home(), &game.server);
        let reply = self.ask(game.player(side), at, &about, command(&game, act)).await?;
        let is_over = matches!(reply, Reply::Refused(_)) && !self.is_still(&game).await?;
        Ok(if is_over { Outcome::Done } else { outcome(&reply) })
    }

    /// Whether a game still stands as it was read.
    async fn is_still(&self, read: &Game) -> Result<bool, InVain> {
        let game = self.store.game(read.id).await?;
        Ok(game.is_some_and(|game| game.moment() == read.moment() && game.end == read.end))
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
        // A refused command is tried again later, so the time belongs to the cause.
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
        Ok(self.network_presence.ask(call).await?.reply)
    }
}

/// The outcome of an errand, by the answer to the call.
fn outcome(reply: &Reply) -> Outcome {
    if matches!(reply, Reply::Done(_)) { Outcome::Done } else { Outcome::InVain }
}

/// The name of an act in its cause. Acts of one moment differ in it.
fn name(act: Act) -> String {
    match act {
        Act::Move(_) => "move".to_owned(),
        Act::Resign => "resign".to_owned(),
        Act::ClaimDraw => "claim".to_owned(),
        Act::AnswerDraw(offer, _) => format!("draw-{}", offer.ply),
        Act::Agree(number) => format!("agree-{number}"),
    }
}

/// The command for what the computer does in the present moment of a game.
fn command(game: &Game, act: Act) -> Command {
    let which = Which::Number(game.id);
    match act {
        Act::Move(mv) => {
            let text = notation::coordinates(game.variant(), &mv);
            Command::Play(PlayRequest::Move { which, text, shown: Some(game.moment()) })
        }
        Act::Resign => Command::Ending(EndingRequest::Resign { which, confirmed: true }),
        Act::ClaimDraw => Command::Ending(EndingRequest::Draw { which }),
        Act::AnswerDraw(offer, accept) => Command::Ending(EndingRequest::AnswerDraw {
            game: game.id,
            ply: offer.ply,
            by: Some(offer.by),
            accept,
        }),
        Act::Agree(number) => {
            Command::Offer(OfferRequest::AnswerProposal { game: game.id, number, accept: true })
        }
    }
}

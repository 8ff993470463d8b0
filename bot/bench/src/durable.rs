//! The measurement of committed moves at the desk, beside plain inserts.

use super::filling::NETWORK;
use super::load_error::LoadError;
use super::percentiles::Percentiles;
use super::plan::Plan;
use super::played_game::PlayedGame;
use super::process::{Process, commits};
use futures_util::future::{BoxFuture, join_all, ready};
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::deliver::{Front, Fronts, Undelivered};
use menagerie_chat::desk::Desk;
use menagerie_chat::engine::Engine;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::model::request::{Authority, Call, Command, Via, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::model::{Effect, Reply, Subject};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, MessageId, Place, Server};
use menagerie_metrics::metrics;
use menagerie_rules::notation::Letters;
use menagerie_store::{Delivery, Pending, Plain, Store, plain_inserts};
use rand::rngs::StdRng;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many people move at a time, each as soon as their last move is stored.
const AT_ONCE: usize = 8;
/// The step from one game to the next. Neighbors in the database are not played one after the
/// other.
const STRIDE: usize = 7_919;

/// Committed moves, and plain inserts beside them.
#[derive(Clone, Debug)]
pub struct Durable {
    /// How many moves.
    pub moves: usize,
    /// The time that they took.
    pub took: Duration,
    /// The time from handing in a move until it was known to be stored.
    pub stored: Percentiles,
    /// How many transactions there were: those of the moves, and those after showing their boards.
    pub commits: u64,
    /// Processor time of the whole process, which plays both sides.
    pub processor: Duration,
    /// Plain inserts, before and after the moves.
    pub plain: [Plain; 2],
}

/// A network that shows everything at once.
struct Screen;

impl Front for Screen {
    fn network(&self) -> &'static str {
        NETWORK
    }

    fn a_second(&self) -> u32 {
        1_000_000
    }

    fn hears_talk(&self) -> bool {
        true
    }

    fn deliver<'a>(
        &'a self,
        pending: &'a Pending,
        _: bool,
    ) -> BoxFuture<'a, Result<Delivery, Undelivered>> {
        let posted = match pending.effect {
            Effect::Announce { game, .. } => {
                Some((Subject::Board(game), MessageId::new(NETWORK, pending.id)))
            }
            _ => None,
        };
        Box::pin(ready(Ok(Delivery { posted, ..Delivery::default() })))
    }
}

/// Plays moves for some time, and makes plain inserts before and after that. Then the store is
/// closed.
///
/// # Errors
/// When a legal move is not played, or the database fails.
pub async fn measure(
    plan: &Plan,
    store: Arc<Store>,
    server: &Server,
    games: &mut [PlayedGame],
    dice: StdRng,
) -> Result<Durable, LoadError> {
    let before = plain_inserts(&plan.database, plan.time / 2).await?;
    let process = Process("self".to_owned());
    let fronts: Fronts = [Arc::new(Screen) as Arc<dyn Front>].into_iter().collect();
    let engine = Engine::start(store, Arc::new(SystemClock), Box::new(dice), fronts);
    let desk = engine.services().desk;
    let (used, made) = (process.processor_time()?, commits(&metrics().printed())?);
    let began = Instant::now();
    let until = began + plan.time;
    let size = games.len().div_ceil(AT_ONCE).max(1);
    let people = games.chunks_mut(size).enumerate();
    let played =
        join_all(people.map(|(person, games)| play(&desk, server, person, games, until))).await;
    let took = began.elapsed();
    // Delivering the rest is part of the measurement.
    engine.stop().await?;
    let processor = process.processor_time()?.saturating_sub(used);
    let commits = commits(&metrics().printed())? - made;
    let times = played.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    let (moves, stored) = (times.len(), Percentiles::of(times));
    let after = plain_inserts(&plan.database, plan.time / 2).await?;
    Ok(Durable { moves, took, stored, commits, processor, plain: [before, after] })
}

/// Plays one move after the other in these games, and returns how long each took to be stored.
async fn play(
    desk: &Desk,
    server: &Server,
    person: usize,
    games: &mut [PlayedGame],
    until: Instant,
) -> Result<Vec<Duration>, LoadError> {
    let (mut times, mut at, mut over) = (Vec::new(), 0, 0);
    while Instant::now() < until && over < games.len() {
        let number = times.len();
        at = (at + STRIDE) % games.len();
        let place = Place::new(NETWORK, games[at].thread);
        let Some((player, text)) = games[at].next() else {
            over += 1;
            at += 1;
            continue;
        };
        over = 0;
        let now = SystemClock.now();
        let call = Call {
            from: player.clone(),
            speaker: Speaker::default(),
            place,
            server: Some(server.clone()),
            authority: Authority::Player,
            hears_talk: true,
            visibility: Visibility::All,
            cause: CauseId::new(NETWORK, format_args!("bench-{person}-{number}")),
            at: now,
            seen: now,
            via: Via::Private,
            letters: Letters::default(),
            command: Command::Play(PlayRequest::Move {
                which: Which::Here,
                text: text.to_owned(),
                shown: None,
            }),
        };
        let began = Instant::now();
        match desk.ask(call).await? {
            Reply::Done(_) => times.push(began.elapsed()),
            reply => {
                let id = games[at].id;
                return Err(LoadError::Unplayed(format!("game {id}: {reply:?}")));
            }
        }
    }
    Ok(times)
}

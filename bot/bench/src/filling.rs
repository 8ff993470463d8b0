//! Fills a database with games. Some games are played at the desk, by calls like a network's, and
//! then copied as often as needed.

use super::load_error::LoadError;
use super::moves_by_chance::moves;
use super::plan::Plan;
use super::played_game::PlayedGame;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::desk::decide;
use menagerie_core::accounts::types::Speaker;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::dispatch::Input;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::Reply;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::state::{Allowances, Game, Visibility};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::{CauseId, ChallengeId, GameId, MessageId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Variant, bundled};
use menagerie_sandbox::{Sandbox, SeededThread, ThreadSeed};
use menagerie_store::{Delivery, GameCopy, Store};
use rand::Rng;
use std::sync::Arc;
use std::time::Duration;

/// The network of all games.
pub const NETWORK: &str = "discord";
/// The most games of the two people of the loopback Discord.
pub const LIVE: usize = 200;
/// How many variants are played.
const VARIANTS: usize = 5;
/// How many games are copied: a running and a finished one of each variant.
const SAMPLES: i64 = 2 * VARIANTS as i64;
/// How many plies a running game has, a finished one, and one whose moves have all been played.
const RUNNING: usize = 40;
const FINISHED: usize = 20;
const ALL: usize = 240;
/// How many running games two people who are not in the loopback Discord have with each other.
const OF_A_PAIR: i64 = 5;
/// The most active threads of a server.
const AWAKE: usize = 990;
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// A game to copy.
struct Sample {
    id: GameId,
    moves: Arc<[String]>,
}

/// The table at which the samples are played.
struct Table<'a> {
    store: &'a Store,
    dice: &'a mut (dyn Rng + Send),
    server: Server,
    place: Place,
    now: i64,
    calls: u64,
    games: i64,
}

/// Fills an empty database with the plan's running and finished games, and with ten more, from
/// which they are copied. Returns the running ones. The first [`LIVE`] of them are played by people
/// of `sandbox`.
///
/// # Errors
/// When there are games already, or a call is refused.
pub async fn fill(
    plan: &Plan,
    store: &Store,
    sandbox: &Sandbox,
    dice: &mut (dyn Rng + Send),
) -> Result<Vec<PlayedGame>, LoadError> {
    if store.has_games().await? {
        return Err(LoadError::NotEmpty);
    }
    let channel = sandbox.channel_named("games").unwrap_or_default();
    let mut threads = Vec::new();
    let count = usize::try_from(plan.running).unwrap_or(usize::MAX);
    for (count, age, archived) in [
        (count.min(AWAKE), HOUR, false),
        (count.saturating_sub(AWAKE) + 2 * VARIANTS, 10 * DAY, true),
    ] {
        threads.extend(sandbox.seed_threads(channel, ThreadSeed { count, age, archived }));
    }
    let of_samples = threads.split_off(count);
    let now = SystemClock.now();
    let mut table = Table {
        store,
        dice,
        server: Server::new(NETWORK, sandbox.guild_id()),
        place: Place::new(NETWORK, channel),
        now: now.0 - i64::try_from(HOUR.as_secs()).unwrap_or_default(),
        calls: 0,
        games: 0,
    };
    let (mut running, mut finished) = (Vec::new(), Vec::new());
    for (variant, threads) in bundled().iter().zip(of_samples.chunks(2)) {
        running.push(table.play(variant, &threads[0], RUNNING).await?);
        let sample = table.play(variant, &threads[1], FINISHED).await?;
        table.resign(sample.id).await?;
        finished.push(sample.id);
    }
    table.show().await?;
    // A network that is heard only from now on has missed nothing.
    store.set_heard_at(now).await?;
    let people = ["Ann", "Bob"].map(|name| sandbox.member_named(name).unwrap_or_default());
    let games = copies(&running, &threads, people);
    store.copy_running(&games.iter().map(|(copy, _)| copy.clone()).collect::<Vec<_>>()).await?;
    let first = SAMPLES + i64::from(plan.running) + 1;
    let last = first + i64::from(plan.finished) - 1;
    store.copy_finished(&finished, NETWORK, GameId(first), GameId(last)).await?;
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// A copy for each thread, of one sample after the other.
fn copies(
    samples: &[Sample],
    threads: &[SeededThread],
    people: [u64; 2],
) -> Vec<(GameCopy, PlayedGame)> {
    let copy = |(number, thread): (i64, &SeededThread)| {
        let sample = &samples[usize::try_from(number).unwrap_or_default() % samples.len()];
        let id = GameId(SAMPLES + number + 1);
        let is_live = usize::try_from(number).is_ok_and(|number| number < LIVE);
        let players = if is_live {
            people.map(|person| PlayerId::new(NETWORK, person))
        } else {
            let pair = 2_000_000_000 + number / OF_A_PAIR * 2;
            [pair, pair + 1].map(|person| PlayerId::new(NETWORK, person))
        };
        let SeededThread { id: place, last_message } = *thread;
        let message = MessageId::new(NETWORK, format_args!("{place}/{last_message}"));
        let read = (message, i64::try_from(last_message).unwrap_or(i64::MAX));
        let copied = GameCopy {
            game: id,
            sample: sample.id,
            thread: Place::new(NETWORK, place),
            read,
            players: players.clone(),
        };
        let moves = Arc::clone(&sample.moves);
        (copied, PlayedGame { id, thread: place, players, moves, ply: RUNNING })
    };
    (0..).zip(threads).map(copy).collect()
}

impl Table<'_> {
    /// Two people play a game of a variant for this many plies, in its thread.
    async fn play(
        &mut self,
        variant: &Arc<Variant>,
        thread: &SeededThread,
        plies: usize,
    ) -> Result<Sample, LoadError> {
        let number = i64::try_from(self.calls).unwrap_or(i64::MAX);
        let players = [1_000_000_000 + number, 1_000_000_001 + number];
        let players = players.map(|person| PlayerId::new(NETWORK, person));
        let opponent = Opponent { player: players[1].clone(), presence: Presence::Member };
        self.ask(
            &players[0],
            Command::Challenge(ChallengeRequest::Make(NewChallenge {
                level: None,
                rated: None,
                opponent: Some(opponent),
                variant: variant.id.clone(),
                side: SideRequest::First,
                start: StartRequest::default(),
                clock: String::new(),
                terms: Terms::default(),
            })),
        )
        .await?;
        let id = self.games + 1;
        self.ask(&players[1], Command::Challenge(ChallengeRequest::Accept(ChallengeId(id))))
            .await?;
        self.games = id;
        let opened = Some((GameId(id), Place::new(NETWORK, thread.id)));
        self.store.note_delivery(&Delivery { opened, ..Delivery::default() }).await?;
        // Some variants begin with an array drawn at random.
        let all = moves(self.game(GameId(id)).await?.line.start(), ALL, self.dice);
        for (ply, text) in all.iter().take(plies).enumerate() {
            let which = Which::Number(GameId(id));
            let command =
                Command::Play(PlayRequest::Move { which, text: text.clone(), shown: None });
            self.ask(&players[ply % 2], command).await?;
        }
        Ok(Sample { id: GameId(id), moves: all.into() })
    }

    async fn game(&self, id: GameId) -> Result<Game, LoadError> {
        let game = self.store.game(id).await?;
        game.ok_or_else(|| LoadError::Unplayed(format!("there is no game {id}")))
    }

    /// The first mover resigns.
    async fn resign(&mut self, game: GameId) -> Result<(), LoadError> {
        let [mover, _] = self.game(game).await?.players;
        self.ask(
            &mover,
            Command::Ending(EndingRequest::Resign { which: Which::Number(game), confirmed: true }),
        )
        .await
    }

    async fn ask(&mut self, from: &PlayerId, command: Command) -> Result<(), LoadError> {
        self.calls += 1;
        self.now += 1;
        let call = Call {
            from: from.clone(),
            speaker: Speaker::default(),
            place: self.place.clone(),
            server: Some(self.server.clone()),
            authority: Authority::Player,
            hears_talk: true,
            visibility: Visibility::All,
            cause: CauseId::new(NETWORK, format_args!("sample-{}", self.calls)),
            at: Timestamp(self.now),
            seen: Timestamp(self.now),
            via: Via::Private,
            letters: Letters::default(),
            command,
        };
        let input = Input::of(call);
        let stored = decide(self.store, &input, &mut Allowances::default(), self.dice).await?;
        match stored.reply {
            Reply::Done(_) => Ok(()),
            reply => Err(LoadError::Unplayed(format!("a sample was not played: {reply:?}"))),
        }
    }

    /// Delivers every effect.
    async fn show(&self) -> Result<(), LoadError> {
        for row in self.store.waiting(0).await? {
            self.store.delivered(row.id, &Delivery::default()).await?;
        }
        Ok(())
    }
}

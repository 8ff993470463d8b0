//! The measurement of typed moves until their boards are visible.

use super::bot_process::BotProcess;
use super::load_error::LoadError;
use super::percentiles::Percentiles;
use super::played_game::PlayedGame;
use menagerie_sandbox::Sandbox;
use std::time::{Duration, Instant};

/// How many people wait for a board at a time in the measurement without a fixed rate.
const AT_ONCE: usize = 8;
/// How often it is checked whether a board is there.
const LOOK: Duration = Duration::from_millis(2);
/// The longest wait for a board.
const TIMEOUT: Duration = Duration::from_mins(1);
/// Discord's numbers for a plain message and for a reply.
const WRITTEN: [u8; 2] = [0, 19];

/// Moves whose boards were seen.
#[derive(Clone, Debug)]
pub struct Shown {
    /// How many.
    pub moves: usize,
    /// From the first move to the last board.
    pub took: Duration,
    /// The time from a move to its board, by the clock of the loopback Discord, in whole
    /// milliseconds.
    pub visible: Percentiles,
    /// How many transactions the bot has committed meanwhile.
    pub commits: u64,
    /// Processor time of the bot meanwhile.
    pub processor: Duration,
}

/// The pace of the moves.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// This many a second, whether or not boards keep up.
    PerSecond(u32),
    /// Each of some people moves as soon as they see the board of their last move.
    Eager,
}

/// A typed move.
struct Typed {
    thread: u64,
    message: u64,
}

/// Plays moves for some time, in one game after the other, and waits until all boards are there.
///
/// # Errors
/// When a board does not come, or the bot is gone.
pub async fn measure(
    sandbox: &Sandbox,
    bot: &BotProcess,
    games: &mut [PlayedGame],
    pace: Pace,
    time: Duration,
) -> Result<Shown, LoadError> {
    let (used, made) = (bot.process.processor_time()?, bot.commits().await?);
    let typed = match pace {
        Pace::PerSecond(rate) => steadily(sandbox, games, rate, time).await?,
        Pace::Eager => eagerly(sandbox, games, time).await?,
    };
    for game in games.iter() {
        let last = typed.iter().rev().find(|typed| typed.thread == game.thread);
        if let Some(last) = last {
            until_shown(sandbox, last).await?;
        }
    }
    let processor = bot.process.processor_time()?.saturating_sub(used);
    let commits = bot.commits().await? - made;
    let (took, times) = seen(sandbox, games, &typed)?;
    let (moves, visible) = (times.len(), Percentiles::of(times));
    Ok(Shown { moves, took, visible, commits, processor })
}

/// Plays one move and waits for its board.
///
/// # Errors
/// When it does not come.
pub async fn one(sandbox: &Sandbox, game: &mut PlayedGame) -> Result<(), LoadError> {
    let typed = type_next(sandbox, game)?.ok_or_else(|| no_moves_left(&[]))?;
    until_shown(sandbox, &typed).await
}

async fn steadily(
    sandbox: &Sandbox,
    games: &mut [PlayedGame],
    rate: u32,
    time: Duration,
) -> Result<Vec<Typed>, LoadError> {
    let (began, mut typed) = (tokio::time::Instant::now(), Vec::new());
    let mut due = Duration::ZERO;
    while due < time {
        tokio::time::sleep_until(began + due).await;
        let at = typed.len() % games.len();
        let next = type_next(sandbox, &mut games[at])?;
        typed.push(next.ok_or_else(|| no_moves_left(&typed))?);
        due += Duration::from_secs(1) / rate;
    }
    Ok(typed)
}

async fn eagerly(
    sandbox: &Sandbox,
    games: &mut [PlayedGame],
    time: Duration,
) -> Result<Vec<Typed>, LoadError> {
    let (began, mut typed) = (Instant::now(), Vec::<Typed>::new());
    let mut waiting: Vec<usize> = Vec::new();
    let mut at = 0;
    while began.elapsed() < time {
        waiting.retain(|at| !is_shown(sandbox, &typed[*at]));
        while waiting.len() < AT_ONCE.min(games.len()) {
            // Of two moves typed in one game at once, the first gets no board of its own.
            at = (at + 1) % games.len();
            if waiting.iter().any(|waiting| typed[*waiting].thread == games[at].thread) {
                continue;
            }
            let next = type_next(sandbox, &mut games[at])?;
            waiting.push(typed.len());
            typed.push(next.ok_or_else(|| no_moves_left(&typed))?);
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(typed)
}

fn no_moves_left(typed: &[Typed]) -> LoadError {
    LoadError::Unplayed(format!("all moves are played after {}: let more games run", typed.len()))
}

/// The player to move types the next move in the game's thread. `None` if there is none.
fn type_next(sandbox: &Sandbox, game: &mut PlayedGame) -> Result<Option<Typed>, LoadError> {
    let thread = game.thread;
    let Some((player, text)) = game.next() else { return Ok(None) };
    let person = player.as_str().rsplit(':').next().and_then(|id| id.parse().ok());
    let message = sandbox.say(person.unwrap_or_default(), thread, text, None)?;
    Ok(Some(Typed { thread, message }))
}

async fn until_shown(sandbox: &Sandbox, typed: &Typed) -> Result<(), LoadError> {
    let began = Instant::now();
    while !is_shown(sandbox, typed) {
        if began.elapsed() > TIMEOUT {
            let why = format!("no board came after message {} was typed", typed.message);
            return Err(LoadError::Unplayed(why));
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(())
}

/// Whether there is a newer message. In these threads, nobody else writes before.
fn is_shown(sandbox: &Sandbox, typed: &Typed) -> bool {
    sandbox.newest_message(typed.thread).is_some_and(|newest| newest > typed.message)
}

/// The time from the first move to the last board, and from each move to its own.
fn seen(
    sandbox: &Sandbox,
    games: &[PlayedGame],
    typed: &[Typed],
) -> Result<(Duration, Vec<Duration>), LoadError> {
    let (mut times, mut first, mut last) = (Vec::new(), u64::MAX, 0);
    let bot = sandbox.bot_id();
    for game in games {
        let mine: Vec<u64> = typed
            .iter()
            .filter(|typed| typed.thread == game.thread)
            .map(|typed| typed.message)
            .collect();
        let Some(oldest) = mine.first() else { continue };
        let messages = sandbox.messages(bot, game.thread);
        let new = messages.iter().filter(|message| message.id >= *oldest);
        let (boards, moves): (Vec<_>, Vec<_>) = new.partition(|message| message.author == bot);
        let boards = boards.into_iter().filter(|board| WRITTEN.contains(&board.kind));
        let boards: Vec<u64> = boards.map(|board| board.at_ms).collect();
        if boards.len() != moves.len() || moves.len() != mine.len() {
            return Err(LoadError::Unplayed(format!(
                "game {}: {} moves were typed and {} boards came",
                game.id,
                mine.len(),
                boards.len()
            )));
        }
        for (board, chosen) in boards.iter().zip(&moves) {
            times.push(Duration::from_millis(board.saturating_sub(chosen.at_ms)));
            (first, last) = (first.min(chosen.at_ms), last.max(*board));
        }
    }
    Ok((Duration::from_millis(last.saturating_sub(first)), times))
}

//! `menagerie import` and `verify`: stores a game that was exported as JSON, or checks it.

use super::arguments::RecordFile;
use super::board::print;
use super::exit::Failure;
use super::{serve, settings};
use crate::addresses;
use crate::run::RunError;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_core::clock::{DAY, Kind};
use menagerie_core::model::{plies, visible};
use menagerie_core::record::{Proof, Replayed, read};
use menagerie_store::{ImportError, Imported, Store, StoreError};
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use std::io::{ErrorKind, Read};
use std::path::Path;

/// The longest file that is read, in bytes; a game of a thousand plies has about 900,000.
const LONGEST: u64 = 16 * 1024 * 1024;
/// The most characters of a file that an error repeats.
const ECHO: usize = 400;

/// Prints what the file proves, or why it proves nothing.
pub fn verify(options: &RecordFile) -> Result<(), Failure> {
    let (_, proof) = proven(&options.file)?;
    print(&proof.words(&options.file.display().to_string()))
}

/// Stores the game in the database of the settings.
pub fn import(options: &RecordFile) -> Result<(), Failure> {
    let (replayed, _) = proven(&options.file)?;
    // A game that is stored here already goes on from any position. A new one must begin from a
    // position that is allowed here.
    if let Some(why) = replayed.line.start().impossible() {
        return Err(Failure::other(format!(
            "the game is not imported: it begins from a position that no game can reach: {why}"
        )));
    }
    let url = settings::database_url()?;
    serve::log()?;
    let runtime = serve::runtime()?;
    let imported = runtime.block_on(store(&url, &replayed))??;
    let variant = &replayed.line.position().variant().name;
    print(&match imported {
        Imported::Stored { game, is_displaced } => {
            let displaced = if is_displaced {
                " Where it was played another game is played here, so it has no place of its own."
            } else {
                ""
            };
            let plies = plies(replayed.line.ply());
            let rests = if is_timed(&replayed) {
                " Its clock rests for a day, and then goes on with what had been thought."
            } else {
                ""
            };
            format!(
                "The game of {variant} is stored as game {game}, with {plies}.{displaced}{rests}"
            )
        }
        Imported::There(game) => {
            format!("The game of {variant} is there already, as game {game}: nothing has changed.")
        }
    })
}

/// Whether a clock runs in the game.
fn is_timed(replayed: &Replayed) -> bool {
    let clock = replayed.record.clock.as_ref().filter(|_| replayed.record.end.is_none());
    clock.is_some_and(|clock| clock.state.is_some() && clock.control.kind != Kind::None)
}

/// Stores a game. No other process may use the database meanwhile, because a running bot would not
/// look after a game that appears beside it.
async fn store(url: &str, replayed: &Replayed) -> Result<Result<Imported, Failure>, RunError> {
    let mut rng =
        StdRng::try_from_rng(&mut SysRng).map_err(|error| RunError::Random(error.to_string()))?;
    let store = Store::open(url, &mut rng).await?;
    let imported = store.import(&replayed.record, SystemClock.now()).await;
    store.close().await?;
    Ok(imported.map_err(|error| match error {
        ImportError::Store(StoreError::Unknown(_)) => Failure::other(format!(
            "{error}; import it again, and what is stored is not stored twice"
        )),
        ImportError::Store(_) => Failure::other(error),
        refused => Failure::other(format!("the game is not imported: {}", shown(&refused))),
    }))
}

/// Reads a file and verifies it.
pub(super) fn proven(path: &Path) -> Result<(Replayed, Proof), Failure> {
    let name = path.display();
    let unreadable =
        |error: std::io::Error| Failure::input(format!("{name} cannot be read: {error}"));
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(unreadable)?;
    file.take(LONGEST + 1).read_to_string(&mut text).map_err(|error| match error.kind() {
        ErrorKind::InvalidData => {
            Failure::input(format!("{name} is no text in UTF-8: save it in that encoding"))
        }
        _ => unreadable(error),
    })?;
    if text.len() as u64 > LONGEST {
        return Err(Failure::input(format!("{name} is longer than {LONGEST} bytes")));
    }
    // Some editors put this mark in front of a file.
    let text = text.trim_start_matches('\u{feff}');
    let nothing = |why: String| Failure::other(format!("{name} proves nothing: {why}"));
    let (replayed, proof) = read(text).map_err(|error| nothing(shown(&error)))?;
    if let Some(wrong) = addresses::wrong_in(&replayed.record) {
        let wrong = shown(&wrong);
        return Err(nothing(format!("“{wrong}” has not the form of an address of its network")));
    }
    let (latest, now) = (replayed.record.latest(), SystemClock.now());
    if latest.0 > now.0.saturating_add(DAY) {
        let moment = jiff::Timestamp::from_second(latest.0).unwrap_or_default();
        return Err(nothing(format!(
            "it tells of {moment}, which is later than a day from now: look at this machine’s clock"
        )));
    }
    Ok((replayed, proof))
}

/// An error that repeats a part of a file, as one line that cannot control the terminal.
fn shown(error: &impl ToString) -> String {
    let words = visible(&error.to_string()).replace('\n', " ");
    if words.chars().count() <= 2 * ECHO {
        return words;
    }
    let letters: Vec<char> = words.chars().collect();
    let (start, end) = (&letters[..ECHO], &letters[letters.len() - ECHO..]);
    format!("{}…{}", start.iter().collect::<String>(), end.iter().collect::<String>())
}

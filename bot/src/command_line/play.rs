//! `menagerie play`: two people at one keyboard, or one against the computer.

use super::arguments::PlayOptions;
use super::exit::Failure;
use super::{position, serve};
use crate::operator_variants;
use crate::run::RunError;
use menagerie_chat::clock::{Clock, SystemClock};
use menagerie_chat::engine::Engine;
use menagerie_chat::variant_file::VariantFile;
use menagerie_core::model::state::ComputerLevel;
use menagerie_store::Store;
use menagerie_terminal::{Screen, Session, width_of_output};
use menagerie_words::Language;
use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng};
use std::io::{BufRead, IsTerminal};
use std::sync::Arc;
use tokio::sync::mpsc;

/// The longest line that is read, in bytes. The rest of a longer line is dropped.
const LONGEST_LINE: usize = 2_000;

/// The second person's name where only one is named.
const SECOND: &str = "Second";

/// Plays until the players leave.
pub fn run(options: &PlayOptions) -> Result<(), Failure> {
    let people = match &*options.names {
        // Nobody else sits there: they play against the computer.
        [alone] => people(&[alone.clone(), SECOND.to_owned()])?,
        names => people(names)?,
    };
    let operator_variants =
        operator_variants::read(options.file.as_slice()).map_err(Failure::input);
    let operator_variants =
        operator_variants.map_err(|failure| failure.of_option("VARIANT_FILES", "--file"))?;
    let variant = match operator_variants.first() {
        Some(own) => Some(Arc::clone(&own.variant)),
        None => options.variant.as_deref().map(position::named).transpose()?,
    };
    if std::env::var_os("RUST_LOG").is_some() {
        serve::log()?;
    }
    let variant = variant.as_ref().map(|variant| variant.id.as_str());
    let against = options.against;
    if against.is_some() && variant.is_none() {
        return Err(Failure::input(
            "name a game, like menagerie play chess --against 2, or leave --against out to go on",
        ));
    }
    let begins = (variant, against);
    let played =
        serve::runtime()?.block_on(play(&options.database, people, begins, operator_variants));
    played.map_err(|error| Failure::from(error).of_option("DATABASE_URL", "--database"))
}

/// A name with the same capitals, however it was typed, so that the same player is found again.
fn titled(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.flat_map(char::to_lowercase)).collect()
}

/// Two names that differ from each other and from all commands.
fn people(names: &[String]) -> Result<[String; 2], Failure> {
    let wrong = |name: &&String| {
        name.is_empty() || name.len() > 30 || !name.chars().all(char::is_alphanumeric)
    };
    match names {
        [first, second] if titled(first) != titled(second) => {
            match [first, second].into_iter().find(wrong) {
                None => Ok([titled(first), titled(second)]),
                Some(name) => Err(Failure::input(format!(
                    "“{}” is no name here: use letters and digits, at most 30",
                    menagerie_core::model::visible(name)
                ))),
            }
        }
        _ => Err(Failure::input("name two different people, like --names Ann,Bob")),
    }
}

async fn play(
    database: &str,
    people: [String; 2],
    (variant, against): (Option<&str>, Option<ComputerLevel>),
    operator_variants: Vec<VariantFile>,
) -> Result<(), RunError> {
    let mut rng =
        StdRng::try_from_rng(&mut SysRng).map_err(|error| RunError::Random(error.to_string()))?;
    let store = Arc::new(Store::open(database, &mut rng).await?);
    operator_variants::take_in(&store, operator_variants).await?;
    let mark = rng.next_u64();
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let screen = Arc::new(Screen::new(Box::new(std::io::stdout()), width_of_output, language()));
    let fronts = Session::fronts(&store, &screen, &people);
    let mut engine = Engine::start(Arc::clone(&store), clock, Box::new(rng), fronts);
    let echo = !std::io::stdin().is_terminal();
    let mut session = Session::new(engine.services(), Arc::clone(&screen), people, mark, echo);
    let mut lines = lines();
    let played = tokio::select! {
        played = session.play(variant, against, &mut lines) => played.map_err(RunError::from),
        part = engine.broken() => Err(RunError::Broken(part)),
    };
    engine.stop().await?;
    played?;
    screen.show(&format!("Everything is kept in {}.", store.name()));
    Ok(())
}

/// The language that the environment names, as programs of a terminal read it.
fn language() -> Language {
    let named = |name| std::env::var(name).ok().filter(|locale| !locale.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named);
    locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default()
}

/// The lines of standard input, read by a thread. A waiting read would hold up the end of the
/// runtime.
fn lines() -> mpsc::Receiver<String> {
    let (read, lines) = mpsc::channel(1);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line).is_ok_and(|bytes| bytes > 0) {
            line.truncate(LONGEST_LINE);
            let text = String::from_utf8_lossy(&line).into_owned();
            if read.blocking_send(text).is_err() {
                return;
            }
            line.clear();
        }
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_people_can_be_told_apart() {
        let people = |names: &[&str]| {
            people(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()).is_ok()
        };
        assert!(people(&["Ann", "Bob"]));
        assert!(people(&["Zoë", "Q1"]));
        for names in [&["Ann"][..], &["Ann", "ann"], &["Ann", "B b"], &["Ann", ""], &["A:", "B"]] {
            assert!(!people(names), "{names:?}");
        }
    }
}

//! The options that are numbers or yes and no.

use menagerie_search::{Level, Options};

use crate::moves::Castles;
use crate::problem::{Problem, echo};

/// An option that is a number.
struct Spin {
    name: &'static str,
    usual: u64,
    least: u64,
    most: u64,
}

/// The table of positions, in MiB.
const HASH: Spin = Spin { name: "Hash", usual: 64, least: 1, most: 4096 };
/// The level; 0 is none, so that only the words behind `go` limit the search.
const LEVEL: Spin = Spin { name: "Level", usual: 0, least: 0, most: 6 };
/// The seed of a level's choices.
const SEED: Spin = Spin { name: "Seed", usual: 0, least: 0, most: 2_147_483_647 };
/// The milliseconds of a move that go by between the two programs.
const OVERHEAD: Spin = Spin { name: "Move Overhead", usual: 30, least: 0, most: 5_000 };
/// One: many programs set it without being asked.
const THREADS: Spin = Spin { name: "Threads", usual: 1, least: 1, most: 1 };

const SPINS: [&Spin; 5] = [&HASH, &THREADS, &LEVEL, &SEED, &OVERHEAD];
const CHESS960: &str = "UCI_Chess960";

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    pub search: Options,
    /// The level that chooses the moves, if one does.
    pub level: Option<Level>,
    /// The time that goes by between the two programs, in milliseconds.
    pub overhead: u64,
    pub castles: Castles,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            search: Options { table_bytes: bytes(HASH.usual), seed: SEED.usual },
            level: None,
            overhead: OVERHEAD.usual,
            castles: Castles::To,
        }
    }
}

impl Settings {
    /// The lines that tell of the options.
    pub fn told() -> Vec<String> {
        let spins = SPINS.map(|Spin { name, usual, least, most }| {
            format!("option name {name} type spin default {usual} min {least} max {most}")
        });
        let check = format!("option name {CHESS960} type check default false");
        spins.into_iter().chain([check]).collect()
    }

    /// Sets an option. Case does not matter in its name.
    ///
    /// # Errors
    /// There is no such option, or it cannot have this value; then everything stays as it is.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        if name.eq_ignore_ascii_case(CHESS960) {
            self.castles = match value {
                "true" => Castles::Onto,
                "false" => Castles::To,
                _ => return Err(Problem::Check { name: CHESS960, word: echo(value) }),
            };
            return Ok(());
        }
        let spin = SPINS.into_iter().find(|spin| name.eq_ignore_ascii_case(spin.name));
        let spin = spin.ok_or_else(|| Problem::NoOption(echo(name)))?;
        let number = spin.read(value)?;
        match spin.name {
            name if name == HASH.name => self.search.table_bytes = bytes(number),
            name if name == SEED.name => self.search.seed = number,
            name if name == OVERHEAD.name => self.overhead = number,
            name if name == LEVEL.name => self.level = Level::new(number as u8),
            _ => {}
        }
        Ok(())
    }
}

impl Spin {
    fn read(&self, value: &str) -> Result<u64, Problem> {
        let Spin { name, least, most, .. } = *self;
        let number = value.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| Problem::Spin { name, least, most, word: echo(value) })
    }
}

const fn bytes(mebibytes: u64) -> usize {
    (mebibytes << 20) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_set_by_its_name_in_any_case() {
        let mut settings = Settings::default();
        for (name, value) in [
            ("hash", "2"),
            ("LEVEL", "3"),
            ("Seed", "9"),
            ("move overhead", "0"),
            ("Threads", "1"),
            ("uci_chess960", "true"),
        ] {
            assert_eq!(settings.set(name, value), Ok(()), "{name}");
        }
        let set = Settings {
            search: Options { table_bytes: 2 << 20, seed: 9 },
            level: Level::new(3),
            overhead: 0,
            castles: Castles::Onto,
        };
        assert_eq!(settings, set);
        settings.set("Level", "0").expect("it is no level");
        settings.set("UCI_Chess960", "false").expect("it is one of two");
        assert_eq!((settings.level, settings.castles), (None, Castles::To));
    }

    #[test]
    fn what_an_option_cannot_be_is_told_and_changes_nothing() {
        let mut settings = Settings::default();
        for (name, value, sentence) in [
            ("Hash", "0", "Hash is a number from 1 to 4096, not “0”"),
            ("Hash", "lots", "Hash is a number from 1 to 4096, not “lots”"),
            ("Hash", "", "Hash is a number from 1 to 4096, not “”"),
            ("Level", "7", "Level is a number from 0 to 6, not “7”"),
            ("Threads", "8", "Threads is a number from 1 to 1, not “8”"),
            ("Seed", "-1", "Seed is a number from 0 to 2147483647, not “-1”"),
            ("UCI_Chess960", "maybe", "UCI_Chess960 is true or false, not “maybe”"),
            ("Clear Hash", "", "there is no option “Clear Hash”; uci lists them"),
        ] {
            let problem = settings.set(name, value).expect_err(name).to_string();
            assert_eq!((problem.as_str(), &settings), (sentence, &Settings::default()));
        }
    }
}

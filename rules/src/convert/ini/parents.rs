//! The built-in variants of Fairy-Stockfish, as far as they are known here.

use super::sections;
use super::settings::Settings;
use crate::convert::error::echo;

/// The variants from which others can inherit, in the form of Fairy-Stockfish's own settings.
const PARENTS: &str = include_str!("parents.ini");

/// The settings of one of them.
pub(super) fn settings(name: &str) -> Option<Settings> {
    let known = sections::read(PARENTS).ok()?;
    let section = known.iter().find(|section| section.name == name)?;
    let mut settings = match section.parent {
        None => Settings::default(),
        Some(parent) => self::settings(parent)?,
    };
    settings.apply(section).ok()?;
    Some(settings.without_places())
}

/// The message about an unknown parent.
pub(super) fn unknown(name: &str) -> String {
    let known = sections::read(PARENTS).unwrap_or_default();
    let names: Vec<&str> = known.iter().map(|section| section.name).collect();
    format!(
        "there is no game “{}” above, and of those built in only these are known: {}",
        echo(name),
        names.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_that_is_named_is_read() {
        let known = sections::read(PARENTS).expect("it is ours");
        assert!(known.len() > 30);
        for section in known {
            let read = settings(section.name).expect(section.name);
            assert!(!read.labels.is_empty() && read.remarks.is_empty(), "{}", section.name);
        }
    }
}

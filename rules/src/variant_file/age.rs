//! Keeps accepted files readable for ever, even when later versions check more.

use super::problem::{Problem, problem};
use crate::betza::Edition;
use toml::Spanned;

/// Whether a file was accepted before, by this program or an earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Age {
    /// The file is new and gets every check.
    New,
    /// Games may have been begun with the file. It is refused only if no variant can be made of it.
    /// A check that is new in the program applies to new files alone.
    Kept,
}

/// How movements are read: for a file of this age, by this edition of XBetza.
#[derive(Clone, Copy)]
pub(super) struct Reading(pub Age, pub Edition);

/// The edition of XBetza that a file names. A kept file without one is from the time of the first
/// edition. Where the edition matters, a file gets the present one when it is kept.
pub(super) fn reading(named: Option<&Spanned<i64>>, age: Age) -> Result<Reading, Problem> {
    let edition = match named {
        None if age == Age::Kept => Edition::First,
        None => Edition::Second,
        Some(number) => Edition::numbered(*number.get_ref())
            .ok_or_else(|| problem(number, "there are two editions of XBetza: write 1 or 2"))?,
    };
    Ok(Reading(age, edition))
}

//! That what was accepted once is read for ever, whatever is checked since.

use super::problem::{Problem, problem};
use crate::betza::Edition;
use toml::Spanned;

/// Whether a file was accepted before, by this program or an earlier one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Age {
    /// It is checked in every way.
    New,
    /// Games may have been begun with it: only that is refused of which no game could be made. A check
    /// that is new in the program is for new files alone.
    Kept,
}

/// How movements are read.
#[derive(Clone, Copy)]
pub(super) struct Reading(pub Age, pub Edition);

/// The edition of XBetza that a file names. One that was kept without naming any is of the time when there
/// was but one; where it matters, the present one is named when a file is kept.
pub(super) fn reading(named: Option<&Spanned<i64>>, age: Age) -> Result<Reading, Problem> {
    let edition = match named {
        None if age == Age::Kept => Edition::First,
        None => Edition::Second,
        Some(number) => Edition::numbered(*number.get_ref())
            .ok_or_else(|| problem(number, "there are two editions of XBetza: write 1 or 2"))?,
    };
    Ok(Reading(age, edition))
}

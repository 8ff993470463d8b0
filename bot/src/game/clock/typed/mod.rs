//! What members type about time, read as generously as moves are: whatever dashes, spaces, case and
//! invisible marks it has, and in the words that people have for it. What is stored has one form for
//! each, which its own type writes and reads.

mod control;
mod days;
mod hours;
mod lengths;
mod moments;
mod tokens;
mod zones;

pub use control::control;
pub use days::{days_off, near_days_off};
pub use hours::{hour, near_quiet, quiet};
pub use lengths::{length, near_length};
pub use moments::NoSuchMoment;
pub use zones::{zone, zone_names, zones_like};

use menagerie_rules::notation;

/// The text in small letters, and else as moves are read.
fn plain(text: &str) -> String {
    let text = notation::uniform(text).to_lowercase();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether somebody wants none of what is asked for.
fn is_none(text: &str) -> bool {
    let words = text.trim_end_matches(['.', '!']);
    matches!(words, "none" | "no" | "off" | "never" | "nothing" | "not at all" | "without" | "-")
}

//! Reading typed times, as generously as moves are read. Dashes, spaces, case and invisible marks
//! may be any, and everyday words are understood. Each value is stored in one form, which its own
//! type writes and reads.

mod banks;
mod control;
mod days;
mod hours;
mod lengths;
mod moments;
mod near_controls;
mod tokens;
mod zones;

pub use control::control;
pub use days::{days_off, near_days_off};
pub use hours::{hour, near_quiet, quiet};
pub use lengths::{length, near_length};
pub use moments::NoSuchMoment;
pub use near_controls::{near_controls, on_the_terms_of};
pub use zones::{zone, zone_names, zones_like};

use menagerie_rules::notation;

/// The longest text about time that is read, in bytes. A text of 64 kilobytes would take minutes.
const LONGEST: usize = 200;

/// The text in small letters, and otherwise normalized as moves are; empty if it is too long to be
/// meant.
fn plain(text: &str) -> String {
    let text = notation::uniform(text).to_lowercase();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.len() > LONGEST { String::new() } else { text }
}

/// Whether the text says “none”.
fn is_none(text: &str) -> bool {
    let words = text.trim_end_matches(['.', '!']);
    matches!(words, "none" | "no" | "off" | "never" | "nothing" | "not at all" | "without" | "-")
}

#[cfg(test)]
mod tests {
    use super::super::calendar::Zone;
    use super::*;
    use crate::Timestamp;

    #[test]
    fn what_nobody_means_is_not_looked_through() {
        for part in ["1 ", "1d ", "t", "a", "1", "-", "mon ", "22-", "soft, ", "1/", "+1", "("] {
            let text = part.repeat(64_000 / part.len());
            let around = [")", "]"].map(|closing| text.clone() + &closing.repeat(text.len()));
            assert!(around.iter().all(|text| zone(text, Timestamp(0)).is_err()), "{part}");
            assert!(control(&text).is_err(), "{part}");
            assert!(quiet(&text).is_err(), "{part}");
            assert!(days_off(&text).is_err(), "{part}");
            assert!(length(&text).is_err(), "{part}");
            assert!(hour(&text).is_none(), "{part}");
            assert!(zone(&text, Timestamp(0)).is_err(), "{part}");
            assert!(Zone::UTC.moment(&text, Timestamp(0)).is_err(), "{part}");
            let near = [near_quiet(&text), near_days_off(&text), near_length(&text)];
            assert_eq!(near_controls(&text), [""; 0], "{part}");
            assert_eq!(on_the_terms_of(&text, "days 3d"), "days 3d", "{part}");
            assert!(near.iter().all(|near| !near.is_empty()), "{part}");
        }
    }
}

//! Several things in a row: “a, b and c”.

use super::Text;
use crate::message;

/// The things with commas.
pub fn listed(things: &[Text]) -> Text {
    match things {
        [] => Text::new(),
        [thing] => thing.clone(),
        // In halves, since a message is stored with all that stands within it.
        _ => {
            let (before, after) = things.split_at(things.len().div_ceil(2));
            message!("list-comma", items = listed(before), next = listed(after))
        }
    }
}

/// The things with commas, and “and” before the last.
pub fn listed_and(things: &[Text]) -> Text {
    match things {
        [before @ .., last] if !before.is_empty() => {
            message!("list-and", items = listed(before), last)
        }
        _ => listed(things),
    }
}

/// The things with commas, and “or” before the last.
pub fn listed_or(things: &[Text]) -> Text {
    match things {
        [before @ .., last] if !before.is_empty() => {
            message!("list-or", items = listed(before), last)
        }
        _ => listed(things),
    }
}

//! Stand-ins for keys that are missing in a file, so that the rest of it can be checked.

use std::ops::Range;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::Label;

/// The place of a stand-in. No file is long enough to reach it.
const PLACE: Range<usize> = usize::MAX..usize::MAX;

/// A readable value for each required key.
const VALUES: &str = r#"
id = "x"
name = "X"
revision = 1
files = 16
ranks = 16
start = ""
summary = "X"
rules = []
sides = { names = ["X", "Y"], styles = ["white", "black"] }
credits = { author = "X", source = "X", url = "https://example.org/" }
endings = { stalemate = "draw" }
pieces = []
names = ["X", "Y"]
styles = ["white", "black"]
author = "X"
source = "X"
url = "https://example.org/"
stalemate = "draw"
betza = "W"
moves = "X"
squares = "a1"
"#;

/// Whether a place is that of a stand-in.
pub(super) fn is_stand_in(place: &Range<usize>) -> bool {
    place.start == PLACE.start
}

/// A key and a stand-in for its value, in a file of this text. There is none if its table is better
/// left out.
pub(super) fn stand_in<'i>(
    key: &str,
    text: &str,
) -> Option<(Spanned<DeString<'i>>, Spanned<DeValue<'i>>)> {
    let value = if key == "label" {
        let is_free = |label: &Label| !text.contains(&format!("\"{label}\""));
        let label = ('A'..='Z').filter_map(Label::plain).find(is_free)?;
        DeValue::String(label.to_string().into())
    } else {
        DeTable::parse(VALUES).ok()?.into_inner().remove(key)?.into_inner()
    };
    Some((Spanned::new(PLACE, key.to_owned().into()), moved(value)))
}

/// A value with all its parts, moved to the place of a stand-in.
fn moved(value: DeValue<'_>) -> Spanned<DeValue<'_>> {
    let value = match value {
        DeValue::Array(array) => {
            DeValue::Array(array.into_iter().map(|value| moved(value.into_inner())).collect())
        }
        DeValue::Table(table) => {
            let entries = table.into_iter().map(|(key, value)| {
                (Spanned::new(PLACE, key.into_inner()), moved(value.into_inner()))
            });
            DeValue::Table(entries.collect())
        }
        other => other,
    };
    Spanned::new(PLACE, value)
}

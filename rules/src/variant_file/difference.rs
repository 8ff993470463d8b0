//! The differences between two files of one variant.

use std::fmt;
use toml::{Table, Value};

/// The key that tells one table of a list from the others. Pieces have a label.
const NAMES: [&str; 2] = ["label", "name"];

/// A difference between two files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its place: the keys that lead to it, with spaces between.
    pub place: String,
    /// The older value, if there is one.
    pub before: Option<String>,
    /// The newer value, if there is one.
    pub after: Option<String>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.before, &self.after) {
            (Some(before), Some(after)) => write!(f, "{}: {before} → {after}", self.place),
            (Some(before), None) => write!(f, "{} is gone: {before}", self.place),
            (None, after) => {
                write!(f, "{} is new: {}", self.place, after.as_deref().unwrap_or_default())
            }
        }
    }
}

/// The differences of the newer of two variant files. The order of keys and tables does not matter.
/// There are none if one of the texts is not TOML.
pub fn differences(before: &str, after: &str) -> Vec<Difference> {
    let mut found = Vec::new();
    if let (Ok(before), Ok(after)) = (before.parse::<Table>(), after.parse::<Table>()) {
        of_tables("", &before, &after, &mut found);
    }
    found
}

fn of_tables(place: &str, before: &Table, after: &Table, found: &mut Vec<Difference>) {
    let added = after.keys().filter(|key| !before.contains_key(*key));
    for key in before.keys().chain(added) {
        let place = format!("{place} {key}").trim_start().to_owned();
        of_values(&place, before.get(key), after.get(key), found);
    }
}

fn of_values(
    place: &str,
    before: Option<&Value>,
    after: Option<&Value>,
    found: &mut Vec<Difference>,
) {
    match (before, after) {
        (before, after) if before == after => {}
        (Some(Value::Table(before)), Some(Value::Table(after))) => {
            of_tables(place, before, after, found);
        }
        (Some(Value::Array(before)), Some(Value::Array(after)))
            if named(before).is_some() && named(after).is_some() =>
        {
            let [before, after] = [before, after].map(|list| named(list).unwrap_or_default());
            of_tables(place, &before, &after, found);
        }
        (before, after) => {
            let [before, after] = [before, after].map(|value| value.map(ToString::to_string));
            found.push(Difference { place: place.to_owned(), before, after });
        }
    }
}

/// The tables of a list by their names. There are none if the list holds other values.
fn named(list: &[Value]) -> Option<Table> {
    let name = |value: &Value| {
        let table = value.as_table()?;
        let name = NAMES.iter().find_map(|key| table.get(*key)?.as_str())?;
        Some((name.to_owned(), value.clone()))
    };
    let tables: Table = list.iter().map(name).collect::<Option<_>>()?;
    // Two tables of the same name would be taken for one.
    (tables.len() == list.len()).then_some(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHESS: &str = include_str!("../../variants/chess.toml");

    #[test]
    fn each_thing_that_is_said_differently_is_told_by_its_place() {
        let told = |from: &str, to: &str| {
            let after = CHESS.replacen(from, to, 1);
            assert_ne!(after, CHESS, "{from}");
            differences(CHESS, &after).iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        for (from, to, expected) in [
            ("revision = 2\n", "revision = 3\n", &["revision: 2 → 3"][..]),
            (
                "stalemate = \"draw\"",
                "stalemate = \"win\"",
                &["endings stalemate: \"draw\" → \"win\""],
            ),
            ("betza = \"N\"", "betza = \"NN\"", &["pieces N betza: \"N\" → \"NN\""]),
            ("value = 3.0\n", "", &["pieces N value is gone: 3.0"]),
            ("move_rule = 50\n", "move_rule = 50\nchecks = 3\n", &["endings checks is new: 3"]),
            ("[sides]", "# A remark.\n[sides]", &[]),
        ] {
            assert_eq!(told(from, to), expected, "{to}");
        }
        let gone = told("label = \"N\"\nname = \"Knight\"", "label = \"H\"\nname = \"Knight\"");
        assert!(gone[0].starts_with("pieces N is gone: {"), "{gone:?}");
        assert!(gone[1].starts_with("pieces H is new: {"), "{gone:?}");
        assert!(differences(CHESS, CHESS).is_empty() && differences(CHESS, "[").is_empty());
    }

    #[test]
    fn the_order_of_pieces_is_no_difference() {
        let (before, pieces) = CHESS.split_once("[[pieces]]").expect("it has pieces");
        let mut pieces: Vec<&str> = pieces.split("[[pieces]]").collect();
        pieces.reverse();
        let turned = format!("{before}[[pieces]]{}", pieces.join("\n[[pieces]]"));
        assert_eq!(differences(CHESS, &turned), []);
    }
}

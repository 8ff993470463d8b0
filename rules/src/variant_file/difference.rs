//! What two files of one game say differently.

use std::fmt;
use toml::{Table, Value};

/// What tells one table of a list from the others: pieces have a label.
const NAMES: [&str; 2] = ["label", "name"];

/// Something that two files say differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where it stands: the keys that lead to it, with spaces between.
    pub place: String,
    /// What the older one says, if it says something.
    pub before: Option<String>,
    /// What the newer one says, if it says something.
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

/// What the newer of two variant files says differently, whatever the order of what stands in them;
/// nothing if one of them is no TOML.
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

/// The tables of a list by their names; nothing if it is a list of something else.
fn named(list: &[Value]) -> Option<Table> {
    let name = |value: &Value| {
        let table = value.as_table()?;
        let name = NAMES.iter().find_map(|key| table.get(*key)?.as_str())?;
        Some((name.to_owned(), value.clone()))
    };
    let tables: Table = list.iter().map(name).collect::<Option<_>>()?;
    // Two of one name would be taken for one.
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

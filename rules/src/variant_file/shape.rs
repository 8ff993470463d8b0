//! Finds all keys of a file that are unknown, missing or of the wrong kind: the reader of TOML stops at the
//! first one.

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::format::{
    CreditsTable, EndingsTable, File, PieceTable, ScoresTable, ShuffleTable, Sides, ZoneTable,
};
use super::problem::Problem;

/// After so many mistakes of one table the rest of it is left.
const MOST: usize = 20;

/// What is wrong with the keys of a file of which this is the first problem.
pub(super) fn problems(text: &str, first: Problem) -> Vec<Problem> {
    // What is no TOML has no keys.
    let Ok(parsed) = DeTable::parse(text) else { return vec![first] };
    let span = parsed.span();
    let mut file = parsed.into_inner();
    let mut found = Vec::new();
    let mut left_out = Vec::new();
    let mut value = |key: &str, read: fn(Spanned<DeValue>, &mut Vec<Problem>)| {
        let Some((name, table)) = file.remove_entry(key) else { return };
        let before = found.len();
        read(table.clone(), &mut found);
        // What is right stays for the whole; what is wrong has been told.
        if found.len() == before {
            file.insert(name, table);
        } else {
            left_out.push(key.to_owned());
        }
    };
    value("sides", keys::<Sides>);
    value("credits", keys::<CreditsTable>);
    value("endings", keys::<EndingsTable>);
    value("scores", keys::<ScoresTable>);
    value("shuffle", keys::<ShuffleTable>);
    value("zones", |zones, found| {
        if let DeValue::Table(zones) = zones.into_inner() {
            zones.into_iter().for_each(|(_, zone)| keys::<ZoneTable>(zone, found));
        }
    });
    value("pieces", |pieces, found| {
        if let DeValue::Array(pieces) = pieces.into_inner() {
            pieces.into_iter().for_each(|piece| keys::<PieceTable>(piece, found));
        }
    });
    wrong_keys::<File>(Spanned::new(span, file), left_out, &mut found);
    if found.is_empty() { vec![first] } else { found }
}

fn keys<T: DeserializeOwned>(value: Spanned<DeValue>, found: &mut Vec<Problem>) {
    let span = value.span();
    match value.into_inner() {
        DeValue::Table(table) => {
            wrong_keys::<T>(Spanned::new(span, table), Vec::new(), found);
        }
        other => {
            let read = T::deserialize(ValueDeserializer::from(Spanned::new(span, other)));
            found.extend(read.err().map(|error| Problem::of_toml(&error)));
        }
    }
}

/// Reads a table again and again without the keys that were wrong. Those that have been left out are not
/// told as missing.
fn wrong_keys<T: DeserializeOwned>(
    table: Spanned<DeTable>,
    mut left_out: Vec<String>,
    found: &mut Vec<Problem>,
) {
    let span = table.span();
    let mut table = table.into_inner();
    for _ in 0..MOST {
        let value = Spanned::new(span.clone(), DeValue::Table(table.clone()));
        let Err(error) = T::deserialize(ValueDeserializer::from(value)) else { return };
        let Problem(place, text) = Problem::of_toml(&error);
        if left_out.iter().any(|key| text == format!("missing field `{key}`")) {
            return;
        }
        let is_there = |key: &Spanned<_>, value: &Spanned<DeValue>| {
            let ends = |span: std::ops::Range<usize>| {
                span.start <= place.start && place.end <= span.end && !place.is_empty()
            };
            ends(key.span()) || ends(value.span())
        };
        let wrong = table.iter().find(|(key, value)| is_there(key, value));
        let wrong = wrong.map(|(key, _)| key.get_ref().to_string());
        found.push(Problem(place, text));
        let Some(key) = wrong else { return };
        table.remove(key.as_str());
        left_out.push(key);
    }
}

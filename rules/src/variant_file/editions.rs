//! Keeps the meaning of a file: it names the edition of XBetza where that matters.

use std::borrow::Cow;
use toml::{Table, Value};

use crate::Variant;
use crate::betza::{Edition, read_as};
use crate::movement::Movement;

impl Variant {
    /// The text of a file for keeping. A kept file without an edition of XBetza is read by the
    /// first one. If that would change its movements, the text names the present edition in front.
    pub fn text_to_keep(text: &str) -> Cow<'_, str> {
        let is_clear = text
            .parse::<Table>()
            .map_or(true, |file| file.contains_key("xbetza") || !texts(&file).any(depends));
        if is_clear { Cow::Borrowed(text) } else { Cow::Owned(format!("xbetza = 2\n{text}")) }
    }
}

/// All movements of a file.
fn texts(file: &Table) -> impl Iterator<Item = &str> {
    let pieces = file.get("pieces").and_then(Value::as_array).into_iter().flatten();
    pieces.flat_map(|piece| {
        let within = piece.get("betza_within").and_then(Value::as_table);
        let within = within.into_iter().flat_map(|table| table.values());
        piece.get("betza").into_iter().chain(within).filter_map(Value::as_str)
    })
}

/// Whether the meaning of a movement depends on the edition.
fn depends(text: &str) -> bool {
    let read = |edition| {
        read_as(text, edition).map(|found| {
            let any = |movement| Movement { own_left: true, ..movement };
            found.into_iter().map(any).collect::<Vec<Movement>>()
        })
    };
    let (first, second) = (read(Edition::First), read(Edition::Second));
    first != second || second.is_ok_and(|found| found.iter().any(Movement::is_lopsided))
}

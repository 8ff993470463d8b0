//! The names of the copies that lie beside a database, from before its tables were changed.

use crate::database::file::{self, beside};
use std::path::{Path, PathBuf};

/// The text after the database's name, before the number of the schema.
const BEFORE: &str = ".schema-";
/// The end of the name.
const END: &str = ".backup";

/// The name of a copy of the database at `path`, with tables of schema `found`, which was last
/// changed at a moment.
pub(crate) fn named(path: &Path, found: i64, moment: &str) -> PathBuf {
    beside(path, &format!("{BEFORE}{found:04}-{moment}{END}"))
}

/// The newest copy that a program can use which knows schemas up to `known`.
pub(super) fn newest_for(path: &Path, known: i64) -> Option<PathBuf> {
    let mut copies = copies(path);
    copies.retain(|(name, _)| name.schema <= known);
    copies.pop().map(|(_, copy)| copy)
}

/// The parts of a copy's name, in the order in which copies are made.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name {
    moment: String,
    schema: i64,
}

impl Name {
    /// Reads the text after the database's name.
    fn read(rest: &str) -> Option<Self> {
        let (schema, moment) = rest.strip_prefix(BEFORE)?.strip_suffix(END)?.split_once('-')?;
        Some(Self { moment: moment.to_owned(), schema: schema.parse().ok()? })
    }
}

/// The copies beside a database, the oldest first.
pub(crate) fn copies(path: &Path) -> Vec<(Name, PathBuf)> {
    let files = file::named_after(path).into_iter();
    let mut copies: Vec<_> =
        files.filter_map(|(rest, file)| Some((Name::read(&rest)?, file))).collect();
    copies.sort();
    copies
}

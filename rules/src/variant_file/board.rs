//! Reads the board of a variant file: its size and its zones.

use std::collections::BTreeMap;
use toml::Spanned;

use super::format::{ZoneLookName, ZoneTable};
use super::names::check_name;
use super::problem::{Problem, problem};
use crate::{Square, Zone, ZoneLook};

pub(super) fn size(size: &Spanned<i64>) -> Result<u8, Problem> {
    let small = u8::try_from(*size.get_ref()).ok().filter(|size| (2..=16).contains(size));
    small.ok_or_else(|| problem(size, "a board has 2 to 16 files and ranks"))
}

/// The names of the zones within the file, and the zones.
pub(super) fn zones(
    tables: &BTreeMap<String, Spanned<ZoneTable>>,
    files: u8,
    ranks: u8,
) -> Result<(Vec<&str>, Vec<Zone>), Problem> {
    let mut zones = Vec::new();
    for table in tables.values().map(Spanned::get_ref) {
        let text = table.squares.get_ref();
        let corner = |text: &str| {
            Square::parse(text).filter(|square| square.file() < files && square.rank() < ranks)
        };
        let corners = text.split_once('-').map(|(first, last)| (corner(first), corner(last)));
        let Some((Some(first), Some(last))) = corners else {
            return Err(problem(&table.squares, "a zone is two squares of the board, like a1-c3"));
        };
        if first.file() > last.file() || first.rank() > last.rank() {
            return Err(problem(
                &table.squares,
                "the first square of a zone is the lower left one",
            ));
        }
        let look = table.look.map(|look| match look {
            ZoneLookName::Palace => ZoneLook::Palace,
            ZoneLookName::River => ZoneLook::River,
        });
        check_name(&table.name)?;
        zones.push(Zone { name: table.name.get_ref().clone(), look, first, last });
    }
    Ok((tables.keys().map(String::as_str).collect(), zones))
}

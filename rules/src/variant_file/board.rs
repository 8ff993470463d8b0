//! Reads the board of a variant file: its size, its holes and its zones.

use std::collections::BTreeMap;
use toml::Spanned;

use super::format::{Squares, ZoneLookName, ZoneTable};
use super::names::check_name;
use super::problem::{Problem, Problems, problem};
use super::squares::rectangles;
use crate::position_text::placement;
use crate::{Color, Rectangle, SquareSet, Zone, ZoneLook};

pub(super) fn size(size: &Spanned<i64>) -> Result<u8, Problem> {
    let small = u8::try_from(*size.get_ref()).ok().filter(|size| (2..=16).contains(size));
    small.ok_or_else(|| problem(size, "a board has 2 to 16 files and ranks"))
}

/// The holes of the rectangle, as the array has them.
pub(super) fn holes(
    start: &Spanned<String>,
    (files, ranks): (u8, u8),
) -> Result<SquareSet, Problem> {
    let rows = start.get_ref().split(' ').next().unwrap_or_default();
    let holes = placement::holes(rows, files, ranks);
    if holes.len() == u32::from(files) * u32::from(ranks) {
        return Err(problem(start, "a board has squares, and all of these are holes"));
    }
    Ok(holes)
}

/// The names of the zones within the file, and the zones themselves if they are right.
pub(super) fn zones<'a>(
    tables: &'a BTreeMap<String, Spanned<ZoneTable>>,
    (files, ranks): (u8, u8),
    holes: SquareSet,
    problems: &mut Problems,
) -> (Vec<&'a str>, Option<Vec<Zone>>) {
    let read =
        |table: &Spanned<ZoneTable>| problems.keep(zone(table.get_ref(), (files, ranks), holes));
    let zones: Vec<Option<Zone>> = tables.values().map(read).collect();
    (tables.keys().map(String::as_str).collect(), zones.into_iter().collect())
}

fn zone(table: &ZoneTable, (files, ranks): (u8, u8), holes: SquareSet) -> Result<Zone, Problem> {
    let read = |squares| parts(squares, (files, ranks));
    let parts = read(&table.squares)?;
    let second = table.second_squares.as_ref().map(read).transpose()?;
    let look = table.look.map(|look| match look {
        ZoneLookName::Palace => ZoneLook::Palace,
        ZoneLookName::Lines => ZoneLook::Lines,
        ZoneLookName::River => ZoneLook::River,
    });
    let is_one = parts.len() == 1 && second.is_none();
    if look == Some(ZoneLook::River) && !is_one {
        let text = "a river is drawn at the side of one rectangle, without second_squares";
        return Err(problem(&table.squares, text));
    }
    check_name(&table.name)?;
    let zone = Zone::new(table.name.get_ref().clone(), look, parts, second);
    let has_squares = |color: Color| !(zone.squares(color, ranks) & !holes).is_empty();
    if !Color::BOTH.into_iter().all(has_squares) {
        return Err(problem(&table.squares, "all of a side's zone are holes"));
    }
    Ok(zone)
}

/// The rectangles of a zone.
fn parts(squares: &Spanned<Squares>, size: (u8, u8)) -> Result<Vec<Rectangle>, Problem> {
    let texts = match squares.get_ref() {
        Squares::One(text) => std::slice::from_ref(text),
        Squares::Several(texts) => texts,
    };
    rectangles(texts, squares.span(), size)
}

/// The index of a zone among those of the file.
pub(super) fn zone_named(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|other| *other == name)
}

/// The zone that a setting names, if it names one.
pub(super) fn zone_of(
    name: Option<&Spanned<String>>,
    zones: &[&str],
) -> Result<Option<usize>, Problem> {
    let Some(name) = name else { return Ok(None) };
    let zone = zone_named(zones, name.get_ref())
        .ok_or_else(|| problem(name, format!("there is no zone {} in [zones]", name.get_ref())))?;
    Ok(Some(zone))
}

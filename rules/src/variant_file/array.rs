//! Reads how the array of a variant file is drawn by lot, and checks it.

use std::sync::Arc;
use toml::Spanned;

use super::Age;
use super::format::{ShuffleTable, SymmetryName};
use super::labels::role;
use super::over::check_begins;
use super::problem::{Problem, problem};
use crate::{Color, FenError, Label, Position, Role, Shuffle, SquareSet, Symmetry, Variant};

pub(super) fn shuffle(
    table: &Spanned<ShuffleTable>,
    all: &[Label],
    (files, ranks, holes): (u8, u8, SquareSet),
) -> Result<Shuffle, Problem> {
    let ShuffleTable { pieces: labels, opposite_colors, order, symmetries } = table.get_ref();
    let roles = read_labels(labels, all)?;
    if roles.len() != usize::from(files) {
        return Err(problem(labels, "the shuffled pieces fill the first rank"));
    }
    if holes.iter().any(|hole| hole.rank() == 0 || hole.rank() + 1 == ranks) {
        return Err(problem(labels, "the shuffled pieces fill the first rank, which has holes"));
    }
    if symmetries.is_empty() {
        return Err(problem(table, "there is at least one symmetry"));
    }
    let symmetry = |name: &SymmetryName| match name {
        SymmetryName::Asymmetric => Symmetry::Asymmetric,
        SymmetryName::Mirror => Symmetry::Mirror,
        SymmetryName::Central => Symmetry::Central,
    };
    let several = |labels: &Option<Spanned<String>>| {
        labels.as_ref().map_or(Ok(Vec::new()), |labels| read_labels(labels, all))
    };
    let shuffle = Shuffle {
        pieces: roles,
        opposite_colors: several(opposite_colors)?,
        order: several(order)?,
        symmetries: symmetries.iter().map(symmetry).collect(),
    };
    check_order(table, &shuffle)?;
    Ok(shuffle)
}

fn read_labels(labels: &Spanned<String>, all: &[Label]) -> Result<Vec<Role>, Problem> {
    let found = Label::split_all(labels.get_ref())
        .map_err(|sign| problem(labels, format!("no piece has the label {sign}")))?;
    found.into_iter().map(|(label, _)| role(label, labels.span(), all)).collect()
}

/// Refuses what no order can be like.
fn check_order(table: &Spanned<ShuffleTable>, shuffle: &Shuffle) -> Result<(), Problem> {
    let ShuffleTable { opposite_colors, order, .. } = table.get_ref();
    let count = |roles: &[Role], role: &Role| roles.iter().filter(|it| *it == role).count();
    let is_all = |role: &Role| count(&shuffle.order, role) == count(&shuffle.pieces, role);
    let is_pair = |role: &Role| {
        count(&shuffle.pieces, role) == 2
            && count(&shuffle.opposite_colors, role) == 1
            && !shuffle.order.contains(role)
    };
    match (order, opposite_colors) {
        (Some(place), _) if !shuffle.order.iter().all(is_all) => {
            Err(problem(place, "order names all the shuffled pieces of each kind in it"))
        }
        (_, Some(place)) if !shuffle.opposite_colors.iter().all(is_pair) => Err(problem(
            place,
            "opposite_colors names kinds of which two are shuffled and none is in order, each once",
        )),
        _ => Ok(()),
    }
}

/// Reads the array, which checks it.
pub(super) fn check_array(
    variant: Variant,
    start: &Spanned<String>,
    shuffle: Option<&Spanned<ShuffleTable>>,
    age: Age,
) -> Result<Variant, Problem> {
    let variant = Arc::new(variant);
    match Position::from_fen(&variant, &variant.start_fen) {
        Err(error) => {
            let mut place = start.span();
            // What is no piece can be pointed at.
            let text = start.get_ref();
            place.start += match &error {
                FenError::Letter(letter) => 1 + text.find(*letter).unwrap_or(0),
                FenError::Label(label) => {
                    let sides = Color::BOTH.map(|color| text.find(&label.of(color)));
                    1 + sides.into_iter().flatten().min().unwrap_or(0)
                }
                _ => 0,
            };
            return Err(Problem(place, format!("the array is not a position: {error}")));
        }
        Ok(position) if position.turn() != Color::White => {
            return Err(problem(start, "the first mover is w"));
        }
        Ok(position) if age == Age::New => check_begins(start, &position)?,
        Ok(_) => {}
    }
    if let (Some(drawn), Some(table)) = (&variant.shuffle, shuffle) {
        for symmetry in &drawn.symmetries {
            let fen = variant.shuffled_array(*symmetry, 0, 0).unwrap_or_default();
            Position::from_fen(&variant, &fen).map_err(|error| {
                problem(table, format!("an array drawn by lot is not a position: {error}"))
            })?;
        }
    }
    Ok(Arc::into_inner(variant).expect("the other owners were positions, which are gone"))
}

//! Reads the array of a variant file, and checks it.

use std::sync::Arc;
use toml::Spanned;

use super::age::Age;
use super::format::ShuffleTable;
use super::over::check_begins;
use super::problem::{Problem, problem};
use crate::position_text::placement;
use crate::{Color, FenError, Label, Position, Variant};

/// Reads the array. Reading also checks it.
pub(super) fn check_array(
    variant: Variant,
    start: &Spanned<String>,
    shuffle: Option<&Spanned<ShuffleTable>>,
    age: Age,
) -> Result<Variant, Problem> {
    let variant = Arc::new(variant);
    match Position::from_array_fen(&variant, &variant.start_fen) {
        Err(error) => return Err(no_position(start, &error)),
        Ok(position) if position.turn() != Color::White => {
            return Err(problem(start, "the first mover is w"));
        }
        Ok(position) if age == Age::New => check_begins(start, &position)?,
        Ok(_) => {}
    }
    if let (Some(drawn), Some(table)) = (&variant.shuffle, shuffle) {
        for symmetry in &drawn.symmetries {
            let fen = variant.shuffled_array(*symmetry, 0, 0).unwrap_or_default();
            Position::from_array_fen(&variant, &fen).map_err(|error| {
                problem(table, format!("an array drawn by lot is not a position: {error}"))
            })?;
        }
        if drawn.is_chosen && Position::start(&variant).chosen_order().is_none() {
            return Err(problem(start, "the array has one of the orders that can be chosen"));
        }
    }
    Ok(Arc::into_inner(variant).expect("the other owners were positions, which are gone"))
}

/// Reads the rows of the array, as far as possible without the pieces' movements.
pub(super) fn check_rows(
    start: &Spanned<String>,
    size: (u8, u8),
    labels: &[Label],
) -> Result<(), Problem> {
    let rows = start.get_ref().split(' ').next().unwrap_or_default();
    placement::misfit(rows, size, labels).map_or(Ok(()), |error| Err(no_position(start, &error)))
}

fn no_position(start: &Spanned<String>, error: &FenError) -> Problem {
    let mut place = start.span();
    // A sign that is no piece has a place in the text.
    let text = start.get_ref();
    place.start += match error {
        FenError::Letter(letter) => 1 + text.find(*letter).unwrap_or(0),
        FenError::Label(label) => {
            let sides = Color::BOTH.map(|color| text.find(&label.of(color)));
            1 + sides.into_iter().flatten().min().unwrap_or(0)
        }
        _ => 0,
    };
    Problem(place, format!("the array is not a position: {error}"))
}

//! The position that a game starts from: the variant's array, or one that the challenge names.

use super::Refusal;
use menagerie_rules::{Line, Position, Variant, notation};
use std::sync::Arc;

/// The longest FEN that is looked at, in characters; every board fits twice.
const LONGEST_SETUP: usize = 1_000;

/// The position that a challenge proposes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The variant's array.
    Array,
    /// A position of the challenger's choice, as a FEN in our own spelling.
    Setup(String),
}

impl Start {
    /// Reads a setup that somebody typed.
    ///
    /// # Errors
    /// When it is no position of the variant, or none that a game can start from.
    pub fn read(variant: &Arc<Variant>, typed: Option<&str>) -> Result<Self, Refusal> {
        let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) else {
            return Ok(Start::Array);
        };
        let bad =
            |reason: String| Refusal::BadSetup { reason, example: Position::start(variant).fen() };
        if typed.chars().nth(LONGEST_SETUP).is_some() {
            return Err(bad(format!("it is longer than {LONGEST_SETUP} characters")));
        }
        let position =
            Position::from_fen(variant, typed).map_err(|error| bad(error.to_string()))?;
        let name = |side: menagerie_rules::Color| &variant.side_names[side.index()];
        let waiting = position.turn().other();
        if position
            .king(waiting)
            .is_some_and(|king| !position.attackers(king, position.turn()).is_empty())
        {
            return Err(bad(format!(
                "{} is in check although it is {}'s move",
                name(waiting),
                name(position.turn())
            )));
        }
        if Line::new(position.clone()).outcome().is_some() {
            return Err(bad("the game would be over before its first move".to_owned()));
        }
        Ok(Start::Setup(position.fen()))
    }

    /// The position itself. A setup that this version cannot read any more is replaced by nothing:
    /// it was checked when the challenge was made, by the same rules.
    pub fn position(&self, variant: &Arc<Variant>) -> Option<Position> {
        match self {
            Start::Array => Some(Position::start(variant)),
            Start::Setup(fen) => Position::from_fen(variant, fen).ok(),
        }
    }
}

/// A move that is legal in a position, as an example of what to type.
pub fn example(position: &Position) -> Option<String> {
    let legal = position.legal_moves();
    legal.get(legal.len() / 2).map(|example| notation::coordinates(position.variant(), example))
}

//! The position that a game starts from: the variant's array, or one that the challenge names.

use super::lot_proof::proof;
use super::{Refusal, Secret, Text};
use menagerie_rules::{Color, Line, Position, Symmetry, Variant, notation};
use rand::Rng;
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
    /// An array drawn by lot.
    Drawn(Symmetry, Secret),
}

/// What a challenger asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartWish {
    /// A FEN, or nothing.
    pub setup: String,
    /// How the two sides' arrays go together where they are drawn, or nothing.
    pub symmetry: String,
}

impl Start {
    /// Reads what a challenger asks for; an array that is drawn is drawn from a new secret.
    ///
    /// # Errors
    /// When it is no position of the variant, or none that a game can start from.
    pub fn read(
        variant: &Arc<Variant>,
        wish: &StartWish,
        rng: &mut dyn Rng,
    ) -> Result<Self, Refusal> {
        let (setup, symmetry) = (wish.setup.trim(), wish.symmetry.trim());
        match (&variant.shuffle, setup.is_empty(), symmetry.is_empty()) {
            (_, false, false) => Err(Refusal::SetupAndLot),
            (_, false, true) => Self::setup(variant, setup),
            (None, true, true) => Ok(Start::Array),
            (None, true, false) => Err(Refusal::NoLot(variant.name.clone())),
            (Some(shuffle), true, _) => {
                let named = |wanted: &Symmetry| symmetry.is_empty() || wanted.name() == symmetry;
                let chosen = shuffle.symmetries.iter().copied().find(named);
                let known = || shuffle.symmetries.iter().map(|known| known.name().to_owned());
                let chosen = chosen.ok_or_else(|| Refusal::UnknownLot(known().collect()))?;
                Ok(Start::Drawn(chosen, Secret::draw(rng)))
            }
        }
    }

    /// A position of somebody's choice.
    ///
    /// # Errors
    /// As [`Start::read`].
    pub fn setup(variant: &Arc<Variant>, typed: &str) -> Result<Self, Refusal> {
        let bad =
            |reason: String| Refusal::BadSetup { reason, example: Position::start(variant).fen() };
        if typed.chars().nth(LONGEST_SETUP).is_some() {
            return Err(bad(format!("it is longer than {LONGEST_SETUP} characters")));
        }
        let position =
            Position::from_fen(variant, typed).map_err(|error| bad(error.to_string()))?;
        let name = |side: Color| &variant.side_names[side.index()];
        let waiting = position.turn().other();
        if position.turned().is_check() {
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

    /// The position itself; `None` only if this version of the rules cannot read it any more.
    pub fn position(&self, variant: &Arc<Variant>) -> Option<Position> {
        match self {
            Start::Array => Some(Position::start(variant)),
            Start::Setup(fen) => Position::from_stored_fen(variant, fen).ok(),
            Start::Drawn(symmetry, secret) => {
                let [first, second] = secret.numbers(variant.shuffle.as_ref()?.orders());
                let fen = variant.shuffled_array(*symmetry, first, second)?;
                Position::from_fen(variant, &fen).ok()
            }
        }
    }

    /// What is said of it with the challenge.
    pub fn promise(&self, variant: &Variant) -> Text {
        let text = Text::new();
        match self {
            Start::Setup(fen) => {
                text.plain(" The game starts from this position: ").code(fen.clone())
            }
            Start::Drawn(symmetry, secret) => text
                .plain(format!(
                    " The array is drawn by lot ({}) from a secret that is shown on acceptance; its SHA-256 is ",
                    symmetry.name()
                ))
                .code(secret.hash())
                .plain("."),
            Start::Array => match &variant.provisional {
                Some(why) => text.plain(format!(" The array is provisional: {why}")),
                None => text,
            },
        }
    }

    /// What is said of it with the first board.
    pub fn proof(&self, variant: &Variant) -> Text {
        match (self, &variant.shuffle) {
            (Start::Drawn(symmetry, secret), Some(shuffle)) => {
                proof(variant, shuffle, *symmetry, secret)
            }
            _ => Text::new(),
        }
    }
}

/// A move that is legal in a position, as an example of what to type.
pub fn example(position: &Position) -> Option<String> {
    notation::example(position).map(|example| notation::coordinates(position.variant(), &example))
}

//! The position from which a game starts: the variant's array, or one that the challenge names.

use crate::challenge::types::array_draw_proof::proof;
use crate::challenge::types::array_words::{BY_LOT, USUAL};
use crate::challenge::types::{Secret, StartRefusal};
use crate::model::refusal::Refusal;
use crate::model::request::ViewRequest;
use crate::model::{Action, ActionKind, Text, listed_and};
use crate::{ChallengeId, message};
use menagerie_rules::{Color, Line, Position, Shuffle, Symmetry, Variant, notation};
use rand::Rng;
use std::sync::Arc;

/// The longest FEN that is read, in characters; every board fits twice.
const LONGEST_SETUP: usize = 1_000;

/// The start position of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The variant's array.
    Array,
    /// A position of the challenger's choice, as a FEN in the program's own spelling.
    Setup(String),
    /// A drawn array.
    Drawn(Symmetry, Secret),
}

/// The start position that a challenger asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartRequest {
    /// A FEN, or empty.
    pub setup: String,
    /// For a drawn array, how the two sides' arrays go together; for a chosen one, the order; or
    /// empty.
    pub array: String,
}

impl Start {
    /// Reads the request of a challenger. An array is drawn from a new secret.
    ///
    /// # Errors
    /// When it is not a position of the variant, or a game cannot start from it.
    pub fn read(
        variant: &Arc<Variant>,
        wish: &StartRequest,
        rng: &mut dyn Rng,
    ) -> Result<Self, Refusal> {
        let (setup, array) = (wish.setup.trim(), wish.array.trim());
        match (&variant.shuffle, setup.is_empty(), array.is_empty()) {
            (_, false, false) => Err(StartRefusal::SetupAndLot.into()),
            (_, false, true) => Self::setup(variant, setup),
            (None, true, true) => Ok(Start::Array),
            (None, true, false) => Err(StartRefusal::NoLot(variant.name.clone()).into()),
            (Some(shuffle), true, _) => Self::array(variant, shuffle, array, rng),
        }
    }

    /// A drawn array, or one in the order that the challenger has typed.
    fn array(
        variant: &Arc<Variant>,
        shuffle: &Shuffle,
        typed: &str,
        rng: &mut dyn Rng,
    ) -> Result<Self, Refusal> {
        let is_usual_lot = typed.is_empty() || typed.eq_ignore_ascii_case(BY_LOT);
        let named = |wanted: &Symmetry| is_usual_lot || wanted.name().eq_ignore_ascii_case(typed);
        if let Some(drawn) = shuffle.symmetries.iter().copied().find(named) {
            return Ok(Start::Drawn(drawn, Secret::draw(rng)));
        }
        let Some(usual) = Position::start(variant).chosen_order() else {
            let known = shuffle.symmetries.iter().map(|known| known.name().to_owned());
            return Err(StartRefusal::UnknownLot(known.collect()).into());
        };
        let order = if typed.eq_ignore_ascii_case(USUAL) { &usual } else { typed };
        let fen = variant.chosen_array(order).map_err(|error| {
            Refusal::Start(StartRefusal::BadOrder {
                reason: error.told().into(),
                example: usual.clone(),
                squares: squares_in_words(shuffle),
            })
        })?;
        Self::setup(variant, &fen)
    }

    /// A position of the challenger's choice.
    ///
    /// # Errors
    /// As [`Start::read`].
    pub fn setup(variant: &Arc<Variant>, typed: &str) -> Result<Self, Refusal> {
        let bad = |reason: Text| {
            Refusal::Start(StartRefusal::BadSetup {
                reason,
                example: Position::start(variant).fen(),
            })
        };
        if typed.chars().nth(LONGEST_SETUP).is_some() {
            return Err(bad(message!("position-refused-too-long", most = LONGEST_SETUP)));
        }
        let read = Position::from_foreign_fen(variant, typed);
        let position = read.map_err(|error| bad(error.told().into()))?.position;
        if Line::new(position.clone()).outcome().is_some() {
            return Err(bad(message!("position-refused-over")));
        }
        Ok(Start::Setup(position.fen()))
    }

    /// A sentence for the challenger about the parts of a typed position that were read
    /// differently.
    pub fn read_as(variant: &Arc<Variant>, typed: &str) -> Text {
        let read = Position::from_foreign_fen(variant, typed.trim()).ok();
        let sentence = read.and_then(|read| read.sentence());
        sentence.map_or_else(Text::new, |sentence| Text::from(" ").then(sentence.into()))
    }

    /// The position itself; `None` only if this version of the rules cannot read it any more.
    pub fn position(&self, variant: &Arc<Variant>) -> Option<Position> {
        match self {
            Start::Array => Some(Position::start(variant)),
            Start::Setup(fen) => Position::from_stored_fen(variant, fen).ok(),
            Start::Drawn(symmetry, secret) => {
                let [first, second] = secret.numbers(variant.shuffle.as_ref()?.orders());
                let fen = variant.shuffled_array(*symmetry, first, second)?;
                Position::from_stored_fen(variant, &fen).ok()
            }
        }
    }

    /// The name of the side that moves first in it.
    pub fn side_to_move_first<'a>(&self, variant: &'a Arc<Variant>) -> &'a str {
        let turn = self.position(variant).map_or(Color::White, |position| position.turn());
        &variant.side_names[turn.index()]
    }

    /// The sentence about it with the challenge.
    pub fn promise(&self, variant: &Arc<Variant>) -> Text {
        let sentence = match self {
            Start::Setup(fen) => match (self.chosen_order(variant), &variant.shuffle) {
                (Some(order), Some(shuffle)) => message!(
                    "challenge-start-order",
                    order,
                    first = message!("side-name", name = &variant.side_names[0]),
                    second = message!("side-name", name = &variant.side_names[1]),
                    squares = squares_in_words(shuffle),
                    symmetry = shuffle.symmetries.first().map_or("mirror", |it| it.name())
                ),
                _ => message!("challenge-start-position", fen),
            },
            Start::Drawn(symmetry, _) => {
                message!("challenge-start-drawn", symmetry = symmetry.name())
            }
            Start::Array => match &variant.provisional {
                Some(_) => message!("challenge-start-provisional"),
                None => return Text::new(),
            },
        };
        Text::from(" ").then(sentence)
    }

    /// Whether the game begins from its own array: fixed, drawn, or in an order that was chosen.
    pub fn is_own_array(&self, variant: &Arc<Variant>) -> bool {
        match self {
            Start::Array | Start::Drawn(..) => true,
            Start::Setup(fen) => {
                *fen == Position::start(variant).fen() || self.chosen_order(variant).is_some()
            }
        }
    }

    /// The chosen order of the array, if one was chosen.
    fn chosen_order(&self, variant: &Arc<Variant>) -> Option<String> {
        let Start::Setup(_) = self else { return None };
        self.position(variant)?.chosen_order()
    }

    /// How the array is drawn: the promise of the secret, and once it may be shown the proof. Nothing
    /// if the array is not drawn.
    pub fn how_drawn(&self, variant: &Variant, is_shown: bool) -> Option<Text> {
        let (Start::Drawn(symmetry, secret), Some(shuffle)) = (self, &variant.shuffle) else {
            return None;
        };
        let promise = || message!("challenge-lot-promise", hash = secret.hash());
        Some(if is_shown { proof(variant, shuffle, *symmetry, secret) } else { promise() })
    }

    /// The action that asks how the array is drawn, if it is.
    pub fn to_how_drawn(&self, challenge: ChallengeId, label: Text) -> Option<Action> {
        let kind = ActionKind::Look(ViewRequest::Array(challenge));
        matches!(self, Start::Drawn(..)).then(|| Action::new(label, kind))
    }
}

/// The squares of an order's letters: `f1, g1, f2 and g2`.
pub fn squares_in_words(shuffle: &Shuffle) -> Text {
    let names = shuffle.squares().into_iter().map(|square| Text::from(square.to_string()));
    listed_and(&names.collect::<Vec<_>>())
}

/// A legal move of a position, as an example to type.
pub fn example(position: &Position) -> Option<String> {
    notation::example(position).map(|example| notation::coordinates(position.variant(), &example))
}

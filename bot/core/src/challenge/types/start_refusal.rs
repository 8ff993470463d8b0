//! Refusals of a variant or a position to start from, and the message for each: the rule, then the
//! next step.

use crate::challenge::types::{BY_LOT, USUAL};
use crate::community::types::limit_refusal::{some_of, variant_list};
use crate::message;
use crate::model::Text;
use crate::model::refusal::choices;
use crate::shortened::shortened;

/// Why a game cannot start as the caller wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartRefusal {
    /// There is no such variant; these exist.
    UnknownVariant {
        /// The typed text.
        typed: String,
        /// The known ids and names.
        known: Vec<(String, String)>,
    },
    /// The start position cannot be used.
    BadSetup {
        /// The reason.
        reason: Text,
        /// A possible position, as an example.
        example: String,
    },
    /// One command names a position and asks for a drawn array.
    SetupAndLot,
    /// The variant of this name has only one array.
    NoLot(String),
    /// The array cannot be arranged in the typed order.
    BadOrder {
        /// The reason.
        reason: Text,
        /// A possible order, as an example: the usual one.
        example: String,
        /// The squares of the order's letters, in words.
        squares: Text,
    },
    /// An array can be drawn only in these ways.
    UnknownLot(Vec<String>),
}

impl StartRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            StartRefusal::UnknownVariant { typed, known } => {
                let typed = shortened(typed);
                let is_named = !typed.is_empty();
                match some_of(known) {
                    Some(some) if is_named => {
                        message!("start-refused-unknown-variant-of-many", typed, some)
                    }
                    Some(some) => message!("start-refused-no-variant-named-of-many", some),
                    None if is_named => {
                        let known = variant_list(known);
                        message!("start-refused-unknown-variant", typed, known)
                    }
                    None => {
                        message!("start-refused-no-variant-named", known = variant_list(known))
                    }
                }
            }
            StartRefusal::BadSetup { reason, example } => {
                message!("start-refused-bad-setup", reason, example)
            }
            StartRefusal::SetupAndLot => message!("start-refused-setup-and-array"),
            StartRefusal::NoLot(name) => message!("start-refused-one-array", variant = name),
            StartRefusal::BadOrder { reason, example, squares } => message!(
                "start-refused-bad-order",
                reason,
                squares,
                example,
                usual = USUAL,
                by_lot = BY_LOT,
            ),
            StartRefusal::UnknownLot(known) => {
                message!("start-refused-unknown-array", known = choices(known))
            }
        }
    }
}

//! Refusals of a variant or a position to start from, and their words: the rule, then the next step.

use super::limit_refusal::variant_list;
use crate::model::Text;
use crate::model::state::{BY_LOT, USUAL};
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
        reason: String,
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
        reason: String,
        /// A possible order, as an example: the usual one.
        example: String,
        /// The squares of the order's letters, in words.
        squares: String,
    },
    /// An array can be drawn only in these ways.
    UnknownLot(Vec<String>),
}

impl StartRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            StartRefusal::UnknownVariant { typed, known } => {
                let text = match shortened(typed).as_str() {
                    "" => text.plain("Name the variant. Choose one of: "),
                    typed => text
                        .plain(format!("There is no variant called “{typed}”. Choose one of: ")),
                };
                text.then(variant_list(known)).plain(".")
            }
            StartRefusal::BadSetup { reason, example } => text
                .plain(format!("The setup cannot be used: {reason}. Write it like this one: "))
                .code(example.clone()),
            StartRefusal::SetupAndLot => text
                .plain("A game starts either from a position or from an array that is drawn. Leave out ")
                .code("setup")
                .plain(" or ")
                .code("array")
                .plain("."),
            StartRefusal::NoLot(name) => text
                .plain(format!("{name} has one array, which is not drawn by lot. Leave out "))
                .code("array")
                .plain("."),
            StartRefusal::BadOrder { reason, example, squares } => text
                .plain(format!("The array cannot be arranged like that: {reason}. Write the letters of the pieces on {squares} one after the other, as "))
                .code(example.clone())
                .plain(", the usual order. ")
                .code(USUAL)
                .plain(" stands for that, and ")
                .code(BY_LOT)
                .plain(" has one drawn."),
            StartRefusal::UnknownLot(known) => {
                let mut text = text.plain("The array can be drawn in these ways:");
                for name in known {
                    text = text.plain(" ").code(name.clone());
                }
                text.plain(".")
            }
        }
    }
}

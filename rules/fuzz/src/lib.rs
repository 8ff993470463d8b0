//! What must hold for any input at all: the bodies of the fuzz targets, which the tests of the rules
//! run too.
//!
//! Each takes an input, panics if something does not hold, and says whether the input was understood.

mod betza;
mod convert;
mod fen;
mod notation;
mod variant_file;

use menagerie_rules::{Variant, bundled, bundled_by_id};
use std::sync::Arc;

pub use betza::betza;
pub use convert::convert;
pub use fen::fen;
pub use notation::notation;
pub use variant_file::variant_file;

/// The game that the first line of an input names, one of the games if there is none of that name,
/// and what follows that line.
fn game_and_rest(text: &str) -> (&'static Arc<Variant>, &str) {
    let (name, rest) = text.split_once('\n').unwrap_or((text, ""));
    let any = || &bundled()[name.len() % bundled().len()];
    (bundled_by_id(name).unwrap_or_else(any), rest)
}

//! The bodies of the fuzz targets: they hold for any input at all. The tests of the rules run them
//! too.
//!
//! Each takes an input, panics if something does not hold, and says whether it understood the
//! input.

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

/// The variant that the first line of an input names, and the text after that line. If no variant
/// has that name, some other variant is taken.
fn game_and_rest(text: &str) -> (&'static Arc<Variant>, &str) {
    let (name, rest) = text.split_once('\n').unwrap_or((text, ""));
    let any = || &bundled()[name.len() % bundled().len()];
    (bundled_by_id(name).unwrap_or_else(any), rest)
}

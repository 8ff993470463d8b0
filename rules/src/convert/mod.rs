//! Turns the settings of other programs into variant files of ours, as far as those can express the
//! variant.
//!
//! Remarks tell what could not be carried over; the file is then one of a similar variant. Text
//! comes in and text goes out. The texts come from strangers, so their length is bounded and
//! nothing is ever played.

mod diagram;
mod draft;
mod error;
mod ini;
mod names;
mod region;
mod remark;
mod title;
mod write;

use self::draft::Draft;
use crate::Variant;

pub use error::ConversionError;
pub use remark::Remark;

/// The most bytes of a text that is converted.
const LONGEST: usize = 1024 * 1024;

/// A converted variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conversion {
    /// The text of the variant file. It can be read.
    pub file: String,
    /// The parts that could not be carried over, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// Converts one variant of Fairy-Stockfish's `variants.ini`.
///
/// # Errors
/// The text is too long, has no such variant, or describes one that no variant file can express.
pub fn from_ini(text: &str, name: &str) -> Result<Conversion, ConversionError> {
    check_length(text)?;
    finish(ini::convert(text, name)?)
}

/// Converts the text of an Interactive Diagram of The Chess Variant Pages. `name` becomes the name
/// of the variant.
///
/// # Errors
/// The text is too long, is no diagram, or describes a variant that no variant file can express.
pub fn from_diagram(text: &str, name: &str) -> Result<Conversion, ConversionError> {
    check_length(text)?;
    finish(diagram::convert(text, name)?)
}

fn check_length(text: &str) -> Result<(), ConversionError> {
    if text.len() > LONGEST {
        return Err(ConversionError::at((1, 1), "at most 1 MB is converted"));
    }
    Ok(())
}

/// Writes the file, and reads it again. A file that our own reader refuses must not be handed out.
fn finish(mut draft: Draft) -> Result<Conversion, ConversionError> {
    let file = write::write(&draft);
    if let Err(error) = Variant::from_toml("", &file) {
        let problem = format!("no variant file can say this game: {}", error.problem);
        return Err(ConversionError::at((draft.line, 1), problem));
    }
    draft.remarks.sort();
    draft.remarks.dedup();
    Ok(Conversion { file, remarks: draft.remarks })
}

//! Turns the settings of other programs into variant files of ours, as far as those can say the game.
//!
//! What could not be carried over is said in remarks; the file is then one of a similar game. Text in,
//! text out: the files of others are untrusted, so the length is bounded and nothing is ever played.

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

/// A converted game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conversion {
    /// The variant file, which is one that can be read.
    pub file: String,
    /// What could not be carried over, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// Converts one game of Fairy-Stockfish's `variants.ini`.
///
/// # Errors
/// The text is too long, has no such game, or describes what no variant file can say at all.
pub fn from_ini(text: &str, name: &str) -> Result<Conversion, ConversionError> {
    check_length(text)?;
    finish(ini::convert(text, name)?)
}

/// Converts the text of an Interactive Diagram of The Chess Variant Pages; the game gets the name.
///
/// # Errors
/// The text is too long, is no diagram, or describes what no variant file can say at all.
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

/// Writes the file, and reads it again: what our own reader refuses is no file to hand out.
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

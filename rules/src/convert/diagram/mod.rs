//! Reads Interactive Diagrams of The Chess Variant Pages: settings as `files=10`, and a line for each kind
//! of piece, `Knight:N:move:image:b1,i1,,b8,i8`.
//! The page "Interactive diagrams" there describes the format. The movements are XBetza like ours.

mod labels;
mod lines;
mod moves;
mod pieces;
mod settings;
mod squares;

use self::lines::Lines;
use self::settings::Settings;
use super::draft::Draft;
use super::error::ConversionError;
use super::names::choose_drawings;
use super::title::{id, title};
use crate::{Facing, SquareSet};

/// The draft of the diagram's variant.
pub(super) fn convert(text: &str, name: &str) -> Result<Draft, ConversionError> {
    let lines = Lines::read(text)?;
    let settings = Settings::read(&lines)?;
    let mut draft = Draft {
        id: id(name),
        name: title(name),
        files: settings.files,
        ranks: settings.ranks,
        placement: String::new(),
        hands: None,
        immune: None,
        fireproof: Vec::new(),
        walls: None,
        in_hand: String::new(),
        holes: SquareSet::EMPTY,
        rights: Vec::new(),
        source: "an Interactive Diagram",
        url: "https://www.chessvariants.com/",
        kings_may_not_face: Facing::Allowed,
        passing: None,
        must_capture: false,
        no_checks: false,
        shuffle: None,
        endings: settings.endings(),
        zones: Vec::new(),
        pieces: Vec::new(),
        remarks: settings.remarks.clone(),
        line: 1,
    };
    pieces::add(&lines, &settings, &mut draft)?;
    choose_drawings(&mut draft.pieces);
    Ok(draft)
}

//! Reads variant files. The only place that knows TOML; `variants/README.md` describes the format.

mod array;
mod board;
mod castling;
mod endings;
mod format;
mod king;
mod labels;
mod names;
mod over;
mod pieces;
mod problem;
mod territories;

pub use problem::VariantFileError;

use toml::Spanned;

use self::array::{check_array, shuffle};
use self::board::{size, zones};
use self::castling::{castling, check_castling};
use self::endings::{check_royalty, endings, scores};
use self::format::File;
use self::king::royalty;
use self::names::check_name;
use self::pieces::{only_advances, overlap, piece_types, promotes_in_a_circle};
use self::problem::{Problem, problem};
use self::territories::check_territories;
use crate::compile::Extent;
use crate::tables::Tables;
use crate::{Credits, Variant};

/// The most bytes of a variant file; the longest of ours has about 7,000.
pub const LONGEST_VARIANT_FILE: usize = 64 * 1024;

impl Variant {
    /// Reads a variant file. The name of the file is for the error message.
    ///
    /// # Errors
    /// The text is not TOML, a part is missing or unknown, or the parts do not fit together.
    pub fn from_toml(file_name: &str, text: &str) -> Result<Variant, VariantFileError> {
        let parsed = if text.len() > LONGEST_VARIANT_FILE {
            Err(Problem(0..0, "a variant file has at most 64 KiB".to_owned()))
        } else {
            toml::from_str(text).map_err(|error: toml::de::Error| {
                Problem(error.span().unwrap_or(0..0), error.message().to_owned())
            })
        };
        parsed.and_then(compile).map_err(|Problem(span, problem)| {
            let before = text.get(..span.start).unwrap_or(text);
            let line_start = before.rfind('\n').map_or(0, |at| at + 1);
            VariantFileError {
                file: file_name.to_owned(),
                line: before.matches('\n').count() + 1,
                column: before[line_start..].chars().count() + 1,
                problem,
            }
        })
    }
}

fn compile(file: File) -> Result<Variant, Problem> {
    let id = file.id.get_ref();
    if id.is_empty()
        || id.len() > 30
        || !id.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    {
        return Err(problem(&file.id, "an id is made of a-z, 0-9 and -, 30 at most"));
    }
    let (files, ranks) = (size(&file.files)?, size(&file.ranks)?);
    check_name(&file.name)?;
    file.sides.names.iter().try_for_each(check_name)?;
    let (zone_names, zones) = zones(&file.zones, files, ranks)?;
    let royalty = royalty(&file)?;
    let pieces = piece_types(&file.pieces, &zone_names, royalty)?;
    let endings = endings(&file.endings, &pieces, &zone_names)?;
    check_royalty(&file.endings, &endings, (royalty, file.kings_may_not_face))?;
    let castling = castling(&file, &pieces, royalty, (files, ranks))?;
    let shuffle = file.shuffle.as_ref().map(|table| shuffle(table, &pieces, files)).transpose()?;
    let extent = Extent { files, ranks, zones: &zones };
    let royal = (royalty, file.kings_may_not_face);
    let tables = Tables::compile(&extent, &pieces, castling.clone(), royal);
    for (piece, table) in pieces.iter().zip(&file.pieces) {
        if let Some(square) = overlap(piece, &zones, ranks, &tables) {
            let text = format!(
                "a double step, a triple one or the King's initial leap leads from {square} to the same \
                 square as another movement"
            );
            return Err(Problem(table.get_ref().betza.span(), text));
        }
    }
    let variant = Variant {
        id: file.id.into_inner(),
        name: file.name.into_inner(),
        revision: file.revision,
        listed: file.listed,
        files,
        ranks,
        side_names: file.sides.names.map(Spanned::into_inner),
        side_styles: file.sides.styles,
        start_fen: file.start.get_ref().clone(),
        provisional: file.provisional,
        resets_are_irreversible: pieces.iter().filter(|piece| piece.pawn).all(only_advances)
            && !promotes_in_a_circle(&pieces),
        pieces,
        summary: file.summary,
        rules: file.rules,
        credits: Credits {
            author: file.credits.author,
            year: file.credits.year,
            source: file.credits.source,
            url: file.credits.url,
            license: file.credits.license,
            values: file.credits.values,
        },
        endings,
        scores: file.scores.map(scores),
        zones,
        shuffle,
        castling,
        royalty,
        kings_may_not_face: file.kings_may_not_face,
        tables,
    };
    check_castling(&variant, &file.pieces)?;
    check_territories(&variant, &file.pieces, file.shuffle.as_ref())?;
    check_array(variant, &file.start, file.shuffle.as_ref())
}

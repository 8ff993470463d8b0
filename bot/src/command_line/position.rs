//! The variant and position that command-line options name.

use super::exit::Failure;
use super::position_options::{LineOptions, PositionOptions};
use super::variant_options::{VariantBeforeWord, VariantOptions};
use menagerie_chat::conversation::near_variants;
use menagerie_chat::variant_file::VariantFile;
use menagerie_core::community::find_variant;
use menagerie_rules::{Line, Position, Variant, bundled_by_id, notation};
use menagerie_words::{Reader, without_links};
use std::path::Path;
use std::sync::Arc;

/// The most characters of an unreadable word that are repeated in an error.
const ECHO: usize = 40;

/// The variant that the options name.
pub fn variant(options: &VariantOptions) -> Result<Arc<Variant>, Failure> {
    match &options.file {
        Some(path) => of_file(path),
        None => named(options.variant.as_deref().unwrap_or_default()),
    }
}

/// The variant, and the argument after it.
///
/// # Errors
/// When there is no such variant, or there is one argument too many or too few. `what` names the
/// argument.
pub fn variant_and_word(
    options: &VariantBeforeWord,
    word: Option<&str>,
    what: &str,
) -> Result<(Arc<Variant>, String), Failure> {
    match (options.variant.as_deref(), &options.file, word) {
        (Some(id), None, Some(word)) => Ok((named(id)?, word.to_owned())),
        (Some(word), Some(path), None) => Ok((of_file(path)?, word.to_owned())),
        (Some(_), Some(_), Some(_)) => Err(Failure::input(format!(
            "a variant cannot be used with --file FILE, which is one\ntype either, and then the {what}"
        ))),
        _ => Err(Failure::input(format!(
            "the {what} is missing\ntype it behind the variant or --file FILE (--help says more)"
        ))),
    }
}

fn of_file(path: &Path) -> Result<Arc<Variant>, Failure> {
    Ok(VariantFile::read(path).map_err(Failure::input)?.variant)
}

/// The bundled variant with this id, or with this name as members type it.
///
/// # Errors
/// When there is none; up to three near ones are named.
pub fn named(typed: &str) -> Result<Arc<Variant>, Failure> {
    let found = bundled_by_id(typed).or_else(|| find_variant(typed).ok());
    found.cloned().ok_or_else(|| {
        let near = near_variants(typed).join(", ");
        let near = if near.is_empty() { near } else { format!("did you mean {near}? ") };
        Failure::input(format!(
            "there is no variant “{}”; {near}menagerie variants lists them all",
            echo(typed)
        ))
    })
}

/// The position of a FEN, or the variant's start. Standard error tells if a part of the FEN was
/// read otherwise than it stands.
pub fn start(variant: &Arc<Variant>, fen: Option<&str>) -> Result<Position, Failure> {
    match fen {
        None => Ok(Position::start(variant)),
        Some(fen) => {
            let read = Position::from_foreign_fen(variant, fen)
                .map_err(|error| Failure::input(format!("the FEN cannot be used: {error}")))?;
            if let Some(sentence) = read.sentence() {
                let sentence = without_links(&sentence.into(), Reader::LOG);
                eprintln!("{sentence}");
            }
            Ok(read.position)
        }
    }
}

/// The line of the named moves.
pub fn line(options: &PositionOptions) -> Result<Line, Failure> {
    line_of(&variant(&options.variant)?, &options.line)
}

/// The line of the named moves in a variant.
pub fn line_of(variant: &Arc<Variant>, options: &LineOptions) -> Result<Line, Failure> {
    let mut line = Line::new(start(variant, options.fen.as_deref())?);
    for (ply, word) in options.moves.split_whitespace().enumerate() {
        if line.outcome().is_some() {
            return Err(Failure::input(format!(
                "move “{}” (ply {}): the game is over before it",
                echo(word),
                ply + 1
            )));
        }
        let chosen = notation::from_coordinates(line.position(), word).ok_or_else(|| {
            Failure::input(format!(
                "move “{}” (ply {}) is not legal; `menagerie legal` lists what is",
                echo(word),
                ply + 1
            ))
        })?;
        line.play(&chosen).map_err(|illegal| Failure::input(illegal.to_string()))?;
    }
    Ok(line)
}

/// A word in the form that an error repeats.
pub fn echo(word: &str) -> String {
    let mut short: String = word.chars().filter(|c| !c.is_control()).take(ECHO).collect();
    if word.chars().count() > ECHO {
        short.push('…');
    }
    short
}

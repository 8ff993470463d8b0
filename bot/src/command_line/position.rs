//! The position that a command line names.

use super::exit::Failure;
use super::position_options::PositionOptions;
use menagerie_rules::{Line, Position, Variant, bundled, bundled_by_id, notation};
use std::sync::Arc;

/// The most characters of an unreadable word that are repeated in an error.
const ECHO: usize = 40;

/// The variant of this id.
pub fn variant(id: &str) -> Result<&'static Arc<Variant>, Failure> {
    bundled_by_id(id).ok_or_else(|| {
        let known: Vec<&str> = bundled().iter().map(|variant| variant.id.as_str()).collect();
        Failure::input(format!(
            "there is no variant “{}”; there are: {}",
            echo(id),
            known.join(", ")
        ))
    })
}

/// The position of a FEN, or the first one.
pub fn start(variant: &Arc<Variant>, fen: Option<&str>) -> Result<Position, Failure> {
    match fen {
        None => Ok(Position::start(variant)),
        Some(fen) => Position::from_fen(variant, fen)
            .map_err(|error| Failure::input(format!("the FEN cannot be used: {error}"))),
    }
}

/// The line of the moves that are named.
pub fn line(options: &PositionOptions) -> Result<Line, Failure> {
    let variant = variant(&options.variant)?;
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

/// A word as it is repeated in an error.
pub fn echo(word: &str) -> String {
    let mut short: String = word.chars().filter(|c| !c.is_control()).take(ECHO).collect();
    if word.chars().count() > ECHO {
        short.push('…');
    }
    short
}

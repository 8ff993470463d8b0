//! The formats in which a game can be exported.

use super::error::RecordError;
use super::replay::Replayed;
use super::{courier, json, pgn};
use crate::GameId;
use crate::model::Moment;

/// A format in which a game can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// As a text.
    Text(Form),
    /// The board as a picture.
    Board,
    /// The moves as an animation.
    Replay,
}

/// A text format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// JSON: everything, to be read back.
    Json,
    /// The move list of Game Courier.
    Courier,
    /// PGN.
    Pgn,
    /// The position alone.
    Fen,
}

impl Format {
    /// All formats, in the order of lists.
    pub const ALL: [Format; 6] = [
        Format::Text(Form::Json),
        Format::Text(Form::Courier),
        Format::Text(Form::Pgn),
        Format::Text(Form::Fen),
        Format::Board,
        Format::Replay,
    ];

    /// Its word in options.
    pub fn word(self) -> &'static str {
        match self {
            Format::Text(Form::Json) => "json",
            Format::Text(Form::Courier) => "gc",
            Format::Text(Form::Pgn) => "pgn",
            Format::Text(Form::Fen) => "fen",
            Format::Board => "png",
            Format::Replay => "gif",
        }
    }

    /// The format with this word.
    pub fn named(word: &str) -> Option<Self> {
        Format::ALL.into_iter().find(|format| format.word() == word)
    }

    /// The end of a file's name.
    fn extension(self) -> &'static str {
        match self {
            Format::Text(Form::Courier) => "txt",
            other => other.word(),
        }
    }
}

/// The name of a file with a game at a moment. Another moment gives another name.
pub fn file_name(game: GameId, moment: Moment, format: Format) -> String {
    format!("game-{game}-ply-{moment}.{}", format.extension())
}

/// Writes a record.
///
/// # Errors
/// When it holds a time that no calendar has.
pub fn written(replayed: &Replayed, form: Form) -> Result<String, RecordError> {
    match form {
        Form::Json => json::write(replayed),
        Form::Courier => courier::write(replayed),
        Form::Pgn => pgn::write(replayed),
        Form::Fen => Ok(replayed.line.position().exchange_fen() + "\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_a_word_and_a_name_of_its_own() {
        let moment = Moment { ply: 7, taken_back: 2 };
        let names = Format::ALL.map(|format| {
            assert_eq!(Format::named(format.word()), Some(format));
            file_name(GameId(3), moment, format)
        });
        assert_eq!(names[0], "game-3-ply-7-2.json");
        assert_eq!(names[1], "game-3-ply-7-2.txt");
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name}");
        }
        assert_eq!(Format::named("JSON"), None);
    }
}

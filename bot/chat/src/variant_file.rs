//! Variant files that the operator has written, and that are not part of the program.

use menagerie_core::model::visible;
use menagerie_render::{drawings, side_styles};
use menagerie_rules::{LONGEST_VARIANT_FILE, Variant, VariantFileError};
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

/// The name of standard input.
const STANDARD_INPUT: &str = "-";

/// A variant file.
#[derive(Clone, Debug)]
pub struct VariantFile {
    /// Its name in errors.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Its variant.
    pub variant: Arc<Variant>,
}

/// The reason why a file gives no variant, in one line with the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// It cannot be read.
    #[error("the variant file {0} cannot be read: {1}")]
    Unreadable(String, String),
    /// It is a folder.
    #[error("{0} is a folder: name a variant file in it, like {0}/my-game.toml")]
    Folder(String),
    /// It is empty, or as good as.
    #[error(
        "the variant file {0} is empty: docs/variants/format.md begins with a whole game to copy"
    )]
    Empty(String),
    /// It is no text.
    #[error("{0}, line {1}, column {2}: this is not UTF-8: save the file as UTF-8 text")]
    NotText(String, usize, usize),
    /// Its text is no variant.
    #[error("{0}")]
    NoGame(VariantFileError),
    /// The same, with the number of further mistakes.
    #[error("{0}; and {1} more: menagerie lint tells all of them")]
    Several(VariantFileError, usize),
}

impl VariantFile {
    /// Reads a file; `-` is standard input.
    ///
    /// # Errors
    /// When there is no file, or no variant in it.
    pub fn read(path: &Path) -> Result<Self, Unusable> {
        Self::of(called(path), text(path)?)
    }

    /// Reads the variant in a text.
    ///
    /// # Errors
    /// When there is none, or it cannot be drawn.
    pub fn of(name: String, text: String) -> Result<Self, Unusable> {
        if text.trim().is_empty() {
            return Err(Unusable::Empty(name));
        }
        let variant =
            Variant::check_toml(&name, &text).map_err(|errors| first_of(&name, errors))?;
        if let Some(style) = variant.side_styles.iter().find(|style| !is_style(style)) {
            return Err(unknown_style(name, &text, style));
        }
        Ok(Self { name, text, variant: Arc::new(variant) })
    }

    /// The pieces for whose drawings there is no file, so that their letters are drawn.
    pub fn undrawn(&self) -> impl Iterator<Item = String> {
        let asked = self.variant.pieces.iter().filter(|piece| !piece.drawing.is_empty());
        let undrawn = asked.filter(|piece| !drawings().any(|name| name == piece.drawing));
        undrawn.map(|piece| {
            format!(
                "there is no drawing “{}”, so the letter {} stands for the {}",
                piece.drawing, piece.label, piece.name
            )
        })
    }
}

/// The text of a file, without the mark that some editors put in front of it.
///
/// # Errors
/// When the file cannot be read, or is no text of a usable length.
pub fn text(path: &Path) -> Result<String, Unusable> {
    let name = called(path);
    let unreadable = |error: std::io::Error| match error.kind() {
        ErrorKind::IsADirectory => Unusable::Folder(name.clone()),
        _ => Unusable::Unreadable(name.clone(), error.to_string()),
    };
    let mut bytes = Vec::new();
    // One byte more than allowed shows that a file is too long.
    let most = LONGEST_VARIANT_FILE as u64 + 1;
    if path.as_os_str() == STANDARD_INPUT {
        std::io::stdin().take(most).read_to_end(&mut bytes).map_err(unreadable)?;
    } else if path.is_dir() {
        return Err(Unusable::Folder(name));
    } else {
        let file = File::open(path).map_err(unreadable)?;
        file.take(most).read_to_end(&mut bytes).map_err(unreadable)?;
    }
    decoded(&name, bytes)
}

/// The text in these bytes.
///
/// # Errors
/// When they are no text.
pub fn decoded(name: &str, bytes: Vec<u8>) -> Result<String, Unusable> {
    if bytes.len() > LONGEST_VARIANT_FILE {
        // It may be cut within a letter. It is refused for its length anyway.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.trim_start_matches('\u{feff}').to_owned()),
        Err(error) => {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let before = String::from_utf8_lossy(before);
            let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
            Err(Unusable::NotText(name.to_owned(), before.matches('\n').count() + 1, column))
        }
    }
}

/// The name of a file in errors.
pub fn called(path: &Path) -> String {
    if path.as_os_str() == STANDARD_INPUT {
        return "standard input".to_owned();
    }
    visible(&path.display().to_string()).replace('\n', " ")
}

/// The first mistake in a file, in one line.
fn first_of(name: &str, errors: Vec<VariantFileError>) -> Unusable {
    let more = errors.len().saturating_sub(1);
    let Some(first) = errors.into_iter().next() else { return Unusable::Empty(name.to_owned()) };
    let problem = visible(&first.problem).replace('\n', " ");
    let first = VariantFileError { problem, ..first };
    if more == 0 { Unusable::NoGame(first) } else { Unusable::Several(first, more) }
}

fn is_style(name: &str) -> bool {
    side_styles().any(|style| style == name)
}

fn unknown_style(file: String, text: &str, style: &str) -> Unusable {
    let (before, after) = text.split_at(text.find("styles").unwrap_or(0));
    let until = after.find(&format!("\"{style}\"")).unwrap_or(0);
    let before = format!("{before}{}", &after[..until]);
    let known: Vec<&str> = side_styles().collect();
    let style = visible(style).replace('\n', " ");
    Unusable::NoGame(VariantFileError {
        file,
        line: before.matches('\n').count() + 1,
        column: before.chars().rev().take_while(|letter| *letter != '\n').count() + 1,
        problem: format!("there is no style “{style}”; there are: {}", known.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHESS: &str = include_str!("../../../rules/variants/chess.toml");

    #[test]
    fn what_is_no_game_is_told_in_one_line_with_its_place() {
        for (from, to, expected) in [
            ("files = 8", "files = 80", "x, line "),
            ("files = 8", "files = \"8\u{1b}[2J", "x, line "),
            ("files = 8", "\u{1b}", "x, line "),
            ("\"black\"]", "\"mauve\"]", "there is no style “mauve”; there are: white, black,"),
        ] {
            let text = CHESS.replacen(from, to, 1);
            assert_ne!(text, CHESS, "{from}");
            let error = VariantFile::of("x".to_owned(), text).expect_err(to).to_string();
            assert!(error.contains(expected) && error.contains(", column "), "{error}");
            assert!(!error.contains(char::is_control), "{error:?}");
        }
        for empty in ["", "\n \n"] {
            let error = VariantFile::of("x".to_owned(), empty.to_owned()).expect_err("it is empty");
            assert_eq!(error, Unusable::Empty("x".to_owned()));
        }
    }

    #[test]
    fn whoever_asks_for_a_drawing_that_is_not_there_is_told() {
        let told = |text: &str| {
            let file = VariantFile::of("x".to_owned(), text.to_owned()).expect("it is right");
            file.undrawn().collect::<Vec<_>>()
        };
        assert!(told(CHESS).is_empty());
        let unicorn = CHESS.replacen("drawing = \"rook\"", "drawing = \"unicorn\"", 1);
        assert_eq!(
            told(&unicorn),
            ["there is no drawing “unicorn”, so the letter R stands for the Rook"]
        );
        assert!(told(&CHESS.replacen("drawing = \"rook\"\n", "", 1)).is_empty());
    }
}

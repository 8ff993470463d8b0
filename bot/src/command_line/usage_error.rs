//! Wrong usage of the command line: what is wrong, and what to type instead.

use super::exit::Failure;
use clap::Error;
use clap::error::ErrorKind;
use menagerie_core::model::visible;

/// The most characters of the error's text, which repeats the arguments.
const LONGEST: usize = 300;

/// Prints a help that was asked for and ends the program. Any other error is told in two lines at
/// most.
pub fn told(error: &Error) -> Failure {
    if !error.use_stderr() {
        error.exit();
    }
    let words = error.render().to_string();
    let paragraphs: Vec<String> = words.split("\n\n").map(in_one_line).collect();
    let after = |start: &str| {
        let found = paragraphs.iter().find_map(|paragraph| paragraph.strip_prefix(start));
        found.map(str::to_owned)
    };
    let wrong = match error.kind() {
        // Its text is the whole help.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => "a word is missing".to_owned(),
        _ => after("error: ").unwrap_or_else(|| "this cannot be used".to_owned()),
    };
    let instead = after("tip: ").or(after("Usage: ").map(|usage| format!("type {usage}")));
    let wrong = shortened(wrong);
    Failure::input(match instead {
        Some(instead) => format!("{wrong}\n{} (--help says more)", shortened(instead)),
        None => wrong,
    })
}

/// A paragraph without its line breaks.
pub fn in_one_line(paragraph: &str) -> String {
    visible(paragraph).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words, or the beginning of words that are too long to be read.
pub fn shortened(words: String) -> String {
    if words.chars().count() <= LONGEST {
        return words;
    }
    let start: String = words.chars().take(LONGEST).collect();
    format!("{start}…")
}

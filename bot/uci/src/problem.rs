//! Why a command is not carried out, in one sentence each.

use menagerie_rules::FenError;
use thiserror::Error;

/// The most characters of a word that a sentence repeats.
const ECHO: usize = 40;

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Problem {
    #[error(
        "“{0}” is no command; there are: uci, isready, ucinewgame, position, go, stop, setoption, d, quit"
    )]
    Command(String),
    #[error("a line of more than {0} bytes is not read")]
    Long(usize),
    #[error("behind position comes startpos or fen, and then perhaps moves, not “{0}”")]
    Start(String),
    #[error("the FEN cannot be used: {0}")]
    Fen(FenError),
    #[error("move “{word}” (ply {ply}) is not legal; the position stays what it was")]
    Illegal { word: String, ply: usize },
    #[error(
        "go leaves out “{0}”; it knows nodes, depth, mate, movetime, wtime and the like, searchmoves, infinite"
    )]
    Limit(String),
    #[error("searchmoves leaves out “{0}”, which is not legal")]
    First(String),
    #[error("behind {what} comes a number, not “{word}”")]
    Number { what: String, word: String },
    #[error("a search without an end is running; stop ends it")]
    Running,
    #[error("it is setoption name NAME value VALUE")]
    SetOption,
    #[error("there is no option “{0}”; uci lists them")]
    NoOption(String),
    #[error("{name} is a number from {least} to {most}, not “{word}”")]
    Spin { name: &'static str, least: u64, most: u64, word: String },
    #[error("there is no room for a table of {mebibytes} MiB; it stays as it is")]
    Room { mebibytes: usize },
    #[error("{name} is true or false, not “{word}”")]
    Check { name: &'static str, word: String },
    #[error("there is no variant “{0}”; uci lists them under UCI_Variant")]
    Variant(String),
    #[error("{0}")]
    File(String),
}

/// A word in the form that a sentence repeats.
pub(crate) fn echo(word: &str) -> String {
    let mut short: String = word.chars().filter(|c| !c.is_control()).take(ECHO).collect();
    if word.chars().count() > ECHO {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repeated_word_is_short_and_has_nothing_that_moves_the_cursor() {
        assert_eq!(echo("e2e5"), "e2e5");
        assert_eq!(echo("\u{1b}[2J"), "[2J");
        assert_eq!(echo(&"ä".repeat(50)), format!("{}…", "ä".repeat(40)));
    }
}

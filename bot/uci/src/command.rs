//! Commands: a line of text as what it asks for.

use crate::limits::Limits;
use crate::problem::{Problem, echo};

/// The request of a line. Texts are as they stand in the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command<'a> {
    Introduce,
    IsReady,
    NewGame,
    Position(Setup<'a>),
    Go(Limits),
    /// Ends the search, also one on the opponent's time. The best move so far is the answer.
    Stop,
    Set {
        name: &'a str,
        value: &'a str,
    },
    Show,
    Quit,
    /// Nothing has to be done.
    Nothing,
}

/// A position: where it begins, and the moves from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setup<'a> {
    /// Without one it is the array.
    pub fen: Option<&'a str>,
    pub moves: &'a str,
}

impl Command<'_> {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Command<'_>, Problem> {
        let (word, rest) = split(line);
        Ok(match word {
            "uci" => Command::Introduce,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "position" => Command::Position(Setup::read(rest)?),
            "go" => Command::Go(Limits::read(rest)?),
            "stop" | "ponderhit" => Command::Stop,
            "setoption" => set(rest)?,
            "d" => Command::Show,
            "quit" => Command::Quit,
            "" | "debug" | "register" => Command::Nothing,
            _ => return Err(Problem::Command(echo(word))),
        })
    }
}

impl Setup<'_> {
    fn read(words: &str) -> Result<Setup<'_>, Problem> {
        let (kind, rest) = split(words);
        let (fen, moves) = before(rest, "moves").unwrap_or((rest, ""));
        match (kind, fen) {
            ("fen", _) => Ok(Setup { fen: Some(fen), moves }),
            ("startpos", "") => Ok(Setup { fen: None, moves }),
            ("startpos", word) => Err(Problem::Start(echo(word))),
            (word, _) => Err(Problem::Start(echo(word))),
        }
    }
}

fn set(words: &str) -> Result<Command<'_>, Problem> {
    let ("name", rest) = split(words) else { return Err(Problem::SetOption) };
    let (name, value) = before(rest, "value").unwrap_or((rest, ""));
    if name.is_empty() { Err(Problem::SetOption) } else { Ok(Command::Set { name, value }) }
}

/// The first word of a text, and what stands behind it.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// The text before a word and behind it, if the word is there. Spaces within stay as they are.
fn before<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let is_apart = |place: usize| {
        let (left, right) = (&text[..place], &text[place + word.len()..]);
        (left.is_empty() || left.ends_with(char::is_whitespace))
            && (right.is_empty() || right.starts_with(char::is_whitespace))
    };
    let (place, _) = text.match_indices(word).find(|(place, _)| is_apart(*place))?;
    Some((text[..place].trim(), text[place + word.len()..].trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_with_any_spaces() {
        let position = |fen, moves| Command::Position(Setup { fen, moves });
        for (line, command) in [
            ("uci", Command::Introduce),
            ("  isready\t", Command::IsReady),
            ("ponderhit", Command::Stop),
            ("", Command::Nothing),
            ("debug on", Command::Nothing),
            ("position startpos", position(None, "")),
            ("position  startpos  moves  e2e4  e7e5 ", position(None, "e2e4  e7e5")),
            ("position startpos moves", position(None, "")),
            ("position fen 8/8 w - -", position(Some("8/8 w - -"), "")),
            ("position fen 8/8 w - - moves a1a2", position(Some("8/8 w - -"), "a1a2")),
            ("position fen", position(Some(""), "")),
            ("setoption name Hash value 16", Command::Set { name: "Hash", value: "16" }),
            ("setoption name Clear Hash", Command::Set { name: "Clear Hash", value: "" }),
            ("setoption name Hash value", Command::Set { name: "Hash", value: "" }),
            (
                "setoption name VariantPath value /my  value/values.toml",
                Command::Set { name: "VariantPath", value: "/my  value/values.toml" },
            ),
        ] {
            assert_eq!(Command::read(line), Ok(command), "{line}");
        }
    }

    #[test]
    fn what_is_no_command_is_told_in_a_sentence() {
        for (line, sentence) in [
            ("fly", "“fly” is no command; there are: uci, isready,"),
            ("UCI", "“UCI” is no command;"),
            ("position", "behind position comes startpos or fen, and then perhaps moves, not “”"),
            ("position e2e4", "behind position comes startpos or fen"),
            ("position startpos e2e4", "behind position comes startpos or fen"),
            ("setoption Hash 16", "it is setoption name NAME value VALUE"),
            ("setoption name", "it is setoption name NAME value VALUE"),
            ("setoption name value 3", "it is setoption name NAME value VALUE"),
        ] {
            let problem = Command::read(line).expect_err(line).to_string();
            assert!(problem.starts_with(sentence), "{problem}");
        }
    }
}

//! The meaning of a typed line.

use menagerie_chat::conversation::{Options, called, typed_options_in};
use menagerie_core::GameId;
use menagerie_core::model::CommandName;
use menagerie_words::Language;

/// One line, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which of the two players says it, if the line names one.
    pub who: Option<usize>,
    /// Its meaning.
    pub input: Input,
}

/// The meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing.
    Nothing,
    /// To leave. Everything is kept.
    Leave,
    /// To go to the table of another game.
    Go(GameId),
    /// To press the button of this number.
    Press(usize),
    /// A command by its name.
    Ask(CommandName, Options),
    /// Any other text: a move.
    Typed(String),
}

/// Reads a line: `e2e4`, `1`, `board at:3`, `Bob: resign`. Commands also have their names of a
/// language.
pub fn read(line: &str, people: &[String; 2], language: Language) -> Line {
    let (who, said) = match line.split_once(':') {
        Some((name, said)) => {
            let who = people.iter().position(|known| known.eq_ignore_ascii_case(name.trim()));
            (who, if who.is_some() { said } else { line })
        }
        None => (None, line),
    };
    Line { who, input: input(said.trim(), language) }
}

fn input(said: &str, language: Language) -> Input {
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    match first.trim_start_matches('/').to_lowercase().as_str() {
        "" => Input::Nothing,
        "quit" | "exit" => Input::Leave,
        "go" if number(rest).is_some() => Input::Go(GameId(number(rest).unwrap_or(0).into())),
        word => match (called(word, language), number(said)) {
            (Some(verb), _) => Input::Ask(verb, typed_options_in(verb, rest, language)),
            (None, Some(choice)) => Input::Press(choice as usize),
            (None, None) => Input::Typed(said.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options_of(given: &[(&str, &str)]) -> Options {
        given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_line_is_a_move_a_choice_or_something_by_name() {
        let people = ["Ann".to_owned(), "Bob".to_owned()];
        let ask = |verb, given: &[(&str, &str)]| Input::Ask(verb, options_of(given));
        for (line, who, input) in [
            ("", None, Input::Nothing),
            (" e2e4 ", None, Input::Typed("e2e4".to_owned())),
            ("bob: e7e5", Some(1), Input::Typed("e7e5".to_owned())),
            ("2", None, Input::Press(2)),
            ("Ann: 1", Some(0), Input::Press(1)),
            ("go 3", None, Input::Go(GameId(3))),
            ("quit", None, Input::Leave),
            ("/help", None, ask(CommandName::Help, &[])),
            (
                "challenge Terran Chess",
                None,
                ask(CommandName::Challenge, &[("variant", "Terran Chess")]),
            ),
            (
                "challenge chess setup:4k3/8/8/8/8/8/8/4K2R w K - 0 1 colour:first",
                None,
                ask(
                    CommandName::Challenge,
                    &[
                        ("variant", "chess"),
                        ("setup", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                        ("colour", "first"),
                    ],
                ),
            ),
            (
                "challenge metamachy array:QLKG",
                None,
                ask(CommandName::Challenge, &[("variant", "metamachy"), ("array", "QLKG")]),
            ),
            ("board 2 at:5", None, ask(CommandName::Board, &[("game", "2"), ("at", "5")])),
            ("games finished", None, ask(CommandName::Games, &[("which", "finished")])),
            ("Q: e4", None, Input::Typed("Q: e4".to_owned())),
        ] {
            assert_eq!(read(line, &people, Language::ENGLISH), Line { who, input }, "{line}");
        }
    }

    #[test]
    fn a_command_has_its_name_of_the_language_too() {
        let people = ["Ann".to_owned(), "Bob".to_owned()];
        let german = Language::of_tag("de").expect("it is a language");
        let board = Input::Ask(CommandName::Board, options_of(&[("game", "2"), ("at", "5")]));
        for line in ["brett 2 halbzug:5", "/Brett 2 at:5", "board 2 at:5"] {
            assert_eq!(read(line, &people, german).input, board, "{line}");
        }
        let typed = Input::Typed("brett 2".to_owned());
        assert_eq!(read("brett 2", &people, Language::ENGLISH).input, typed);
    }
}

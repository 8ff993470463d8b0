//! Commands typed as a text, where a network has no forms to fill in: `board 3 at:7`.

use super::catalogue::usage;
use super::game_in_words::game_in_words;
use super::options::Options;
use super::parting::{variant_behind, without_quotes};
use crate::conversation::option_schema::{ANSWER, Kind, OptionSchema};
use menagerie_core::model::{CommandName, CommandReference};
use menagerie_core::talk::are_companions;
use menagerie_rules::notation;
use menagerie_words::Language;

/// A command as it is typed. Its main option has no name in front, and dots stand where the reader
/// chooses.
pub fn typed_step(step: &CommandReference) -> String {
    let main = main_option(step.verb);
    let options = usage(step.verb).options;
    let is_member = |name: &str| {
        options.iter().any(|given| given.name == name && matches!(given.kind, Kind::Member))
    };
    let mut words = step.verb.name().to_owned();
    let mut people = String::new();
    for (name, value) in &step.with {
        // A named member needs no name of the option.
        if is_member(name) && !value.is_empty() {
            people.push_str(&format!(" {value}"));
            continue;
        }
        words.push(' ');
        if is_member(name) {
            words.push_str("@…");
            continue;
        }
        if main != Some(name.as_str()) {
            words.push_str(&format!("{name}:"));
        }
        words.push_str(if value.is_empty() { "…" } else { value });
    }
    words + &people
}

/// The options in a typed text. The main option comes first and without a name; the others have
/// their names in front. A value goes on until the next name.
pub fn typed_options(verb: CommandName, rest: &str) -> Options {
    typed_options_in(verb, rest, Language::ENGLISH)
}

/// The same with the names that options have in a language, too. An English name counts first.
pub fn typed_options_in(verb: CommandName, rest: &str, language: Language) -> Options {
    let known = names(verb, language);
    let mut given: Vec<(String, String)> =
        main_option(verb).map(|main| (main.to_owned(), String::new())).into_iter().collect();
    let of_one_word: Vec<&str> = usage(verb)
        .options
        .into_iter()
        .filter(|given| matches!(given.kind, Kind::Number(_) | Kind::Flag))
        .map(|given| given.name)
        .collect();
    let main = main_option(verb);
    for word in rest.split_whitespace() {
        let named = word.split_once([':', '：']).and_then(|(name, value)| {
            // Capitals of another alphabet look like Latin letters, which small ones do not.
            let forms = [uniform(name), notation::uniform(name).to_lowercase()];
            let found = known.iter().find(|(_, known)| forms.contains(known));
            found.map(|(option, _)| (*option, value))
        });
        // A number is one word. Words behind it belong to the main option.
        let last = given.iter().rposition(|(name, value)| {
            let is_whole = of_one_word.contains(&name.as_str()) && !value.is_empty();
            !is_whole || main == Some(name.as_str())
        });
        match (named, last.and_then(|last| given.get_mut(last))) {
            (Some((name, value)), _) => given.push((name.to_owned(), value.to_owned())),
            (None, Some((_, value))) => {
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(word);
            }
            (None, None) => {}
        }
    }
    without_quotes(verb, &mut given);
    game_in_words(verb, &mut given);
    // `bob variant:terran`: the variant has its name, so the lone words are the opponent.
    if let (CommandName::Challenge, Some(main)) = (verb, main)
        && given.iter().filter(|(name, _)| name == main).count() > 1
        && let Some((name, _)) = given.first_mut().filter(|(_, alone)| !alone.is_empty())
    {
        "opponent".clone_into(name);
    }
    let answer = draw_answer(verb, &mut given);
    let is_number = |name: &str| {
        let mut options = usage(verb).options.into_iter();
        options.any(|given| given.name == name && matches!(given.kind, Kind::Number(_)))
    };
    for (_, value) in given.iter_mut().filter(|(name, _)| is_number(name)) {
        *value = without_courtesies(value);
    }
    let given = given.into_iter().chain(answer).filter(|(_, value)| !value.is_empty());
    variant_behind(verb, given.collect::<Options>().read(verb))
}

/// The options of a command by their English names, and then by those of a language.
fn names(verb: CommandName, language: Language) -> Vec<(&'static str, String)> {
    let usage = usage(verb);
    let english = usage.options.iter().map(|option| (option.name, option.name.to_owned()));
    let own = usage
        .options
        .iter()
        .filter_map(|option| Some((option.name, uniform(&usage.name_of(option, language)?))));
    english.chain(own).collect()
}

/// A name in small letters, in the form in which names are compared. Capitals in another dress, as `𝐒`,
/// become small only when they are plain. `ß` has no capital.
fn uniform(name: &str) -> String {
    notation::uniform(&name.to_lowercase()).to_lowercase().replace('ß', "ss")
}

/// A number without the courtesies beside it: `3, please`.
fn without_courtesies(value: &str) -> String {
    let words = value.split_whitespace().filter(|word| !are_companions(&[word]));
    words.collect::<Vec<_>>().join(" ").trim_end_matches(',').to_owned()
}

/// Takes the answer to an offer of a draw out of the option for the game.
fn draw_answer(verb: CommandName, given: &mut [(String, String)]) -> Option<(String, String)> {
    let (_, game) =
        given.iter_mut().find(|(name, _)| verb == CommandName::Draw && name == "game")?;
    let is_answer = |word: &str| {
        let accepts = ["yes", "y", "accept", "accepted", "ok"].contains(&word);
        let declines = ["no", "n", "decline", "declined", "refuse", "nope"].contains(&word);
        (accepts || declines).then_some(if accepts { "yes" } else { "no" })
    };
    let words = game.split(|it: char| it.is_whitespace() || matches!(it, ',' | '.' | '!'));
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    let answer = words.iter().find_map(|word| is_answer(word))?;
    *game = words
        .iter()
        .filter(|word| is_answer(word).is_none())
        .cloned()
        .collect::<Vec<_>>()
        .join(" ");
    Some((ANSWER.to_owned(), answer.to_owned()))
}

/// The main option: the first one, which is given without its name. An opponent is not it, because
/// each network names members in its own way.
fn main_option(verb: CommandName) -> Option<&'static str> {
    let options = usage(verb).options;
    let is_known =
        |given: &OptionSchema| verb == CommandName::Challenge && matches!(given.kind, Kind::Member);
    let given = options.into_iter().find(|given| !is_known(given));
    given.map(|given| given.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_reader_chooses_is_not_left_out() {
        for (step, expected) in [
            (CommandReference::of(CommandName::Link).with("code", ""), "link …"),
            (
                CommandReference::of(CommandName::Move).with("move", "").with("game", ""),
                "move … game:…",
            ),
            (
                CommandReference::of(CommandName::Challenge)
                    .with("opponent", "")
                    .with("variant", "xiangqi"),
                "challenge @… xiangqi",
            ),
            (CommandReference::of(CommandName::Block).with("member", ""), "block @…"),
            (
                CommandReference::of(CommandName::Challenge)
                    .with("opponent", "@bob:hs")
                    .with("variant", "chess")
                    .with("clock", "days 3d"),
                "challenge chess clock:days 3d @bob:hs",
            ),
        ] {
            assert_eq!(typed_step(&step), expected);
        }
    }

    #[test]
    fn a_number_is_one_word_and_an_answer_is_no_number() {
        for (verb, typed, expected) in [
            (CommandName::Move, "game:2 e7e5", &[("game", "2"), ("move", "e7e5")][..]),
            (CommandName::Move, "e7e5 game:2", &[("game", "2"), ("move", "e7e5")]),
            (CommandName::Move, "game:2 e7 e5", &[("game", "2"), ("move", "e7 e5")]),
            (CommandName::Draw, "no", &[("answer", "no")]),
            (CommandName::Draw, "Decline", &[("answer", "no")]),
            (CommandName::Draw, "3 no", &[("answer", "no"), ("game", "3")]),
            (CommandName::Draw, "yes game:3", &[("answer", "yes"), ("game", "3")]),
            (CommandName::Draw, "3", &[("game", "3")]),
            (CommandName::Draw, "please", &[]),
            (
                CommandName::Challenge,
                "bob clock:1 week variant:Terran",
                &[("opponent", "bob"), ("variant", "Terran"), ("clock", "1 week")],
            ),
            (CommandName::Draw, "no, thanks", &[("answer", "no")]),
            (CommandName::Undo, "3, please", &[("game", "3")]),
            (
                CommandName::Time,
                "Quiet: 22-7 z\u{200b}one：Berlin",
                &[("quiet", "22-7"), ("zone", "Berlin")],
            ),
        ] {
            let given = expected.iter().map(|(name, value)| ((*name).into(), (*value).into()));
            assert_eq!(typed_options(verb, typed), given.collect(), "{verb:?} {typed}");
        }
    }

    #[test]
    fn a_name_of_a_language_is_read_in_any_dress() {
        let german = Language::of_tag("de").expect("it is a language");
        for (typed, name) in [
            ("𝐒𝐏𝐑𝐀𝐂𝐇𝐄:7", "language"),
            ("Größe:7", "scale"),
            ("𝐆𝐫öß𝐞:7", "scale"),
            ("𝐆𝐑Ö𝐒𝐒𝐄:7", "scale"),
        ] {
            let read = typed_options_in(CommandName::Settings, typed, german);
            assert_eq!(read.text(name), "7", "{typed}");
        }
    }

    #[test]
    fn a_game_is_named_in_words_before_or_behind_what_a_command_is_mostly_about() {
        for (verb, typed, main, left, game) in [
            (CommandName::Move, "game 1 a13a11", "move", "a13a11", "1"),
            (CommandName::Move, "Game #1: a13 a11", "move", "a13 a11", "1"),
            (CommandName::Move, "in game 12, a13a11 draw:yes", "move", "a13a11", "12"),
            (CommandName::Move, "#1 a13a11", "move", "a13a11", "1"),
            (CommandName::Move, "a13a11 in game 1", "move", "a13a11", "1"),
            (CommandName::Move, "a13a11 (game 1)", "move", "a13a11", "1"),
            (CommandName::Move, "game:1 a13a11", "move", "a13a11", "1"),
            (CommandName::Move, "game: 1 a13a11", "move", "a13a11", "1"),
            (CommandName::Look, "game 2 e4", "square", "e4", "2"),
            (CommandName::Export, "pgn game 2", "format", "pgn", "2"),
            // A game named by its option is the game, and a number alone may be that of the move.
            (CommandName::Move, "game 1 a13a11 game:2", "move", "game 1 a13a11", "2"),
            (CommandName::Move, "1 a13a11", "move", "1 a13a11", ""),
            (CommandName::Move, "game 1", "move", "", "1"),
            (CommandName::Look, "game 1", "square", "", "1"),
            (CommandName::Resign, "in game 1", "game", "1", "1"),
            (CommandName::Move, "e4 #2", "move", "e4 #2", ""),
            (CommandName::Move, "game one e4", "move", "game one e4", ""),
            (CommandName::Move, "e4 #", "move", "e4 #", ""),
            (CommandName::Move, "e4#1", "move", "e4#1", ""),
            (CommandName::Note, "game 3 was better", "text", "game 3 was better", ""),
            (CommandName::Board, "game 3", "game", "3", "3"),
        ] {
            let read = typed_options(verb, typed);
            assert_eq!((read.text(main), read.text("game")), (left, game), "{verb:?} {typed}");
        }
    }

    #[test]
    fn a_value_in_quotes_ends_with_them() {
        for (typed, variant, clock, opponent) in [
            ("clock:“3 days” ivy terran", "ivy terran", "3 days", ""),
            ("clock:\"3 days\" ivy terran", "ivy terran", "3 days", ""),
            ("terran clock:„3 days“, ivy", "terran ivy", "3 days", ""),
            ("variant:terran clock:“3 days” ivy", "terran", "3 days", "ivy"),
            ("variant:“fantastic 13” ivy clock:3d", "fantastic 13", "3d", "ivy"),
            ("“terran” ivy", "terran ivy", "", ""),
            ("terran clock:“3 days”", "terran", "3 days", ""),
            // A variant behind the value of an option.
            ("clock:3 days fantastic 13", "fantastic 13", "3 days", ""),
            ("chess clock:3 days terran", "chess", "3 days terran", ""),
            // A value that cannot be read stays as it is.
            ("clock:“3 dayz” ivy terran", "", "“3 dayz” ivy terran", ""),
            ("clock:3 days ivy", "", "3 days ivy", ""),
            ("terran clock:3 days soft", "terran", "3 days soft", ""),
        ] {
            let read = typed_options(CommandName::Challenge, typed);
            let found = ["variant", "clock", "opponent"].map(|name| read.text(name));
            assert_eq!(found, [variant, clock, opponent], "{typed}");
        }
        let note = "“well” said Bob, game 3 was “better”";
        assert_eq!(typed_options(CommandName::Note, note).text("text"), note, "own words are kept");
    }

    #[test]
    fn what_a_command_is_mostly_about_goes_without_its_name() {
        for (verb, main) in [
            (CommandName::Challenge, Some("variant")),
            (CommandName::Move, Some("move")),
            (CommandName::Board, Some("game")),
            (CommandName::Games, Some("which")),
            (CommandName::Block, Some("member")),
            (CommandName::Help, Some("topic")),
        ] {
            assert_eq!(main_option(verb), main, "{verb:?}");
        }
    }
}

//! The one reader of all options on every network. It reads as generously as moves are read:
//! invisible marks, dashes, spaces, case and forms of letters do not matter. A choice is taken by
//! its name, by the words that stand for it, or by its everyday names.

use super::catalogue::usage;
use super::courtesies::{bare, without_courtesies};
use super::options::Options;
use super::sides::is_colour;
use crate::conversation::option_schema::{Kind, OptionSchema};
use menagerie_core::clock::typed;
use menagerie_core::community::find_variant;
use menagerie_core::model::CommandName;
use menagerie_rules::notation;

/// The options that other code reads as they were written: moves, because they may have letters of
/// other alphabets, and members' own words.
const AS_WRITTEN: [&str; 6] = ["move", "moves", "line", "when", "then", "reason"];
/// The options about time.
const OF_TIME: [&str; 6] = ["from", "until", "zone", "quiet", "weekend", "time"];
/// The words that people write in front of a number.
const BEFORE_NUMBER: [&str; 9] =
    ["game", "ingame", "in", "number", "no", "nr", "note", "problem", "ply"];
/// The everyday words for the first value of a switch.
const ON: [&str; 7] = ["on", "yes", "y", "true", "1", "always", "enabled"];
const OFF: [&str; 8] = ["off", "no", "n", "false", "0", "none", "never", "disabled"];
/// The everyday words for other values.
const ALSO: [(&str, &[&str]); 4] = [
    ("first", &["white", "w", "me", "i", "1st"]),
    ("second", &["black", "b", "2nd"]),
    ("random", BY_LOT.as_slice()),
    ("now", ON.as_slice()),
];
/// The everyday words for a decision by chance.
const BY_LOT: [&str; 17] = [
    "any",
    "either",
    "lot",
    "lots",
    "draw",
    "drawn",
    "bylot",
    "randomly",
    "anycolour",
    "anycolor",
    "whatever",
    "dontcare",
    "idontcare",
    "dontmind",
    "idontmind",
    "nopreference",
    "doesntmatter",
];

impl Options {
    /// The same options, each text in the form that its command takes. A text that is not known
    /// stays as it was typed.
    pub fn read(mut self, verb: CommandName) -> Self {
        for given in usage(verb).options {
            if self.text(given.name).is_empty() {
                continue;
            }
            let typed = self.text(given.name);
            let read = match &given.kind {
                Kind::Words(_) => continue,
                // No time and no zone ends with "please".
                Kind::Text | Kind::Suggested if OF_TIME.contains(&given.name) => {
                    let typed = notation::uniform(typed);
                    without_courtesies(&typed).unwrap_or(typed)
                }
                // White moves second in some positions, and is the second side of some games.
                Kind::Choice(_) if given.name == "colour" && is_colour(typed) => continue,
                Kind::Text | Kind::Suggested if AS_WRITTEN.contains(&given.name) => continue,
                _ => meant(&given, &notation::uniform(typed)),
            };
            self = self.put(given.name, read);
        }
        self
    }

    /// The same options without the courtesy behind a variant. A courtesy may be a member's name,
    /// so members have to be looked up first.
    pub fn without_courtesy(self) -> Self {
        let typed = self.text("variant");
        let rest = without_courtesies(typed).filter(|_| find_variant(typed).is_err());
        match rest.filter(|rest| find_variant(rest).is_ok()) {
            Some(variant) => self.put("variant", variant),
            None => self,
        }
    }
}

fn meant(given: &OptionSchema, typed: &str) -> String {
    known(given, typed).unwrap_or_else(|| typed.to_owned())
}

/// The value of an option that a text stands for, with or without a courtesy beside it. `None` if
/// there is none, or if the option has no such values.
pub(super) fn known(given: &OptionSchema, typed: &str) -> Option<String> {
    let alone = |typed: &str| match &given.kind {
        Kind::Number(_) => number(typed),
        Kind::Flag => switch(typed).map(|is_on| is_on.to_string()),
        Kind::Choice(choices) => chosen(given.name, choices, typed),
        Kind::Search(choices) => named(choices, typed),
        Kind::Suggested if given.name == "clock" => {
            typed::control(typed).is_ok().then(|| typed.to_owned())
        }
        Kind::Text | Kind::Words(_) | Kind::Suggested | Kind::Member | Kind::File => None,
    };
    alone(typed).or_else(|| alone(&without_courtesies(typed)?))
}

/// Whether a text leaves a choice to chance.
pub(super) fn is_by_lot(typed: &str) -> bool {
    let typed = bare(typed);
    typed == "random" || BY_LOT.contains(&typed.as_str())
}

/// The number in “game 3”, “#3”, “No. 3”.
fn number(typed: &str) -> Option<String> {
    let typed = typed.to_lowercase();
    let digits = typed.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let before = bare(&typed[..typed.len() - digits.len()]);
    let has_sign = typed[..typed.len() - digits.len()].contains('-');
    let digits = digits.trim_end_matches(['.', ' ', ')']);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let is_known = before.is_empty() || BEFORE_NUMBER.contains(&before.as_str());
    (is_number && is_known && !has_sign).then(|| digits.to_owned())
}

fn switch(typed: &str) -> Option<bool> {
    let typed = bare(typed);
    let is_one_of = |words: &[&str]| words.contains(&typed.as_str());
    if is_one_of(&ON) { Some(true) } else { is_one_of(&OFF).then_some(false) }
}

fn named(choices: &[(String, String)], typed: &str) -> Option<String> {
    let wanted = bare(&typed.replace('×', "x"));
    // In the typed text, letters that look Latin are Latin by now. Capitals look like other letters
    // than small ones do, so both are tried.
    let reads_as = |shown: &str| bare(&notation::uniform(shown)) == wanted;
    let is_it = |(shown, value): &&(String, String)| {
        bare(value) == wanted || reads_as(shown) || reads_as(&shown.to_uppercase())
    };
    // A text without letters is compared as it is.
    let found = choices
        .iter()
        .find(|(_, value)| value == typed)
        .or_else(|| choices.iter().find(is_it).filter(|_| !wanted.is_empty()));
    found.map(|(_, value)| value.clone())
}

/// The choice that is meant. If its name alone does not tell, the meaning of each choice does.
fn chosen(name: &str, choices: &[(String, String)], typed: &str) -> Option<String> {
    let value = |word: &str| choices.iter().find(|(_, value)| value == word).map(|it| it.1.clone());
    let same = |is_same: &dyn Fn(&str) -> bool| {
        choices.iter().find(|(_, value)| is_same(value)).map(|it| it.1.clone())
    };
    let by_length = || {
        let length = typed::length(typed).ok()?;
        same(&|value| typed::length(value) == Ok(length))
    };
    let by_hour = || {
        let hour = typed::hour(typed)?;
        same(&|value| typed::hour(value) == Some(hour))
    };
    let by_switch = || value(if switch(typed)? { "on" } else { "off" });
    let also = || {
        let wanted = bare(typed);
        let mut said = ALSO.iter().filter(|(_, said)| said.contains(&wanted.as_str()));
        said.find_map(|(word, _)| value(word))
    };
    let found = named(choices, typed).or_else(by_switch).or_else(also);
    let by_control = || {
        let control = typed::control(typed).ok()?;
        same(&|value| typed::control(value).ok() == Some(control))
    };
    match name {
        "clock" => found.or_else(by_control),
        "digest" => found.or_else(by_hour),
        "expires" => found.or_else(by_length),
        _ => found,
    }
}

#[cfg(test)]
mod tests {
    use super::super::catalogue;
    use super::*;

    fn given(name: &str, typed: &str) -> Options {
        [(name.to_owned(), typed.to_owned())].into_iter().collect()
    }

    /// The same text as phones, other keyboards and copying give it.
    fn dressed(text: &str) -> Vec<String> {
        let wide = |letter: char| match letter {
            '!'..='~' => char::from_u32(u32::from(letter) + 0xFEE0).unwrap_or(letter),
            other => other,
        };
        vec![
            text.to_owned(),
            text.to_uppercase(),
            format!(" {text}\u{a0}"),
            text.chars().flat_map(|letter| [letter, '\u{200b}']).collect(),
            text.replace(' ', "\u{202f}").replace('-', "–"),
            text.chars().map(wide).collect(),
            format!("\u{feff}{text}\u{2060}"),
        ]
    }

    #[test]
    fn whatever_can_be_chosen_is_read_however_it_is_written_and_by_the_words_that_are_shown() {
        let mut read = 0;
        for usage in catalogue() {
            for option in &usage.options {
                let (Kind::Choice(choices) | Kind::Search(choices)) = &option.kind else {
                    continue;
                };
                for (shown, value) in choices {
                    for typed in dressed(value).into_iter().chain(dressed(shown)) {
                        let options = given(option.name, &typed).read(usage.verb);
                        let name = option.name;
                        assert_eq!(options.text(name), value, "{:?} {name}:{typed}", usage.verb);
                        read += 1;
                    }
                }
            }
        }
        assert!(read > 1_000, "{read}");
    }

    #[test]
    fn numbers_and_switches_are_read_as_people_write_them() {
        for (verb, name, typed, expected) in [
            (CommandName::Board, "game", "#3", "3"),
            (CommandName::Board, "game", "game 3", "3"),
            (CommandName::Board, "game", "No. 3", "3"),
            (CommandName::Board, "game", "３", "3"),
            (CommandName::Board, "game", "3\u{200b}.", "3"),
            (CommandName::Board, "game", "-3", "-3"),
            (CommandName::Board, "game", "three", "three"),
            (CommandName::Move, "draw", "Yes", "true"),
            (CommandName::Move, "draw", "off", "false"),
            (CommandName::Time, "automatic", "Yes", "on"),
            (CommandName::Time, "automatic", "false", "off"),
            (CommandName::Challenge, "colour", "White", "White"),
            (CommandName::Challenge, "colour", "B, please", "B, please"),
            (CommandName::Challenge, "colour", "1st", "first"),
            (CommandName::Challenge, "colour", "please: 2nd. Thank you", "second"),
            (CommandName::Challenge, "colour", "you first", "you first"),
            (CommandName::Challenge, "colour", "any", "random"),
            (CommandName::Challenge, "colour", "whatever", "random"),
            (CommandName::Challenge, "colour", "dont care", "random"),
            (CommandName::Challenge, "colour", "I don’t mind", "random"),
            (CommandName::Challenge, "colour", "please", "please"),
            (CommandName::Challenge, "colour", "green please", "green please"),
            (CommandName::Challenge, "expires", "3 days, please", "3d"),
            (CommandName::Challenge, "clock", "3 days, please", "3 days"),
            (CommandName::Challenge, "clock", "blitz please", "blitz please"),
            (CommandName::Settings, "theme", "slate thanks", "slate"),
            (CommandName::Board, "game", "game 3 please", "3"),
            (CommandName::Challenge, "expires", "7 days", "7d"),
            (CommandName::Challenge, "expires", "a week", "7d"),
            (CommandName::Server, "clock", "3 days per move", "days 3d"),
            (CommandName::Server, "clock", "no clock", "none"),
            (CommandName::Settings, "digest", "08:00", "8"),
            (CommandName::Settings, "digest", "8 pm", "20"),
            (CommandName::Vacation, "end", "yes", "now"),
            (CommandName::Vacation, "until", "10 days, please", "10 days"),
            (CommandName::Settings, "coordinates", "of", "of"),
        ] {
            assert_eq!(given(name, typed).read(verb).text(name), expected, "{name}:{typed}");
        }
    }

    #[test]
    fn moves_and_own_words_stay_as_they_were_written() {
        for (verb, name, typed) in [
            (CommandName::Move, "move", "Ке2"),
            (CommandName::Note, "text", "das  wäre — was!"),
            (CommandName::Freeze, "reason", "both agreed – see above"),
            (CommandName::Try, "moves", "e2e4  e7e5"),
        ] {
            assert_eq!(given(name, typed).read(verb).text(name), typed);
        }
    }
}

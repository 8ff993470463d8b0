//! The distance between a name and a typed text, for “did you mean”.

use menagerie_core::model::CommandName;
use strsim::osa_distance;

/// The most names that count as near.
const MOST: usize = 3;
/// The most letters of a text that may be a name.
const LONGEST: usize = 40;
/// The fewest letters of a word that may be a slip. A shorter word may be anything.
const FEWEST_OF_SLIP: usize = 4;

/// A name of a value.
#[derive(Clone)]
pub(super) struct Name {
    /// The value.
    pub value: String,
    /// The name as it is shown.
    pub shown: String,
    /// Its everyday names, in small letters.
    pub called: Vec<String>,
}

impl Name {
    pub(super) fn of(value: &str, also: &[String]) -> Self {
        let called = also.iter().map(String::as_str).chain([value]);
        let called = called.map(str::to_lowercase).collect();
        Self { value: value.to_owned(), shown: value.to_owned(), called }
    }

    /// The same, shown by another name that it has.
    pub(super) fn shown(self, shown: &str) -> Self {
        Self { shown: shown.to_owned(), ..self }
    }
}

/// The near names, the nearest first. None if one of them is exactly the typed text.
pub(super) fn nearest(typed: &str, names: Vec<Name>) -> Vec<Name> {
    let typed = &typed.to_lowercase();
    let far = |name: &Name| name.called.iter().filter_map(|called| farness(typed, called)).min();
    let mut near: Vec<(usize, Name)> =
        names.into_iter().filter_map(|name| Some((far(&name)?, name))).collect();
    if near.iter().any(|(far, _)| *far == 0) {
        return Vec::new();
    }
    near.sort_by_key(|(far, _)| *far);
    near.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// The near names, or else those that have most words in common with the typed text. A word that
/// more names have than are near at most says nothing.
pub(super) fn nearest_in_words(typed: &str, names: Vec<Name>) -> Vec<Name> {
    let near = nearest(typed, names.clone());
    if !near.is_empty() || typed.chars().count() > LONGEST {
        return near;
    }
    let mut words = words(&typed.to_lowercase());
    words.retain(|word| names.iter().filter(|name| has_word(name, word)).count() <= MOST);
    let in_common = |name: &Name| words.iter().filter(|word| has_word(name, word)).count();
    let known = names.into_iter().map(|name| (in_common(&name), name));
    let mut near: Vec<(usize, Name)> = known.filter(|(words, _)| *words > 0).collect();
    near.sort_by_key(|(words, _)| std::cmp::Reverse(*words));
    near.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// The words of a text that are long enough to be recognized.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned);
    words.filter(|word| word.chars().count() >= FEWEST_OF_SLIP).collect()
}

/// Whether a word is in a name. One letter in four may be wrong.
fn has_word(name: &Name, word: &str) -> bool {
    let slips = word.chars().count() / 4;
    let is_it = |known: String| osa_distance(word, &known) <= slips;
    name.called.iter().any(|called| words(called).into_iter().any(is_it))
}

/// The command whose name a word misses by one letter, as `resing` does.
pub fn slip_of(word: &str) -> Option<CommandName> {
    let is_one = (FEWEST_OF_SLIP..=LONGEST).contains(&word.chars().count());
    let verbs = CommandName::ALL.into_iter().filter(|_| is_one);
    verbs.into_iter().find(|verb| osa_distance(word, verb.name()) == 1)
}

/// The distance of a name from a typed text. The text is the name, its beginning or a part of it;
/// or some of its letters are wrong, in the whole name or in its first word. One wrong letter in
/// three is allowed. `None` if the name is too far.
pub(super) fn farness(typed: &str, name: &str) -> Option<usize> {
    if typed == name {
        return Some(0);
    }
    // “Suicide chess” and “Chinese chess” have half their letters in common.
    let (typed, name) = match (typed.strip_suffix(" chess"), name.strip_suffix(" chess")) {
        (Some(typed), Some(name)) => (typed, name),
        _ => (typed, name),
    };
    let length = typed.chars().count();
    if length > LONGEST {
        return None;
    }
    if length >= 2 && name.starts_with(typed) {
        return Some(1);
    }
    if length >= 3 && name.contains(typed) {
        return Some(2);
    }
    let wrong = osa_distance(typed, name);
    let first = name.split_once(' ').filter(|(first, _)| first.chars().count() >= FEWEST_OF_SLIP);
    let wrong = first.map_or(wrong, |(first, _)| wrong.min(1 + osa_distance(typed, first)));
    (wrong <= length.div_ceil(3)).then_some(2 + wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_near_with_one_wrong_letter_in_three_or_as_a_part() {
        for (typed, name, expected) in [
            ("green", "green", Some(0)),
            ("gre", "green", Some(1)),
            ("ree", "green", Some(2)),
            ("grean", "green", Some(3)),
            ("rgeen", "green", Some(3)),
            ("grene", "green", Some(3)),
            ("blue", "green", None),
            ("g", "green", None),
            ("grean", "green park", Some(4)),
            ("parc", "green park", None),
            ("suicide chess", "chinese chess", None),
            ("greet chess", "green chess", Some(3)),
        ] {
            assert_eq!(farness(typed, name), expected, "{typed} {name}");
        }
        let talk = "green ".repeat(10_000);
        assert_eq!(farness(&talk, "green"), None);
    }

    #[test]
    fn a_name_that_has_a_word_in_common_is_near_if_nothing_else_is() {
        let names = ["lake-chess", "green lake", "sea-chess", "red chess", "river chess"];
        let near = |typed| -> Vec<String> {
            let names = names.iter().map(|name| Name::of(name, &[])).collect();
            nearest_in_words(typed, names).into_iter().map(|name| name.value).collect()
        };
        assert_eq!(near("the greatest lake of all"), ["lake-chess", "green lake"]);
        assert_eq!(near("a very long rivers chess"), ["river chess"]);
        assert_eq!(near("rivr"), ["river chess"], "letters come first");
        for typed in ["some other chess variant", "my sea", "the lakeside of it", "violet", ""] {
            assert_eq!(near(typed), [""; 0], "{typed}");
        }
        let talk = "lake ".repeat(10_000);
        assert_eq!(near(&talk), [""; 0]);
    }

    #[test]
    fn a_command_is_missed_by_one_letter() {
        for (word, verb) in [
            ("resing", Some(CommandName::Resign)),
            ("hlep", Some(CommandName::Help)),
            ("chalenge", Some(CommandName::Challenge)),
            ("boards", Some(CommandName::Board)),
            ("help", None),
            ("hello", None),
            ("weather", None),
            ("tr", None),
            ("", None),
        ] {
            assert_eq!(slip_of(word), verb, "{word}");
        }
    }

    #[test]
    fn the_nearest_come_first_and_a_name_that_is_one_has_none() {
        let names = || ["brown", "blue", "green", "grey"].map(|word| Name::of(word, &[])).into();
        let near = |typed| -> Vec<String> {
            nearest(typed, names()).into_iter().map(|name| name.value).collect()
        };
        assert_eq!(near("gren"), ["green", "grey"]);
        assert_eq!(near("green"), [""; 0]);
        assert_eq!(near("violet"), [""; 0]);
    }
}

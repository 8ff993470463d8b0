//! Suggestions in the form that Discord takes. It refuses a whole list if one entry is too long.

use crate::posting::markup::{reader, visible_line};
use menagerie_chat::conversation::Choice;
use menagerie_words::{Language, without_links};

/// The most suggestions that Discord takes.
pub const MOST: usize = 25;
/// The most characters of a suggestion's words, and of its value.
const LONGEST: usize = 100;

/// The value of a suggestion that is no choice.
const NO_CHOICE: &str = "?";

/// The words and values that Discord takes. Long words are shortened. A shortened value would be a
/// different one, so a long value is left out. It can still be typed in full.
pub fn fitting(choices: Vec<Choice>, language: Language) -> Vec<(String, String)> {
    choices.into_iter().filter_map(|choice| fit(choice, language)).take(MOST).collect()
}

fn fit(Choice { label, value }: Choice, language: Language) -> Option<(String, String)> {
    let label = without_links(&label, reader(language));
    let mut words = visible_line(&label, LONGEST + 1);
    if words.chars().count() > LONGEST {
        words = format!("{}…", visible_line(&label, LONGEST - 1));
    }
    let value = value.unwrap_or_else(|| NO_CHOICE.to_owned());
    let is_sendable = !words.is_empty() && (1..=LONGEST).contains(&value.chars().count());
    is_sendable.then_some((words, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(label: &str, value: Option<&str>) -> Choice {
        Choice { label: label.into(), value: value.map(str::to_owned) }
    }

    #[test]
    fn no_suggestion_is_longer_than_discord_takes_and_no_value_is_another_one() {
        let [fits, long] = ["é".repeat(LONGEST), "é".repeat(LONGEST + 1)];
        let cut = format!("{}…", "é".repeat(LONGEST - 1));
        for (label, value, expected) in [
            ("Troll d2→g5", Some("d2g5"), Some(("Troll d2→g5", "d2g5"))),
            ("It is over", None, Some(("It is over", NO_CHOICE))),
            (&fits, Some(&*fits), Some((&*fits, &*fits))),
            (&long, Some("x"), Some((&*cut, "x"))),
            ("x", Some(&*long), None),
            ("x", Some(""), None),
            ("\u{200b}", Some("x"), None),
        ] {
            let expected = expected.map(|(words, value)| (words.to_owned(), value.to_owned()));
            assert_eq!(
                fitting(vec![choice(label, value)], Language::ENGLISH),
                Vec::from_iter(expected),
                "{label}"
            );
        }
        let (many, too_long) = (vec![choice("x", Some("x")); MOST], choice("x", Some(&long)));
        let all = [vec![too_long], many, vec![choice("y", None)]].concat();
        assert_eq!(
            fitting(all, Language::ENGLISH).len(),
            MOST,
            "what cannot be sent takes nobody's place"
        );
    }
}

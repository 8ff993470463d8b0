//! The fixed words of a message, for tests: they name the message, and its words can change.

use crate::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The runs of fixed words in each message of a language, by its key.
type Runs = HashMap<String, Vec<String>>;

static RUNS: LazyLock<HashMap<Language, Runs>> =
    LazyLock::new(|| Language::all().map(|language| (language, runs(language))).collect());

fn runs(language: Language) -> Runs {
    let mut runs = HashMap::new();
    for (_, text) in language.files() {
        let resource = parser::parse(text).unwrap_or_else(|(rest, _)| rest);
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut found = vec![String::new()];
                message.value.iter().for_each(|pattern| of_pattern(pattern, &mut found));
                runs.insert(message.id.name.to_owned(), found);
            }
        }
    }
    runs
}

/// The longest run of words that stands in a message in English, whatever it is about.
///
/// # Panics
/// If there is no such message, or it has no such run.
pub fn fixed(key: &str) -> &'static str {
    fixed_in(key, "en")
}

/// The same in the language of a tag.
///
/// # Panics
/// If there is no such message or language, or it has no such run.
pub fn fixed_in(key: &str, tag: &str) -> &'static str {
    let language = Language::of_tag(tag).unwrap_or_else(|| panic!("there is no language {tag}"));
    let runs = RUNS[&language].get(key).unwrap_or_else(|| panic!("there is no message {key}"));
    let longest = runs.iter().map(|run| run.trim()).max_by_key(|run| run.len());
    let longest = longest.filter(|run| run.contains(' '));
    longest.unwrap_or_else(|| panic!("{key} has no words of its own"))
}

fn of_pattern(pattern: &Pattern<&'static str>, found: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                // Where a network has markup, or could take something for it, a run ends.
                for (number, part) in value.split(['<', '>', '*', '_', '`', '\n']).enumerate() {
                    if number > 0 {
                        found.push(String::new());
                    }
                    if let Some(last) = found.last_mut() {
                        last.push_str(part);
                    }
                }
            }
            PatternElement::Placeable { expression } => {
                found.push(String::new());
                match expression {
                    Expression::Inline(InlineExpression::StringLiteral { value }) => {
                        found.push((*value).to_owned());
                    }
                    // Which of the variants is said depends on what the message is about.
                    Expression::Inline(_) | Expression::Select { .. } => {}
                }
                found.push(String::new());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_words_are_those_around_the_arguments() {
        assert!(fixed("draw-refused-offered-lately").starts_with("You've just offered a draw"));
    }
}

//! The words of a message, for tests: they name the message and what it is about, and its words can
//! change in the catalogue alone.
//!
//! - [`fixed`] has the longest run of words that stands in a message with any arguments.
//! - [`fixed_with`] knows some of the arguments: the run in which they stand. It ends where another
//!   argument begins, and where a network has markup or words of its own. So it is found on each network.
//! - [`in_full`] knows all arguments: the message from its beginning to its end, as a table in the tests
//!   shows it.
//! - [`first_words`] and [`last_words`] have its beginning and its end alone, up to an argument that is not
//!   given.
//!
//! An argument is given as it is shown. A number can choose between plurals. Where an argument that is
//! not given only chooses a variant, the default variant is said: no run ends there.

use crate::said::thing_in_words;
use crate::spans::{Thing, spans, unmarked};
use crate::{Language, Reader, catalogue};
use fluent_bundle::resolver::{ResolverError, errors::ReferenceKind};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use menagerie_core::model::{Span, Text};
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::LazyLock;

/// Stands for an argument that is not given, and where a run ends otherwise.
const BREAK: &str = "\u{e007}";

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

/// The longest run of words that stands in a message in English, with any arguments.
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

/// The run of words in English in which most of these arguments stand, and the longest of such
/// runs. An argument that only chooses a variant, and is not given, chooses the default one. The
/// words are leaked, so that they can stand beside those of [`fixed`]: a test makes few of them,
/// and ends soon.
///
/// # Panics
/// If there is no such message, it says nothing of one of the arguments, or there is no such run.
pub fn fixed_with<V: Display, const N: usize>(
    key: &str,
    arguments: [(&str, V); N],
) -> &'static str {
    let arguments = arguments.map(|(name, value)| (name, value.to_string()));
    let (words, _) = in_english(key, &arguments);
    let words = spans(&words, &[], &|_| Text::from(BREAK)).0.into_iter().map(|span| match span {
        Span::Plain(words) => words.replace(['*', '_', '`', '\n'], BREAK),
        Span::Bold(words) | Span::Code(words) => format!("{BREAK}{words}{BREAK}"),
        _ => BREAK.to_owned(),
    });
    let words: String = words.collect();
    let given = |run: &str| arguments.iter().filter(|(_, value)| run.contains(value)).count();
    let best = words.split(BREAK).map(str::trim).max_by_key(|run| (given(run), run.len()));
    let best = best.filter(|run| !run.is_empty());
    best.unwrap_or_else(|| panic!("{key} has no words of its own")).to_owned().leak()
}

/// The arguments of a message that needs none.
pub const NOTHING: [(&str, &str); 0] = [];

/// A message with all its arguments in English, on Discord but without markup. Its words are leaked, as
/// those of [`fixed_with`] are.
///
/// # Panics
/// If there is no such message, or the arguments are not those that it needs.
pub fn in_full<V: Display, const N: usize>(key: &str, arguments: [(&str, V); N]) -> &'static str {
    let (words, missing) = at_a_table(key, arguments);
    assert!(missing.is_empty(), "{key} needs {missing:?}, too");
    words.leak()
}

/// The words of the same before the first argument that is not given.
///
/// # Panics
/// If there is no such message, it says nothing of one of the arguments, or it begins with one that is not
/// given.
pub fn first_words<V: Display, const N: usize>(
    key: &str,
    arguments: [(&str, V); N],
) -> &'static str {
    let (words, _) = at_a_table(key, arguments);
    let first = words.split(BREAK).next().filter(|words| !words.is_empty());
    first.unwrap_or_else(|| panic!("{key} begins with no words")).to_owned().leak()
}

/// The words of the same behind the last argument that is not given.
///
/// # Panics
/// If there is no such message, it says nothing of one of the arguments, or it ends with one that is not
/// given.
pub fn last_words<V: Display, const N: usize>(
    key: &str,
    arguments: [(&str, V); N],
) -> &'static str {
    let (words, _) = at_a_table(key, arguments);
    let last = words.rsplit(BREAK).next().filter(|words| !words.is_empty());
    last.unwrap_or_else(|| panic!("{key} ends with no words")).to_owned().leak()
}

/// A message in English as a table shows it, with breaks where arguments are missing; and which are.
fn at_a_table<V: Display, const N: usize>(
    key: &str,
    arguments: [(&str, V); N],
) -> (String, Vec<String>) {
    let arguments = arguments.map(|(name, value)| (name, value.to_string()));
    let (words, missing) = in_english(key, &arguments);
    let called = |thing: Thing<'_>| thing_in_words(thing, Reader::english("discord"));
    let words = spans(&words, &[], &called).0.into_iter().map(|span| match span {
        Span::Plain(words) | Span::Bold(words) | Span::Code(words) => words,
        Span::Step(step) => {
            let given = step.with.iter().map(|(name, value)| format!(" {name}:{value}"));
            format!("/{}{}", step.verb.name(), given.collect::<String>())
        }
        Span::StepElsewhere(step) => {
            let given = step.with.iter().map(|(_, value)| format!(" {value}"));
            format!("{}{} elsewhere", step.verb.name(), given.collect::<String>())
        }
        other => panic!("a test has no words for {other:?}"),
    });
    (words.collect(), missing)
}

/// The message with marks, and breaks where arguments are missing; and which are.
fn in_english(key: &str, arguments: &[(&str, String)]) -> (String, Vec<String>) {
    let found = catalogue::of_message(key, Language::ENGLISH)
        .and_then(|catalogue| Some((catalogue, catalogue.get_message(key)?.value()?)));
    let (catalogue, pattern) = found.unwrap_or_else(|| panic!("there is no message {key}"));
    let mut missing: Vec<String> = Vec::new();
    let formatted = |missing: &[String], without: Option<&str>| {
        let given = arguments.iter().filter(|(name, _)| Some(*name) != without);
        let given = given.map(|(name, value)| {
            let number = value.parse::<i64>().ok().filter(|it| it.to_string() == *value);
            let words = || FluentValue::from(unmarked(value));
            ((*name).to_owned(), number.map_or_else(words, FluentValue::from))
        });
        let broken = missing.iter().map(|name| (name.clone(), FluentValue::from(BREAK)));
        let all: FluentArgs<'_> = given.chain(broken).collect();
        let mut errors = Vec::new();
        let words = catalogue.format_pattern(pattern, Some(&all), &mut errors).into_owned();
        let unknown = errors.into_iter().map(|error| match error {
            FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable {
                id,
            })) => id,
            other => panic!("{key}: {other}"),
        });
        (words, unknown.collect::<Vec<_>>())
    };
    loop {
        let (words, unknown) = formatted(&missing, None);
        if unknown.is_empty() {
            let needed = |name| !formatted(&missing, Some(name)).1.is_empty();
            let stray = arguments.iter().find(|(name, _)| !needed(name));
            assert!(stray.is_none(), "{key} says nothing of {stray:?}");
            return (words, missing);
        }
        missing.extend(unknown);
    }
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

    #[test]
    fn words_with_an_argument_end_where_another_one_begins() {
        assert_eq!(fixed_with("problem-made", [("number", 1)]), "Problem 1 is posted.");
        let given = [("number", "3"), ("show", "/a"), ("withdraw", "/b")];
        let made = "Problem 3 is posted. /a shows who has solved it, and /b withdraws it.";
        assert_eq!(in_full("problem-made", given), made);
        assert_eq!(in_full("problem-missed", [("wrong", 1)]), "Wrong moves: 1.");
        assert_eq!(fixed_with("plan-reply", [("when", "e4")]), "if e4, then");
        let none = "There are no problems before number 5 here. Make one from a finished game with";
        assert_eq!(fixed_with("problem-none-before", [("number", 5)]), none);
    }

    #[test]
    fn a_message_begins_and_ends_where_an_argument_is_not_given() {
        assert_eq!(first_words("problem-made", [("number", 1)]), "Problem 1 is posted. ");
        assert_eq!(first_words("problem-made", NOTHING), "Problem ");
        assert_eq!(last_words("problem-made", [("show", "/a")]), " withdraws it.");
        let whole = in_full("problem-missed", [("wrong", 2)]);
        assert_eq!(first_words("problem-missed", [("wrong", 2)]), whole);
        assert_eq!(last_words("problem-missed", [("wrong", 2)]), whole);
        let step = first_words("problem-none", NOTHING);
        assert!(step.ends_with(" with /problem what:create game:."), "{step}");
        assert_eq!(
            last_words("problem-refused-solved", [("problem", 1)]),
            ". See it with /problem what:show number:1."
        );
    }

    #[test]
    #[should_panic(expected = "plan-reply ends with no words")]
    fn a_message_that_ends_with_an_argument_has_no_last_words() {
        last_words("plan-reply", [("when", "e4")]);
    }

    #[test]
    #[should_panic(expected = "problem-made says nothing of")]
    fn a_message_says_something_of_each_argument() {
        fixed_with("problem-made", [("nummer", 1)]);
    }

    #[test]
    #[should_panic(expected = "problem-made needs [")]
    fn a_whole_message_has_all_its_arguments() {
        in_full("problem-made", [("number", 1)]);
    }
}

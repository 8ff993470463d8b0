//! The messages of each language. A file is read when the first of its messages is said: the names of
//! commands are wanted in all languages, most other messages in a few.
//!
//! A message says nothing of a message or term in another file.

use crate::Language;
use crate::spans::{OPTION, STEP, STEP_ELSEWHERE, TERM, mark};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// The messages of a file.
pub(crate) type Catalogue = FluentBundle<FluentResource>;

/// A function that messages can use.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// The files of a language.
struct Files {
    /// The place of each message's file among the files, by key.
    places: HashMap<&'static str, usize>,
    /// The text of each file, and its messages once one was wanted.
    files: Vec<(&'static str, OnceLock<Catalogue>)>,
}

static LANGUAGES: LazyLock<HashMap<Language, OnceLock<Files>>> =
    LazyLock::new(|| Language::all().map(|language| (language, OnceLock::new())).collect());

/// The file in which a language has a message, if it has it.
pub(crate) fn of_message(key: &str, language: Language) -> Option<&'static Catalogue> {
    let Files { places, files } = LANGUAGES.get(&language)?.get_or_init(|| files_of(language));
    let (text, catalogue) = files.get(*places.get(key)?)?;
    Some(catalogue.get_or_init(|| read(text, language).0))
}

fn files_of(language: Language) -> Files {
    let texts = || language.files().map(|(_, text)| text);
    let keys = texts().enumerate().flat_map(|(place, text)| keys(text).map(move |it| (it, place)));
    Files { places: keys.collect(), files: texts().map(|it| (it, OnceLock::new())).collect() }
}

/// The keys of the messages in a file. A line that begins with a letter begins a message: what goes on
/// with one is indented.
fn keys(text: &'static str) -> impl Iterator<Item = &'static str> {
    let begins = text.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_alphabetic()));
    begins.filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

/// Reads a file of a language. Also returns what is wrong with it, for the tests.
fn read(text: &'static str, language: Language) -> (Catalogue, Vec<String>) {
    let mut catalogue = FluentBundle::new_concurrent(vec![language.identifier()]);
    let mut wrong = Vec::new();
    // The marks around arguments are for right-to-left languages, and the networks show them as boxes.
    catalogue.set_use_isolating(false);
    for (name, function) in [
        ("STEP", step as Function),
        ("STEP_ELSEWHERE", step_elsewhere),
        ("OPTION", option),
        ("TERM", term),
    ] {
        if let Err(error) = catalogue.add_function(name, function) {
            wrong.push(format!("{name}: {error}"));
        }
    }
    let messages = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, errors)| {
        wrong.extend(errors.into_iter().map(|error| error.to_string()));
        rest
    });
    if let Err(errors) = catalogue.add_resource(messages) {
        wrong.extend(errors.into_iter().map(|error| error.to_string()));
    }
    (catalogue, wrong)
}

/// Gives a pattern the arguments that it needs.
pub(crate) type Arguments<'a> = &'a mut dyn FnMut(&Pattern<&'static str>) -> FluentArgs<'static>;

/// A message without arguments, or a form of it, in a language that has it. It is not counted if there is
/// none.
pub fn named(key: &str, attribute: Option<&str>, language: Language) -> Option<String> {
    formatted(key, attribute, &mut |_| FluentArgs::new(), language)
}

/// The formatted message with marks. Nothing if the language has no such message, or it needs an
/// argument that is not there.
pub(crate) fn formatted(
    key: &str,
    attribute: Option<&str>,
    arguments: Arguments<'_>,
    language: Language,
) -> Option<String> {
    let catalogue = of_message(key, language)?;
    let message = catalogue.get_message(key)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let formatted =
        catalogue.format_pattern(pattern, Some(&arguments(pattern)), &mut errors).into_owned();
    errors.is_empty().then_some(formatted)
}

fn step<'a>(command: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    mark(STEP, &lines(command)).into()
}

fn step_elsewhere<'a>(command: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    mark(STEP_ELSEWHERE, &lines(command)).into()
}

fn option<'a>(name: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    mark(OPTION, &lines(name)).into()
}

fn term<'a>(name: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    mark(TERM, &lines(name)).into()
}

/// The values, a line each.
fn lines(values: &[FluentValue<'_>]) -> String {
    values.iter().map(words).collect::<Vec<_>>().join("\n")
}

fn words(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(words) => words.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

    #[test]
    fn every_file_of_every_language_can_be_read() {
        for language in Language::all() {
            for (file, text) in language.files() {
                assert_eq!(read(text, language).1, [""; 0], "{file}");
            }
        }
    }

    #[test]
    fn every_message_is_found_in_its_file_alone() {
        for language in Language::all() {
            let mut found = HashMap::new();
            for (file, text) in language.files() {
                let resource = fluent_syntax::parser::parse(text).expect("it can be read");
                let messages = resource.body.iter().filter_map(|entry| match entry {
                    Entry::Message(message) => Some(message.id.name),
                    _ => None,
                });
                assert!(keys(text).eq(messages), "{file}");
                for key in keys(text) {
                    assert_eq!(found.insert(key, file), None, "{key} in {file}");
                    let catalogue = of_message(key, language).expect("it is found");
                    assert!(catalogue.has_message(key), "{key} in {file}");
                }
            }
        }
    }

    /// The messages and terms that a pattern names.
    fn named_in<'a>(pattern: &Pattern<&'a str>, names: &mut Vec<(bool, &'a str)>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                named_in_expression(expression, names);
            }
        }
    }

    fn named_in_expression<'a>(expression: &Expression<&'a str>, names: &mut Vec<(bool, &'a str)>) {
        match expression {
            Expression::Inline(inline) => named_inline(inline, names),
            Expression::Select { selector, variants } => {
                named_inline(selector, names);
                for variant in variants {
                    named_in(&variant.value, names);
                }
            }
        }
    }

    fn named_inline<'a>(inline: &InlineExpression<&'a str>, names: &mut Vec<(bool, &'a str)>) {
        let arguments = match inline {
            InlineExpression::MessageReference { id, .. } => {
                names.push((false, id.name));
                None
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                names.push((true, id.name));
                arguments.as_ref()
            }
            InlineExpression::FunctionReference { arguments, .. } => Some(arguments),
            InlineExpression::Placeable { expression } => {
                named_in_expression(expression, names);
                None
            }
            _ => None,
        };
        for argument in arguments.iter().flat_map(|it| &it.positional) {
            named_inline(argument, names);
        }
    }

    /// The messages and terms that a file names and does not have.
    fn strangers(text: &'static str) -> Vec<(bool, &'static str)> {
        let resource = fluent_syntax::parser::parse(text).expect("it can be read");
        let (mut here, mut named) = (Vec::new(), Vec::new());
        for entry in &resource.body {
            let (key, value, attributes) = match entry {
                Entry::Message(it) => ((false, it.id.name), it.value.as_ref(), &it.attributes),
                Entry::Term(it) => ((true, it.id.name), Some(&it.value), &it.attributes),
                _ => continue,
            };
            here.push(key);
            let patterns = value.into_iter().chain(attributes.iter().map(|it| &it.value));
            for pattern in patterns {
                named_in(pattern, &mut named);
            }
        }
        named.retain(|name| !here.contains(name));
        named
    }

    #[test]
    fn a_message_names_only_messages_and_terms_of_its_file() {
        for (file, text) in Language::all().flat_map(Language::files) {
            assert_eq!(strangers(text), [], "{file}");
        }
        let text =
            "a = { b } { -c } { STEP(-d) } { $x ->\n *[one] { e }\n }\n .f = { -g }\nb = x\n";
        let found = [(true, "c"), (true, "d"), (false, "e"), (true, "g")];
        assert_eq!(strangers(text), found);
    }
}

//! The messages of each language, read once.

use crate::Language;
use crate::spans::{OPTION, STEP, STEP_ELSEWHERE, TERM, mark};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// The catalogue of a language.
pub(crate) type Catalogue = FluentBundle<FluentResource>;

/// A function that messages can use.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// Each is read when the first message is said in it.
static CATALOGUES: LazyLock<HashMap<Language, OnceLock<Catalogue>>> =
    LazyLock::new(|| Language::all().map(|language| (language, OnceLock::new())).collect());

/// The catalogue of a language; that of English, if there is none.
pub(crate) fn of(language: Language) -> Option<&'static Catalogue> {
    Some(CATALOGUES.get(&language)?.get_or_init(|| read(language).0))
}

/// Reads the files of a language. Also returns what is wrong with them, for the tests.
pub(crate) fn read(language: Language) -> (Catalogue, Vec<String>) {
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
    for (file, messages) in language.files() {
        let messages =
            FluentResource::try_new(messages.to_owned()).unwrap_or_else(|(rest, errors)| {
                wrong.extend(errors.into_iter().map(|error| format!("{file}: {error}")));
                rest
            });
        if let Err(errors) = catalogue.add_resource(messages) {
            wrong.extend(errors.into_iter().map(|error| format!("{file}: {error}")));
        }
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
    let catalogue = of(language)?;
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

    #[test]
    fn every_file_of_every_language_can_be_read() {
        for language in Language::all() {
            assert_eq!(read(language).1, [""; 0], "{language:?}");
        }
    }
}

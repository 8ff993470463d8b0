//! The messages of each language, read once.

use crate::Language;
use crate::spans::{OPTION, STEP, STEP_ELSEWHERE, TERM, mark};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
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

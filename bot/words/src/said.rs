//! Texts in the words of a reader.

use crate::names::Named;
use crate::spans::{ARGUMENT, Thing, mark, spans, unmarked};
use crate::{Language, Reader, catalogue, names};
use fluent_bundle::{FluentArgs, FluentValue};
use menagerie_core::model::{Argument, Message, Span, Text};
use menagerie_metrics::measures;

/// The same text in the words of a reader: each message in their language, and each term as their
/// network calls it.
pub fn said(text: &Text, reader: Reader) -> Text {
    let has_words =
        |span: &Span| !matches!(span, Span::Message(_) | Span::Term(_) | Span::WaysToMove { .. });
    if text.0.iter().all(has_words) {
        return text.clone();
    }
    text.0.iter().fold(Text::new(), |said, span| match span {
        Span::Message(message) => said.then(in_words(message, reader)),
        Span::Term(term) => said.then(term_in_words(term.name(), None, reader)),
        Span::WaysToMove { here, hears_talk } => {
            said.then(ways_to_move(*here, *hears_talk, reader))
        }
        other => {
            let mut said = said;
            said.0.push(other.clone());
            said
        }
    })
}

/// The words of a text where no links are possible.
pub fn without_links(text: &Text, reader: Reader) -> String {
    said(text, reader).without_links()
}

/// The words of a short message, such as the name of a thing.
pub fn word<const N: usize>(
    key: &'static str,
    arguments: [(&'static str, Argument); N],
    reader: Reader,
) -> String {
    without_links(&Text::message(key, arguments), reader)
}

/// A message without arguments, or a form of it, in a language that has it. It is not counted if there is
/// none.
pub fn named(key: &str, attribute: Option<&str>, language: Language) -> Option<String> {
    formatted(key, attribute, &FluentArgs::new(), language)
}

/// A message in the words of a reader; in English, if it cannot be said in their language.
fn in_words(message: &Message, reader: Reader) -> Text {
    let mut texts = Vec::new();
    let arguments: FluentArgs<'_> = message
        .arguments
        .iter()
        .map(|(name, argument)| {
            let named = names::named(&message.key, name);
            let argument = value(argument, named, reader, &mut texts);
            (name.as_ref(), argument)
        })
        .collect();
    match in_some_language(&message.key, None, &arguments, reader) {
        Some((formatted, language)) => {
            let reader = Reader { language, ..reader };
            spans(&formatted, &texts, &|thing| thing_in_words(thing, reader))
        }
        // A message of a later version: what it is about is better than nothing.
        None => {
            texts.into_iter().fold(Text::from("…"), |text, about| text.plain(" ").then(about))
        }
    }
}

/// What the reader's network calls a thing.
pub(crate) fn thing_in_words(thing: Thing<'_>, reader: Reader) -> Text {
    match thing {
        Thing::Term(name, form) => term_in_words(name, form, reader),
        Thing::Option(command, option) => {
            let name = format!("{command}-{option}");
            Text::new().code(called(&name, Named::Option, reader))
        }
    }
}

/// The network's word for a thing, in the form that a sentence needs.
fn term_in_words(name: &str, form: Option<&str>, reader: Reader) -> Text {
    let key = format!("{}-{name}", reader.network);
    let no_arguments = FluentArgs::new();
    match in_some_language(&key, form, &no_arguments, reader) {
        Some((formatted, _)) => spans(&formatted, &[], &|_| Text::new()),
        None => Text::from(name.replace('-', " ")),
    }
}

/// How a move can be played, as the end of a sentence.
fn ways_to_move(here: bool, hears_talk: bool, reader: Reader) -> Text {
    let place = match (here, hears_talk) {
        (true, true) => "here-hearing",
        (true, false) => "here",
        (false, true) => "elsewhere-hearing",
        (false, false) => "elsewhere",
    };
    let message = Message {
        key: format!("{}-ways-to-move", reader.network).into(),
        arguments: [("where".into(), Argument::Words(place.to_owned()))].into(),
    };
    in_words(&message, reader)
}

/// The formatted message or its attribute, in the reader's language or in English, and which of them
/// it is. What cannot be said is counted.
fn in_some_language(
    key: &str,
    attribute: Option<&str>,
    arguments: &FluentArgs<'_>,
    reader: Reader,
) -> Option<(String, Language)> {
    // A language has forms that English does not need.
    let mut tries =
        vec![(reader.language, attribute), (reader.language, None), (Language::ENGLISH, None)];
    tries.dedup();
    tries.into_iter().find_map(|(language, attribute)| {
        let formatted = formatted(key, attribute, arguments, language);
        if formatted.is_none() {
            measures().messages_unsaid.inc();
            tracing::warn!(key, attribute, language = language.tag(), "a message cannot be said");
        }
        Some((formatted?, language))
    })
}

/// The formatted message with marks. Nothing if the language has no such message, or it needs an
/// argument that is not there.
fn formatted(
    key: &str,
    attribute: Option<&str>,
    arguments: &FluentArgs<'_>,
    language: Language,
) -> Option<String> {
    let catalogue = catalogue::of(language)?;
    let message = catalogue.get_message(key)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let formatted = catalogue.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
    errors.is_empty().then_some(formatted)
}

/// What a reader calls a thing. Options and their choices are called as in Discord's menus. Where they are
/// typed, they stay as they are typed.
fn called(name: &str, what: Named, reader: Reader) -> String {
    let Reader { language, network } = reader;
    let own = |key: &str, attribute, language| named(key, attribute, language);
    let has_menus = network == "discord";
    let known = match what {
        Named::OfAGame if language == Language::ENGLISH => None,
        Named::OfAGame => own(&names::key(name), None, language),
        Named::Option => {
            let (_, option) = name.split_once('-').unwrap_or(("", name));
            let local = |name| own(&format!("option-{name}"), Some("name"), language);
            let known = [name, option].into_iter().filter(|_| has_menus).find_map(local);
            Some(known.unwrap_or_else(|| option.to_owned()))
        }
        Named::Choice => {
            // An answer of an earlier version has the value alone.
            let is_option = |(option, _): &(&str, &str)| {
                own(&format!("option-{option}"), None, Language::ENGLISH).is_some()
            };
            let parts = name.split_once('-').filter(is_option);
            let (option, value) = parts.unwrap_or(("", name));
            if !has_menus {
                return value.to_owned();
            }
            // Languages name themselves.
            let itself = Language::of_tag(value).filter(|_| option == "language");
            let key = format!("choice-{option}-{}", value.replace(' ', "-"));
            let known = itself.map(|it| it.name()).or_else(|| own(&key, None, language));
            let known = known.or_else(|| own(&key, None, Language::ENGLISH));
            Some(known.unwrap_or_else(|| value.to_owned()))
        }
    };
    known.unwrap_or_else(|| name.to_owned())
}

/// An argument as Fluent takes it. A name is the one of the language. A text is kept aside, and a mark
/// stands for it.
fn value(
    argument: &Argument,
    named: Option<Named>,
    reader: Reader,
    texts: &mut Vec<Text>,
) -> FluentValue<'static> {
    match argument {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Words(words) => {
            let called = named.map(|what| called(words, what, reader));
            FluentValue::from(unmarked(called.as_ref().unwrap_or(words)))
        }
        Argument::Text(text) => {
            texts.push(said(text, reader));
            FluentValue::from(mark(ARGUMENT, &(texts.len() - 1).to_string()))
        }
    }
}

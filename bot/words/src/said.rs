//! Texts in the words of a reader.

use crate::catalogue::{Arguments, formatted, named};
use crate::forms::{Form, capitalized, with_capital};
use crate::names::Named;
use crate::prose::of_prose;
use crate::spans::{ARGUMENT, Thing, mark, spans, unmarked};
use crate::{Language, Reader, catalogue, forms, names};
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::Pattern;
use menagerie_core::model::{Argument, Message, Span, Text};
use menagerie_metrics::metrics;

/// The same text in the words of a reader: each message in their language, and each term as their
/// network calls it.
pub fn said(text: &Text, reader: Reader) -> Text {
    let has_words =
        |span: &Span| !matches!(span, Span::Message(_) | Span::Term(_) | Span::WaysToMove { .. });
    if text.0.iter().all(has_words) {
        return text.clone();
    }
    text.0.iter().fold(Text::new(), |said, span| match span {
        Span::Message(message) => said.then(in_words(message, Form::Plain, reader)),
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

/// A message in the words of a reader and in a form; in English, if it cannot be said in their language.
fn in_words(message: &Message, form: Form<'_>, reader: Reader) -> Text {
    let (attribute, form) = match form {
        Form::Plain => (None, None),
        Form::Own(attribute) => (Some(attribute), None),
        Form::OfItsNames(form) => (None, Some(form)),
    };
    let mut texts = Vec::new();
    let mut arguments = |pattern: &Pattern<&'static str>| {
        let needed = forms::variables(pattern).into_iter();
        let given =
            needed.filter_map(|it| Some((it, value(message, it, form, reader, &mut texts)?)));
        given.collect()
    };
    match in_some_language(&message.key, attribute, &mut arguments, reader) {
        Some((formatted, language)) => {
            let reader = Reader { language, ..reader };
            spans(&formatted, &texts, &|thing| thing_in_words(thing, reader))
        }
        // A message of a later version: what it is about is better than nothing.
        None => message.arguments.values().fold(Text::from("…"), |text, about| match about {
            Argument::Text(about) => text.plain(" ").then(said(about, reader)),
            _ => text,
        }),
    }
}

/// A text in a form: each part of a sentence in it with its names in that form.
fn of_text(text: &Text, form: &str, reader: Reader) -> Text {
    text.0.iter().fold(Text::new(), |formed, span| match span {
        Span::Message(message) => formed.then(of_part(message, form, reader)),
        other => formed.then(said(&Text(vec![other.clone()]), reader)),
    })
}

fn of_part(message: &Message, form: &str, reader: Reader) -> Text {
    let catalogue = catalogue::of_message(&message.key, reader.language);
    let own = catalogue.and_then(|it| it.get_message(&message.key)?.get_attribute(form));
    let form = own.map_or(Form::OfItsNames(form), |_| Form::Own(form));
    in_words(message, form, reader)
}

/// The name of a thing on the reader's network.
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
    match in_some_language(&key, form, &mut |_| FluentArgs::new(), reader) {
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
    in_words(&message, Form::Plain, reader)
}

/// The formatted message or its attribute, in the reader's language or in English, and which of them
/// it is. What cannot be said is counted.
fn in_some_language(
    key: &str,
    attribute: Option<&str>,
    arguments: Arguments<'_>,
    reader: Reader,
) -> Option<(String, Language)> {
    // A language has forms that English does not need.
    let mut tries =
        vec![(reader.language, attribute), (reader.language, None), (Language::ENGLISH, None)];
    tries.dedup();
    tries.into_iter().find_map(|(language, attribute)| {
        let formatted = formatted(key, attribute, arguments, language);
        if formatted.is_none() {
            metrics().messages_unsaid.inc();
            tracing::warn!(key, attribute, language = language.tag(), "a message cannot be said");
        }
        Some((formatted?, language))
    })
}

/// A reader's name for a thing. Options and their choices are called as in Discord's menus. Where they are typed, they
/// stay as they are typed.
fn called(name: &str, what: Named, reader: Reader) -> String {
    let Reader { language, network } = reader;
    let own = |key: &str, attribute, language| named(key, attribute, language);
    let has_menus = network == "discord";
    let known = match what {
        Named::OfAGame if language == Language::ENGLISH => None,
        Named::OfAGame => own(&names::key(name), None, language),
        Named::Prose => of_prose(name, language).map(str::to_owned),
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

/// The value of a variable of a message, as Fluent takes it: an argument, in a form if the variable or the sentence
/// asks for one. A name is the one of the language. A text is kept aside, and a mark stands for it. Nothing if the
/// message is not given it.
fn value(
    message: &Message,
    variable: &str,
    form: Option<&str>,
    reader: Reader,
    texts: &mut Vec<Text>,
) -> Option<FluentValue<'static>> {
    let asked = forms::asked(variable);
    let form = asked.form.as_deref().or(form);
    let name_said = |name: &str, what| {
        let formed = form.and_then(|form| forms::of_name(name, form, reader.language));
        let said = formed.unwrap_or_else(|| called(name, what, reader));
        let said = if asked.is_capital { capitalized(&said) } else { said };
        FluentValue::from(unmarked(&said))
    };
    Some(match message.arguments.get(asked.argument)? {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Words(words) => match names::named(&message.key, asked.argument) {
            Some(what) => name_said(words, what),
            None => FluentValue::from(unmarked(words)),
        },
        Argument::Text(text) => match (forms::name_in(text), form) {
            (Some(name), Some(_)) => name_said(name, Named::OfAGame),
            (_, form) => {
                let said = form.map_or_else(|| said(text, reader), |it| of_text(text, it, reader));
                texts.push(if asked.is_capital { with_capital(said) } else { said });
                FluentValue::from(mark(ARGUMENT, &(texts.len() - 1).to_string()))
            }
        },
    })
}

//! Texts in the words of a language.

use crate::spans::{ARGUMENT, mark, spans, unmarked};
use crate::{Language, catalogue};
use fluent_bundle::{FluentArgs, FluentValue};
use menagerie_core::model::{Argument, Message, Span, Text};
use menagerie_metrics::measures;

/// The same text with each message in the words of a language.
pub fn said(text: &Text, language: Language) -> Text {
    if !text.0.iter().any(|span| matches!(span, Span::Message(_))) {
        return text.clone();
    }
    text.0.iter().fold(Text::new(), |said, span| match span {
        Span::Message(message) => said.then(in_words(message, language)),
        other => Text([said.0, vec![other.clone()]].concat()),
    })
}

/// The words of a text where no links are possible.
pub fn without_links(text: &Text, language: Language) -> String {
    said(text, language).without_links()
}

/// A message in the words of a language; in English, if it cannot be said in that.
fn in_words(message: &Message, language: Language) -> Text {
    let mut texts = Vec::new();
    let arguments: FluentArgs<'_> = message
        .arguments
        .iter()
        .map(|(name, argument)| (name.as_ref(), value(argument, language, &mut texts)))
        .collect();
    let formatted = [language, Language::ENGLISH].into_iter().find_map(|language| {
        let formatted = formatted(&message.key, &arguments, language);
        if formatted.is_none() {
            measures().messages_unsaid.inc();
            tracing::warn!(key = %message.key, language = language.tag(), "a message cannot be said");
        }
        formatted
    });
    match formatted {
        Some(formatted) => spans(&formatted, &texts),
        // A message of a later version: what it is about is better than nothing.
        None => {
            texts.into_iter().fold(Text::from("…"), |text, about| text.plain(" ").then(about))
        }
    }
}

/// The formatted message with marks. Nothing if the language has no such message, or it needs an
/// argument that is not there.
fn formatted(key: &str, arguments: &FluentArgs<'_>, language: Language) -> Option<String> {
    let catalogue = catalogue::of(language)?;
    let pattern = catalogue.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let formatted = catalogue.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
    errors.is_empty().then_some(formatted)
}

/// An argument as Fluent takes it. A text is kept aside, and a mark stands for it.
fn value(argument: &Argument, language: Language, texts: &mut Vec<Text>) -> FluentValue<'static> {
    match argument {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Words(words) => FluentValue::from(unmarked(words)),
        Argument::Text(text) => {
            texts.push(said(text, language));
            FluentValue::from(mark(ARGUMENT, &(texts.len() - 1).to_string()))
        }
    }
}

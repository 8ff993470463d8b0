//! The forms of a name in a sentence: `{ $piece-acc }` is the accusative of `$piece`, "den Springer".
//!
//! # Design
//!
//! The part behind the hyphen is the form that a message asks for. Each language has its own ones:
//!
//! - `name-bishop` in `names.ftl` can have the form itself, as an attribute.
//! - Else `form-acc` in `forms.ftl` says how it is made, from `$name`, `$lower` (the name in small
//!   letters) and the other attributes of the name, such as `$gender`. An attribute that a name
//!   does not have is the name.
//! - A name without `.gender`, such as one that the language does not know, has only the forms that it has
//!   itself. Else it is said as `form-acc` says in `.unknown`, or stays as it is.
//! - A capital first letter of the form asks for a capital in the sentence: `{ $piece-The }`.
//!
//! An argument can also be a part of a sentence, such as `piece-there`. Its form is the attribute of that
//! name, or else the same part with its names in that form.

use crate::catalogue::{formatted, named};
use crate::{Language, names};
use fluent_bundle::FluentValue;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use menagerie_core::model::{Argument, Span, Text};

/// The attribute of a name by which the language forms it.
const GENDER: &str = "gender";
/// The attribute of a form for names without a gender.
const UNKNOWN: &str = "unknown";

/// How a message is said as a part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form<'a> {
    /// As it is.
    Plain,
    /// By an attribute of its own.
    Own(&'a str),
    /// As it is, with the names in it in this form.
    OfItsNames(&'a str),
}

/// The request of a variable in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked<'a> {
    /// The argument.
    pub argument: &'a str,
    /// Its form, in small letters. Nothing if the message leaves it open.
    pub form: Option<String>,
    /// Whether it begins a sentence.
    pub is_capital: bool,
}

/// The request of a variable: `piece-The` is the form `the` of `piece`, with a capital.
pub(crate) fn asked(variable: &str) -> Asked<'_> {
    let Some((argument, form)) = variable.split_once('-') else {
        return Asked { argument: variable, form: None, is_capital: false };
    };
    let is_capital = form.starts_with(char::is_uppercase);
    Asked { argument, form: Some(form.to_lowercase()), is_capital }
}

/// The name of a piece or a side that a text is, if it is nothing else.
pub(crate) fn name_in(text: &Text) -> Option<&str> {
    let [Span::Message(message)] = text.0.as_slice() else { return None };
    let is_name = ["piece-name", "side-name"].contains(&message.key.as_ref());
    match message.arguments.get("name") {
        Some(Argument::Words(name)) if is_name => Some(name),
        _ => None,
    }
}

/// A name of a piece or a side in a form of the language. Nothing if the language has no such form of it.
pub(crate) fn of_name(name: &str, form: &str, language: Language) -> Option<String> {
    let key = names::key(name);
    let of_its_own = |attribute: Option<&str>| named(&key, attribute, language);
    if let Some(form) = of_its_own(Some(form)) {
        return Some(form);
    }
    let rule = of_its_own(Some(GENDER)).map_or(Some(UNKNOWN), |_| None);
    let own = of_its_own(None).unwrap_or_else(|| name.to_owned());
    let value = |needed: &str| match needed {
        "name" => own.clone(),
        "lower" => own.to_lowercase(),
        attribute => of_its_own(Some(attribute)).unwrap_or_else(|| own.clone()),
    };
    let mut arguments = |rule: &Pattern<&'static str>| {
        let needed = variables(rule).into_iter();
        needed.map(|needed| (needed, FluentValue::from(value(needed)))).collect()
    };
    formatted(&format!("form-{form}"), rule, &mut arguments, language)
}

/// A text with a capital first letter.
pub(crate) fn with_capital(mut text: Text) -> Text {
    if let Some(Span::Plain(words) | Span::Bold(words)) = text.0.first_mut() {
        *words = capitalized(words);
    }
    text
}

/// Words with a capital first letter.
pub(crate) fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.collect::<String>() + letters.as_str()
}

/// The variables of a pattern, each once.
pub(crate) fn variables<'a>(pattern: &Pattern<&'a str>) -> Vec<&'a str> {
    let mut found = Vec::new();
    of_pattern(pattern, &mut found);
    found.sort_unstable();
    found.dedup();
    found
}

fn of_pattern<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression<'a>(expression: &Expression<&'a str>, found: &mut Vec<&'a str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                of_pattern(&variant.value, found);
            }
        }
    }
}

fn of_inline<'a>(inline: &InlineExpression<&'a str>, found: &mut Vec<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => found.push(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_asks_for_a_form_of_an_argument() {
        let form = |form: &str| Some(form.to_owned());
        for (variable, argument, expected, is_capital) in [
            ("piece", "piece", None, false),
            ("first_side", "first_side", None, false),
            ("piece-acc", "piece", form("acc"), false),
            ("first_side-The", "first_side", form("the"), true),
            ("piece-your-acc", "piece", form("your-acc"), false),
        ] {
            let expected = Asked { argument, form: expected, is_capital };
            assert_eq!(asked(variable), expected, "{variable}");
        }
    }

    #[test]
    fn a_sentence_begins_with_a_capital_in_every_alphabet() {
        for (small, capital) in
            [("den Turm", "Den Turm"), ("ферзь", "Ферзь"), ("łódź", "Łódź"), ("", "")]
        {
            assert_eq!(capitalized(small), capital);
        }
        let text = Text::new().bold("écu").plain(" et").code("x");
        assert_eq!(with_capital(text), Text::new().bold("Écu").plain(" et").code("x"));
    }
}

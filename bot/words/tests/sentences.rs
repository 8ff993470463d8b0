//! The sentences of the English messages are short, so that they sound like speech. Each way to say a message counts:
//! one text for each alternative of a choice, the others as in their usual case. An argument counts as one word, and so
//! does a command. A text without a full stop, such as a label, is no sentence.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use std::path::Path;

/// The words of half of the sentences, at most.
const MEDIAN: usize = 12;
/// The words of 95 of 100 sentences, at most.
const MOST: usize = 22;

/// The ways to say a pattern.
fn ways(pattern: &Pattern<String>) -> Vec<String> {
    let mut ways = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => of_expression(expression),
        };
        // The first way has the usual case of every choice, and each other one differs from it in one.
        let (usual, others) = parts.split_first().expect("there is one way");
        let differ = others.iter().map(|part| format!("{}{part}", ways[0])).collect::<Vec<_>>();
        for way in &mut ways {
            way.push_str(usual);
        }
        ways.extend(differ);
    }
    ways
}

fn of_expression(expression: &Expression<String>) -> Vec<String> {
    match expression {
        Expression::Inline(InlineExpression::FunctionReference { .. }) => vec!["`command`".into()],
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
        Expression::Inline(_) => vec!["Argument".into()],
        Expression::Select { variants, .. } => {
            let (usual, others): (Vec<_>, Vec<_>) = variants.iter().partition(|it| it.default);
            usual.into_iter().chain(others).flat_map(|it| ways(&it.value)).collect()
        }
    }
}

/// The marks that end a sentence.
const ENDS: [char; 3] = ['.', '?', '!'];

/// The sentences of a text, without what is none, such as the label of a button.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let is_sentence = |it: &&str| it.contains(char::is_alphabetic) && it.ends_with(ENDS);
    text.lines().flat_map(split).map(str::trim).filter(is_sentence)
}

/// The parts of a line that end as sentences do, before a space.
fn split(line: &str) -> Vec<&str> {
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, end) in line.match_indices(ENDS) {
        let next = at + end.len();
        if line[next..].starts_with(' ') {
            parts.push(&line[from..next]);
            from = next;
        }
    }
    parts.push(&line[from..]);
    parts
}

/// The sentences of all English messages, each once, and the number of messages.
fn english() -> (BTreeSet<String>, usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let (mut found, mut messages) = (BTreeSet::new(), 0);
    for file in std::fs::read_dir(folder).expect("it can be read") {
        let text = std::fs::read_to_string(file.expect("it can be read").path());
        let resource = parser::parse(text.expect("it can be read")).expect("it is Fluent");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            messages += 1;
            for way in message.value.iter().flat_map(ways) {
                found.extend(sentences(&way).map(str::to_owned));
            }
        }
    }
    (found, messages)
}

fn words(sentence: &str) -> usize {
    sentence.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[test]
fn half_of_the_sentences_have_twelve_words_and_nearly_all_twenty_two() {
    let (sentences, messages) = english();
    let mut lengths: Vec<usize> = sentences.iter().map(|it| words(it)).collect();
    lengths.sort_unstable();
    let (median, most) = (lengths[lengths.len() / 2], lengths[lengths.len() * 95 / 100]);
    let told = format!(
        "{messages} messages, {} sentences, {} words; median {median}, 95 % {most}, longest {}",
        lengths.len(),
        lengths.iter().sum::<usize>(),
        lengths.last().expect("there is one"),
    );
    println!("{told}");
    let mut long: Vec<&String> = sentences.iter().collect();
    long.sort_by_key(|it| std::cmp::Reverse(words(it)));
    assert!(median <= MEDIAN && most <= MOST, "{told}: {:#?}", &long[..40]);
}

#[test]
fn a_sentence_ends_where_a_reader_sees_it_end() {
    for (text, expected) in [
        ("Your move. Bob waits!", vec!["Your move.", "Bob waits!"]),
        ("Type `e4.5`, or pass.", vec!["Type `e4.5`, or pass."]),
        ("One.\nTwo. Three.", vec!["One.", "Two.", "Three."]),
        ("A label\nIs it one?", vec!["Is it one?"]),
        ("• \n—", vec![]),
    ] {
        assert_eq!(sentences(text).collect::<Vec<_>>(), expected, "{text}");
    }
    assert_eq!(words("It’s 5 — or `O-O`."), 4);
}

#[test]
fn each_alternative_is_a_way_to_say_a_message() {
    let text =
        "a = { $n ->\n    [one] One move\n   *[other] { $n } moves\n} left for { $player }.\n";
    let resource = parser::parse(text.to_owned()).expect("it is Fluent");
    let [Entry::Message(message)] = resource.body.as_slice() else { panic!("one message") };
    let ways = ways(message.value.as_ref().expect("it has a value"));
    assert_eq!(ways, ["Argument moves left for Argument.", "One move left for Argument."]);
}

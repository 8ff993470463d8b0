//! The catalogue and the code agree: each message that is meant can be said, with these arguments, and
//! each message of the catalogue is meant somewhere.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The names of a message's arguments.
type Names = BTreeSet<String>;

/// The workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("it can be read") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
}

/// The sources of all that speaks to members.
fn sources() -> Vec<PathBuf> {
    let mut sources = Vec::new();
    for speaks in
        ["bot/core", "bot/chat", "bot/discord", "bot/matrix", "bot/terminal", "render", "rules"]
    {
        files(&root().join(speaks).join("src"), "rs", &mut sources);
    }
    sources
}

/// The messages that the code means, with the names of the arguments at each place.
fn meant() -> BTreeMap<String, BTreeSet<Names>> {
    let mut meant: BTreeMap<String, BTreeSet<Names>> = BTreeMap::new();
    for source in sources() {
        let code = std::fs::read_to_string(&source).expect("it can be read");
        // The example in the documentation of the macro.
        let code: String = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect::<Vec<_>>()
            .join("\n");
        for begins in ["message!(", "told!("] {
            for use_of in code.split(begins).skip(1) {
                let Some((key, rest)) = literal(use_of) else { continue };
                meant.entry(key).or_default().insert(names(rest));
            }
        }
    }
    meant
}

/// The string at the beginning of the code, and what comes behind it.
fn literal(code: &str) -> Option<(String, &str)> {
    let (key, rest) = code.trim_start().strip_prefix('"')?.split_once('"')?;
    Some((key.to_owned(), rest))
}

/// The names in `, name = value, …)`, at this level of brackets alone.
fn names(code: &str) -> Names {
    let mut names = Names::new();
    let (mut depth, mut in_words, mut escaped) = (0, false, false);
    let mut word = String::new();
    let mut chars = code.chars().peekable();
    while let Some(c) = chars.next() {
        if in_words {
            in_words = escaped || c != '"';
            escaped = c == '\\' && !escaped;
            continue;
        }
        match c {
            '"' => in_words = true,
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => word.clear(),
            '=' if depth == 0 && chars.peek() != Some(&'=') && chars.peek() != Some(&'>') => {
                let name = word.trim();
                if !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
                    names.insert(name.to_owned());
                }
            }
            c if depth == 0 => word.push(c),
            _ => {}
        }
    }
    names
}

/// The messages of a language, with the names of their arguments.
fn messages(language: &str) -> BTreeMap<String, Names> {
    let mut sources = Vec::new();
    files(&root().join("bot/words/locales").join(language), "ftl", &mut sources);
    let mut messages = BTreeMap::new();
    for source in sources {
        let text = std::fs::read_to_string(&source).expect("it can be read");
        let resource = parser::parse(text)
            .unwrap_or_else(|(_, wrong)| panic!("{}: {wrong:?}", source.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut names = Names::new();
            if let Some(value) = &message.value {
                of_pattern(value, &mut names);
            }
            let before = messages.insert(message.id.name.clone(), names);
            assert!(before.is_none(), "{} stands twice", message.id.name);
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<String>, names: &mut Names) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, names);
        }
    }
}

fn of_expression(expression: &Expression<String>, names: &mut Names) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, names),
        Expression::Select { selector, variants } => {
            of_inline(selector, names);
            for variant in variants {
                of_pattern(&variant.value, names);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<String>, names: &mut Names) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.clone());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => {
            for argument in positional {
                of_inline(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, names),
        _ => {}
    }
}

#[test]
fn each_message_that_is_meant_can_be_said_with_its_arguments() {
    let english = messages("en");
    let mut wrong = Vec::new();
    for (key, places) in meant() {
        match english.get(&key) {
            None => wrong.push(format!("{key} is not in the catalogue")),
            Some(said) => wrong.extend(
                places
                    .iter()
                    .filter(|given| *given != said)
                    .map(|given| format!("{key} is given {given:?} and says {said:?}")),
            ),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_message_of_the_catalogue_is_meant_somewhere() {
    let meant = meant();
    let unused: Vec<String> =
        messages("en").into_keys().filter(|key| !meant.contains_key(key)).collect();
    assert_eq!(unused, [""; 0]);
}

/// Whether words are more than a mark or the name of something.
fn is_a_sentence(words: &str) -> bool {
    let is_word =
        |word: &&str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    words.split(' ').filter(is_word).count() > 1
}

/// Where the rules and the pictures say something to members. Elsewhere they speak to authors of files.
const TELLING: [&str; 7] = [
    "render/src/words",
    "rules/src/compiled",
    "rules/src/ending",
    "rules/src/explanations",
    "rules/src/notation",
    "rules/src/position_text",
    "rules/src/squares",
];

#[test]
fn no_text_is_put_together_from_sentences_in_the_code() {
    let mut found = Vec::new();
    for source in sources() {
        let path = source.display().to_string();
        if path.ends_with("tests.rs") || path.contains("/examples") {
            continue;
        }
        let code = std::fs::read_to_string(&source).expect("it can be read");
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        if TELLING.iter().any(|folder| path.contains(folder)) {
            let words = code.split("format!(\"").skip(1).filter_map(|rest| rest.split('"').next());
            found.extend(words.filter(|it| is_a_sentence(it)).map(|it| format!("{path}: {it}")));
        }
        for begins in
            [".plain(\"", ".bold(\"", "Text::from(\"", ".plain(format!(\"", "Text::from(format!(\""]
        {
            let words = code.split(begins).skip(1).filter_map(|rest| rest.split('"').next());
            found.extend(words.filter(|it| is_a_sentence(it)).map(|it| format!("{path}: {it}")));
        }
    }
    assert!(found.is_empty(), "take them into bot/words/locales/en:\n{}", found.join("\n"));
}

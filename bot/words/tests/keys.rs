//! The catalogue and the code agree: each message that is meant can be said, with these arguments, and
//! each message of the catalogue is meant somewhere.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use menagerie_core::model::Term;
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
    for speaks in [
        "bot/core",
        "bot/chat",
        "bot/discord",
        "bot/matrix",
        "bot/terminal",
        "bot/web",
        "bot/words",
        "render",
        "rules",
    ] {
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
            // A message may be an argument of another one.
            for (at, _) in code.match_indices(begins) {
                let Some((key, rest)) = literal(&code[at + begins.len()..]) else { continue };
                meant.entry(key).or_default().insert(names(rest));
            }
        }
        // A short message, with its arguments as pairs.
        for use_of in code.split("word(").skip(1) {
            let Some((key, rest)) = literal(use_of) else { continue };
            let given = rest.split(']').next().unwrap_or_default().split("(\"").skip(1);
            let given = given.filter_map(|pair| Some(pair.split_once('"')?.0.to_owned()));
            meant.entry(key).or_default().insert(given.collect());
        }
    }
    // Each network's own words.
    for network in ["discord", "matrix", "terminal"] {
        for term in Term::ALL {
            meant.entry(format!("{network}-{}", term.name())).or_default().insert(Names::new());
        }
        let ways = format!("{network}-ways-to-move");
        meant.entry(ways).or_default().insert(Names::from(["where".to_owned()]));
    }
    meant
}

/// The string at the beginning of the code, and what comes behind it.
fn literal(code: &str) -> Option<(String, &str)> {
    let (key, rest) = code.trim_start().strip_prefix('"')?.split_once('"')?;
    Some((key.to_owned(), rest))
}

/// The names in `, name = value, name, …)`, at this level of brackets alone.
fn names(code: &str) -> Names {
    let mut names = Names::new();
    let mut insert = |word: &str| {
        let name = word.trim();
        if !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
            names.insert(name.to_owned());
        }
    };
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
            ',' if depth == 0 => {
                insert(&word);
                word.clear();
            }
            '=' if depth == 0 && chars.peek() != Some(&'=') && chars.peek() != Some(&'>') => {
                insert(&word);
                // A value follows.
                word.push('=');
            }
            c if depth == 0 => word.push(c),
            _ => {}
        }
    }
    insert(&word);
    names
}

/// Arguments that are forms of English words, such as a plural.
const OF_ENGLISH: [&str; 1] = ["plural"];

/// The messages of a language, with the names of their arguments.
fn messages(language: &str) -> BTreeMap<String, Names> {
    messages_of(language, true)
}

/// The same with or without those that only choose between forms.
fn messages_of(language: &str, with_choosing: bool) -> BTreeMap<String, Names> {
    let mut sources = Vec::new();
    files(&root().join("bot/words/locales").join(language), "ftl", &mut sources);
    let mut messages = BTreeMap::new();
    for source in sources {
        let text = std::fs::read_to_string(&source).expect("it can be read");
        let resource = parser::parse(text)
            .unwrap_or_else(|(_, wrong)| panic!("{}: {wrong:?}", source.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            // How a language forms its names is its own.
            if message.id.name.starts_with("form-") {
                continue;
            }
            let mut names = Names::new();
            if let Some(value) = &message.value {
                of_pattern(value, with_choosing, &mut names);
            }
            let before = messages.insert(message.id.name.clone(), names);
            assert!(before.is_none(), "{} stands twice", message.id.name);
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<String>, with_choosing: bool, names: &mut Names) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, with_choosing, names);
        }
    }
}

fn of_expression(expression: &Expression<String>, with_choosing: bool, names: &mut Names) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, with_choosing, names),
        Expression::Select { selector, variants } => {
            if with_choosing {
                of_inline(selector, with_choosing, names);
            }
            for variant in variants {
                of_pattern(&variant.value, with_choosing, names);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<String>, with_choosing: bool, names: &mut Names) {
    match inline {
        InlineExpression::VariableReference { id } => {
            // `piece-acc` is a form of `piece`.
            let argument =
                id.name.split_once('-').map_or(id.name.as_str(), |(argument, _)| argument);
            names.insert(argument.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => {
            for argument in positional {
                of_inline(argument, with_choosing, names);
            }
        }
        InlineExpression::Placeable { expression } => {
            of_expression(expression, with_choosing, names);
        }
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

/// The languages, by their folders.
fn languages() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("bot/words/locales")).expect("it can be read");
    let names = folders.map(|folder| folder.expect("it can be read").file_name());
    names.map(|name| name.into_string().expect("it is a tag")).collect()
}

#[test]
fn each_language_says_each_message_with_the_same_arguments() {
    let (english, told) = (messages("en"), messages_of("en", false));
    let mut wrong = Vec::new();
    for language in languages() {
        let said = messages(&language);
        for (key, arguments) in &english {
            let Some(others) = said.get(key) else {
                wrong.push(format!("{language}: {key} is missing"));
                continue;
            };
            let unknown = others.difference(arguments);
            wrong.extend(unknown.map(|it| format!("{language}: {key} is not given {it}")));
            // An argument that only chooses between forms may be needless in another language.
            let left_out = told[key].iter().filter(|it| !others.contains(*it));
            let left_out = left_out.filter(|it| !OF_ENGLISH.contains(&it.as_str()));
            wrong.extend(left_out.map(|it| format!("{language}: {key} leaves out {it}")));
        }
        let unknown = said.keys().filter(|key| !english.contains_key(*key));
        wrong.extend(unknown.map(|key| format!("{language}: {key} is not in English")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_message_of_the_catalogue_is_meant_somewhere() {
    let meant = meant();
    // The words of the catalogue of commands are named by its commands, options and choices, and names of
    // pieces and sides by those in the files of variants.
    let is_of_commands = |key: &String| {
        ["command-", "option-", "choice-", "name-"].iter().any(|begin| key.starts_with(begin))
    };
    let said = messages("en").into_keys().filter(|key| !is_of_commands(key));
    let unused: Vec<String> = said.filter(|key| !meant.contains_key(key)).collect();
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

/// Where the code puts words together that no member reads in a sentence, and who reads them.
const NOT_FOR_MEMBERS: [(&str, &str); 21] = [
    ("core/src/community/new_game_limits.rs", "what members may type for a name"),
    ("core/src/privacy/erasure.rs", "the stored name of a former player"),
    ("core/src/record/", "files of games, and proofs for the person who runs the bot"),
    ("chat/src/conversation/commands/export.rs", "the log"),
    ("chat/src/conversation/commands/uploaded_variants.rs", "authors of files"),
    ("chat/src/deliver/worker.rs", "the log"),
    ("chat/src/desk.rs", "the log"),
    ("chat/src/variant_file.rs", "authors of files"),
    ("discord/src/api/", "the log, or Discord's own words"),
    ("discord/src/gateway/", "the log"),
    ("discord/src/places/survey.rs", "the person who runs the bot"),
    ("discord/src/places/visibility.rs", "the log"),
    ("discord/src/posting/", "the log"),
    ("matrix/src/encryption/", "the log"),
    ("matrix/src/homeserver/", "the log, or the homeserver's own words"),
    ("matrix/src/messages/gaps.rs", "the log"),
    ("matrix/src/network.rs", "the log"),
    ("matrix/src/posting/", "the log"),
    ("matrix/src/rooms/survey.rs", "the person who runs the bot"),
    ("matrix/src/without_encryption.rs", "the log"),
    ("terminal/src/front.rs", "the log"),
];

/// The strings that become words of their own.
fn owned(code: &str) -> impl Iterator<Item = &str> {
    let begun = code.split("format!(").skip(1).filter_map(|rest| {
        let (words, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        Some(words)
    });
    let ended = ["\".to_owned()", "\".into()", "\".to_string()"].into_iter();
    begun.chain(ended.flat_map(|end| {
        let before = code.match_indices(end).map(|(at, _)| &code[..at]);
        before.filter_map(|before| Some(before.rsplit_once('"')?.1))
    }))
}

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
        if path.contains("/../bot/") && !NOT_FOR_MEMBERS.iter().any(|(part, _)| path.contains(part))
        {
            let words = owned(code);
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

/// The commands and terms in a pattern: the name of the function, and its arguments.
type Calls = BTreeSet<(String, Vec<String>)>;

fn calls(pattern: &Pattern<String>, found: &mut Calls) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            calls_of(expression, found);
        }
    }
}

fn calls_of(expression: &Expression<String>, found: &mut Calls) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                calls(&variant.value, found);
            }
            selector
        }
    };
    match inline {
        InlineExpression::FunctionReference { id, arguments } => {
            let given = arguments.positional.iter().map(|it| match it {
                InlineExpression::StringLiteral { value } => value.clone(),
                InlineExpression::VariableReference { id } => format!("${}", id.name),
                other => panic!("{} is given {other:?}", id.name),
            });
            found.insert((id.name.clone(), given.collect()));
        }
        InlineExpression::Placeable { expression } => calls_of(expression, found),
        _ => {}
    }
}

/// The functions that each message of a language calls, and the forms that each term has.
fn called(language: &str) -> BTreeMap<String, (Calls, Names)> {
    let mut sources = Vec::new();
    files(&root().join("bot/words/locales").join(language), "ftl", &mut sources);
    let mut called = BTreeMap::new();
    for source in sources {
        let text = std::fs::read_to_string(&source).expect("it can be read");
        for entry in parser::parse(text).expect("it is read elsewhere").body {
            let Entry::Message(message) = entry else { continue };
            let mut found = BTreeSet::new();
            message.value.iter().for_each(|pattern| calls(pattern, &mut found));
            let forms = message.attributes.into_iter().map(|form| form.id.name).collect();
            called.insert(message.id.name, (found, forms));
        }
    }
    called
}

#[test]
fn each_language_names_the_same_commands_and_only_forms_that_each_network_has() {
    let english = called("en");
    let mut wrong = Vec::new();
    for language in languages() {
        let said = called(&language);
        for (key, (calls, _)) in &said {
            let commands = |calls: &Calls| {
                let steps = calls.iter().filter(|(name, _)| name != "TERM");
                steps.cloned().collect::<Calls>()
            };
            if english.get(key).is_some_and(|(before, _)| commands(before) != commands(calls)) {
                wrong.push(format!("{language}: {key} names other commands"));
            }
            for (_, term) in calls.iter().filter(|(name, _)| name == "TERM") {
                for network in ["discord", "matrix", "terminal"] {
                    let forms = said.get(&format!("{network}-{}", term[0])).map(|(_, forms)| forms);
                    let has = |form: &String| forms.is_some_and(|forms| forms.contains(form));
                    if forms.is_none() || !term[1..].iter().all(has) {
                        wrong.push(format!("{language}: {key} needs {network}'s {term:?}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

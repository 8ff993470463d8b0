//! A test says which message it expects, by its key and arguments, and quotes no words of it: these change in the
//! catalogue alone. What a test asks for by key is what [`menagerie_words::fixed`] and its kin say.

use crate::tidy::{CRATES, files, is_test};
use menagerie_words::{NOTHING, in_full};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// So many words one after the other, as a message has them, are a quotation. Fewer are often chance.
const QUOTATION: usize = 5;

/// Where so many words are there by chance, or have to be: the end of a file's path, the words, and whose they are.
const ALLOWED: [(&str, &str, &str); 6] = [
    ("record/proof.rs", "and the game goes on", "`menagerie verify`"),
    ("on_a_file/export_files.rs", "and the game goes on", "`menagerie verify`"),
    ("record/whole_records.rs", "the game has gone on", "`menagerie import`"),
    (
        "operation/operator_variants.rs",
        "a variant file has at most",
        "the operator's variant files",
    ),
    ("operation/doctor.rs", "use any command of mine", "`menagerie doctor`"),
    ("access/examples.rs", "get it as a file", "a member who types the words of a choice"),
];

/// The crates whose tests quote words: those of the catalogue itself, and of an engine that says no message.
const WITHOUT_MESSAGES: [&str; 2] = ["words", "uci"];

/// The characters of a word. Digits are none: a number is mostly an argument.
fn is_of_word(character: char) -> bool {
    character.is_alphabetic() || character == '\''
}

/// The runs of words in a text, in small letters. What stands in braces or between digits ends a run.
fn runs(text: &str) -> Vec<Vec<String>> {
    let mut found = vec![Vec::new()];
    let text = text.replace('’', "'").to_lowercase();
    for (number, part) in text.split(['{', '}']).enumerate() {
        if number % 2 == 1 {
            found.push(Vec::new());
            continue;
        }
        for piece in part.split(|it: char| it.is_ascii_digit()) {
            let words = piece.split(|it| !is_of_word(it)).filter(|word| !word.is_empty());
            found.last_mut().expect("there is one").extend(words.map(str::to_owned));
            found.push(Vec::new());
        }
    }
    found
}

/// Each so many words of a text that follow each other.
fn windows(text: &str) -> Vec<String> {
    let runs = runs(text);
    runs.iter().flat_map(|run| run.windows(QUOTATION)).map(|words| words.join(" ")).collect()
}

/// The messages of the catalogue in English: a line of each, or of each of its variants.
fn said() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words/locales/en");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the catalogue is there") {
        let text = std::fs::read_to_string(entry.expect("it can be read").path());
        for line in text.expect("it is text").lines().filter(|line| !line.starts_with('#')) {
            let line = line.trim_start();
            // Behind the key, the name of a variant, or the end of the variants.
            let words = match line.split_once([']', '}']) {
                Some((_, words)) if line.starts_with(['[', '*', '}']) => words,
                _ => line.split_once(" = ").map_or(line, |(_, words)| words),
            };
            found.extend(windows(words));
        }
    }
    found
}

/// How many bytes a literal has that is not raw, up to the quotation mark at its end.
fn length_of(literal: &str) -> Option<usize> {
    let mut is_escaped = false;
    literal.find(|it| {
        let is_end = it == '"' && !is_escaped;
        is_escaped = it == '\\' && !is_escaped;
        is_end
    })
}

/// The string literals of a Rust file: the line that each begins in, and what it says.
fn literals(code: &str) -> Vec<(usize, String)> {
    let (mut found, mut line, mut rest) = (Vec::new(), 1, code);
    while let Some(at) = rest.find(['"', '\'', '/']) {
        line += rest[..at].matches('\n').count();
        let (before, here) = rest.split_at(at);
        let end = if here.starts_with("//") {
            here.find('\n').unwrap_or(here.len())
        } else if let Some(literal) = here.strip_prefix('"') {
            let name = before.trim_end_matches('#');
            let end = format!("\"{}", &before[name.len()..]);
            let is_raw = name.ends_with('r');
            let length = if is_raw { literal.find(&end) } else { length_of(literal) };
            let said = &literal[..length.expect("it ends")];
            // Where a line goes on in the next one, there is only room between its words.
            found.push((line, said.replace("\\n", " ").replace('\\', "")));
            1 + said.len() + end.len()
        } else if here.starts_with("'\"'") || here.starts_with("'\\\"'") {
            here[1..].find('\'').expect("it ends") + 2
        } else {
            1
        };
        line += here[..end].matches('\n').count();
        rest = &here[end..];
    }
    found
}

/// The files of tests, and of each file of the program what stands behind its code, with the line that it begins in.
fn tests() -> Vec<(PathBuf, usize, String)> {
    let crates = CRATES.into_iter().filter(|name| !WITHOUT_MESSAGES.contains(name));
    let units = crates
        .map(|name| format!("bot/{name}/src"))
        .flat_map(|folder| files(&folder))
        .filter_map(|(path, text)| {
            let from = if is_test(&path) { 0 } else { text.find("#[cfg(test)]")? };
            Some((path, text[..from].matches('\n').count(), text[from..].to_owned()))
        });
    let others = ["bot/tests", "bot/benches"].into_iter().flat_map(files);
    // This file quotes the messages that are allowed.
    let others = others.filter(|(path, _)| !path.ends_with("quotes.rs"));
    units.chain(others.map(|(path, text)| (path, 0, text))).collect()
}

#[test]
fn no_test_quotes_a_message() {
    let (said, mut found) = (said(), Vec::new());
    assert!(said.len() > 2_000, "the catalogue is not read any more: {}", said.len());
    let mut needed = BTreeSet::new();
    for (path, above, text) in tests() {
        for (line, literal) in literals(&text) {
            let Some(quoted) = windows(&literal).into_iter().find(|it| said.contains(it)) else {
                continue;
            };
            match ALLOWED.iter().position(|(file, words, _)| {
                path.ends_with(file) && literal.to_lowercase().contains(words)
            }) {
                Some(allowed) => drop(needed.insert(allowed)),
                None => found.push(format!("{}:{}: {quoted}", path.display(), above + line)),
            }
        }
    }
    assert!(found.is_empty(), "ask for these messages by key:\n{}", found.join("\n"));
    assert_eq!(needed.len(), ALLOWED.len(), "what is allowed and not needed goes");
}

#[test]
fn a_quotation_is_found_in_whatever_literal_it_stands() {
    let (said, message) = (said(), in_full("challenge-open-made-done", NOTHING));
    for code in [
        format!("assert_eq!(answer, \"{message}\");"),
        format!("let c = '\"'; // It's \"said\".\nf(r#\"a \"b\" {message}\"#)"),
        format!("words(\"{{who}}: {}\")", message.replacen(' ', "\\n", 1)),
        format!("words(\"\\\"{}\\\"\")", message.replacen(' ', " \\\n    ", 1)),
    ] {
        let literals = literals(&code);
        let quotes = |(_, it): &(usize, String)| windows(it).iter().any(|it| said.contains(it));
        assert_eq!(literals.iter().filter(|it| quotes(it)).count(), 1, "{code}: {literals:?}");
    }
    for between in [" {} ", " 3 "] {
        assert_eq!(windows(&message.replace(' ', between)), [""; 0], "each word is alone");
    }
}

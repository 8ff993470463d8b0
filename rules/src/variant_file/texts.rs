//! Checks the texts and numbers of a new variant file that are shown unchanged. Members of a chat
//! see them, and another person has written them.

use toml::Spanned;

use super::format::{CreditsTable, File};
use super::problem::{Problem, Problems, problem};
use crate::notation::is_unseen;

/// The most letters of the variant's name and of its author's. A list has room for them.
const LONGEST_NAME: usize = 100;
/// The most letters of the name of a source, a licence or the like, and of an address.
const LONGEST_LINE: usize = 500;
/// The most letters of a sentence.
const LONGEST_SENTENCE: usize = 1_000;
/// The most sentences of rules. The longest of our variants has nine.
const MOST_RULES: usize = 100;
/// The most bytes of the texts about a variant's rules and pieces. They fit into an event of
/// Matrix.
const MOST_BYTES: usize = 16_000;
/// The highest value of a piece.
const HIGHEST_VALUE: f32 = 10_000.0;

/// Checks all these texts and values.
pub(super) fn check_texts(file: &File, problems: &mut Problems) {
    let CreditsTable { author, source, url, license, values, .. } = &file.credits;
    for name in [&file.name, author] {
        problems.keep(check_text(name, LONGEST_NAME));
    }
    let lines = [source, url].into_iter().chain(license).chain(values);
    for line in lines {
        problems.keep(check_text(line, LONGEST_LINE));
    }
    problems.keep(check_address(url));
    if file.rules.len() > MOST_RULES {
        let text =
            format!("a game has at most {MOST_RULES} rules, and this one {}", file.rules.len());
        problems.0.push(problem(&file.rules[MOST_RULES], text));
    }
    let moves = file.pieces.iter().map(|piece| &piece.get_ref().moves);
    let sentences = || {
        let rules = file.rules.iter().take(MOST_RULES).chain(moves.clone());
        rules.chain([&file.summary]).chain(&file.provisional)
    };
    for sentence in sentences() {
        problems.keep(check_text(sentence, LONGEST_SENTENCE));
    }
    let bytes: usize = sentences().map(|sentence| sentence.get_ref().len()).sum();
    if bytes > MOST_BYTES {
        let text = format!(
            "summary, rules and moves have {bytes} bytes together; {MOST_BYTES} are the most that can be shown"
        );
        problems.0.push(problem(&file.summary, text));
    }
    for piece in file.pieces.iter().map(Spanned::get_ref) {
        for value in piece.value.iter().chain(&piece.second_value) {
            let is_one = (0.0..=HIGHEST_VALUE).contains(value.get_ref());
            problems.refuse(!is_one, value, "a value is a number from 0 to 10000");
        }
    }
}

/// Checks that a text has no unseen letters or signs, that no sign changes how the rest is seen,
/// and that it is not too long.
fn check_text(text: &Spanned<String>, longest: usize) -> Result<(), Problem> {
    // Some scripts need the signs that join letters or emoji.
    let joins =
        |letter: &char| matches!(letter, '\n' | '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}');
    if let Some(letter) = text.get_ref().chars().find(|it| is_unseen(*it) && !joins(it)) {
        let code = u32::from(letter);
        let text_of = format!("there is an invisible character here, U+{code:04X}: take it out");
        return Err(problem(text, text_of));
    }
    let length = text.get_ref().chars().count();
    if length > longest {
        return Err(problem(text, format!("at most {longest} letters stand here, not {length}")));
    }
    Ok(())
}

/// Checks an address. If it names a scheme, it must be one of the web.
fn check_address(url: &Spanned<String>) -> Result<(), Problem> {
    let address = url.get_ref().trim();
    let Some((scheme, rest)) = address.split_once(':') else { return Ok(()) };
    let is_web = ["http", "https"].iter().any(|web| scheme.eq_ignore_ascii_case(web));
    if is_web && rest.starts_with("//") && !address.contains(char::is_whitespace) {
        return Ok(());
    }
    Err(problem(url, "an address begins with https:// or http:// and has no spaces"))
}

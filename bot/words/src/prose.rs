//! The prose of games' files in the words of a language: what a game is, its rules, how its pieces move, and
//! the names of parts of its board.
//!
//! # Design
//!
//! A file is written in English and has a revision for good, so its sentences are keys themselves: `games.toml`
//! of a language has each of them, and beside it the same in that language. A sentence that several games share
//! stands there once. What is not there, such as the prose of members' own games, is said as it is written.

use crate::Language;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// What a language says, by the English.
type Prose = HashMap<String, String>;

static LANGUAGES: LazyLock<HashMap<Language, OnceLock<Prose>>> =
    LazyLock::new(|| Language::all().map(|language| (language, OnceLock::new())).collect());

/// The words of a language for English prose. Nothing if the language has none.
pub(crate) fn of_prose(english: &str, language: Language) -> Option<&'static str> {
    let prose = LANGUAGES.get(&language)?.get_or_init(|| read(language));
    prose.get(english).map(String::as_str)
}

fn read(language: Language) -> Prose {
    language.prose().and_then(|it| toml::from_str(it).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_prose_can_be_read() {
        for language in Language::all().filter(|it| *it != Language::ENGLISH) {
            let text = language.prose().unwrap_or_default();
            toml::from_str::<Prose>(text).expect("it can be read");
        }
    }
}

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

/// What a language says for the English of games' files, by [`bare`].
type Prose = HashMap<String, String>;

static LANGUAGES: LazyLock<HashMap<Language, OnceLock<Prose>>> =
    LazyLock::new(|| Language::all().map(|language| (language, OnceLock::new())).collect());

/// The words of a language for English prose. They begin with a small letter and end without a full stop where the
/// English does, since it may be the middle of a sentence. Nothing if the language has none.
pub(crate) fn of_prose(english: &str, language: Language) -> Option<String> {
    let prose = LANGUAGES.get(&language)?.get_or_init(|| read(language));
    let known = prose.get(&bare(english))?;
    let known = if english.ends_with('.') { known } else { known.trim_end_matches('.') };
    let begins_small = english.starts_with(char::is_lowercase);
    Some(if begins_small { with_first(known, char::to_lowercase) } else { known.to_owned() })
}

fn read(language: Language) -> Prose {
    let prose: Prose = language.prose().and_then(|it| toml::from_str(it).ok()).unwrap_or_default();
    prose.into_iter().map(|(english, own)| (bare(&english), own)).collect()
}

/// English prose without what differs between the middle of a sentence and a sentence of its own.
fn bare(english: &str) -> String {
    with_first(english.trim_end_matches('.'), char::to_lowercase)
}

fn with_first<I: Iterator<Item = char>>(words: &str, change: impl Fn(char) -> I) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(change).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_file_of_prose_can_be_read() {
        for language in Language::all().filter(|it| *it != Language::ENGLISH) {
            let text = language.prose().unwrap_or_default();
            let prose: BTreeMap<String, String> = toml::from_str(text).expect("it can be read");
            // Two sentences that differ in how they begin and end alone have one translation.
            let mut known: BTreeMap<String, String> = BTreeMap::new();
            for (english, own) in prose {
                let own = bare(&own);
                let other = known.insert(bare(&english), own.clone()).unwrap_or(own.clone());
                assert_eq!(other, own, "{}: {english}", language.tag());
            }
        }
    }

    #[test]
    fn prose_begins_and_ends_as_the_english_does() {
        let german = Language::of_tag("de").expect("it is a language");
        for (english, own) in [
            ("Stalemate is a draw.", true),
            ("Stalemate is a draw", true),
            ("stalemate is a draw", true),
            ("Stalemate is a boat.", false),
            ("", false),
        ] {
            let said = of_prose(english, german);
            assert_eq!(said.is_some(), own, "{english}");
            let Some(said) = said else { continue };
            assert_eq!(said.ends_with('.'), english.ends_with('.'), "{said}");
            let is_small = |words: &str| words.starts_with(char::is_lowercase);
            assert_eq!(is_small(&said), is_small(english), "{said}");
        }
        assert_eq!(of_prose("Stalemate is a draw.", Language::ENGLISH), None);
    }
}

//! The letters and words by which a language names pieces in moves: `S` for the Knight, the *Springer*.

use crate::Language;
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Letters or a name, and the name of a piece in the files of variants.
type Letters = Vec<(String, String)>;

/// The message with the words between a piece and a square.
const JOINING: &str = "name-move";

static LETTERS: LazyLock<HashMap<Language, Letters>> =
    LazyLock::new(|| Language::all().map(|language| (language, read(language))).collect());

impl Language {
    /// The letters that players of the language write for pieces, each with the English name of its
    /// piece. English has none, because the letters of games are English.
    pub fn letters(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let letters = LETTERS.get(&self).into_iter().flatten();
        letters.map(|(letters, piece)| (letters.as_str(), piece.as_str()))
    }

    /// The whole names of pieces, each with the English name of its piece.
    pub fn piece_names(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let names = NAMES.get(&self).into_iter().flatten();
        names.map(|(name, piece)| (name.as_str(), piece.as_str()))
    }

    /// The words that stand between a piece and a square, each with the English one that a move is
    /// read with: `to` or `takes`.
    pub fn joining_words(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let words = JOINED.get(&self).into_iter().flatten();
        words.map(|(word, english)| (word.as_str(), english.as_str()))
    }
}

static NAMES: LazyLock<HashMap<Language, Letters>> = LazyLock::new(|| {
    let name = |message: Message<&'static str>| {
        let piece = message.id.name.strip_prefix("name-")?.replace('-', " ");
        Some((words(message.value.as_ref()?)?, piece))
    };
    let names = |language| messages(language).filter_map(name).collect();
    Language::all().map(|language| (language, names(language))).collect()
});

static JOINED: LazyLock<HashMap<Language, Letters>> = LazyLock::new(|| {
    let joining = |language| {
        let message = messages(language).find(|message| message.id.name == JOINING)?;
        let pairs = message.attributes.iter().filter_map(|attribute| {
            let typed = words(&attribute.value)?;
            let all = typed.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>();
            Some((all, attribute.id.name))
        });
        let each = |(all, english): (Vec<String>, &str)| {
            all.into_iter().map(|word| (word, english.to_owned())).collect::<Vec<_>>()
        };
        Some(pairs.flat_map(each).collect::<Letters>())
    };
    Language::all().filter_map(|language| Some((language, joining(language)?))).collect()
});

/// The messages of a language in its file of names.
fn messages(language: Language) -> impl Iterator<Item = Message<&'static str>> {
    let names = language.files().filter(|(file, _)| file.ends_with("/names.ftl"));
    let entries = names.flat_map(|(_, text)| {
        parser::parse(text).unwrap_or_else(|(readable, _)| readable).body.into_iter()
    });
    entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

fn read(language: Language) -> Letters {
    let letter = |message: Message<&'static str>| {
        let piece = message.id.name.strip_prefix("name-")?.replace('-', " ");
        let letter = message.attributes.iter().find(|it| it.id.name == "letter")?;
        Some((words(&letter.value)?, piece))
    };
    messages(language).filter_map(letter).collect()
}

/// The fixed words of a pattern, if it is nothing else.
fn words(pattern: &Pattern<&'static str>) -> Option<String> {
    match pattern.elements[..] {
        [PatternElement::TextElement { value }] => Some(value.trim().to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_are_those_that_are_printed() {
        for (tag, pieces, letters) in [
            ("en", "", ""),
            ("de", "king queen rook bishop knight", "K D T L S"),
            ("fr", "king queen rook bishop knight pawn", "R D T F C P"),
            ("es", "king queen rook bishop knight pawn", "R D T A C P"),
            ("it", "king queen rook bishop knight pawn", "R D T A C P"),
            ("pl", "king queen rook bishop knight", "K H W G S"),
            ("ru", "king queen rook bishop knight pawn", "Кр Ф Л С К п"),
            ("pt-BR", "king queen rook bishop knight pawn", "R D T B C P"),
        ] {
            let language = Language::of_tag(tag).expect("it is a language");
            let letter = |piece| language.letters().find(|(_, it)| *it == piece).expect(piece).0;
            let read: Vec<&str> = pieces.split_whitespace().map(letter).collect();
            assert_eq!(read.join(" "), letters, "{tag}");
            assert_eq!(language.letters().count(), read.len(), "{tag}");
        }
    }

    /// Hardly anybody writes a Pawn's letter, but a Bishop's of another language is written.
    #[test]
    fn the_letter_of_a_pawn_is_no_other_piece_in_english() {
        for language in Language::all() {
            let pawn = language.letters().find(|(_, piece)| *piece == "pawn");
            let latin = pawn.map(|(letter, _)| letter).filter(|letter| letter.is_ascii());
            assert!(latin.is_none_or(|letter| letter == "P"), "{latin:?} in {}", language.tag());
        }
    }

    #[test]
    fn each_language_has_names_of_pieces_and_words_between_them_and_squares() {
        for language in Language::all() {
            let names: Vec<_> = language.piece_names().collect();
            assert!(names.len() > 50, "{}", language.tag());
            let words: Vec<_> = language.joining_words().collect();
            for english in ["to", "takes"] {
                assert!(words.iter().any(|(_, it)| *it == english), "{}", language.tag());
            }
            let is_known = |(word, it): &(&str, &str)| !word.contains(' ') && !it.contains(' ');
            assert!(words.iter().all(is_known), "{words:?} in {}", language.tag());
        }
        let german = Language::of_tag("de").expect("it is a language");
        assert!(german.piece_names().any(|it| it == ("Springer", "knight")));
        assert!(german.joining_words().any(|it| it == ("nach", "to")));
    }

    #[test]
    fn no_two_pieces_of_a_language_have_the_same_letter() {
        for language in Language::all() {
            let mut letters: Vec<&str> = language.letters().map(|(letter, _)| letter).collect();
            let all = letters.len();
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), all, "{language:?}");
        }
    }
}

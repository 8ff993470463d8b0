//! The prose of the games' files in each language: all of it, and nothing else.

use menagerie_core::browse::whole_rules;
use menagerie_core::model::prose;
use menagerie_core::{board, message};
use menagerie_rules::{Variant, bundled_files};
use menagerie_words::{Language, Reader, without_links};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// All that a game's file says in sentences, and the names of parts of its board.
fn said_by(variant: &Variant) -> impl Iterator<Item = String> {
    let Variant { summary, rules, provisional, zones, pieces, .. } = variant;
    let sentences = std::iter::once(summary).chain(rules).chain(provisional);
    let zones = zones.iter().map(|zone| &zone.name);
    let moves = pieces.iter().map(|piece| &piece.moves);
    sentences.chain(zones).chain(moves).filter(|it| !it.is_empty()).cloned()
}

/// The same of all games. Those that began with an earlier revision are still played.
fn sentences() -> BTreeSet<String> {
    let variants = bundled_files().map(|(file, text)| Variant::from_toml(file, text).expect(file));
    variants.flat_map(|variant| said_by(&variant).collect::<Vec<_>>()).collect()
}

/// Every language but English, in which the files are written, and its prose by the English.
fn translated() -> impl Iterator<Item = (Language, BTreeMap<String, String>)> {
    let others = Language::all().filter(|language| *language != Language::ENGLISH);
    others.map(|language| {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
        let path = locales.join(language.tag()).join("games.toml");
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        (language, toml::from_str(&text).unwrap_or_else(|error| panic!("{error}")))
    })
}

/// The numbers in a text, and the squares, which begin with a letter. Which comes first differs by language.
fn figures(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric();
    let words = text.split(|c| !is_part(c)).filter(|it| it.contains(|c: char| c.is_ascii_digit()));
    let mut figures: Vec<String> = words.map(str::to_owned).collect();
    figures.sort_unstable();
    figures
}

#[test]
fn every_sentence_of_a_game_is_there_in_each_language_and_no_other() {
    let sentences = sentences();
    assert!(sentences.len() > 500, "{}", sentences.len());
    for (language, own) in translated() {
        let is_missing = |english: &&String| own.get(*english).is_none_or(String::is_empty);
        let missing: Vec<&String> = sentences.iter().filter(is_missing).collect();
        let other: Vec<&String> = own.keys().filter(|it| !sentences.contains(*it)).collect();
        let none: [&String; 0] = [];
        assert_eq!(missing, none, "{} has not", language.tag());
        assert_eq!(other, none, "{} has more", language.tag());
    }
}

#[test]
fn numbers_and_squares_stay_and_a_sentence_ends_as_it_did() {
    for (language, own) in translated() {
        for (english, own) in own {
            assert_eq!(figures(&own), figures(&english), "{}: {own}", language.tag());
            assert_eq!(own.ends_with('.'), english.ends_with('.'), "{}: {own}", language.tag());
            assert!(!own.contains(['\n', '*', '`', '<', '>', '@']), "{}: {own}", language.tag());
        }
    }
}

#[test]
fn a_reader_gets_a_sentence_in_their_language_and_that_of_a_members_game_as_it_is() {
    let said =
        |language, english| without_links(&prose(english), Reader { language, network: "discord" });
    for (language, own) in translated() {
        let draw = "Stalemate is a draw.";
        assert_eq!(said(language, draw), own[draw]);
        assert_eq!(said(language, "Frogs leap at dusk."), "Frogs leap at dusk.");
    }
    assert_eq!(said(Language::ENGLISH, "Stalemate is a draw."), "Stalemate is a draw.");
}

/// A German noun has a capital letter wherever it stands, and a Palace of Xiangqi need not be called like one of
/// another game.
#[test]
fn the_parts_of_a_board_are_called_to_the_letter_as_the_language_calls_them() {
    for (language, own) in translated() {
        for name in ["Palace", "palace", "hill", "last rank"] {
            let said = without_links(
                &message!("zone-name", name),
                Reader { language, network: "discord" },
            );
            assert_eq!(said, own[name], "{}", language.tag());
        }
    }
}

/// Prose is marked where it is made, whatever the language.
#[test]
fn no_sentence_of_a_file_is_left_in_english_in_the_rules_or_on_the_card_of_a_piece() {
    let (language, own) = translated().find(|(it, _)| it.tag() == "de").expect("it is a language");
    let reader = Reader { language, network: "discord" };
    for (file, text) in bundled_files() {
        let variant = &Variant::from_toml(file, text).expect(file);
        // Short names of parts of boards may be words of other languages, too.
        let english: Vec<String> = said_by(variant).filter(|it| it.len() > 8).collect();
        let cards = variant.roles().map(|role| board::piece(variant, role));
        for text in cards.chain([whole_rules(variant)]) {
            let said = without_links(&text, reader);
            let is_left = |it: &&String| said.contains(*it) && own[*it] != **it;
            let left: Vec<&String> = english.iter().filter(is_left).collect();
            assert!(left.is_empty(), "{file}: {left:?} in {said}");
        }
    }
}

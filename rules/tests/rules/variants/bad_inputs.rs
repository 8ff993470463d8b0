//! Texts that are neither moves nor positions, collected to break readers.

use std::time::Duration;

use crate::common::{START, assert_soon, english, terachess, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Position, Refusal};
use serde_json::Value;

fn inputs() -> impl Iterator<Item = (String, String)> {
    include_str!("../data/bad_inputs.jsonl").lines().map(|line| {
        let input: Value = serde_json::from_str(line).expect(line);
        let text = |key: &str| input[key].as_str().expect(key).to_owned();
        (text("class"), text("text"))
    })
}

#[test]
fn no_bad_input_is_a_move() {
    let position = terachess(START);
    for (class, text) in inputs() {
        match notation::read(&position, &text) {
            Reading::Refused(refusal) => {
                let sentence = english(refusal.sentence(&position));
                assert!(sentence.len() > 10 && sentence.len() < 400, "{text:?}: {sentence}");
                let odd = |letter: char| {
                    letter.is_control()
                        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
                        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}')
                };
                assert!(!sentence.contains(odd), "{text:?}: {sentence:?}");
                assert!(!sentence.contains(['<', '`', '*', '@']), "{text:?}: {sentence:?}");
            }
            other => panic!("{class}: {text:?} was read as {other:?}"),
        }
        assert_soon(Duration::from_millis(50), &text, || {
            notation::read(&position, &text);
        });
        notation::Typed::parse(position.variant(), &text).looks_like_move();
        assert!(notation::suggest(&position, &text, 25).len() <= 25);
    }
}

#[test]
fn no_bad_input_is_a_position() {
    for (class, text) in inputs() {
        let read = Position::from_fen(variant("terachess-2"), &text);
        assert!(read.is_err(), "{class}: {text:?}");
    }
}

#[test]
fn long_texts_are_not_searched() {
    let position = terachess(START);
    for piece in ["e4", "E4", "Troll ", ";", "-", "//", "🐉", "\u{202e}", "(", "9"] {
        let text = piece.repeat(4000);
        let Reading::Refused(refusal) = notation::read(&position, &text) else {
            panic!("{piece} many times is no move")
        };
        let short = piece == "//";
        assert!(short || refusal == Refusal::TooLong, "{piece}: {refusal:?}");
    }
}

#[test]
fn many_words_are_read_soon() {
    let position = terachess(START);
    for word in ["a ", "a1 ", "Troll ", "1. ", "e4,", "P e4 - e6 ", "1.e4 ", "e4 to ", "e5=X "] {
        let text = word.repeat(64 / word.len());
        assert_soon(Duration::from_millis(100), &text, || {
            assert!(matches!(notation::read(&position, &text), Reading::Refused(_)), "{text}");
            notation::Typed::parse(position.variant(), &text).looks_like_move();
        });
    }
}

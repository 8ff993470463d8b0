//! Any text may be meant as a move. The answer is a legal move, a choice, or a refusal with a
//! sentence.

use super::game_and_rest;
use menagerie_rules::Position;
use menagerie_rules::notation::{self, Reading};

/// Takes a variant's id on one line, a FEN on the next, and a text. Without a FEN the variant's
/// array is meant. The result is true if the text is a move or a choice of moves.
pub fn notation(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let (variant, rest) = game_and_rest(&text);
    let (fen, text) = rest.split_once('\n').unwrap_or(("start", rest));
    let position = Position::from_fen(variant, fen).unwrap_or_else(|_| Position::start(variant));
    notation::Typed::parse(variant, text).looks_like_move();
    assert!(notation::suggest(&position, text, 25).len() <= 25);
    match notation::read(&position, text) {
        Reading::Move(mv) => assert!(position.is_legal(&mv)),
        Reading::Choices(moves) => {
            assert!(moves.len() > 1 && moves.iter().all(|mv| position.is_legal(mv)));
        }
        Reading::Refused(refusal) => {
            let sentence = refusal.sentence(&position).to_string();
            assert!(!sentence.is_empty() && sentence.chars().count() < 1_000, "{sentence}");
            assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
            return false;
        }
    }
    true
}

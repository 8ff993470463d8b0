//! The moves of an answer, one after the other, from a text that has spaces between moves and within
//! them.

use crate::notation::{Letters, Script};
use crate::{Move, Position, Square};

/// The most words of one move: "Troll d2 - to g5".
const MOST_WORDS: usize = 5;

/// The meaning of the next words.
pub(super) enum Next<'a> {
    /// A legal move, and how many words it takes.
    Move(Move, usize),
    /// The square where the piece stands, as the beginning of its way.
    Here,
    /// Two squares, of which the first is not that of the piece.
    Elsewhere(Square),
    /// A square to which the piece cannot go.
    Illegal(Square),
    /// No move, though perhaps to a square to which the piece can go.
    Unreadable(&'a str),
}

/// The words of an answer. A way with dashes, `d2-e4-g6`, becomes squares, and a move with one dash
/// stays whole.
pub(super) fn words(text: &str) -> Vec<&str> {
    let apart = text.split(|letter: char| letter.is_whitespace() || ",;→>".contains(letter));
    let apart = apart.map(|word| word.trim_matches(['.', '-', '–', '!']));
    let apart = apart.filter(|word| !word.is_empty());
    apart
        .flat_map(|word| if is_way(word) { word.split('-').collect() } else { vec![word] })
        .collect()
}

/// Whether a word is three squares or more with dashes between.
fn is_way(word: &str) -> bool {
    word.split('-').count() > 2 && word.split('-').all(|part| square(part).is_some())
}

/// Reads the next move in a position in which only one piece moves, from that square.
pub(super) fn next<'a>(
    position: &Position,
    at: Square,
    words: &[&'a str],
    letters: &Letters,
) -> Next<'a> {
    let script = Script::new(position.variant(), letters);
    let read = |text: &str| {
        let mut moves = script.parse(text).candidates(position);
        moves.dedup_by_key(|mv| mv.to);
        if let [mv] = moves[..] { Some(mv) } else { None }
    };
    for count in (1..=words.len().min(MOST_WORDS)).rev() {
        if let Some(mv) = read(&words[..count].join(" ")) {
            return Next::Move(mv, count);
        }
    }
    let Some(first) = words.first() else { return Next::Unreadable("") };
    let named: Vec<Square> = squares(first);
    match named[..] {
        [here] if here == at && square(first).is_some() => Next::Here,
        [from, _] if from != at => Next::Elsewhere(from),
        [.., to] if position.legal_moves().iter().all(|mv| mv.to != to) => Next::Illegal(to),
        _ => Next::Unreadable(first),
    }
}

/// The square, if the text is nothing else.
fn square(text: &str) -> Option<Square> {
    Square::parse(&text.to_ascii_lowercase())
}

/// The squares in a word: a small or capital letter with one or two digits behind it.
fn squares(word: &str) -> Vec<Square> {
    let signs: Vec<char> = word.chars().collect();
    let at = |place: usize| {
        let digits = signs[place + 1..].iter().take_while(|sign| sign.is_ascii_digit()).count();
        let text: String = signs[place..=place + digits].iter().collect();
        square(&text)
    };
    (0..signs.len()).filter_map(at).collect()
}

//! Positions as lists of pieces, and words for the facts about them. The cells of tables consist of
//! such words, and are true on boards of several sizes.

use std::sync::Arc;

use crate::common::variant;
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{DrawClaim, Line, Position, Refusal, Square, Variant};

/// Writes out ranks that are counted from the last one: `c^` is c16 on 16 ranks, `c^-1` is c15.
fn on_board(variant: &Variant, text: &str) -> String {
    (0..6).rev().fold(text.to_owned(), |text, below| {
        let mark = if below == 0 { "^".to_owned() } else { format!("^-{below}") };
        text.replace(&mark, &(variant.ranks - below).to_string())
    })
}

/// Reads a position such as `b Ke1* Pe5 kh8 pd5 98`. It has the side to move, then the pieces, with
/// a star behind those that have never moved. Where it matters, it ends with the plies since a
/// capture or a Pawn's move. `start` is the array.
pub fn set_up(id: &str, text: &str) -> Position {
    let variant = variant(id);
    if text == "start" {
        return Position::start(variant);
    }
    let text = on_board(variant, text);
    let (side, pieces) = text.split_once(' ').expect("a side and pieces");
    let (mut board, mut unmoved, mut clock) = (Vec::new(), Vec::new(), "0");
    for word in pieces.split(' ') {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            clock = word;
            continue;
        }
        let (letter, place) = word.split_at(1);
        let name = place.trim_end_matches('*');
        unmoved.extend((name != place).then_some(name));
        board.push((Square::parse(name).unwrap_or_else(|| panic!("{word} in {text}")), letter));
    }
    let ranks: Vec<String> =
        (0..variant.ranks).rev().map(|rank| row(variant, rank, &board)).collect();
    let rights = if unmoved.is_empty() { "-".to_owned() } else { unmoved.join(",") };
    let fen = format!("{} {side} {rights} - {clock} 1", ranks.join("/"));
    Position::from_stored_fen(variant, &fen).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A rank of a FEN.
fn row(variant: &Variant, rank: u8, board: &[(Square, &str)]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for file in 0..variant.files {
        let here = Square::new(file, rank).expect("it is on the board");
        match board.iter().find(|(square, _)| *square == here) {
            None => empty += 1,
            Some((_, letter)) => {
                let run = if empty > 0 { empty.to_string() } else { String::new() };
                text.push_str(&format!("{run}{letter}"));
                empty = 0;
            }
        }
    }
    if empty > 0 { format!("{text}{empty}") } else { text }
}

/// Checks the facts about a position, word by word. The error is the first word that is not true.
///
/// `e2e4` is legal, `!e2e5` is not, and `>e2e4` is played. `e4=P` and `e4=.` name the piece on a
/// square, or none. `check` and `no-check` tell whether there is check. `on`, `draw:stalemate` and
/// `Gold:checkmate` are the state of the game, and `5-1` is its score. `claim:none`,
/// `claim:repetition` and `claim:moves` tell whether a draw may be claimed. `no-castling` is the
/// answer to O-O. `again` moves the Kings away from a1 and h8 and back.
pub fn follow(line: &mut Line, told: &str) -> Result<(), String> {
    let variant = Arc::clone(line.position().variant());
    let told = on_board(&variant, told).replace("again", ">a1b1 >h8g8 >b1a1 >g8h8");
    for word in told.split_whitespace() {
        let is_true = holds(line, &variant, word);
        if !is_true {
            return Err(format!("{word} in {:?}, which is {}", line.position(), standing(line)));
        }
    }
    Ok(())
}

fn holds(line: &mut Line, variant: &Variant, word: &str) -> bool {
    let position = line.position();
    let square_and_letter = word
        .split_once('=')
        .and_then(|(square, letter)| Square::parse(square).map(|square| (square, letter)));
    if let Some((square, letter)) = square_and_letter {
        let found = position.piece_at(square).map_or(".".to_owned(), |piece| variant.letter(piece));
        return found == letter;
    }
    let legal = |text: &str| notation::from_coordinates(position, text);
    if let Some(text) = word.strip_prefix('>') {
        return legal(text).is_some_and(|mv| line.play(&mv).is_ok());
    }
    if let Some(text) = word.strip_prefix('!') {
        return legal(text).is_none();
    }
    match word {
        "check" => position.is_check(),
        "no-check" => !position.is_check(),
        "no-castling" => notation::read(position, "O-O") == Reading::Refused(Refusal::NoCastling),
        _ if word == "on" || word.starts_with("draw:") => standing(line) == word,
        _ if variant.side_names.iter().any(|side| word.starts_with(side)) => standing(line) == word,
        _ if word.starts_with("claim:") => claim(line) == word,
        _ if word.as_bytes()[0].is_ascii_digit() => worth(line) == word,
        _ => legal(word).is_some(),
    }
}

/// The state of a game: `on`, `draw:stalemate`, `White:checkmate`.
fn standing(line: &Line) -> String {
    let Some(outcome) = line.outcome() else { return "on".to_owned() };
    let names = &line.position().variant().side_names;
    let who = outcome.winner.map_or("draw", |winner| &names[winner.index()]);
    format!("{who}:{}", format!("{:?}", outcome.termination).to_lowercase())
}

fn claim(line: &Line) -> &'static str {
    match line.draw_claim() {
        None => "claim:none",
        Some(DrawClaim::ThreefoldRepetition) => "claim:repetition",
        Some(DrawClaim::MoveRule { .. }) => "claim:moves",
    }
}

/// The points of the result for the winner and for the loser.
fn worth(line: &Line) -> String {
    let scores = line.position().variant().scores;
    let score = line.outcome().zip(scores).map(|(outcome, scores)| scores.of(outcome.termination));
    score.map_or(String::new(), |score| format!("{}-{}", score.winner, score.loser))
}

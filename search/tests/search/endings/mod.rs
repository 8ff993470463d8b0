//! Each ending that a file can declare is played for and against. What a search does in plain chess is
//! held beside it, so that no test passes for another reason.

mod bare_king;
mod checks;
mod counting;
mod fewer_pieces;
mod perpetual_check;
mod repetition_win;
mod restricted;

use std::sync::Arc;

use menagerie_rules::{Line, Position, Variant, bundled_files, notation};
use menagerie_search::{Report, Score};

use crate::common::{search, words};

/// Plain chess: checkmate loses, stalemate draws.
const PLAIN: &str = "";

/// Chess with stalemate as a draw and these endings beside it.
fn chess(endings: &str) -> Arc<Variant> {
    chess_with("stalemate = \"draw\"", endings, &[])
}

/// Chess with these endings and replaced texts.
fn chess_with(stalemate: &str, endings: &str, changes: &[(&str, &str)]) -> Arc<Variant> {
    let (_, text) = bundled_files().find(|(file, _)| *file == "chess.toml").expect("it is there");
    let begin = text.find("[endings]").expect("it has endings");
    let end = begin + text[begin..].find("[zones").expect("zones come next");
    let (before, after) = (&text[..begin], &text[end..]);
    let mut text = format!("{before}[endings]\n{stalemate}\n{endings}\n{after}");
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    Arc::new(Variant::from_toml("x.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// A game that begins with a position.
fn line(variant: &Arc<Variant>, fen: &str) -> Line {
    Line::new(Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn play(line: &mut Line, moves: &str) {
    for text in moves.split(' ') {
        let mv = notation::from_coordinates(line.position(), text);
        line.play(&mv.unwrap_or_else(|| panic!("{text}"))).expect("it is legal");
    }
}

/// The best move and its score.
fn best(line: &Line) -> (String, Score) {
    let Report { best, score, .. } = search(line, 40_000);
    (words(line, best), score)
}

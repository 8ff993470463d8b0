//! The proof of a file's claim that a piece beside the Kings cannot win, against every placement.

use std::sync::Arc;

use menagerie_rules::{Position, Variant, lint};

/// Movements of a royal piece, and whether two of them may not face each other.
const KINGS: &[(&str, bool)] =
    &[("K", false), ("W", false), ("mKcF", false), ("KA", false), ("K", true)];
const PIECES: &[&str] = &["N", "F", "D", "B", "R", "mRcN", "pR", "KN", "FD", "fRbF", "Q"];

fn text(king: &str, may_not_face: bool, piece: &str) -> String {
    format!(
        r#"id = "x"
name = "X"
revision = 1
files = 4
ranks = 4
start = "k2x/4/4/X2K w - - 0 1"
summary = "Few."
rules = []
kings_may_not_face = {may_not_face}
sides = {{ names = ["White", "Black"], styles = ["white", "black"] }}
credits = {{ author = "A", source = "B", url = "C" }}
endings = {{ stalemate = "draw", move_rule = 20, bare_kings = true, dead = {{ alone = ["X"] }} }}
pieces = [
    {{ label = "K", name = "King", betza = "{king}", moves = "Steps.", royal = true }},
    {{ label = "X", name = "Piece", betza = "{piece}", moves = "Goes." }},
]
"#
    )
}

/// The board of these pieces, as a FEN writes it.
fn board(pieces: &[(usize, char)]) -> String {
    let cell = |at: usize| pieces.iter().find(|(square, _)| *square == at).map_or('1', |it| it.1);
    let ranks = (0..4).map(|rank| (0..4).map(|file| cell(rank * 4 + file)).collect::<String>());
    let runs = [("1111", "4"), ("111", "3"), ("11", "2")];
    let text = ranks.collect::<Vec<_>>().join("/");
    runs.iter().fold(text, |text, (ones, number)| text.replace(ones, number))
}

/// A checkmate by the piece and its King, or a check by a King alone, found by looking at each.
fn win(variant: &Arc<Variant>) -> Option<String> {
    let squares = || 0..16;
    let read = |pieces: &[(usize, char)], turn| {
        Position::from_fen(variant, &format!("{} {turn} - - 0 1", board(pieces))).ok()
    };
    for (own, other) in squares().flat_map(|own| squares().map(move |other| (own, other))) {
        if own == other {
            continue;
        }
        for (turn, kings) in [("w", ['k', 'K']), ("b", ['K', 'k'])] {
            let kings = [(own, kings[0]), (other, kings[1])];
            if let Some(position) = read(&kings, turn).filter(Position::is_check) {
                return Some(position.fen());
            }
            let piece = if turn == "w" { 'x' } else { 'X' };
            for at in squares().filter(|at| *at != own && *at != other) {
                let mate = |it: &Position| it.is_check() && it.legal_moves().is_empty();
                let placed = read(&[kings[0], kings[1], (at, piece)], turn);
                if let Some(position) = placed.filter(mate) {
                    return Some(position.fen());
                }
            }
        }
    }
    None
}

#[test]
fn a_claim_is_warned_of_exactly_where_some_placement_is_a_mate() {
    let (mut proven, mut warned) = (0, 0);
    for (king, may_not_face) in KINGS {
        for piece in PIECES {
            let text = text(king, *may_not_face, piece);
            let variant = Variant::from_toml("x.toml", &text).unwrap_or_else(|e| panic!("{e}"));
            let report = lint("x.toml", &text, 1);
            let claims = report.warnings.iter().map(|it| it.text.as_str());
            let claim: Vec<_> = claims.filter(|it| it.contains("dead names")).collect();
            let mate = win(&Arc::new(variant));
            assert_eq!(mate.is_some(), !claim.is_empty(), "{king} {piece}: {mate:?} {claim:?}");
            if mate.is_some() { warned += 1 } else { proven += 1 }
        }
    }
    assert!(proven > 5 && warned > 5, "{proven} {warned}");
}

//! Ouk Chaktrang: the first moves of the King and the Neang, and how he loses his.

use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{LeapProblem, Line, Position, Refusal, Square};

use crate::common::variant;

fn ouk(fen: &str) -> Position {
    Position::from_fen(variant("ouk"), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn ends(position: &Position, from: &str) -> String {
    let from = Square::parse(from).expect("a square");
    let mut to: Vec<Square> = position.legal_moves_from(from).iter().map(|mv| mv.to()).collect();
    to.sort_unstable();
    to.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

/// The King leaps to the side, over attacked squares but not into check or out of it.
#[test]
fn king_and_neang_have_first_moves() {
    for (fen, from, to) in [
        ("4k3/8/8/8/8/8/8/3K4 w d1 - 0 1", "d1", "c1 e1 b2 c2 d2 e2 f2"),
        ("4k3/8/8/8/8/8/8/3K4 w - - 0 1", "d1", "c1 e1 c2 d2 e2"),
        ("1r2k3/8/8/8/8/8/8/3K4 w d1 - 0 1", "d1", "c1 e1 c2 d2 e2 f2"),
        ("2r1k3/8/8/8/8/8/8/3K4 w d1 - 0 1", "d1", "e1 b2 d2 e2 f2"),
        ("3rk3/8/8/8/8/8/8/3K4 w d1 - 0 1", "d1", "c1 e1 c2 e2"),
        ("4k3/8/8/8/8/8/8/3KM3 w d1,e1 - 0 1", "e1", "d2 f2 e3"),
        ("4k3/8/8/8/8/4P3/8/3KM3 w d1,e1 - 0 1", "e1", "d2 f2"),
        ("4k3/8/8/8/8/8/4S3/3KM3 w d1,e1 - 0 1", "e1", "d2 f2 e3"),
        ("3mk3/8/8/8/8/8/8/3K4 b d8,e8 - 0 1", "d8", "d6 c7 e7"),
    ] {
        assert_eq!(ends(&ouk(fen), from), to, "{fen} {from}");
    }
}

/// A Touk on his rank or file takes the leap from the King for good, also behind other pieces.
#[test]
fn a_rook_on_his_line_ends_the_kings_leap() {
    for (fen, mv, right) in [
        ("r3k3/8/8/8/8/8/3S4/3K4 b d1 - 0 1", "a8d8", "-"),
        ("r3k3/8/8/8/8/8/3S4/3K4 b d1 - 0 1", "a8a1", "-"),
        ("r3k3/8/8/8/8/8/3S4/3K4 b d1 - 0 1", "a8c8", "d1"),
        ("s3k3/8/8/8/8/8/3S4/3K4 b d1 - 0 1", "a8b7", "d1"),
    ] {
        let mut line = Line::new(ouk(fen));
        let mv = notation::from_coordinates(line.position(), mv).expect("a move");
        line.play(&mv).expect("it is legal");
        assert_eq!(line.position().fen().split(' ').nth(2), Some(right), "{fen}");
    }
    let lost = ouk("4k3/8/8/8/8/8/8/3K4 w - - 0 1");
    let (from, to) = (Square::parse("d1").expect("d1"), Square::parse("b2").expect("b2"));
    let why = LeapProblem::Lost;
    assert_eq!(
        notation::read(&lost, "d1b2"),
        Reading::Refused(Refusal::CannotLeap { from, to, why })
    );
}

/// A move that is refused, with the whole answer.
pub fn refusal() -> (Position, &'static str, &'static str) {
    (
        ouk("4k3/8/8/8/8/8/8/3K4 w - - 0 1"),
        "d1b2",
        "The King can't leap to b2: it has moved, or was aimed at along a line. From d1 the King can go to c1, e1, c2, d2 or e2.",
    )
}

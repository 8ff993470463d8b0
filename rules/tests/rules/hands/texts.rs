//! Positions with hands as text, their equality and their hashes.

use super::{position, tiny};
use crate::common::variant;
use menagerie_rules::{FenError, Label, Line, Position};

#[test]
fn the_hands_stand_in_brackets_behind_the_board() {
    let crazyhouse = variant("crazyhouse");
    let start = Position::start(crazyhouse);
    assert!(start.fen().starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w "));
    for (written, read) in [
        ("4k3/8/8/8/8/8/8/4K3[QPpp] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[PQpp] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3[ppPQ] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[PQpp] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3[-] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"),
        ("4k3/8/8/8/8/8/8/+Q3K3[] w - - 0 1", "4k3/8/8/8/8/8/8/+Q3K3[] w - - 0 1"),
    ] {
        let position = position(crazyhouse, written);
        assert_eq!(position.fen(), read);
        assert_eq!(position, self::position(crazyhouse, &position.fen()));
    }
}

/// Texts of hands that cannot be, as their errors.
pub fn refused() -> Vec<FenError> {
    let many = "P".repeat(300);
    ["[K]", "[+Q]", "[X]", "[3]", &format!("[{many}]")]
        .map(|hands| {
            let fen = format!("4k3/8/8/8/8/8/8/4K3{hands} w - - 0 1");
            Position::from_fen(variant("crazyhouse"), &fen).expect_err(hands)
        })
        .to_vec()
}

#[test]
fn a_hand_that_cannot_be_is_refused() {
    let label = |text: &str| FenError::Label(Label::read(text).expect("it is a label"));
    let never = |piece: &str| FenError::NeverInHand { piece: piece.to_owned() };
    assert_eq!(
        refused(),
        [
            never("King"),
            never("Promoted Queen"),
            label("X"),
            FenError::Letter('3'),
            FenError::HandIsFull { most: 255 },
        ]
    );
    let open = Position::from_fen(variant("crazyhouse"), "4k3/8/8/8/8/8/8/4K3[P w - - 0 1");
    assert!(open.is_err(), "the bracket is not closed");
    let chess = Position::from_fen(variant("chess"), "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    assert_eq!(chess.map(drop), Err(FenError::Letter('[')));
}

/// Two positions with other hands are two, and a piece on its way through the hand repeats a position.
#[test]
fn positions_differ_by_what_is_in_hand() {
    let tiny = tiny("rqkrp/ppppp/5/PPPPP/RQKRP[]", "captures = true", "", "");
    let [one, other] =
        ["k4/5/5/5/4K[R] w - - 0 1", "k4/5/5/5/4K[r] w - - 0 1"].map(|fen| position(&tiny, fen));
    assert_ne!(one, other);
    assert_ne!(Position::hash(&one), Position::hash(&other));
    // No position with hands is out of reach of a repetition: a captured piece is dropped again.
    let start = position(&tiny, "k4/5/5/5/3RK[] b - - 7 1");
    assert_eq!(start.reversible_plies(), usize::MAX);
    let mut line = Line::new(start);
    for text in "a5a4 d1c1 a4a5 c1d1".split(' ') {
        let mv = menagerie_rules::notation::from_coordinates(line.position(), text);
        line.play(&mv.expect("it is a move")).expect("it is legal");
    }
    assert_eq!(line.repetitions(), 2);
}

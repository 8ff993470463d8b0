//! Janggi: lines in the palaces, Cannons that do not hop over Cannons, passes, Generals that face each
//! other, and points.

use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, FenError, Line, PassProblem, Position, Refusal, Square, Termination};

use crate::common::{english, variant};

fn janggi(board: &str) -> Position {
    let fen = if board.contains(' ') { board.to_owned() } else { format!("{board} w - - 0 1") };
    Position::from_fen(variant("janggi"), &fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap_or_else(|| panic!("{name}"))
}

/// The squares to which a piece goes, in the order of the board.
fn ends(position: &Position, from: &str) -> String {
    let mut to: Vec<Square> =
        position.legal_moves_from(square(from)).iter().map(|mv| mv.to()).collect();
    to.sort_unstable();
    to.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

fn line(board: &str, moves: &str) -> Line {
    let mut line = Line::new(janggi(board));
    for text in moves.split_whitespace() {
        match notation::read(line.position(), text) {
            Reading::Move(mv) => line.play(&mv).expect(text),
            other => panic!("{text} in {}: {other:?}", line.position().fen()),
        }
    }
    line
}

fn end(line: &Line) -> Option<(Termination, Option<Color>)> {
    line.outcome().map(|outcome| (outcome.termination, outcome.winner))
}

/// The palace's diagonals lead from the corners to its middle, and nowhere else. A pass is the General's
/// own square.
#[test]
fn pieces_go_along_the_lines_of_a_palace() {
    for (board, from, to) in [
        // The General and a Guard, from a side, from a corner, and from the middle.
        ("3k5/9/9/9/9/9/9/9/9/4K4", "e1", "d1 e1 f1 e2"),
        ("3k5/9/9/9/9/9/9/9/9/5K3", "f1", "e1 f1 e2 f2"),
        ("3k5/9/9/9/9/9/9/9/4A4/5K3", "e2", "d1 e1 d2 f2 d3 e3 f3"),
        // The Chariot goes over the middle to the other corner, if nobody stands there.
        (
            "5k3/9/9/9/9/9/9/3R5/9/4K4",
            "d3",
            "d1 f1 d2 e2 a3 b3 c3 e3 f3 g3 h3 i3 d4 d5 d6 d7 d8 d9 d10",
        ),
        (
            "4k4/9/9/9/9/9/9/3R5/4P4/5K3",
            "d3",
            "d1 d2 a3 b3 c3 e3 f3 g3 h3 i3 d4 d5 d6 d7 d8 d9 d10",
        ),
        ("5k3/9/9/9/9/9/9/9/3R5/4K4", "d2", "d1 a2 b2 c2 e2 f2 g2 h2 i2 d3 d4 d5 d6 d7 d8 d9 d10"),
        // In the other palace, too; a Soldier only forward.
        ("3k5/9/5P3/9/9/9/9/9/9/5K3", "f8", "e8 g8 e9 f9"),
        ("3k5/9/4P4/9/9/9/9/9/9/5K3", "e8", "d8 f8 e9"),
        ("9/4P4/3k5/9/9/9/9/9/9/5K3", "e9", "d9 f9 d10 e10 f10"),
        // The Cannon hops from corner to corner over the middle.
        ("3k5/9/9/9/9/9/9/3C5/4P4/5K3", "d3", ""),
        ("3k5/9/9/9/9/9/9/3C5/4P4/4K4", "d3", "f1"),
        ("3k5/9/9/9/9/9/9/3C5/4C4/4K4", "d3", ""),
    ] {
        assert_eq!(ends(&janggi(board), from), to, "{board} {from}");
    }
}

#[test]
fn a_cannon_neither_hops_over_a_cannon_nor_takes_one() {
    for (board, to) in [
        ("3k5/9/9/9/9/r8/9/P8/9/C3K4", "a4 a5"),
        ("3k5/9/9/9/9/c8/9/P8/9/C3K4", "a4"),
        ("3k5/9/9/9/9/r8/9/C8/9/C3K4", ""),
        ("3k5/9/9/9/9/r8/9/c8/9/C3K4", ""),
    ] {
        let rank = |it: &&str| it.starts_with('a');
        let found = ends(&janggi(board), "a1");
        let found: Vec<&str> = found.split_whitespace().filter(rank).collect();
        assert_eq!(found.join(" "), to, "{board}");
    }
    let here = janggi("3k5/9/9/9/9/c8/9/P8/9/C3K4");
    let told = |text: &str| match notation::read(&here, text) {
        Reading::Refused(refusal) => refusal,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(told("a1a5"), Refusal::NeverCaptures { from: square("a1"), to: square("a5") });
    let over = janggi("3k5/9/9/9/9/r8/9/c8/9/C3K4");
    assert_eq!(
        notation::read(&over, "a1a5"),
        Reading::Refused(Refusal::NeverHopsOver {
            from: square("a1"),
            to: square("a5"),
            at: square("a3")
        })
    );
}

/// A Cannon that is not a screen does not shield from one either: who takes it may open the way.
#[test]
fn who_stands_between_a_cannon_and_a_general_matters() {
    // No check over a Cannon. The Chariot may not take that Cannon, for it would be a screen itself.
    let here = janggi("3k5/9/9/4c4/9/9/4c4/9/R8/4K4");
    assert!(!here.is_check());
    let here = janggi("3k5/9/9/4c4/9/9/R3c4/9/9/4K4");
    assert!(!ends(&here, "a4").contains("e4"));
    // Over a Soldier it is a check. A Cannon of one's own in its place ends it.
    let here = janggi("3k5/9/9/4c4/9/9/C1P1p4/9/9/4K4");
    assert!(here.is_check() && ends(&here, "a4") == "e4", "{}", ends(&here, "a4"));
}

/// When Generals face each other the side to move ends that or passes, and a pass ends the game.
#[test]
fn generals_may_not_face_each_other_twice() {
    let board = "4k4/9/9/9/9/9/R8/4P4/9/4K4";
    // The Soldier may leave the file.
    let facing = line(board, "e3d3");
    assert_eq!(end(&facing), None);
    let moves = facing.position().legal_moves();
    let texts: Vec<String> =
        moves.iter().map(|mv| notation::coordinates(variant("janggi"), mv)).collect();
    assert_eq!(texts, ["e10d10", "e10e10", "e10f10"].map(str::to_owned));
    assert_eq!(
        notation::read(facing.position(), "e10e9"),
        Reading::Refused(Refusal::KingsFace { from: square("e10"), to: square("e9") })
    );
    assert_eq!(end(&line(board, "e3d3 e10d10")), None);
    // The second mover has a point and a half more.
    for (board, winner) in [
        (board, Color::White),
        ("4k4/9/9/9/9/9/9/4P4/9/4K4", Color::White),
        ("4k3p/9/9/9/9/9/9/4P4/9/4K4", Color::Black),
    ] {
        let ended = end(&line(board, "e3d3 pass"));
        assert_eq!(ended, Some((Termination::Points, Some(winner))), "{board}");
    }
    // It is possible in check, too, and what comes of it can be read again.
    let both = janggi("4k4/9/9/9/9/9/9/9/9/r3K4 w - - 0 1");
    let pass = notation::from_coordinates(&both, "e1e1").expect("it is legal");
    let fen = both.play(&pass).fen();
    assert_eq!(janggi(&fen).fen(), fen);
    // The words of the move say so.
    let start = janggi("4k4/9/9/9/9/9/R8/4P4/9/4K4");
    let mv = notation::from_coordinates(&start, "e3d3").expect("it is legal");
    let told = english(notation::told(&start, &mv));
    assert!(told.contains("the Generals face each other, and a pass ends the game"), "{told}");
}

/// A square is no pass, though the General's own square stands for one in records.
#[test]
fn a_pass_is_typed_as_one() {
    let start = janggi(&variant("janggi").start_fen);
    for typed in ["e2", "Ke2", "General e2"] {
        let found = notation::read(&start, typed);
        assert!(matches!(found, Reading::Refused(_)), "{typed}: {found:?}");
    }
    for typed in ["pass", "Pass", "e2e2"] {
        let found = notation::read(&start, typed);
        assert!(matches!(found, Reading::Move(mv) if mv.is_pass()), "{typed}: {found:?}");
    }
    let pass = notation::from_coordinates(&start, "e2e2").expect("it is legal");
    assert_eq!(notation::canonical(&start, &pass), "pass");
}

#[test]
fn a_side_may_pass_that_is_not_in_check() {
    let start = variant("janggi").start_fen.clone();
    let passed = line(&start, "pass");
    let fen = passed.position().fen();
    assert!(fen.ends_with(" pass"), "{fen}");
    assert_eq!(janggi(&fen).fen(), fen);
    let mv = *passed.moves().last().expect("a move");
    assert_eq!(notation::short(&janggi(&start), &mv), "pass");
    assert_eq!(english(notation::told(&janggi(&start), &mv)), "Pass");
    // Two passes end it: the second mover has his point and a half more.
    assert_eq!(end(&line(&start, "pass pass")), Some((Termination::Points, Some(Color::Black))));
    // A move between them is none.
    assert_eq!(end(&line(&start, "pass a7b7 pass")), None);
    let check = janggi("3k5/9/9/9/9/9/9/4r4/9/4K4");
    assert_eq!(
        notation::read(&check, "pass"),
        Reading::Refused(Refusal::CannotPass { why: PassProblem::InCheck })
    );
    assert_eq!(
        Position::from_fen(variant("janggi"), &format!("{start} passed")).err(),
        Some(FenError::Passes)
    );
}

#[test]
fn points_count_what_is_left() {
    let half_points = |board: &str| Color::BOTH.map(|color| janggi(board).half_points(color));
    assert_eq!(half_points("3k5/9/9/9/9/9/9/9/9/5K3"), [Some(0), Some(3)]);
    assert_eq!(half_points("3k4r/9/9/9/9/9/9/9/9/RCHEAKP2"), [Some(66), Some(29)]);
}

/// Moves that are refused, with the whole answer.
pub fn refusals() -> Vec<(Position, &'static str, &'static str)> {
    let cannons = || janggi("3k5/9/9/9/9/c8/9/P8/9/C3K4");
    let over = || janggi("3k5/9/9/9/9/r8/9/c8/9/C3K4");
    let check = || janggi("3k5/9/9/9/9/9/9/4r4/9/4K4");
    let lions = Position::start(variant("chu-shogi"));
    let stuck = Position::start(crate::other_games::rows::may_pass_when_stuck());
    vec![
        (
            cannons(),
            "a1a5",
            "The Cannon never takes the Cannon on a5. From a1 the Cannon can go to a4.",
        ),
        (
            over(),
            "a1a5",
            "The Cannon never hops over a Cannon, and one stands on a3. The Cannon on a1 has no move now. Try, for example, “K e1-d1”.",
        ),
        (check(), "pass", "You're in check, so you can't pass. Try, for example, “K e1-d1”."),
        (
            stuck,
            "pass",
            "You can pass only when you have no other move. Try, for example, “M a1-b1”.",
        ),
        (lions, "pass", "None of your pieces can stay where it is. Try, for example, “P a4-a5”."),
    ]
}

//! Pieces in the way: of pieces that hop, that turn, that ride lamely, and of leapers, which do not
//! mind. The squares were worked out by hand; the piece cannot go to any other square.

use std::collections::BTreeSet;

use crate::destinations::squares;
use crate::script::{follow, set_up};
use menagerie_rules::{Line, Square};

/// The variant, the position, the origin, and the destinations of the piece on it.
type Row = (&'static str, &'static str, &'static str, &'static str);

fn hold(rows: &[Row]) {
    let mut wrong = Vec::new();
    for (id, pieces, from, list) in rows {
        let position = set_up(id, pieces);
        let from = Square::parse(from).expect(from);
        let moves = position.legal_moves_from(from);
        let found: BTreeSet<String> = moves.iter().map(|mv| mv.to().to_string()).collect();
        let expected = squares(position.variant(), list, from);
        if found != expected {
            wrong.push(format!("{id}: {pieces}: wanted {expected:?}, found {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Terachess page: the Cannon, the Archer and the Sorceress move as Rook, Bishop and Queen, and
/// to capture "must hop over an intervening piece".
#[test]
fn hoppers_move_up_to_the_first_piece_and_capture_the_second() {
    hold(&[
        ("terachess-2", "w Kp2 Ce5 Ph5 pe9 pb5 ko15", "e5", "f5-g5 e6-e8 c5-d5 e1-e4"),
        // Over an own piece and over another one. An own piece behind cannot be captured.
        (
            "terachess-2",
            "w Kp2 Ce5 Ph5 rk5 pe9 ne12 pb5 Pa5 ko15",
            "e5",
            "f5-g5 k5 e6-e8 e12 c5-d5 e1-e4",
        ),
        // No piece between, or two: no capture.
        ("terachess-2", "w Kp2 Ce5 rf5 ko15", "e5", "e6-e16 a5-d5 e1-e4"),
        ("terachess-2", "w Kp2 Ce5 Pg5 Ph5 rk5 ko15", "e5", "f5 e6-e16 a5-d5 e1-e4"),
        ("terachess-2", "w Kp2 Ce5 ng5 nh5 rk5 ko15", "e5", "f5 h5 e6-e16 a5-d5 e1-e4"),
        ("shako", "w Kj2 Ce5 Pe6 re7 re8 ki9", "e5", "e7 a5-d5 f5-j5 e1-e4"),
        ("terachess-2", "w Kp2 Ve5 Pg7 ri9 pc3 ko15", "e5", "f6 i9 a9-d6 f4-i1 d4"),
        ("teramachy", "w Kp2 Ve5 Pf6 rg7 nh8 ko11", "e5", "g7 a9-d6 f4-i1 a1-d4"),
        (
            "terachess-2",
            "w Kp2 Oe5 Pg7 ri9 Ph5 rk5 ko15",
            "e5",
            "f6 i9 a9-d6 f4-i1 a1-d4 f5-g5 k5 e6-e16 a5-d5 e1-e4",
        ),
        ("terachess-2", "w Kp2 Oe5 pf5 pf6 pe6 pd6 pd5 pd4 pe4 pf4 ko14", "e5", ""),
    ]);
}

/// Pages of Terachess II and Fantastic XIII: a bent rider goes on only over an empty square.
#[test]
fn bent_riders_stop_at_the_bend_if_it_is_taken() {
    hold(&[
        // f6 has an own piece, the piece on d6 can be captured but not passed, and i4 has an own
        // piece.
        ("terachess-2", "w Kp2 Ge5 Pf6 pd6 pd1 Pi4 ko15", "e5", "d6 d4-d1 d4-a4 f4-f1 f4-h4"),
        (
            "terachess-2",
            "w Kp2 Ge5 Pe6 Pd5 Pf5 Pe4 ko15",
            "e5",
            "f6-f16 f6-p6 f4-f1 f4-p4 d4-d1 d4-a4 d6-d16 d6-a6",
        ),
        ("terachess-2", "w Kp2 Ge5 pf6 pf4 pd4 pd6 ko15", "e5", "f6 f4 d4 d6"),
        ("terachess-2", "w Kp2 Ge5 Pf6 Pf4 Pd4 Pd6 ko15", "e5", ""),
        ("terachess-2", "w Kp2 Ue5 Pe6 pf5 pc6 ko15", "e5", "f5 e4-h1 e4-b1 d5-c6 d5-a2"),
        (
            "terachess-2",
            "w Kp2 Ue5 Pf6 Pd6 Pf4 Pd4 ko15",
            "e5",
            "e6-o16 e6-a10 f5-p15 f5-j1 e4-h1 e4-b1 d5-a8 d5-a2",
        ),
        ("terachess-2", "w Kp2 Ue5 Pe6 Pf5 Pe4 Pd5 ko15", "e5", ""),
        ("fantastic-13", "w Km2 Ne5 Pe6 pg2 km12", "e5", "e4-g2 e4-b1"),
        ("fantastic-13", "w Km2 Ne5 pe6 Pd5 Pf5 km12", "e5", "e6 e4-h1 e4-b1"),
        ("fantastic-13", "w Km2 Se5 Pf6 pd6 Pd2 km12", "e5", "d6 f4-f1 d3-d4"),
        ("fantastic-13", "w Km2 Ge5 Pf6 pd6 Pd2 km12", "e5", "d6 f4-f1 f4-m4 d3-d4 a4-d4"),
    ]);
}

/// Terran page: each step of a Marauder goes over one of two squares, in "either order"; Cetran page: the
/// Sissa "doesn't leap".
#[test]
fn lame_riders_need_one_of_their_ways_to_be_open() {
    hold(&[
        ("terran", "w Kd2 Ma1 Pa2 kf9", "a1", "b3 c5 d7 e9 c2 e3 g4 i5"),
        ("terran", "w Kd2 Ma1 Pb2 kf9", "a1", "b3 c5 d7 e9 c2 e3 g4 i5"),
        ("terran", "w Kd2 Ma1 Pa2 Pb2 kf9", "a1", "c2 e3 g4 i5"),
        ("terran", "w Kd2 Ma1 Pb1 Pa2 Pb2 kf9", "a1", ""),
        // A rider stops before a piece, and captures it if it is not its own.
        ("terran", "w Kd2 Ma1 rc5 kf9", "a1", "b3 c5 c2 e3 g4 i5"),
        ("terran", "w Kd2 Ma1 Pc5 kf9", "a1", "b3 c2 e3 g4 i5"),
        // A piece of either side closes the second step, and the first is open.
        ("terran", "w Kd2 Ma1 rb4 Pc4 kf9", "a1", "b3 c2 e3 g4 i5"),
        ("terran", "w Kd2 Ca1 Pa2 Pb1 kf9", "a1", "b3 c5 d7 e9 c2 e3 g4 i5"),
        ("terran", "w Kd2 Ta1 pb2 kf9", "a1", "b2 b3 c5 d7 e9 c2 e3 g4 i5"),
        ("terran", "w Kd2 Ha1 Pa2 Pb2 Pb1 kf9", "a1", ""),
        // From the corner it goes only along the first rank. a2 is captured by way of b1, and a3
        // lies behind b2.
        ("cetran-2", "w Kh1 Sa1 pa2 pb2 kh8", "a1", "c2 e3 g4 a2 a4-a7"),
        ("cetran-2", "w Kh1 Sa1 Pb1 Pb2 kh8", "a1", "b3 c5 d7 d1-g1"),
        ("cetran-2", "w Kh1 Sa1 pb1 pa2 pb2 kh8", "a1", ""),
    ]);
}

/// The pages of the family: leapers go over any pieces between.
#[test]
fn leapers_do_not_mind_who_stands_between() {
    const RING: &str = "Pd4 Pe4 Pf4 Pd5 Pf5 Pd6 Pe6 Pf6";
    let straight_two = "c5 g5 e3 e7 c3 g7 c7 g3";
    let straight_three = "b5 h5 e2 e8 b2 h8 b8 h2";
    let knight = "c4 c6 d3 d7 f3 f7 g4 g6";
    for (id, label, list) in [
        ("terachess-2", 'N', knight.to_owned()),
        ("terachess-2", 'L', format!("{straight_two} {knight}")),
        ("terachess-2", 'D', format!("{straight_two} {straight_three}")),
        ("terachess-2", 'T', straight_three.to_owned()),
        ("terachess-2", 'E', "c3 c7 g3 g7".to_owned()),
        ("terachess-2", 'W', "c5 e3 e7 g5".to_owned()),
        ("terachess-2", 'J', knight.to_owned()),
        ("terachess-2", 'A', knight.to_owned()),
        ("terachess-2", 'I', String::new()),
        ("terachess-2", 'S', String::new()),
        ("terachess-2", 'Y', String::new()),
        ("fantastic-13", 'M', straight_two.to_owned()),
        ("fantastic-13", 'Q', format!("{straight_two} {knight}")),
        ("fantastic-13", 'H', format!("{straight_two} {straight_three}")),
    ] {
        let position = set_up(id, &format!("w Km1 {label}e5 {RING} km12"));
        let from = Square::parse("e5").expect("e5");
        let moves = position.legal_moves_from(from);
        let found: BTreeSet<String> = moves.iter().map(|mv| mv.to().to_string()).collect();
        assert_eq!(found, squares(position.variant(), &list, from), "{id}: {label}");
    }
}

/// A piece attacks what it could capture, which is not always where it could go.
#[test]
fn who_gives_check_and_who_does_not() {
    let mut wrong = Vec::new();
    for (id, pieces, told) in [
        ("terachess-2", "w Ke1 ce9 ko15", "no-check"),
        ("terachess-2", "w Ke1 Pe4 ce9 ko15", "check"),
        ("terachess-2", "w Ke1 pe4 ce9 ko15", "check"),
        ("terachess-2", "w Ke1 Pe4 pe5 ce9 ko15", "no-check"),
        ("terachess-2", "w Ke1 vh4 ko15", "no-check"),
        ("terachess-2", "w Ke1 ng3 vh4 ko15", "check"),
        ("terachess-2", "w Ke1 oe5 oh4 oa1 ko15", "no-check"),
        ("terachess-2", "w Ke1 oe5 pe4 ko15", "check"),
        // The King's own step away from the line ends such a check, and so does the screen's.
        ("terachess-2", "w Ke1 Ne4 ce9 ko15", "check e1d1 !e1e2 e4g5 e4d6"),
        // A third piece between ends it too.
        ("terachess-2", "w Ke1 Pe4 Rb6 ce9 ko15", "check b6e6 !e4e5 !e4e6"),
        ("terachess-2", "w Ke5 gg9 ko15", "no-check"),
        ("terachess-2", "w Ke5 gd9 ko15", "check"),
        ("terachess-2", "w Ke5 ne8 gd9 ko15", "no-check"),
        ("terachess-2", "w Ke5 uj9 ko15", "check"),
        ("terachess-2", "w Ke5 ni9 uj9 ko15", "no-check"),
        // The Troll attacks neither straight ahead nor behind, and the Pawn does not attack by its
        // double step.
        ("terachess-2", "w Ke5 te6 te4 ko15", "no-check"),
        ("terachess-2", "w Ke5 td6 ko15", "check"),
        ("terachess-2", "w Ke5 te8 ko15", "check"),
        ("terachess-2", "w Ke5 pe7 ie7 ko15", "no-check"),
        ("fantastic-13", "w Ke5 nf7 km12", "check"),
        ("fantastic-13", "w Ke5 nf7 Pf6 km12", "no-check"),
        ("fantastic-13", "w Ke5 nf8 km12", "no-check"),
        ("fantastic-13", "w Ke5 sd9 km12", "check"),
        ("fantastic-13", "w Ke5 sh6 km12", "no-check"),
        ("terran", "b Kd2 Mc5 ke9", "check"),
        ("terran", "b Kd2 Mc5 rc6 rd6 ke9", "no-check"),
        ("cetran-2", "w Ke1 sc5 kh8", "check"),
        ("cetran-2", "w Ke1 sc5 Pc4 kh8", "check"),
        ("cetran-2", "w Ke1 sc5 Pc4 Pe2 kh8", "no-check"),
        ("cetran-2", "w Ke1 sd2 kh8", "no-check"),
    ] {
        if let Err(untrue) = follow(&mut Line::new(set_up(id, pieces)), told) {
            wrong.push(format!("{id}: {pieces}: {untrue}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

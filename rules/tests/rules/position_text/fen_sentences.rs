//! The sentences about texts that are no positions. Also positions of whole games as text: typed
//! ones must fit the zones, stored ones need not.

use std::collections::BTreeSet;

use crate::common::{START, english, random_game, variant};
use crate::counting::refused_counts;
use crate::endings::refused_checks;
use crate::reference::known;
use crate::words::refusals::cases;
use menagerie_rules::{FenError, Position, bundled};

const FILES: &str = "rank 5 must fill 8 files exactly";
const RIGHTS: &str = "the third part lists squares of pieces that have never moved, or is -";
const PASSED: &str = "the fourth part is the square that was just passed by a double step, or -";
const COUNTER: &str =
    "the last two parts are the half-moves since a capture or Pawn move and the number of the move";

/// The variant, a text, and the sentence about it.
const ROWS: &[(&str, &str, &str)] = &[
    ("chess", "4k3/8/8/8/8/8/8/4KN'2 w - -", "there is no piece with the label N'"),
    ("chess", "", "a position has four or six parts with spaces between, not 0"),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K3 w -",
        "a position has four or six parts with spaces between, not 3",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K3 w - - 0",
        "a position has four or six parts with spaces between, not 5",
    ),
    ("chess", "4k3/8/8/8/8/8/4K3 w - -", "the board has 8 ranks, not 7"),
    ("terran", "4k3/8/8/8/8/8/8/4K3 w - -", "the board has 10 ranks, not 8"),
    ("chess", "4k3/8/8/7/8/8/8/4K3 w - -", FILES),
    ("chess", "4k3/8/8/PPPPPPPPP/8/8/8/4K3 w - -", FILES),
    ("chess", "4k3/8/8/08/8/8/8/4K3 w - -", FILES),
    ("chess", "4k3/8/8/44P/8/8/8/4K3 w - -", FILES),
    ("chess", "4k3/8/8//8/8/8/4K3 w - -", FILES),
    ("duck-chess", "4k3/8/8/8/8/3**3/8/4K3 w - -", "no Duck may stand on e3"),
    ("chess", "4k3/8/8/7Z/8/8/8/4K3 w - -", "there is no piece with the letter 'Z'"),
    ("terran", "5k4/10/10/10/10/9n/10/10/4K5/10 w - -", "there is no piece with the letter 'n'"),
    ("chess", "8/8/8/8/8/8/8/4K3 w - -", "Black must have one King, not 0"),
    ("cetran-2", "8/8/8/8/8/8/8/4K3 w - -", "Blue must have one King, not 0"),
    ("terran", "5k4/10/10/10/10/10/10/10/4KK4/10 w - -", "Gold must have one King, not 2"),
    (
        "terran",
        "5k4/10/10/10/10/10/10/10/9K/10 w - -",
        "Gold's King cannot stand on j2, because it never leaves its Palace, c1 to h3",
    ),
    (
        "terran",
        "5k4/10/10/4g5/10/10/10/10/4K5/10 w - -",
        "Red's Guard cannot stand on e7, because it never leaves its Palace, c8 to h10",
    ),
    (
        "terran",
        "5k4/10/10/10/3D6/10/10/10/4K5/10 w - -",
        "Gold's Dragoon cannot stand on d6, because it never leaves its side of the river, a1 to j5",
    ),
    ("chess", "4k3/8/8/8/8/8/8/4K3 white - -", "the side to move is w or b"),
    ("chess", "4k3/8/8/8/8/8/8/4K2R w KX -", RIGHTS),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w a1,z9 -",
        "a1 has no piece that could have a right by never having moved",
    ),
    ("chess", "4k3/8/8/8/8/8/8/4K2R w z9,a1 -", RIGHTS),
    ("chess", "4k3/8/8/8/8/8/8/3K3R w KX -", RIGHTS),
    ("chess", "4k3/8/8/8/8/8/8/4K2R w e1,h1,e1 -", RIGHTS),
    ("chess", "4k3/8/8/8/8/8/8/4K2R w KK -", RIGHTS),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w Q -",
        "the letter Q in the third part says that White may castle, but there is no Rook on a1: put it there, or leave \
         the letter out",
    ),
    ("terachess-2", "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w K -", RIGHTS),
    (
        "chess",
        "4k3/8/8/8/8/8/4P3/4K2R w e2 -",
        "e2 has no piece that could have a right by never having moved",
    ),
    (
        "chess",
        "4k3/8/8/8/8/8/8/4K2R w a1 -",
        "a1 has no piece that could have a right by never having moved",
    ),
    ("coregal", "4k3/8/8/8/8/8/8/7R w - -", "White must have a royal piece"),
    ("chess", "4k3/8/8/3p4/8/8/8/4K3 w - d5", PASSED),
    ("chess", "4k3/8/8/3p4/8/8/8/4K3 w - e6", PASSED),
    ("chess", "4k3/8/8/3p4/8/8/8/4K3 b - d6", PASSED),
    ("chess", "4k3/3n4/8/3p4/8/8/8/4K3 w - d6", PASSED),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - x 1", COUNTER),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", COUNTER),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", COUNTER),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 1000001 1", COUNTER),
    (
        "chu-shogi",
        "11k/12/12/12/12/12/12/12/12/12/12/K11 w - - 0 1 z9",
        "the seventh part is the square on which a Lion has just been taken, like g8",
    ),
    (
        "janggi",
        "4k4/9/9/9/9/9/9/4P4/9/4K4 w - - 0 1 passed",
        "the seventh part is pass, or pass,pass after two passes",
    ),
];

#[test]
fn texts_that_are_no_position_are_refused_in_a_sentence() {
    for (id, fen, said) in ROWS {
        let typed = Position::from_fen(variant(id), fen).expect_err(fen);
        assert_eq!(typed.to_string(), *said, "{id}: {fen}");
        assert_eq!(english(typed.told()), *said, "{id}: {fen}");
        // A game that was begun before zones were checked can be opened. Other errors of these
        // positions are not forgiven.
        let stored = Position::from_stored_fen(variant(id), fen);
        match typed {
            FenError::OutsideZone { .. } => {
                let stored = stored.unwrap_or_else(|error| panic!("{fen}: {error}"));
                assert_eq!(stored.fen(), format!("{fen} 0 1"));
                assert!(stored.royals(stored.turn()).iter().next().is_some());
            }
            _ => assert_eq!(stored, Err(typed), "{fen}"),
        }
    }
}

#[test]
fn every_reason_against_a_position_has_an_example() {
    let told: BTreeSet<String> = ROWS
        .iter()
        .map(|(id, fen, _)| Position::from_fen(variant(id), fen).expect_err(fen))
        .chain(refused_checks())
        .chain(refused_counts())
        .chain(crate::holes::refused())
        .chain(crate::hands::texts::refused())
        .chain(crate::position_text::impossible::refused())
        .chain(crate::position_text::foreign_fen::refused())
        .inspect(|error| assert_eq!(english(error.told()), error.to_string()))
        .map(|error| format!("{error:?}"))
        .collect();
    let cases = cases(include_str!("../../../src/position_text/fen_error.rs"), "FenError");
    assert_eq!(cases.len(), 31);
    for case in cases {
        assert!(told.iter().any(|error| error.starts_with(case)), "no example of {case}");
    }
}

#[test]
fn what_may_be_left_out_is_as_if_it_were_there() {
    for variant in bundled() {
        let whole = variant.start_fen.as_str();
        let short =
            whole.trim_end_matches(" +0+0").strip_suffix(" 0 1").expect("it is written in full");
        let read = |fen: &str| Position::from_fen(variant, fen).expect("it is the array").fen();
        assert_eq!(read(short), whole, "{}", variant.id);
        assert_eq!(read(&short.replace(' ', "  ")), whole, "{}", variant.id);
    }
    // The letters of orthodox chess mean the King and his partner farthest away.
    for (id, fen, written) in [
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "a1,a8,e1,e8,h1,h8 - 3 9"),
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w Kq -", "a8,e1,e8,h1 - 0 1"),
        ("shako", "10/er3k2re/10/10/10/10/10/10/ER3K2RE/10 w KQ -", "b2,f2,i2 - 0 1"),
        ("terran", "10/2k7/10/10/10/10/10/10/10/R4K3R b Q -", "a1,f1 - 0 1"),
    ] {
        let position =
            Position::from_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        assert!(position.fen().ends_with(&format!(" {written}")), "{}", position.fen());
    }
}

#[test]
fn other_programs_are_given_castling_in_their_letters_where_these_say_it_all() {
    let start = |id| Position::start(variant(id)).exchange_fen();
    assert_eq!(start("chess"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(start("capablanca").ends_with(" w KQkq - 0 1"), "{}", start("capablanca"));
    for (id, board, rights, written) in [
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R", "a1,a8,e1,e8,h8", "Qkq"),
        // One of the two alone may not castle, so no right is left.
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R", "a1,e8,h1", "-"),
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R", "-", "-"),
        // With a partner between, or one away from its square in the array, the letters would mean
        // other squares.
        ("chess", "4k3/8/8/8/8/8/8/RR2K3", "a1,b1,e1", "a1,b1,e1"),
        ("chess", "4k3/8/8/8/8/8/8/RR2K3", "b1,e1", "b1,e1"),
        ("chess", "4k3/8/8/8/8/8/8/1R2K3", "b1,e1", "b1,e1"),
        ("chess", "4k3/8/8/8/8/8/R7/4K3", "a2,e1", "a2,e1"),
        // In a variant without castling, other pieces have the rights.
        ("terachess-2", START.split(' ').next().expect("a board"), "h2", "h2"),
    ] {
        let fen = format!("{board} w {rights} - 3 9");
        let position =
            Position::from_stored_fen(variant(id), &fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        assert_eq!(position.fen(), fen, "what is stored stays");
        assert_eq!(position.exchange_fen(), format!("{board} w {written} - 3 9"));
    }
}

#[test]
fn what_other_programs_are_given_is_read_as_an_equal_position() {
    for (number, variant) in known().into_iter().enumerate() {
        let line = random_game(variant, 70 + number as u64, 80);
        for ply in 0..=line.ply() {
            let position = line.position_at(ply).expect("it was played");
            let fen = position.exchange_fen();
            let again = Position::from_fen(variant, &fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
            assert_eq!(&again, position, "{fen}");
        }
    }
}

#[test]
fn a_game_goes_on_from_its_text_at_any_ply() {
    for (number, variant) in known().into_iter().enumerate() {
        let line = random_game(variant, 40 + number as u64, 160);
        assert!(line.ply() > 30, "{}: {} plies", variant.id, line.ply());
        for (ply, mv) in line.moves().iter().enumerate() {
            let position = line.position_at(ply).expect("it was played");
            let fen = position.fen();
            for read in [Position::from_fen, Position::from_stored_fen] {
                let again = read(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
                assert_eq!((&again, again.fen()), (position, fen.clone()));
                let next = line.position_at(ply + 1).expect("it was played");
                assert_eq!(again.play(mv).fen(), next.fen(), "after {mv:?} in {fen}");
            }
        }
    }
}

#[test]
fn the_counters_follow_the_moves() {
    for (number, variant) in known().into_iter().enumerate() {
        let line = random_game(variant, 70 + number as u64, 120);
        let mut quiet = 0;
        for (ply, mv) in line.moves().iter().enumerate() {
            let before = line.position_at(ply).expect("it was played");
            let after = line.position_at(ply + 1).expect("it was played");
            let mover = before.piece_at(mv.from()).expect("somebody moves");
            let resets = before.captured(mv).is_some()
                || mv.promotion().is_some()
                || variant.piece(mover.role).pawn;
            quiet = if resets { 0 } else { quiet + 1 };
            assert_eq!(after.half_move_clock(), quiet, "after {mv:?} in {before:?}");
            assert_eq!(after.full_move_number() as usize, ply.div_ceil(2) + 1, "{after:?}");
            assert_eq!(after.turn(), !before.turn());
        }
    }
}

//! Positions as text: which texts are refused, and why.

use crate::common::{START, terachess, variant};
use menagerie_rules::{FenError, Position, Square};

fn error(fen: &str) -> FenError {
    match Position::from_fen(variant("terachess-2"), fen) {
        Ok(position) => panic!("{fen} was read as {position:?}"),
        Err(error) => error,
    }
}

/// A board with two Kings, h2 and p16, and this rank 8.
fn with_rank_8(rank: &str, rest: &str) -> String {
    format!("15k/16/16/16/16/16/16/16/{rank}/16/16/16/16/16/7K8/16 {rest}")
}

#[test]
fn the_array_is_read_and_written() {
    let position = Position::start(variant("terachess-2"));
    assert_eq!(position.fen(), START);
    assert_eq!(position, terachess(START));
    assert_eq!(position.pieces().count(), 128);
    assert_eq!(terachess(START.strip_suffix(" 0 1").expect("it ends so")).fen(), START);
}

#[test]
fn counters_and_rights_are_kept() {
    for fen in [with_rank_8("16", "b h2 - 17 93"), with_rank_8("3pP11", "w - d9 0 5")] {
        assert_eq!(terachess(&fen).fen(), fen);
    }
    let position = terachess(&with_rank_8("3pP11", "w - d9 0 5"));
    let usable: Vec<Square> = position.usable_en_passant().iter().collect();
    assert_eq!(usable, [Square::parse("d9").expect("it is a square")]);
}

#[test]
fn shapes_that_are_wrong() {
    assert_eq!(error(""), FenError::Parts(0));
    assert_eq!(error("16/16 w -"), FenError::Parts(3));
    assert_eq!(error(&format!("{START} extra")), FenError::Parts(7));
    assert_eq!(error("8/8/8/8/8/8/8/8 w - -"), FenError::Ranks { expected: 16, found: 8 });
    let files = FenError::Files { rank: 8, expected: 16 };
    for rank in ["15", "17", "8P8", "0PPPPPPPPPPPPPPPP", "88888", "99", "1", "16P", "P16", "161"] {
        let found = error(&with_rank_8(rank, "w - -"));
        assert_eq!(found, files, "{rank}");
    }
    assert_eq!(error(&with_rank_8("15?", "w - -")), FenError::Letter('?'));
    assert_eq!(error(&with_rank_8("15é", "w - -")), FenError::Letter('é'));
}

#[test]
fn positions_that_cannot_be() {
    let kings = |side: &str, found| FenError::Kings { side: side.to_owned(), found };
    assert_eq!(error(&with_rank_8("15K", "w - -")), kings("White", 2));
    assert_eq!(error(&with_rank_8("kk14", "w - -")), kings("Black", 3));
    assert_eq!(
        error(&with_rank_8("16", "w - -").replace('K', "1").replace("718", "16")),
        kings("White", 0)
    );
    assert_eq!(error(&with_rank_8("16", "x - -")), FenError::Side);
    for counters in ["-1 1", "0 0", "x 1", "0 99999999", "0 +1"] {
        assert_eq!(error(&with_rank_8("16", &format!("w - - {counters}"))), FenError::Counter);
    }
}

#[test]
fn rights_without_a_king() {
    assert_eq!(error(&with_rank_8("16", "w KQkq -")), FenError::Rights);
    assert_eq!(error(&with_rank_8("16", "w h2,h2 -")), FenError::Rights);
    assert_eq!(error(&with_rank_8("16", "w h2, -")), FenError::Rights);
    for square in ["h3", "a8"] {
        let fen = with_rank_8("R15", &format!("w {square} -"));
        assert!(matches!(error(&fen), FenError::NoRight(_)), "{square}");
    }
}

#[test]
fn passed_squares_that_were_not_passed() {
    // If a black Pawn on d8 has made a double step, it came from d10 over d9.
    for passed in ["d8", "d7", "d10", "e9", "d1", "d16", "d17", "--", "a9"] {
        assert_eq!(
            error(&with_rank_8("3p12", &format!("w - {passed}"))),
            FenError::Passed,
            "{passed}"
        );
    }
    assert_eq!(error(&with_rank_8("3P12", "w - d9")), FenError::Passed, "an own Pawn");
    assert_eq!(error(&with_rank_8("3r12", "w - d9")), FenError::Passed, "no double step");
    assert_eq!(error(&with_rank_8("3p12", "b - d9")), FenError::Passed, "the mover's own step");
    terachess(&with_rank_8("3i12", "w - d9"));
}

#[test]
fn the_side_to_move_can_be_turned() {
    let position = terachess(&with_rank_8("3p12", "w h2 d9 3 7"));
    let turned = position.turned();
    assert_eq!(turned.fen(), position.fen().replace("w h2 d9", "b h2 -"));
    assert_eq!(turned.turned().turn(), position.turn());
}

#[test]
fn pieces_outside_the_zone_that_they_never_leave() {
    for (fen, said) in [
        (
            "5k4/10/10/10/3D6/10/10/10/4K5/10 w - -",
            "Gold's Dragoon cannot stand on d6, because it never leaves its side of the river, a1 to j5",
        ),
        (
            "5k4/10/10/10/10/3d6/10/10/4K5/10 w - -",
            "Red's Dragoon cannot stand on d5, because it never leaves its side of the river, a6 to j10",
        ),
        (
            "5k4/10/10/10/10/10/6G3/10/4K5/10 w - -",
            "Gold's Guard cannot stand on g4, because it never leaves its Palace, c1 to h3",
        ),
        (
            "1k8/10/10/10/10/10/10/10/4K5/10 w - -",
            "Red's King cannot stand on b10, because it never leaves its Palace, c8 to h10",
        ),
    ] {
        let refused = Position::from_fen(variant("terran"), fen).expect_err(fen);
        assert_eq!(refused.to_string(), said);
        // A game that was begun from such a position, when it was allowed, can still be opened.
        let stored = Position::from_stored_fen(variant("terran"), fen).expect(fen);
        assert!(stored.fen().starts_with(fen) && !stored.legal_moves().is_empty());
    }
    let inside = "5k4/6g3/10/10/2d7/3D6/10/6G3/4K5/10 w - -";
    assert!(Position::from_fen(variant("terran"), inside).is_ok());
}

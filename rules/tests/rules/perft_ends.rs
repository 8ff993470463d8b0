//! Counts of games in which a side wins on the way. A game that is won goes no further.

use std::sync::Arc;

use crate::common::variant;
use menagerie_rules::convert::from_ini;
use menagerie_rules::{CountOn, Position, Variant};

const JESON_MOR: &str = "[x]\nmaxRank = 9\nmaxFile = 9\nknight = n\n\
    startFen = nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1\ncastling = false\nstalemateValue = loss\n\
    flagPiece = n\nflagRegion = e5\nflagMove = true\n";
const CODRUS: &str = "[x:chess]\nking = -\ncommoner = k\npromotionPieceTypes = qrbn\n\
    castlingKingPiece = k\nstalemateValue = win\nextinctionValue = win\nextinctionPieceTypes = k\n\
    mustCapture = true\n";

fn converted(text: &str) -> Arc<Variant> {
    let conversion = from_ini(text, "x").unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(conversion.remarks, [], "{text}");
    Arc::new(Variant::from_toml("x", &conversion.file).expect("it is read"))
}

/// A variant, a position, and the number of games after so many plies.
type Row<'a> = (Arc<Variant>, &'a str, &'a [(u32, u64)]);

/// The counts are those of chessops and of Fairy-Stockfish's own suites.
#[test]
fn a_game_that_is_won_goes_no_further() {
    let racing = || Arc::clone(variant("racing-kings"));
    let rows: [Row<'_>; 6] = [
        (racing(), "4brn1/2K2k2/8/8/8/8/8/8 w - - 0 1", &[(1, 6), (2, 33), (3, 178)]),
        (racing(), "6r1/2K5/5k2/8/3R4/8/8/8 w - - 0 1", &[(4, 86_041)]),
        (
            converted("[x:kingofthehill]"),
            "rnb2b1r/ppp2ppp/3k4/8/1PKp1pn1/3Pq3/PBP1P2P/RN1Q1B1R w - - 4 12",
            &[(3, 19_003)],
        ),
        (
            converted("[x:3check]"),
            "7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1 39 +2+0",
            &[(3, 12_407)],
        ),
        (
            converted(JESON_MOR),
            "nn1nnn1nn/9/3n1n3/9/9/9/3N1N3/9/NN1NNN1NN w - - 4 3",
            &[(3, 37_564)],
        ),
        (
            converted(CODRUS),
            "5bnr/2pp2pp/P4k2/R3Q1P1/8/2N1K3/1P1PP1PP/2B2BNR w - - 1 15",
            &[(4, 19)],
        ),
    ];
    for (variant, fen, counts) in rows {
        let position = Position::from_fen(&variant, fen).unwrap_or_else(|error| panic!("{error}"));
        for &(depth, nodes) in counts {
            assert_eq!(position.perft(depth), nodes, "{fen} to depth {depth}");
            let divided: u64 = position.divide(depth).iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(divided, nodes, "{fen} divided to depth {depth}");
        }
        let deepest = counts[counts.len() - 1].0;
        assert!(
            position.perft_counting_on(deepest, CountOn::AfterEveryEnd) > position.perft(deepest)
        );
    }
}

/// A position that is decided at first has no moves, and one game of no plies.
#[test]
fn a_game_that_is_over_has_one_game_of_no_plies() {
    let fen = "4K3/2k5/8/8/8/8/8/8 w - - 0 1";
    let won = Position::from_fen(variant("racing-kings"), fen).expect(fen);
    assert_eq!([0, 1, 2].map(|depth| won.perft(depth)), [1, 0, 0]);
    assert!(won.divide(1).is_empty());
    assert_eq!(won.perft_counting_on(1, CountOn::AfterEveryEnd), won.legal_moves().len() as u64);
}

/// Published counts go on after the last capture, though the game is drawn then.
#[test]
fn draws_by_what_is_left_are_counted_on_unless_it_is_asked_for() {
    let fen = "7k/8/8/8/8/8/1p6/K7 w - - 0 1";
    let chess = Position::from_fen(variant("chess"), fen).expect(fen);
    // The King takes the last Pawn by one of three moves, and then only Kings are left.
    let (on, up_to) = (chess.perft(3), chess.perft_counting_on(3, CountOn::Never));
    assert!(up_to < on, "{up_to} of {on}");
    assert_eq!(chess.perft(1), chess.perft_counting_on(1, CountOn::Never));
    let bare =
        Position::from_fen(variant("chess"), "7k/8/8/8/8/8/8/K7 w - - 0 1").expect("it is one");
    assert_eq!((bare.perft(2), bare.perft_counting_on(2, CountOn::Never)), (9, 0));
}

//! Games whose players place their pieces first: a royal piece in hand, two colors, and rights after a
//! drop.

use super::{after, dropped, position};
use crate::common::{english, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Position, Variant, bundled_files};

const EMPTY: &str = "8/pppppppp/8/8/8/8/PPPPPPPP/8[NNBBRRQKnnbbrrqk] w - - 0 1";

/// White's first rank and hand in a game in which Black has placed everything, and the drops of a piece.
#[test]
fn two_bishops_go_on_two_colors() {
    let placement = variant("placement");
    for (rank, hand, label, squares) in [
        ("8", "NNBBRRQK", "B", "a1 b1 c1 d1 e1 f1 g1 h1"),
        ("2B5", "NNBRRQK", "B", "b1 d1 f1 h1"),
        ("2B5", "NNBRRQK", "K", "a1 b1 d1 e1 f1 g1 h1"),
        // The last light square is the Bishop's, and the last two are not.
        ("1NBR1Q2", "NBRK", "R", "a1 e1 g1"),
        ("1NBR1Q1R", "BNK", "N", "a1 e1 g1"),
        ("1NBR1Q1R", "BNK", "B", ""),
        // Both are in hand: one square of each color stays free.
        ("NQNR1K1R", "BB", "B", "e1 g1"),
        ("NQR1R1KN", "BB", "B", "d1 f1"),
        ("NQRRK3", "NBB", "N", "f1 h1"),
    ] {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/{rank}[{hand}] w - - 0 7");
        let position = position(placement, &fen);
        assert_eq!(dropped(&position, label), squares, "{rank} {hand} {label}");
    }
}

#[test]
fn a_king_is_placed_as_other_pieces_are() {
    let start = Position::start(variant("placement"));
    assert_eq!(start.legal_moves().len(), 40);
    assert!(!start.is_check());
    assert!(start.legal_moves().iter().all(menagerie_rules::Move::is_drop));
    // A King in hand is in no danger, and he is not placed into check.
    let open = "3rkr2/8/8/8/8/8/8/8[K] w - - 0 9";
    assert_eq!(dropped(&position(variant("placement"), open), "K"), "a1 b1 c1 e1 g1 h1");
}

/// The first mover's first rank is placed from a1, and the second mover mirrors it. A Rook without a King
/// on his square has no right that is written.
#[test]
fn a_king_and_rooks_at_home_may_castle_after_they_were_dropped() {
    for (rank, letters) in
        [("RNBQKBNR", "KQkq"), ("RNBBKQNR", "KQkq"), ("NRBQKBNR", "Kk"), ("RNBKQBNR", "-")]
    {
        let mut here = Position::start(variant("placement"));
        for (file, letter) in ('a'..).zip(rank.chars()) {
            here = after(&here, &format!("{letter}@{file}1 {letter}@{file}8"));
        }
        assert_eq!(here.exchange_fen().split(' ').nth(2), Some(letters), "{rank}");
        for fen in [here.fen(), here.exchange_fen()] {
            assert_eq!(position(variant("placement"), &fen), here, "{fen}");
        }
    }
}

/// Before the partner is there, the right is kept for it.
#[test]
fn a_right_is_kept_while_pieces_are_still_dropped() {
    let half = after(&Position::start(variant("placement")), "K@e1 K@e8 R@a1 R@a8");
    for fen in [half.fen(), half.exchange_fen()] {
        assert_eq!(position(variant("placement"), &fen).fen(), half.fen(), "{fen}");
    }
    let alone = after(&Position::start(variant("placement")), "K@e1 N@b8");
    assert!(alone.exchange_fen().contains(" w e1 "), "{}", alone.exchange_fen());
}

#[test]
fn a_placed_king_castles() {
    let placement = variant("placement");
    let set = position(placement, "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K3[R] w a1,a8,e1,e8,h8 - 0 9");
    let next = after(&set, "R@h1 a7a6");
    let castled = after(&next, "e1g1");
    assert!(castled.fen().starts_with("r3k2r/1ppppppp/p7/8/8/8/PPPPPPPP/R4RK1[]"));
    // A Rook that is placed elsewhere has no right.
    let elsewhere = after(&set, "R@g1 a7a6");
    assert!(!coordinates_of(&elsewhere).contains(&"e1g1".to_owned()));
}

fn coordinates_of(position: &Position) -> Vec<String> {
    let legal = position.legal_moves();
    legal.iter().map(|mv| notation::coordinates(position.variant(), mv)).collect()
}

/// White's first rank and hand, a drop that is refused, and words of the reason.
const REFUSED: [(&str, &str, &str, [&str; 2]); 7] = [
    ("2B5", "NNBRRQK", "B@e1", ["Bishop on c1", "dark square"]),
    ("1B6", "NNBRRQK", "B@d1", ["Bishop on b1", "light square"]),
    ("1NBR1Q2", "NBRK", "K@h1", ["no light square", "Bishop"]),
    ("8", "NNBBRRQK", "e4", ["drop", "hand"]),
    ("8", "NNBBRRQK", "O-O", ["King", "on the board yet"]),
    ("8", "NNBBRRQK", "K@e2", ["Pawn", "e2"]),
    ("8", "NNBBRRQK", "K@e4", ["first rank", "King"]),
];

fn set_up(rank: &str, hand: &str) -> Position {
    let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/{rank}[{hand}] w - - 0 7");
    position(variant("placement"), &fen)
}

/// Texts of moves that are refused.
pub fn refusals() -> impl Iterator<Item = (Position, &'static str, &'static str)> {
    REFUSED.iter().map(|(rank, hand, typed, words)| (set_up(rank, hand), *typed, words[0]))
}

#[test]
fn a_drop_on_the_wrong_color_is_explained() {
    for (rank, hand, typed, words) in REFUSED {
        let position = set_up(rank, hand);
        let Reading::Refused(refusal) = notation::read(&position, typed) else {
            panic!("{typed} on {rank} is legal")
        };
        let said = english(refusal.reason(&position));
        for word in words {
            assert!(said.contains(word), "{typed} on {rank}: {said}");
        }
    }
}

/// A file that gives a royal piece to a hand must say how.
#[test]
fn a_royal_piece_in_a_hand_needs_its_settings() {
    let (_, text) = bundled_files()
        .into_iter()
        .find(|(name, _)| name.ends_with("placement.toml"))
        .expect("it is bundled");
    for (from, to, why) in [
        ("royals = \"all\"\n", "", "never in a hand, but where royals"),
        ("royals = \"all\"", "royals = \"last\"", "never in a hand, but where royals"),
        ("royal = true\ndrops_in = \"first-rank\"", "royal = true", "drops_in must name"),
        ("drops_unmoved_in = \"corners\"", "drops_unmoved_in = \"nowhere\"", "no zone nowhere"),
        ("[hands]", "[explosions]\n[hands]", "nothing explodes"),
        (
            "value = 9.0\n",
            "value = 9.0\ndrops_unmoved_in = \"corners\"\n",
            "moves alike before its first move",
        ),
        ("drops_on_both_colors = true", "drops_on_both_colors = 2", "true or false"),
        (
            "drops_on_both_colors = true",
            "drops_on_both_colors = true\ndrops_as = [\"Q\"]",
            "dropped as itself",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let errors = Variant::check_toml("x.toml", &changed).expect_err(to);
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|error| error.contains(why)), "{to}: {all:?}");
    }
}

/// No King on the board and none in hand is no position.
#[test]
fn a_side_has_its_king_on_the_board_or_in_hand() {
    let placement = variant("placement");
    assert!(Position::from_fen(placement, EMPTY).is_ok());
    for fen in [
        EMPTY.replace("QK", "Q"),
        EMPTY.replace("qk", "q"),
        EMPTY.replace("[NNBBRRQKnnbbrrqk]", "[]"),
    ] {
        assert!(Position::from_fen(placement, &fen).is_err(), "{fen}");
    }
}

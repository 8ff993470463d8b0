//! Drops as players type them, and the reasons why one is not possible.

use super::{position, tiny};
use crate::common::{english, variant};
use menagerie_rules::notation::{self, Reading, Typed};
use menagerie_rules::{Position, Refusal};

const CRAZY: &str = "rnbqkb1r/ppp1pppp/5n2/8/8/8/PPPP1PPP/RNB1KBNR[QPp] w KQkq - 0 4";

const SHOGI: &str = "4k4/9/9/9/4P4/9/9/9/4K4[PNS] w - - 0 1";

fn read(position: &Position, text: &str) -> String {
    match notation::read(position, text) {
        Reading::Move(mv) => notation::coordinates(position.variant(), &mv),
        Reading::Choices(moves) => {
            let texts = moves.iter().map(|mv| notation::coordinates(position.variant(), mv));
            texts.collect::<Vec<_>>().join(" or ")
        }
        Reading::Refused(refusal) => format!("{refusal:?}"),
    }
}

#[test]
fn a_drop_is_read_in_the_ways_in_which_it_is_written() {
    let crazyhouse = position(variant("crazyhouse"), CRAZY);
    for (typed, meant) in [
        ("P@e5", "P@e5"),
        ("P@e5+", "P@e5"),
        ("p@e5", "P@e5"),
        ("P*e5", "P@e5"),
        ("Pawn@e5", "P@e5"),
        ("drop pawn e5", "P@e5"),
        ("drop P e5", "P@e5"),
        ("Drop Pawn on e5", "P@e5"),
        ("drop P@e5", "P@e5"),
        ("4. Q@d5", "Q@d5"),
        // No Pawn of the board can go there.
        ("Pawn e5", "P@e5"),
        ("Q d5", "Q@d5"),
        ("Qd5", "Q@d5"),
        // A Pawn of the board goes first.
        ("Pawn d4", "d2d4"),
        ("d4", "d2d4"),
        // Only drops lead there, so the player is asked.
        ("e5", "P@e5 or Q@e5"),
    ] {
        assert_eq!(read(&crazyhouse, typed), meant, "{typed}");
    }
}

#[test]
fn every_legal_drop_is_read_back_from_each_form() {
    for id in ["crazyhouse", "shogi", "kyoto-shogi", "tori-shogi"] {
        let start = Position::start(variant(id));
        let placement = start.fen().split('[').next().map(str::to_owned).unwrap_or_default();
        let held: String = start
            .variant()
            .held_kinds()
            .map(|role| start.variant().piece(role).label.to_string())
            .collect();
        let fen = format!("{placement}[{held}] w - - 0 1");
        let position = Position::from_fen(start.variant(), &fen).expect(&fen);
        let drops: Vec<_> = position.legal_moves().into_iter().filter(|mv| mv.is_drop()).collect();
        assert!(!drops.is_empty(), "{id}");
        for mv in drops {
            let coordinates = notation::coordinates(position.variant(), &mv);
            assert_eq!(notation::from_coordinates(&position, &coordinates), Some(mv));
            for text in [
                coordinates.clone(),
                notation::canonical(&position, &mv),
                notation::short(&position, &mv),
            ] {
                assert_eq!(notation::read(&position, &text), Reading::Move(mv), "{id} {text}");
            }
            let suggested = notation::suggest(&position, &coordinates, 5);
            assert_eq!(suggested.first().map(|it| it.mv), Some(mv), "{id} {coordinates}");
        }
    }
}

#[test]
fn a_promotion_is_named_with_or_without_its_plus() {
    let crazyhouse = position(variant("crazyhouse"), "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1");
    for typed in ["a8=Q", "a8=+Q", "a7a8Q", "a7-a8=+Q", "P a7-a8; Q-a8", "a8=Queen"] {
        assert_eq!(read(&crazyhouse, typed), "a7a8=+Q", "{typed}");
    }
}

/// A variant, a position, a text, the problem, and the whole answer.
#[rustfmt::skip]
const REFUSED: &[(&str, &str, &str, &str)] = &[
    ("crazyhouse", CRAZY, "N@e5", "You have no Knight in hand to drop. You have in hand: Pawn and Queen."),
    ("crazyhouse", CRAZY, "P@e7", "The Pawn stands on e7. You can only drop on an empty square. Try, for example, “P@e2”."),
    ("crazyhouse", CRAZY, "K@e5", "No King is ever in hand. You have in hand: Pawn and Queen."),
    ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "N@e5", "You have no Knight in hand to drop. Your hand is empty."),
    ("crazyhouse", "4k3/8/8/8/8/8/8/r3K3[P] w - - 0 1", "P@e5", "A drop on e5 leaves your King in check from the Rook on a1. Try, for example, “K e1-d2”."),
    ("crazyhouse", CRAZY, "P@a8", "The Rook stands on a8. You can only drop on an empty square. Try, for example, “P@e2”."),
    ("shogi", SHOGI, "P@e3", "You already have a Pawn on the e-file, so you can't drop another one there. Try, for example, “P@a1”."),
    ("shogi", SHOGI, "P@a9", "The Pawn could never move again from a9, so you can't drop it there. Try, for example, “P@a1”."),
    ("shogi", SHOGI, "N@a8", "The Knight could never move again from a8, so you can't drop it there. Try, for example, “N@a1”."),
    ("shogi", "7nk/7p1/8G/9/9/9/9/9/4K4[P] w - - 0 1", "P@i8", "Dropping the Pawn on i8 would be checkmate. That isn't allowed for this piece. Try, for example, “P@a1”."),
    ("must", "k4/5/5/5/4K[R] w - - 0 1", "e1d1", "You must drop a piece from your hand first. The King stays on e1. The King on e1 has no move now. Try, for example, “R@a1”."),
    ("quiet", "k4/5/5/5/4K[R] w - - 0 1", "R@a1", "A drop on a1 would give check. Drops may not do that here. Try, for example, “R@b1”."),
];

/// The positions and texts, with the answers.
pub fn refusals() -> Vec<(Position, &'static str, &'static str)> {
    let array = "rqkrp/ppppp/5/PPPPP/RQKRP[]";
    let must = tiny(array, "must_drop = true", "", "");
    let quiet = tiny(array, "no_checks = true", "", "");
    let row = |(id, fen, text, answer): &(&str, &str, &'static str, &'static str)| {
        let known = match *id {
            "must" => &must,
            "quiet" => &quiet,
            id => variant(id),
        };
        (position(known, fen), *text, *answer)
    };
    REFUSED.iter().map(row).collect()
}

#[test]
fn a_drop_that_is_not_possible_is_explained() {
    for (position, typed, answer) in refusals() {
        let Reading::Refused(refusal) = notation::read(&position, typed) else {
            panic!("{typed} is read")
        };
        assert_eq!(english(refusal.sentence(&position)), answer, "{typed}: {refusal:?}");
    }
}

/// Among talk a drop beyond the board is answered, as a move there is.
#[test]
fn a_drop_beyond_the_board_is_refused() {
    let position = position(variant("crazyhouse"), CRAZY);
    for typed in ["P@e9", "P*e9", "Q@k1"] {
        let refusal = Typed::parse(position.variant(), typed).refusal_of_mover(&position);
        assert!(matches!(refusal, Some(Refusal::SquareOffBoard(_))), "{typed}: {refusal:?}");
    }
    let chess = Position::start(variant("chess"));
    assert_eq!(Typed::parse(chess.variant(), "P@e9").refusal_of_mover(&chess), None);
}

/// In a game without hands nothing is dropped, and talk with an @ is talk.
#[test]
fn other_games_know_no_drops() {
    let chess = Position::start(variant("chess"));
    for typed in ["P@e5", "drop pawn e5", "Q-e5"] {
        assert!(matches!(notation::read(&chess, typed), Reading::Refused(_)), "{typed}");
        let parsed = Typed::parse(chess.variant(), typed);
        assert!(!parsed.is_certain(&chess), "{typed}");
    }
}

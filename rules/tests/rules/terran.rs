//! The special features of Terran Chess: castling, four ways to lose, scores.

use crate::common::{after, english, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Color, Line, MoveKind, Outcome, Position, Square, Termination};

fn terran(fen: &str) -> Position {
    Position::from_stored_fen(variant("terran"), fen)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn played(fen: &str, moves: &str) -> Line {
    let mut line = Line::new(terran(fen));
    for text in moves.split_whitespace() {
        let mv = notation::from_coordinates(line.position(), text);
        let mv = mv.unwrap_or_else(|| panic!("{text} in {:?}", line.position()));
        line.play(&mv).expect("it is legal");
    }
    line
}

const ROOKS: &str = "10/2k7/10/10/10/10/10/10/10/R4K3R w a1,f1,j1 - 0 1";

#[test]
fn castling_is_written_and_read_in_every_form() {
    let position = terran(ROOKS);
    for (coordinates, canonical, short, king, rook) in [
        ("f1h1", "K f1-h1; R j1-g1", "O-O", "h1", "g1"),
        ("f1d1", "K f1-d1; R a1-e1", "O-O-O", "d1", "e1"),
    ] {
        let mv = notation::from_coordinates(&position, coordinates).expect(coordinates);
        assert!(matches!(mv.kind(), MoveKind::Castling { .. }));
        assert_eq!(notation::coordinates(position.variant(), &mv), coordinates);
        assert_eq!(notation::canonical(&position, &mv), canonical);
        assert_eq!(notation::short(&position, &mv), short);
        assert!(english(notation::told(&position, &mv)).starts_with("King castles from f1 to "));
        let zeros = short.replace('O', "0");
        let lower = short.to_lowercase();
        let bare = canonical.split(';').next().expect("it has two parts");
        for text in [coordinates, canonical, short, &zeros, &lower, bare] {
            assert_eq!(notation::read(&position, text), Reading::Move(mv), "{text}");
        }
        let next = position.play(&mv);
        for (square, name) in [(king, "King"), (rook, "Rook")] {
            let piece = next.piece_at(Square::parse(square).expect(square)).expect(square);
            assert_eq!(next.variant().piece(piece.role).name, name);
        }
        assert_eq!(next.pieces().count(), position.pieces().count());
        assert!(!next.is_unmoved(mv.to()) && next.legal_moves().len() > 1);
    }
    let refused = notation::read(&position, "K f1-h1; R a1-e1");
    assert!(matches!(refused, Reading::Refused(_)), "the wrong Rook");
}

#[test]
fn refused_castling_says_why() {
    for (fen, text, answer) in [
        (
            "10/2k7/10/10/10/10/10/10/10/RM3K3R w a1,f1,j1 - 0 1",
            "O-O-O",
            "The King can't castle O-O-O: the Marauder on b1 is in the way.",
        ),
        (
            "4r5/2k7/10/10/10/10/10/10/10/R4K3R w a1,f1,j1 - 0 1",
            "f1-d1",
            "The King would pass e1, which the Rook on e10 attacks.",
        ),
        (
            "5r4/2k7/10/10/10/10/10/10/10/R4K3R w a1,f1,j1 - 0 1",
            "K f1-h1",
            "The King may not castle out of check from the Rook on f10.",
        ),
        (
            "10/2k7/10/10/10/10/10/10/10/R4K3R w f1,j1 - 0 1",
            "0-0-0",
            "O-O-O needs a Rook to the left of the King that has never moved.",
        ),
        (
            "10/2k7/10/10/10/10/10/10/10/R4K3R w a1,j1 - 0 1",
            "O-O",
            "The King has moved before or is not in his place, and may not castle any more.",
        ),
        (
            "6k3/10/10/10/10/10/10/10/10/R3K4R w a1,e1,j1 - 0 1",
            "O-O",
            "After O-O the Kings would face each other on an open file.",
        ),
    ] {
        let position = terran(fen);
        match notation::read(&position, text) {
            Reading::Refused(refusal) => {
                let sentence = english(refusal.sentence(&position));
                assert!(sentence.starts_with(answer), "{text}: {sentence}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_side_without_unrestricted_pieces_has_lost_when_the_capture_is_made() {
    let fen = "5k4/3g1g4/2d1d5/2r7/10/10/2R7/10/10/4K5 w - - 0 1";
    let line = played(fen, "c4c7");
    assert!(line.position().is_restricted(Color::Black) && !line.position().is_check());
    let lost = Outcome { winner: Some(Color::White), termination: Termination::Restricted };
    assert_eq!(line.outcome(), Some(lost));
    assert_eq!(Line::new(line.position().clone()).outcome(), None, "nothing was captured");
    // With a Pawn left the game goes on.
    let with_pawn = played("5k4/3g1g4/2d1d5/2r6p/10/10/2R7/10/10/4K5 w - - 0 1", "c4c7");
    assert_eq!(with_pawn.outcome(), None);
}

#[test]
fn a_capture_that_mates_is_a_checkmate_first() {
    let line = played("r1k7/9R/10/10/10/10/10/10/3K6/R9 w - - 0 1", "a1a10");
    let mate = Outcome { winner: Some(Color::White), termination: Termination::Checkmate };
    assert!(line.position().is_restricted(Color::Black));
    assert_eq!(line.outcome(), Some(mate));
}

#[test]
fn who_repeats_a_position_a_second_time_loses() {
    let again = "e1e2 f10f9 e2e1 f9f10 ";
    let fen = "5k4/10/10/10/10/9p/10/10/9P/4K5 w - - 0 1";
    let mut line = played(fen, &again.repeat(2)[..again.len() * 2 - 7]);
    assert_eq!(line.outcome(), None);
    let mv = notation::from_coordinates(line.position(), "f9f10").expect("f9f10");
    line.play(&mv).expect("it is legal");
    assert_eq!(line.repetitions(), 3);
    let lost = Outcome { winner: Some(Color::White), termination: Termination::Repetition };
    assert_eq!(line.outcome(), Some(lost), "Red has made the position occur again");
    assert_eq!(line.draw_claim(), None);
}

#[test]
fn pawns_beyond_the_river_can_repeat_positions_too() {
    let again = "b6a6 f10f9 a6b6 f9f10 ";
    let line = played("5k4/10/10/10/1P8/10/10/10/10/4K5 w - - 0 1", &again.repeat(2));
    assert_eq!(line.repetitions(), 3);
    assert!(line.outcome().is_some());
}

#[test]
fn a_right_that_cannot_be_used_any_more_is_no_right() {
    let start = "5k4/10/10/10/10/10/10/10/10/R3K5 w a1,e1 - 0 1";
    let fresh = terran(start);
    let lost = after(fresh.clone(), "e1e2 f10f9 e2e1 f9f10");
    let rook_moved = after(lost.clone(), "a1a2 f10f9 a2a1 f9f10");
    assert_ne!(fresh, lost);
    assert_eq!(lost, rook_moved);
}

#[test]
fn the_scores_are_data() {
    let scores = variant("terran").scores.expect("the page has them");
    let pair = |termination| {
        let score = scores.of(termination);
        (score.winner, score.loser)
    };
    assert_eq!(pair(Termination::Checkmate), (5, 1));
    assert_eq!(pair(Termination::Stalemate), (4, 2));
    assert_eq!(pair(Termination::Restricted), (4, 2));
    assert_eq!(pair(Termination::Repetition), (5, 0));
    assert_eq!((scores.resignation, scores.time), (scores.checkmate, scores.checkmate));
    assert_eq!(scores.draw, 1);
    assert_eq!(variant("terachess-2").scores, None);
}

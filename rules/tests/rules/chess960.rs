//! The special features of Chess960: an array drawn at random within its limits, and castling from
//! anywhere.

use std::collections::HashSet;

use crate::common::{coordinates, english, variant};
use menagerie_rules::notation::{self, Reading};
use menagerie_rules::{Move, MoveKind, Position, Symmetry};

fn position(fen: &str) -> Position {
    Position::from_fen(variant("chess960"), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn array(number: u64) -> String {
    let chess960 = variant("chess960");
    let fen = chess960.shuffled_array(Symmetry::Mirror, number, 0).expect("it is drawn");
    fen.split(['/', ' ']).nth(7).expect("eight ranks").to_owned()
}

#[test]
fn there_are_960_arrays_each_with_its_number() {
    let shuffle = variant("chess960").shuffle.as_ref().expect("the array is drawn");
    assert_eq!(shuffle.orders(), 960);
    // From Scharnagl's tables.
    for (number, order) in [
        (0, "BBQNNRKR"),
        (518, "RNBQKBNR"),
        (534, "RNBKQBNR"),
        (959, "RKRNNQBB"),
        (960, "BBQNNRKR"),
    ] {
        assert_eq!(array(number), order, "{number}");
    }
    let mut orders = HashSet::new();
    for number in 0..960 {
        let order = array(number);
        let files = |letter| order.match_indices(letter).map(|(file, _)| file).collect::<Vec<_>>();
        let (bishops, rooks, king) = (files("B"), files("R"), files("K")[0]);
        assert!((bishops[0] + bishops[1]) % 2 == 1, "{order}: Bishops of one color");
        assert!(rooks[0] < king && king < rooks[1], "{order}: the King is not between the Rooks");
        orders.insert(order);
    }
    assert_eq!(orders.len(), 960);
}

#[test]
fn king_and_rooks_have_their_rights_wherever_they_are_drawn() {
    for number in 0..960 {
        let fen =
            variant("chess960").shuffled_array(Symmetry::Mirror, number, 0).expect("it is drawn");
        let position = position(&fen);
        assert_eq!(position.fen(), fen, "in the order in which it is stored");
        let unmoved = position.pieces().filter(|(square, _)| position.is_unmoved(*square));
        let mut labels: Vec<String> =
            unmoved.map(|(_, piece)| position.variant().letter(piece)).collect();
        labels.sort_unstable();
        assert_eq!(labels, ["K", "R", "R", "k", "r", "r"], "{fen}");
        assert!(position.exchange_fen().contains(" w KQkq - "), "{fen}");
    }
}

/// The first rank before and after castling, with the coordinates and the short form.
#[test]
fn castling_is_written_and_read_in_every_form() {
    for (before, rights, written, short, after) in [
        ("R3K2R", "KQ", "e1g1", "O-O", "R4RK1"),
        ("R3K2R", "KQ", "e1c1", "O-O-O", "2KR3R"),
        // He could step there, too, so it is written by the Rook's square.
        ("5K1R", "K", "f1h1", "O-O", "5RK1"),
        ("RK6", "Q", "b1a1", "O-O-O", "2KR4"),
        // The King stays, and the Rook goes round him.
        ("6KR", "K", "g1h1", "O-O", "5RK1"),
        ("R1K5", "Q", "c1a1", "O-O-O", "2KR4"),
        // King and Rook change places, or both cross the board.
        ("5KR1", "K", "f1g1", "O-O", "5RK1"),
        ("3RK3", "Q", "e1c1", "O-O-O", "2KR4"),
        ("1RK5", "Q", "c1b1", "O-O-O", "2KR4"),
        ("KR6", "K", "a1g1", "O-O", "5RK1"),
        ("6RK", "Q", "h1c1", "O-O-O", "2KR4"),
    ] {
        let fen = format!("4k3/8/8/8/8/8/8/{before} w {rights} - 0 1");
        let position = position(&fen);
        let mv = notation::from_coordinates(&position, written)
            .unwrap_or_else(|| panic!("{written} in {fen}"));
        let MoveKind::Castling { rook_from, .. } = mv.kind() else { panic!("{written} in {fen}") };
        assert_eq!(notation::coordinates(position.variant(), &mv), written);
        assert_eq!(notation::short(&position, &mv), short, "{fen}");
        let by_rook = format!("{}{rook_from}", mv.from());
        let canonical = notation::canonical(&position, &mv);
        for text in [written, short, &short.replace('O', "0"), &by_rook, &canonical] {
            assert_eq!(notation::read(&position, text), Reading::Move(mv), "{text} in {fen}");
        }
        let suggested = notation::suggest(&position, &by_rook, 5);
        assert!(suggested.iter().any(|suggestion| suggestion.mv == mv), "{by_rook} in {fen}");
        assert!(english(notation::told(&position, &mv)).starts_with("King castles from "));
        let found = position.play(&mv).fen();
        assert!(found.contains(&format!("/{after} b ")), "{found}");
    }
}

/// A King's step to the square to which he may also castle.
#[test]
fn a_step_is_no_castling() {
    let position = position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    for text in ["f1g1", "Kg1", "K f1-g1", "King to g1"] {
        let Reading::Move(step) = notation::read(&position, text) else { panic!("{text}") };
        assert_eq!(
            (step.kind(), step.to().to_string().as_str()),
            (MoveKind::Normal, "g1"),
            "{text}"
        );
    }
    // The Rook's square alone is no destination.
    assert!(matches!(notation::read(&position, "h1"), Reading::Refused(_)));
    let labels: HashSet<String> = notation::suggest(&position, "g1", 25)
        .into_iter()
        .map(|suggestion| suggestion.label)
        .collect();
    assert!(labels.contains("King f1→g1") && labels.contains("King f1→g1 castling"), "{labels:?}");
}

#[test]
fn every_move_of_a_position_is_written_differently_and_read_again() {
    for number in (0..960).step_by(7) {
        let fen =
            variant("chess960").shuffled_array(Symmetry::Mirror, number, 0).expect("it is drawn");
        // Only Kings and Rooks are left, so that they castle in every array.
        let bare = fen.replace("pppppppp", "8").replace("PPPPPPPP", "8");
        let (placement, rest) = bare.split_once(' ').expect("several parts");
        let bare = format!("{} {rest}", placement.replace(['N', 'B', 'Q', 'n', 'b', 'q'], "1"));
        let position = position(&join_runs(&bare));
        let moves = position.legal_moves();
        let written: HashSet<String> = coordinates(&position, &moves).into_iter().collect();
        assert_eq!(written.len(), moves.len(), "{bare}");
        for mv in &moves {
            let text = notation::coordinates(position.variant(), mv);
            assert_eq!(notation::from_coordinates(&position, &text), Some(*mv), "{text} in {bare}");
            for text in [text, notation::short(&position, mv), notation::canonical(&position, mv)] {
                assert_eq!(
                    notation::read(&position, &text),
                    Reading::Move(*mv),
                    "{text} in {bare}"
                );
            }
        }
        let castlings = |position: &Position| {
            let is_castling = |mv: &&Move| matches!(mv.kind(), MoveKind::Castling { .. });
            position.legal_moves().iter().filter(is_castling).count()
        };
        assert!(castlings(&position) <= 2 && castlings(&position.turned()) <= 2, "{bare}");
    }
}

/// Joins neighboring numbers of empty squares.
fn join_runs(fen: &str) -> String {
    let (placement, rest) = fen.split_once(' ').expect("several parts");
    let mut text = String::new();
    let mut empty = 0;
    for letter in placement.chars().chain([' ']) {
        match letter.to_digit(10) {
            Some(run) => empty += run,
            None => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                }
                empty = 0;
                text.push(letter);
            }
        }
    }
    format!("{text}{rest}")
}

/// The letters that other programs write, and those that we write for them.
#[test]
fn rights_are_read_and_written_by_letters_and_by_files() {
    for (rank, read, squares, written) in [
        ("R3K2R", "KQ", "a1,e1,h1", "KQ"),
        ("R3K2R", "HA", "a1,e1,h1", "KQ"),
        ("1R1K2R1", "GB", "b1,d1,g1", "KQ"),
        ("1R1K2R1", "G", "d1,g1", "K"),
        // A Rook farther out than the one with the right has moved.
        ("1R1K2RR", "GB", "b1,d1,g1", "QG"),
        ("1R1K2RR", "KB", "b1,d1,h1", "KQ"),
        ("R2K2R1", "Q", "a1,d1", "Q"),
    ] {
        let position = position(&format!("4k3/8/8/8/8/8/8/{rank} w {read} - 0 1"));
        assert!(
            position.fen().ends_with(&format!(" w {squares} - 0 1")),
            "{read}: {}",
            position.fen()
        );
        let exchanged = position.exchange_fen();
        assert!(exchanged.ends_with(&format!(" w {written} - 0 1")), "{read}: {exchanged}");
        assert_eq!(self::position(&exchanged), position);
    }
    for rights in ["B", "KH", "Ab", "I", "KK"] {
        let fen = format!("4k3/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
        assert!(Position::from_fen(variant("chess960"), &fen).is_err(), "{rights}");
    }
    // In variants with fixed places a letter is no file.
    assert!(Position::from_fen(variant("chess"), "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1").is_err());
}

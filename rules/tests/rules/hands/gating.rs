//! Gates: a piece in hand enters on the square that another one leaves by its first move.

use std::sync::Arc;

use super::{after, position};
use crate::common::{english, variant};
use menagerie_rules::notation::{self, Reading, told};
use menagerie_rules::{Move, Position, Variant, bundled_files};

/// Open for castling to both sides, with the Hawk and the Elephant in hand.
const CASTLES: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[HEhe] w KQkq - 0 1";

fn seirawan(fen: &str) -> Position {
    position(variant("seirawan"), fen)
}

fn coordinates(position: &Position, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|mv| notation::coordinates(position.variant(), mv)).collect()
}

/// The legal moves that begin like this, in coordinates.
fn like(position: &Position, begins: &str) -> String {
    let mut all = coordinates(position, &position.legal_moves());
    all.retain(|text| text.starts_with(begins));
    all.join(" ")
}

#[test]
fn a_piece_enters_behind_one_that_moves_for_the_first_time() {
    let start = Position::start(variant("seirawan"));
    assert_eq!(start.legal_moves().len(), 20 + 2 * 4);
    assert_eq!(like(&start, "g1f3"), "g1f3 g1f3/H g1f3/E");
    let next = after(&start, "g1f3/H g8f6");
    assert_eq!(
        next.fen().split(' ').next(),
        Some("rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBHR[Ehe]")
    );
    // The Knight has moved, and the Hawk is no piece of the array.
    assert_eq!(like(&next, "f3g5"), "f3g5");
    assert_eq!(like(&after(&next, "h2h3 h7h6"), "g1h2"), "g1h2");
    assert_eq!(like(&next, "b1c3"), "b1c3 b1c3/E");
    // A piece that has come back is no gate.
    let back = after(&start, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(like(&back, "g1f3"), "g1f3");
    assert_ne!(back, start);
}

#[test]
fn after_castling_a_piece_enters_on_either_square() {
    let here = seirawan(CASTLES);
    assert_eq!(like(&here, "e1g1"), "e1g1 e1g1/He1 e1g1/Ee1 e1g1/Hh1 e1g1/Eh1");
    for (typed, rank) in [
        ("O-O", "R4RK1"),
        ("O-O/H", ""),
        ("O-O/He1", "R3HRK1"),
        ("O-O/Hh1", "R4RKH"),
        ("0-0-0 / elephant a1", "E1KR3R"),
        ("e1c1/Ee1", "2KRE2R"),
        ("e1g1h", ""),
        ("K e1-g1; R h1-f1; H-h1", "R4RKH"),
    ] {
        match notation::read(&here, typed) {
            Reading::Move(mv) => {
                let fen = here.play(&mv).fen();
                assert!(fen.contains(&format!("/{rank}[")), "{typed}: {fen}");
            }
            Reading::Choices(moves) => assert_eq!((moves.len(), rank), (2, ""), "{typed}"),
            Reading::Refused(refusal) => panic!("{typed}: {refusal:?}"),
        }
    }
}

/// A move, its text in records, the text with both squares, the short text, and its words.
#[test]
fn a_piece_that_enters_stands_behind_the_move() {
    let start = Position::start(variant("seirawan"));
    for (typed, record, full, short, said) in [
        ("g1f3", "g1f3", "N g1-f3", "Nf3", "Knight from g1 to f3"),
        ("Nf3/H", "g1f3/H", "N g1-f3; H-g1", "Nf3/H", "and the Hawk enters on g1"),
        ("Nf3/h", "g1f3/H", "N g1-f3; H-g1", "Nf3/H", "and the Hawk enters on g1"),
        ("Nf3 / Hawk", "g1f3/H", "N g1-f3; H-g1", "Nf3/H", "and the Hawk enters on g1"),
        ("Nf3/Archbishop g1", "g1f3/H", "N g1-f3; H-g1", "Nf3/H", "and the Hawk enters on g1"),
        ("g1f3h", "g1f3/H", "N g1-f3; H-g1", "Nf3/H", "and the Hawk enters on g1"),
        ("Nf3/E!", "g1f3/E", "N g1-f3; E-g1", "Nf3/E", "and the Elephant enters on g1"),
        ("Knight g1 to f3/e", "g1f3/E", "N g1-f3; E-g1", "Nf3/E", "and the Elephant enters on g1"),
        ("e4", "e2e4", "P e2-e4", "e4", "Pawn from e2 to e4"),
    ] {
        let Reading::Move(mv) = notation::read(&start, typed) else { panic!("{typed}") };
        assert_eq!(notation::coordinates(start.variant(), &mv), record, "{typed}");
        assert_eq!(notation::canonical(&start, &mv), full, "{typed}");
        assert_eq!(notation::short(&start, &mv), short, "{typed}");
        assert!(english(told(&start, &mv)).contains(said), "{typed}");
    }
}

/// Each way in which we write a move is read as that move.
#[test]
fn every_move_of_random_games_reads_back() {
    let mut here = Position::start(variant("seirawan"));
    let mut dice = 11_u64;
    for _ in 0..60 {
        let legal = here.legal_moves();
        let Some(first) = legal.first() else { break };
        for mv in &legal {
            let record = notation::coordinates(here.variant(), mv);
            assert_eq!(notation::from_coordinates(&here, &record), Some(*mv), "{record}");
            for text in [record, notation::canonical(&here, mv), notation::short(&here, mv)] {
                assert_eq!(notation::read(&here, &text), Reading::Move(*mv), "{text}: {here:?}");
            }
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        let entering: Vec<&Move> = legal.iter().filter(|mv| mv.gating().is_some()).collect();
        let chosen = entering.first().filter(|_| dice >> 60 == 0);
        here = here.play(chosen.copied().unwrap_or(&legal[(dice >> 33) as usize % legal.len()]));
        assert!(here.pieces().count() <= 36, "{first:?}");
    }
}

const REFUSED: [(&str, &str, &str); 5] = [
    ("r3k2r/8/8/8/8/5N2/8/R3K2R[H] w KQkq - 0 9", "Ng5/H", "isn't making its first move"),
    ("r3k2r/8/8/8/8/5N2/8/R3K2R[H] w KQkq - 0 9", "Rb1/E", "Elephant"),
    (CASTLES, "H@e4", "aren't dropped"),
    (CASTLES, "Rb1/Q", "Queen"),
    (CASTLES, "e4/H", "No piece enters behind the Pawn"),
];

/// Texts of moves that are refused. In one game the Hawk only enters on files of its own.
pub fn refusals() -> impl Iterator<Item = (Position, &'static str, &'static str)> {
    let zone = "[zones.wings]\nname = \"wings\"\nsquares = [\"a1\", \"h1\"]\n\n[zones.second";
    let text = file().replacen("[zones.second", zone, 1);
    let text = text.replacen("value = 8.0", "value = 8.0\ndrops_in = \"wings\"", 1);
    let wings = Arc::new(Variant::from_toml("wings.toml", &text).expect("it is a game"));
    let elsewhere = (Position::start(&wings), "Nf3/H", "can't enter on g1");
    REFUSED.iter().map(|(fen, typed, words)| (seirawan(fen), *typed, *words)).chain([elsewhere])
}

fn file() -> &'static str {
    let is_it = |(name, _): &(&str, &str)| name.ends_with("seirawan.toml");
    bundled_files().into_iter().find(is_it).expect("it is bundled").1
}

#[test]
fn a_piece_that_cannot_enter_is_explained() {
    for (position, typed, words) in refusals() {
        let Reading::Refused(refusal) = notation::read(&position, typed) else {
            panic!("{typed} is legal")
        };
        let said = english(refusal.sentence(&position));
        assert!(said.contains(words), "{typed}: {said}");
    }
}

#[test]
fn a_move_is_legal_without_the_piece_that_enters() {
    // The Knight is pinned along the first rank.
    let pinned = seirawan("4k3/8/8/8/8/8/8/4K1Nr[H] w g1 - 0 9");
    assert_eq!(like(&pinned, "g1"), "");
}

#[test]
fn letters_of_other_programs_name_the_gates() {
    let start = Position::start(variant("seirawan"));
    assert_eq!(start.exchange_fen().split(' ').nth(2), Some("KQBCDFGkqbcdfg"));
    for (moves, letters) in [
        ("g1f3/H", "KQBCDFkqbcdfg"),
        // The Rook is gone from h1: the other one still castles.
        ("g1f3 a7a6 h1g1", "QBCDFkqbcdfg"),
        // With an empty hand only castling is left.
        ("g1f3/H a7a6 b1c3/E", "KQkqbcdfg"),
        // The King has moved, and everything else is still a gate.
        ("e2e3 a7a6 e1e2", "ABCDFGHkqbcdfg"),
    ] {
        let here = after(&start, moves);
        let text = here.exchange_fen();
        assert_eq!(text.split(' ').nth(2), Some(letters), "{moves}");
        assert_eq!(seirawan(&text), here, "{text}");
        assert_eq!(seirawan(&here.fen()), here, "{text}");
    }
    for wrong in ["KQBCDFGZ", "KQX", "d"] {
        let fen = format!("4k3/8/8/8/8/8/8/R3K2R[H] w {wrong} - 0 1");
        assert!(Position::from_fen(variant("seirawan"), &fen).is_err(), "{wrong}");
    }
}

/// Gates are part of a position while a piece can enter, and not afterwards.
#[test]
fn gates_count_for_repetition_while_there_is_a_hand() {
    let rights = |hand: &str, rights: &str| {
        seirawan(&format!("1n2k3/8/8/8/8/8/8/1N2K3[{hand}] w {rights} - 0 1"))
    };
    assert_ne!(rights("H", "b1"), rights("H", "-"));
    assert_ne!(rights("H", "b1").hash(), rights("H", "-").hash());
    assert_eq!(rights("", "b1"), rights("", "-"));
    assert_eq!(rights("", "b1").hash(), rights("", "-").hash());
    // The hand is the other side's.
    assert_eq!(rights("h", "b1"), rights("h", "-"));
}

#[test]
fn a_mistake_in_the_gates_has_its_reason() {
    let text = file();
    for (from, to, why) in [
        ("no_drops = true", "no_drops = true\nmust_drop = true", "no_drops does not go with"),
        ("no_drops = true", "no_drops = true\ncaptures = true", "no_drops does not go with"),
        ("gate = true", "gate = 1", "true or false"),
        ("[hands]\nno_drops = true", "", "this goes with [hands]"),
    ] {
        let changed = text.replacen(from, to, 1);
        let errors = Variant::check_toml("x.toml", &changed).expect_err(to);
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|error| error.contains(why)), "{to}: {all:?}");
    }
    let none = text.replace("gate = true\n", "");
    let errors = Variant::check_toml("x.toml", &none).expect_err("no gates");
    assert!(errors.iter().any(|it| it.problem.contains("gate = true")), "{errors:?}");
}

//! The gain of an exchange on a square, and moves played into another position.

use crate::common::{random_game, variant};
use menagerie_rules::{Piece, Position, bundled, notation};

/// The values of chess in the order of the file.
fn worth(position: &Position) -> Vec<i32> {
    let value = |name: &str| match name {
        "Pawn" => 1,
        "Knight" | "Bishop" => 3,
        "Rook" => 5,
        "Queen" => 9,
        _ => 1_000,
    };
    position.variant().pieces.iter().map(|piece| value(&piece.name)).collect()
}

#[test]
fn both_sides_take_as_long_as_it_pays() {
    for (id, fen, mv, gain) in [
        // Nobody takes back, one does, one guards twice, and one piece stands behind another.
        ("chess", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", 1),
        ("chess", "4k3/8/2p5/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", -2),
        ("chess", "4k3/8/2p5/3p4/4P3/4N3/8/4K3 w - - 0 1", "e4d5", 1),
        ("chess", "3rk3/8/8/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5", 1),
        ("chess", "3rk3/3r4/8/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5", -4),
        // The King takes unguarded pieces, and no others.
        ("chess", "8/8/4k3/3p4/8/3R4/8/4K3 w - - 0 1", "d3d5", -4),
        ("chess", "8/8/4k3/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5", 1),
        // A quiet move loses what it puts there.
        ("chess", "4k3/8/2p5/8/8/4N3/8/4K3 w - - 0 1", "e3d5", -3),
        // The Cannon takes over the Soldier, and the Chariot behind takes back.
        ("xiangqi", "r3k4/9/9/p8/9/9/P8/9/9/C4K3 w - - 0 1", "a1a7", 0),
    ] {
        let position =
            Position::from_fen(variant(id), fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        let mv = notation::from_coordinates(&position, mv).unwrap_or_else(|| panic!("{fen} {mv}"));
        let worth = match id {
            "chess" => worth(&position),
            _ => vec![1; position.variant().pieces.len()],
        };
        assert_eq!(position.exchange(&mv, |piece| worth[piece.role.index()]), gain, "{fen}");
    }
}

#[test]
fn whether_an_exchange_loses_is_known_without_its_end() {
    let (mut lost, mut not) = (0, 0);
    for (number, known) in bundled().iter().enumerate() {
        let worth = |piece: Piece| 100 + 173 * (piece.role.index() as i32 * 7 % 11);
        for seed in 0..3 {
            let line = random_game(known, 100 * number as u64 + seed, 40);
            let position = line.position();
            for mv in position.legal_moves() {
                let loses = position.exchange(&mv, worth) < 0;
                let told = position.loses_exchange(&mv, worth);
                assert_eq!(told, loses, "{} {} {mv:?}", known.id, position.fen());
                *if loses { &mut lost } else { &mut not } += 1;
            }
        }
    }
    assert!(lost > 500 && not > 500, "{lost} {not}");
}

#[test]
fn a_move_played_into_another_position_leads_where_it_leads() {
    for (number, known) in bundled().iter().enumerate() {
        let line = random_game(known, 950 + number as u64, 60);
        let mut into = Position::start(known);
        for (ply, mv) in line.moves().iter().enumerate() {
            line.position_at(ply).expect("it was played").play_into(mv, &mut into);
            let after = line.position_at(ply + 1).expect("it was played");
            assert_eq!((into.fen(), &into), (after.fen(), after), "{}", known.id);
        }
    }
}

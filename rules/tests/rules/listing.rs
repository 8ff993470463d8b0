//! Lists of moves that are used again: all legal moves, and those that take or promote.

use crate::common::random_game;
use crate::reference::known;
use menagerie_rules::{Move, Position, bundled};

#[test]
fn a_list_used_again_has_the_legal_moves_and_another_those_that_take_or_promote() {
    let mut list = Vec::new();
    let mut forcing = 0;
    for (number, known) in known().into_iter().chain(bundled()).enumerate() {
        let line = random_game(known, 900 + number as u64, 150);
        for position in (0..=line.ply()).filter_map(|ply| line.position_at(ply)) {
            let legal = position.legal_moves();
            position.legal_moves_into(&mut list);
            list.sort_unstable();
            assert_eq!(list, legal, "{} {}", known.id, position.fen());
            let is_forcing = |position: &Position, mv: &Move| {
                mv.promotion().is_some() || position.captured(mv).is_some()
            };
            let expected: Vec<Move> =
                legal.into_iter().filter(|mv| is_forcing(position, mv)).collect();
            position.forcing_moves_into(&mut list);
            list.sort_unstable();
            assert_eq!(list, expected, "{} {}", known.id, position.fen());
            forcing += list.len();
        }
    }
    assert!(forcing > 10_000, "{forcing}");
}

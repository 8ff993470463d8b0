//! Positions of games that are played by chance.

use menagerie_rules::{Line, Position, bundled, bundled_by_id};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The games where many texts are tried: boards of all sizes, with and without Pawns' double steps,
/// castling, and many letters.
pub const VARIANTS: [&str; 7] =
    ["chess", "terachess-2", "xiangqi", "fantastic-13", "capablanca", "shako", "metamachy"];

/// A game of a variant after so many plies by chance.
pub fn by_chance(variant: &str, plies: usize, seed: u64) -> Position {
    let mut dice = StdRng::seed_from_u64(seed);
    let mut line = Line::new(Position::start(bundled_by_id(variant).expect("it is there")));
    while line.ply() < plies && line.outcome().is_none() {
        let moves = line.position().legal_moves();
        line.play(&moves[dice.random_range(0..moves.len())]).expect("it is legal");
    }
    line.position().clone()
}

/// Positions of each variant that comes with the program, from its start on.
pub fn of_all(plies: &[usize]) -> Vec<Position> {
    let ids: Vec<&str> = bundled().iter().map(|variant| variant.id.as_str()).collect();
    let of_one = |id: &&str| -> Vec<Position> {
        plies.iter().map(|plies| by_chance(id, *plies, 7)).collect()
    };
    ids.iter().flat_map(of_one).collect()
}

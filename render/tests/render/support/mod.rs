//! Helpers of the tests: random games, the same ones each time.

pub mod english;
pub mod golden;

use menagerie_rules::{Line, Position, bundled};

/// A line of random moves in one of the bundled variants. It ends early if the game does.
pub fn line(variant: usize, plies: usize, seed: u64) -> Line {
    let mut line = Line::new(Position::start(&bundled()[variant % bundled().len()]));
    let mut state = seed;
    while line.ply() < plies {
        let moves = line.position().legal_moves();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let Some(mv) = moves.get((state >> 33) as usize % moves.len().max(1)) else { break };
        line.play(mv).expect("it is legal");
    }
    line
}

//! Helpers of several test files.

use std::sync::atomic::AtomicBool;

use menagerie_rules::{Line, Move, Position, bundled_by_id, notation};
use menagerie_search::{Budget, Options, Report, Search};

pub fn line(id: &str, fen: &str) -> Line {
    let variant = bundled_by_id(id).unwrap_or_else(|| panic!("there is no variant {id}"));
    let fen = if fen.is_empty() { &variant.start_fen } else { fen };
    Line::new(
        Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{id} {fen}: {error}")),
    )
}

pub fn searcher() -> Search {
    Search::new(Options { table_bytes: 4 << 20, seed: 7 })
}

pub fn search(line: &Line, nodes: u64) -> Report {
    searcher().search(line, Budget::nodes(nodes), &AtomicBool::new(false))
}

pub fn words(line: &Line, mv: Option<Move>) -> String {
    mv.map_or("-".to_owned(), |mv| notation::coordinates(line.position().variant(), &mv))
}

/// The random numbers of SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit.max(1) as u64) as usize
    }
}

/// A game of random moves.
pub fn random_game(id: &str, seed: u64, plies: usize) -> Line {
    let mut random = Random(seed);
    let mut line = line(id, "");
    while line.ply() < plies && line.outcome().is_none() {
        let moves = line.position().legal_moves();
        line.play(&moves[random.below(moves.len())]).expect("it is legal");
    }
    line
}

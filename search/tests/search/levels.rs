//! Each level is stronger than the one below. A long measurement is `examples/strength.rs`.

use std::sync::atomic::AtomicBool;

use menagerie_rules::{Color, Line, Move};
use menagerie_search::{Level, Options, Search};

use crate::common::{line, random_game, searcher};

/// The half points of the stronger level in a few games.
fn half_points(id: &str, stronger: u8, weaker: u8, games: u64) -> u64 {
    let stop = AtomicBool::new(false);
    let level = |number| Level::new(number).expect("there are six");
    let mut search = searcher();
    let mut play = |number: u64| {
        let color = if number.is_multiple_of(2) { Color::White } else { Color::Black };
        let mut line: Line = random_game(id, number / 2, 4);
        while line.outcome().is_none() && line.draw_claim().is_none() && line.ply() < 200 {
            let is_stronger = line.position().turn() == color;
            let level = level(if is_stronger { stronger } else { weaker });
            let best = search.choose(&line, level, &stop).best.expect("the game goes on");
            line.play(&best).expect("it is legal");
        }
        match line.outcome().and_then(|end| end.winner) {
            Some(winner) => 2 * u64::from(winner == color),
            None => 1,
        }
    };
    (0..games).map(&mut play).sum()
}

/// However often it chooses, a level gives nothing away that is far behind the best move.
#[test]
fn a_level_never_chooses_what_is_far_behind() {
    let line = line("chess", "7k/8/8/3p4/8/8/6PP/3Q3K w - - 0 1");
    let stop = AtomicBool::new(false);
    let level = Level::new(3).expect("there are six");
    for seed in 0..100 {
        let mut search = Search::new(Options { table_bytes: 1 << 20, seed });
        let best = search.choose(&line, level, &stop).best.expect("the game goes on");
        let mut after = line.clone();
        after.play(&best).expect("it is legal");
        let is_taken = |mv: &Move| {
            let taken = after.position().captured(mv).map(|(_, piece)| piece.role);
            taken.is_some_and(|role| after.position().variant().piece(role).name == "Queen")
        };
        assert!(!after.position().legal_moves().iter().any(is_taken), "seed {seed}: {best:?}");
    }
}

#[test]
fn each_of_the_quick_levels_beats_the_one_below() {
    for id in ["chess", "shako"] {
        for stronger in 2..=3 {
            let points = half_points(id, stronger, stronger - 1, 8);
            assert!(points >= 11, "{id}, {stronger}: {points} of 16");
        }
    }
}

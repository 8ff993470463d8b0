//! Learning tasks: that they exist, what they are like, and how answers are read.

mod answers;
mod files;
mod tasks;

use menagerie_rules::learning::Task;
use menagerie_rules::{Square, SquareSet};
use std::collections::BTreeSet;

/// Whether fewer moves than this capture all stars. It knows nothing of the crate's own search.
fn is_solved_in_less_than(task: &Task, moves: usize) -> bool {
    let key = |at: Square, stars: SquareSet| (at, stars.iter().collect::<Vec<Square>>());
    let mut seen = BTreeSet::from([(key(task.at(), task.stars()), true)]);
    let mut layer = vec![(task.position(), task.at(), task.stars(), true)];
    for _ in 1..moves {
        let mut next = Vec::new();
        for (position, at, stars, _) in layer {
            for mv in position.legal_moves_from(at) {
                let mut left = stars;
                left.remove(mv.to());
                if left.is_empty() {
                    return true;
                }
                if seen.insert((key(mv.to(), left), false)) {
                    next.push((position.play(&mv).turned(), mv.to(), left, false));
                }
            }
        }
        layer = next;
    }
    false
}

/// Plays the solution and asserts that its last move captures the last star.
fn assert_solved_as_stated(task: &Task, what: &str) {
    let (mut position, mut stars) = (task.position(), task.stars());
    assert_eq!(task.solution().len(), task.fewest(), "{what}");
    for (place, mv) in task.solution().iter().enumerate() {
        assert!(!stars.is_empty(), "{what}: the stars are gone before move {place}");
        assert!(position.is_legal(mv), "{what}: {mv:?} is not legal");
        stars.remove(mv.to());
        position = position.play(mv).turned();
    }
    assert!(stars.is_empty(), "{what}: {stars:?} are left");
}

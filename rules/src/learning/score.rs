//! How good a placement is as a task of a number.

use super::greedy::Greedy;
use super::placement::Placement;
use super::practice::Practice;
use super::proposal::Wish;
use super::shortest::Shortest;

/// The aim for a task of a given number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub wish: Wish,
    /// The fewest and the most moves of its shortest solution.
    pub moves: (usize, usize),
    /// The cost of a move without a capture, if the piece moves as it captures.
    pub pause: i32,
    /// Whether capturing the nearest star each time should not do.
    pub outwits: bool,
}

impl Aim {
    /// The aim of the first, the second and the third task.
    pub const ALL: [Aim; 3] = [
        Aim {
            wish: Wish { stars: 2, pauses: 0, blockers: 2, obstructs: false, reach: 4 },
            moves: (2, 3),
            pause: 100,
            outwits: false,
        },
        Aim {
            wish: Wish { stars: 3, pauses: 1, blockers: 2, obstructs: false, reach: 15 },
            moves: (3, 4),
            pause: 35,
            outwits: false,
        },
        Aim {
            wish: Wish { stars: 4, pauses: 1, blockers: 4, obstructs: true, reach: 15 },
            moves: (5, 7),
            pause: 0,
            outwits: true,
        },
    ];

    /// How good a placement is. Stars count most, then a solution of the right length, then the
    /// kinds of step that it needs. Pieces in the way are good only where they are meant to be.
    pub fn score(&self, practice: &Practice, placement: &Placement, found: &Shortest) -> i32 {
        let moves = found.moves.len();
        let (least, most) = self.moves;
        let off = moves.saturating_sub(most) + least.saturating_sub(moves);
        let in_range = if off == 0 { 400 } else { -40 * off as i32 };
        let pauses = moves.saturating_sub(placement.stars.len()) as i32;
        let pause = if practice.is_divergent { 0 } else { self.pause };
        let blockers = placement.blockers.len().min(3) as i32;
        1000 * placement.stars.len() as i32 + in_range + 60 * found.needed.min(6) as i32
            - pause * pauses
            + if self.outwits { 40 * blockers } else { -30 * blockers }
    }

    /// The bonus of a placement where the nearest star each time is not the solution: less where it
    /// depends on which of several nearest ones is captured.
    pub fn outwitted(&self, greedy: Greedy, found: &Shortest) -> i32 {
        let is_solution = |moves: Option<usize>| moves == Some(found.moves.len());
        match (is_solution(greedy.fewest), is_solution(greedy.most)) {
            (false, _) => 200,
            (true, false) => 100,
            (true, true) => 0,
        }
    }
}

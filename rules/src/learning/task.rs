//! A task: stars to capture with one piece, in as few moves as possible.

use std::sync::Arc;

use thiserror::Error;

use crate::mate::{Effort, TooLarge};
use crate::squares::zone::Rectangle;
use crate::{Move, Position, Role, Square, SquareSet, Variant};

use super::greedy::greedy;
use super::placement::Placement;
use super::practice::Practice;
use super::proposal::{changed, propose};
use super::random::Random;
use super::score::Aim;
use super::shortest::{Shortest, shortest};

/// The number of tasks for each kind of piece.
pub const TASKS: u8 = 3;
/// How often placements are looked for, if there is none the first time.
const TRIES: u64 = 4;

/// The most placements that are tried for a task, and the first of them, which are made anew. Most
/// of the others are changes of the best one so far.
const PLACEMENTS: usize = 120;
const FIRST: usize = 20;
/// The most positions that are looked at for a task. The best placement so far is taken then.
const POSITIONS: u64 = 60_000;

/// A kind of piece for which there is no task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LearningError {
    /// The tasks are numbered from 1 to [`TASKS`].
    #[error("there is no task {0}: they are numbered from 1 to 3")]
    NoSuchTask(u8),
    /// The kind is of another variant.
    #[error("the variant has no such kind of piece")]
    NoSuchPiece,
    /// The kind captures nothing, or only in passing.
    #[error("the piece never captures, so that it cannot collect stars")]
    NeverCaptures,
    /// No star was found that it can capture, in all positions that were looked at. Its movement
    /// needs more room or more other pieces than a task has.
    #[error("no square was found where the piece can capture a star")]
    NoStar,
}

/// A task for a kind of piece. The learner moves the first mover's piece from below, and nobody
/// answers. The same variant, kind and number give the same task.
#[derive(Clone, Debug)]
pub struct Task {
    pub(super) number: u8,
    pub(super) practice: Practice,
    pub(super) placement: Placement,
    pub(super) solution: Vec<Move>,
}

impl Task {
    /// The task of this number, from 1 to [`TASKS`], for a kind of piece. Later ones are harder.
    ///
    /// Some placements are tried, at most 120, and the best one is kept. It looks at 60,000
    /// positions at most, whatever the variant, and again up to three times if none is found.
    ///
    /// # Errors
    /// There is no such task, or none for this kind.
    pub fn new(variant: &Arc<Variant>, role: Role, number: u8) -> Result<Task, LearningError> {
        let place = usize::from(number).wrapping_sub(1);
        let aim = Aim::ALL.get(place).ok_or(LearningError::NoSuchTask(number))?;
        if role.index() >= variant.pieces.len() {
            return Err(LearningError::NoSuchPiece);
        }
        let practice = Practice::new(variant, role);
        if !practice.captures {
            return Err(LearningError::NeverCaptures);
        }
        // A piece that keeps to one file may find no placement at first.
        let found = (0..TRIES).find_map(|again| {
            let seed = [role.index() as u64, u64::from(number) + again * u64::from(TASKS)];
            best(&practice, aim, &mut Random::of(seed))
        });
        let (placement, found) = found.ok_or(LearningError::NoStar)?;
        Ok(Task { number, practice, placement, solution: found.moves })
    }

    /// Its number.
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// The kind of piece.
    pub const fn role(&self) -> Role {
        self.practice.role
    }

    /// Where the piece stands at the beginning.
    pub const fn at(&self) -> Square {
        self.placement.at
    }

    /// The stars.
    pub fn stars(&self) -> SquareSet {
        self.placement.stars.iter().copied().collect()
    }

    /// The own pieces that never move. The piece hops over them, or they are in its way.
    pub fn blockers(&self) -> SquareSet {
        self.placement.blockers.iter().copied().collect()
    }

    /// The part of the board on which the task is, as its two corners: the whole board, or ten
    /// files and ranks of it. The piece cannot leave it.
    pub const fn window(&self) -> Rectangle {
        self.practice.window
    }

    /// The position at the beginning. Each star is an enemy there. Its variant is a copy, on whose
    /// board the squares outside the window are holes, and where only this kind of piece moves. Use
    /// it for this task only.
    pub fn position(&self) -> Position {
        self.placement.position(&self.practice, self.placement.start())
    }

    /// The fewest moves that capture all stars.
    pub fn fewest(&self) -> usize {
        self.solution.len()
    }

    /// A solution with the fewest moves. There may be others.
    pub fn solution(&self) -> &[Move] {
        &self.solution
    }
}

/// The best of some placements. The one found first is kept if others are as good.
fn best(practice: &Practice, aim: &Aim, random: &mut Random) -> Option<(Placement, Shortest)> {
    let mut effort = Effort::of(POSITIONS);
    let mut best: Option<(i32, Placement, Shortest)> = None;
    for number in 0..PLACEMENTS {
        let idea = match &best {
            Some((_, best, _)) if number >= FIRST && random.below(4) > 0 => {
                Ok(Some(changed(practice, &aim.wish, best, random)))
            }
            _ => propose(practice, &aim.wish, random, &mut effort),
        };
        let tried = idea.and_then(|idea| match idea {
            Some(placement) => judged(practice, aim, placement, &mut effort),
            None => Ok(None),
        });
        let Ok(tried) = tried else { break };
        let Some((score, placement, found)) = tried else { continue };
        if best.as_ref().is_none_or(|(most, ..)| score > *most) {
            best = Some((score, placement, found));
        }
    }
    best.map(|(_, placement, found)| (placement, found))
}

/// A placement with its score and its solution, if it has one.
fn judged(
    practice: &Practice,
    aim: &Aim,
    mut placement: Placement,
    effort: &mut Effort,
) -> Result<Option<(i32, Placement, Shortest)>, TooLarge> {
    let Some(mut found) = shortest(practice, &placement, effort)? else { return Ok(None) };
    for blocker in placement.blockers.clone() {
        let mut without = placement.clone();
        without.blockers.retain(|it| *it != blocker);
        let other = shortest(practice, &without, effort)?;
        if let Some(other) = other.filter(|it| it.moves.len() == found.moves.len()) {
            (placement, found) = (without, other);
        }
    }
    let mut score = aim.score(practice, &placement, &found);
    if aim.outwits {
        score += aim.outwitted(greedy(practice, &placement, effort)?, &found);
    }
    Ok(Some((score, placement, found)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bundled, bundled_by_id};

    /// The kinds of step that every shortest solution has, and whether the nearest star each time is
    /// the solution, whichever of them it is.
    fn look(task: &Task) -> (usize, bool) {
        let mut effort = Effort::of(1_000_000);
        let found = shortest(&task.practice, &task.placement, &mut effort);
        let found = found.expect("it is not too large").expect("it is solved");
        let near = greedy(&task.practice, &task.placement, &mut effort);
        (found.needed, near.expect("it is not too large").most == Some(task.fewest()))
    }

    #[test]
    fn a_later_task_needs_every_kind_of_step() {
        for (id, name, number, least) in [
            // A step and a capture ahead, and leaps to both sides.
            ("terachess-2", "Troll", 3, 4),
            // A step without a capture, and a capture.
            ("chess", "Pawn", 2, 2),
            ("xiangqi", "Cannon", 2, 2),
            ("terachess-1", "Ship", 3, 2),
            ("chess", "Knight", 2, 2),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            let role = variant.role_by_name(name).expect("it has the piece");
            let task = Task::new(variant, role, number).expect("there is a task");
            let (needed, _) = look(&task);
            assert!(needed >= least, "{id} {name} {number}: {needed}");
        }
    }

    #[test]
    fn the_nearest_star_each_time_does_not_solve_most_third_tasks() {
        let roles =
            bundled().iter().step_by(4).flat_map(|it| it.roles().map(move |role| (it, role)));
        let roles: Vec<_> = roles.filter(|(it, role)| !it.is_wall_kind(*role)).collect();
        let is_near = |(variant, role): &(&Arc<Variant>, Role)| {
            let task = Task::new(variant, *role, 3).expect("each has a task");
            look(&task).1.then(|| format!("{} {}", variant.id, variant.piece(*role).name))
        };
        // This test takes longer than all others here, so it takes two threads.
        let near: Vec<String> = std::thread::scope(|scope| {
            let halves = roles.chunks(roles.len().div_ceil(2));
            let near = |half: &[_]| half.iter().filter_map(is_near).collect::<Vec<_>>();
            let halves: Vec<_> = halves.map(|half| scope.spawn(move || near(half))).collect();
            halves.into_iter().flat_map(|half| half.join().expect("none panics")).collect()
        });
        let all = roles.len();
        assert!(all > 50 && near.len() * 5 < all, "{all}: {near:?}");
    }
}

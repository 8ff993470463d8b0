//! The moves of a record as a tree, with those that were taken back as branches. They come in the
//! order of a printed book: each branch behind the move that was played instead.

use super::content::What;
use super::replay::Replayed;

/// A step of the walk through all moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// A move: its index among the turns.
    Turn(usize),
    /// A branch begins.
    Open {
        /// Whether the branch replaces the last move. Otherwise it only goes on from there.
        instead: bool,
    },
    /// The branch ends.
    Close,
}

/// Walks through all moves. Branches lie within branches as deep as they were played.
pub fn walk(replayed: &Replayed) -> Vec<Walk> {
    let children = children(replayed);
    let is_standing = |turn: usize| replayed.turns[turn].taken_back.is_none();
    let mut steps = Vec::new();
    // The steps still to do, the next one last. It is a stack of its own, because a file can branch
    // deeper than the program's stack allows.
    let mut todo = vec![Task::After(None, true)];
    while let Some(task) = todo.pop() {
        let (node, on_main_line) = match task {
            Task::Say(step) => {
                steps.push(step);
                continue;
            }
            Task::After(node, on_main_line) => (node, on_main_line),
        };
        let moves = &children[node.map_or(0, |turn| turn + 1)];
        // The last move continues the branch. On the main line it does so only if it stands.
        let goes_on = moves.last().copied().filter(|turn| !on_main_line || is_standing(*turn));
        let branches = if goes_on.is_some() { &moves[..moves.len() - 1] } else { &moves[..] };
        if let Some(next) = goes_on {
            todo.push(Task::After(Some(next), on_main_line));
        }
        for branch in branches.iter().rev() {
            todo.push(Task::Say(Walk::Close));
            todo.push(Task::After(Some(*branch), false));
            todo.push(Task::Say(Walk::Turn(*branch)));
            todo.push(Task::Say(Walk::Open { instead: goes_on.is_some() }));
        }
        if let Some(next) = goes_on {
            todo.push(Task::Say(Walk::Turn(next)));
        }
    }
    steps
}

enum Task {
    Say(Walk),
    /// The moves played after a move, or at the start; and whether that move stands.
    After(Option<usize>, bool),
}

/// The moves that were played after each move, in order; those from the start come first.
fn children(replayed: &Replayed) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); replayed.turns.len() + 1];
    let mut path: Vec<usize> = Vec::new();
    let mut next = 0;
    for event in &replayed.record.events {
        match event.what {
            What::Played(_) => {
                children[path.last().map_or(0, |turn| turn + 1)].push(next);
                path.push(next);
                next += 1;
            }
            What::TakenBack { .. } => {
                path.pop();
            }
        }
    }
    children
}

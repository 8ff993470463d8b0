//! The fewest moves that capture all stars, by a breadth-first search. It looks at every standing
//! that fewer moves can reach, so no shorter way exists.

use crate::Move;
use crate::mate::{Budget, Effort, TooLarge};

use super::placement::{Placement, Positions, Standing};
use super::practice::Practice;
use super::step_kind::{StepKind, step_kind};

/// The shortest solution of a placement.
#[derive(Clone, Debug)]
pub(super) struct Shortest {
    /// One solution.
    pub moves: Vec<Move>,
    /// The number of kinds of step that every solution of this length has.
    pub needed: usize,
}

/// A step from a standing to one that is a move farther from the start.
#[derive(Clone, Copy)]
struct Edge {
    from: Standing,
    to: usize,
    mv: Move,
}

/// The shortest solution, if there is one.
///
/// # Errors
/// The effort is not enough. Each standing costs one.
pub(super) fn shortest(
    practice: &Practice,
    placement: &Placement,
    effort: &mut Effort,
) -> Result<Option<Shortest>, TooLarge> {
    let start = placement.start();
    let mut depths = vec![u32::MAX; Standing::keys(placement.stars.len())];
    depths[start.key()] = 0;
    let mut edges: Vec<Edge> = Vec::new();
    let (mut layer, mut depth) = (vec![start], 0);
    let mut moves = Vec::new();
    let mut goals: Vec<usize> = Vec::new();
    let mut positions = Positions::new(practice, placement);
    while goals.is_empty() && !layer.is_empty() {
        depth += 1;
        let mut next = Vec::new();
        for from in layer {
            effort.spend(1)?;
            positions.of(from).legal_moves_into(&mut moves);
            for mv in &moves {
                let to = placement.after(from, mv);
                let known = &mut depths[to.key()];
                if *known == u32::MAX {
                    *known = depth;
                    next.push(to);
                }
                if *known == depth {
                    edges.push(Edge { from, to: to.key(), mv: *mv });
                }
            }
        }
        goals.extend(next.iter().filter(|to| to.left == 0).map(|to| to.key()));
        layer = next;
    }
    let Some(goal) = goals.first() else { return Ok(None) };
    let edges = that_lead_to(&goals, edges);
    let needed = needed(practice, placement, &edges, &goals);
    Ok(Some(Shortest { moves: way_to(*goal, &edges), needed }))
}

/// The edges of the shortest solutions, in the order of their distance from the start.
fn that_lead_to(goals: &[usize], edges: Vec<Edge>) -> Vec<Edge> {
    let farthest = edges.iter().map(|edge| edge.to.max(edge.from.key())).max().unwrap_or(0);
    let mut leads = vec![false; farthest + 1];
    for goal in goals {
        leads[*goal] = true;
    }
    let mut kept: Vec<Edge> = Vec::new();
    for edge in edges.into_iter().rev() {
        if leads[edge.to] {
            leads[edge.from.key()] = true;
            kept.push(edge);
        }
    }
    kept.reverse();
    kept
}

fn way_to(goal: usize, edges: &[Edge]) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut to = goal;
    for edge in edges.iter().rev().filter(|edge| edge.from.key() != edge.to) {
        if edge.to == to {
            moves.push(edge.mv);
            to = edge.from.key();
        }
    }
    moves.reverse();
    moves
}

/// The number of kinds of step that are on every way to every goal.
fn needed(practice: &Practice, placement: &Placement, edges: &[Edge], goals: &[usize]) -> usize {
    let mut kinds: Vec<StepKind> = Vec::new();
    let mut always: Vec<Option<u64>> = vec![None; Standing::keys(placement.stars.len())];
    always[placement.start().key()] = Some(0);
    for edge in edges {
        let kind = step_kind(&placement.position(practice, edge.from), &edge.mv);
        let place = kinds.iter().position(|it| *it == kind).unwrap_or_else(|| {
            kinds.push(kind);
            kinds.len() - 1
        });
        let kind = 1u64.checked_shl(place as u32).unwrap_or(0);
        let so_far = always[edge.from.key()].unwrap_or(0) | kind;
        let known = &mut always[edge.to];
        *known = Some(known.map_or(so_far, |it| it & so_far));
    }
    let all = goals.iter().filter_map(|goal| always[*goal]);
    all.reduce(|one, other| one & other).map_or(0, |it| it.count_ones() as usize)
}

//! Whether it is enough to capture the nearest star each time. A good last task asks for more.

use std::collections::BTreeMap;

use crate::mate::{Budget, Effort, TooLarge};

use super::placement::{Placement, Positions, Standing};
use super::practice::Practice;

/// The results of capturing one of the nearest stars each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Greedy {
    /// The fewest moves of all such ways, if one of them captures all stars.
    pub fewest: Option<usize>,
    /// The most moves of all such ways, if all of them capture all stars.
    pub most: Option<usize>,
}

/// The results of capturing one of the nearest stars each time.
///
/// # Errors
/// The effort is not enough. Each standing costs one.
pub(super) fn greedy(
    practice: &Practice,
    placement: &Placement,
    effort: &mut Effort,
) -> Result<Greedy, TooLarge> {
    onward(practice, placement, placement.start(), &mut BTreeMap::new(), effort)
}

fn onward(
    practice: &Practice,
    placement: &Placement,
    from: Standing,
    known: &mut BTreeMap<usize, Greedy>,
    effort: &mut Effort,
) -> Result<Greedy, TooLarge> {
    if from.left == 0 {
        return Ok(Greedy { fewest: Some(0), most: Some(0) });
    }
    if let Some(found) = known.get(&from.key()) {
        return Ok(*found);
    }
    let (nearest, moves) = nearest_captures(practice, placement, from, effort)?;
    let mut rests = Vec::new();
    for to in nearest {
        rests.push(onward(practice, placement, to, known, effort)?);
    }
    let most: Option<Vec<usize>> = rests.iter().map(|rest| rest.most).collect();
    let found = Greedy {
        fewest: rests.iter().filter_map(|rest| rest.fewest).min().map(|rest| moves + rest),
        most: most.and_then(|rests| rests.into_iter().max()).map(|rest| moves + rest),
    };
    known.insert(from.key(), found);
    Ok(found)
}

/// The standings after the next capture, for all captures in the fewest moves, and that number.
fn nearest_captures(
    practice: &Practice,
    placement: &Placement,
    from: Standing,
    effort: &mut Effort,
) -> Result<(Vec<Standing>, usize), TooLarge> {
    let mut seen = vec![from];
    let (mut layer, mut depth) = (vec![from], 0);
    let mut moves = Vec::new();
    let mut positions = Positions::new(practice, placement);
    loop {
        depth += 1;
        let (mut captures, mut next) = (Vec::new(), Vec::new());
        for standing in layer {
            effort.spend(1)?;
            positions.of(standing).legal_moves_into(&mut moves);
            for to in moves.iter().map(|mv| placement.after(standing, mv)) {
                if to.left != from.left {
                    captures.push(to);
                } else if !seen.contains(&to) {
                    seen.push(to);
                    next.push(to);
                }
            }
        }
        if !captures.is_empty() || next.is_empty() {
            return Ok((captures, depth));
        }
        layer = next;
    }
}

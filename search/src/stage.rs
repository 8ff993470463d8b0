//! Which move is looked at next. Moves are listed only when they are needed.

use menagerie_rules::Move;

use crate::order::Order;
use crate::path::{Node, Ordered};
use crate::weights::Weights;

/// How many quiet moves are searched for, before the others are sorted.
const SEARCHED: usize = 4;

/// Which moves are listed: the known best one, also captures and promotions, or all, with the number of
/// those that were looked at before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    First,
    Forcing,
    Quiet(usize),
}

impl Stage {
    /// The move that is looked at as this one. Moves are listed only when they are needed: often the
    /// known best one is enough, or a capture, and where it is hopeless no quiet ones are.
    pub fn next(
        &mut self,
        node: &Node,
        weights: &Weights,
        order: &mut Order,
        (first, number, is_hopeless): (Option<Move>, usize, bool),
        moves: &mut Vec<Ordered>,
    ) -> Option<Ordered> {
        loop {
            let rest = &mut moves[number..];
            match *self {
                Stage::Quiet(from) if number == from + SEARCHED => Order::sort(rest),
                Stage::Quiet(from) if number > from + SEARCHED => {}
                _ if rest.len() > 1 => Order::best_first(rest),
                _ => {}
            }
            let next = rest
                .first_mut()
                .filter(|it| *self != Stage::Forcing || !Order::is_losing(it.order));
            match next {
                Some(next) => {
                    if Order::is_unproven(next.order) && Order::loses(node, weights, &next.mv) {
                        next.order = Order::losing(next.order);
                        continue;
                    }
                    return Some(*next);
                }
                None => match *self {
                    Stage::First => {
                        order.list_forcing(node, weights, first, moves);
                        *self = Stage::Forcing;
                    }
                    Stage::Forcing => {
                        if !is_hopeless {
                            order.list(node, weights, first, true, moves);
                        }
                        *self = Stage::Quiet(number);
                    }
                    Stage::Quiet(_) => return None,
                },
            }
        }
    }
}

//! Which move is looked at next. Moves are listed only when they are needed.

use menagerie_rules::Move;

use crate::order::Order;
use crate::path::Ordered;
use crate::tree::Tree;

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

impl Tree<'_> {
    /// The move that is looked at as this one. Moves are listed only when they are needed: often the
    /// known best one is enough, or a capture, and where it is hopeless no quiet ones are.
    pub fn next(
        &mut self,
        ply: usize,
        (first, number, is_hopeless): (Option<Move>, usize, bool),
        stage: &mut Stage,
        moves: &mut Vec<Ordered>,
    ) -> Option<Ordered> {
        loop {
            let node = &self.path.nodes[ply];
            let rest = &mut moves[number..];
            match *stage {
                Stage::Quiet(from) if number == from + SEARCHED => Order::sort(rest),
                Stage::Quiet(from) if number > from + SEARCHED => {}
                _ if rest.len() > 1 => Order::best_first(rest),
                _ => {}
            }
            let next = rest
                .first_mut()
                .filter(|it| *stage != Stage::Forcing || !Order::is_losing(it.order));
            match next {
                Some(next) => {
                    if Order::is_unproven(next.order) && Order::loses(node, self.weights, &next.mv)
                    {
                        next.order = Order::losing(next.order);
                        continue;
                    }
                    return Some(*next);
                }
                None => match *stage {
                    Stage::First => {
                        self.order.list_forcing(node, self.weights, first, moves);
                        *stage = Stage::Forcing;
                    }
                    Stage::Forcing => {
                        if !is_hopeless {
                            self.order.list(node, self.weights, first, true, moves);
                        }
                        *stage = Stage::Quiet(number);
                    }
                    Stage::Quiet(_) => return None,
                },
            }
        }
    }

    pub fn is_forcing(&self, ply: usize, mv: &Move) -> bool {
        mv.promotion().is_some() || self.path.nodes[ply].position.captured(mv).is_some()
    }
}

//! The order in which moves are looked at: the known best one, captures that pay, quiet moves that were
//! good elsewhere, and captures that lose.

use menagerie_rules::{Move, Piece, Position, Role};

use crate::mobility::piece_index;
use crate::path::{Node, Ordered};
use crate::score::MOST;
use crate::weights::Weights;

const FIRST: i32 = 10_000_000;
const PAYS: i32 = 1_000_000;
const KILLER: i32 = 100_000;
const LOSES: i32 = -1_000_000;
/// The most that a quiet move's history counts, either way.
const HISTORY: i32 = 16_384;

/// The facts about moves from elsewhere in the search.
pub(crate) struct Order {
    /// How often a quiet move of a kind of piece to a square was the best one, weighed by depth.
    history: Vec<[i16; 256]>,
    list: Vec<Move>,
}

impl Order {
    pub fn new(kinds: usize) -> Order {
        Order { history: vec![[0; 256]; 2 * kinds], list: Vec::new() }
    }

    fn history(&self, piece: Piece, mv: &Move) -> i32 {
        i32::from(self.history[piece_index(piece)][mv.to().index()])
    }

    /// Lists the legal moves with their order, or adds the quiet ones among them.
    pub fn list(
        &mut self,
        node: &Node,
        weights: &Weights,
        first: Option<Move>,
        only_quiet: bool,
        moves: &mut Vec<Ordered>,
    ) {
        let position = &node.position;
        let mut list = std::mem::take(&mut self.list);
        position.legal_moves_into(&mut list);
        let ordered = list.iter().filter_map(|mv| {
            if only_quiet && (first == Some(*mv) || is_forcing(position, mv)) {
                return None;
            }
            let order = match forcing(position, weights, mv) {
                _ if first == Some(*mv) => FIRST,
                Some(order) => order,
                None if node.killers[0] == Some(*mv) => KILLER + 1,
                None if node.killers[1] == Some(*mv) => KILLER,
                None => position.mover(mv).map_or(0, |piece| self.history(piece, mv)),
            };
            Some(Ordered { order, mv: *mv })
        });
        moves.extend(ordered);
        self.list = list;
    }

    /// Adds the legal captures and promotions but this one, with their order.
    pub fn list_forcing(
        &mut self,
        node: &Node,
        weights: &Weights,
        but: Option<Move>,
        moves: &mut Vec<Ordered>,
    ) {
        let mut list = std::mem::take(&mut self.list);
        node.position.forcing_moves_into(&mut list);
        moves.extend(list.iter().filter(|mv| but != Some(**mv)).map(|mv| Ordered {
            order: forcing(&node.position, weights, mv).unwrap_or(0),
            mv: *mv,
        }));
        self.list = list;
    }

    /// A move that is looked at before all others. It may be quiet.
    pub const fn first(mv: Move) -> Ordered {
        Ordered { order: FIRST, mv }
    }

    /// The gain of a capture or promotion, without the answer to it.
    pub fn gain(node: &Node, weights: &Weights, mv: &Move) -> i32 {
        gain(&node.position, weights, mv)
    }

    /// The worth of a move by the board alone: where it goes, what it takes, and what is taken
    /// back.
    pub fn judged(node: &Node, weights: &Weights, mv: &Move) -> i32 {
        let position = &node.position;
        let value = weights.evaluate(position, &weights.after(position, &node.sum, mv));
        // Where a game is about something else, nobody need take back.
        let may_lose = weights.aims.is_plain;
        let cost = |piece: Piece| weights.costs.losing(position, piece);
        let exchanged = may_lose.then(|| position.exchange(mv, cost));
        let lost = exchanged.map_or(0, |all| (all - gain(position, weights, mv)).min(0));
        (value + lost).clamp(1 - MOST, MOST - 1)
    }

    /// Whether a capture or a promotion loses in the exchange. Most that gain cannot.
    pub fn loses(node: &Node, weights: &Weights, mv: &Move) -> bool {
        if !weights.aims.is_plain {
            return false;
        }
        let position = &node.position;
        let cost = |piece: Piece| weights.costs.losing(position, piece);
        let own = position.mover(mv).map_or(0, cost);
        let taken = position.taken(mv, cost);
        let is_safe = mv.promotion().is_none() && taken >= own;
        !is_safe && position.loses_exchange(mv, cost)
    }

    /// Brings the best of these moves to the front.
    pub fn best_first(moves: &mut [Ordered]) {
        // Of equal ones the first, as always.
        let ranked = moves.iter().enumerate();
        let best = ranked.min_by_key(|(at, it)| (-it.order, *at)).map_or(0, |(at, _)| at);
        moves.swap(0, best);
    }

    /// Puts all these moves into their order.
    pub fn sort(moves: &mut [Ordered]) {
        moves.sort_by_key(|it| -it.order);
    }

    /// Whether a move of this order is a capture or a promotion that may lose in the exchange.
    pub const fn is_unproven(order: i32) -> bool {
        order >= PAYS / 2 && order < FIRST
    }

    /// The order of a capture that loses in the exchange.
    pub const fn losing(order: i32) -> i32 {
        LOSES + order - PAYS
    }

    /// Whether a move of this order takes nothing and does not promote.
    pub const fn is_quiet(order: i32) -> bool {
        order > LOSES / 2 && order < PAYS / 2
    }

    /// Whether a capture of this order loses in the exchange.
    pub const fn is_losing(order: i32) -> bool {
        order <= LOSES / 2
    }

    /// How much less far a late quiet move is looked at.
    pub fn later(depth: i32, number: usize, order: i32) -> i32 {
        let bits = |number: u32| number.ilog2() as i32;
        let less = bits(depth as u32) * bits(number as u32 + 1) / 3 + 1;
        let good = i32::from(order > HISTORY / 4);
        let bad = i32::from(order < -HISTORY / 8);
        less - good + bad
    }

    /// Remembers the last of these moves as a good one, and the quiet ones before as less good.
    pub fn reward(&mut self, node: &mut Node, looked_at: &[Ordered], depth: i32) {
        let Some((good, others)) = looked_at.split_last() else { return };
        if node.killers[0] != Some(good.mv) {
            node.killers = [Some(good.mv), node.killers[0]];
        }
        let amount = (depth * depth * 8).min(1_600);
        self.change(node, &good.mv, amount);
        for other in others.iter().filter(|it| Order::is_quiet(it.order)) {
            self.change(node, &other.mv, -amount);
        }
    }

    fn change(&mut self, node: &Node, mv: &Move, amount: i32) {
        let Some(piece) = node.position.mover(mv) else { return };
        let entry = &mut self.history[piece_index(piece)][mv.to().index()];
        let old = i32::from(*entry);
        *entry = (old + amount - old * amount.abs() / HISTORY) as i16;
    }
}

fn gain(position: &Position, weights: &Weights, mv: &Move) -> i32 {
    let costs = &weights.costs;
    let taken = position.taken(mv, |piece| costs.losing(position, piece));
    let becomes = |(to, piece): (Role, Piece)| costs.worth(to) - costs.worth(piece.role);
    taken + mv.promotion().zip(position.mover(mv)).map_or(0, becomes)
}

pub(crate) fn is_forcing(position: &Position, mv: &Move) -> bool {
    mv.promotion().is_some() || position.captured(mv).is_some()
}

/// The order of a capture or a promotion; none for a quiet move.
fn forcing(position: &Position, weights: &Weights, mv: &Move) -> Option<i32> {
    if !is_forcing(position, mv) {
        return None;
    }
    let own = position.mover(mv);
    let own = own.map_or(0, |piece| weights.costs.losing(position, piece));
    let gain = gain(position, weights, mv).clamp(-20_000, 20_000);
    Some(PAYS + 8 * gain - own.clamp(-2_000, 2_000) / 8)
}

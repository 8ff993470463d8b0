//! The request to a search.

use menagerie_rules::{Line, Move};

use crate::level::Level;

/// How much a search may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The positions that it may look at. No search looks at more. Beside them each first move is judged
    /// on the board as it is, without looking at what comes after; so there is a choice however few
    /// they are.
    pub nodes: u64,
    /// The plies that it looks ahead at most. Captures and checks are looked at further.
    pub depth: u32,
}

impl Budget {
    /// No limit: the search goes on until it is stopped.
    pub const ENDLESS: Budget = Budget::nodes(u64::MAX);

    /// So many positions, and any depth.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, depth: u32::MAX }
    }

    /// The budget that both allow.
    fn and(self, other: Budget) -> Budget {
        Budget { nodes: self.nodes.min(other.nodes), depth: self.depth.min(other.depth) }
    }
}

/// A request to a search.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The game, whose present position is looked at.
    pub line: &'a Line,
    /// How much may be looked at. A level has a budget of its own; then both are kept.
    pub budget: Budget,
    /// The level that chooses the move, if one does; else it is the best one.
    pub level: Option<Level>,
    /// The first moves to choose from. If none of them is legal, all legal moves are.
    pub among: &'a [Move],
}

impl<'a> Request<'a> {
    /// A request for the best of all moves.
    pub const fn best(line: &'a Line, budget: Budget) -> Request<'a> {
        Request { line, budget, level: None, among: &[] }
    }

    /// A request for the move of a level.
    pub const fn level(line: &'a Line, level: Level) -> Request<'a> {
        Request { line, budget: Budget::ENDLESS, level: Some(level), among: &[] }
    }

    /// The budget of the request and its level together.
    pub(crate) fn whole_budget(&self) -> Budget {
        self.level.map_or(self.budget, |level| self.budget.and(Budget::nodes(level.nodes())))
    }

    /// The legal moves to choose from. There is none where the game is over.
    pub fn moves(&self) -> Vec<Move> {
        if self.line.outcome().is_some() {
            return Vec::new();
        }
        let mut legal = self.line.position().legal_moves();
        if legal.iter().any(|mv| self.among.contains(mv)) {
            legal.retain(|mv| self.among.contains(mv));
        }
        legal
    }
}

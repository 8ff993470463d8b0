//! The positions from the beginning of the game to the one that is looked at.

use menagerie_rules::{Color, Line, Move, Past, Position};

use crate::weights::{Sum, Weights};

/// The longest line that is looked at, in plies.
pub(crate) const LONGEST: usize = 120;

/// A position that is looked at, and what belongs to its place in the line.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub position: Position,
    pub sum: Sum,
    /// Whether the last move took something.
    took: bool,
    /// Quiet moves that were good at this depth.
    pub killers: [Option<Move>; 2],
    /// The best line from here.
    pub best: Vec<Move>,
    /// A list that is used again, with the order of each move.
    pub moves: Vec<Ordered>,
}

/// A move and how early it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ordered {
    pub order: i32,
    pub mv: Move,
}

/// The part of a position that a repetition depends on.
#[derive(Clone, Copy, Debug)]
struct Seen {
    key: u64,
    is_check: bool,
    /// Whether it came about by passing, so that nothing before it is a repetition.
    is_passed: bool,
}

/// Parts the keys of positions that differ in passes.
const PASS: u64 = 0x9e37_79b9_7f4a_7c15;

/// The line that is looked at.
#[derive(Debug)]
pub(crate) struct Path {
    pub nodes: Vec<Node>,
    seen: Vec<Seen>,
    /// The number of positions before the first node.
    before: usize,
}

impl Path {
    pub fn new(line: &Line, weights: &Weights) -> Path {
        let seen = |position: &Position| Seen {
            key: position.hash(),
            is_check: position.is_check(),
            is_passed: false,
        };
        let all = (0..=line.ply()).filter_map(|ply| line.position_at(ply)).map(seen).collect();
        let root = line.position();
        let node = Node {
            position: root.clone(),
            sum: weights.sum(root),
            took: false,
            killers: [None; 2],
            best: Vec::new(),
            moves: Vec::new(),
        };
        Path { nodes: vec![node; LONGEST + 1], seen: all, before: line.ply() }
    }

    /// The key of the position in the table. After a pass another one may end the game, so such
    /// positions are others there.
    pub fn key(&self, ply: usize) -> u64 {
        let passes = u64::from(self.nodes[ply].position.passes());
        self.seen[self.before + ply].key ^ passes.wrapping_mul(PASS)
    }

    pub fn is_check(&self, ply: usize) -> bool {
        self.seen[self.before + ply].is_check
    }

    /// Plays a legal move after this many plies.
    pub fn play(&mut self, ply: usize, mv: &Move, weights: &Weights) {
        let (before, after) = self.nodes.split_at_mut(ply + 1);
        let (from, to) = (&before[ply], &mut after[0]);
        from.position.play_into(mv, &mut to.position);
        to.sum = weights.after(&from.position, &from.sum, mv);
        to.took = from.position.captured(mv).is_some();
        let (key, is_check) = (to.position.hash(), to.position.is_check());
        self.seen.truncate(self.before + ply + 1);
        self.seen.push(Seen { key, is_check, is_passed: false });
    }

    /// Lets the side to move pass after this many plies. It must not be in check.
    pub fn pass(&mut self, ply: usize) {
        let (before, after) = self.nodes.split_at_mut(ply + 1);
        let (from, to) = (&before[ply], &mut after[0]);
        to.position = from.position.turned();
        (to.sum, to.took) = (from.sum, false);
        let key = to.position.hash();
        self.seen.truncate(self.before + ply + 1);
        self.seen.push(Seen { key, is_check: false, is_passed: true });
    }

    /// The past before the position after this many plies, which is the last one played.
    pub fn past(&self, ply: usize) -> Before<'_> {
        let node = &self.nodes[ply];
        Before { seen: &self.seen[..=self.before + ply], node }
    }
}

/// The past before a position.
pub(crate) struct Before<'a> {
    seen: &'a [Seen],
    node: &'a Node,
}

impl Before<'_> {
    /// How many plies ago the position has occurred, now first.
    fn occurrences(&self) -> impl Iterator<Item = usize> + '_ {
        let last = self.seen.len() - 1;
        let within = self.node.position.reversible_plies().min(last);
        let key = self.seen[last].key;
        let back =
            (0..=within).take_while(move |ago| *ago == 0 || !self.seen[last + 1 - ago].is_passed);
        back.step_by(2).filter(move |ago| self.seen[last - ago].key == key)
    }
}

impl Past for Before<'_> {
    fn repetitions(&self) -> usize {
        self.occurrences().count()
    }

    fn perpetual_checker(&self) -> Option<Color> {
        let oldest = self.occurrences().last()?;
        let last = self.seen.len() - 1;
        // Now and two plies ago the side to move is the same: the one that may have been checked.
        let is_checked =
            |first: usize| (first..oldest).step_by(2).all(|ago| self.seen[last - ago].is_check);
        let turn = self.node.position.turn();
        match (is_checked(0), is_checked(1)) {
            (true, false) => Some(!turn),
            (false, true) => Some(turn),
            _ => None,
        }
    }

    fn is_last_capture(&self) -> bool {
        self.node.took
    }
}

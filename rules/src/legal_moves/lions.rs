//! The rule of Lions in Chu Shogi: when a piece may take a Lion.
//!
//! 1. A Lion may not take a Lion two squares away that is protected, unless it takes a piece on the way
//!    that is more than a Pawn or a Go-Between.
//! 2. When another piece than a Lion has just taken a Lion, the answer may not be that another piece
//!    than a Lion takes a Lion, except on the same square.
//!
//! The source is the site on which Chu Shogi is played by correspondence (Lishogi, 2026).

use crate::compiled::tables::Tables;
use crate::legal_moves::attack::attackers;
use crate::state::State;
use crate::{Move, Role, Square};

/// Which pieces are Lions, and which count little beside them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lions {
    /// The Lions.
    pub pieces: Vec<Role>,
    /// The pieces that a Lion may not take on the way to free its capture of another Lion.
    pub minor: Vec<Role>,
}

/// The reason why a piece may not take a Lion now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LionRule {
    /// The Lion on this square is protected by a piece on the other one.
    Protected(Square, Square),
    /// The Lion on this square may not be taken, because one has just been taken on the other one.
    JustTaken(Square, Square),
}

/// The rule that forbids a move, in a variant with Lions.
pub(crate) fn lion_rule(tables: &Tables, state: &State, mv: &Move) -> Option<LionRule> {
    let is_lion = |square: Square| tables.kind(state.board.cell(square)).lion;
    let victim = state.all_captured(mv).find(|square| is_lion(*square))?;
    if !is_lion(mv.from) {
        let just_taken = state.lion_taken.filter(|at| *at != victim);
        return just_taken.map(|at| LionRule::JustTaken(victim, at));
    }
    if victim != mv.to || mv.from.distance(victim) != 2 {
        return None;
    }
    let is_major = |square: Square| !tables.kind(state.board.cell(square)).minor;
    if mv.taken_on_the_way().is_some_and(is_major) {
        return None;
    }
    let mut after = state.clone();
    after.play(tables, mv);
    let protector = attackers(tables, &after.board, mv.to, after.turn).iter().next();
    protector.map(|protector| LionRule::Protected(victim, protector))
}

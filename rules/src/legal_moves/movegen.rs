//! Which moves leave the King safe.
//!
//! Most moves cannot expose the King: [`king_safety`] names the few squares that matter to it, and
//! only moves that touch those are tried on a copy of the board.

use crate::compiled::tables::Tables;
use crate::legal_moves::attack::{
    KingSafety, face_illegally, is_attacked, king_safety, pin_between_kings,
};
use crate::legal_moves::boxed::Boxed;
use crate::legal_moves::castling_moves::castle;
use crate::legal_moves::destinations::{
    each_multi_step, en_passant_capturers, reach_along, reach_forcing,
};
use crate::legal_moves::drops::{every_drop, is_forbidden_drop, safe_drops};
use crate::legal_moves::gating::gating_moves;
use crate::legal_moves::king_moves::king_moves;
use crate::legal_moves::locust_moves::locust_moves;
use crate::legal_moves::pass_moves::pass;
use crate::legal_moves::passed::Passed;
use crate::legal_moves::restrained::{leaves_safe, restrain};
use crate::legal_moves::standing::standing_promotions;
use crate::legal_moves::visitor::{Count, Each, Visitor};
use crate::legal_moves::walling::walling_moves;
use crate::pieces::royals::{in_check, royals};
use crate::state::State;
use crate::{Facing, Move, MoveKind, Passing, Royals, Royalty, Square, SquareSet};

/// Visits every legal move of the pieces on these squares.
#[inline]
pub(crate) fn legal(tables: &Tables, state: &State, movers: SquareSet, visitor: &mut impl Visitor) {
    if tables.restraints.are_any() || tables.has_special_moves {
        return sifted(tables, state, movers, visitor);
    }
    unrestrained(tables, state, movers, visitor);
}

/// Visits every legal move of the pieces on these squares, in a variant with restraints, captures on
/// the way, gating, passing or walls. With restraints the moves of the other pieces matter, so all moves are
/// listed first.
#[inline(never)]
fn sifted(tables: &Tables, state: &State, movers: SquareSet, visitor: &mut impl Visitor) {
    let mut moves = Vec::new();
    let is_of_all = tables.restraints.depend_on_others() || tables.passing == Passing::Stuck;
    let listed = if is_of_all { !SquareSet::EMPTY } else { movers };
    unrestrained(tables, state, listed, &mut Each(|mv| moves.push(mv)));
    if tables.locusts && matches!(tables.royalty, Royalty::One(_)) {
        locust_moves(tables, state, listed, &mut Each(|mv| moves.push(mv)));
        moves.retain(|mv| leaves_safe(tables, state, mv));
    }
    if tables.promotes_standing {
        standing_promotions(tables, state, listed, |mv| moves.push(mv));
    }
    restrain(tables, state, &mut moves);
    if tables.has_gates() {
        // A move must be legal without the piece that enters, and with it.
        let more = gating_moves(tables, state, &moves);
        moves.extend(more);
        restrain(tables, state, &mut moves);
    }
    moves.extend(pass(tables, state, !moves.is_empty()));
    moves.retain(|mv| movers.contains(mv.from) && visitor.wants(state, mv));
    if let Some(walls) = &tables.walls {
        moves = walling_moves(tables, walls, state, &moves);
    }
    for mv in moves {
        visitor.found(mv);
    }
}

/// Visits every move of the pieces on these squares that leaves no royal piece attacked.
#[inline]
fn unrestrained<V: Visitor>(tables: &Tables, state: &State, movers: SquareSet, visitor: &mut V) {
    match tables.royalty {
        Royalty::One(_) => {}
        Royalty::Nobody => {
            if !V::FORCING {
                every_drop(tables, state, movers, visitor);
            }
            return pseudo_legal(tables, state, movers, visitor);
        }
        Royalty::Several(royals) => return tried(tables, state, royals, movers, visitor),
    }
    let onto = movers;
    let king = state.king(state.turn);
    let mut safety = king_safety(tables, &state.board, king, state.turn);
    if tables.facing != Facing::Allowed {
        pin_between_kings(tables, &state.board, state.kings, state.turn, &mut safety);
    }
    let movers = *state.board.side(state.turn) & movers;
    let calm = safety.is_calm();
    let boxed = Boxed::of(*state.board.side(state.turn), tables.geometry.board);
    for from in movers {
        let kind = tables.kind(state.board.cell(from));
        if kind.royal {
            king_moves(tables, state, from, kind, &safety, visitor);
            continue;
        }
        let lines = boxed.lines(from, kind);
        let mut to = if V::FORCING {
            reach_forcing(tables, state, from, kind, lines)
        } else {
            reach_along(tables, state, from, kind, lines)
        };
        if !calm {
            to = guard(tables, state, &safety, from, to);
        }
        if !to.is_empty() {
            visitor.normal(&state.board, from, to, kind);
        }
        if V::FORCING && kind.promotion.is_none() {
            continue;
        }
        each_multi_step(state, from, kind, |to| {
            let alone = || [to].into_iter().collect();
            if calm || !guard(tables, state, &safety, from, alone()).is_empty() {
                visitor.special(&state.board, from, to, MoveKind::MultiStep, kind);
            }
        });
    }
    if tables.dropping.is_some() && !V::FORCING {
        safe_drops(tables, state, &safety, onto, is_mate, visitor);
    }
    if let (Some(passed), Some(passer)) = (state.passed, state.passer()) {
        for to in passed.squares() {
            for from in en_passant_capturers(tables, state, to) & movers {
                if is_safe(tables, state, from, to, Some(passer)) {
                    let kind = tables.kind(state.board.cell(from));
                    visitor.special(&state.board, from, to, MoveKind::EnPassant, kind);
                }
            }
        }
    }
}

/// Visits every legal move of the pieces on these squares where a side may have several royal
/// pieces. Each move is tried, since a promotion may also make a royal piece.
#[inline(never)]
fn tried<V: Visitor>(
    tables: &Tables,
    state: &State,
    royals: Royals,
    movers: SquareSet,
    visitor: &mut V,
) {
    let own =
        if tables.explodes { self::royals(tables, &state.board, state.turn).len() } else { 0 };
    let mut each = Each(|mv: Move| {
        if !visitor.wants(state, &mv) {
            return;
        }
        let mut after = state.clone();
        after.play(tables, &mv);
        let is_legal = in_check(tables, &after.board, state.turn, royals).is_empty();
        // A blast that takes the other side's royal piece wins, even if something is in check.
        let left = |color| self::royals(tables, &after.board, color).len();
        let wins = || left(state.turn.other()) == 0;
        let is_legal = if tables.explodes {
            (is_legal || wins()) && left(state.turn) >= own
        } else {
            is_legal
        };
        if is_legal && !is_forbidden_drop(tables, state, &mv, is_mate) {
            visitor.found(mv);
        }
    });
    if !V::FORCING {
        every_drop(tables, state, movers, &mut each);
    }
    pseudo_legal(tables, state, movers, &mut each);
}

/// Visits every move of the pieces on these squares but drops, whether it leaves a royal piece attacked
/// or not.
#[inline(never)]
fn pseudo_legal(tables: &Tables, state: &State, movers: SquareSet, visitor: &mut impl Visitor) {
    let movers = *state.board.side(state.turn) & movers;
    let castler = tables.castling.as_ref().map(|castling| castling.king);
    let boxed = Boxed::of(*state.board.side(state.turn), tables.geometry.board);
    for from in movers {
        let cell = state.board.cell(from);
        let kind = tables.kind(cell);
        let to = reach_along(tables, state, from, kind, boxed.lines(from, kind));
        visitor.normal(&state.board, from, to, kind);
        each_multi_step(state, from, kind, |to| {
            visitor.special(&state.board, from, to, MoveKind::MultiStep, kind);
        });
        if castler.is_some() && castler == cell.piece().map(|piece| piece.role) {
            castle(tables, state, from, kind, visitor);
        }
    }
    for to in state.passed.into_iter().flat_map(Passed::squares) {
        for from in en_passant_capturers(tables, state, to) & movers {
            let kind = tables.kind(state.board.cell(from));
            visitor.special(&state.board, from, to, MoveKind::EnPassant, kind);
        }
    }
    if tables.locusts {
        locust_moves(tables, state, movers, visitor);
    }
}

/// Whether the side that a move puts in check has no move any more.
pub(crate) fn is_mate(tables: &Tables, state: &State, mv: &Move) -> bool {
    let mut after = state.clone();
    after.play(tables, mv);
    let mut count = Count(0);
    legal(tables, &after, !SquareSet::EMPTY, &mut count);
    count.0 == 0
}

/// The destinations of a piece, out of these, that leave the King safe.
#[inline(never)]
fn guard(
    tables: &Tables,
    state: &State,
    safety: &KingSafety,
    from: Square,
    to: SquareSet,
) -> SquareSet {
    let all = !SquareSet::EMPTY;
    let (allowed, tried) = if !safety.checkers.is_empty() {
        (if safety.check_screen.contains(from) { all } else { safety.answers }, all)
    } else if safety.pinned.contains(from) {
        (all, all)
    } else {
        (!safety.screens, safety.touchy)
    };
    safe(tables, state, from, to & allowed, tried)
}

/// The destinations, out of these, that leave the King safe. Those in `tried` are tried.
fn safe(
    tables: &Tables,
    state: &State,
    from: Square,
    mut to: SquareSet,
    tried: SquareSet,
) -> SquareSet {
    for square in to & tried {
        if !is_safe(tables, state, from, square, None) {
            to.remove(square);
        }
    }
    to
}

/// Whether the own King is safe after a move of another piece, tried on a copy of the board.
pub(crate) fn is_safe(
    tables: &Tables,
    state: &State,
    from: Square,
    to: Square,
    passer: Option<Square>,
) -> bool {
    let mut board = state.board.clone();
    let cell = board.cell(from);
    for taken in [passer, Some(to)].into_iter().flatten() {
        if !board.cell(taken).is_empty() {
            board.take(taken);
        }
    }
    board.take(from);
    board.put(to, cell, tables.kind(cell).walks);
    match tables.royalty {
        Royalty::Nobody => true,
        Royalty::One(_) => {
            !is_attacked(tables, &board, state.king(state.turn), state.turn.other())
                && !face_illegally(tables, state, &board, state.kings)
        }
        Royalty::Several(royals) => in_check(tables, &board, state.turn, royals).is_empty(),
    }
}

#[cfg(test)]
mod tests;

//! A position without its variant: what the move generator copies at every step.

use crate::board::Board;
use crate::compiled::tables::Tables;
use crate::legal_moves::blast::blasted;
use crate::legal_moves::moves::Placed;
use crate::legal_moves::passed::Passed;
use crate::pieces::hands::Hands;
use crate::pieces::piece::Cell;
use crate::squares::square::DirectionsOf;
use crate::{Color, Move, MoveKind, Passing, Piece, Role, Square, SquareSet};

/// Placement, side to move, rights and counters.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub board: Board,
    pub kings: [Square; 2],
    pub turn: Color,
    /// The squares that a piece has just passed over by a multi-step.
    pub passed: Option<Passed>,
    /// The square on which another piece than a Lion has just taken a Lion, where that matters.
    pub lion_taken: Option<Square>,
    /// The number of passes that came last, one behind the other, in a game with passing: 2 at most.
    pub passes: u8,
    /// The number of checks each side has given, where they are counted.
    pub checks: [u8; 2],
    /// The pieces in hand, in a variant with drops.
    pub hands: Hands,
    pub half_moves: u32,
    pub full_moves: u32,
}

impl State {
    /// A board with one piece only, whose side is to move.
    pub fn lone(from: Square, cell: Cell, walks: bool, unmoved: SquareSet) -> State {
        let mut board = Board::EMPTY;
        board.put(from, cell, walks);
        board.set_unmoved(unmoved);
        let turn = cell.color();
        State {
            board,
            kings: [from; 2],
            turn,
            passed: None,
            lion_taken: None,
            passes: 0,
            checks: [0; 2],
            hands: Hands::EMPTY,
            half_moves: 0,
            full_moves: 1,
        }
    }

    pub fn king(&self, color: Color) -> Square {
        self.kings[color.index()]
    }

    /// The square of the piece that may be captured in passing now.
    pub fn passer(&self) -> Option<Square> {
        self.passed.map(Passed::passer)
    }

    /// The square of the piece that a move takes, the first one if there are two.
    pub fn captured(&self, mv: &Move) -> Option<Square> {
        match mv.kind {
            MoveKind::EnPassant => self.passer(),
            MoveKind::Locust { taken } => Some(taken),
            MoveKind::Normal | MoveKind::MultiStep | MoveKind::KingLeap => Some(mv.to),
            MoveKind::Castling { .. } | MoveKind::Drop { .. } | MoveKind::Pass => None,
        }
        .filter(|&square| !self.board.cell(square).is_empty())
    }

    /// The squares of all pieces that a move takes.
    pub fn all_captured(&self, mv: &Move) -> impl Iterator<Item = Square> + use<> {
        self.captured(mv).into_iter().chain(self.also_captured(mv))
    }

    /// The square of the second piece that a move takes.
    pub fn also_captured(&self, mv: &Move) -> Option<Square> {
        let is_second = matches!(mv.kind, MoveKind::Locust { .. }) && mv.to != mv.from;
        Some(mv.to).filter(|&square| is_second && !self.board.cell(square).is_empty())
    }

    /// Makes a move. A move that is not legal here gives some position without a meaning.
    #[inline]
    pub fn play(&mut self, tables: &Tables, mv: &Move) {
        // Most games pay one look at one flag.
        if tables.has_special_moves && self.is_special(tables, mv) {
            return;
        }
        if let MoveKind::Drop { role } = mv.kind {
            return self.drop(tables, role, mv.to);
        }
        let cell = self.board.cell(mv.from);
        if cell.is_empty() {
            return;
        }
        if let MoveKind::Castling { rook_from, rook_to } = mv.kind {
            return self.castle(tables, [mv.from, rook_from], [mv.to, rook_to]);
        }
        let color = cell.color();
        let captured = self.captured(mv);
        if let Some(square) = captured {
            if tables.dropping.is_some() {
                self.hold(tables, color, self.board.cell(square));
            }
            self.board.take(square);
        }
        // In a legal move the origin is occupied and the destination is empty, once the captured
        // piece is off.
        for square in [mv.from, mv.to] {
            if !self.board.cell(square).is_empty() {
                self.board.take(square);
            }
        }
        let becomes = match mv.promotion {
            Some(role) if Cell::of(Piece { color, role }).index() < tables.kinds.len() => {
                Cell::of(Piece { color, role })
            }
            _ => cell,
        };
        self.board.put(mv.to, becomes, tables.kind(becomes).walks);
        if tables.explodes && captured.is_some() {
            self.explode(tables, mv.to);
        }
        let kind = tables.kind(cell);
        if kind.royal {
            self.kings[color.index()] = mv.to;
        }
        let passes = mv.kind == MoveKind::MultiStep && tables.en_passant;
        self.passed = if passes { Passed::between(mv.from, mv.to) } else { None };
        let resets = captured.is_some() || kind.pawn || becomes != cell;
        self.end_ply(color, resets);
    }

    /// Makes the special part of a move in games with captures on the way, Lions, gating or walls.
    /// Returns whether that was all of it.
    #[cold]
    fn is_special(&mut self, tables: &Tables, mv: &Move) -> bool {
        let color = self.turn;
        match mv.placed {
            Some(Placed::Piece(gating)) => {
                self.play_gating(tables, mv, gating);
                return true;
            }
            Some(Placed::Wall(on)) => {
                self.play_walling(tables, mv, on);
                return true;
            }
            None => {}
        }
        if tables.restraints.lions {
            self.lion_taken = self.takes_lion(tables, mv);
        }
        if tables.passing != Passing::Never {
            self.passes = if mv.is_pass() { self.passes.min(1) + 1 } else { 0 };
        }
        if tables.ends_first_leaps {
            self.end_first_leap(tables, mv);
        }
        match mv.kind {
            MoveKind::Pass => {
                if let Some(role) = mv.promotion {
                    self.become_there(tables, mv.from, Cell::of(Piece { color, role }));
                }
                self.passed = None;
                self.end_ply(color, mv.promotion.is_some());
                true
            }
            MoveKind::Locust { .. } => {
                self.take_also(tables, color, mv);
                false
            }
            _ => false,
        }
    }

    /// Takes the first leap from the other King where a piece comes to stand on a line with him that
    /// does so. What stands between does not matter.
    #[cold]
    fn end_first_leap(&mut self, tables: &Tables, mv: &Move) {
        let kind = tables.kind(self.board.cell(mv.from));
        let king = self.king(self.turn.other());
        let mut lines = DirectionsOf(kind.capture_slides);
        if kind.ends_first_leaps
            && self.board.unmoved().contains(king)
            && lines.any(|direction| tables.ray(mv.to, direction).contains(king))
        {
            let mut unmoved = *self.board.unmoved();
            unmoved.remove(king);
            self.board.set_unmoved(unmoved);
        }
    }

    /// Puts another piece in the place of one.
    #[cold]
    fn become_there(&mut self, tables: &Tables, at: Square, becomes: Cell) {
        if !self.board.cell(at).is_empty() && becomes.index() < tables.kinds.len() {
            self.board.take(at);
            self.board.put(at, becomes, tables.kind(becomes).walks);
        }
    }

    /// The square on which a move of another piece than a Lion takes a Lion.
    #[cold]
    fn takes_lion(&self, tables: &Tables, mv: &Move) -> Option<Square> {
        let is_lion = |square: &Square| tables.kind(self.board.cell(*square)).lion;
        self.all_captured(mv).find(|square| is_lion(square) && !is_lion(&mv.from))
    }

    /// Removes the second piece that a move takes.
    #[cold]
    fn take_also(&mut self, tables: &Tables, color: Color, mv: &Move) {
        if let Some(square) = self.also_captured(mv) {
            self.hold(tables, color, self.board.cell(square));
            self.board.take(square);
        }
    }

    /// Counts the ply of a side.
    fn end_ply(&mut self, color: Color, resets: bool) {
        self.half_moves = if resets { 0 } else { self.half_moves.saturating_add(1) };
        if color == Color::Black {
            self.full_moves = self.full_moves.saturating_add(1);
        }
        self.turn = color.other();
    }

    /// Removes what a capture on a square blows up. A piece that goes to a hand goes to the other side's.
    #[cold]
    fn explode(&mut self, tables: &Tables, at: Square) {
        let center = Some(at).filter(|_| !tables.kind(self.board.cell(at)).fireproof);
        for square in blasted(tables, &self.board, at).iter().chain(center) {
            let cell = self.board.cell(square);
            self.hold(tables, cell.color().other(), cell);
            self.board.take(square);
        }
    }

    /// Puts a captured piece into the hand of the side that has captured it, if it goes there.
    #[cold]
    fn hold(&mut self, tables: &Tables, color: Color, captured: Cell) {
        if let Some(slot) = tables.kind(captured).captured_as {
            self.hands.add(color, slot);
        }
    }

    /// Puts a piece from the hand onto an empty square.
    #[cold]
    fn drop(&mut self, tables: &Tables, role: Role, to: Square) {
        let color = self.turn;
        let drop = tables.dropping.as_ref().and_then(|dropping| dropping.of_role(color, role));
        let Some(drop) = drop.filter(|_| self.board.cell(to).is_empty()) else { return };
        self.hands.remove(color, drop.slot);
        let cell = Cell::of(Piece { color, role });
        self.board.put(to, cell, tables.kind(cell).walks);
        if drop.unmoved.contains(to) {
            self.board.set_unmoved(*self.board.unmoved() | [to].into_iter().collect());
        }
        self.passed = None;
        self.end_ply(color, true);
    }

    /// Puts King and partner on their new squares, which may be each other's.
    fn castle(&mut self, tables: &Tables, from: [Square; 2], to: [Square; 2]) {
        let cells = from.map(|square| self.board.cell(square));
        let is_free =
            |square: &Square| from.contains(square) || self.board.cell(*square).is_empty();
        if cells.iter().any(|cell| cell.is_empty())
            || from[0] == from[1]
            || to[0] == to[1]
            || !to.iter().all(is_free)
        {
            return;
        }
        for square in from {
            self.board.take(square);
        }
        for (square, cell) in to.into_iter().zip(cells) {
            self.board.put(square, cell, tables.kind(cell).walks);
        }
        let color = cells[0].color();
        self.kings[color.index()] = to[0];
        self.passed = None;
        self.end_ply(color, false);
    }
}

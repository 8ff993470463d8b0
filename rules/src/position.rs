//! A position of a game: the pieces on the board, the side to move, and its rights.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::compiled::tables::Tables;
use crate::ending::counted::counted;
use crate::legal_moves::attack::attackers;
use crate::legal_moves::destinations::en_passant_capturers;
use crate::legal_moves::movegen::legal;
use crate::legal_moves::passed::Passed;
use crate::legal_moves::visitor;
use crate::legal_moves::visitor::{Each, Forcing};
use crate::pieces::royals::{in_check, is_in_check, royals};
use crate::state::State;
use crate::{Color, Count, Move, MoveKind, Piece, Role, Royalty, Square, SquareSet, Variant};

/// A position of a game of one variant.
///
/// Two positions are equal when they are the same for the repetition rule: the same placement, side to
/// move, rights, hands, checks given where they count, and capture in passing that is really possible. The other
/// counters do not matter.
#[derive(Clone)]
pub struct Position {
    pub(crate) variant: Arc<Variant>,
    pub(crate) state: State,
    /// How far the count towards a draw has come, in a variant that counts.
    pub(crate) count: Option<Count>,
}

impl Position {
    /// The variant of this position.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// The piece on a square. A wall stands there as a piece of the first mover.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.board.cell(square).piece()
    }

    /// All pieces of both sides with their squares, from a1 along each rank.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let board = &self.state.board;
        board.pieces().iter().filter_map(|square| Some((square, board.cell(square).piece()?)))
    }

    /// The squares of the royal pieces of a side.
    pub fn royals(&self, color: Color) -> SquareSet {
        royals(self.tables(), &self.state.board, color)
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        is_in_check(self.tables(), &self.state, self.turn())
    }

    /// The squares of the royal pieces of the side to move that are in check.
    pub fn in_check(&self) -> SquareSet {
        match self.tables().royalty {
            Royalty::Several(royals) => {
                in_check(self.tables(), &self.state.board, self.turn(), royals)
            }
            Royalty::One(_) if self.is_check() => {
                [self.state.king(self.turn())].into_iter().collect()
            }
            Royalty::One(_) | Royalty::Nobody => SquareSet::EMPTY,
        }
    }

    /// The squares of the pieces giving check.
    pub fn checkers(&self) -> Vec<Square> {
        let checked = self.in_check();
        let by = checked
            .iter()
            .flat_map(|royal| attackers(self.tables(), &self.state.board, royal, !self.turn()));
        by.collect::<SquareSet>().iter().collect()
    }

    /// The square of the piece that may castle, or could if it had not moved: the King, or the
    /// first piece of its type.
    pub(crate) fn castler(&self, color: Color) -> Option<Square> {
        let role = self.variant.castling.as_ref()?.king;
        let castlers = self.pieces().filter(|(_, piece)| *piece == Piece { color, role });
        castlers.map(|(square, _)| square).min_by_key(|square| !self.is_unmoved(*square))
    }

    /// The squares of the pieces of a side that could capture an enemy standing on the square.
    pub fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let (tables, board) = (self.tables(), &self.state.board);
        let captures = |from: &Square| tables.kind(board.cell(*from)).captures(board.cell(square));
        attackers(tables, board, square, by).iter().filter(captures).collect()
    }

    /// The number of passes that came last, one behind the other: 2 at most. Equal positions may differ in
    /// it, since it is no part of the board.
    pub const fn passes(&self) -> u8 {
        self.state.passes
    }

    /// Whether a piece of a side could capture an enemy standing on the square.
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        !self.attackers(square, by).is_empty()
    }

    /// The squares that are closed by walls.
    pub const fn walls(&self) -> SquareSet {
        *self.state.board.walls()
    }

    /// Whether a wall stands on the square.
    pub const fn is_wall(&self, square: Square) -> bool {
        self.state.board.walls().contains(square)
    }

    /// The number of a side's pieces.
    pub fn count_pieces(&self, color: Color) -> u32 {
        self.state.board.side(color).len()
    }

    /// Whether a side has only pieces left with which the variant does not let it win. It is never
    /// so where no piece is restricted.
    pub fn is_restricted(&self, color: Color) -> bool {
        let variant = &self.variant;
        let restricted = |role: Role| {
            let kind = variant.piece(role);
            kind.royal || kind.restricted
        };
        variant.has_restricted
            && self.pieces().all(|(_, piece)| piece.color != color || restricted(piece.role))
            && self.hand(color).all(|(role, _)| restricted(role))
    }

    /// The number of checks a side has given, where the variant counts them.
    pub const fn checks_given(&self, color: Color) -> u8 {
        self.state.checks[color.index()]
    }

    /// How far the count towards a draw has come, where a side counts.
    pub const fn count(&self) -> Option<Count> {
        self.count
    }

    /// The side that loses because it has only its King left, where the variant says so and the
    /// other side has another piece. If that is the only other piece, the side to move may still
    /// take it.
    pub fn bared(&self) -> Option<Color> {
        // Most games have no such rule, and pieces are counted for nothing.
        if !self.variant.endings.bare_king_loses {
            return None;
        }
        let pieces = |color: Color| self.count_pieces(color) + self.count_in_hand(color);
        let loses = |side: &Color| {
            let enough = if *side == self.turn() { 3 } else { 2 };
            pieces(*side) == 1 && pieces(!*side) >= enough
        };
        Color::BOTH.into_iter().find(loses)
    }

    /// The side with fewer pieces, if the numbers differ.
    pub fn fewer_pieces(&self) -> Option<Color> {
        let [white, black] =
            Color::BOTH.map(|side| self.count_pieces(side) + self.count_in_hand(side));
        match white.cmp(&black) {
            Ordering::Less => Some(Color::White),
            Ordering::Greater => Some(Color::Black),
            Ordering::Equal => None,
        }
    }

    /// Plies since the last capture, Pawn's move or promotion.
    pub const fn half_move_clock(&self) -> u32 {
        self.state.half_moves
    }

    /// The number of the move to be made, from 1; it grows after Black's move.
    pub const fn full_move_number(&self) -> u32 {
        self.state.full_moves
    }

    /// Whether the piece on the square still has the right that goes with never having moved.
    pub const fn is_unmoved(&self, square: Square) -> bool {
        self.state.board.unmoved().contains(square)
    }

    /// The legal moves, ordered.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.legal_moves_of(!SquareSet::EMPTY)
    }

    /// Replaces the content of a list by the legal moves. Their order means nothing, but is the
    /// same each time.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let all = !SquareSet::EMPTY;
        legal(self.tables(), &self.state, all, &mut Each(|mv| moves.push(mv)));
    }

    /// The same with those legal moves only that take something or promote.
    pub fn forcing_moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let all = !SquareSet::EMPTY;
        legal(self.tables(), &self.state, all, &mut Forcing(|mv| moves.push(mv)));
    }

    /// The legal moves of the piece on a square, ordered. Of an empty square it is the drops onto it.
    pub fn legal_moves_from(&self, square: Square) -> Vec<Move> {
        self.legal_moves_of([square].into_iter().collect())
    }

    fn legal_moves_of(&self, movers: SquareSet) -> Vec<Move> {
        let mut moves = Vec::new();
        legal(self.tables(), &self.state, movers, &mut Each(|mv| moves.push(mv)));
        moves.sort_unstable();
        moves
    }

    /// Whether there is a legal move at all.
    pub fn has_legal_move(&self) -> bool {
        // A restraint on one piece depends on the moves of all pieces.
        if self.variant.restraints.depend_on_others() {
            return !self.legal_moves().is_empty();
        }
        let can_move = |movers: SquareSet| {
            let mut count = visitor::Count(0);
            legal(self.tables(), &self.state, movers, &mut count);
            count.0 > 0
        };
        let movers = *self.state.board.side(self.turn());
        movers.iter().any(|square| can_move([square].into_iter().collect()))
            || self.has_hands() && can_move(!self.state.board.occupied())
    }

    /// Whether the move is legal here.
    pub fn is_legal(&self, mv: &Move) -> bool {
        let from = [mv.from].into_iter().collect();
        let mut is_found = false;
        legal(self.tables(), &self.state, from, &mut Each(|it: Move| is_found |= it == *mv));
        is_found
    }

    /// The position after a legal move. A move that is not legal here gives some position without a
    /// meaning.
    #[must_use]
    pub fn play(&self, mv: &Move) -> Position {
        let mut next = self.clone();
        next.advance(mv);
        next
    }

    /// Puts the position after a legal move in place of another position of the same variant. It is
    /// what [`Position::play`] answers, for code that plays millions of moves.
    pub fn play_into(&self, mv: &Move, next: &mut Position) {
        next.state.clone_from(&self.state);
        next.count = self.count;
        next.advance(mv);
    }

    /// Makes a move.
    fn advance(&mut self, mv: &Move) {
        let mover = self.turn();
        let variant = &self.variant;
        let counting = variant.endings.counting.as_ref();
        let before = counting.map(|_| self.state.board.clone());
        self.state.play(variant.tables(), mv);
        if let (Some(rules), Some(before)) = (counting, before) {
            let boards = [&before, &self.state.board];
            self.count = counted(variant.tables(), rules, self.count, mover, boards);
        }
        if variant.endings.checks.is_some() && self.is_check() {
            let given = &mut self.state.checks[mover.index()];
            *given = given.saturating_add(1);
        }
    }

    /// The same board as if the other side were to move. Nothing can be captured in passing on it,
    /// and the side that has just moved may be in check there.
    #[must_use]
    pub fn turned(&self) -> Position {
        let mut other = self.clone();
        other.state.turn = !self.turn();
        other.state.passed = None;
        other.state.lion_taken = None;
        other.state.passes = 0;
        other
    }

    /// The piece that makes a move. A piece that is dropped comes from the hand.
    pub fn mover(&self, mv: &Move) -> Option<Piece> {
        match mv.kind {
            MoveKind::Drop { role } => Some(Piece { color: self.turn(), role }),
            _ => self.piece_at(mv.from),
        }
    }

    /// The piece a move takes, and its square. The victim of a capture in passing or on the way does
    /// not stand where the move ends. Of two pieces it is the one on the way.
    pub fn captured(&self, mv: &Move) -> Option<(Square, Piece)> {
        let square = self.state.captured(mv)?;
        Some((square, self.piece_at(square)?))
    }

    /// All pieces a move takes, and their squares: two at most.
    pub fn all_captured(&self, mv: &Move) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let squares = self.state.all_captured(mv);
        squares.filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The second piece a move takes, and its square.
    pub fn also_captured(&self, mv: &Move) -> Option<(Square, Piece)> {
        let square = self.state.also_captured(mv)?;
        Some((square, self.piece_at(square)?))
    }

    /// The squares on which a capture in passing is legal now.
    pub fn usable_en_passant(&self) -> SquareSet {
        let (tables, state) = (self.tables(), &self.state);
        let passed = state.passed.into_iter().flat_map(Passed::squares);
        let capturers: SquareSet =
            passed.flat_map(|to| en_passant_capturers(tables, state, to)).collect();
        let mut usable = SquareSet::EMPTY;
        if !capturers.is_empty() {
            let mut look = Each(|mv: Move| {
                if mv.kind == MoveKind::EnPassant {
                    usable.insert(mv.to);
                }
            });
            legal(tables, state, capturers, &mut look);
        }
        usable
    }

    /// The squares on which a capture in passing is legal now, and the square of the piece
    /// captured. After diagonal steps two positions can differ in the piece alone.
    pub(crate) fn capturable_in_passing(&self) -> (SquareSet, Option<Square>) {
        let usable = self.usable_en_passant();
        let passer = self.state.passer().filter(|_| !usable.is_empty());
        (usable, passer)
    }

    pub(crate) fn tables(&self) -> &Tables {
        self.variant.tables()
    }
}

impl Position {
    /// The pieces whose right still means something. A King and a partner that have both never
    /// moved may castle; one of them alone may not. All of a side's mean something while a piece can
    /// enter behind one, or be dropped as one that has never moved.
    pub(crate) fn rights(&self) -> SquareSet {
        let (tables, board) = (self.tables(), &self.state.board);
        let mut rights = *board.unmoved();
        let is_open = |color: &Color| {
            let dropping = tables.dropping.as_ref();
            dropping.is_some_and(|dropping| dropping.keeps_rights(&self.state.hands, *color))
        };
        for color in Color::BOTH.into_iter().filter(|color| tables.has_gates() && !is_open(color)) {
            let is_gate = |square: &Square| tables.kind(board.cell(*square)).is_only_gate;
            let closed = (rights & *board.side(color)).iter().filter(is_gate);
            rights &= !closed.collect::<SquareSet>();
        }
        let Some(castling) = &tables.castling else { return rights };
        for color in Color::BOTH.into_iter().filter(|color| !is_open(color)) {
            let is_king = |square: &Square| {
                self.piece_at(*square) == Some(Piece { color, role: castling.king })
            };
            let kings: SquareSet = rights.iter().filter(is_king).collect();
            let is_partner = |square: &Square| {
                let piece = self.piece_at(*square);
                piece.is_some_and(|it| it.color == color && castling.partners.contains(&it.role))
            };
            let partners: SquareSet = rights.iter().filter(is_partner).collect();
            if partners.is_empty() {
                rights &= !kings;
            } else if kings.is_empty() {
                rights &= !partners;
            }
        }
        rights
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.state.turn == other.state.turn
            && self.state.board.is_placed_like(&other.state.board)
            && self.rights() == other.rights()
            && self.state.checks == other.state.checks
            && self.state.lion_taken == other.state.lion_taken
            && self.state.hands == other.state.hands
            && self.variant.id == other.variant.id
            && self.capturable_in_passing() == other.capturable_in_passing()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(Position::hash(self));
    }
}

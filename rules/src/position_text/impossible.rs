//! Positions that no game can reach, as far as that shows at once. The side that has just moved is
//! in check, a piece stands where it must have been promoted, a Pawn stands on a rank that it
//! cannot reach, or a piece that has never moved stands where none starts. A position with a less
//! visible fault is accepted.

use crate::legal_moves::attack::kings_face;
use crate::legal_moves::destinations::ever;
use crate::legal_moves::dropping::Drop;
use crate::pieces::piece::Cell;
use crate::{Color, Facing, FenError, Piece, Position, Role, Square, SquareSet, Symmetry};

impl Position {
    /// The reason why no game of the variant can reach this position, if that shows. A game begun
    /// from it before this was checked goes on, but no new game begins from it.
    ///
    /// ```
    /// use menagerie_rules::{Position, bundled_by_id};
    /// let chess = bundled_by_id("chess").expect("it is bundled");
    /// let fen = "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1";
    /// let position = Position::from_stored_fen(chess, fen).expect("it can be read");
    /// assert_eq!(position.impossible().map(|_| ()), Some(()), "Black's King could be taken");
    /// ```
    pub fn impossible(&self) -> Option<FenError> {
        let array = Position::start(&self.variant);
        if self.state.board.is_placed_like(&array.state.board)
            && self.state.board.unmoved() == array.state.board.unmoved()
            && self.state.hands == array.state.hands
        {
            return None;
        }
        self.left_in_check()
            .or_else(|| {
                let kinds = self.variant.roles().flat_map(|role| {
                    Color::BOTH.into_iter().map(move |color| Piece { color, role })
                });
                kinds.into_iter().find_map(|piece| self.misplaced(&array, piece))
            })
            .or_else(|| self.moved(&array))
    }

    /// The error of a position in which the side that has just moved could lose its King.
    fn left_in_check(&self) -> Option<FenError> {
        let side = |color: Color| self.variant.side_names[color.index()].clone();
        // A side may pass in check while the Kings face each other, and the game is over then.
        if self.variant.facing == Facing::NotTwice && self.state.passes > 0 {
            return None;
        }
        let (mover, waiting) = (self.turn(), !self.turn());
        if self.turned().is_check() {
            if self.is_check() {
                return Some(FenError::BothInCheck);
            }
            let letter = if waiting == Color::White { 'w' } else { 'b' };
            return Some(FenError::LeftInCheck { side: side(waiting), mover: side(mover), letter });
        }
        let faces = self.variant.royal().is_some()
            && self.variant.facing != Facing::NotTwice
            && kings_face(self.tables(), &self.state.board, self.state.kings);
        faces.then(|| FenError::KingsFace {
            piece: self
                .variant
                .royal()
                .map_or(String::new(), |role| self.variant.piece(role).name.clone()),
        })
    }

    /// The error of a kind of piece, if one stands where it must have become another. Also that of
    /// a Pawn on a rank which cannot be reached from where Pawns begin.
    fn misplaced(&self, array: &Position, piece: Piece) -> Option<FenError> {
        let kind = self.variant.piece(piece.role);
        if !kind.pawn && kind.promotions(piece.color).is_empty() {
            return None;
        }
        let found = self.pieces().filter(|(_, it)| *it == piece).map(|(square, _)| square);
        let begins = self.origins(array, piece) | self.dropped(piece);
        let elsewhere = found.collect::<SquareSet>() & !begins;
        let promoted = elsewhere.iter().find(|it| self.must_have_become_another(*it, piece));
        let (side, name) =
            (self.variant.side_names[piece.color.index()].clone(), kind.name.clone());
        if let Some(square) = promoted {
            return Some(FenError::Promoted { side, piece: name, square });
        }
        // A Pawn that begins nowhere may stand anywhere, and castling moves pieces elsewhere.
        let castles = self.variant.castling.as_ref().is_some_and(|castling| {
            castling.king == piece.role || castling.partners.contains(&piece.role)
        });
        if !kind.pawn || castles || begins.is_empty() || elsewhere.is_empty() {
            return None;
        }
        // A rank that any of them can reach is enough. People often put Pawns on squares there that
        // no Pawn reaches.
        let ranks: Vec<u8> = self.reached(piece, begins).iter().map(Square::rank).collect();
        let square = elsewhere.iter().find(|square| !ranks.contains(&square.rank()))?;
        Some(FenError::NeverThere { side, piece: name, square })
    }

    /// Whether every move of such a piece to the square promotes it to another kind.
    fn must_have_become_another(&self, square: Square, piece: Piece) -> bool {
        let promotion = self.tables().kind_of(piece).promotion.as_ref();
        promotion.is_some_and(|promotion| {
            let mut choices = promotion.choices.iter().filter(|it| it.squares.contains(square));
            let may_stay = |role: Role| role == piece.role && !promotion.stuck.contains(square);
            promotion.by == crate::PromotingMoves::Any
                && promotion.squares.contains(square)
                && choices.clone().next().is_some()
                && !choices.any(|choice| may_stay(choice.role))
        })
    }

    /// The squares where such a piece begins: in the arrays, or by promotion.
    fn origins(&self, array: &Position, piece: Piece) -> SquareSet {
        let becomes =
            self.variant.roles().filter(|role| *role != piece.role).filter_map(|role| {
                self.tables().kind_of(Piece { role, ..piece }).promotion.as_deref()
            });
        let choices = becomes.flat_map(|promotion| &promotion.choices);
        let choices = choices.filter(|choice| choice.role == piece.role);
        choices.fold(self.array_squares(array, piece), |all, choice| all | choice.squares)
    }

    /// The squares where such a piece can be dropped.
    fn dropped(&self, piece: Piece) -> SquareSet {
        self.drops_of(piece).fold(SquareSet::EMPTY, |all, drop| all | drop.squares)
    }

    /// How such a piece is dropped, if it ever is.
    fn drops_of(&self, piece: Piece) -> impl Iterator<Item = &Drop> {
        let dropping = self.tables().dropping.iter();
        dropping.filter_map(move |it| it.of_role(piece.color, piece.role))
    }

    /// The squares where such a piece can stand in a game, as far as that shows. This is an array of
    /// the game. A piece that begins nowhere may stand anywhere.
    pub(crate) fn places(&self, piece: Piece) -> SquareSet {
        let begins = self.origins(self, piece);
        if begins.is_empty() { !SquareSet::EMPTY } else { self.reached(piece, begins) }
    }

    /// The squares where such a piece may stand in the array, whether fixed, drawn or chosen.
    fn array_squares(&self, array: &Position, piece: Piece) -> SquareSet {
        let variant = &self.variant;
        let mut squares: SquareSet =
            array.pieces().filter(|(_, it)| *it == piece).map(|(square, _)| square).collect();
        if let Some(shuffle) = &variant.shuffle {
            let groups = shuffle.groups.iter().filter(|group| group.pieces.contains(&piece.role));
            for square in groups.flat_map(|group| &group.squares) {
                let image = |it: &Symmetry| match piece.color {
                    Color::White => *square,
                    Color::Black => it.image(*square, variant.files, variant.ranks),
                };
                shuffle.symmetries.iter().for_each(|symmetry| squares.insert(image(symmetry)));
            }
        }
        squares
    }

    /// The squares that such a piece can reach from these squares if no piece hinders it.
    fn reached(&self, piece: Piece, from: SquareSet) -> SquareSet {
        let (mut seen, mut open) = (from, from.iter().collect::<Vec<Square>>());
        while let Some(from) = open.pop() {
            let to = ever(self.tables(), from, Cell::of(piece), [from].into_iter().collect());
            for to in to & !seen {
                seen.insert(to);
                open.push(to);
            }
        }
        seen
    }

    /// The error of a piece that is said to have never moved, but stands where none begins.
    fn moved(&self, array: &Position) -> Option<FenError> {
        let unmoved = *self.state.board.unmoved();
        let mut unmoved = unmoved.iter().filter_map(|it| Some((it, self.piece_at(it)?)));
        let (square, piece) = unmoved.find(|(square, it)| {
            let drops = self.drops_of(*it);
            let begins = drops.fold(self.array_squares(array, *it), |all, drop| all | drop.unmoved);
            !begins.contains(*square)
        })?;
        Some(FenError::Moved {
            side: self.variant.side_names[piece.color.index()].clone(),
            piece: self.variant.piece(piece.role).name.clone(),
            square,
        })
    }
}

//! The arrays of a variant whose array is drawn at random or chosen, and the text of an order.

use std::sync::Arc;

use crate::pieces::piece::Cell;
use crate::position_text::told_fen::visible;
use crate::told::{Join, list};
use crate::{
    About, Color, Label, Piece, Position, Role, Square, SquareSet, Symmetry, Told, Variant, told,
};

/// The reason why the array cannot be arranged in a typed order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderError {
    /// The variant has no order that players could choose.
    NotChosen,
    /// A sign that is not the letter of a piece.
    Letter(char),
    /// Pieces that are not to be arranged, or too many or too few of them.
    Pieces(Vec<String>),
    /// A piece on a square where no order has it.
    Square {
        /// The piece.
        piece: String,
        /// Where it may stand.
        squares: Vec<Square>,
    },
    /// Two pieces of a kind on squares of one color.
    OneColor(String),
    /// Pieces that must stand in a certain order, and do not.
    Sequence(String),
}

impl OrderError {
    /// The reason, as a part of a sentence.
    pub fn told(&self) -> Told {
        let piece = |name: &String| About::Piece(name.clone());
        match self {
            OrderError::NotChosen => told!("order-refused-not-chosen"),
            OrderError::Letter(letter) => {
                told!("order-refused-letter", letter = visible(*letter))
            }
            OrderError::Pieces(labels) => {
                told!("order-refused-pieces", labels = list(labels, Join::Comma))
            }
            OrderError::Square { piece: name, squares } => {
                let squares = list(squares.iter().copied(), Join::Or);
                told!("order-refused-square", piece = piece(name), squares = squares)
            }
            OrderError::OneColor(name) => {
                told!("order-refused-one-color", piece = piece(name))
            }
            OrderError::Sequence(labels) => told!("order-refused-sequence", labels = labels),
        }
    }
}

impl Variant {
    /// The array for two random numbers, as FEN; `None` where the array is fixed. Each number is
    /// drawn uniformly from 0 up to [`crate::Shuffle::orders`], which is excluded. The second
    /// number matters only when the array is asymmetric.
    ///
    /// ```
    /// use menagerie_rules::{Symmetry, bundled_by_id};
    /// let variant = bundled_by_id("cetran-2").expect("it is bundled");
    /// let fen = variant.shuffled_array(Symmetry::Mirror, 0, 0).expect("it is drawn");
    /// assert!(fen.starts_with("kqscahrn/pppppppp/8/8/8/8/PPPPPPPP/KQSCAHRN w - -"));
    /// ```
    pub fn shuffled_array(
        self: &Arc<Self>,
        symmetry: Symmetry,
        first: u64,
        second: u64,
    ) -> Option<String> {
        let shuffle = self.shuffle.as_ref()?;
        let white = shuffle.order(first);
        let black = match symmetry {
            Symmetry::Asymmetric => shuffle.order(second),
            Symmetry::Mirror | Symmetry::Central => white.clone(),
        };
        Some(self.arranged(symmetry, [white, black]))
    }

    /// The array in an order that players have chosen, as FEN. The text has the letters of the
    /// pieces for [`crate::Shuffle::squares`], in either case and with any spaces, commas, slashes
    /// or hyphens between.
    ///
    /// # Errors
    /// The variant has no such order.
    pub fn chosen_array(self: &Arc<Self>, order: &str) -> Result<String, OrderError> {
        let shuffle = self.shuffle.as_ref().filter(|shuffle| shuffle.is_chosen);
        let shuffle = shuffle.ok_or(OrderError::NotChosen)?;
        let symmetry = shuffle.symmetries.first().copied().ok_or(OrderError::NotChosen)?;
        let is_between = |sign: char| sign.is_whitespace() || ",/-".contains(sign);
        let letters = order.replace(is_between, "");
        let labels = Label::split_all(&letters).map_err(OrderError::Letter)?;
        let wanted: Vec<Role> = shuffle.pieces().collect();
        let pieces = || {
            let labels: Vec<String> = wanted.iter().map(|role| self.label_of(*role)).collect();
            OrderError::Pieces(labels)
        };
        let read = |(label, _): &(Label, Color)| self.role_by_label(*label).ok_or_else(pieces);
        let roles = labels.iter().map(read).collect::<Result<Vec<Role>, OrderError>>()?;
        let sorted = |mut roles: Vec<Role>| {
            roles.sort_unstable();
            roles
        };
        if sorted(roles.clone()) != sorted(wanted.clone()) {
            return Err(pieces());
        }
        let order: Vec<(Square, Role)> = shuffle.squares().into_iter().zip(roles).collect();
        for group in &shuffle.groups {
            let of_group = order.iter().filter(|(_, role)| group.pieces.contains(role));
            let of_group: Vec<(Square, Role)> = of_group.copied().collect();
            let strayed = of_group.iter().find(|(square, _)| !group.squares.contains(square));
            if let Some((_, role)) = strayed {
                let piece = self.piece(*role).name.clone();
                return Err(OrderError::Square { piece, squares: group.squares.clone() });
            }
            if let Some(role) = group.on_one_color(&of_group) {
                return Err(OrderError::OneColor(self.piece(role).name.clone()));
            }
            if !group.is_in_order(&of_group) {
                let labels = group.order.iter().map(|role| self.label_of(*role));
                return Err(OrderError::Sequence(labels.collect()));
            }
        }
        Ok(self.arranged(symmetry, [order.clone(), order]))
    }

    /// The pieces of both sides in these orders, as FEN, with the squares as the first mover sees
    /// them. A piece with a right in the example has that right on any square.
    fn arranged(self: &Arc<Self>, symmetry: Symmetry, orders: [Vec<(Square, Role)>; 2]) -> String {
        let mut array = Position::start(self);
        for (color, order) in Color::BOTH.into_iter().zip(orders) {
            let place = |square: Square| match color {
                Color::White => square,
                Color::Black => symmetry.image(square, self.files, self.ranks),
            };
            let board = &mut array.state.board;
            let (mut unmoved, mut with_right) = (*board.unmoved(), Vec::new());
            let squares: SquareSet = order.iter().map(|(square, _)| place(*square)).collect();
            for square in squares {
                if unmoved.contains(square) {
                    with_right.push(board.cell(square));
                }
                if !board.cell(square).is_empty() {
                    board.take(square);
                }
            }
            unmoved &= !squares;
            for (square, role) in order {
                let (square, cell) = (place(square), Cell::of(Piece { color, role }));
                board.put(square, cell, self.tables().kind(cell).walks);
                if with_right.contains(&cell) {
                    unmoved.insert(square);
                }
            }
            board.set_unmoved(unmoved);
        }
        array.fen()
    }

    fn label_of(&self, role: Role) -> String {
        self.piece(role).label.to_string()
    }
}

impl Position {
    /// The order of the array that this position shows, in the form in which it is chosen: `QKLG`.
    /// There is none if it could not be chosen.
    pub fn chosen_order(&self) -> Option<String> {
        let variant = self.variant();
        let squares = variant.shuffle.as_ref()?.squares();
        let label = |square: Square| Some(variant.label_of(self.piece_at(square)?.role));
        let order: String = squares.into_iter().map(label).collect::<Option<_>>()?;
        let is_this = variant.chosen_array(&order).is_ok_and(|array| array == self.fen());
        is_this.then_some(order)
    }
}

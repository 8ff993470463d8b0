//! Castling rights in the letters of orthodox chess, `KQkq`.

use crate::board::Board;
use crate::piece::Cell;
use crate::square::Direction;
use crate::tables::Tables;
use crate::{Color, Piece, Position, Square, SquareSet};

/// All of them, in the order in which they are written.
const LETTERS: &str = "KQkq";

/// The King and the partner farthest from him for each letter. Nothing if there is no castling, if
/// these are other letters or one of them twice, or if there is no partner on that side.
pub fn read(tables: &Tables, board: &Board, kings: [Square; 2], text: &str) -> Option<SquareSet> {
    let partner = tables.castling?.partner;
    let mut rights = SquareSet::EMPTY;
    for (place, letter) in text.char_indices() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let direction = match letter.to_ascii_uppercase() {
            'K' => Direction(2),
            'Q' => Direction(6),
            _ => return None,
        };
        let rook = Cell::of(Piece { color, role: partner });
        let king = kings[color.index()];
        let rooks = board.blockers(king, direction).filter(|square| board.cell(*square) == rook);
        rights.insert(king);
        rights.insert(rooks.last().filter(|_| !text[..place].contains(letter))?);
    }
    Some(rights)
}

/// The letters for what a position still has of castling, `-` if that is nothing. Nothing if letters
/// do not say all of it, or if other programs would take them for other squares: a King or partner
/// of theirs stands where the array has it.
pub fn written(position: &Position) -> Option<String> {
    let tables = position.tables();
    tables.castling?;
    let kings = Color::BOTH.map(|color| position.state.king(color));
    let meant = |letters: &str| read(tables, &position.state.board, kings, letters);
    let rights = position.rights();
    let is_had = |letter: &char| {
        meant(letter.encode_utf8(&mut [0; 4])).is_some_and(|squares| (squares & !rights).is_empty())
    };
    let letters: String = LETTERS.chars().filter(is_had).collect();
    let array = *Position::start(&position.variant).state.board.unmoved();
    let is_all = meant(&letters) == Some(rights) && (rights & !array).is_empty();
    is_all.then(|| if letters.is_empty() { "-".to_owned() } else { letters })
}

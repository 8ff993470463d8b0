//! Castling rights in the letters of orthodox chess, `KQkq`. Where King and partners have no fixed
//! places, the file of the partner serves too, as in X-FEN and Shredder-FEN: `HAha`.

use crate::board::Board;
use crate::legal_moves::castling_moves::direction;
use crate::pieces::piece::Cell;
use crate::position_text::{gating_letters, placement};
use crate::{CastlingTo, Color, FenError, Piece, Position, Role, Square, SquareSet, Variant};

/// The letters for the partner farthest from the King on each side, in the order in which they are
/// written.
const LETTERS: &str = "KQkq";
/// A longer text names no more rights, with any letters.
const MOST_LETTERS: usize = 16;

/// The King and his partner for each letter. On the side of the letter it is the farthest partner
/// of those on a square where the array has one, or of all partners if none stands there. Where
/// they have no fixed places, it may also be the partner on that file. There is none if the variant
/// has no castling, if the text has other letters, if two letters name the same partner, or if a
/// partner is missing.
pub fn read(variant: &Variant, board: &Board, text: &str) -> Option<SquareSet> {
    if variant.has_gates() {
        let castling = |letter: &str| read_with(variant, board, letter, false);
        return gating_letters::read(variant, board, text, castling);
    }
    read_with(variant, board, text, variant.castles_from_anywhere())
}

/// The same as [`read`], with the files of partners in any variant, as other programs write them.
pub fn read_files(variant: &Variant, board: &Board, text: &str) -> Option<SquareSet> {
    if variant.has_gates() {
        let castling = |letter: &str| read_with(variant, board, letter, false);
        return gating_letters::read(variant, board, text, castling);
    }
    read_with(variant, board, text, true)
}

fn read_with(variant: &Variant, board: &Board, text: &str, with_files: bool) -> Option<SquareSet> {
    let tables = variant.tables();
    let rules = tables.castling.as_ref()?;
    let homes = homes(variant);
    let mut rights = SquareSet::EMPTY;
    for letter in text.chars() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let king = king(rules.king, board, color)?;
        let is_partner = |square: &Square| {
            let piece = board.cell(*square).piece();
            piece.is_some_and(|it| it.color == color && rules.partners.contains(&it.role))
        };
        let farthest = |long| {
            let partners =
                || board.blockers(&tables.geometry, king, direction(long)).filter(is_partner);
            let at_home = partners().filter(|square| homes.contains(*square)).last();
            at_home.or_else(|| partners().last())
        };
        let partner = match letter.to_ascii_uppercase() {
            'K' => farthest(false),
            'Q' => farthest(true),
            file @ 'A'..='P' if with_files => {
                Square::new(file as u8 - b'A', king.rank()).filter(is_partner)
            }
            _ => None,
        };
        let partner = partner.filter(|square| !rights.contains(*square))?;
        rights.insert(king);
        rights.insert(partner);
    }
    Some(rights)
}

/// The missing King or partner, where a letter says that a piece stands which has never moved. It
/// is missing on its square in the array, or, where they have no fixed places, on the named file.
/// There is none if no piece is missing, or if its square cannot be known.
pub fn missing(variant: &Variant, board: &Board, text: &str) -> Option<FenError> {
    let array = placement::read(variant, variant.start_fen.split(' ').next()?).ok()?;
    let rules = variant.tables().castling.as_ref()?;
    // The names of squares also contain letters.
    let is_letters = text.bytes().all(|it| it.is_ascii_alphabetic());
    let is_read =
        |letter: &char| read_files(variant, board, letter.encode_utf8(&mut [0; 4])).is_some();
    let mut unread =
        text.chars().take(MOST_LETTERS).filter(|letter| is_letters && !is_read(letter));
    unread.find_map(|letter| {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let king_role = Some(Piece { color, role: rules.king });
        let named = letter.to_ascii_uppercase();
        let (square, role) = if variant.shuffle.is_none() {
            let squares = read_files(variant, &array, letter.encode_utf8(&mut [0; 4]))?;
            let at_home = squares.iter().filter_map(|it| Some((it, array.cell(it).piece()?)));
            let mut gone = at_home.filter(|(it, home)| board.cell(*it).piece() != Some(*home));
            // Without the King there is no castling, wherever the partners are.
            let first = gone.next()?;
            let other = gone.next().filter(|(_, piece)| Some(*piece) == king_role);
            let (square, piece) = other.unwrap_or(first);
            (square, piece.role)
        } else if ('A'..='P').contains(&named) && !LETTERS.contains(named) {
            let rank = king(rules.king, board, color)?.rank();
            let square =
                Square::new(named as u8 - b'A', rank).filter(|it| variant.contains(*it))?;
            let is_partner =
                |piece: Piece| piece.color == color && rules.partners.contains(&piece.role);
            let is_there = board.cell(square).piece().is_some_and(is_partner);
            (square, rules.partners.first().copied().filter(|_| !is_there)?)
        } else {
            return None;
        };
        let side = variant.side_names[color.index()].clone();
        let piece = variant.piece(role).name.clone();
        Some(FenError::NotAtHome { letter, side, piece, square })
    })
}

/// The squares where the array has pieces that have never moved. The set is empty if they have no
/// fixed places, or are not named by their squares.
fn homes(variant: &Variant) -> SquareSet {
    let named = variant.start_fen.split(' ').nth(2).filter(|_| variant.shuffle.is_none());
    named.into_iter().flat_map(|names| names.split(',')).filter_map(Square::parse).collect()
}

/// The piece of that kind nearest to the first rank of its side. Of several that are not royal, the
/// others were most likely promoted.
fn king(role: Role, board: &Board, color: Color) -> Option<Square> {
    let king = Cell::of(Piece { color, role });
    let mut kings = board.side(color).iter().filter(|square| board.cell(*square) == king);
    match color {
        Color::White => kings.next(),
        Color::Black => kings.max_by_key(|square| (square.rank(), 15 - square.file())),
    }
}

/// The letters for the castling rights that a position still has: `KQkq`, or `-` for none. A
/// partner that is not the farthest one is written by its file, as in X-FEN. There are no letters
/// if they do not say all, or if other programs would read other squares from them. So every King
/// or partner must stand where the array has it, unless the array is drawn at random.
pub fn written(position: &Position) -> Option<String> {
    let tables = position.tables();
    let rules = tables.castling.as_ref()?;
    let meant = |letters: &str| read(&position.variant, &position.state.board, letters);
    let rights = position.rights();
    let is_had = |letter: &char| {
        meant(letter.encode_utf8(&mut [0; 4])).is_some_and(|squares| (squares & !rights).is_empty())
    };
    if position.variant.has_gates() {
        return gating_letters::written(position, LETTERS.chars().filter(is_had), meant);
    }
    let mut letters: String = LETTERS.chars().filter(is_had).collect();
    let is_drawn = position.variant.shuffle.is_some();
    let is_placed = if is_drawn && matches!(rules.to, CastlingTo::Squares(_)) {
        let said = meant(&letters)?;
        let others = position.pieces().filter(|(square, piece)| {
            rights.contains(*square)
                && !said.contains(*square)
                && rules.partners.contains(&piece.role)
        });
        letters.extend(others.map(|(square, piece)| {
            let file = char::from(b'A' + square.file());
            if piece.color == Color::White { file } else { file.to_ascii_lowercase() }
        }));
        true
    } else {
        let array = *Position::start(&position.variant).state.board.unmoved();
        let dropped = tables.dropping.iter().flat_map(|dropping| dropping.of.iter().flatten());
        let begins = dropped.fold(array, |all, drop| all | drop.unmoved);
        (rights & !begins).is_empty()
    };
    let is_all = meant(&letters) == Some(rights) && is_placed;
    is_all.then(|| if letters.is_empty() { "-".to_owned() } else { letters })
}

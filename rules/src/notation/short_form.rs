//! Finds the moves that a short form means. It names only the destination, and perhaps part of the
//! origin.

use super::part::{Naming, Short};
use super::promotion::with_promotion;
use super::write::{goes_to, is_over};
use crate::explanations::explain::{explain, explain_on_the_way, stands_to_become};
use crate::explanations::explain_drop::explain_drop;
use crate::{Color, Move, Passing, Piece, Position, Refusal, Role, Square};

/// The legal moves that a short form means.
pub(super) fn find_short(
    position: &Position,
    legal: &[Move],
    short: &Short,
) -> Result<Vec<Move>, Refusal> {
    let variant = position.variant();
    if position.is_wall(short.to) {
        return Err(Refusal::WallThere(short.to));
    }
    let is_pawn = |square: Square| {
        position.piece_at(square).is_some_and(|piece| variant.piece(piece.role).pawn)
    };
    let named = |square: Square| match short.role {
        Some(role) => position.piece_at(square) == Some(Piece { color: position.turn(), role }),
        // "exd5" is a Pawn's capture, "d5" a move of any piece.
        None => short.file.is_none() || is_pawn(square),
    };
    let is_whole = short.file.is_none() && short.rank.is_none();
    let is_dropped = |mv: &Move| {
        is_whole && short.role.is_none_or(|role| mv.dropped() == Some(role)) && mv.is_drop()
    };
    let from_there = |square: Square| {
        named(square)
            && short.file.is_none_or(|file| file == square.file())
            && short.rank.is_none_or(|rank| rank == square.rank())
    };
    let reaches = |mv: &Move| match short.role {
        Some(_) => goes_to(variant, mv, short.to) && is_over(position, mv, short.over),
        None => mv.to == short.to,
    };
    let goes = |mv: &&Move| if mv.is_drop() { is_dropped(mv) } else { from_there(mv.from) };
    // A pass is not meant by a square, nor a promotion that is a move of its own without its sign.
    let is_named = |mv: &&Move| {
        let promotes = mv.promotion.is_some() && is_own_promotion(position, mv);
        !(mv.is_pass() && variant.passing != Passing::Never)
            && (short.promotion.is_some() || !promotes)
    };
    let mut moves: Vec<Move> =
        legal.iter().filter(|mv| reaches(mv)).filter(goes).filter(is_named).copied().collect();
    // "Pawn e5" is a drop where no Pawn of the board can go there.
    let is_on_board = moves.iter().any(|mv| !mv.is_drop());
    if short.role.is_some() && is_on_board || short.promotion.is_some() {
        moves.retain(|mv| !mv.is_drop());
    }
    if short.role.is_none() {
        // Without a letter a Pawn is meant, and without a cross a move that does not capture.
        let preferred = [
            moves
                .iter()
                .filter(|mv| is_pawn(mv.from) && position.captured(mv).is_none())
                .copied()
                .collect(),
            moves.iter().filter(|mv| is_pawn(mv.from)).copied().collect::<Vec<Move>>(),
        ];
        moves = preferred.into_iter().find(|pawns| !pawns.is_empty()).unwrap_or(moves);
    }
    if short.role.is_none() && short.promotion.is_some() {
        moves = promoting(position, moves);
    }
    if let (Naming::SmallLabel, Some(role)) = (short.naming, short.role) {
        // The letter may not mean the piece, but a Pawn from the file of that letter.
        let file = variant.piece(role).label.letter() as u8 - b'A';
        let is_from_file = |mv: &Move| mv.from.file() == file && is_pawn(mv.from);
        let is_meant = |mv: &&Move| {
            let is_other = is_whole && !moves.contains(mv);
            is_other && mv.to == short.to && is_from_file(mv)
        };
        let mut pawns: Vec<Move> = legal.iter().filter(is_meant).copied().collect();
        // If no such piece promotes, the promotion must be a Pawn's.
        if short.promotion.is_some() && moves.iter().all(|mv| mv.promotion.is_none()) {
            pawns.retain(|mv| mv.promotion.is_some());
            if !pawns.is_empty() {
                return with_promotion(position.variant(), pawns, short.promotion);
            }
        }
        // The second side's pieces are written with small letters. With a rank the small letter is
        // part of a square, and with a cross it is usually a Pawn's file.
        let is_written_small = short.rank.is_none() && position.turn() == Color::Black;
        let is_either = !moves.is_empty() && !pawns.is_empty() || moves.iter().any(is_from_file);
        moves.extend(pawns);
        if !moves.is_empty() && (!is_written_small || short.cross && is_either) {
            return Err(Refusal::SmallLetter(moves));
        }
    }
    if !moves.is_empty() {
        return with_promotion(position.variant(), moves, short.promotion);
    }
    Err(short_refusal(position, short, from_there))
}

/// Whether a promotion is a move of its own, as in Sittuyin.
fn is_own_promotion(position: &Position, mv: &Move) -> bool {
    let tables = position.tables();
    stands_to_become(tables.kind(position.state.board.cell(mv.from))).is_some()
}

/// The moves to a square, for a promotion that was named without a piece. Moves that promote are
/// meant. If none does, moves of pieces that ever promote are meant, because no others can be.
fn promoting(position: &Position, moves: Vec<Move>) -> Vec<Move> {
    let turn = position.turn();
    let is_promoted = |role: Role| !position.variant().piece(role).promotions(turn).is_empty();
    if !position.variant().roles().any(is_promoted) {
        return moves;
    }
    let (promoting, others): (Vec<Move>, Vec<Move>) =
        moves.into_iter().partition(|mv| mv.promotion.is_some());
    if !promoting.is_empty() {
        return promoting;
    }
    let is_meant =
        |mv: &Move| position.piece_at(mv.from).is_some_and(|piece| is_promoted(piece.role));
    others.into_iter().filter(is_meant).collect()
}

/// The reason why a short form means no move. It is the reason for the nearest piece in the full
/// form.
fn short_refusal(
    position: &Position,
    short: &Short,
    from_there: impl Fn(Square) -> bool,
) -> Refusal {
    let variant = position.variant();
    let Short { to, file, rank, .. } = *short;
    let own = |square| position.piece_at(square).filter(|piece| piece.color == position.turn());
    let is_pawn = |square| own(square).is_some_and(|piece| variant.piece(piece.role).pawn);
    if own(to).is_some() && from_there(to) && short.promotion.is_some() {
        return explain(position, to, to);
    }
    if own(to).is_some() && from_there(to) {
        return Refusal::OwnPieceThere { from: to, to };
    }
    let is_line_named = file.is_some() || rank.is_some();
    let pawn = || variant.roles().find(|role| variant.piece(*role).pawn);
    let is_promoted = short.role.is_none() && short.promotion.is_some();
    let is_pawn_meant = is_line_named || is_promoted && pawn().is_some();
    let candidates: Vec<Square> = position
        .pieces()
        .map(|(square, _)| square)
        .filter(|square| own(*square).is_some() && from_there(*square))
        .filter(|square| !(is_promoted && is_pawn_meant) || is_pawn(*square))
        .collect();
    let role = short.role.or_else(|| if is_pawn_meant { pawn() } else { None });
    // Without a letter a Pawn straight ahead is meant, or a piece that could go there if its King
    // were safe.
    let nearness = |from: Square, why: &Refusal| match why {
        Refusal::LeavesKingAttacked { .. }
        | Refusal::KingsFace { .. }
        | Refusal::GivesCheck { .. }
        | Refusal::MustDrop { .. }
        | Refusal::BlowsUpOwnKing { .. }
        | Refusal::ProtectedLion { .. }
        | Refusal::LionJustTaken { .. }
        | Refusal::MustCapture { .. } => Some((u8::from(!is_pawn(from)), from)),
        Refusal::DoesNotMoveThere { .. } => None,
        _ if role.is_none() && !(is_pawn(from) && from.file() == to.file()) => None,
        _ => Some((2, from)),
    };
    let explained = |from: Square| match short.over {
        Some(over) if position.piece_at(over).is_some() => {
            explain_on_the_way(position, from, over, to)
        }
        _ => explain(position, from, to),
    };
    let reason = candidates
        .iter()
        .map(|from| (*from, explained(*from)))
        .filter_map(|(from, why)| Some((nearness(from, &why)?, why)))
        .min_by_key(|(nearness, _)| *nearness);
    match (reason, role, &candidates[..]) {
        (Some((_, why)), ..) => why,
        (None, Some(role), []) if is_line_named || !position.has_hands() => {
            Refusal::NobodyThere { role, file, rank }
        }
        (None, Some(_), [from]) => explained(*from),
        // Other pieces of its kind may be able to go there.
        (None, Some(_), [from, ..]) if is_line_named => explain(position, *from, to),
        (None, Some(role), []) => explain_drop(position, role, to),
        _ => Refusal::NobodyReaches { role, to },
    }
}

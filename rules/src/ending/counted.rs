//! How a move changes a count towards a draw.

use crate::board::Board;
use crate::compiled::tables::Tables;
use crate::pieces::piece::Cell;
use crate::{Color, Count, CountBegins, CountLimit, Counting, Piece, Role};

/// The count after a side's move between two boards. A count begins when no Pawn is left, and
/// begins anew when a King is bared.
pub(crate) fn counted(
    tables: &Tables,
    rules: &Counting,
    count: Option<Count>,
    mover: Color,
    [before, after]: [&Board; 2],
) -> Option<Count> {
    let going = count.map(|count| Count { plies: count.plies.saturating_add(1), ..count });
    let has_pawn =
        |board: &Board| board.occupied().iter().any(|at| tables.kind(board.cell(at)).pawn);
    if rules.board_pieces.is_none() && has_pawn(after) {
        return going;
    }
    let is_bare = |board: &Board, side: Color| board.side(side).len() == 1;
    let bare = |board: &Board| Color::BOTH.into_iter().find(|side| is_bare(board, *side));
    let Some(side) = bare(after) else {
        let is_few = |most: u32| after.side(!mover).len() <= most;
        let board = rules.board.filter(|_| rules.board_pieces.is_none_or(is_few));
        return going.or(board.map(|moves| Count { plies: 0, limit: 2 * moves }));
    };
    if rules.board_pieces.is_some() && has_pawn(after) {
        return going;
    }
    let is_new = going.is_none()
        || bare(before).is_none()
        || rules.board_pieces.is_some() && has_pawn(before);
    if !is_new || is_bare(after, !side) {
        return going;
    }
    let begin = match rules.begins {
        CountBegins::Zero => 0,
        CountBegins::Pieces => 2 * after.occupied().len(),
    };
    // The next move of the bare King is the next number. If that King has just moved, it is counted
    // from the next ply on.
    let plies = begin.checked_sub(u32::from(side == mover))?;
    Some(Count { plies, limit: 2 * limit(rules, after, !side)? })
}

/// The number of moves that a side has against a bare King.
fn limit(rules: &Counting, board: &Board, side: Color) -> Option<u32> {
    let has = |role: Option<Role>| {
        let is_one =
            |cell: Cell| role.is_none_or(|role| cell == Cell::of(Piece { color: side, role }));
        board.side(side).iter().filter(|square| is_one(board.cell(*square))).count()
    };
    let fits = |limit: &&CountLimit| has(limit.of) >= limit.least as usize;
    rules.pieces.iter().find(fits).map(|limit| limit.moves)
}

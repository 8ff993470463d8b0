//! The squares to which a piece gets by capturing on the way, as a Lion does, and those that it attacks
//! so; and its passes, which lead back to where it stands.

use crate::board::Board;
use crate::compiled::tables::{Kind, Tables};
use crate::compiled::way::Way;
use crate::{Color, MoveKind, Square};

/// Calls `found` with the destinations of the piece's locust captures and its pass, once for each way
/// there.
pub(crate) fn each_locust(
    tables: &Tables,
    board: &Board,
    from: Square,
    kind: &Kind,
    mut found: impl FnMut(Square, MoveKind),
) {
    let own = board.cell(from).color();
    for ways in &kind.locusts {
        let is_open = |way: &Way| ways.is_open(&tables.geometry, board, from, way);
        for way in ways.ways_from(&tables.geometry, board, from) {
            let to = way.target(from);
            // Most ways have no enemy to take, so their other conditions need not be looked at.
            match way.taken_from(from) {
                None if is_open(way) => found(to, MoveKind::Pass),
                Some(taken)
                    if is_enemy(board, taken, own)
                        && kind.captures(board.cell(taken))
                        && may_end(board, from, way, kind, own)
                        && is_open(way) =>
                {
                    found(to, MoveKind::Locust { taken });
                }
                _ => {}
            }
        }
    }
}

/// Whether a piece of this side attacks the square by a locust capture.
pub(crate) fn locust_attacks(
    tables: &Tables,
    board: &Board,
    from: Square,
    kind: &Kind,
    target: Square,
) -> bool {
    let own = board.cell(from).color();
    kind.locusts.iter().any(|ways| {
        let is_open = |way: &Way| ways.is_open(&tables.geometry, board, from, way);
        let attacks = |way: &Way| match way.taken_from(from) {
            None => false,
            Some(taken) if taken == target => may_end(board, from, way, kind, own),
            Some(taken) => {
                let to = way.target(from);
                to == target
                    && to != from
                    && way.capture
                    && kind.territory.contains(to)
                    && is_enemy(board, taken, own)
            }
        };
        ways.ways_from(&tables.geometry, board, from).any(|way| attacks(way) && is_open(way))
    })
}

fn is_enemy(board: &Board, square: Square, own: Color) -> bool {
    let cell = board.cell(square);
    !cell.is_empty() && cell.color() != own
}

/// Whether a way may end on its target as it is now.
fn may_end(board: &Board, from: Square, way: &Way, kind: &Kind, own: Color) -> bool {
    let to = way.target(from);
    let is_free = to == from || board.cell(to).is_empty();
    kind.territory.contains(to)
        && if is_free {
            way.quiet
        } else {
            way.capture && is_enemy(board, to, own) && kind.captures(board.cell(to))
        }
}

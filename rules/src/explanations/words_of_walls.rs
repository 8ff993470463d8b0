//! The words on a move whose wall is missing, or cannot stand where it is put.

use crate::explanations::refusal::WallProblem;
use crate::explanations::speaker::Speaker;
use crate::{Refusal, Square, Told, told};

/// Why a move is refused because of a wall, and what to do instead. There is none for other refusals.
pub(super) fn wall_parts(refusal: &Refusal, say: &Speaker) -> Option<(Told, Told)> {
    let wall = say.0.variant().walls.as_ref()?;
    let piece = || say.name(wall.piece);
    Some(match *refusal {
        Refusal::NeedsWall { from, to } => {
            (told!("move-refused-needs-wall", piece = piece()), example(say, from, to))
        }
        Refusal::NoRoomForWall { .. } => {
            (told!("move-refused-no-room-for-wall", piece = piece()), say.example())
        }
        Refusal::CannotWall { from, to, on, why } => {
            let reason = match why {
                WallProblem::Occupied => {
                    told!("move-refused-wall-occupied", piece = piece(), square = on)
                }
                WallProblem::Stays => {
                    told!("move-refused-wall-stays", piece = piece(), square = on)
                }
                WallProblem::NotThere => {
                    told!("move-refused-wall-not-there", piece = piece(), square = on)
                }
            };
            (reason, example(say, from, to))
        }
        Refusal::WallThere(square) => {
            (told!("move-refused-wall-there", piece = piece(), square = square), say.example())
        }
        _ => return None,
    })
}

/// The same move with a wall that may stand there.
fn example(say: &Speaker, from: Square, to: Square) -> Told {
    told!("move-advice-example", typed = say.typed(from, to, ""))
}

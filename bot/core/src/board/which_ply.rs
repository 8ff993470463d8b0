//! Which position of a game a text names: by its plies (`7`) or by a move's number (`4.`).

use crate::board::types::BoardRefusal;
use crate::model::refusal::Refusal;
use crate::model::state::Game;
use menagerie_rules::Color;

/// The number of plies of the position that a text names: `7` (plies), `4.` (the first mover's
/// fourth move) or `4…` (the second mover's), as moves are numbered.
///
/// # Errors
/// When the game has no such position.
pub fn ply_named(game: &Game, typed: &str) -> Result<usize, Refusal> {
    let refusal = || {
        Refusal::Board(BoardRefusal::UnknownPly {
            game: game.id,
            typed: typed.trim().to_owned(),
            plies: game.line.ply(),
            last: number_of_last(game),
        })
    };
    let digits = typed.trim().trim_end_matches(['.', '…']);
    let dots = &typed.trim()[digits.len()..];
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number: u32 = digits.parse().ok().filter(|_| is_number).ok_or_else(refusal)?;
    let mover = match dots {
        "" => {
            return Some(number as usize).filter(|ply| *ply <= game.line.ply()).ok_or_else(refusal);
        }
        "." => Color::White,
        "…" | ".." | "..." => Color::Black,
        _ => return Err(refusal()),
    };
    let is_before = |index: &usize| {
        let before = game.line.position_at(*index);
        before.is_some_and(|it| it.full_move_number() == number && it.turn() == mover)
    };
    let index = (0..game.line.ply()).find(is_before).ok_or_else(refusal)?;
    Ok(index + 1)
}

/// The number of a game's last move: `4.` or `4…`.
fn number_of_last(game: &Game) -> String {
    let before = game.line.ply().checked_sub(1).and_then(|last| game.line.position_at(last));
    before.map_or_else(String::new, |before| {
        let dots = if before.turn() == Color::White { "." } else { "…" };
        format!("{}{dots}", before.full_move_number())
    })
}

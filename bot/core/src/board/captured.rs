//! A position as a FEN, with the pieces that each side has lost.

use crate::message;
use crate::model::state::Game;
use crate::model::{Text, listed};
use menagerie_rules::{Color, Role, Variant};
use std::collections::BTreeMap;

/// The label of the action that shows a position as a FEN.
pub fn as_fen() -> Text {
    message!("action-as-fen")
}

/// The position after `ply` plies as a FEN, and the pieces captured until then, by name and number,
/// below a `title`. Nothing if the game has fewer plies.
pub fn position_in_text(game: &Game, ply: usize, title: Text) -> Option<Text> {
    let position = game.line.position_at(ply)?;
    let text = message!("board-fen", title, plies = ply);
    let text = text.line().code(position.exchange_fen());
    Some(losses(game, ply).into_iter().fold(text, |text, loss| text.line().then(loss)))
}

/// The pieces that each side has lost in the first `ply` plies, a line for each side. Nothing if
/// neither side has lost any.
pub fn lost(game: &Game, ply: usize) -> Text {
    let is_peaceful = captured(game, ply).iter().all(BTreeMap::is_empty);
    let losses = losses(game, ply).into_iter().filter(|_| !is_peaceful);
    losses.fold(Text::new(), |text, loss| text.line().then(loss))
}

/// "White has lost 1 piece: Troll.", and the same of Black.
fn losses(game: &Game, ply: usize) -> [Text; 2] {
    let lost = captured(game, ply);
    Color::BOTH.map(|side| loss(game, side, &lost[side.index()]))
}

/// How many pieces of each kind each side has lost in the first `ply` plies, the first mover first.
fn captured(game: &Game, ply: usize) -> [BTreeMap<Role, usize>; 2] {
    let mut lost = [BTreeMap::new(), BTreeMap::new()];
    for (index, played) in game.line.moves().iter().take(ply).enumerate() {
        let before = game.line.position_at(index);
        if let Some((_, piece)) = before.and_then(|before| before.captured(played)) {
            *lost[piece.color.index()].entry(piece.role).or_default() += 1;
        }
    }
    lost
}

/// "White has lost 3 pieces: Troll, Pawn ×2, worth 5."
fn loss(game: &Game, side: Color, lost: &BTreeMap<Role, usize>) -> Text {
    let side = game.side_name(side);
    let count: usize = lost.values().sum();
    if count == 0 {
        return message!("board-nothing-lost", side);
    }
    let kinds = lost.iter().map(|(role, count)| {
        let name = message!("piece-name", name = &game.variant().piece(*role).name);
        if *count == 1 { name } else { name.plain(format!(" ×{count}")) }
    });
    let pieces = listed(&kinds.collect::<Vec<_>>());
    match worth(game.variant(), lost) {
        Some(worth) => message!("board-lost-worth", side, count, pieces, worth = worth.to_string()),
        None => message!("board-lost", side, count, pieces),
    }
}

/// The value of pieces together. Nothing unless the inventor of the game has given one value for
/// each of these pieces.
fn worth(variant: &Variant, pieces: &BTreeMap<Role, usize>) -> Option<f32> {
    let values = pieces.iter().map(|(role, count)| {
        let piece = variant.piece(*role);
        let value = piece.value.filter(|_| piece.second_value.is_none())?;
        Some((value * 100.0).round() * *count as f32)
    });
    let hundredths: f32 =
        values.sum::<Option<f32>>().filter(|_| variant.credits.values.is_none())?;
    Some(hundredths / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled_by_id;

    #[test]
    fn pieces_have_the_worth_that_the_inventor_gave_them_and_no_other() {
        for (id, pieces, expected) in [
            ("terachess-2", &[("Duchess", 1)][..], Some(5.8)),
            ("terachess-2", &[("Pawn", 3), ("Duchess", 2)], Some(13.1)),
            ("terachess-2", &[("Pawn", 1), ("King", 1)], None),
            ("chess", &[("Queen", 1)], None),
            ("terran", &[("Queen", 1)], None),
            ("cetran-2", &[("Queen", 1)], None),
        ] {
            let variant = bundled_by_id(id).expect("it is bundled");
            let role = |name| variant.role_by_name(name).expect("it is one of its pieces");
            let pieces = pieces.iter().map(|(name, count)| (role(name), *count)).collect();
            assert_eq!(worth(variant, &pieces), expected, "{id}: {pieces:?}");
        }
    }
}

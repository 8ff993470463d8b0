//! A position as a text that other programs read, and what each side has lost on the way to it.

use super::{Game, Text, plies};
use menagerie_rules::{Color, Role};
use std::collections::BTreeMap;

/// What stands where the position is to be had as a FEN.
pub const AS_FEN: &str = "FEN and captured";

/// The position after `ply` plies as a FEN, and what was captured until then, by name and number,
/// below a `title`; nothing if the game has fewer plies.
pub fn position_in_text(game: &Game, ply: usize, title: &str) -> Option<Text> {
    let position = game.line.position_at(ply)?;
    let text = Text::new()
        .bold(format!("{title} after {}", plies(ply)))
        .plain(", as a FEN:")
        .line()
        .code(position.exchange_fen());
    let lost = captured(game, ply);
    let text = Color::BOTH.into_iter().fold(text, |text, side| {
        let name = game.side_name(side);
        text.line().plain(format!("{name} has lost {}.", list(game, &lost[side.index()])))
    });
    Some(text)
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

/// "nothing", "1 piece: Troll", "3 pieces: Troll, Pawn ×2".
fn list(game: &Game, lost: &BTreeMap<Role, usize>) -> String {
    let kinds = lost.iter().map(|(role, count)| {
        let name = &game.variant().piece(*role).name;
        if *count == 1 { name.clone() } else { format!("{name} ×{count}") }
    });
    let kinds: Vec<String> = kinds.collect();
    match lost.values().sum() {
        0 => "nothing".to_owned(),
        1 => format!("1 piece: {}", kinds.concat()),
        count => format!("{count} pieces: {}", kinds.join(", ")),
    }
}

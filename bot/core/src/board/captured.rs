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
    if has_them_in_hand(game) {
        return Some(text);
    }
    let captured = line(game, ply).unwrap_or_else(|| message!("board-nothing-captured"));
    Some(text.line().then(captured))
}

/// Whether captured pieces are in the hands, where the board shows them.
fn has_them_in_hand(game: &Game) -> bool {
    game.variant().hands.is_some_and(|hands| hands.captures)
}

/// The pieces captured in the first `ply` plies, as a line below a board. Empty if there are none.
pub fn lost(game: &Game, ply: usize) -> Text {
    line(game, ply).map_or_else(Text::new, |captured| Text::new().line().then(captured))
}

/// "Captured: White's Troll, Pawn ×2; Black's Pawn. The difference is 5 for Black." Nothing if
/// there are none, or if captured pieces go to a hand.
fn line(game: &Game, ply: usize) -> Option<Text> {
    if has_them_in_hand(game) {
        return None;
    }
    let lost = captured(game, ply);
    let of_side = |side: Color| {
        let lost = &lost[side.index()];
        let pieces = || names(game.variant(), lost);
        (!lost.is_empty())
            .then(|| message!("board-captured-of", side = game.side_name(side), pieces = pieces()))
    };
    let of_sides = Color::BOTH.into_iter().filter_map(of_side);
    let pieces = of_sides.reduce(|first, next| message!("list-semicolon", items = first, next))?;
    let [first, second] = lost.each_ref().map(|lost| worth(game.variant(), lost));
    let Some(lead) = first.zip(second).map(|(first, second)| second - first) else {
        return Some(message!("board-captured", pieces));
    };
    let leader = if lead > 0 { Color::White } else { Color::Black };
    let worth = of_hundredths(lead.unsigned_abs());
    Some(match lead {
        0 => message!("board-captured-level", pieces),
        _ => message!("board-captured-difference", pieces, side = game.side_name(leader), worth),
    })
}

/// A number of hundredths as people write it: "5", "0.5" or "5.25", with the sign of their language.
fn of_hundredths(number: u32) -> Text {
    let part = format!("{:02}", number % 100);
    match (number / 100, part.trim_end_matches('0')) {
        (whole, "") => Text::new().plain(whole.to_string()),
        (whole, part) => message!("board-fraction", whole, part),
    }
}

/// How many pieces of each kind each side has lost in the first `ply` plies, the first mover first.
fn captured(game: &Game, ply: usize) -> [BTreeMap<Role, usize>; 2] {
    let mut lost = [BTreeMap::new(), BTreeMap::new()];
    for (index, played) in game.line.moves().iter().take(ply).enumerate() {
        let before = game.line.position_at(index);
        for (_, piece) in before.into_iter().flat_map(|before| before.lost_by(played)) {
            *lost[piece.color.index()].entry(piece.role).or_default() += 1;
        }
    }
    lost
}

/// "Troll, Pawn ×2"
fn names(variant: &Variant, pieces: &BTreeMap<Role, usize>) -> Text {
    let names = pieces.iter().map(|(role, count)| {
        let name = message!("piece-name", name = &variant.piece(*role).name);
        if *count == 1 { name } else { name.plain(format!(" ×{count}")) }
    });
    listed(&names.collect::<Vec<_>>())
}

/// The value of pieces together, in hundredths. Nothing unless the inventor of the game has given
/// one value for each of these pieces.
fn worth(variant: &Variant, pieces: &BTreeMap<Role, usize>) -> Option<i32> {
    let values = pieces.iter().map(|(role, count)| {
        let piece = variant.piece(*role);
        let value = piece.value.filter(|_| piece.second_value.is_none())?;
        Some((value * 100.0).round() as i32 * i32::try_from(*count).ok()?)
    });
    values.sum::<Option<i32>>().filter(|_| variant.credits.values.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled_by_id;

    #[test]
    fn pieces_have_the_worth_that_the_inventor_gave_them_and_no_other() {
        for (id, pieces, expected) in [
            ("terachess-2", &[("Duchess", 1)][..], Some(580)),
            ("terachess-2", &[("Pawn", 3), ("Duchess", 2)], Some(1310)),
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

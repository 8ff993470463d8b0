//! Walls, which moves put on the board.

use super::royals::Royals;
use super::settings::Settings;
use crate::convert::draft::{Draft, PieceDraft};
use crate::convert::error::ConversionError;

/// Adds `[walls]` and the piece that stands for a wall.
pub(super) fn add(
    settings: &Settings,
    royals: Royals,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let (rule, name) = match settings.get("wallingRule") {
        "duck" => ("moved", "Duck"),
        "arrow" => ("shot", "Arrow"),
        "static" => ("anywhere", "Wall"),
        "past" => ("left", "Wall"),
        "none" => return Ok(()),
        other => {
            let text = format!("wallingRule = {other}: there are no walls of this kind");
            draft.remark(settings.line("wallingRule"), text);
            return Ok(());
        }
    };
    if royals != Royals::Nobody || draft.hands.is_some() || draft.immune.is_some() {
        let text = "wallingRule: walls go with games without royal pieces, hands and explosions";
        draft.remark(settings.line("wallingRule"), text);
        return Ok(());
    }
    let whole = draft.squares() | draft.holes;
    let sides = ["White", "Black"].map(|side| settings.region(&format!("wallingRegion{side}")));
    let [white, black] = sides;
    let sides = [white? & whole, black? & whole];
    let zone = if sides == [whole; 2] { None } else { draft.zone_of_sides(sides) };
    let is_free = |label: &char| draft.pieces.iter().all(|piece| piece.label != *label);
    let first = name.chars().next().unwrap_or('W');
    let Some(label) = std::iter::once(first).chain('A'..='Z').find(is_free) else {
        draft.remark(settings.line("wallingRule"), "wallingRule: no letter is left for the walls");
        return Ok(());
    };
    // The squares that the array closes are walls and no holes.
    draft.holes = crate::SquareSet::EMPTY;
    draft.walls = Some((label, rule, zone));
    draft.pieces.push(PieceDraft {
        label,
        name: name.to_owned(),
        betza: "-".to_owned(),
        ..PieceDraft::default()
    });
    Ok(())
}

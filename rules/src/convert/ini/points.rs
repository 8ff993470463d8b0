//! Points for pieces, where the game would be drawn.

use super::settings::Settings;
use super::slots::{HORSE, JANGGI_CANNON, JANGGI_ELEPHANT, ROOK, SOLDIER, Slot, WAZIR};
use crate::convert::draft::Draft;
use crate::convert::error::echo;

/// The points of the pieces in Janggi.
const JANGGI: [(Slot, u32); 6] =
    [(ROOK, 13), (JANGGI_CANNON, 7), (HORSE, 5), (JANGGI_ELEPHANT, 3), (WAZIR, 3), (SOLDIER, 2)];

/// Whether points decide in the place of draws.
pub(super) fn decide(settings: &Settings) -> bool {
    matches!(settings.get("materialCounting"), "janggi" | "blackdrawodds")
}

/// Adds `points` to `[endings]`.
pub(super) fn add(settings: &Settings, draft: &mut Draft) {
    let there = |slot: Slot| {
        let label = settings.labels.get(&slot).copied();
        label.filter(|label| draft.pieces.iter().any(|piece| piece.label == *label))
    };
    let value = match settings.get("materialCounting") {
        "none" => return,
        "janggi" => {
            let values = JANGGI.iter().filter_map(|(slot, points)| Some((there(*slot)?, points)));
            let values: Vec<String> =
                values.map(|(label, points)| format!("{label} = {points}")).collect();
            format!("{{ values = {{ {} }}, second = 1.5 }}", values.join(", "))
        }
        // Half a point decides for Black where neither side has any others.
        "blackdrawodds" => "{ second = 0.5 }".to_owned(),
        other => {
            let text = format!("materialCounting = {}: pieces are not counted", echo(other));
            return draft.remark(settings.line("materialCounting"), text);
        }
    };
    draft.endings.push(("points", value));
}

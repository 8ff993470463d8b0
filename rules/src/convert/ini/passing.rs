//! Passing: always, or by a side without a move.

use super::settings::Settings;
use crate::convert::draft::Draft;

/// Adds `passing`.
pub(super) fn add(settings: &Settings, draft: &mut Draft) {
    for (name, when) in [("pass", "always"), ("passOnStalemate", "stuck")] {
        let sides = ["White", "Black"].map(|side| format!("{name}{side}"));
        let [white, black] = sides.each_ref().map(|name| settings.is(name));
        if white && black {
            draft.passing = draft.passing.or(Some(when));
        } else if white || black {
            let line = sides.iter().find_map(|name| settings.line(name));
            draft.remark(line, format!("{name}: both sides may pass, or none"));
        }
    }
    let is_taken = settings.is("checkCounting") || settings.get("countingRule") != "none";
    if draft.passing.is_some() && (is_taken || settings.get("wallingRule") != "none") {
        draft.passing = None;
        draft.remark(None, "pass: it does not go with checks, counting or walls");
    }
}

//! Settings of a variant file that have no effect.

use crate::movement::Movement;
use crate::{Color, Variant, Zone};

/// A sentence for each such setting.
pub(crate) fn idle(variant: &Variant) -> Vec<String> {
    let mut sentences = Vec::new();
    let movements = || variant.pieces.iter().flat_map(|piece| &piece.movements);
    if !movements().any(|movement| movement.multi_step.is_some()) {
        let captures = |movement: &Movement| movement.en_passant;
        for piece in variant.pieces.iter().filter(|piece| piece.movements.iter().any(captures)) {
            sentences.push(format!(
                "the {} captures in passing (e), but nothing can be captured so: only double and longer \
                 steps can, straight forward as fmnD and fmnR3, or diagonally as fmnF2 (fmnA is a leap like others)",
                piece.name
            ));
        }
    }
    if let Some(royal) = variant.royalty.one().map(|role| variant.piece(role))
        && royal.movements.iter().any(|movement| movement.en_passant)
    {
        sentences.push(format!(
            "the {} is royal and never captures in passing: leave out the e of its ce",
            royal.name
        ));
    }
    for piece in variant.pieces.iter().filter(|piece| piece.at_most == Some(0)) {
        sentences.push(format!(
            "at_most of the {} is 0, so that nothing ever becomes one; leave it out of promotes_to",
            piece.name
        ));
    }
    let endings = &variant.endings;
    if endings.counting.as_ref().is_some_and(|counting| !counting.pieces.is_empty()) {
        let earlier = [
            ("bare_king", endings.bare_king_loses),
            ("restricted", variant.pieces.iter().any(|piece| piece.restricted)),
        ];
        for (setting, _) in earlier.into_iter().filter(|(_, is_set)| *is_set) {
            sentences.push(format!(
                "{setting} ends the game when a King is bare, so that counting against him never begins"
            ));
        }
    }
    if variant.restraints.no_checks {
        let of_checks = [
            ("checks", endings.checks.is_some()),
            ("perpetual_check", endings.perpetual_check_loses),
        ];
        for (setting, _) in of_checks.into_iter().filter(|(_, is_set)| *is_set) {
            sentences.push(format!("{setting} never matters where no_checks forbids checks"));
        }
    }
    let longest = variant.files.max(variant.ranks);
    if let Some(row) = endings.row.as_ref().filter(|row| row.length > longest) {
        sentences.push(format!("no row of {} has room on this board", row.length));
    }
    for (place, zone) in variant.zones.iter().enumerate() {
        if !is_used(variant, place, zone) {
            sentences.push(format!("the {} is a zone that nothing uses", zone.name));
        }
        if zone.name.to_lowercase().starts_with("the ") {
            sentences.push(format!(
                "“the” is put before the name of a zone: leave it out of “{}”",
                zone.name
            ));
        }
    }
    if let Some(goal) = &variant.endings.goal {
        let has = |side: Color| {
            let is_in = |square| variant.zones[goal.zone].contains(side, variant.ranks, square);
            variant.squares().filter(|square| is_in(*square)).count()
        };
        let most = Color::BOTH.map(has).into_iter().max().unwrap_or(0);
        if goal.least as usize > most && !goal.or_full {
            sentences.push(format!(
                "least of the goal is {}, and its zone has {most} squares, so that nobody ever reaches it",
                goal.least
            ));
        }
    }
    if variant.revision == 0 {
        sentences.push("revisions are counted from 1".to_owned());
    }
    sentences
}

/// Whether a zone has any effect, or at least a look.
fn is_used(variant: &Variant, place: usize, zone: &Zone) -> bool {
    zone.look.is_some()
        || variant.walls.as_ref().is_some_and(|walls| walls.zone == Some(place))
        || variant.endings.goal.as_ref().is_some_and(|goal| goal.zone == place)
        || variant.pieces.iter().any(|piece| {
            piece.promotes_in == Some(place)
                || piece.promotes_always_in == Some(place)
                || piece.stays_in == Some(place)
                || piece.in_hand.drops_in == Some(place)
                || piece.in_hand.unmoved_in == Some(place)
                || piece.movements.iter().any(|movement| movement.zone == Some(place))
        })
}

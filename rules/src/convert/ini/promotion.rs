//! Promotion: of which pieces, to which, where and when.

use super::array::Array;
use super::settings::Settings;
use super::slots::{self, PAWN, Slot, Slots};
use crate::convert::draft::{Draft, PieceDraft};
use crate::convert::error::ConversionError;
use crate::convert::region::{mirrored, ranks_of};
use crate::{Color, SquareSet};

const SIDES: [&str; 2] = ["White", "Black"];

/// Whether pieces of this kind promote as Pawns do, for each side.
pub(super) fn promotes_as_pawn(settings: &Settings, slot: Slot) -> [bool; 2] {
    SIDES.map(|side| settings.set_of(&format!("promotionPawnTypes{side}")).contains(slot))
}

/// The kinds to which a side's piece may promote.
fn targets(settings: &Settings, slot: Slot, side: usize) -> Vec<Slot> {
    let mut found = Vec::new();
    let as_pawn = promotes_as_pawn(settings, slot)[side];
    if as_pawn {
        let set: Slots = settings.set_of(&format!("promotionPieceTypes{}", SIDES[side]));
        found.extend(settings.labels.keys().copied().filter(|slot| set.contains(*slot)));
    }
    if let Some(to) = settings.promoted.get(&slot).filter(|to| settings.labels.contains_key(to))
        && !found.contains(to)
    {
        found.push(*to);
    }
    found
}

/// Whether a piece of another kind can promote to this kind, on either side.
pub(super) fn is_promoted_to(settings: &Settings, array: &Array, slot: Slot) -> bool {
    present(settings, array)
        .into_iter()
        .filter(|other| *other != slot)
        .any(|other| (0..2).any(|side| targets(settings, other, side).contains(&slot)))
}

/// Whether a kind promotes at all.
pub(super) fn promotes(settings: &Settings, slot: Slot) -> bool {
    (0..2).any(|side| !targets(settings, slot, side).is_empty())
}

/// The kinds of the array, and those to which they can promote.
pub(super) fn present(settings: &Settings, array: &Array) -> Vec<Slot> {
    let mut found: Vec<Slot> = Vec::new();
    let mut next: Vec<Slot> = array.board.values().map(|(slot, _)| *slot).collect();
    next.extend(&array.bases);
    while let Some(slot) = next.pop() {
        if !found.contains(&slot) {
            found.push(slot);
            next.extend((0..2).flat_map(|side| targets(settings, slot, side)));
        }
    }
    found.sort_unstable();
    found
}

/// Adds the promotion of a kind of piece. `backward` says whether it may go backward.
pub(super) fn add(
    settings: &Settings,
    slot: Slot,
    backward: bool,
    piece: &mut PieceDraft,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let whole = draft.squares();
    let [white, black] =
        [settings.region("promotionRegionWhite")?, settings.region("promotionRegionBlack")?]
            .map(|region| region & whole);
    let as_pawn = promotes_as_pawn(settings, slot);
    let label = |slot: &Slot| settings.labels.get(slot).copied().unwrap_or('?');
    let becomes = [0, 1].map(|side| targets(settings, slot, side));
    let key = slots::key(slot);
    let both = as_pawn.contains(&true) && settings.promoted.contains_key(&slot);
    if both && slot != PAWN {
        draft
            .remark(None, format!("{key}: it promotes as a Pawn or as in Shogi, not in both ways"));
    }
    if becomes.iter().all(Vec::is_empty) {
        if as_pawn.contains(&true) && settings.is("mandatoryPawnPromotion") {
            stays_outside(settings, slot, [white, black], whole, piece, draft);
        }
        return Ok(());
    }
    if white.is_empty() && black.is_empty() {
        return Ok(());
    }
    let zone = if white.is_empty() { mirrored(black, draft.ranks) } else { white };
    // A side without squares has none of these pieces, or they do not promote.
    let mirror = mirrored(zone, draft.ranks);
    let sides = [zone, if black.is_empty() { mirror } else { black }];
    if white.is_empty() != black.is_empty() {
        let side = settings.line("promotionRegionBlack");
        draft.remark(side, format!("{key}: Black promotes where White does, seen from his side"));
    }
    // A capture in passing ends on the last rank but two, behind the double step.
    let passed = ranks_of(whole, draft.ranks.saturating_sub(2), draft.ranks.saturating_sub(2));
    let in_passing = settings.is("doubleStep") && !(zone & passed).is_empty();
    piece.keeps_in_passing = slot == PAWN && settings.promoted.contains_key(&slot) && in_passing;
    if settings.is("sittuyinPromotion") && slot == PAWN {
        piece.promotes_in = draft.zone_of_sides(sides);
        piece.promotes_to =
            becomes.map(|becomes| becomes.iter().map(|slot| label(slot).to_string()).collect());
        piece.promotes_standing = true;
        return Ok(());
    }
    let last_rank = draft.last_squares();
    if sides != [last_rank, mirrored(last_rank, draft.ranks)] {
        piece.promotes_in = draft.zone_of_sides(sides);
    }
    piece.promotes_to =
        becomes.map(|becomes| becomes.iter().map(|slot| label(slot).to_string()).collect());
    let mandatory = if as_pawn.contains(&true) {
        settings.is("mandatoryPawnPromotion")
    } else {
        // In Fairy-Stockfish it also promotes by any move that starts in the zone.
        let to_the_end = zone
            == ranks_of(
                whole,
                (1..=draft.ranks)
                    .find(|rank| !(zone & ranks_of(whole, *rank, *rank)).is_empty())
                    .unwrap_or(1),
                draft.ranks,
            );
        piece.promotes_on_leaving = zone != whole && (backward || !to_the_end);
        piece.promotes_by_capture = settings.is("piecePromotionOnCapture");
        settings.is("mandatoryPiecePromotion")
    };
    if !mandatory {
        let own = label(&slot);
        piece
            .promotes_to
            .iter_mut()
            .filter(|list| !list.is_empty())
            .for_each(|list| list.push(own.to_string()));
        piece.may_be_immobile = !settings.is("immobilityIllegal") && !backward;
    }
    Ok(())
}

/// A Pawn that must promote, but has nothing to promote to, never enters the zone.
fn stays_outside(
    settings: &Settings,
    slot: Slot,
    [white, black]: [SquareSet; 2],
    whole: SquareSet,
    piece: &mut PieceDraft,
    draft: &mut Draft,
) {
    let ranks = draft.ranks;
    let zone = if white.is_empty() { mirrored(black, ranks) } else { white };
    if zone.is_empty() {
        return;
    }
    let outside = whole & !zone;
    let stays = if outside.is_empty() { None } else { draft.zone_of(outside) };
    match stays {
        Some(key) if piece.stays_in.is_none() && mirrored(white, ranks) == black => {
            piece.stays_in = Some(key);
        }
        _ => {
            let label = settings.labels.get(&slot).copied().unwrap_or('?');
            draft.remark(None, format!("{label}: it may go where it would have to promote"));
        }
    }
}

/// The most pieces of a kind that there may be after a promotion to it.
pub(super) fn limit(settings: &Settings, slot: Slot) -> Option<u32> {
    settings.limits.get(&slot).copied().filter(|limit| *limit > 0)
}

/// Whether a side can have any piece of a kind, in the array or by promotion.
pub(super) fn has(settings: &Settings, array: &Array, slot: Slot, side: Color) -> bool {
    let mut found: Vec<Slot> = Vec::new();
    let own = array.board.values().filter(|(_, color)| *color == side);
    let mut next: Vec<Slot> = own.map(|(slot, _)| *slot).collect();
    while let Some(slot) = next.pop() {
        if !found.contains(&slot) {
            found.push(slot);
            next.extend(targets(settings, slot, side.index()));
        }
    }
    found.contains(&slot)
}

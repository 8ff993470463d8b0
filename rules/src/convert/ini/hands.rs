//! Hands: which pieces come into one, as what, and where they are dropped. A promoted piece becomes a
//! kind of its own, because it is captured as what it was before.

use super::array::Array;
use super::promotion;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::{self, BISHOP, KING, PAWN, ROOK, SHOGI_PAWN, Slot};
use crate::SquareSet;
use crate::convert::draft::{Draft, PieceDraft};
use crate::convert::error::ConversionError;
use crate::convert::region::ranks_of;

/// Adds `[hands]`, what the pieces are in hand, and the promoted kinds.
pub(super) fn add(
    settings: &Settings,
    (array, royals): (&Array, Royals),
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    if settings.marks_promoted() {
        mark_promoted(settings, array, draft);
    }
    if !settings.is("pieceDrops") {
        return Ok(());
    }
    let keys = [
        ("captures", settings.is("capturesToHand")),
        ("must_drop", settings.is("mustDrop")),
        // Their drops may attack a commoner, however royal it is.
        ("no_checks", !settings.is("dropChecks") && royals.contains(KING)),
        ("immobile", !settings.is("immobilityIllegal")),
    ];
    draft.hands =
        Some(keys.into_iter().filter(|(_, is_set)| *is_set).map(|(key, _)| key).collect());
    draft.in_hand.clone_from(&array.in_hand);
    let must_type = settings.get("mustDropType");
    if settings.is("mustDrop") && must_type != "*" {
        let line = settings.line("mustDropType");
        draft.remark(line, "mustDropType: any piece in hand must be dropped");
    }
    for (slot, letter) in settings.labels.clone() {
        if slot == KING && array.kings_in_hand != [0; 2] {
            let whole = [draft.squares(); 2];
            let zone = drop_zone(settings, slot, draft)?.or_else(|| draft.zone_of_sides(whole));
            let king = draft.pieces.iter_mut().find(|piece| piece.label == letter);
            if let Some(king) = king {
                king.drops_in.clone_from(&zone);
            }
            continue;
        }
        let Some(place) = base_of(draft, letter) else { continue };
        let zone = drop_zone(settings, slot, draft)?;
        let piece = &mut draft.pieces[place];
        piece.drops_on_both_colors = slot == BISHOP && settings.is("dropOppositeColoredBishop");
        piece.drops_in = zone;
        if settings.set_of("dropNoDoubled").contains(slot) {
            piece.most_on_file = Some(settings.number("dropNoDoubledCount"));
        }
        piece.no_drop_mate = slot == SHOGI_PAWN && settings.is("shogiPawnDropMateIllegal");
        let plus = draft.pieces.iter().any(|other| other.plus && other.label == letter);
        if settings.is("dropPromoted") && plus {
            draft.pieces[place].drops_as = vec![letter.to_string(), format!("+{letter}")];
        }
    }
    Ok(())
}

fn base_of(draft: &Draft, letter: char) -> Option<usize> {
    draft.pieces.iter().position(|piece| piece.label == letter && !piece.plus && !piece.royal)
}

/// The squares where a kind is dropped, if not everywhere.
fn drop_zone(
    settings: &Settings,
    slot: Slot,
    draft: &mut Draft,
) -> Result<Option<String>, ConversionError> {
    let whole = draft.squares();
    let ranks = draft.ranks;
    let sides = ["White", "Black"].map(|side| -> Result<SquareSet, ConversionError> {
        let region = settings.region(&format!("dropRegion{side}"))? & whole;
        if slot == ROOK && settings.is("sittuyinRookDrop") {
            let first = if side == "White" { 1 } else { ranks };
            return Ok(region & ranks_of(whole, first, first));
        }
        if slot != PAWN {
            return Ok(region);
        }
        let promotes = settings.region(&format!("promotionRegion{side}"))?;
        let first = if side == "White" { 1 } else { ranks };
        let first = ranks_of(whole, first, first);
        let forbidden = [
            (promotes, settings.is("promotionZonePawnDrops")),
            (first, settings.is("firstRankPawnDrops")),
        ];
        let closed = forbidden.into_iter().filter(|(_, may)| !may);
        Ok(region & !closed.fold(SquareSet::EMPTY, |all, (squares, _)| all | squares))
    });
    let [white, black] = sides;
    let sides = [white?, black?];
    Ok(if sides == [whole; 2] { None } else { draft.zone_of_sides(sides) })
}

/// Puts promoted kinds in the place of those to which pieces promote.
fn mark_promoted(settings: &Settings, array: &Array, draft: &mut Draft) {
    let mut added: Vec<PieceDraft> = Vec::new();
    let mut targets: Vec<char> = Vec::new();
    let main_pawn = main_pawn(settings);
    for (slot, letter) in settings.labels.clone() {
        let Some(place) = base_of(draft, letter) else { continue };
        let to = settings.promoted.get(&slot).and_then(|to| settings.labels.get(to)).copied();
        let as_pawn = promotion::promotes_as_pawn(settings, slot).contains(&true);
        let old = draft.pieces[place].promotes_to.clone();
        let own = letter.to_string();
        let mut becomes = |name: &String| -> String {
            let target = name.chars().next().unwrap_or('?');
            if *name == own {
                return own.clone();
            }
            let is_as_in_shogi = to == Some(target);
            let returns = is_as_in_shogi || as_pawn && settings.returns_promoted();
            if !returns {
                return name.clone();
            }
            // As in Shogi it is marked with its own letter, and a Pawn's promotion with the other's.
            let label = if is_as_in_shogi { letter } else { target };
            let from = if is_as_in_shogi { letter } else { main_pawn.unwrap_or(letter) };
            let kind = draft.pieces.iter().find(|piece| piece.label == target && !piece.plus);
            let is_new = !added.iter().any(|other| other.label == label);
            if let Some(kind) = kind.filter(|_| is_new) {
                targets.push(target);
                added.push(PieceDraft {
                    label,
                    plus: true,
                    name: format!(
                        "Promoted {}",
                        if is_as_in_shogi { name_of(draft, letter) } else { &kind.name }
                    ),
                    betza: kind.betza.clone(),
                    within: kind.within.clone(),
                    stays_in: kind.stays_in.clone(),
                    at_most: kind.at_most,
                    captured_as: settings.returns_promoted().then_some(from),
                    ..PieceDraft::default()
                });
            }
            format!("+{label}")
        };
        let new = old.map(|list| list.iter().map(&mut becomes).collect::<Vec<String>>());
        draft.pieces[place].promotes_to = new;
    }
    if settings.is("pieceDemotion") {
        for piece in &mut added {
            let letter = piece.label;
            let base = base_of(draft, letter).map(|place| &draft.pieces[place]);
            let back = base.map(|base| (base.promotes_in.clone(), base.promotes_by_capture));
            let own = letter.to_string();
            piece.promotes_to = [vec![own.clone()], vec![own]];
            (piece.promotes_in, piece.promotes_by_capture) = back.unwrap_or_default();
        }
    }
    let is_used = |piece: &PieceDraft| {
        let slot = settings.slot(piece.label);
        let named = piece.label.to_string();
        slot.is_some_and(|slot| array.has(slot))
            || draft.pieces.iter().any(|other| {
                other.label != piece.label
                    && other.promotes_to.iter().any(|list| list.contains(&named))
            })
    };
    let used: Vec<bool> = draft.pieces.iter().map(is_used).collect();
    let mut used = used.into_iter();
    draft.pieces.retain(|_| used.next().unwrap_or(true));
    count_together(draft, &mut added, &targets);
    draft.pieces.append(&mut added);
}

/// Lets a limit hold for all pieces that move alike: the kind itself, and what is promoted to it.
/// `targets` are the letters of the kinds that the added ones move like.
fn count_together(draft: &mut Draft, added: &mut [PieceDraft], targets: &[char]) {
    let labels: Vec<String> = added.iter().map(|piece| format!("+{}", piece.label)).collect();
    for (number, (piece, target)) in added.iter_mut().zip(targets).enumerate() {
        if piece.at_most.is_none() {
            continue;
        }
        let others = labels.iter().zip(targets).enumerate();
        let others = others.filter(|(other, (_, like))| *other != number && *like == target);
        piece.counts_with = others.map(|(_, (label, _))| label.clone()).collect();
        if draft.pieces.iter().any(|kind| kind.label == *target && !kind.plus) {
            piece.counts_with.push(target.to_string());
        }
    }
    // Nothing else is promoted to the kinds themselves any more.
    let named = |label: &str, pieces: &[PieceDraft]| {
        pieces.iter().any(|other| {
            other.label.to_string() != label
                && other.promotes_to.iter().flatten().any(|to| to == label)
        })
    };
    let idle: Vec<char> = draft
        .pieces
        .iter()
        .map(|piece| piece.label)
        .filter(|label| !named(&label.to_string(), &draft.pieces))
        .collect();
    for piece in draft.pieces.iter_mut().filter(|piece| idle.contains(&piece.label)) {
        piece.at_most = None;
    }
}

fn name_of(draft: &Draft, letter: char) -> &str {
    let kind = draft.pieces.iter().find(|piece| piece.label == letter && !piece.plus);
    kind.map_or("piece", |piece| &piece.name)
}

/// The Pawn as which promoted pieces are captured.
fn main_pawn(settings: &Settings) -> Option<char> {
    let pawns = settings.set_of("promotionPawnTypesWhite");
    let first = slots::all().filter(|slot| pawns.contains(*slot));
    let mut first = first.filter_map(|slot| settings.labels.get(&slot).copied());
    first.next()
}

//! Which pieces are royal.

use super::array::Array;
use super::promotion;
use super::settings::Settings;
use super::slots::{KING, Slot, Slots};
use crate::convert::draft::Draft;
use crate::convert::error::ConversionError;
use crate::{Color, Facing, SquareSet};

/// The royal pieces of a variant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Royals {
    Nobody,
    /// Each side always has exactly one piece of this kind.
    One(Slot),
    /// Pieces of these kinds, with the value of `royals` in `[endings]`.
    Several(Slots, &'static str),
}

impl Royals {
    pub fn contains(self, slot: Slot) -> bool {
        match self {
            Royals::Nobody => false,
            Royals::One(one) => one == slot,
            Royals::Several(slots, _) => slots.contains(slot),
        }
    }

    /// Whether pieces of this kind can never be captured.
    pub fn are_kept(self, slot: Slot) -> bool {
        self.contains(slot)
            && !matches!(self, Royals::Several(_, "last" | "last-of-each" | "duple"))
    }

    /// The value of `royals` in `[endings]`.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Royals::Several(_, name) => Some(name),
            Royals::Nobody | Royals::One(_) => None,
        }
    }
}

const SIDES: [Color; 2] = [Color::White, Color::Black];

/// Reads the royal pieces: Kings, and pieces that must not be extinct if they are guarded like a
/// King.
pub(super) fn read(
    settings: &Settings,
    array: &Array,
    draft: &Draft,
) -> Result<Royals, ConversionError> {
    let place = settings.place("startFen").unwrap_or((draft.line, 1));
    let refuse = |problem: &str| Err(ConversionError::at(place, problem));
    let guarded = guarded(settings, array);
    let kings = |side: Color| array.count(KING, side) + array.kings_in_hand[side.index()];
    let has_king = SIDES.iter().any(|side| kings(*side) > 0);
    let kinds: Vec<Slot> = guarded.iter().copied().chain(has_king.then_some(KING)).collect();
    let number = |side: Color| {
        kinds.iter().map(|slot| array.count(*slot, side)).sum::<usize>()
            + array.kings_in_hand[side.index()]
    };
    let [white, black] = SIDES.map(number);
    if SIDES.iter().any(|side| kings(*side) > 1) {
        return refuse("a side has one King at most; several royal pieces are commoners");
    }
    let slots: Slots = kinds.iter().copied().collect();
    match (white, black, &kinds[..]) {
        (0, 0, _) => return Ok(Royals::Nobody),
        // A side without a King is never in check, and a blast can take one.
        (0, _, [KING]) | (_, 0, [KING]) => return Ok(Royals::Several(slots, "all")),
        (0, _, _) | (_, 0, _) => {
            return refuse("a side without royal pieces is left out, but for Kings");
        }
        // A side is without a King until it drops him.
        (1, 1, [KING]) if array.kings_in_hand != [0; 2] => {
            return Ok(Royals::Several(slots, "all"));
        }
        (1, 1, [_]) if settings.is("blastOnCapture") => return Ok(Royals::Several(slots, "all")),
        (1, 1, [KING]) => return Ok(Royals::One(KING)),
        _ => {}
    }
    let least = settings.number("extinctionPieceCount") as usize;
    // All pieces of a kind are guarded while there are no more than one above the limit.
    let are_kept = |slot: &Slot| most(settings, array, *slot) <= least.saturating_add(1);
    match &kinds[..] {
        [one] if (white, black) == (1, 1) && most(settings, array, *one) == 1 => {
            Ok(Royals::One(*one))
        }
        _ if guarded.iter().all(are_kept) => Ok(Royals::Several(slots, "all")),
        [_] if !has_king && least == 0 && settings.is("dupleCheck") => {
            Ok(Royals::Several(slots, "duple"))
        }
        [_] if !has_king && least == 0 => Ok(Royals::Several(slots, "last")),
        _ if least == 0 && !settings.is("dupleCheck") => Ok(Royals::Several(slots, "last-of-each")),
        _ => refuse("all royal pieces of a side are kept, or the last one of each kind"),
    }
}

/// Whether the Kings may look at each other. Kings in palaces one behind the other never share a
/// rank.
pub(super) fn facing(
    settings: &Settings,
    royals: Royals,
    draft: &mut Draft,
) -> Result<Facing, ConversionError> {
    let may_pass = settings.is("passWhite") && settings.is("passBlack");
    if settings.is("bikjangRule") && royals == Royals::One(KING) && may_pass {
        return Ok(Facing::NotTwice);
    }
    if settings.is("bikjangRule") {
        let text = "bikjangRule = true: it needs one King of each side, and passes";
        draft.remark(settings.line("bikjangRule"), text);
    }
    if !settings.is("flyingGeneral") || !royals.contains(KING) {
        return Ok(Facing::Allowed);
    }
    if royals != Royals::One(KING) {
        let text = "flyingGeneral = true: Kings beside other royal pieces may face each other";
        draft.remark(settings.line("flyingGeneral"), text);
        return Ok(Facing::Allowed);
    }
    let ranks = |side| -> Result<Vec<u8>, ConversionError> {
        let squares: SquareSet = settings.mobility(KING, side)?.unwrap_or_else(|| draft.squares());
        Ok(squares.iter().map(|square| square.rank()).collect())
    };
    let [white, black] = [ranks(Color::White)?, ranks(Color::Black)?];
    let is_shared = white.iter().any(|rank| black.contains(rank));
    Ok(if is_shared { Facing::NotOnLines } else { Facing::NotOnFiles })
}

/// The kinds in the variant with a guarded last piece: it may not be left attacked.
fn guarded(settings: &Settings, array: &Array) -> Vec<Slot> {
    let types = settings.set_of("extinctionPieceTypes");
    let is_guarded = settings.get("extinctionValue") == "loss"
        && settings.is("extinctionPseudoRoyal")
        && types != Slots::ALL;
    let there =
        |slot: &Slot| SIDES.iter().any(|side| promotion::has(settings, array, *slot, *side));
    let kinds = settings.labels.keys().copied();
    kinds
        .filter(|slot| is_guarded && *slot != KING && types.contains(*slot) && there(slot))
        .collect()
}

/// The most pieces of a kind that a side can ever have.
fn most(settings: &Settings, array: &Array, slot: Slot) -> usize {
    let of_side = |side: Color| {
        if !promotion::is_promoted_to(settings, array, slot) {
            return array.count(slot, side);
        }
        // Promotions do not add pieces, and stop at the limit.
        let pieces = array.board.values().filter(|(_, other)| *other == side).count();
        let limit = promotion::limit(settings, slot).map_or(pieces, |limit| limit as usize);
        pieces.min(limit).max(array.count(slot, side))
    };
    SIDES.map(of_side).into_iter().max().unwrap_or(0)
}

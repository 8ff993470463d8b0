//! Reads the pieces in hand of a variant file, and how they are dropped.

use toml::Spanned;

use super::board::zone_of;
use super::format::{File, HandsTable, PieceTable, RoyalsName};
use super::labels::role;
use super::problem::{Problem, Problems, problem};
use crate::compiled::dropping::held;
use crate::compiled::tables::Tables;
use crate::pieces::hands::MOST_KINDS;
use crate::{Color, HandRules, InHand, Label, Piece, PieceType, Role};

/// The rules of the table, if there is one.
pub(super) fn hand_rules(file: &File) -> Option<HandRules> {
    let table = file.hands.as_ref()?.get_ref();
    Some(HandRules {
        captures: table.captures,
        no_checks: table.no_checks,
        immobile: table.immobile,
        no_drops: table.no_drops,
    })
}

/// The rules of a piece in a hand. `labels` are those of all pieces in their order.
pub(super) fn in_hand(
    table: &PieceTable,
    labels: &[Label],
    zones: &[&str],
) -> Result<InHand, Problem> {
    let named = |label: &Spanned<Label>| role(*label.get_ref(), label.span(), labels);
    let own = table.label.get_ref();
    let captured_as = table.captured_as.as_ref().filter(|label| label.get_ref() != own);
    Ok(InHand {
        captured_as: captured_as.map(named).transpose()?,
        drops_as: table.drops_as.iter().map(named).collect::<Result<_, _>>()?,
        drops_in: zone_of(table.drops_in.as_ref(), zones)?,
        most_on_file: table.most_on_file.as_ref().map(|most| *most.get_ref()),
        no_drop_mate: table.no_drop_mate.as_ref().is_some_and(|it| *it.get_ref()),
        gate: table.gate.as_ref().is_some_and(|it| *it.get_ref()),
        on_both_colors: table.drops_on_both_colors.as_ref().is_some_and(|it| *it.get_ref()),
        unmoved_in: zone_of(table.drops_unmoved_in.as_ref(), zones)?,
    })
}

/// Whether a royal piece may come from a hand: where a side may do without for a while, and no blast
/// can take one.
fn may_drop_royals(file: &File) -> bool {
    let royals = file.endings.get_ref().royals.as_ref().map(Spanned::get_ref);
    matches!(royals, Some(RoyalsName::All)) && file.explosions.is_none()
}

/// Refuses settings of pieces that do not fit together, or that would have no effect.
pub(super) fn check_hands(file: &File, pieces: &[PieceType], problems: &mut Problems) {
    let tables = || file.pieces.iter().map(Spanned::get_ref);
    let Some(hands) = &file.hands else {
        for table in tables() {
            let text = "this goes with [hands], the table of games with pieces in hand";
            problems.0.extend(place_of_setting(table).map(|place| Problem(place, text.to_owned())));
        }
        return;
    };
    let has_gates = pieces.iter().any(|piece| piece.in_hand.gate);
    let text =
        "without drops a piece in hand enters behind one with gate = true; give that to a piece";
    problems.refuse(hands.get_ref().no_drops && !has_gates, hands, text);
    let text = "no_drops does not go with captures or must_drop";
    let HandsTable { captures, must_drop, no_drops, .. } = *hands.get_ref();
    problems.refuse(no_drops && (captures || must_drop), hands, text);
    let text = "gate does not go with [explosions]";
    problems.refuse(has_gates && file.explosions.is_some(), hands, text);
    let held = held(pieces);
    let most = MOST_KINDS;
    if held.len() > most {
        let found = held.len();
        let text = format!("at most {most} kinds of piece can be in a hand, not {found}");
        problems.0.push(problem(hands, text));
    }
    let is_held = |role: &Role| held.contains(role);
    let mut dropped = Vec::new();
    for (table, piece) in tables().zip(pieces) {
        let InHand { captured_as, drops_as, .. } = &piece.in_hand;
        if let (Some(to), Some(label)) = (captured_as, &table.captured_as) {
            let text = "a piece is captured as one that is captured as itself and is not royal";
            problems.refuse(!is_held(to), label, text);
            let text = "captured_as goes with captures = true in [hands]";
            problems.refuse(!hands.get_ref().captures, label, text);
        }
        if let Some(place) = place_of_drop(table) {
            let text = match (piece.royal, captured_as) {
                (_, Some(_)) => {
                    Some("this piece is never in a hand, so nothing is said of its drops")
                }
                (true, None) if !may_drop_royals(file) => Some(
                    "a royal piece is never in a hand, but where royals = \"all\" in [endings] and nothing \
                     explodes",
                ),
                (true, None) if table.drops_in.is_none() => {
                    Some("drops_in must name where this royal piece is dropped from the hand")
                }
                _ => None,
            };
            problems.0.extend(text.map(|text| Problem(place, text.to_owned())));
        }
        let promotes = piece.promotions.iter().any(|to| !to.is_empty());
        if let Some(place) = table.gate.as_ref().filter(|_| promotes) {
            let text = "gate does not go with promotes_to".to_owned();
            problems.0.push(problem(place, text));
        }
        if let (Some(place), false) = (&table.drops_on_both_colors, drops_as.is_empty()) {
            let text = "drops_on_both_colors goes with a piece that is dropped as itself";
            problems.0.push(problem(place, text.to_owned()));
        }
        for (role, label) in drops_as.iter().zip(&table.drops_as) {
            let is_royal = pieces[role.index()].royal;
            problems.refuse(is_royal, label, "a royal piece is not dropped");
            let text = "each kind is dropped in place of one piece in hand alone";
            problems.refuse(dropped.contains(role), label, text);
            dropped.push(*role);
        }
    }
    for (table, role) in tables().zip((0..=u8::MAX).map(Role)) {
        let is_itself = is_held(&role) && table.drops_as.is_empty();
        if is_itself && dropped.contains(&role) {
            let text = "another piece is dropped as this one, which is dropped as itself, too";
            problems.0.push(problem(&table.label, text));
        }
    }
}

/// Refuses a zone for pieces that have no right to lose by moving.
pub(super) fn check_rights(file: &File, tables: &Tables, problems: &mut Problems) {
    for (table, role) in file.pieces.iter().map(Spanned::get_ref).zip((0..=u8::MAX).map(Role)) {
        let has_right = tables.kind_of(Piece { color: Color::White, role }).has_right;
        if let Some(place) = table.drops_unmoved_in.as_ref().filter(|_| !has_right) {
            let text =
                "this piece moves alike before its first move and after, and does not castle";
            problems.0.push(problem(place, text.to_owned()));
        }
    }
}

/// The place of the first setting of a piece that has to do with hands.
fn place_of_setting(table: &PieceTable) -> Option<std::ops::Range<usize>> {
    let gate = table.gate.as_ref().map(Spanned::span);
    gate.or_else(|| table.captured_as.as_ref().map(Spanned::span)).or_else(|| place_of_drop(table))
}

/// The place of the first setting of a piece that has to do with its drops.
fn place_of_drop(table: &PieceTable) -> Option<std::ops::Range<usize>> {
    let PieceTable { drops_in, most_on_file, no_drop_mate, .. } = table;
    let first = table.drops_as.first().map(Spanned::span);
    first
        .or_else(|| drops_in.as_ref().map(Spanned::span))
        .or_else(|| most_on_file.as_ref().map(Spanned::span))
        .or_else(|| no_drop_mate.as_ref().map(Spanned::span))
        .or_else(|| table.drops_on_both_colors.as_ref().map(Spanned::span))
        .or_else(|| table.drops_unmoved_in.as_ref().map(Spanned::span))
}

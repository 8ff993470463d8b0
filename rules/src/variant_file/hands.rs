//! Reads the pieces in hand of a variant file, and how they are dropped.

use toml::Spanned;

use super::board::zone_of;
use super::format::{File, PieceTable};
use super::labels::role;
use super::problem::{Problem, Problems, problem};
use crate::compiled::dropping::held;
use crate::pieces::hands::MOST_KINDS;
use crate::{HandRules, InHand, Label, PieceType};

/// The rules of the table, if there is one.
pub(super) fn hand_rules(file: &File) -> Option<HandRules> {
    let table = file.hands.as_ref()?.get_ref();
    Some(HandRules {
        captures: table.captures,
        no_checks: table.no_checks,
        immobile: table.immobile,
    })
}

/// What a piece is in a hand. `labels` are those of all pieces in their order.
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
    })
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
    let held = held(pieces);
    let most = MOST_KINDS;
    if held.len() > most {
        let found = held.len();
        let text = format!("at most {most} kinds of piece can be in a hand, not {found}");
        problems.0.push(problem(hands, text));
    }
    let is_held = |role: &crate::Role| held.contains(role);
    let mut dropped = Vec::new();
    for (table, piece) in tables().zip(pieces) {
        let InHand { captured_as, drops_as, .. } = &piece.in_hand;
        if let (Some(to), Some(label)) = (captured_as, &table.captured_as) {
            let text = "a piece is captured as one that is captured as itself and is not royal";
            problems.refuse(!is_held(to), label, text);
            let text = "captured_as goes with captures = true in [hands]";
            problems.refuse(!hands.get_ref().captures, label, text);
        }
        let is_never_held = piece.royal || captured_as.is_some();
        if let Some(place) = place_of_drop(table).filter(|_| is_never_held) {
            let text = "this piece is never in a hand, so nothing is said of its drops";
            problems.0.push(Problem(place, text.to_owned()));
        }
        for (role, label) in drops_as.iter().zip(&table.drops_as) {
            let is_royal = pieces[role.index()].royal;
            problems.refuse(is_royal, label, "a royal piece is not dropped");
            let text = "each kind is dropped in place of one piece in hand alone";
            problems.refuse(dropped.contains(role), label, text);
            dropped.push(*role);
        }
    }
    for (table, role) in tables().zip((0..=u8::MAX).map(crate::Role)) {
        let is_itself = is_held(&role) && table.drops_as.is_empty();
        if is_itself && dropped.contains(&role) {
            let text = "another piece is dropped as this one, which is dropped as itself, too";
            problems.0.push(problem(&table.label, text));
        }
    }
}

/// The place of the first setting of a piece that has to do with hands.
fn place_of_setting(table: &PieceTable) -> Option<std::ops::Range<usize>> {
    table.captured_as.as_ref().map(Spanned::span).or_else(|| place_of_drop(table))
}

/// The place of the first setting of a piece that has to do with its drops.
fn place_of_drop(table: &PieceTable) -> Option<std::ops::Range<usize>> {
    let PieceTable { drops_in, most_on_file, no_drop_mate, .. } = table;
    let first = table.drops_as.first().map(Spanned::span);
    first
        .or_else(|| drops_in.as_ref().map(Spanned::span))
        .or_else(|| most_on_file.as_ref().map(Spanned::span))
        .or_else(|| no_drop_mate.as_ref().map(Spanned::span))
}

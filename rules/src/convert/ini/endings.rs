//! How the game ends, and for whom: the royal piece.

use super::array::Array;
use super::settings::Settings;
use super::slots::{COMMONER, KING, Slot, Slots};
use crate::Color;
use crate::convert::draft::Draft;
use crate::convert::error::{ConversionError, echo};
use crate::convert::region::mirrored;
use crate::convert::write::{labels, quoted};

/// The piece with which the game is lost.
pub(super) fn royal(
    settings: &Settings,
    array: &Array,
    draft: &mut Draft,
) -> Result<Slot, ConversionError> {
    let alone =
        |slot: Slot| [Color::White, Color::Black].iter().all(|side| array.count(slot, *side) == 1);
    if settings.labels.contains_key(&KING) {
        return if alone(KING) { Ok(KING) } else { Err(nobody(settings, draft)) };
    }
    // A piece that must not be lost is royal, if there is one of it and no second one comes.
    let extinct = settings.set_of("extinctionPieceTypes");
    let becomes = [Color::White, Color::Black].iter().any(|side| {
        let side = ["White", "Black"][side.index()];
        settings.set_of(&format!("promotionPieceTypes{side}")).contains(COMMONER)
    }) || settings.promoted.values().any(|slot| *slot == COMMONER);
    let lost =
        settings.get("extinctionValue") == "loss" && settings.number("extinctionPieceCount") == 0;
    if !lost || !extinct.contains(COMMONER) || !alone(COMMONER) || becomes {
        return Err(nobody(settings, draft));
    }
    let mut only = Slots::default();
    only.insert(COMMONER);
    let line = settings.line("extinctionValue");
    if extinct != only {
        draft.remark(line, "extinctionPieceTypes: only the loss of the King ends the game");
    }
    if !settings.is("extinctionPseudoRoyal") || settings.is("blastOnCapture") {
        draft.remark(
            line,
            "extinctionValue = loss: the King is not captured, he may not be left in check",
        );
    }
    Ok(COMMONER)
}

fn nobody(settings: &Settings, draft: &Draft) -> ConversionError {
    let place = settings.place("startFen").unwrap_or((draft.line, 1));
    ConversionError::at(place, "a variant file has one King on each side, and this game does not")
}

/// Adds `[endings]`.
pub(super) fn add(
    settings: &Settings,
    array: &Array,
    royal: Slot,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    match settings.get("checkmateValue") {
        "loss" => {}
        "win" => draft.endings.push(("checkmate", quoted("win"))),
        _ => draft.remark(settings.line("checkmateValue"), "checkmateValue: checkmate loses"),
    }
    let stalemate = match settings.get("stalemateValue") {
        value @ ("win" | "loss" | "draw") => value,
        other => {
            let text = format!("stalemateValue = {}: stalemate is a draw", echo(other));
            draft.remark(settings.line("stalemateValue"), text);
            "draw"
        }
    };
    draft.endings.push(("stalemate", quoted(stalemate)));
    add_repetition(settings, draft);
    if settings.number("nMoveRule") > 0 {
        draft.endings.push(("move_rule", settings.number("nMoveRule").to_string()));
    }
    if settings.is("checkCounting") {
        add_checks(array, draft);
    }
    add_extinction(settings, royal, draft);
    add_goal(settings, royal, draft)
}

fn add_repetition(settings: &Settings, draft: &mut Draft) {
    let times = settings.number("nFoldRule");
    let perpetual = settings.is("perpetualCheckIllegal");
    let line = settings.line("nFoldValue");
    match settings.get("nFoldValue") {
        _ if times < 2 => {
            if perpetual {
                draft.remark(None, "perpetualCheckIllegal: no repetition ends the game");
            }
            return;
        }
        // It is the result of the side to move, so the other one has brought it about.
        "win" => draft.endings.push(("repetition_loss", times.to_string())),
        "loss" => {
            draft.remark(line, "nFoldValue = loss: who repeats does not win; it is a draw");
            draft.endings.push(("repetition_draw", times.to_string()));
        }
        _ if perpetual => draft.endings.push(("repetition_draw", times.to_string())),
        _ => draft.endings.push(("repetition_claim", times.to_string())),
    }
    if perpetual {
        draft.endings.push(("perpetual_check", quoted("loss")));
    }
}

fn add_checks(array: &Array, draft: &mut Draft) {
    let given = array.checks.as_deref().unwrap_or("1+1");
    let mut numbers = given.split('+').map(|number| number.parse::<u32>().unwrap_or(1).max(1));
    let (white, black) = (numbers.next().unwrap_or(1), numbers.next().unwrap_or(1));
    if white != black {
        draft.remark(array.line, "startFen: both sides win by as many checks");
    }
    draft.endings.push(("checks", white.max(black).min(99).to_string()));
}

fn add_goal(settings: &Settings, royal: Slot, draft: &mut Draft) -> Result<(), ConversionError> {
    let (white, black) = (settings.region("flagRegionWhite")?, settings.region("flagRegionBlack")?);
    if white.is_empty() && black.is_empty() {
        return Ok(());
    }
    let line = settings.line("flagRegionWhite").or(settings.line("flagRegionBlack"));
    let [pieces, of_black] = ["flagPieceWhite", "flagPieceBlack"].map(|name| settings.set_of(name));
    let said: &[(bool, &str)] = &[
        (pieces != of_black, "flagPiece: both sides have the same piece to bring there"),
        (
            mirrored(white, draft.ranks) != black,
            "flagRegion: Black's is White's, seen from Black's side",
        ),
        (settings.number("flagPieceCount") > 1, "flagPieceCount: one piece is enough"),
        (settings.is("flagMove"), "flagMove: the other side has no further move"),
        (
            settings.is("flagPieceSafe")
                && settings.labels.keys().any(|slot| *slot != royal && pieces.contains(*slot)),
            "flagPieceSafe: the piece may be attacked there",
        ),
    ];
    for (_, text) in said.iter().filter(|(is_so, _)| *is_so) {
        draft.remark(line, *text);
    }
    let there = |label: &char| draft.pieces.iter().any(|piece| piece.label == *label);
    let of: Vec<char> = settings
        .labels
        .iter()
        .filter(|(slot, label)| pieces.contains(**slot) && there(label))
        .map(|(_, label)| *label)
        .collect();
    let zone = if white.is_empty() { mirrored(black, draft.ranks) } else { white };
    match draft.zone_of(zone) {
        Some(zone) if !of.is_empty() => {
            let goal = format!("{{ pieces = {}, zone = {} }}", labels(&of), quoted(&zone));
            draft.endings.push(("goal", goal));
        }
        _ => {
            draft
                .remark(line, "flagRegion: there is no goal, since it is no rectangle or nobody's");
        }
    }
    Ok(())
}

fn add_extinction(settings: &Settings, royal: Slot, draft: &mut Draft) {
    let types = settings.set_of("extinctionPieceTypes");
    if settings.get("extinctionValue") == "none" || types.is_empty() {
        return;
    }
    let (least, most) =
        (settings.number("extinctionPieceCount"), settings.number("extinctionOpponentPieceCount"));
    let all = types == Slots::ALL;
    match settings.get("extinctionValue") {
        "loss" if all && settings.is("extinctionClaim") && (least, most) == (1, 2) => {
            draft.endings.push(("bare_king", quoted("loss")));
        }
        // The King is always there, so nobody ever has nothing.
        _ if all && least == 0 => {}
        _ if royal == COMMONER => {}
        value => {
            let text = format!(
                "extinctionValue = {}: the loss of other pieces than the King ends nothing",
                echo(value)
            );
            draft.remark(settings.line("extinctionValue"), text);
        }
    }
}

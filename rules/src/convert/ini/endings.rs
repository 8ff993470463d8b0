//! The endings of a variant.

use super::array::Array;
use super::counting;
use super::points;
use super::promotion;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::{KING, Slot, Slots};
use crate::Color;
use crate::convert::draft::Draft;
use crate::convert::error::{ConversionError, echo};
use crate::convert::region::mirrored;
use crate::convert::write::{labels, quoted};

/// Adds `[endings]`.
pub(super) fn add(
    settings: &Settings,
    array: &Array,
    royals: Royals,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    if let Some(name) = royals.name() {
        draft.endings.push(("royals", quoted(name)));
    }
    match settings.get("checkmateValue") {
        "loss" => {}
        "win" => draft.endings.push(("checkmate", quoted("win"))),
        _ => draft.remark(settings.line("checkmateValue"), "checkmateValue: checkmate loses"),
    }
    let stalemate = match settings.get("stalemateValue") {
        "win" if settings.is("stalematePieceCount") => "fewer-pieces",
        value @ ("win" | "loss") if settings.is("stalematePieceCount") => {
            let text = "stalematePieceCount = true: stalemate does not count the pieces";
            draft.remark(settings.line("stalematePieceCount"), text);
            value
        }
        value @ ("win" | "loss" | "draw") => value,
        other => {
            let text = format!("stalemateValue = {}: stalemate is a draw", echo(other));
            draft.remark(settings.line("stalemateValue"), text);
            "draw"
        }
    };
    draft.endings.push(("stalemate", quoted(stalemate)));
    add_repetition(settings, royals, draft);
    if settings.number("nMoveRule") > 0 {
        let key = if points::decide(settings) { "move_rule_draw" } else { "move_rule" };
        draft.endings.push((key, settings.number("nMoveRule").to_string()));
    }
    if settings.is("checkCounting") {
        add_checks(array, draft);
    }
    add_extinction(settings, array, royals, draft);
    add_goal(settings, array, royals, draft)?;
    add_row(settings, draft);
    counting::add(settings, array, royals, draft);
    points::add(settings, draft);
    Ok(())
}

fn add_repetition(settings: &Settings, royals: Royals, draft: &mut Draft) {
    let times = settings.number("nFoldRule");
    let perpetual = settings.is("perpetualCheckIllegal");
    match settings.get("nFoldValue") {
        _ if times < 2 => {
            if perpetual {
                draft.remark(None, "perpetualCheckIllegal: no repetition ends the game");
            }
            return;
        }
        "loss" if settings.is("nFoldValueAbsolute") => {
            draft.endings.push(("repetition_second_wins", times.to_string()));
        }
        "win" if settings.is("nFoldValueAbsolute") => {
            draft.remark(settings.line("nFoldValue"), "nFoldValue: White wins by no repetition");
        }
        // The value is the result of the side to move, and the other side has brought about the
        // repetition.
        "win" => draft.endings.push(("repetition_loss", times.to_string())),
        "loss" => draft.endings.push(("repetition_win", times.to_string())),
        _ if perpetual || points::decide(settings) => {
            draft.endings.push(("repetition_draw", times.to_string()));
        }
        _ => draft.endings.push(("repetition_claim", times.to_string())),
    }
    // Where nobody is royal there is no check.
    if perpetual && royals != Royals::Nobody {
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

fn add_goal(
    settings: &Settings,
    array: &Array,
    royals: Royals,
    draft: &mut Draft,
) -> Result<(), ConversionError> {
    let zones = [settings.region("flagRegionWhite")?, settings.region("flagRegionBlack")?];
    let [white, black] = zones;
    if white.is_empty() && black.is_empty() {
        return Ok(());
    }
    let line = settings.line("flagRegionWhite").or(settings.line("flagRegionBlack"));
    // A side has no goal if it has no squares, or can never have such a piece.
    let own = |side: Color, set: Slots| -> Slots {
        let slots = settings.labels.keys().copied().filter(|slot| set.contains(*slot));
        slots.filter(|slot| promotion::has(settings, array, *slot, side)).collect()
    };
    let of = |side: Color, name: &str| {
        if zones[side.index()].is_empty() {
            Slots::default()
        } else {
            own(side, settings.set_of(name))
        }
    };
    let goals = [of(Color::White, "flagPieceWhite"), of(Color::Black, "flagPieceBlack")];
    let pieces = goals[0].with(goals[1]);
    let alike = Color::BOTH.iter().all(|side| own(*side, pieces) == goals[side.index()]);
    let both = goals.iter().all(|goal| !goal.is_empty());
    let is_safe = |slot: &Slot| royals.are_kept(*slot) || !pieces.contains(*slot);
    let said: &[(bool, &str)] =
        &[(!alike, "flagPiece: both sides have the same piece to bring there")];
    for (_, text) in said.iter().filter(|(is_so, _)| *is_so) {
        draft.remark(line, *text);
    }
    let of = labels_of(pieces, settings);
    let sides = match (goals[0].is_empty(), both) {
        (_, true) => zones,
        (false, false) => [white, mirrored(white, draft.ranks)],
        (true, false) => [mirrored(black, draft.ranks), black],
    };
    match draft.zone_of_sides(sides) {
        Some(zone) if !of.is_empty() => {
            let count = settings.number("flagPieceCount");
            let full = if settings.is("flagPieceBlockedWin") { ", or_full = true" } else { "" };
            let least = if count > 1 { format!(", least = {count}{full}") } else { String::new() };
            let is_safe = settings.is("flagPieceSafe") && !settings.labels.keys().all(is_safe);
            // With a further move, a King can still draw. Other pieces can still be lost.
            let wins = match (settings.is("flagMove"), is_safe) {
                (false, false) => "",
                (false, true) => ", wins = \"safe\"",
                (true, true) => ", wins = \"safe-or-held\"",
                (true, false) if pieces == Slots::from_iter([KING]) => ", wins = \"unanswered\"",
                (true, false) => ", wins = \"held\"",
            };
            let goal =
                format!("{{ pieces = {}, zone = {}{least}{wins} }}", labels(&of), quoted(&zone));
            draft.endings.push(("goal", goal));
        }
        _ => {
            draft.remark(line, "flagRegion: there is no goal, since it is nobody's");
        }
    }
    Ok(())
}

/// Adds the row of pieces that wins or loses.
fn add_row(settings: &Settings, draft: &mut Draft) {
    let (close, loose) = (settings.number("connectN"), settings.number("collinearN"));
    let length = close.max(loose);
    if length == 0 {
        return;
    }
    let of = labels_of(settings.set_of("connectPieceTypes"), settings);
    let of: Vec<char> =
        of.into_iter().filter(|label| draft.pieces.iter().any(|it| it.label == *label)).collect();
    let value = settings.get("connectValue");
    let keys = [
        ("connectN", close > 0 && !(2..=16).contains(&close)),
        ("collinearN", loose > 0 && (close > 0 || !(2..=16).contains(&loose))),
        ("connectPieceTypes", of.is_empty()),
        ("connectValue", !matches!(value, "win" | "loss")),
    ];
    if let Some((key, _)) = keys.into_iter().find(|(_, is_wrong)| *is_wrong) {
        let text = "a row has 2 to 16 pieces, with or without gaps, and wins or loses";
        let text = format!("{key} = {}: {text}", echo(settings.get(key)));
        return draft.remark(settings.line(key), text);
    }
    let lines = [
        ("files", settings.is("connectVertical")),
        ("ranks", settings.is("connectHorizontal")),
        ("diagonals", settings.is("connectDiagonal")),
    ];
    let along: Vec<&str> = lines.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect();
    let gaps = if loose > 0 { ", gaps = true" } else { "" };
    let table = format!(
        "{{ pieces = {}, length = {length}, along = {}{gaps}, result = {} }}",
        labels(&of),
        labels(&along),
        quoted(value)
    );
    draft.endings.push(("row", table));
}

fn labels_of(slots: Slots, settings: &Settings) -> Vec<char> {
    let of = settings.labels.iter().filter(|(slot, _)| slots.contains(**slot));
    of.map(|(_, label)| *label).collect()
}

fn add_extinction(settings: &Settings, array: &Array, royals: Royals, draft: &mut Draft) {
    let types = settings.set_of("extinctionPieceTypes");
    let value = settings.get("extinctionValue");
    if value == "none" || types.is_empty() {
        return;
    }
    let (left, most) =
        (settings.number("extinctionPieceCount"), settings.number("extinctionOpponentPieceCount"));
    let all = types == Slots::ALL;
    let counted = settings.labels.iter().filter(|(slot, label)| {
        types.contains(**slot) && draft.pieces.iter().any(|piece| piece.label == **label)
    });
    let counted: Vec<(Slot, char)> = counted.map(|(slot, label)| (*slot, *label)).collect();
    let are_kept = |(slot, _): &(Slot, char)| royals.contains(*slot);
    let line = settings.line("extinctionValue");
    let is_one_sided =
        [Color::White, Color::Black].iter().any(|side| array.count(KING, *side) == 0);
    let is_guarded = value == "win" && settings.is("extinctionPseudoRoyal");
    // A side without a piece loses only as long as the other one has some.
    let is_apart = most == 1 && left == 0 && all;
    let is_said = (most == 0 || is_apart) && !settings.is("extinctionClaim") && !is_guarded;
    match value {
        "loss" if all && settings.is("extinctionClaim") && (left, most) == (1, 2) => {
            draft.endings.push(("bare_king", quoted("loss")));
        }
        // The King is always there, so no side ever runs out of pieces.
        _ if all && left == 0 && royals != Royals::Nobody && !is_one_sided => {}
        // A piece that is guarded like a King is never captured, but blown up.
        "loss" if !all && counted.iter().all(are_kept) && !settings.is("blastOnCapture") => {}
        "loss" | "win" if is_said => {
            let mut of: Vec<String> = counted.iter().map(|(_, label)| label.to_string()).collect();
            // Where all pieces count, so do those that were promoted.
            let promoted = draft.pieces.iter().filter(|piece| all && piece.plus);
            of.extend(promoted.map(|piece| format!("+{}", piece.label)));
            let left = if left > 0 { format!(", left = {left}") } else { String::new() };
            let together = if all { ", counted = \"together\"" } else { "" };
            let wins = if value == "win" { ", result = \"win\"" } else { "" };
            let promotes = |(slot, _): &(Slot, char)| promotion::promotes(settings, *slot);
            let may_be_both = settings.is("blastOnCapture")
                || !all && counted.len() > 1 && counted.iter().any(promotes);
            let both = match value {
                _ if is_apart => ", both = \"nobody\"",
                "loss" if may_be_both => ", both = \"other\"",
                _ => "",
            };
            let table = format!("{{ pieces = {}{left}{together}{wins}{both} }}", labels(&of));
            draft.endings.push(("extinction", table));
        }
        _ => {
            let key = match value {
                "loss" | "win" if most > 0 => "extinctionOpponentPieceCount",
                "loss" | "win" if is_guarded => "extinctionPseudoRoyal",
                "loss" | "win" => "extinctionClaim",
                _ => "extinctionValue",
            };
            let text = "the loss of other pieces than the King ends nothing";
            let text = format!("{key} = {}: {text}", echo(settings.get(key)));
            draft.remark(settings.line(key).or(line), text);
        }
    }
}

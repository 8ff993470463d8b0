//! Counting towards a draw, as in Makruk and in ASEAN chess.

use super::array::Array;
use super::royals::Royals;
use super::settings::Settings;
use super::slots::{KNIGHT, PAWN, ROOK, SILVER, Slot};
use crate::convert::draft::Draft;
use crate::convert::error::echo;

/// One of the rules by which moves are counted.
struct Rule {
    name: &'static str,
    /// The other keys of the table, as TOML.
    board: &'static str,
    /// The piece kind of the other side, the least number of these pieces, and the moves. The last
    /// limit has no kind.
    limits: &'static [(Option<Slot>, u32, u32)],
}

const RULES: [Rule; 3] = [
    Rule {
        name: "makruk",
        board: "board = 64, begins = \"pieces\", ",
        limits: &[
            (Some(ROOK), 2, 8),
            (Some(ROOK), 1, 16),
            (Some(SILVER), 2, 22),
            (Some(KNIGHT), 2, 32),
            (Some(SILVER), 1, 44),
            (None, 1, 64),
        ],
    },
    Rule {
        name: "cambodian",
        board: "board = 63, board_pieces = 3, begins = \"pieces\", ",
        limits: &[
            (Some(ROOK), 2, 7),
            (Some(ROOK), 1, 15),
            (Some(SILVER), 2, 21),
            (Some(KNIGHT), 2, 31),
            (Some(SILVER), 1, 43),
            (None, 1, 63),
        ],
    },
    Rule {
        name: "asean",
        board: "",
        limits: &[(Some(ROOK), 1, 16), (Some(SILVER), 1, 44), (Some(KNIGHT), 1, 64)],
    },
];

/// Adds `counting` to `[endings]`.
pub(super) fn add(settings: &Settings, array: &Array, royals: Royals, draft: &mut Draft) {
    let name = settings.get("countingRule");
    if name == "none" {
        return;
    }
    let line = settings.line("countingRule");
    let Some(rule) = RULES.iter().find(|rule| rule.name == name) else {
        let text = format!("countingRule = {}: moves are not counted", echo(name));
        return draft.remark(line, text);
    };
    // Their count waits for the last Pawn by name. Ours waits for the last piece that is marked as
    // a Pawn.
    let is_pawn = |label: char| settings.labels.get(&PAWN) == Some(&label);
    let of_pawns = draft.pieces.iter().filter(|piece| piece.pawn);
    let waits = of_pawns.map(|piece| is_pawn(piece.label)).collect::<Vec<bool>>();
    let is_one = matches!(royals, Royals::One(_)) || array.kings_in_hand == [1; 2];
    if !is_one || settings.is("checkCounting") || waits != [true] {
        let text = "moves are counted only with one King of each side, when the last Pawn is gone, and \
                    where checks are not";
        return draft.remark(line, format!("countingRule = {name}: {text}"));
    }
    let there = |slot: Slot| {
        let label = settings.labels.get(&slot).copied();
        label.filter(|label| draft.pieces.iter().any(|piece| piece.label == *label))
    };
    let mut limits = Vec::new();
    for (of, least, moves) in rule.limits {
        let of = match of.map(there) {
            Some(None) => continue,
            Some(Some(label)) => format!("of = \"{label}\", "),
            None => String::new(),
        };
        let least = if *least > 1 { format!("least = {least}, ") } else { String::new() };
        limits.push(format!("    {{ {of}{least}moves = {moves} }},\n"));
    }
    let value = format!("{{ {}pieces = [\n{}] }}", rule.board, limits.concat());
    draft.endings.push(("counting", value));
}

//! A record as Game Courier's move list: a move a line, both sides numbered. Everything else is a
//! comment.

use super::error::RecordError;
use super::replay::{Replayed, Turn};
use super::tree::{Walk, walk};
use super::when::When;
use crate::Timestamp;
use crate::model::state::Ruling;
use crate::model::visible;
use menagerie_rules::{Color, notation};

/// Writes the list: the moves that stand, and behind them, as comments, those that were taken back,
/// with a `|` for each level of their branch.
///
/// # Errors
/// When the record holds a time that no calendar has.
pub fn write(replayed: &Replayed) -> Result<String, RecordError> {
    let record = &replayed.record;
    let position = replayed.line.position();
    let variant = position.variant();
    let name = |side: Color| {
        let player = record.beginning.players[side.index()].as_str();
        format!("{} ({})", visible(player).replace('\n', " "), variant.side_names[side.index()])
    };
    let [white, black] = Color::BOTH.map(name);
    let utc = |at: Timestamp| When::of(at).map(|when| when.utc);
    let mut text = format!(
        "// {}, revision {}\n// {white} v {black}, from {}\n",
        variant.name,
        variant.revision,
        utc(record.beginning.at)?
    );
    let start = replayed.line.start();
    text.push_str(&format!("// Start: {}\n", start.fen()));
    let steps = walk(replayed);
    let mut level = 0;
    let mut branches = String::new();
    for step in steps {
        match step {
            Walk::Open { .. } => level += 1,
            Walk::Close => level -= 1,
            Walk::Turn(turn) if level == 0 => {
                text.push_str(&format!("{}\n", numbered(&replayed.turns[turn])));
            }
            Walk::Turn(turn) => {
                let turn = &replayed.turns[turn];
                let played = utc(record.events[turn.event].at)?;
                let gone = turn.taken_back.map(|event| utc(record.events[event].at)).transpose()?;
                let gone = gone.map_or_else(String::new, |gone| format!(", taken back {gone}"));
                let pipes = "|".repeat(level);
                branches
                    .push_str(&format!("// {pipes} {} (played {played}{gone})\n", numbered(turn)));
            }
        }
    }
    if !branches.is_empty() {
        text.push_str(&format!("// Taken back:\n{branches}"));
    }
    if let Some(end) = record.end {
        let won = end.winner.map(|side| format!(", {} has won", variant.side_names[side.index()]));
        let ended = utc(record.standing.at)?;
        text.push_str(&format!("// {}{}, {ended}\n", end.ending.word(), won.unwrap_or_default()));
        if let Some(Ruling { by, reason, .. }) = &record.ruling {
            let ruling = visible(&format!("{}: {reason}", by.as_str())).replace('\n', " ");
            text.push_str(&format!("// Decided by {ruling}\n"));
        }
    }
    text.push_str(&format!("// Record: {}\n", replayed.chain.last()));
    Ok(text)
}

fn numbered(turn: &Turn) -> String {
    let dots = if turn.before.turn() == Color::White { "." } else { "..." };
    let number = turn.before.full_move_number();
    format!("{number}{dots} {}", notation::canonical(&turn.before, &turn.chosen))
}

//! A position in words, for those who hear a picture instead of seeing it.

use std::sync::Arc;

use menagerie_rules::{Color, Line, PieceType, Position, Square, Variant};

use crate::card::Diagram;
use crate::marks::MarkKind;
use crate::replay::Replay;

/// The longest description a chat attachment may have, in UTF-16 code units (never fewer than
/// characters).
const LIMIT: usize = 1024;

/// What a picture shows: the lead, then who stands where, the side to move first.
///
/// The text has at most 1,024 characters, however they are counted. When the position does not fit
/// with the names of the pieces it is told with their labels, then the lead is cut, so that the
/// position is always complete.
pub fn alt_text(position: &Position, lead: &str) -> String {
    let lead = lead.trim();
    let named = placement(position, |piece_type| piece_type.name.clone());
    let labeled = placement(position, |piece_type| piece_type.label.to_string());
    let fen = format!("Position: {}", position.fen());
    let whole = [&named, &labeled].into_iter().find(|body| fits(lead, body));
    match whole {
        Some(body) => join(lead, body),
        None if fits("", &labeled) => join_cut(lead, &labeled),
        // Only a made-up position has so many pieces; FEN spends one character on each.
        None => join_cut(lead, &fen),
    }
}

/// What an animation shows: the lead, how long it is, and the position at its end.
pub fn replay_alt_text(line: &Line, lead: &str, replay: &Replay) -> String {
    let plies = match replay.frames.saturating_sub(1) {
        0 => "A still picture".to_owned(),
        1 => "An animation of the last move".to_owned(),
        plies if plies >= line.ply() => format!("An animation of all {plies} plies"),
        plies => format!("An animation of the last {plies} plies"),
    };
    let lead = lead.trim();
    alt_text(line.position(), &join(lead, &format!("{plies}. At the end:")))
}

/// What a card shows: the piece's name and, for each way to move, where it leads; at most 1,024
/// characters.
pub fn card_alt_text(name: &str, diagram: &Diagram<'_>) -> String {
    let Diagram { files, ranks, at, marks, .. } = diagram;
    let mut text = format!("{name} on {at} of an empty board of {files} by {ranks}.");
    let mut squares: Vec<Square> = marks.iter().map(|(square, _)| *square).collect();
    squares.sort_by_key(|square| square.index());
    squares.dedup();
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for square in squares {
        let has = |kind| marks.contains(&(square, kind));
        let hop = if has(MarkKind::Hop) { " by a hop" } else { "" };
        let what = match () {
            () if has(MarkKind::First) => "First move only",
            () if has(MarkKind::Quiet) => "Moves without capture",
            () if has(MarkKind::Capture) && !has(MarkKind::Move) => "Captures only",
            () if has(MarkKind::Move) || has(MarkKind::Hop) => "Moves or captures",
            () if has(MarkKind::Screen) => "Screens",
            () => continue,
        };
        let what = format!("{what}{hop}");
        match groups.iter_mut().find(|(known, _)| *known == what) {
            Some((_, squares)) => squares.push(square.to_string()),
            None => groups.push((what, vec![square.to_string()])),
        }
    }
    for (what, squares) in groups {
        text += &format!(" {what}: {}.", squares.join(" "));
    }
    cut(&text, LIMIT)
}

/// What a sheet shows: the kinds of piece with their letters, and the array; at most 1,024
/// characters.
pub fn sheet_alt_text(variant: &Arc<Variant>) -> String {
    let kinds = variant.pieces.iter().map(|kind| format!("{} {}", kind.label, kind.name));
    let kinds: Vec<String> = kinds.collect();
    let count = kinds.len();
    let lead = format!(
        "{}: the array, and how each of {count} kinds of piece moves: {}.",
        variant.name,
        kinds.join(", ")
    );
    let start = Position::start(variant);
    let labeled = placement(&start, |piece_type| piece_type.label.to_string());
    // The letters were just explained.
    if fits(&lead, &labeled) { join(&lead, &labeled) } else { cut(&lead, LIMIT) }
}

/// Where the pieces of both sides stand, grouped by kind.
fn placement(position: &Position, name: impl Fn(&PieceType) -> String) -> String {
    let turn = position.turn();
    [turn, !turn].map(|color| side(position, color, &name)).join(" ")
}

/// `White: King h2; Lion g2 j2.`
fn side(position: &Position, color: Color, name: impl Fn(&PieceType) -> String) -> String {
    let variant = position.variant();
    let mut groups: Vec<String> = variant.pieces.iter().map(|_| String::new()).collect();
    for (square, piece) in position.pieces().filter(|(_, piece)| piece.color == color) {
        groups[piece.role.index()] += &format!(" {square}");
    }
    let mut kinds: Vec<(&PieceType, String)> = variant.pieces.iter().zip(groups).collect();
    kinds.retain(|(_, squares)| !squares.is_empty());
    // Kings come first; otherwise the order is that of the variant.
    kinds.sort_by_key(|(piece_type, _)| !piece_type.royal);
    let kinds: Vec<String> =
        kinds.iter().map(|(piece_type, squares)| name(piece_type) + squares).collect();
    let side_name = &variant.side_names[color.index()];
    if kinds.is_empty() {
        format!("{side_name}: no pieces.")
    } else {
        format!("{side_name}: {}.", kinds.join("; "))
    }
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

fn join(lead: &str, body: &str) -> String {
    if lead.is_empty() { body.to_owned() } else { format!("{lead} {body}") }
}

fn fits(lead: &str, body: &str) -> bool {
    units(&join(lead, body)) <= LIMIT
}

/// The body with as much of the lead before it as there is room for.
fn join_cut(lead: &str, body: &str) -> String {
    // One unit for the space between them.
    let room = LIMIT.saturating_sub(units(body) + 1);
    join(&cut(lead, room), body)
}

/// At most `room` units of the text, with an ellipsis when something is missing.
fn cut(text: &str, room: usize) -> String {
    if units(text) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 1;
    for character in text.chars() {
        used += character.len_utf16();
        if used > room {
            break;
        }
        kept.push(character);
    }
    if kept.is_empty() { kept } else { format!("{}…", kept.trim_end()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cutting_counts_as_chats_do() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("abcd", 3), "ab…");
        assert_eq!(cut("a bcd", 3), "a…");
        assert_eq!(cut("🐎🐎🐎", 5), "🐎🐎…");
        assert_eq!(cut("🐎🐎🐎", 4), "🐎…");
        assert_eq!(cut("🐎🐎🐎", 2), "");
        assert_eq!(cut("abc", 0), "");
        assert_eq!(cut("", 0), "");
    }
}

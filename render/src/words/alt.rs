//! A position in words, for people who hear a picture instead of seeing it.

use std::sync::Arc;

use menagerie_rules::{Color, Line, PieceType, Position, Square, Variant};

use crate::drawing::MarkKind;
use crate::replay::Replay;
use crate::scene::{Diagram, Weight};

/// The longest description a chat attachment may have, in UTF-16 code units (never fewer than
/// characters).
const LIMIT: usize = 1024;

/// The description of a picture: the lead, then the pieces on their squares, with the side to move
/// first.
///
/// The text has at most 1,024 characters, in either way of counting. If the position does not fit
/// with the names of the pieces, their labels take their place. If that is too long, the lead is
/// cut, so that the position is always complete.
pub fn alt_text(position: &Position, lead: &str) -> String {
    told(position, lead, "")
}

/// The lead as far as it fits, then the opening and the position, both complete.
fn told(position: &Position, lead: &str, opening: &str) -> String {
    let lead = lead.trim();
    let named = join(opening, &placement(position, |piece_type| piece_type.name.clone()));
    let labeled = join(opening, &placement(position, |piece_type| piece_type.label.to_string()));
    let whole = [&named, &labeled].into_iter().find(|body| fits(lead, body));
    match whole {
        Some(body) => join(lead, body),
        None if fits("", &labeled) => join_cut(lead, &labeled),
        // Only a made-up position has so many pieces. FEN needs one character for each.
        None => join_cut(lead, &join(opening, &format!("Position: {}", position.fen()))),
    }
}

/// The description of an animation: the lead, which says how the game stands at its end, the
/// length, and the position at the end. It has at most 1,024 characters.
pub fn replay_alt_text(line: &Line, lead: &str, replay: &Replay) -> String {
    let all = line.ply();
    let plies = match replay.frames.saturating_sub(1).min(all) {
        0 => "A still picture".to_owned(),
        1 if all == 1 => "An animation of the only ply".to_owned(),
        1 => format!("An animation of the last of {all} plies"),
        shown if shown == all => format!("An animation of all {all} plies"),
        shown => format!("An animation of the last {shown} of {all} plies"),
    };
    told(line.position(), &stopped(lead), &format!("{plies}."))
}

/// The text with a full stop after it, if it is not empty and does not end in a sign yet.
fn stopped(text: &str) -> String {
    let text = text.trim();
    let open = !text.is_empty() && !text.ends_with(['.', '!', '?', '…', ':', ';', ',']);
    if open { format!("{text}.") } else { text.to_owned() }
}

/// The description of a card: the piece's name and, for each way to move, the squares to which it
/// leads. It has at most 1,024 characters.
pub fn card_alt_text(diagram: &Diagram<'_>) -> String {
    let Diagram { name, files, ranks, at, .. } = diagram;
    let mut text = format!("{name} on {at} of an empty board of {files} by {ranks}.");
    let marks = diagram.marks.iter().copied();
    let mut squares: Vec<Square> = seen(marks, diagram).map(|(square, _)| square).collect();
    squares.sort_by_key(|square| square.index());
    squares.dedup();
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for square in squares {
        let Some(what) = what(|kind| diagram.marks.contains(&(square, kind))) else { continue };
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

/// The meaning of the marks of a square together.
fn what(has: impl Fn(MarkKind) -> bool) -> Option<String> {
    let quiet = has(MarkKind::Move) || has(MarkKind::Quiet);
    let capture = has(MarkKind::Move) || has(MarkKind::Capture);
    let action = match (quiet, capture) {
        (true, true) => "Moves or captures",
        (true, false) => "Moves without capture",
        (false, true) => "Captures only",
        (false, false) => "",
    };
    let over = match (has(MarkKind::QuietHop), has(MarkKind::Hop)) {
        (true, true) => "moves or captures over one piece",
        (true, false) => "moves without capture over one piece",
        (false, true) => "captures over one piece",
        (false, false) => "",
    };
    let action = match (action, over) {
        ("Captures only", "captures over one piece") => "Captures only, also over one piece".into(),
        ("", "captures over one piece") => "Captures only over one piece".into(),
        ("", action) | (action, "") => action.to_owned(),
        (action, over) => format!("{action}, or {over}"),
    };
    let conditions =
        [(MarkKind::First, "first move only"), (MarkKind::Zone, "only in a part of the board")];
    let conditions = conditions.into_iter().filter(|(kind, _)| has(*kind)).map(|(_, text)| text);
    let parts: Vec<&str> = Some(action.as_str())
        .filter(|action| !action.is_empty())
        .into_iter()
        .chain(conditions)
        .collect();
    match parts.join(", ") {
        text if !text.is_empty() => {
            let (first, rest) = text.split_at(1);
            Some(first.to_uppercase() + rest)
        }
        _ => has(MarkKind::Screen).then(|| "Screens".to_owned()),
    }
}

/// The marks that lie on the board of a diagram.
fn seen(
    marks: impl Iterator<Item = (Square, MarkKind)>,
    diagram: &Diagram<'_>,
) -> impl Iterator<Item = (Square, MarkKind)> {
    let (files, ranks) = (diagram.files.max(1), diagram.ranks.max(1));
    marks.filter(move |(square, _)| square.file() < files && square.rank() < ranks)
}

/// The meaning of the marks of a diagram, in one short sentence. It names only marks that the
/// diagram has, and is empty without marks.
pub fn legend(diagram: &Diagram<'_>) -> String {
    let meanings = [
        (MarkKind::Move, "● moves and captures"),
        (MarkKind::Quiet, "○ moves without capture"),
        (MarkKind::Capture, "ring: captures"),
        (MarkKind::Hop, "arch: captures over one piece"),
        (MarkKind::QuietHop, "small arch: moves without capture over one piece"),
        (MarkKind::Screen, "arcs: the piece captured over"),
        (MarkKind::First, "◇ first move only"),
        (MarkKind::Zone, "□ only in a part of the board"),
    ];
    let has = |wanted| seen(diagram.drawn_marks(), diagram).any(|(_, kind)| kind == wanted);
    let mut known: Vec<&str> =
        meanings.into_iter().filter(|(kind, _)| has(*kind)).map(|(_, text)| text).collect();
    let ways = |weight: Weight| {
        diagram.paths.iter().any(|path| path.weight == weight && path.through.len() > 1)
    };
    if ways(Weight::Ride) {
        known.insert(0, "line: moves and captures any distance");
    }
    if ways(Weight::Beads) {
        known.push("dots on a line: any distance");
    }
    if ways(Weight::Fine) {
        known.push("thin line: the way there");
    }
    if known.is_empty() { String::new() } else { format!("{}.", known.join(", ")) }
}

/// The description of a sheet: the kinds of piece with their letters, and the array. It has at most
/// 1,024 characters. Pieces of other variants, which occur in this one by name only, are left out.
pub fn sheet_alt_text(variant: &Arc<Variant>) -> String {
    let kinds = variant.pieces.iter().filter(|kind| !kind.guest);
    let kinds: Vec<String> = kinds.map(|kind| format!("{} {}", kind.label, kind.name)).collect();
    let count = kinds.len();
    let is_chosen = variant.shuffle.as_ref().map(|shuffle| shuffle.is_chosen);
    let array = match (is_chosen, variant.provisional.is_some()) {
        (None, false) => "the array",
        (None, true) => "a provisional array",
        (Some(false), false) => "an example array; it is drawn for every game",
        (Some(false), true) => "a provisional array, and an example; it is drawn for every game",
        (Some(true), false) => "the usual array; it is drawn for every game, or chosen",
        (Some(true), true) => "a provisional array; it is drawn for every game, or chosen",
    };
    let lead = format!(
        "{}: {array}. How each of {count} kinds of piece moves: {}.",
        variant.name,
        kinds.join(", ")
    );
    let start = Position::start(variant);
    let labeled = placement(&start, |piece_type| piece_type.label.to_string());
    // The letters are explained already.
    if fits(&lead, &labeled) { join(&lead, &labeled) } else { cut(&lead, LIMIT) }
}

/// The squares of the pieces of both sides, grouped by kind, and the holes.
fn placement(position: &Position, name: impl Fn(&PieceType) -> String) -> String {
    let (turn, variant) = (position.turn(), position.variant());
    let sides = [turn, !turn].map(|color| side(position, color, &name)).join(" ");
    if variant.has_holes() {
        format!("{sides} No squares: {}.", variant.holes_in_words())
    } else {
        sides
    }
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

/// The body, with as much of the lead in front as fits.
fn join_cut(lead: &str, body: &str) -> String {
    // One unit for the space between them.
    let room = LIMIT.saturating_sub(units(body) + 1);
    join(&cut(lead, room), body)
}

/// At most `room` units of the text, with an ellipsis where a part is missing.
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

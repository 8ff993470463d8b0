//! A position in words, for people who hear a picture instead of seeing it.
//!
//! The words have several forms, the fullest first. [`fitting`] takes the first that a chat
//! accepts, when the words have been chosen.

use std::sync::Arc;

use menagerie_rules::{About, Color, Line, PieceType, Position, Square, Told, Variant, told};

use crate::drawing::MarkKind;
use crate::replay::Replay;
use crate::scene::{Diagram, Weight};
use crate::words::list::{comma, semicolon, spaced};

/// The longest description a chat attachment may have, in UTF-16 code units (never fewer than
/// characters).
const LIMIT: usize = 1024;

/// The pieces on their squares, with the side to move first: with the names of the pieces, then with
/// their labels, then as FEN.
pub fn alt_text(position: &Position) -> Vec<Told> {
    let named = placement(position, |kind| About::Piece(kind.name.clone()));
    let labeled = placement(position, |kind| kind.label.to_string().into());
    // Only a made-up position has so many pieces. FEN needs one character for each.
    vec![named, labeled, told!("alt-fen", fen = position.fen())]
}

/// The description of an animation: the length, and the position at the end, in the forms of
/// [`alt_text`].
pub fn replay_alt_text(line: &Line, replay: &Replay) -> Vec<Told> {
    let all = line.ply();
    let shown = replay.frames.saturating_sub(1).min(all);
    let what = match shown {
        0 => "still",
        shown if shown == all => "all",
        _ => "last",
    };
    let replay = told!("alt-replay", what = what, shown = shown, all = all);
    let forms = alt_text(line.position()).into_iter();
    forms.map(|position| told!("alt-sentences", first = replay.clone(), next = position)).collect()
}

/// The lead, then the first of the bodies with which it fits into 1,024 characters, in either way of
/// counting. If none does, the lead is cut, so that the body is always complete. The last body is only
/// for where no other one fits even alone.
pub fn fitting(lead: &str, bodies: impl IntoIterator<Item = String>) -> String {
    let lead = lead.trim();
    let mut bodies = bodies.into_iter().peekable();
    let mut alone = None;
    while let Some(body) = bodies.next() {
        let is_last = bodies.peek().is_none();
        if is_last && alone.is_some() {
            break;
        }
        if fits(lead, &body) {
            return join(lead, &body);
        }
        if is_last || fits("", &body) {
            alone = Some(body);
        }
    }
    cut(&join_cut(lead, &alone.unwrap_or_default()), LIMIT)
}

/// The text with a full stop after it, if it is not empty and does not end in a sign yet.
pub fn stopped(text: &str) -> String {
    let text = text.trim();
    let open =
        !text.is_empty() && !text.ends_with(['.', '!', '?', '…', ':', ';', ',', '。', '！', '？']);
    if open { format!("{text}.") } else { text.to_owned() }
}

/// The description of a card: the piece's name and, for each way to move, the squares to which it
/// leads.
pub fn card_alt_text(diagram: &Diagram<'_>) -> Told {
    let Diagram { name, files, ranks, at, .. } = diagram;
    let marks = diagram.marks.iter().copied();
    let mut squares: Vec<Square> = seen(marks, diagram).map(|(square, _)| square).collect();
    squares.sort_by_key(|square| square.index());
    squares.dedup();
    let mut groups: Vec<(Told, Vec<Square>)> = Vec::new();
    for square in squares {
        let Some(what) = what(|kind| diagram.marks.contains(&(square, kind))) else { continue };
        match groups.iter_mut().find(|(known, _)| *known == what) {
            Some((_, squares)) => squares.push(square),
            None => groups.push((what, vec![square])),
        }
    }
    let piece = About::Piece((*name).to_owned());
    let head = told!("alt-card", piece = piece, square = *at, files = *files, ranks = *ranks);
    groups.into_iter().fold(head, |text, (what, squares)| {
        let line = told!("alt-card-line", what = what, squares = spaced(squares));
        told!("alt-sentences", first = text, next = line)
    })
}

/// The meaning of the marks of a square together.
fn what(has: impl Fn(MarkKind) -> bool) -> Option<Told> {
    let does = |quiet: bool, capture: bool| match (quiet, capture) {
        (true, true) => "both",
        (true, false) => "moves",
        (false, true) => "captures",
        (false, false) => "nothing",
    };
    let quiet = has(MarkKind::Move) || has(MarkKind::Quiet);
    let capture = has(MarkKind::Move) || has(MarkKind::Capture);
    let goes = does(quiet, capture);
    let over = does(has(MarkKind::QuietHop), has(MarkKind::Hop));
    let first = has(MarkKind::First);
    let within = has(MarkKind::Zone);
    if (goes, over, first, within) == ("nothing", "nothing", false, false) {
        return has(MarkKind::Screen).then(|| told!("alt-screens"));
    }
    let when = match (first, within) {
        (true, true) => "both",
        (true, false) => "first-move",
        (false, true) => "within",
        (false, false) => "always",
    };
    Some(match (goes, over) {
        ("nothing", "nothing") => told!("alt-only-when", when = when),
        (goes, "nothing") => told!("alt-goes", does = goes, when = when),
        ("nothing", over) => told!("alt-hops", does = over, when = when),
        ("captures", "captures") => told!("alt-captures-also-over", when = when),
        (goes, over) => told!("alt-goes-or-hops", does = goes, over = over, when = when),
    })
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
/// diagram has; there is none without marks.
pub fn legend(diagram: &Diagram<'_>) -> Option<Told> {
    let meanings = [
        (MarkKind::Move, "move"),
        (MarkKind::Quiet, "quiet"),
        (MarkKind::Capture, "capture"),
        (MarkKind::Hop, "hop"),
        (MarkKind::QuietHop, "quiet-hop"),
        (MarkKind::Screen, "screen"),
        (MarkKind::First, "first"),
        (MarkKind::Zone, "zone"),
    ];
    let has = |wanted| seen(diagram.drawn_marks(), diagram).any(|(_, kind)| kind == wanted);
    let mut known: Vec<&str> =
        meanings.into_iter().filter(|(kind, _)| has(*kind)).map(|(_, mark)| mark).collect();
    let ways = |weight: Weight| {
        diagram.paths.iter().any(|path| path.weight == weight && path.through.len() > 1)
    };
    if ways(Weight::Ride) {
        known.insert(0, "ride");
    }
    if ways(Weight::Beads) {
        known.push("beads");
    }
    if ways(Weight::Fine) {
        known.push("way");
    }
    let marks = known.iter().map(|mark| told!("legend-mark", mark = *mark));
    (!known.is_empty()).then(|| told!("legend", marks = comma(marks)))
}

/// The description of a sheet: the kinds of piece with their letters, and the array; then the same
/// without the array. Pieces of other variants, which occur in this one by name only, are left out.
pub fn sheet_alt_text(variant: &Arc<Variant>) -> Vec<Told> {
    let kinds: Vec<&PieceType> = variant.pieces.iter().filter(|kind| !kind.guest).collect();
    let count = kinds.len();
    let array = match variant.shuffle.as_ref().map(|shuffle| shuffle.is_chosen) {
        None => "fixed",
        Some(false) => "drawn",
        Some(true) => "chosen",
    };
    let kinds = kinds.into_iter().map(|kind| {
        let piece = About::Piece(kind.name.clone());
        told!("alt-sheet-kind", label = kind.label.to_string(), piece = piece)
    });
    let lead = told!(
        "alt-sheet",
        variant = &variant.name,
        array = array,
        provisional = if variant.provisional.is_some() { "yes" } else { "no" },
        count = count,
        kinds = comma(kinds)
    );
    let start = Position::start(variant);
    // The letters are explained already.
    let labeled = placement(&start, |kind| kind.label.to_string().into());
    vec![told!("alt-sentences", first = lead.clone(), next = labeled), lead]
}

/// The squares of the pieces of both sides, grouped by kind, and the holes.
fn placement(position: &Position, name: impl Fn(&PieceType) -> About) -> Told {
    let (turn, variant) = (position.turn(), position.variant());
    let [first, next] = [turn, !turn].map(|color| side(position, color, &name));
    let sides = told!("alt-sentences", first = first, next = next);
    let walls = variant.walls.as_ref().filter(|_| !position.walls().is_empty());
    let sides = match walls {
        Some(walls) => {
            let squares = spaced(position.walls().iter().collect());
            let piece = name(variant.piece(walls.piece));
            let walls = told!("alt-walls", piece = piece, squares = squares);
            told!("alt-sentences", first = sides, next = walls)
        }
        None => sides,
    };
    if variant.has_holes() {
        let holes = told!("alt-no-squares", squares = variant.told_holes());
        told!("alt-sentences", first = sides, next = holes)
    } else {
        sides
    }
}

/// `White: King h2; Lion g2 j2.`
fn side(position: &Position, color: Color, name: impl Fn(&PieceType) -> About) -> Told {
    let variant = position.variant();
    let mut groups: Vec<Vec<Square>> = variant.pieces.iter().map(|_| Vec::new()).collect();
    for (square, piece) in position.pieces().filter(|(_, piece)| piece.color == color) {
        groups[piece.role.index()].push(square);
    }
    let mut kinds: Vec<(&PieceType, Vec<Square>)> = variant.pieces.iter().zip(groups).collect();
    kinds.retain(|(_, squares)| !squares.is_empty());
    // Kings come first; otherwise the order is that of the variant.
    kinds.sort_by_key(|(kind, _)| !kind.royal);
    let side = About::Side(variant.side_names[color.index()].clone());
    let held = position
        .hand(color)
        .map(|(role, count)| told!("alt-held", piece = name(variant.piece(role)), count = count));
    let held: Vec<Told> = held.collect();
    if kinds.is_empty() && held.is_empty() {
        return told!("alt-side-without-pieces", side = side);
    }
    let pieces = kinds
        .into_iter()
        .map(|(kind, squares)| told!("alt-pieces", piece = name(kind), squares = spaced(squares)));
    let in_hand =
        (!held.is_empty()).then(|| told!("alt-in-hand", pieces = comma(held.into_iter())));
    told!("alt-side", side = side, pieces = semicolon(pieces.chain(in_hand)))
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

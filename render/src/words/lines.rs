//! A position as lines of text, for people who play without pictures: by kind, by rank, or only the
//! changes.

use menagerie_rules::{Color, Piece, PieceType, Position, Square, Variant};

/// The form in which a position is described.
#[derive(Clone, Copy, Debug)]
pub enum Form<'a> {
    /// A line for each kind of piece of each side.
    ByType,
    /// A line for each rank, from the top. Empty ranks share a line.
    ByRank,
    /// The differences from an earlier position of the same game.
    Changes(&'a Position),
}

/// A position in words, line by line. Every form except the changes names every piece. The text may
/// be longer than one message of a chat.
pub fn text_board(position: &Position, form: Form<'_>) -> String {
    let lines = match form {
        Form::ByType => by_type(position),
        Form::ByRank => by_rank(position),
        Form::Changes(previous) => changes(position, previous),
    };
    lines.join("\n")
}

/// `White, 64 pieces:`, then `16 Pawns: a4 b4 …`.
fn by_type(position: &Position) -> Vec<String> {
    let variant = position.variant();
    let mut lines = vec![turn(position)];
    for color in [position.turn(), !position.turn()] {
        let own = || position.pieces().filter(move |(_, piece)| piece.color == color);
        let side = &variant.side_names[color.index()];
        lines.push(match own().count() {
            0 => format!("{side}: no pieces"),
            1 => format!("{side}, 1 piece:"),
            count => format!("{side}, {count} pieces:"),
        });
        for (role, piece_type) in variant.pieces.iter().enumerate() {
            let squares: Vec<String> = own()
                .filter(|(_, piece)| piece.role.index() == role)
                .map(|(square, _)| square.to_string())
                .collect();
            if !squares.is_empty() {
                lines.push(format!(
                    "{}: {}",
                    counted(piece_type, squares.len()),
                    squares.join(" ")
                ));
            }
        }
    }
    lines.extend(holes(variant));
    lines
}

/// `Rank 16: Black Admiral a, Centaur b; White Pawn h`.
fn by_rank(position: &Position) -> Vec<String> {
    let variant = position.variant();
    let mut lines = vec![turn(position)];
    let mut empty: Option<(u8, u8)> = None;
    for rank in (0..variant.ranks).rev() {
        let line = rank_line(position, rank);
        if line.is_empty() {
            empty = Some(empty.map_or((rank, rank), |(top, _)| (top, rank)));
            continue;
        }
        lines.extend(empty.take().map(empty_ranks));
        lines.push(format!("Rank {}: {line}", rank + 1));
    }
    lines.extend(empty.map(empty_ranks));
    lines.extend(holes(variant));
    lines
}

/// `No squares: b1 to k1, a2 to a11`, if the board has holes.
fn holes(variant: &Variant) -> Option<String> {
    variant.has_holes().then(|| format!("No squares: {}", variant.holes_in_words()))
}

fn empty_ranks((top, bottom): (u8, u8)) -> String {
    match top - bottom {
        0 => format!("Rank {}: empty", top + 1),
        _ => format!("Ranks {} to {}: empty", top + 1, bottom + 1),
    }
}

/// The pieces of a rank from the a-file on. The same pieces beside each other are named once.
fn rank_line(position: &Position, rank: u8) -> String {
    let variant = position.variant();
    let mut groups: Vec<(Piece, u8, u8)> = Vec::new();
    for (square, piece) in position.pieces().filter(|(square, _)| square.rank() == rank) {
        let file = square.file();
        match groups.last_mut() {
            Some((last, _, end)) if *last == piece && *end + 1 == file => *end = file,
            _ => groups.push((piece, file, file)),
        }
    }
    let mut line = String::new();
    let mut said = None;
    for (piece, from, to) in groups {
        if said == Some(piece.color) {
            line += ", ";
        } else {
            line += if said.is_some() { "; " } else { "" };
            line += &variant.side_names[piece.color.index()];
            line.push(' ');
        }
        said = Some(piece.color);
        let name = kind(variant, piece);
        let [first, last] = [from, to].map(|file| char::from(b'a' + file));
        line += &match to - from {
            0 => format!("{} {first}", name.name),
            1 => format!("{} {first} {last}", plural(&name.name)),
            _ => format!("{} {first} to {last}", plural(&name.name)),
        };
    }
    line
}

/// A line for each piece that has come, gone or moved.
fn changes(position: &Position, previous: &Position) -> Vec<String> {
    let variant = position.variant();
    let same_game = variant.id == previous.variant().id;
    if !same_game || (variant.files, variant.ranks) != board(previous) {
        return by_type(position);
    }
    let mut gone: Vec<(Square, Piece)> =
        previous.pieces().filter(|(at, piece)| position.piece_at(*at) != Some(*piece)).collect();
    let come = position.pieces().filter(|(at, piece)| previous.piece_at(*at) != Some(*piece));
    let mut lines = Vec::new();
    for (to, piece) in come {
        let name = named(variant, piece);
        let same = gone.iter().position(|(_, other)| *other == piece);
        let mut line = match same.map(|index| gone.remove(index)) {
            Some((from, _)) => format!("{name}: {from} to {to}"),
            None => format!("{name}: new on {to}"),
        };
        if let Some(index) = gone.iter().position(|(at, other)| *at == to && *other != piece) {
            let (_, taken) = gone.remove(index);
            line += &format!(", where the {} was", named(variant, taken));
        }
        lines.push(line);
    }
    lines.extend(
        gone.iter().map(|(at, piece)| format!("{}: gone from {at}", named(variant, *piece))),
    );
    if lines.is_empty() {
        lines.push("No piece has moved".to_owned());
    }
    lines.push(turn(position));
    lines
}

fn board(position: &Position) -> (u8, u8) {
    (position.variant().files, position.variant().ranks)
}

/// `Black to move, in check`.
fn turn(position: &Position) -> String {
    let side = &position.variant().side_names[position.turn().index()];
    let check = if position.is_check() { ", in check" } else { "" };
    format!("{side} to move{check}")
}

fn kind(variant: &Variant, piece: Piece) -> &PieceType {
    &variant.pieces[piece.role.index()]
}

fn named(variant: &Variant, piece: Piece) -> String {
    let side = &variant.side_names[Color::index(piece.color)];
    format!("{side} {}", kind(variant, piece).name)
}

/// `King`, `2 Queens`.
fn counted(piece_type: &PieceType, count: usize) -> String {
    match count {
        1 => piece_type.name.clone(),
        _ => format!("{count} {}", plural(&piece_type.name)),
    }
}

/// The regular plural of English, and the plural of wolf.
fn plural(name: &str) -> String {
    let lower = name.to_lowercase();
    let before_y = lower.strip_suffix('y').and_then(|stem| stem.chars().next_back());
    if before_y.is_some_and(|letter| !"aeiou".contains(letter)) {
        format!("{}ies", &name[..name.len() - 1])
    } else if lower.ends_with("wolf") {
        format!("{}ves", &name[..name.len() - 1])
    } else if ["s", "x", "z", "ch", "sh", "lo"].iter().any(|end| lower.ends_with(end)) {
        format!("{name}es")
    } else {
        format!("{name}s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_are_english() {
        for (one, many) in [
            ("Pawn", "Pawns"),
            ("Sorceress", "Sorceresses"),
            ("Duchess", "Duchesses"),
            ("Missionary", "Missionaries"),
            ("Direwolf", "Direwolves"),
            ("Rhinoceros", "Rhinoceroses"),
            ("Buffalo", "Buffaloes"),
            ("War Machine", "War Machines"),
            ("Donkey", "Donkeys"),
            ("y", "ys"),
            ("", "s"),
            ("İy", "İies"),
        ] {
            assert_eq!(plural(one), many);
        }
    }
}

//! A position as lines of text, for people who play without pictures: by kind, by rank, or only the
//! changes.

use menagerie_rules::{About, Color, Piece, Position, Square, Told, Variant, told};

use crate::words::list::{comma, semicolon, spaced};

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
pub fn text_board(position: &Position, form: Form<'_>) -> Vec<Told> {
    match form {
        Form::ByType => by_type(position),
        Form::ByRank => by_rank(position),
        Form::Changes(previous) => changes(position, previous),
    }
}

/// `White, 64 pieces:`, then `16 Pawns: a4 b4 …`.
fn by_type(position: &Position) -> Vec<Told> {
    let variant = position.variant();
    let mut lines = vec![turn(position)];
    for color in [position.turn(), !position.turn()] {
        let own = || position.pieces().filter(move |(_, piece)| piece.color == color);
        let count = own().count();
        lines.push(told!("board-lines-side", side = side(variant, color), count = count));
        for (role, kind) in variant.pieces.iter().enumerate() {
            let squares: Vec<Square> = own()
                .filter(|(_, piece)| piece.role.index() == role)
                .map(|(square, _)| square)
                .collect();
            if !squares.is_empty() {
                lines.push(told!(
                    "board-lines-kind",
                    count = squares.len(),
                    piece = About::Piece(kind.name.clone()),
                    plural = plural(&kind.name),
                    squares = spaced(squares)
                ));
            }
        }
    }
    lines.extend(hands(position));
    lines.extend(walls(position));
    lines.extend(holes(variant));
    lines
}

/// `Duck d, e`, where a rank has walls and no pieces.
fn walls_of(position: &Position, rank: u8) -> Option<About> {
    let walls = position.variant().walls.as_ref()?;
    let name = &position.variant().piece(walls.piece).name;
    let squares = position.walls().iter().filter(|square| square.rank() == rank);
    let named = squares.map(|square| {
        let file = char::from(b'a' + square.file());
        told!(
            "board-lines-on-files",
            files = "one",
            piece = About::Piece(name.clone()),
            plural = plural(name),
            first = file,
            last = file
        )
    });
    let named: Vec<Told> = named.collect();
    (!named.is_empty()).then(|| comma(named.into_iter()))
}

/// `Duck: d5`, where walls stand.
fn walls(position: &Position) -> Option<Told> {
    let variant = position.variant();
    let walls = variant.walls.as_ref().filter(|_| !position.walls().is_empty())?;
    let piece = About::Piece(variant.piece(walls.piece).name.clone());
    let squares = spaced(position.walls().iter().collect());
    Some(told!("board-lines-walls", piece = piece, squares = squares))
}

/// `White has in hand: 2 Pawns, Knight`, for each side, in a game with hands.
fn hands(position: &Position) -> Vec<Told> {
    let variant = position.variant();
    let sides = [position.turn(), !position.turn()].into_iter().filter(|_| position.has_hands());
    let line = |color: Color| {
        let held = position.hand(color).map(|(role, count)| {
            let name = &variant.piece(role).name;
            told!(
                "board-lines-held",
                count = count,
                piece = About::Piece(name.clone()),
                plural = plural(name)
            )
        });
        let held: Vec<Told> = held.collect();
        let side = side(variant, color);
        if held.is_empty() {
            told!("board-lines-empty-hand", side = side)
        } else {
            told!("board-lines-hand", side = side, pieces = comma(held.into_iter()))
        }
    };
    sides.map(line).collect()
}

/// `Rank 16: Black Admiral a, Centaur b; White Pawn h`.
fn by_rank(position: &Position) -> Vec<Told> {
    let variant = position.variant();
    let mut lines = vec![turn(position)];
    let mut empty: Option<(u8, u8)> = None;
    for rank in (0..variant.ranks).rev() {
        let Some(pieces) = rank_line(position, rank).or_else(|| walls_of(position, rank)) else {
            empty = Some(empty.map_or((rank, rank), |(top, _)| (top, rank)));
            continue;
        };
        lines.extend(empty.take().map(empty_ranks));
        lines.push(told!("board-lines-rank", rank = rank + 1, pieces = pieces));
    }
    lines.extend(empty.map(empty_ranks));
    lines.extend(hands(position));
    lines.extend(walls(position));
    lines.extend(holes(variant));
    lines
}

/// `No squares: b1 to k1, a2 to a11`, if the board has holes.
fn holes(variant: &Variant) -> Option<Told> {
    let told = || told!("board-lines-no-squares", squares = variant.told_holes());
    variant.has_holes().then(told)
}

fn empty_ranks((top, bottom): (u8, u8)) -> Told {
    match top - bottom {
        0 => told!("board-lines-empty-rank", rank = top + 1),
        _ => told!("board-lines-empty-ranks", first = top + 1, last = bottom + 1),
    }
}

/// The pieces of a rank from the a-file on, unless it is empty. The same pieces beside each other are
/// named once.
fn rank_line(position: &Position, rank: u8) -> Option<About> {
    let variant = position.variant();
    let mut groups: Vec<(Piece, u8, u8)> = Vec::new();
    for (square, piece) in position.pieces().filter(|(square, _)| square.rank() == rank) {
        let file = square.file();
        match groups.last_mut() {
            Some((last, _, end)) if *last == piece && *end + 1 == file => *end = file,
            _ => groups.push((piece, file, file)),
        }
    }
    let sides = groups.chunk_by(|(one, ..), (other, ..)| one.color == other.color);
    let sides = sides.filter_map(|groups| {
        let (first, ..) = groups.first()?;
        let pieces = groups.iter().map(|(piece, from, to)| {
            let name = &variant.piece(piece.role).name;
            let [first, last] = [from, to].map(|file| char::from(b'a' + file));
            let files = match to - from {
                0 => "one",
                1 => "two",
                _ => "more",
            };
            told!(
                "board-lines-on-files",
                files = files,
                piece = About::Piece(name.clone()),
                plural = plural(name),
                first = first,
                last = last
            )
        });
        let side = side(variant, first.color);
        Some(told!("board-lines-of-side", side = side, pieces = comma(pieces)))
    });
    (!groups.is_empty()).then(|| semicolon(sides))
}

/// A line for each piece that has come, gone or moved.
fn changes(position: &Position, previous: &Position) -> Vec<Told> {
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
        let piece_name = named(variant, piece);
        let same = gone.iter().position(|(_, other)| *other == piece);
        let line = match same.map(|index| gone.remove(index)) {
            Some((from, _)) => {
                told!("board-lines-moved", piece = piece_name, from = from, to = to)
            }
            None => told!("board-lines-new", piece = piece_name, square = to),
        };
        let taken = gone.iter().position(|(at, other)| *at == to && *other != piece);
        lines.push(match taken.map(|index| gone.remove(index)) {
            Some((_, taken)) => {
                told!("board-lines-where", change = line, piece = named(variant, taken))
            }
            None => line,
        });
    }
    lines.extend(gone.iter().map(|(at, piece)| {
        told!("board-lines-gone", piece = named(variant, *piece), square = *at)
    }));
    if Color::BOTH.iter().any(|side| !position.hand(*side).eq(previous.hand(*side))) {
        lines.extend(hands(position));
    }
    if position.walls() != previous.walls() {
        lines.extend(walls(position));
    }
    if lines.is_empty() {
        lines.push(told!("board-lines-no-change"));
    }
    lines.push(turn(position));
    lines
}

fn board(position: &Position) -> (u8, u8) {
    (position.variant().files, position.variant().ranks)
}

/// `Black to move, in check`.
fn turn(position: &Position) -> Told {
    let check = if position.is_check() { "yes" } else { "no" };
    let side = side(position.variant(), position.turn());
    told!("board-lines-to-move", side = side, in_check = check)
}

fn side(variant: &Variant, color: Color) -> About {
    About::Side(variant.side_names[color.index()].clone())
}

/// `White Pawn`.
fn named(variant: &Variant, piece: Piece) -> Told {
    let name = About::Piece(variant.piece(piece.role).name.clone());
    told!("board-lines-piece", side = side(variant, piece.color), piece = name)
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

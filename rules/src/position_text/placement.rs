//! The placement in the text of a position. It has the ranks from the top, capitals for the first
//! mover, runs of empty squares as numbers of one or two digits, and `*` for a hole. `hands_text.rs` has
//! the pieces in hand that stand behind it.

use crate::board::Board;
use crate::pieces::piece::Cell;
use crate::{Color, FenError, Label, Piece, Position, Square, SquareSet, Variant};

/// A part of a placement.
enum Part {
    /// A run of empty squares. There is no number where the text has no valid one.
    Empty(Option<u8>),
    Hole,
    Piece(Label, Color),
    Unknown(char),
}

/// The parts of one rank.
fn parts(row: &str) -> impl Iterator<Item = Part> {
    let mut rest = row;
    std::iter::from_fn(move || {
        let letter = rest.chars().next()?;
        if letter.is_ascii_digit() {
            let digits = rest.bytes().take(2).take_while(u8::is_ascii_digit).count();
            let (run, after) = rest.split_at(digits);
            rest = after;
            // A number has no leading zero, as in the name of a square.
            let is_run = |run: &u8| letter != '0' && (1..=16).contains(run);
            return Some(Part::Empty(run.parse().ok().filter(is_run)));
        }
        let (part, after) = match Label::split(rest) {
            Some((label, color, after)) => (Part::Piece(label, color), after),
            None if letter == '*' => (Part::Hole, &rest[1..]),
            None => (Part::Unknown(letter), &rest[letter.len_utf8()..]),
        };
        rest = after;
        Some(part)
    })
}

/// The ranks of a placement, and the pieces in hand in the brackets behind them, if there are any.
pub fn without_hands(placement: &str) -> (&str, Option<&str>) {
    let split = placement.strip_suffix(']').and_then(|text| text.split_once('['));
    split.map_or((placement, None), |(rows, hands)| (rows, Some(hands)))
}

/// The holes of a board of this size, as a placement has them.
pub fn holes(placement: &str, files: u8, ranks: u8) -> SquareSet {
    let (placement, _) = without_hands(placement);
    let mut holes = SquareSet::EMPTY;
    for (rank, row) in (0..ranks).rev().zip(placement.split('/')) {
        let mut file = 0u8;
        for part in parts(row) {
            let square = Square::new(file, rank).filter(|_| file < files);
            if let (Part::Hole, Some(square)) = (&part, square) {
                holes.insert(square);
            }
            file = file.saturating_add(match part {
                Part::Empty(run) => run.unwrap_or(0),
                Part::Hole | Part::Piece(..) | Part::Unknown(_) => 1,
            });
        }
    }
    holes
}

/// Reads the placement of a position of the variant.
pub fn read(variant: &Variant, placement: &str) -> Result<Board, FenError> {
    let found = placement.split('/').count();
    if found != usize::from(variant.ranks) {
        return Err(FenError::Ranks { expected: variant.ranks, found });
    }
    let mut board = Board::EMPTY;
    for (rank, row) in (0..variant.ranks).rev().zip(placement.split('/')) {
        let wrong = || FenError::Files { rank: rank + 1, expected: variant.files };
        let mut file = 0u8;
        for part in parts(row) {
            let cell = match part {
                // A wall belongs to no side.
                Part::Piece(label, _)
                    if variant.role_by_label(label).is_some_and(|it| variant.is_wall_kind(it)) =>
                {
                    Some(Cell::of(piece(variant, label, Color::White)?))
                }
                Part::Piece(label, color) => Some(Cell::of(piece(variant, label, color)?)),
                Part::Unknown(letter) => return Err(FenError::Letter(letter)),
                Part::Empty(_) | Part::Hole => None,
            };
            let is_hole = matches!(part, Part::Hole);
            let run = if let Part::Empty(run) = part { run.ok_or_else(wrong)? } else { 1 };
            for _ in 0..run {
                let square = Square::new(file, rank).filter(|_| file < variant.files);
                let square = square.ok_or_else(wrong)?;
                let walls = variant.tables().walls.as_ref();
                if let Some(walls) = walls.filter(|walls| is_hole || cell == Some(walls.cell)) {
                    if !walls.may_stand(&board, square) {
                        return Err(no_wall(variant, square));
                    }
                    board.put_wall(square, walls.cell);
                    file += 1;
                    continue;
                }
                match (variant.contains(square), is_hole) {
                    (false, false) => return Err(FenError::Hole(square)),
                    (true, true) => return Err(FenError::NoHole(square)),
                    (true, false) | (false, true) => {}
                }
                if let Some(cell) = cell {
                    board.put(square, cell, variant.tables().kind(cell).walks);
                }
                file += 1;
            }
        }
        if file != variant.files {
            return Err(wrong());
        }
    }
    Ok(board)
}

fn no_wall(variant: &Variant, square: Square) -> FenError {
    let piece = variant.walls.as_ref().map(|walls| variant.piece(walls.piece).name.clone());
    FenError::Wall { piece: piece.unwrap_or_default(), square }
}

fn piece(variant: &Variant, label: Label, color: Color) -> Result<Piece, FenError> {
    let role = variant.role_by_label(label).ok_or_else(|| unknown_piece(label, color))?;
    Ok(Piece { color, role })
}

fn unknown_piece(label: Label, color: Color) -> FenError {
    let letter = || label.of(color).chars().next().unwrap_or_default();
    if label.is_primed() { FenError::Label(label) } else { FenError::Letter(letter()) }
}

/// Writes the placement of a position.
pub fn write(position: &Position, text: &mut String) {
    let variant = &position.variant;
    for rank in (0..variant.ranks).rev() {
        let mut empty = 0;
        for square in (0..variant.files).filter_map(|file| Square::new(file, rank)) {
            let piece = position.piece_at(square);
            if piece.is_none() && variant.contains(square) {
                empty += 1;
                continue;
            }
            push_number(text, empty);
            empty = 0;
            let piece = piece.filter(|_| !position.is_wall(square));
            text.push_str(&piece.map_or_else(|| "*".to_owned(), |piece| variant.letter(piece)));
        }
        push_number(text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
}

fn push_number(text: &mut String, number: u8) {
    if number > 0 {
        text.push_str(&number.to_string());
    }
}

/// The reason why a placement does not fit a board of this size and pieces with these labels, if it
/// shows without the rest of the variant.
pub fn misfit(placement: &str, (files, ranks): (u8, u8), labels: &[Label]) -> Option<FenError> {
    let (placement, _) = without_hands(placement);
    let found = placement.split('/').count();
    if found != usize::from(ranks) {
        return Some(FenError::Ranks { expected: ranks, found });
    }
    (0..ranks).rev().zip(placement.split('/')).find_map(|(rank, row)| {
        let wrong = FenError::Files { rank: rank + 1, expected: files };
        let mut width = 0usize;
        for part in parts(row) {
            width += match part {
                Part::Empty(None) => return Some(wrong),
                Part::Empty(Some(run)) => usize::from(run),
                Part::Unknown(letter) => return Some(FenError::Letter(letter)),
                Part::Piece(label, color) if !labels.contains(&label) => {
                    return Some(unknown_piece(label, color));
                }
                Part::Hole | Part::Piece(..) => 1,
            };
        }
        (width != usize::from(files)).then_some(wrong)
    })
}

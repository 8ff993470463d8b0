//! The content of a board's picture, before it is drawn: position, marks, arrows, words.

use crate::ending::endings::heard;
use crate::message;
use crate::model::state::Game;
use crate::model::{Board, Text};
use menagerie_rules::{
    Color, Move, Position, Square, Variant, notation, offered_by_id, variant_of,
};

/// The content of a picture of a game.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The squares of the last move, if any was played.
    pub last_move: Option<(Square, Square)>,
    /// The square where it captured on the way.
    pub last_over: Option<Square>,
    /// The side at the bottom.
    pub bottom: Color,
    /// The first words for a person who cannot see the picture.
    pub lead: Text,
    /// The marked squares.
    pub marks: Vec<(Square, Mark)>,
    /// The ways of pieces that turn, square by square.
    pub paths: Vec<Vec<Square>>,
    /// The arrows of a move that is pointed out: for each of its ways, the squares that the arrow
    /// passes.
    pub arrows: Vec<Vec<Square>>,
    /// The side that is at the bottom for everyone, regardless of their settings: the one that a problem is about, or the
    /// person who plays against the computer.
    pub faces: Option<Color>,
}

impl Picture {
    /// A position without marks.
    pub fn new(position: Position, bottom: Color, lead: impl Into<Text>) -> Self {
        let lead = lead.into();
        let (marks, paths, arrows) = (Vec::new(), Vec::new(), Vec::new());
        let (last_move, last_over, faces) = (None, None, None);
        Self { position, last_move, last_over, bottom, lead, marks, paths, arrows, faces }
    }
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The square of the question.
    Asked,
    /// A piece can go there.
    Quiet,
    /// A piece can capture there.
    Capture,
    /// A piece jumps over this square.
    Screen,
}

/// The picture of a game after `ply` plies, with the side `bottom` at the bottom.
///
/// `None` if the game has fewer plies.
pub fn game_on_show(game: &Game, ply: usize, bottom: Color) -> Option<Picture> {
    let position = game.line.position_at(ply)?.clone();
    let variant = game.variant();
    let last = ply.checked_sub(1).and_then(|index| {
        Some((game.line.position_at(index)?, game.line.moves().get(index).copied()?))
    });
    let title = message!("picture-of-game", variant = &variant.name, game = game.id.0);
    let end = game.end.filter(|_| ply == game.line.ply());
    let standing = end.map(|end| heard(game, end));
    let lead =
        lead(title, &position, last.as_ref().map(|(before, last)| (*before, last)), standing);
    let last_move = last.map(|(_, last)| (last.from(), last.to()));
    let last_over = last.and_then(|(_, last)| last.taken_on_the_way().or(last.wall()));
    let faces = person_alone(game);
    Some(Picture { last_move, last_over, faces, ..Picture::new(position, bottom, lead) })
}

/// The side of the person, in a game against the computer.
fn person_alone(game: &Game) -> Option<Color> {
    let is_person = |side: Color| !game.player(side).is_computer();
    match [Color::White, Color::Black].map(is_person) {
        [true, false] => Some(Color::White),
        [false, true] => Some(Color::Black),
        _ => None,
    }
}

/// How many files and ranks of a large board are shown as a part of it. A chat shows a picture at most
/// 350 pixels high, which are 21 for each of 16 ranks, and 33 for each of these.
const PART: u8 = 10;

/// Whether a board is so large that a part of it is offered, larger.
pub fn is_large(variant: &Variant) -> bool {
    variant.files.max(variant.ranks) > PART
}

/// The part of a large board around the last of the first `ply` plies, as two corners.
pub fn part(game: &Game, ply: usize) -> Option<(Square, Square)> {
    let Variant { files, ranks, .. } = *game.variant().as_ref();
    let last = ply.checked_sub(1).and_then(|index| game.line.moves().get(index));
    let on_files = last.map(|last| [last.from().file(), last.to().file()]);
    let on_ranks = last.map(|last| [last.from().rank(), last.to().rank()]);
    let first = if game.line.start().turn() == Color::White { 0 } else { ranks };
    let left = lowest_of_part(files, on_files.unwrap_or([files / 2; 2]));
    let bottom = lowest_of_part(ranks, on_ranks.unwrap_or([first; 2]));
    let (right, top) = (left + PART.min(files) - 1, bottom + PART.min(ranks) - 1);
    Square::new(left, bottom).zip(Square::new(right, top))
}

/// The lowest of the files or ranks of a part, of `length` in all: around a move between two of them, or
/// around its end, if the move is longer than the part.
fn lowest_of_part(length: u8, [from, to]: [u8; 2]) -> u8 {
    let around = if from.abs_diff(to) < PART { from + to } else { 2 * to };
    ((around + 1).saturating_sub(PART) / 2).min(length.saturating_sub(PART))
}

/// The half of the board in which the last of the first `ply` plies was played, as two corners.
pub fn half(game: &Game, ply: usize) -> Option<(Square, Square)> {
    let Variant { files, ranks, .. } = *game.variant().as_ref();
    let last = ply.checked_sub(1).and_then(|index| game.line.moves().get(index));
    let last = last.map(|last| [last.from().rank(), last.to().rank()]);
    let bottom = bottom_of_half(ranks, last, game.line.start().turn());
    Square::new(0, bottom).zip(Square::new(files - 1, bottom + ranks.div_ceil(2) - 1))
}

/// The lowest rank of the half to show for a move between two ranks. If the move lies within one
/// player's half, that half. If not, the half around the move, or around its end if the move is
/// longer than half of the board. Before the first move, the half of the first mover.
fn bottom_of_half(ranks: u8, last: Option<[u8; 2]>, first: Color) -> u8 {
    let height = ranks.div_ceil(2);
    let highest = ranks - height;
    let Some([from, to]) = last else {
        return if first == Color::White { 0 } else { highest };
    };
    let (low, high) =
        if from.abs_diff(to) < height { (from.min(to), from.max(to)) } else { (to, to) };
    match () {
        () if high < height => 0,
        () if low >= highest => highest,
        () => (low + high + 1 - height) / 2,
    }
}

/// The first words for a person who cannot see a board: the last move and its side, the side to
/// move or the result, and then the name of the variant.
pub fn lead(
    title: Text,
    position: &Position,
    last: Option<(&Position, &Move)>,
    ended: Option<Text>,
) -> Text {
    let side = |color: Color| &position.variant().side_names[color.index()];
    let mover = side(position.turn());
    let standing = match ended {
        Some(words) => words,
        // Check by a move is said with that move.
        None if position.is_check() && last.is_none() => {
            message!("picture-to-move-in-check", side = mover)
        }
        None => message!("picture-to-move", side = mover),
    };
    let number = position.full_move_number();
    match last {
        Some((before, last)) => message!(
            "picture-lead-after-move",
            side = side(before.turn()),
            played = notation::told(before, last),
            standing,
            title,
            number,
        ),
        None => message!("picture-lead", standing, title, number),
    }
}

/// The picture of a position that is not of a game; `None` if this version cannot read it.
pub fn position_on_show(board: &Board) -> Option<Picture> {
    let variant = match board.revision {
        Some(revision) => variant_of(&board.variant, revision)?,
        None => offered_by_id(&board.variant).cloned()?,
    };
    let position = Position::from_stored_fen(&variant, &board.fen).ok()?;
    if let Some(task) = &board.task {
        let bottom = position.turn();
        let lead = message!("picture-of-task", variant = &variant.name, task = task.clone());
        return Some(Picture {
            faces: Some(position.turn()),
            ..Picture::new(position, bottom, lead)
        });
    }
    let side = &variant.side_names[position.turn().index()];
    let lead = message!("picture-of-start", variant = &variant.name, side);
    Some(Picture::new(position, Color::White, lead))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_half_of_a_board_is_where_the_last_move_was() {
        for (ranks, from, to, bottom) in [
            (16, 3, 5, 0),
            (16, 0, 7, 0),
            (16, 12, 10, 8),
            (16, 8, 15, 8),
            // Across the middle.
            (16, 7, 8, 4),
            (16, 9, 4, 3),
            // From one end to the other.
            (16, 0, 15, 8),
            (16, 15, 0, 0),
            (13, 6, 6, 0),
            (13, 7, 12, 6),
            (13, 5, 8, 3),
        ] {
            let found = bottom_of_half(ranks, Some([from, to]), Color::White);
            assert_eq!(found, bottom, "{from} to {to} of {ranks}");
            assert!(found <= to && to < found + ranks.div_ceil(2));
        }
        assert_eq!(Color::BOTH.map(|first| bottom_of_half(16, None, first)), [0, 8]);
    }
}

//! What a picture shows, before anybody has drawn it.

use super::ending::result;
use super::{Board, Game, Text};
use menagerie_rules::{Color, Move, Position, Square, bundled_by_id, notation, variant_of};

/// What a picture of a game shows.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The squares of the last move, if any was played.
    pub last_move: Option<(Square, Square)>,
    /// The side at the bottom.
    pub bottom: Color,
    /// What a person who cannot see it is told first.
    pub lead: String,
    /// What is marked.
    pub marks: Vec<(Square, Mark)>,
    /// The ways of pieces that turn, square by square.
    pub paths: Vec<Vec<Square>>,
    /// A move that is pointed out, by the squares that its arrow goes through; each of its ways.
    pub arrows: Vec<Vec<Square>>,
    /// Whether everybody sees it from the side to move, however their community sees boards.
    pub faces_mover: bool,
}

impl Picture {
    /// A position without anything marked.
    pub fn new(position: Position, bottom: Color, lead: String) -> Self {
        let (marks, paths, arrows) = (Vec::new(), Vec::new(), Vec::new());
        let (last_move, faces_mover) = (None, false);
        Self { position, last_move, bottom, lead, marks, paths, arrows, faces_mover }
    }
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The square that is asked about.
    Asked,
    /// A piece can go there.
    Quiet,
    /// A piece can capture there.
    Capture,
    /// A piece is hopped over there.
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
    let title = format!("{}, game {}", variant.name, game.id);
    let end = game.end.filter(|_| ply == game.line.ply());
    let standing = end.map(|end| plain_words(game, &result(game, end)));
    let lead =
        lead(&title, &position, last.as_ref().map(|(before, last)| (*before, last)), standing);
    let last_move = last.map(|(_, last)| (last.from(), last.to()));
    Some(Picture { last_move, ..Picture::new(position, bottom, lead) })
}

/// What a person who cannot see a board is told first: the last move with the side that played it,
/// who is to move or how it ended, and then what it is a board of.
pub fn lead(
    title: &str,
    position: &Position,
    last: Option<(&Position, &Move)>,
    ended: Option<String>,
) -> String {
    let side = |color: Color| &position.variant().side_names[color.index()];
    let mover = side(position.turn());
    let standing = match ended {
        Some(words) => words,
        // That a move gives check stands with it.
        None if position.is_check() && last.is_none() => format!("{mover} to move, in check."),
        None => format!("{mover} to move."),
    };
    let number = position.full_move_number();
    let played = last.map(|(before, last)| {
        format!("{}: {}. ", side(before.turn()), notation::words(before, last))
    });
    format!("{}{standing} {title}, move {number}.", played.unwrap_or_default())
}

/// The picture of a position that is not of a game; `None` if this version cannot read it.
pub fn position_on_show(board: &Board) -> Option<Picture> {
    let variant = match board.revision {
        Some(revision) => variant_of(&board.variant, revision)?,
        None => bundled_by_id(&board.variant)?,
    };
    let position = Position::from_stored_fen(variant, &board.fen).ok()?;
    if let Some(task) = &board.task {
        let (bottom, lead) = (position.turn(), format!("{}, {task}", variant.name));
        return Some(Picture { faces_mover: true, ..Picture::new(position, bottom, lead) });
    }
    let side = &variant.side_names[position.turn().index()];
    let lead = format!("{}, a position to start from. {side} to move.", variant.name);
    Some(Picture::new(position, Color::White, lead))
}

/// Words for somebody who hears them: people are named by their side, once.
fn plain_words(game: &Game, text: &Text) -> String {
    use super::Span;
    let words = text.0.iter().map(|span| match span {
        Span::Player(player) => match game.side_of(player) {
            Some(side) => game.side_name(side).to_owned(),
            None => "A player".to_owned(),
        },
        other => Text(vec![other.clone()]).without_links(),
    });
    let words: String = words.collect();
    let sides = [Color::White, Color::Black].map(|side| game.side_name(side));
    sides.iter().fold(words, |words, side| words.replace(&format!("{side} ({side})"), side))
}

//! A move picked from lists: a piece, then a square, then what is left to say, such as what a Pawn becomes.
//!
//! # Design
//!
//! - Nothing is kept between two picks. Each action names the game, the moment in which it was shown and the
//!   squares picked so far, so it survives a restart, and is refused once the game has gone on.
//! - Each list is judged anew: only the player to move sees one.
//! - The last pick is the action that plays a move after “did you mean”, and so is decided like a typed move. If
//!   the player looks at moves before playing them, it is the look at a typed move instead.
//! - A list is cut into groups of at most [`GROUP`], and into pages of at most [`PAGE`]. That is what the
//!   networks can show at once.

use super::moves::may_move;
use super::preview::{Preview, preview};
use crate::board::inspect::reach;
use crate::board::{Picture, pick_moves};
use crate::model::refusal::Refusal;
use crate::model::request::ViewRequest;
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Group, Moment, Text};
use crate::play::types::Pick;
use crate::{PlayerId, Timestamp, message};
use menagerie_rules::notation::{Letters, canonical, coordinates, offered, told};
use menagerie_rules::{Color, Label, Move, MoveKind, Piece, Position, Role, Square};

/// The most actions of a group.
const GROUP: usize = 25;
/// The most actions of a page.
const PAGE: usize = 3 * GROUP;

/// A person who picks, with the time and their view of boards.
#[derive(Clone, Debug)]
pub struct Picker {
    /// The person.
    pub player: PlayerId,
    /// The time.
    pub now: Timestamp,
    /// The side at the bottom.
    pub bottom: Color,
    /// Whether a move is looked at before it is played.
    pub previews: bool,
}

/// The choices shown to pick from.
#[derive(Clone, Debug)]
pub struct Picking {
    /// The question.
    pub text: Text,
    /// The squares that can be picked, or the move that is not played yet.
    pub picture: Option<Picture>,
    /// The choices.
    pub groups: Vec<Group>,
    /// The other actions.
    pub actions: Vec<Action>,
}

impl Picker {
    /// The choices shown in a game, in the moment `shown`.
    ///
    /// # Errors
    /// When the person may not move, the game has gone on, or there is no such move.
    pub fn picking(&self, game: &Game, shown: Moment, pick: Pick) -> Result<Picking, Refusal> {
        let side = game.side_of(&self.player).ok_or(Refusal::NotAPlayer(game.id))?;
        may_move(game, side, Some(shown), self.now)?;
        match pick {
            Pick::Pieces(page) => Ok(pieces(game, page)),
            Pick::Squares(from, page) => self.squares(game, from, page),
            Pick::Drops(label, page) => self.drops(game, label, page),
            Pick::Moves(from, to, page) => self.moves(game, (from, to), page),
            Pick::Move(from, to, which) => self.one(game, (from, to), which),
        }
    }

    /// The squares of one piece.
    fn squares(&self, game: &Game, from: Square, page: usize) -> Result<Picking, Refusal> {
        let position = game.line.position();
        let (_, picture) = reach(position, &from.to_string(), None, self.bottom)?;
        let mut squares: Vec<Square> =
            position.legal_moves_from(from).iter().map(Move::to).collect();
        squares.sort_by_key(by_file);
        squares.dedup();
        let items: Vec<_> = squares.into_iter().map(|to| self.square(game, (from, to))).collect();
        let text =
            message!("play-pick-square", piece = name(position, from), square = from.to_string());
        let again = Pick::Squares(from, next_page(&items, page));
        let groups = grouped(items, page, message!("play-pick-squares"), |first, last| {
            message!("play-pick-squares-of", first, last)
        });
        Ok(self.asked(game, (text, Some(picture)), groups, again))
    }

    /// The squares where a piece from the hand can be dropped.
    fn drops(&self, game: &Game, label: Label, page: usize) -> Result<Picking, Refusal> {
        let position = game.line.position();
        let role = game.variant().role_by_label(label).ok_or(Refusal::Stale)?;
        let mut moves = position.legal_moves();
        moves.retain(|mv| mv.dropped() == Some(role));
        moves.sort_by_key(|mv| by_file(&mv.to()));
        let item = |mv: &Move| {
            let same = between(position, mv.from(), mv.to());
            let which = same.iter().position(|other| other == mv).unwrap_or(0);
            let played = canonical(position, mv);
            (mv.to(), Action::new(Text::from(played), self.plays(game, mv, which)))
        };
        let items: Vec<_> = moves.iter().map(item).collect();
        let piece = message!("piece-name", name = &game.variant().piece(role).name);
        let text = message!("play-pick-drop-square", piece);
        let again = Pick::Drops(label, next_page(&items, page));
        let groups = grouped(items, page, message!("play-pick-squares"), |first, last| {
            message!("play-pick-squares-of", first, last)
        });
        Ok(self.asked(game, (text, None), groups, again))
    }

    /// The action for one square.
    fn square(&self, game: &Game, (from, to): (Square, Square)) -> (Square, Action) {
        let position = game.line.position();
        let moves = between(position, from, to);
        let victim = moves.first().and_then(|mv| position.captured(mv));
        let victim = victim.map(|(_, piece)| position.variant().piece(piece.role).name.as_str());
        let action = match (&moves[..], victim) {
            ([only], victim) => {
                Action::new(label(position, only, victim), self.plays(game, only, 0))
            }
            (several, victim) => {
                let (square, moves) = (to.to_string(), several.len());
                let label = match victim {
                    None => message!("play-pick-several", square, moves),
                    Some(victim) => message!("play-pick-several-taking", square, victim, moves),
                };
                Action::new(label, look(game, Pick::Moves(from, to, 0)))
            }
        };
        (to, action)
    }

    /// The moves from one square to another.
    fn moves(
        &self,
        game: &Game,
        (from, to): (Square, Square),
        page: usize,
    ) -> Result<Picking, Refusal> {
        let position = game.line.position();
        let (_, picture) = reach(position, &from.to_string(), Some(&to.to_string()), self.bottom)?;
        let moves = between(position, from, to);
        let promotes = moves.iter().any(|mv| mv.promotion().is_some());
        let is_only_wall = !promotes && moves.iter().all(|mv| mv.wall().is_some());
        let action = |(which, mv): (usize, &Move)| {
            let wall = position.variant().named_wall(mv).filter(|_| is_only_wall);
            let label = wall.map_or_else(
                || label(position, mv, None),
                |(role, square)| wall_label(position, role, square),
            );
            (to, Action::new(label, self.plays(game, mv, which)))
        };
        let items: Vec<_> = moves.iter().enumerate().map(action).collect();
        let (piece, square) = (name(position, from), from.to_string());
        let text = if promotes {
            message!("play-pick-promotion", piece, square, to = to.to_string())
        } else {
            message!("play-pick-move", piece, square, to = to.to_string())
        };
        let again = Pick::Moves(from, to, next_page(&items, page));
        let label = message!("play-pick-moves");
        let groups = grouped(items, page, label.clone(), |_, _| label.clone());
        Ok(self.asked(game, (text, Some(picture)), groups, again))
    }

    /// One move, before it is played.
    fn one(
        &self,
        game: &Game,
        (from, to): (Square, Square),
        which: usize,
    ) -> Result<Picking, Refusal> {
        let moves = between(game.line.position(), from, to);
        let typed = moves.get(which).map(|mv| coordinates(game.variant(), mv));
        let letters = Letters::default();
        let shown = typed
            .and_then(|typed| preview(game, &self.player, &letters, &typed, self.bottom))
            .ok_or(Refusal::Stale)?;
        let Preview { text, picture, mut actions } = shown;
        // Back to the lists, not to typing.
        for action in &mut actions {
            if matches!(action.kind, ActionKind::Change(_)) {
                *action = other_piece(game);
            }
        }
        Ok(Picking { text, picture: Some(picture), groups: Vec::new(), actions })
    }

    /// The effect of picking a move.
    fn plays(&self, game: &Game, mv: &Move, which: usize) -> ActionKind {
        if self.previews {
            return look(game, Pick::Move(mv.from(), mv.to(), which));
        }
        ActionKind::Play(game.id, game.moment(), coordinates(game.variant(), mv))
    }

    fn asked(
        &self,
        game: &Game,
        (text, picture): (Text, Option<Picture>),
        (groups, pages): (Vec<Group>, usize),
        again: Pick,
    ) -> Picking {
        let mut actions = Vec::new();
        if pages > 1 {
            actions.push(Action::new(message!("action-more-moves"), look(game, again)));
        }
        actions.push(other_piece(game));
        Picking { text, picture, groups, actions }
    }
}

/// The pieces that can move.
fn pieces(game: &Game, page: usize) -> Picking {
    let position = game.line.position();
    let legal = position.legal_moves();
    let on_board = legal.iter().filter(|mv| !mv.is_drop());
    let mut moves: Vec<(Square, Square)> = on_board.map(|mv| (mv.from(), mv.to())).collect();
    moves.sort_by_key(|(from, to)| (by_file(from), by_file(to)));
    moves.dedup();
    let action = |of_one: &[(Square, Square)]| {
        let from = of_one[0].0;
        let label = message!(
            "play-pick-this-piece",
            piece = name(position, from),
            square = from.to_string(),
            moves = of_one.len()
        );
        (from, Action::new(label, look(game, Pick::Squares(from, 0))))
    };
    let items: Vec<_> = moves.chunk_by(|one, other| one.0 == other.0).map(action).collect();
    let again = Pick::Pieces(next_page(&items, page));
    let (mut groups, pages) = grouped(items, page, message!("play-pick-pieces"), |first, last| {
        message!("play-pick-pieces-of", first, last)
    });
    groups.extend(in_hand(game, &legal));
    let more = Action::new(message!("action-more-moves"), look(game, again));
    let text = message!("play-pick-piece", variant = &game.variant().name, game = game.id.0);
    let actions = (pages > 1).then_some(more).into_iter().collect();
    Picking { text, picture: None, groups, actions }
}

/// The kinds of piece that can be dropped, if there are any.
fn in_hand(game: &Game, legal: &[Move]) -> Option<Group> {
    let variant = game.variant();
    let dropped = |role: &Role| legal.iter().any(|mv| mv.dropped() == Some(*role));
    let actions = variant.roles().filter(dropped).map(|role| {
        let kind = variant.piece(role);
        let held = Piece { color: game.turn(), role: variant.dropped_from(role) };
        let label = message!(
            "play-pick-held",
            piece = message!("piece-name", name = &kind.name),
            count = usize::from(game.line.position().in_hand(held))
        );
        Action::new(label, look(game, Pick::Drops(kind.label, 0)))
    });
    let actions: Vec<Action> = actions.collect();
    (!actions.is_empty()).then(|| Group { label: message!("play-pick-hand"), actions })
}

/// Back to the pieces.
fn other_piece(game: &Game) -> Action {
    Action { label: message!("action-other-piece"), ..pick_moves(game, game.line.ply()) }
}

fn look(game: &Game, pick: Pick) -> ActionKind {
    ActionKind::Look(ViewRequest::Pick(game.id, game.moment(), pick))
}

/// The moves from one square to another, always in the same order.
fn between(position: &Position, from: Square, to: Square) -> Vec<Move> {
    let mut moves = position.legal_moves_from(from);
    moves.retain(|mv| mv.to() == to);
    moves.sort_by_key(|mv| offered(position, mv));
    moves
}

/// The square of a wall in a list of nothing else.
fn wall_label(position: &Position, role: Role, square: Square) -> Text {
    let piece = message!("piece-name", name = &position.variant().piece(role).name);
    message!("play-pick-wall", piece, square = square.to_string())
}

/// A move in a list, with its victim where a list names it.
fn label(position: &Position, mv: &Move, victim: Option<&str>) -> Text {
    let is_compound = matches!(mv.kind(), MoveKind::Locust { .. } | MoveKind::Pass);
    if is_compound || mv.gating().is_some() || mv.wall().is_some() {
        return told(position, mv).into();
    }
    let played = canonical(position, mv);
    let becomes = mv.promotion().map(|role| &position.variant().piece(role).name);
    match (becomes, victim) {
        (_, Some(victim)) => message!("play-pick-taking", played, victim),
        (Some(piece), None) => message!("play-pick-becoming", played, piece),
        (None, None) if matches!(mv.kind(), MoveKind::Castling { .. }) => {
            message!("play-pick-castling", played)
        }
        (None, None) => played.into(),
    }
}

/// The name of the piece on a square.
fn name(position: &Position, square: Square) -> Text {
    match position.piece_at(square) {
        Some(piece) => message!("piece-name", name = &position.variant().piece(piece.role).name),
        None => message!("piece-nameless"),
    }
}

/// Squares of one file stand together, as players look for them.
fn by_file(square: &Square) -> (u8, u8) {
    (square.file(), square.rank())
}

/// The page after this one; after the last one, the first.
fn next_page<T>(items: &[T], page: usize) -> usize {
    let next = page.saturating_add(1);
    if next.saturating_mul(PAGE) < items.len() { next } else { 0 }
}

/// A page in groups of about the same size, and the number of pages. A lone group has a label of its own.
fn grouped(
    items: Vec<(Square, Action)>,
    page: usize,
    alone: Text,
    named: impl Fn(String, String) -> Text,
) -> (Vec<Group>, usize) {
    let pages = items.len().div_ceil(PAGE);
    let page = page.min(pages.saturating_sub(1));
    let shown: Vec<_> = items.into_iter().skip(page * PAGE).take(PAGE).collect();
    let size = shown.len().div_ceil(shown.len().div_ceil(GROUP).max(1)).max(1);
    let is_lone = pages < 2 && shown.len() <= GROUP;
    let group = |items: &[(Square, Action)]| {
        let ends = [items.first(), items.last()].map(|end| end.map(|(square, _)| *square));
        let [first, last] = ends.map(|end| end.map_or_else(String::new, |it| it.to_string()));
        let label = if is_lone { alone.clone() } else { named(first, last) };
        Group { label, actions: items.iter().map(|(_, action)| action.clone()).collect() }
    };
    (shown.chunks(size).map(group).collect(), pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes of the groups of a page, its first label, and the number of pages.
    fn cut(items: usize, page: usize) -> (Vec<usize>, Text, usize) {
        let square = |at: usize| Square::new((at / 16) as u8, (at % 16) as u8);
        let kind = ActionKind::Cancel(crate::GameId(1));
        let items = (0..items).filter_map(square);
        let items = items.map(|square| (square, Action::new("x", kind.clone()))).collect();
        let named = |first: String, last: String| Text::from(format!("{first}–{last}"));
        let (groups, pages) = grouped(items, page, "all".into(), named);
        let label = groups.first().map_or_else(Text::new, |group| group.label.clone());
        (groups.iter().map(|group| group.actions.len()).collect(), label, pages)
    }

    #[test]
    fn a_list_is_cut_into_groups_and_pages_that_each_network_can_show() {
        for (items, page, groups, label, pages) in [
            (0, 0, vec![], "", 0),
            (1, 0, vec![1], "all", 1),
            (25, 0, vec![25], "all", 1),
            (26, 0, vec![13, 13], "a1–a13", 1),
            (75, 0, vec![25, 25, 25], "a1–b9", 1),
            (76, 0, vec![25, 25, 25], "a1–b9", 2),
            (76, 1, vec![1], "e12–e12", 2),
            // Some pieces are gone since.
            (76, 9, vec![1], "e12–e12", 2),
            (76, usize::MAX, vec![1], "e12–e12", 2),
        ] {
            let label = if label.is_empty() { Text::new() } else { label.into() };
            assert_eq!(cut(items, page), (groups, label, pages), "{items}, page {page}");
        }
        assert_eq!([0, 1, usize::MAX].map(|page| next_page(&[(); 76], page)), [1, 0, 0]);
    }
}

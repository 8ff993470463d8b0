//! The actions below a board. Each answers only its presser, and nothing is decided.

use super::is_large;
use crate::ending::report::{may_have_report, report_of};
use crate::message;
use crate::model::request::{Page, ViewRequest};
use crate::model::state::Game;
use crate::model::{Action, ActionKind, CommandName, CommandReference, Moment, Text};
use crate::play::types::Pick;
use menagerie_rules::Color;

/// How a board of a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The plies before it.
    pub ply: usize,
    /// The side at the bottom.
    pub bottom: Color,
    /// Whether only the part around the last move is shown.
    pub is_part: bool,
}

impl Seen {
    /// Another board of the game, seen alike.
    fn other(self, game: &Game, page: Page) -> ActionKind {
        let Seen { ply, bottom, is_part } = self;
        ActionKind::Look(if is_part {
            ViewRequest::Part(game.id, ply, page, bottom)
        } else {
            ViewRequest::Board(game.id, ply, page, bottom)
        })
    }
}

/// The actions below the board of a game that everyone sees. Where they are more than `most`, the other
/// side's view is left to the larger part of the board, if there is one.
pub fn below_public(game: &Game, seen: Seen, most: usize) -> Vec<Action> {
    let more = ActionKind::Look(ViewRequest::More(game.id));
    let more = Action::new(message!("action-more"), more);
    let moves = game.end.is_none().then(|| pick_moves(game, seen.ply));
    let (zoom, flip) = otherwise(game, seen);
    let others = [&moves, &zoom].into_iter().flatten().count() + 1;
    let flip = Some(flip).filter(|_| zoom.is_none() || others < most);
    moves.into_iter().chain(zoom).chain(flip).chain([more]).collect()
}

/// The action that opens the board in a browser.
pub fn open_board(game: &Game) -> Action {
    let open = CommandReference::of(CommandName::Open).with("game", game.id);
    Action::new(message!("action-open-board"), ActionKind::Do(open))
}

/// The action for picking a move of the position after `ply` plies.
pub fn pick_moves(game: &Game, ply: usize) -> Action {
    let shown = Moment { ply, ..game.moment() };
    let pick = ViewRequest::Pick(game.id, shown, Pick::Pieces(0));
    Action::new(message!("action-moves"), ActionKind::Look(pick))
}

/// The actions below a board that one person sees: the game's other boards, and this one seen otherwise.
pub fn below_own(game: &Game, seen: Seen) -> Vec<Action> {
    let pages = Page::ALL.iter().filter(|_| game.line.ply() > 0);
    let pages = pages.map(|page| Action::new(page.label(), seen.other(game, *page)));
    let (zoom, flip) = otherwise(game, seen);
    pages.chain(zoom).chain([flip]).collect()
}

/// The actions for the same board seen otherwise: a part of a large one or back, and the other side's view.
fn otherwise(game: &Game, seen: Seen) -> (Option<Action>, Action) {
    let zoom = if seen.is_part { message!("action-whole") } else { message!("action-zoom") };
    let zoomed = Seen { is_part: !seen.is_part, ..seen };
    let zoom = Action::new(zoom, zoomed.other(game, Page::Here));
    let flipped = Seen { bottom: seen.bottom.other(), ..seen };
    let flip = Action::new(message!("action-flip"), flipped.other(game, Page::Here));
    (Some(zoom).filter(|_| is_large(game.variant())), flip)
}

/// The other actions in a game: the commands that are wanted least often, and the board in text.
pub fn more(game: &Game, is_player: bool) -> (Text, Vec<Action>) {
    let step = |verb| CommandReference::of(verb).with("game", game.id);
    let goes_on = game.end.is_none() && game.goes_on().is_ok();
    let take_back = (message!("action-take-back"), step(CommandName::Undo));
    // In an event nothing is taken back.
    let can_be = goes_on && game.line.ply() > 0 && !game.is_of_an_event();
    let take_back = Some(take_back).filter(|_| can_be);
    let draw = Some((message!("action-draw"), step(CommandName::Draw))).filter(|_| goes_on);
    let resign = (message!("action-resign"), step(CommandName::Resign));
    let resign = Some(resign).filter(|_| game.end.is_none());
    let rules = CommandReference::of(CommandName::Rules).with("variant", &game.variant().id);
    let report = (message!("action-report"), report_of(game));
    let report = Some(report).filter(|_| may_have_report(game).is_ok());
    let of_all = [
        (message!("action-rules"), rules),
        (message!("action-as-fen"), step(CommandName::Board).with("text", "fen")),
    ];
    let of_player = [take_back, draw, resign].into_iter().flatten().filter(|_| is_player);
    let actions = of_player.chain(report).chain(of_all);
    let actions = actions.map(|(label, step)| Action::new(label, ActionKind::Do(step)));
    let text = message!("board-more", variant = &game.variant().name, game = game.id.0);
    (text, actions.collect())
}

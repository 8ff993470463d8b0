//! The computer's actions in a game: moves, draws, proposals, resignation.

use menagerie_core::model::state::{ComputerLevel, DrawOffer, Game};
use menagerie_rules::{Color, Move, Position};
use menagerie_search::{Budget, Level, Search};
use std::sync::atomic::{AtomicBool, Ordering};

/// The positions that are looked at to judge a draw offer or a lost game.
const JUDGING: u64 = 20_000;
/// The opponent's lead where nothing is left to play for, in hundredths of a Pawn.
const HOPELESS: i32 = 900;

/// The next act of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// It makes this move.
    Move(Move),
    /// It gives the game up.
    Resign,
    /// It claims the draw that the rules grant.
    ClaimDraw,
    /// It answers the draw offer.
    AnswerDraw(DrawOffer, bool),
    /// It agrees to the proposal with this number.
    Agree(usize),
}

/// The computer's side of a game and its level. If it plays against itself, the side to move.
pub fn side(game: &Game) -> Option<(Color, ComputerLevel)> {
    [game.turn(), game.turn().other()]
        .into_iter()
        .find_map(|side| Some((side, game.player(side).computer_level()?)))
}

/// The computer's act in a game now, if anything. The same moment of the same game gives the same answer, unless `stop`
/// is set: then there is none.
pub fn act(game: &Game, search: &mut Search, stop: &AtomicBool) -> Option<Act> {
    let (side, level) = side(game)?;
    if game.end.is_some() || !game.freezes.is_empty() {
        return None;
    }
    if let Some(proposal) = game.standing_proposal().filter(|it| it.by != side) {
        return Some(Act::Agree(proposal.number));
    }
    let is_to_move = game.turn() == side;
    search.set_seed(game.id.0.unsigned_abs());
    if let Some(offer) = game.draw_offer.filter(|it| it.by != side) {
        let accepts = !has_hardly_begun(game) && worth(game, side, search, stop)? <= 0;
        if accepts || !is_to_move {
            return Some(Act::AnswerDraw(offer, accepts));
        }
    }
    if !is_to_move {
        return None;
    }
    if game.line.draw_claim().is_some() && worth(game, side, search, stop)? <= 0 {
        return Some(Act::ClaimDraw);
    }
    if has_only_royals(game, side) && worth(game, side, search, stop)? <= -HOPELESS {
        return Some(Act::Resign);
    }
    let level = Level::new(level.number())?;
    let best = search.choose(&game.line, level, stop).best;
    best.filter(|_| !stop.load(Ordering::Relaxed)).map(Act::Move)
}

/// The worth of the game for a side, in hundredths of a Pawn.
fn worth(game: &Game, side: Color, search: &mut Search, stop: &AtomicBool) -> Option<i32> {
    let report = search.search(&game.line, Budget::nodes(JUDGING), stop);
    let score = report.score.hundredths();
    (!stop.load(Ordering::Relaxed)).then_some(if game.turn() == side { score } else { -score })
}

/// Whether there are fewer plies than there were pieces, and more than half of these are left. Then no
/// draw is agreed.
fn has_hardly_begun(game: &Game) -> bool {
    let pieces = |position: &Position| position.pieces().count();
    let array = pieces(&Position::start(game.variant()));
    game.line.ply() < array && 2 * pieces(game.line.position()) > array
}

/// Whether a side has nothing but royal pieces, in a game that has some.
fn has_only_royals(game: &Game, side: Color) -> bool {
    let position = game.line.position();
    let royals = position.royals(side).len();
    royals > 0 && royals == position.count_pieces(side)
}

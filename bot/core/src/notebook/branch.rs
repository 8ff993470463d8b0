//! The command `try`: a private line of moves from a position of a game. It is no part of the game,
//! and nobody else ever sees it.

use crate::board::{as_fen, ply_named};
use crate::challenge::types::start::example;
use crate::ending::endings::result;
use crate::message;
use crate::model::numbered::numbered;
use crate::model::refusal::Refusal;
use crate::model::request::{Call, Page, ViewRequest, Which};
use crate::model::state::Game;
use crate::model::{Action, ActionKind, Decision, Fact, Moment, Reply, Snapshot, Text};
use crate::notebook::types::{Branch, NotKept, Private, Trial};
use crate::play::moves::ended_by_board;
use crate::talk::typed_line::{LONGEST_LINE, Stop, play_typed};
use menagerie_rules::{Color, Line, notation};

/// How many plies of the line are written out before the shown one, and after it.
const WRITTEN: (usize, usize) = (50, 10);

/// Plays moves on in the caller's line, or in a new one.
pub(crate) fn go_on(
    snapshot: &Snapshot,
    last: Option<&Branch>,
    call: &Call,
    which: Which,
    trial: &Trial,
) -> Result<Decision, Refusal> {
    let game = snapshot.game(call, which)?;
    let (from, mut line) = start(game, last, trial)?;
    let kept = line.ply();
    let room = LONGEST_LINE.saturating_sub(kept - from);
    let has_line = last.is_some();
    let nothing_tried = |why| NotKept::TriedMove { game: game.id, why, has_line };
    let text = match play_typed(&mut line, &call.letters, &trial.moves, room) {
        Ok(()) if line.ply() == kept && !trial.moves.trim().is_empty() => {
            let why = message!("notebook-no-move");
            return Err(nothing_tried(why).into());
        }
        Ok(()) => None,
        Err(stop) if line.ply() == kept => {
            return Err(nothing_tried(stopped(&stop)).into());
        }
        Err(stop) => Some(stopped(&stop).plain(" ").then(message!("notebook-stopped-later"))),
    };
    let coordinates = |mv| notation::coordinates(game.variant(), mv);
    let moves: Vec<String> = line.moves()[from..].iter().map(coordinates).collect();
    let view = ViewRequest::Line(game.id, moves.len(), Page::Last);
    let branch = Branch { from, tried: game.moment(), moves };
    Ok(Decision {
        facts: vec![Fact::Private {
            by: call.from.clone(),
            game: game.id,
            what: Private::LineTried(branch),
        }],
        reply: Reply::Look(text, view),
        ..Decision::default()
    })
}

/// The plies of the game before a line, and the line so far, with all moves before it.
fn start(game: &Game, branch: Option<&Branch>, trial: &Trial) -> Result<(usize, Line), Refusal> {
    if !trial.at.trim().is_empty() {
        if trial.back > 0 {
            return Err(NotKept::BackAndAt.into());
        }
        let from = ply_named(game, &trial.at)?;
        return Ok((from, until(game, from)));
    }
    match branch.filter(|branch| branch.tried == game.moment()) {
        Some(branch) if trial.back > branch.moves.len() => {
            Err(NotKept::ShortBranch { game: game.id, plies: branch.moves.len() }.into())
        }
        Some(branch) => {
            let kept = branch.moves.len() - trial.back;
            Ok((branch.from, branch_line(game, branch, kept)?))
        }
        None if trial.back > 0 => Err(no_branch(game, branch).into()),
        None => Ok((game.line.ply(), game.line.clone())),
    }
}

/// The moves of a game up to a ply.
fn until(game: &Game, ply: usize) -> Line {
    let mut line = game.line.clone();
    while line.ply() > ply && line.undo().is_some() {}
    line
}

/// Why there is no line to show or to go on with.
fn no_branch(game: &Game, branch: Option<&Branch>) -> NotKept {
    match branch {
        Some(_) => NotKept::BranchOver(game.id),
        None => {
            let example = example(game.line.position()).unwrap_or_default();
            NotKept::NoBranch { game: game.id, example }
        }
    }
}

/// The message about the move at which a typed line stops.
fn stopped(stop: &Stop) -> Text {
    let typed: String = stop.typed.chars().take(40).collect();
    message!("notebook-stopped", number = stop.number, typed, why = stop.why.clone())
}

/// The game's moves up to where a line begins, and the first plies of that line.
fn branch_line(game: &Game, branch: &Branch, plies: usize) -> Result<Line, NotKept> {
    let begins = Moment { ply: branch.from, ..branch.tried };
    if game.is_taken_back(begins) || branch.from > game.line.ply() {
        return Err(NotKept::BranchGone(game.id));
    }
    let mut line = until(game, branch.from);
    for coordinates in branch.moves.iter().take(plies) {
        let mv = notation::from_coordinates(line.position(), coordinates);
        let played = mv.is_some_and(|mv| line.play(&mv).is_ok());
        if !played {
            return Err(NotKept::BranchGone(game.id));
        }
    }
    Ok(line)
}

/// A view of a private line.
#[derive(Clone, Debug)]
pub struct Tried {
    /// The game with the moves of the line, up to the shown ply, in place of its own.
    pub game: Game,
    /// The words.
    pub text: Text,
    /// The actions.
    pub actions: Vec<Action>,
}

/// A person's line after this many of its plies.
///
/// # Errors
/// When there is none, or its position was taken back.
pub fn tried(game: &Game, branch: Option<&Branch>, shown: usize) -> Result<Tried, NotKept> {
    let branch = branch.ok_or_else(|| no_branch(game, None))?;
    let all = branch.moves.len();
    let shown = shown.min(all);
    let whole = branch_line(game, branch, all)?;
    let mut line = whole.clone();
    while line.ply() > branch.from + shown && line.undo().is_some() {}
    let text = message!(
        "notebook-line",
        game = game.id.0,
        variant = &game.variant().name,
        shown,
        plies = all
    );
    let text = text
        .line()
        .then(written(&whole, branch.from, shown))
        .plain(" ")
        .then(standing(game, &line))
        .line()
        .then(how_to_go_on(game, branch, shown));
    let turn = |page: Page| {
        Action::new(page.label(), ActionKind::Look(ViewRequest::Line(game.id, shown, page)))
    };
    let mut actions = if all > 0 { Page::ALL.map(turn).to_vec() } else { Vec::new() };
    let kind = ActionKind::Look(ViewRequest::LinePosition(game.id, shown));
    actions.push(Action::new(as_fen(), kind));
    Ok(Tried { game: Game { line, end: None, ..game.clone() }, text, actions })
}

/// The moves of a line, with the shown one in bold.
fn written(line: &Line, from: usize, shown: usize) -> Text {
    let first = (from + shown).saturating_sub(WRITTEN.0).max(from);
    let last = line.ply().min(from + shown + WRITTEN.1);
    let mut text = Text::new();
    if line.ply() == from {
        return message!("notebook-line-no-moves", ply = from);
    }
    if first > from {
        text = text.plain("… ");
    }
    for ply in first..last {
        let (Some(before), Some(mv)) = (line.position_at(ply), line.moves().get(ply)) else {
            break;
        };
        let words = if ply == first || before.turn() == Color::White {
            numbered(before, mv)
        } else {
            notation::canonical(before, mv)
        };
        text = if ply > first { text.plain(" ") } else { text };
        text = if ply + 1 == from + shown { text.bold(words) } else { text.plain(words) };
    }
    let text = if last < line.ply() { text.plain(" …") } else { text };
    message!("notebook-line-moves", ply = from, moves = text)
}

/// The end of the line: the side to move, or how the game would have ended.
fn standing(game: &Game, line: &Line) -> Text {
    let position = line.position();
    let side = game.side_name(position.turn());
    match ended_by_board(line) {
        Some(end) => message!("notebook-line-ends", result = result(game, end)),
        None if position.is_check() => message!("notebook-line-in-check", side),
        None => message!("notebook-line-to-move", side),
    }
}

/// How to try more moves.
fn how_to_go_on(game: &Game, branch: &Branch, shown: usize) -> Text {
    let (number, ply) = (game.id.0, game.line.ply());
    if branch.tried != game.moment() {
        return message!("notebook-game-went-on", game = number);
    }
    match branch.moves.len() - shown {
        0 => message!("notebook-go-on", game = number, ply),
        back => message!("notebook-go-on-from-here", back, game = number, ply),
    }
}

//! A problem before it is posted: its position and its goal are checked by the rules. That can take
//! a while and needs nothing that a decision changes, so it is done before the decision.

use crate::board::ply_named;
use crate::board::types::BoardRefusal;
use crate::challenge::types::StartRefusal;
use crate::challenge::types::start::Start;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::state::Game;
use crate::model::{Text, numbered};
use crate::problem::types::problem::Goal;
use crate::problem::types::refusal::LONGEST_MATE;
use crate::problem::types::{Draft, ProblemRefusal};
use crate::talk::typed_line::play_typed;
use menagerie_rules::mate::{Attack, Budget, Effort, Search, find_mate};
use menagerie_rules::notation::{self, Letters};
use menagerie_rules::{Line, Move, Position, Variant};
use std::sync::Arc;

/// How much work the proof of a mate may take: less than half a second on the largest boards.
pub const EFFORT: Effort = Effort::of(1_000_000);
/// The most plies of a solution.
const LONGEST_SOLUTION: usize = 9;
/// The most plies that are read of a solution, so that an answer can tell how many there are.
const MOST_READ: usize = 200;

/// The source of a problem.
#[derive(Clone, Copy, Debug)]
pub enum Origin<'a> {
    /// A game, after a ply as typed; if none is given, its last position.
    Game(&'a Game, &'a str),
    /// A typed position of a variant, by a member who plays these games.
    Setup(&'a Arc<Variant>, &'a str, &'a [Game]),
}

/// Reads the problem that a member wants to post: mate within `mate` moves, or the solution typed
/// as `line`, in the game's letters or those of a language, or, with neither, the shortest mate that there is.
///
/// # Errors
/// When there is no such position, it is unfit for a problem, or the goal is not reached in it.
pub fn draft(
    origin: Origin<'_>,
    mate: Option<u32>,
    letters: &Letters,
    line: &str,
    mut effort: impl Budget,
) -> Result<Draft, Refusal> {
    if mate.is_some() && !line.trim().is_empty() {
        return Err(ProblemRefusal::GoalAndLine.into());
    }
    let mut draft = at(origin)?;
    draft.goal = if line.trim().is_empty() {
        Goal::Mate(proven(&draft.start, mate, &mut effort)?)
    } else {
        solution(&draft.start, letters, line)?
    };
    Ok(draft)
}

/// The position alone.
fn at(origin: Origin<'_>) -> Result<Draft, Refusal> {
    let goal = Goal::Mate(LONGEST_MATE);
    match origin {
        Origin::Game(game, _) if game.end.is_none() => {
            Err(ProblemRefusal::GameRuns(game.id).into())
        }
        Origin::Game(game, typed) => {
            let last = game.line.ply();
            let ply = if typed.trim().is_empty() { last } else { ply_named(game, typed)? };
            after_ply(game, ply)
        }
        Origin::Setup(variant, setup, running) => {
            let start = Start::setup(variant, setup.trim())?.position(variant);
            let start = start.ok_or_else(|| {
                Refusal::Start(StartRefusal::BadSetup {
                    reason: message!("position-refused-unreadable"),
                    example: Position::start(variant).fen(),
                })
            })?;
            // Otherwise a player could have the program find their moves.
            match running.iter().find(|game| stands_at(game, &start)) {
                Some(game) => Err(ProblemRefusal::GameRuns(game.id).into()),
                None => {
                    let read_as = Start::read_as(variant, setup);
                    Ok(Draft { start, goal, source: None, seen_in: Vec::new(), read_as })
                }
            }
        }
    }
}

/// The position of a game after a ply, without a goal yet.
pub(super) fn after_ply(game: &Game, ply: usize) -> Result<Draft, Refusal> {
    let start = game.line.position_at(ply).cloned();
    let no_such = BoardRefusal::NoSuchPly { game: game.id, plies: game.line.ply() };
    let start = start.ok_or(no_such)?;
    if Line::new(start.clone()).outcome().is_some() {
        let earlier = ply.saturating_sub(3);
        return Err(ProblemRefusal::OverThere { game: game.id, ply, earlier }.into());
    }
    let source = Some((game.id, ply));
    let (seen_in, read_as) = (game.communities(), Text::new());
    Ok(Draft { start, goal: Goal::Mate(LONGEST_MATE), source, seen_in, read_as })
}

/// Whether a running game has this board, with either side to move.
pub(super) fn stands_at(game: &Game, start: &Position) -> bool {
    let position = game.line.position();
    game.end.is_none()
        && position.variant().id == start.variant().id
        && position.pieces().eq(start.pieces())
}

/// Within how many moves mate is forced: exactly as many as were asked for, or as few as possible.
fn proven(
    start: &Position,
    asked: Option<u32>,
    effort: &mut dyn Budget,
) -> Result<u32, ProblemRefusal> {
    let line = Line::new(start.clone());
    let side = start.variant().side_names[start.turn().index()].clone();
    let most = asked.unwrap_or(LONGEST_MATE);
    let mut closest = None;
    for moves in 1..=most {
        match find_mate(&line, moves, effort) {
            Ok(Search::Mate(_)) if asked.is_some_and(|asked| asked > moves) => {
                return Err(ProblemRefusal::Sooner { side, moves });
            }
            Ok(Search::Mate(_)) => return Ok(moves),
            Ok(Search::None(found)) => closest = found,
            Err(_) => return Err(ProblemRefusal::TooLarge { side, moves }),
        }
    }
    let why = closest.map_or_else(Text::new, |(mv, found)| refuted(&line, &mv, found));
    Err(ProblemRefusal::NoMate { side, moves: most, why })
}

/// The fewest moves in which mate is forced; none if there is no mate, or this effort does not tell.
pub(super) fn mate_within(start: &Position, mut effort: Effort) -> Option<u32> {
    proven(start, None, &mut effort).ok()
}

/// Why a move does not force mate, as the end of a sentence.
pub(crate) fn refuted(line: &Line, mv: &Move, found: Attack) -> Text {
    let before = line.position();
    let named = numbered(before, mv);
    let other = &before.variant().side_names[before.turn().other().index()];
    match found {
        Attack::Fails { defence, .. } => {
            let answer = notation::canonical(&before.play(mv), &defence);
            message!("problem-fails", played = named, side = other, answer)
        }
        Attack::Ends(_) => message!("problem-ends-otherwise", played = named),
        Attack::Mates | Attack::Forces { .. } => message!("problem-does", played = named),
    }
}

/// The typed solution of an author.
fn solution(start: &Position, letters: &Letters, typed: &str) -> Result<Goal, ProblemRefusal> {
    let mut line = Line::new(start.clone());
    play_typed(&mut line, letters, typed, MOST_READ).map_err(|stop| ProblemRefusal::NotALine {
        number: stop.number,
        typed: stop.typed,
        why: stop.why,
    })?;
    let variant = start.variant();
    let moves = line.moves().iter().map(|mv| notation::coordinates(variant, mv));
    let moves: Vec<String> = moves.collect();
    match moves.len() {
        0 => Err(ProblemRefusal::EmptyLine),
        1..=LONGEST_SOLUTION => Ok(Goal::Line(moves)),
        plies => Err(ProblemRefusal::LongLine { plies, most: LONGEST_SOLUTION }),
    }
}

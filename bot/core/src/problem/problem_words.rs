//! The messages about problems: for all when they are posted, and for a reader who looks at them.

use crate::board::Picture;
use crate::board::picture::lead;
use crate::message;
use crate::model::numbered::numbered;
use crate::model::{Text, listed};
use crate::problem::types::refusal::{to_list, to_show, to_solve};
use crate::problem::types::{Attempt, Problem};
use crate::{PlayerId, ProblemId};
use menagerie_rules::{Color, Line, Move, Termination, notation};

/// The members who have solved a problem, as far as they may be named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solvers {
    /// The named ones, the first solver first.
    pub named: Vec<PlayerId>,
    /// The number of the others: members with a private profile, or too many to name.
    pub others: usize,
}

/// The task of a problem.
pub fn task_of(problem: &Problem) -> Text {
    problem.goal.task(problem.side_name())
}

/// A problem as it is posted for everyone.
pub fn announced(problem: &Problem) -> Text {
    let (variant, task) = (&problem.variant().name, task_of(problem));
    with_the_way(problem, message!("problem-posted", variant, task))
}

/// The problem of the day as it is posted for everyone, with the one before and its solvers.
pub(super) fn announced_today(problem: &Problem, before: Option<&(ProblemId, Solvers)>) -> Text {
    let (variant, task) = (&problem.variant().name, task_of(problem));
    let text = with_the_way(problem, message!("problem-of-the-day", variant, task));
    let Some((number, solvers)) = before else { return text };
    let solved = solved_by(solvers.named.len().saturating_add(solvers.others), solvers);
    text.line().then(message!("problem-of-the-day-before", number, solved))
}

/// The head of a post, then where the problem is from and how it is solved.
fn with_the_way(problem: &Problem, head: Text) -> Text {
    let (solve, show) = (to_solve(problem.id), to_show(problem.id));
    let how = message!("problem-posted-to-solve", solve, show);
    head.plain(" ").then(credited(problem)).plain(" ").then(how)
}

/// The author of a problem, and its source.
fn credited(problem: &Problem) -> Text {
    let author = &problem.author;
    match problem.source {
        Some((game, ply)) if author.is_computer() => message!("problem-of-game", ply, game),
        Some((game, ply)) => message!("problem-by-of-game", author, ply, game),
        None => message!("problem-by", author),
    }
}

/// A problem as a member with this attempt sees it.
pub fn problem_shown(
    problem: &Problem,
    reader: &PlayerId,
    attempt: &Attempt,
    solvers: &Solvers,
) -> Text {
    let (variant, task) = (&problem.variant().name, task_of(problem));
    message!("problem-shown", number = problem.id, variant, task)
        .plain(" ")
        .then(credited(problem))
        .plain(" ")
        .then(message!("problem-made-at", made = problem.made))
        .line()
        .then(progress(problem, reader, attempt))
        .line()
        .then(solved_by(problem.solved_by, solvers))
}

/// The board of a problem at the stage of this attempt, with this side at the bottom; `None` if the
/// moves of the attempt cannot be read any more.
pub fn problem_on_show(problem: &Problem, attempt: &Attempt, bottom: Color) -> Option<Picture> {
    let line = problem.line_after(&attempt.moves)?;
    let last = line.moves().last();
    let before = line.ply().checked_sub(1).and_then(|ply| line.position_at(ply));
    let (variant, number) = (&problem.variant().name, problem.id);
    let title = message!("picture-of-problem", variant, problem = number);
    let is_mate = line.outcome().is_some_and(|end| end.termination == Termination::Checkmate);
    let ended = is_mate.then(|| message!("picture-checkmate"));
    let lead = lead(title, line.position(), before.zip(last), ended);
    let last_move = last.map(|last| (last.from(), last.to()));
    let last_over = last.and_then(Move::taken_on_the_way);
    Some(Picture { last_move, last_over, ..Picture::new(line.position().clone(), bottom, lead) })
}

/// How far a member has come, and how they go on.
fn progress(problem: &Problem, reader: &PlayerId, attempt: &Attempt) -> Text {
    let played = problem.line_after(&attempt.moves).map(|line| written(&line)).unwrap_or_default();
    match attempt.solved {
        Some(at) => {
            let tries = attempt.wrong.saturating_add(1);
            message!("problem-you-have-solved", at, tries, moves = played)
        }
        None if *reader == problem.author => message!("problem-is-yours"),
        None if attempt.moves.is_empty() => {
            message!("problem-to-solve", solve = to_solve(problem.id))
        }
        None => message!(
            "problem-to-go-on",
            moves = played,
            solve = to_solve(problem.id),
            number = problem.id,
        ),
    }
}

/// The moves of a line, numbered.
fn written(line: &Line) -> String {
    let words = line.moves().iter().enumerate().filter_map(|(ply, mv)| {
        let before = line.position_at(ply)?;
        let is_numbered = ply == 0 || before.turn() == Color::White;
        Some(if is_numbered { numbered(before, mv) } else { notation::canonical(before, mv) })
    });
    words.collect::<Vec<_>>().join(" ")
}

fn solved_by(count: usize, solvers: &Solvers) -> Text {
    if count == 0 {
        return message!("problem-solved-by-nobody");
    }
    let named: Vec<Text> = solvers.named.iter().map(|solver| Text::new().player(solver)).collect();
    let named = listed(&named);
    match (named.is_empty(), solvers.others) {
        (_, 0) => message!("problem-solved-by", count, named),
        (true, others) => message!("problem-solved-by-unnamed", count, others),
        (false, others) => message!("problem-solved-by-some", count, named, others),
    }
}

/// The problems of a community, older than one if one is named, each with the reader's attempt.
/// `is_cut` says whether there are older ones.
pub fn problem_list(
    problems: &[(Problem, Attempt)],
    before: Option<ProblemId>,
    is_cut: bool,
) -> Text {
    let Some((oldest, _)) = problems.last() else {
        return match before {
            Some(number) => message!("problem-none-before", number),
            None => message!("problem-none"),
        };
    };
    let text = message!("problem-list", show = to_show(oldest.id));
    let text = problems.iter().fold(text, |text, (problem, attempt)| {
        text.line().then(message!(
            "problem-list-line",
            number = problem.id,
            variant = &problem.variant().name,
            task = task_of(problem),
            author = &problem.author,
            solved_by = problem.solved_by,
            solved = if attempt.solved.is_some() { "by-you" } else { "not-by-you" },
        ))
    });
    if !is_cut {
        return text;
    }
    let older = to_list().with("before", oldest.id);
    text.line().then(message!("problem-list-older", older))
}

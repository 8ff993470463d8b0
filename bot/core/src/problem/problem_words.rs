//! The words about problems: for all when they are posted, and for a reader who looks at them.

use crate::board::Picture;
use crate::board::picture::lead;
use crate::model::numbered::numbered;
use crate::model::refusal::problem_refusal::{to_list, to_show, to_solve};
use crate::model::state::{Attempt, Problem};
use crate::model::{CommandName, CommandReference, Term, Text};
use crate::{PlayerId, ProblemId};
use menagerie_rules::{Color, Line, Termination, notation};

/// The members who have solved a problem, as far as they may be named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solvers {
    /// The named ones, the first solver first.
    pub named: Vec<PlayerId>,
    /// The number of the others: members with a private profile, or too many to name.
    pub others: usize,
}

/// The task of a problem.
pub fn task_of(problem: &Problem) -> String {
    problem.goal.task(problem.side_name())
}

/// A problem as it is posted for everyone.
pub fn announced(problem: &Problem) -> Text {
    let text = Text::from("A ")
        .bold(format!("{} problem", problem.variant().name))
        .plain(format!(" from this position: {}. By ", task_of(problem)));
    credited(text, problem)
        .plain(" Solve it ")
        .term(Term::Unseen)
        .plain(" with ")
        .step(to_solve(problem.id))
        .plain("; only you see what comes of it. ")
        .step(to_show(problem.id))
        .plain(" tells who has.")
}

/// The author of a problem, and its source.
fn credited(text: Text, problem: &Problem) -> Text {
    let text = text.player(&problem.author);
    match problem.source {
        Some((game, ply)) => text.plain(format!(", after ply {ply} of ")).game(game).plain("."),
        None => text.plain("."),
    }
}

/// A problem as a member with this attempt sees it.
pub fn problem_shown(
    problem: &Problem,
    reader: &PlayerId,
    attempt: &Attempt,
    solvers: &Solvers,
) -> Text {
    let text = Text::new()
        .bold(format!("Problem {} ({})", problem.id, problem.variant().name))
        .plain(format!(": {}. By ", task_of(problem)));
    let text = credited(text, problem).plain(" Made ").time(problem.made).plain(".").line();
    let text = text.then(progress(problem, reader, attempt));
    text.line().then(solved_by(problem.solved_by, solvers))
}

/// The board of a problem at the stage of this attempt, with this side at the bottom; `None` if the
/// moves of the attempt cannot be read any more.
pub fn problem_on_show(problem: &Problem, attempt: &Attempt, bottom: Color) -> Option<Picture> {
    let line = problem.line_after(&attempt.moves)?;
    let last = line.moves().last();
    let before = line.ply().checked_sub(1).and_then(|ply| line.position_at(ply));
    let title = format!("{}, problem {}", problem.variant().name, problem.id);
    let is_mate = line.outcome().is_some_and(|end| end.termination == Termination::Checkmate);
    let ended = is_mate.then(|| "Checkmate.".to_owned());
    let lead = lead(&title, line.position(), before.zip(last), ended);
    let last_move = last.map(|last| (last.from(), last.to()));
    Some(Picture { last_move, ..Picture::new(line.position().clone(), bottom, lead) })
}

/// How far a member has come, and how they go on.
fn progress(problem: &Problem, reader: &PlayerId, attempt: &Attempt) -> Text {
    let played = problem.line_after(&attempt.moves).map(|line| written(&line)).unwrap_or_default();
    match attempt.solved {
        Some(at) => {
            let tries = attempt.wrong.saturating_add(1);
            let tries = if tries == 1 { "at once".to_owned() } else { format!("at try {tries}") };
            let text = Text::from("You have solved it on ").time(at);
            text.plain(format!(", {tries}: {played}."))
        }
        None if *reader == problem.author => "It is your own, so it is for others to solve.".into(),
        None if attempt.moves.is_empty() => {
            let text = Text::from("Solve it ").term(Term::Unseen).plain(" with ");
            text.step(to_solve(problem.id)).plain("; only you see it.")
        }
        None => {
            let anew = CommandReference::of(CommandName::Problem)
                .with("number", problem.id)
                .with("again", "true");
            Text::from(format!("You have played {played}. Go on with "))
                .step(to_solve(problem.id))
                .plain(", or begin anew with ")
                .step(anew)
                .plain(".")
        }
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
        return "Nobody has solved it yet.".into();
    }
    let mut text = Text::from(format!("Solved by {count}: "));
    for (index, solver) in solvers.named.iter().enumerate() {
        text = if index == 0 { text } else { text.plain(", ") }.player(solver);
    }
    match (solvers.named.is_empty(), solvers.others) {
        (_, 0) => text.plain("."),
        (true, others) => text.plain(format!("{} not named.", are(others))),
        (false, others) => text.plain(format!("; {} not named.", are(others))),
    }
}

fn are(count: usize) -> String {
    if count == 1 { "1 is".to_owned() } else { format!("{count} are") }
}

/// The problems of a community, older than one if one is named, each with the reader's attempt.
/// `is_cut` says whether there are older ones.
pub fn problem_list(
    problems: &[(Problem, Attempt)],
    before: Option<ProblemId>,
    is_cut: bool,
) -> Text {
    let Some((oldest, _)) = problems.last() else {
        let before = before.map_or_else(String::new, |id| format!(" before number {id}"));
        return Text::from(format!("There is no problem{before} here. Make one with "))
            .step(
                CommandReference::of(CommandName::Problem).with("what", "create").with("game", ""),
            )
            .plain(", of a game that has ended.");
    };
    let text =
        Text::from("Problems, the newest first; ").step(to_show(oldest.id)).plain(" shows one.");
    let text = problems.iter().fold(text, |text, (problem, attempt)| {
        let text = text
            .line()
            .bold(problem.id.to_string())
            .plain(format!(" · {}: {} · by ", problem.variant().name, task_of(problem)))
            .player(&problem.author)
            .plain(format!(" · solved by {}", problem.solved_by));
        if attempt.solved.is_some() { text.plain(", and by you") } else { text }
    });
    if !is_cut {
        return text;
    }
    text.line().plain("Older ones: ").step(to_list().with("before", oldest.id)).plain(".")
}

//! The command `problem`: making, solving and withdrawing problems.

use super::problem_words::{announced, task_of};
use crate::ProblemId;
use crate::challenge::erased::may_begin_anew;
use crate::message;
use crate::model::refusal::Refusal;
use crate::model::request::{Authority, Call, ViewRequest};
use crate::model::{
    Action, ActionKind, Board, Decision, Effect, Fact, OfferId, Reply, Snapshot, Target, Text,
};
use crate::problem::types::refusal::{to_show, to_solve, to_withdraw};
use crate::problem::types::request::Found;
use crate::problem::types::{Attempt, Draft, Judgement, Problem, ProblemFact, ProblemRefusal};

/// How many open problems of one person there may be at a time.
const MOST_STANDING: usize = 50;
/// How many problems a member may post in a quarter of an hour: each is there for all to see.
const MOST_LATELY: usize = 3;

/// The data loaded to make a problem: how many the caller has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// Their open problems.
    pub standing: usize,
    /// The problems that they have made lately.
    pub lately: usize,
}

/// The data loaded about a problem that a call names.
#[derive(Clone, Debug, Default)]
pub struct Posed {
    /// The problem, if there is one.
    pub problem: Option<Problem>,
    /// The caller's attempt to solve it.
    pub attempt: Attempt,
}

/// Makes a problem, and posts it where the caller is.
pub fn make(
    snapshot: &Snapshot,
    made: Made,
    call: &Call,
    draft: &Draft,
) -> Result<Decision, Refusal> {
    let server = call.server.clone().ok_or(ProblemRefusal::NeedsServer)?;
    if let Some((game, _)) = draft.source
        && !draft.seen_in.contains(&server)
    {
        return Err(ProblemRefusal::Elsewhere(game).into());
    }
    may_begin_anew(snapshot, call)?;
    if made.standing >= MOST_STANDING {
        return Err(ProblemRefusal::TooMany(MOST_STANDING).into());
    }
    if made.lately >= MOST_LATELY {
        return Err(ProblemRefusal::TooManyLately.into());
    }
    let problem = Problem {
        id: snapshot.next_problem,
        server,
        place: call.place.clone(),
        author: call.from.clone(),
        start: draft.start.clone(),
        goal: draft.goal.clone(),
        source: draft.source,
        made: call.at,
        is_withdrawn: false,
        solved_by: 0,
    };
    let id = problem.id;
    let post = posted(&problem, announced(&problem));
    let (show, withdraw) = (to_show(id), to_withdraw(id));
    let done = message!("problem-made", number = id, show, withdraw).then(draft.read_as.clone());
    Ok(Decision {
        facts: vec![Fact::Problem(ProblemFact::Made(Box::new(problem)))],
        effects: vec![post],
        reply: Reply::Done(done),
        ..Decision::default()
    })
}

/// The post of a new problem, with this text.
pub(super) fn posted(problem: &Problem, text: Text) -> Effect {
    let (id, variant) = (problem.id, problem.variant());
    let board = Board {
        variant: variant.id.clone(),
        fen: problem.start.fen(),
        revision: Some(variant.revision),
        task: Some(message!("problem-task-of", number = id, task = task_of(problem)).into()),
    };
    let look = ActionKind::Look(ViewRequest::Problem(id));
    Effect::Offer {
        offer: OfferId::Problem(id),
        to: Target::Place(problem.place.clone()),
        text,
        wake: Vec::new(),
        actions: vec![Action::new(message!("action-show-me"), look)],
        board: Some(board),
    }
}

/// Stores the judgement of a caller's move.
pub fn solve(posed: &Posed, call: &Call, judgement: &Judgement) -> Result<Decision, Refusal> {
    let id = judgement.problem;
    let attempt = attempt(posed, call, id)?;
    if attempt.moves != judgement.before {
        return Err(ProblemRefusal::Moved(id).into());
    }
    let named = &judgement.named;
    let (attempt, text) = match &judgement.found {
        Found::Wrong(why) => {
            let text = match why {
                Some(why) => message!("problem-wrong-because", played = named, why),
                None => message!("problem-wrong", played = named),
            };
            let attempt = Attempt { wrong: attempt.wrong.saturating_add(1), ..attempt.clone() };
            let text = text.plain(" ").then(missed(attempt.wrong));
            (attempt, text)
        }
        Found::GoesOn { answer, moves } => {
            let solve = to_solve(id);
            let text = message!("problem-right", played = named, answer, solve);
            (Attempt { moves: moves.clone(), ..attempt.clone() }, text)
        }
        Found::Solves(moves) => {
            let text = message!("problem-solved", played = named);
            let text = text.plain(" ").then(missed(attempt.wrong));
            let solved = Some(call.at);
            (Attempt { moves: moves.clone(), solved, ..attempt.clone() }, text)
        }
    };
    Ok(tried(call, id, attempt, text))
}

/// Begins the caller's attempt anew.
pub fn begin_anew(posed: &Posed, call: &Call, id: ProblemId) -> Result<Decision, Refusal> {
    let attempt = attempt(posed, call, id)?;
    if attempt.moves.is_empty() {
        return Err(ProblemRefusal::NothingBegun(id).into());
    }
    let attempt = Attempt { moves: Vec::new(), ..attempt.clone() };
    Ok(tried(call, id, attempt, message!("problem-begun-anew")))
}

/// Withdraws a problem: nobody is shown it any more.
pub fn withdraw(posed: &Posed, call: &Call, id: ProblemId) -> Result<Decision, Refusal> {
    let problem = standing(posed, call, id)?;
    if call.from != problem.author && call.authority < Authority::Moderator {
        let author = &problem.author;
        if author.is_computer() {
            return Err(ProblemRefusal::OfTheDay.into());
        }
        return Err(ProblemRefusal::NotTheAuthor(author.clone()).into());
    }
    let text = message!("problem-withdrawn-by", number = id, player = &call.from);
    Ok(Decision {
        facts: vec![Fact::Problem(ProblemFact::Withdrawn(id))],
        effects: vec![Effect::Settle {
            offer: OfferId::Problem(id),
            to: Target::Place(problem.place.clone()),
            text,
            actions: Vec::new(),
        }],
        reply: Reply::Done(message!("problem-withdrawn", number = id)),
        ..Decision::default()
    })
}

/// The problem, if it is open and the caller sees it.
fn standing<'a>(
    posed: &'a Posed,
    call: &Call,
    id: ProblemId,
) -> Result<&'a Problem, ProblemRefusal> {
    let is_seen = |problem: &&Problem| problem.id == id && problem.is_visible_to(call.viewer());
    posed.problem.as_ref().filter(is_seen).ok_or(ProblemRefusal::NoSuchProblem(id))
}

/// The caller's attempt at a problem, if they may go on with it.
fn attempt<'a>(
    posed: &'a Posed,
    call: &Call,
    id: ProblemId,
) -> Result<&'a Attempt, ProblemRefusal> {
    standing(posed, call, id)?.open_to(&call.from, &posed.attempt)?;
    Ok(&posed.attempt)
}

fn tried(call: &Call, problem: ProblemId, attempt: Attempt, text: Text) -> Decision {
    Decision {
        facts: vec![Fact::Problem(ProblemFact::Tried { problem, by: call.from.clone(), attempt })],
        reply: Reply::Look(Some(text), ViewRequest::Problem(problem)),
        ..Decision::default()
    }
}

/// The sentence with the number of wrong moves.
fn missed(wrong: usize) -> Text {
    message!("problem-missed", wrong)
}

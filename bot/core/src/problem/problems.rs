//! The command `problem`: making, solving and withdrawing problems.

use super::problem_words::{announced, task_of};
use crate::ProblemId;
use crate::challenge::erased::may_begin_anew;
use crate::model::refusal::problem_refusal::{to_show, to_solve, to_withdraw};
use crate::model::refusal::{ProblemRefusal, Refusal};
use crate::model::request::problem_request::Found;
use crate::model::request::{
    Authority, Call, Draft, Judgement, ProblemFact, ProblemRequest, ViewRequest,
};
use crate::model::state::{Attempt, Problem};
use crate::model::{
    Action, ActionKind, Board, Decision, Effect, Fact, OfferId, Reply, Snapshot, Target, Text,
};

/// How many open problems of one person there may be at a time.
const MOST_STANDING: usize = 50;
/// How many problems a member may post in a quarter of an hour: each is there for all to see.
const MOST_LATELY: usize = 3;

/// Decides a request about problems.
pub fn decide(
    snapshot: &Snapshot,
    call: &Call,
    wish: &ProblemRequest,
) -> Result<Decision, Refusal> {
    match wish {
        ProblemRequest::Make(draft) => make(snapshot, call, draft),
        ProblemRequest::Solve(judgement) => solve(snapshot, call, judgement),
        ProblemRequest::BeginAnew(id) => begin_anew(snapshot, call, *id),
        ProblemRequest::Withdraw(id) => withdraw(snapshot, call, *id),
    }
}

/// Makes a problem, and posts it where the caller is.
fn make(snapshot: &Snapshot, call: &Call, draft: &Draft) -> Result<Decision, Refusal> {
    let server = call.server.clone().ok_or(ProblemRefusal::NeedsServer)?;
    if let Some((game, _)) = draft.source
        && !draft.seen_in.contains(&server)
    {
        return Err(ProblemRefusal::Elsewhere(game).into());
    }
    may_begin_anew(snapshot, call)?;
    if snapshot.counts.standing_problems >= MOST_STANDING {
        return Err(ProblemRefusal::TooMany(MOST_STANDING).into());
    }
    if snapshot.counts.recent_problems >= MOST_LATELY {
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
    let (id, variant) = (problem.id, problem.variant());
    let board = Board {
        variant: variant.id.clone(),
        fen: problem.start.fen(),
        revision: Some(variant.revision),
        task: Some(format!("problem {id}. {}.", task_of(&problem))),
    };
    let post = Effect::Offer {
        offer: OfferId::Problem(id),
        to: Target::Place(call.place.clone()),
        text: announced(&problem),
        wake: Vec::new(),
        actions: vec![Action::new("Show me", ActionKind::Look(ViewRequest::Problem(id)))],
        board: Some(board),
    };
    let done = Text::from(format!("You have made problem {id}. See who solves it with "))
        .step(to_show(id))
        .plain(", and withdraw it with ")
        .step(to_withdraw(id))
        .plain(".")
        .then(draft.read_as.clone());
    Ok(Decision {
        facts: vec![Fact::Problem(ProblemFact::Made(Box::new(problem)))],
        effects: vec![post],
        reply: Reply::Done(done),
        ..Decision::default()
    })
}

/// Stores the judgement of a caller's move.
fn solve(snapshot: &Snapshot, call: &Call, judgement: &Judgement) -> Result<Decision, Refusal> {
    let id = judgement.problem;
    let attempt = attempt(snapshot, call, id)?;
    if attempt.moves != judgement.before {
        return Err(ProblemRefusal::Moved(id).into());
    }
    let named = &judgement.named;
    let (attempt, text) = match &judgement.found {
        Found::Wrong(why) => {
            let why = why.as_ref().map_or_else(String::new, |why| format!(": {why}"));
            let attempt = Attempt { wrong: attempt.wrong.saturating_add(1), ..attempt.clone() };
            let text = format!("{named} is not it{why}. {}", missed(attempt.wrong));
            (attempt, Text::from(text))
        }
        Found::GoesOn { answer, moves } => {
            let text = format!("{named} is right. It is answered by {answer}: go on with ");
            let text = Text::from(text).step(to_solve(id)).plain(".");
            (Attempt { moves: moves.clone(), ..attempt.clone() }, text)
        }
        Found::Solves(moves) => {
            let text = Text::new()
                .bold("Solved!")
                .plain(format!(" {named} is right, and the last move. {}", missed(attempt.wrong)));
            let solved = Some(call.at);
            (Attempt { moves: moves.clone(), solved, ..attempt.clone() }, text)
        }
    };
    Ok(tried(call, id, attempt, text))
}

/// Begins the caller's attempt anew.
fn begin_anew(snapshot: &Snapshot, call: &Call, id: ProblemId) -> Result<Decision, Refusal> {
    let attempt = attempt(snapshot, call, id)?;
    if attempt.moves.is_empty() {
        return Err(ProblemRefusal::NothingBegun(id).into());
    }
    let attempt = Attempt { moves: Vec::new(), ..attempt.clone() };
    Ok(tried(call, id, attempt, "Your attempt begins anew.".into()))
}

/// Withdraws a problem: nobody is shown it any more.
fn withdraw(snapshot: &Snapshot, call: &Call, id: ProblemId) -> Result<Decision, Refusal> {
    let problem = standing(snapshot, call, id)?;
    if call.from != problem.author && call.authority < Authority::Moderator {
        return Err(ProblemRefusal::NotTheAuthor(problem.author.clone()).into());
    }
    let text = Text::from(format!("Problem {id} was withdrawn by ")).player(&call.from).plain(".");
    Ok(Decision {
        facts: vec![Fact::Problem(ProblemFact::Withdrawn(id))],
        effects: vec![Effect::Settle {
            offer: OfferId::Problem(id),
            to: Target::Place(problem.place.clone()),
            text,
            actions: Vec::new(),
        }],
        reply: Reply::Done(format!("Problem {id} is withdrawn.").into()),
        ..Decision::default()
    })
}

/// The problem, if it is open and the caller sees it.
fn standing<'a>(
    snapshot: &'a Snapshot,
    call: &Call,
    id: ProblemId,
) -> Result<&'a Problem, ProblemRefusal> {
    let is_seen = |problem: &&Problem| problem.id == id && problem.is_visible_to(call.viewer());
    snapshot.problem.as_ref().filter(is_seen).ok_or(ProblemRefusal::NoSuchProblem(id))
}

/// The caller's attempt at a problem, if they may go on with it.
fn attempt<'a>(
    snapshot: &'a Snapshot,
    call: &Call,
    id: ProblemId,
) -> Result<&'a Attempt, ProblemRefusal> {
    standing(snapshot, call, id)?.open_to(&call.from, &snapshot.attempt)?;
    Ok(&snapshot.attempt)
}

fn tried(call: &Call, problem: ProblemId, attempt: Attempt, text: Text) -> Decision {
    Decision {
        facts: vec![Fact::Problem(ProblemFact::Tried { problem, by: call.from.clone(), attempt })],
        reply: Reply::Look(Some(text), ViewRequest::Problem(problem)),
        ..Decision::default()
    }
}

/// The number of wrong moves, in words.
fn missed(wrong: usize) -> String {
    match wrong {
        0 => "No other move was tried.".to_owned(),
        1 => "That makes one move of yours that was not it.".to_owned(),
        wrong => format!("That makes {wrong} moves of yours that were not it."),
    }
}

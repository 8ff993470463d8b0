//! The problem of the day: a mate from a game that has ended in the community.

use super::problem_draft::{after_ply, mate_within, stands_at};
use super::problem_words::{Solvers, announced_today};
use super::problems::posted;
use crate::model::state::{ComputerLevel, Game};
use crate::model::{Decision, Fact, Snapshot};
use crate::problem::types::refusal::LONGEST_MATE;
use crate::problem::types::{DailyProblem, Draft, Goal, Problem, ProblemFact};
use crate::{PlayerId, ProblemId, Server, Timestamp};
use menagerie_rules::mate::Effort;

/// How many plies before the end of a game are looked at.
const PLIES: usize = 12;
/// How much work the search for a mate in one position may take: a tenth of what a member's may.
const EFFORT: Effort = Effort::of(100_000);

/// The problem found for a community before the decision. The search takes long, and nothing that it needs can change:
/// the games have ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The community.
    pub server: Server,
    /// The problem, if any game has one.
    pub draft: Option<Draft>,
    /// The problem before it, and who has solved that.
    pub last: Option<(ProblemId, Solvers)>,
}

impl Draft {
    /// Within how many moves there is a mate; 0 if the goal is another.
    pub fn mate(&self) -> u32 {
        match self.goal {
            Goal::Mate(moves) => moves,
            Goal::Line(_) => 0,
        }
    }
}

/// The longest forced mate that there was shortly before the end of a game, up to three moves. A
/// position in which one of the running games stands is left out: it would help a player there.
pub fn pick(game: &Game, running: &[Game]) -> Option<Draft> {
    let end = game.line.ply();
    let mut best: Option<Draft> = None;
    for ply in (end.saturating_sub(PLIES)..end).rev() {
        let Ok(draft) = after_ply(game, ply) else { continue };
        let Some(moves) = mate_within(&draft.start, EFFORT) else { continue };
        let is_longer = best.as_ref().is_none_or(|best| moves > best.mate());
        if is_longer && !running.iter().any(|game| stands_at(game, &draft.start)) {
            best = Some(Draft { goal: Goal::Mate(moves), ..draft });
        }
        if moves == LONGEST_MATE {
            break;
        }
    }
    best
}

/// Posts the problem that was found, if it is still due, and sets the time of the next one.
pub fn due(
    snapshot: &Snapshot,
    daily: Option<&DailyProblem>,
    found: &Found,
    at: Timestamp,
) -> Decision {
    let Some((daily, next)) = daily.and_then(|daily| Some((daily, daily.after(at)?))) else {
        return Decision::default();
    };
    let next = DailyProblem { due: Some(next), ..daily.clone() };
    let Some(draft) = &found.draft else {
        return Decision {
            facts: vec![Fact::Problem(ProblemFact::Daily(next))],
            ..Decision::default()
        };
    };
    let problem = Problem {
        id: snapshot.next_problem,
        server: daily.server.clone(),
        place: daily.place.clone(),
        author: PlayerId::computer(ComputerLevel::STRONGEST),
        start: draft.start.clone(),
        goal: draft.goal.clone(),
        source: draft.source,
        made: at,
        is_withdrawn: false,
        solved_by: 0,
    };
    let text = announced_today(&problem, found.last.as_ref());
    let post = posted(&problem, text);
    let next = DailyProblem { last: Some(problem.id), ..next };
    Decision {
        facts: vec![
            Fact::Problem(ProblemFact::Made(Box::new(problem))),
            Fact::Problem(ProblemFact::Daily(next)),
        ],
        effects: vec![post],
        ..Decision::default()
    }
}

//! Whether a move solves a problem, or is a step of the solution. That can take a while, so it is
//! found out before the decision.

use super::problem_draft::refuted;
use crate::ProblemId;
use crate::model::refusal::Refusal;
use crate::problem::types::problem::{Attempt, Goal, Problem};
use crate::problem::types::request::Found;
use crate::problem::types::{Judgement, ProblemRefusal};
use menagerie_rules::mate::{Attack, Budget, attack};
use menagerie_rules::notation::{self, Letters, Reading, Script};
use menagerie_rules::{Line, Move};

/// The most moves that are named if several fit.
const MOST_NAMED: usize = 6;

/// Judges a typed move of a member with this attempt, in the game's letters or those of a language.
///
/// # Errors
/// When the text is not exactly one legal move, or the judgement takes too much work.
pub fn judge(
    problem: &Problem,
    attempt: &Attempt,
    letters: &Letters,
    typed: &str,
    mut effort: impl Budget,
) -> Result<Judgement, Refusal> {
    let id = problem.id;
    if typed.trim().is_empty() {
        return Err(ProblemRefusal::NoMove(id).into());
    }
    let line = problem.line_after(&attempt.moves).ok_or(ProblemRefusal::Moved(id))?;
    let position = line.position();
    let mv = match Script::new(position.variant(), letters).parse(typed).read(position) {
        Reading::Move(mv) => mv,
        // Other possible moves are not named: one could be the solution.
        Reading::Refused(refusal) => {
            let why = refusal.reason(position).into();
            return Err(ProblemRefusal::NotAMove { problem: id, why }.into());
        }
        Reading::Choices(moves) => return Err(several(id, &line, &moves).into()),
    };
    let mut moves = attempt.moves.clone();
    moves.push(notation::coordinates(problem.variant(), &mv));
    let found = match &problem.goal {
        Goal::Mate(within) => {
            let played = u32::try_from(attempt.moves.len() / 2).unwrap_or(u32::MAX);
            match attack(&line, &mv, within.saturating_sub(played), &mut effort) {
                Ok(Attack::Mates) => Found::Solves(moves),
                Ok(Attack::Forces { defence }) => answered(&line, &mv, &defence, moves),
                Ok(fails) => Found::Wrong(Some(refuted(&line, &mv, fails))),
                Err(_) => return Err(ProblemRefusal::CannotJudge(id).into()),
            }
        }
        Goal::Line(solution) if !solution.starts_with(&moves) => Found::Wrong(None),
        Goal::Line(solution) => {
            let answer = solution.get(moves.len());
            let answer = answer.filter(|_| solution.len() > moves.len() + 1);
            let after = position.play(&mv);
            match answer.and_then(|text| notation::from_coordinates(&after, text)) {
                Some(answer) => answered(&line, &mv, &answer, moves),
                None => Found::Solves(solution.clone()),
            }
        }
    };
    let named = notation::canonical(position, &mv);
    Ok(Judgement { problem: id, before: attempt.moves.clone(), named, found })
}

/// The result of a right move that is answered.
fn answered(line: &Line, mv: &Move, answer: &Move, mut moves: Vec<String>) -> Found {
    let after = line.position().play(mv);
    moves.push(notation::coordinates(after.variant(), answer));
    Found::GoesOn { answer: notation::canonical(&after, answer), moves }
}

fn several(problem: ProblemId, line: &Line, moves: &[Move]) -> ProblemRefusal {
    let some = moves.iter().take(MOST_NAMED);
    let some = some.map(|mv| notation::canonical(line.position(), mv)).collect();
    ProblemRefusal::SeveralMoves { problem, count: moves.len(), some }
}

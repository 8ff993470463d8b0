//! How many challenges and games one person may ask for.

use crate::PlayerId;
use crate::challenge::types::ChallengeRefusal;
use crate::community::Counts;
use crate::model::refusal::Refusal;

/// How many challenges of one person may wait for an answer, and how many may wait for that
/// person's own answer. All of both kinds can be listed and answered together.
const MOST_OPEN_CHALLENGES: usize = 8;
/// How many challenges to the same person one may make in [`PAIR_WINDOW`], and how many may wait
/// for that person's answer. So nobody alone can take all the places of [`MOST_OPEN_CHALLENGES`].
/// Accepted challenges do not count.
pub const MOST_CHALLENGES_TO_ONE: usize = 3;
/// How many games one person may play against the computer at a time. So nobody alone keeps it busy.
pub const MOST_GAMES_AGAINST_COMPUTER: usize = 5;
/// The seconds over which challenges to the same person are counted.
pub const PAIR_WINDOW: i64 = 15 * 60;

/// Whether the caller may have one more challenge that waits for an answer.
///
/// # Errors
/// When the caller waits for too many answers.
pub fn may_wait(counts: &Counts) -> Result<(), Refusal> {
    if counts.open_challenges >= MOST_OPEN_CHALLENGES {
        return Err(ChallengeRefusal::TooManyChallenges(MOST_OPEN_CHALLENGES).into());
    }
    Ok(())
}

/// Whether the caller may ask a player for one more game.
///
/// # Errors
/// When the caller waits for too many answers, or the player has enough to answer.
pub fn may_ask(counts: &Counts, other: &PlayerId) -> Result<(), Refusal> {
    may_wait(counts)?;
    if other.is_computer() {
        return if counts.against_computer >= MOST_GAMES_AGAINST_COMPUTER {
            Err(ChallengeRefusal::TooManyAgainstComputer(MOST_GAMES_AGAINST_COMPUTER).into())
        } else {
            Ok(())
        };
    }
    if counts.challenges_waiting_from_caller >= MOST_CHALLENGES_TO_ONE {
        let other = other.clone();
        return Err(ChallengeRefusal::OtherHasNotAnsweredYet(other, MOST_CHALLENGES_TO_ONE).into());
    }
    if counts.challenges_waiting_for_other >= MOST_OPEN_CHALLENGES {
        let other = other.clone();
        return Err(ChallengeRefusal::OtherHasTooManyChallenges(other, MOST_OPEN_CHALLENGES).into());
    }
    if counts.recent_challenges_to_other >= MOST_CHALLENGES_TO_ONE {
        return Err(ChallengeRefusal::TooManyChallengesToOther(other.clone()).into());
    }
    Ok(())
}

//! Refusals of challenges, and the message for each: the rule, then the next step.

use crate::model::{Text, not_counted};
use crate::{GameId, PlayerId, Timestamp, message};
use menagerie_club::ratings::NotCounted;

/// Why a challenge is not made, answered or withdrawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeRefusal {
    /// There is no challenge with this number.
    NoSuchChallenge,
    /// A player cannot play against themselves.
    OneselfAsOpponent,
    /// Programs do not answer challenges.
    BotAsOpponent(PlayerId),
    /// Only the computer has levels.
    LevelOfAPerson(PlayerId),
    /// The game could not count for ratings, for this reason.
    Unrated(NotCounted),
    /// The caller has this many games against the computer.
    TooManyAgainstComputer(usize),
    /// The named person is not a member here.
    AbsentOpponent(PlayerId),
    /// The named person cannot see the place of the challenge.
    OpponentOutOfSight(PlayerId),
    /// The caller waits for too many answers.
    TooManyChallenges(usize),
    /// Too many challenges wait for an answer of this person.
    OtherHasTooManyChallenges(PlayerId, usize),
    /// This many challenges of the caller wait for this person's answer.
    OtherHasNotAnsweredYet(PlayerId, usize),
    /// The caller has challenged this person too often lately.
    TooManyChallengesToOther(PlayerId),
    /// The caller has just had all their data deleted. From this time on the request is possible.
    CameBack(Timestamp),
    /// The caller plays too many games.
    TooManyGames(usize),
    /// The other one plays too many games.
    OtherHasTooManyGames(PlayerId, usize),
    /// The challenge is to another person.
    NotInvited(PlayerId),
    /// The challenge is the caller's own: it can only be withdrawn.
    OwnChallenge,
    /// Only the challenger can withdraw it.
    NotTheChallenger(PlayerId),
    /// The challenge has already become a game.
    ChallengeAccepted(GameId),
    /// The challenge has been answered; the words tell how.
    ChallengeSettled(Text),
}

impl ChallengeRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NoSuchChallenge => message!("challenge-refused-no-such-challenge"),
            Self::OneselfAsOpponent => message!("challenge-refused-oneself-as-opponent"),
            Self::BotAsOpponent(player) => message!("challenge-refused-bot-as-opponent", player),
            Self::LevelOfAPerson(player) => {
                message!("challenge-refused-level-of-a-person", player)
            }
            Self::Unrated(why) => message!("challenge-refused-unrated", why = not_counted(*why)),
            Self::TooManyAgainstComputer(limit) => {
                message!("challenge-refused-too-many-against-computer", limit)
            }
            Self::AbsentOpponent(player) => message!("challenge-refused-absent-opponent", player),
            Self::OpponentOutOfSight(player) => {
                message!("challenge-refused-opponent-out-of-sight", player)
            }
            Self::OtherHasTooManyChallenges(player, limit) => {
                message!("challenge-refused-other-has-too-many", player, limit)
            }
            Self::OtherHasNotAnsweredYet(player, limit) => {
                message!("challenge-refused-other-has-not-answered-yet", player, limit)
            }
            Self::TooManyChallengesToOther(player) => {
                message!("challenge-refused-too-many-to-other", player)
            }
            Self::CameBack(from) => message!("challenge-refused-came-back", from),
            Self::TooManyChallenges(limit) => message!("challenge-refused-too-many", limit),
            Self::TooManyGames(limit) => message!("challenge-refused-too-many-games", limit),
            Self::OtherHasTooManyGames(player, limit) => {
                message!("challenge-refused-other-has-too-many-games", player, limit)
            }
            Self::NotInvited(opponent) => message!("challenge-refused-not-invited", opponent),
            Self::OwnChallenge => message!("challenge-refused-own-challenge"),
            Self::NotTheChallenger(challenger) => {
                message!("challenge-refused-not-the-challenger", challenger)
            }
            Self::ChallengeAccepted(game) => message!("challenge-refused-accepted", game),
            Self::ChallengeSettled(how) => message!("challenge-refused-settled", how),
        }
    }
}

//! Refusals of challenges, and their words: the rule, then the next step.

use crate::model::{CommandName, CommandReference, Term, Text};
use crate::{GameId, PlayerId, Timestamp};

/// Why a challenge is not made, answered or withdrawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeRefusal {
    /// There is no challenge with this number.
    NoSuchChallenge,
    /// A player cannot play against themselves.
    OneselfAsOpponent,
    /// Programs do not answer challenges.
    BotAsOpponent(PlayerId),
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
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            ChallengeRefusal::NoSuchChallenge => text
                .plain("That challenge is not known here. Make a new one with ")
                .step(CommandName::Challenge)
                .plain("."),
            ChallengeRefusal::OneselfAsOpponent => text.plain("You cannot challenge yourself. Choose another member as ").code("opponent").plain("."),
            ChallengeRefusal::BotAsOpponent(player) => text
                .player(player)
                .plain(" is a bot, and bots do not answer challenges. Choose a member who is a person."),
            ChallengeRefusal::AbsentOpponent(player) => text
                .player(player)
                .plain(" is not a member of this ")
                .term(Term::Community)
                .plain(" (any more). Choose somebody who is."),
            ChallengeRefusal::OpponentOutOfSight(player) => text
                .player(player)
                .plain(" does not see what is posted here, so they would not find the challenge. Make it in a ")
                .term(Term::Place)
                .plain(" that you both see, or let them in first."),
            ChallengeRefusal::OtherHasTooManyChallenges(player, limit) => text
                .player(player)
                .plain(format!(" has {limit} challenges to answer already. Try again when some are answered.")),
            ChallengeRefusal::OtherHasNotAnsweredYet(player, limit) => text
                .player(player)
                .plain(format!(" has {limit} challenges of yours to answer already. Withdraw one, or wait until one is answered.")),
            ChallengeRefusal::TooManyChallengesToOther(player) => text
                .plain("You have challenged ")
                .player(player)
                .plain(" several times in the last minutes. Give them some time, and try again in a quarter of an hour."),
            ChallengeRefusal::CameBack(from) => text
                .plain("All that was stored about you was deleted less than a day ago, and nobody gets round the limits by that. You challenge others and post problems from ")
                .time(*from)
                .plain(" on; until then you can join what others offer: ")
                .step(CommandReference::of(CommandName::Games).with("which", "open"))
                .plain("."),
            ChallengeRefusal::TooManyChallenges(limit) => text.plain(format!(
                "You wait for an answer to {limit} challenges already. Withdraw one, or wait until one is answered."
            )),
            ChallengeRefusal::TooManyGames(limit) => {
                text.plain(format!("You are playing {limit} games already, which is the most. Finish one first; see them with ")).step(CommandName::Games).plain(".")
            }
            ChallengeRefusal::OtherHasTooManyGames(player, limit) => {
                text.player(player).plain(format!(" is playing {limit} games already, which is the most. Try again when one is finished."))
            }
            ChallengeRefusal::NotInvited(opponent) => text
                .plain("This challenge is for ")
                .player(opponent)
                .plain(", and only they can answer it. Make one of your own with ")
                .step(CommandName::Challenge)
                .plain("."),
            ChallengeRefusal::OwnChallenge => text.plain("This is your own challenge: you can withdraw it, and the other player can accept or decline it."),
            ChallengeRefusal::NotTheChallenger(challenger) => text
                .plain("Only ")
                .player(challenger)
                .plain(" can withdraw this challenge. If it is for you, accept or decline it."),
            ChallengeRefusal::ChallengeAccepted(game) => text.plain("This challenge was accepted already: ").game(*game).plain("."),
            ChallengeRefusal::ChallengeSettled(how) => text.then(how.clone()).plain(" Make a new challenge with ").step(CommandName::Challenge).plain("."),
        }
    }
}

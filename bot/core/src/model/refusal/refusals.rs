//! [`Refusal`]: every reason why a request is not done.

use super::{
    BusyRefusal, FreezeRefusal, LimitRefusal, LinkRefusal, NotKept, OfferRefusal, PlanRefusal,
    ProblemRefusal, UploadRefusal, WatchRefusal,
};
use crate::clock::ClockRefusal;
use crate::model::state::Setting;
use crate::model::{CommandName, Text};
use crate::{GameId, PlayerId, Timestamp};
use menagerie_rules::Square;

/// Why something is not done, other than by the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No game is played here and the caller has none elsewhere.
    NoGameHere,
    /// Several games could be meant.
    SeveralGames(Vec<GameId>),
    /// There is no game of this number.
    NoSuchGame(GameId),
    /// There is no challenge of this number.
    NoSuchChallenge,
    /// The game has ended, with these words.
    GameOver(Text),
    /// The caller does not play this game.
    NotAPlayer(GameId),
    /// It is the other player's turn.
    NotYourTurn {
        /// The variant's word for the side to move.
        side: String,
        /// Who plays it.
        player: PlayerId,
        /// How much time they have, as a sentence; empty without a deadline.
        time: Text,
    },
    /// What was edited is played: this move stands, and this is what to do.
    BoardStands {
        /// The move.
        played: String,
        /// What to do next.
        next: CommandName,
    },
    /// The board has changed since the choice was shown.
    Stale,
    /// A move that led to what was shown was taken back.
    ShownIsTakenBack,
    /// What was typed is done by this command.
    ByCommand(CommandName),
    /// The game stands at its first position.
    NothingToTakeBack,
    /// The last move is this player's, not the caller's.
    NotYourLastMove(PlayerId),
    /// This player has done something since the move.
    AnsweredSince(PlayerId),
    /// The game has ended, with these words: nothing is taken back.
    ResultStands(Text),
    /// The move is not one that the rules allow: the reason in the rules' own words.
    Move(String),
    /// No piece of the caller's can go to the only square that was named: what the rules say of it.
    NobodyReaches(String),
    /// The game was begun without a clock.
    NoClock,
    /// Something about a clock is not done.
    Clock(ClockRefusal),
    /// A vacation would have ended already.
    VacationIsPast(Timestamp),
    /// A vacation would end before it begins.
    VacationEndsFirst {
        /// When it would begin.
        from: Timestamp,
        /// When it would end.
        until: Timestamp,
    },
    /// A vacation is asked for that is longer than the caller's hours last.
    VacationBeyondHours {
        /// When it would begin.
        from: Timestamp,
        /// Until when the hours last.
        last: Timestamp,
    },
    /// Something about time is not done: the reason in the clock's own words.
    Time(String),
    /// The board has a hole there.
    Hole(Square),
    /// There is no such square on the board.
    NoSuchSquare {
        /// What was typed.
        typed: String,
        /// The last square of the board.
        last: String,
    },
    /// The game has fewer plies.
    NoSuchPly {
        /// The game.
        game: GameId,
        /// How many it has.
        plies: usize,
    },
    /// The game has no position that is named like this.
    UnknownPly {
        /// The game.
        game: GameId,
        /// What was typed.
        typed: String,
        /// How many plies it has.
        plies: usize,
        /// The number of its last move, as `4.` or `4…`; empty if it has none.
        last: String,
    },
    /// Two squares are to be named as corners.
    NoSuchRegion {
        /// What was typed.
        typed: String,
        /// The last square of the board.
        last: String,
    },
    /// A piece has no way to a square.
    NoWay {
        /// The piece.
        piece: String,
        /// Where it stands.
        from: String,
        /// Where it cannot go.
        to: String,
    },
    /// Nothing stands on this square.
    EmptySquare(String),
    /// What was given cannot be read as a whole number.
    NoNumber {
        /// What is given, by its name.
        name: String,
        /// What was typed.
        typed: String,
        /// The smallest there is.
        least: u64,
    },
    /// What was given is none of those that there are.
    NoChoice {
        /// What is given, by its name.
        name: String,
        /// What was typed.
        typed: String,
        /// Those that there are.
        known: Vec<String>,
    },
    /// The variant has no such piece; it has these.
    UnknownPiece {
        /// What was typed.
        typed: String,
        /// Labels and names.
        known: Vec<String>,
    },
    /// There is no such variant; these exist.
    UnknownVariant {
        /// What was typed.
        typed: String,
        /// The ids and names there are.
        known: Vec<(String, String)>,
    },
    /// The position to start from cannot be used, for this reason.
    BadSetup {
        /// The reason.
        reason: String,
        /// A position that can be used, as an example.
        example: String,
    },
    /// A position is named and an array is to be drawn.
    SetupAndLot,
    /// The variant of this name has one array only.
    NoLot(String),
    /// The array cannot be arranged in the order that was written.
    BadOrder {
        /// The reason.
        reason: String,
        /// An order that can be used, as an example: the usual one.
        example: String,
        /// The squares for which its letters stand, in words.
        squares: String,
    },
    /// An array can be drawn in these ways only.
    UnknownLot(Vec<String>),
    /// One cannot play oneself.
    OneselfAsOpponent,
    /// Programs do not answer challenges.
    BotAsOpponent(PlayerId),
    /// The person is not a member here.
    AbsentOpponent(PlayerId),
    /// The opponent is no member any more where a game is played; from when on it can be ended alone.
    OpponentGone {
        /// The game.
        game: GameId,
        /// Who.
        player: PlayerId,
        /// From when on, if it can be.
        from: Option<Timestamp>,
    },
    /// There is nothing to claim, but the game can be ended alone, for its other player has left.
    EndAlone(GameId),
    /// The person does not see what is posted there.
    OpponentOutOfSight(PlayerId),
    /// Games are played in communities.
    NeedsServer,
    /// How a community sees boards is set in it, and this is none.
    NoServerToSet,
    /// Only those who manage a community set how everybody there sees boards.
    NotAManager,
    /// There is no such word for a setting; there are these.
    UnknownWord {
        /// What was to be set.
        setting: Setting,
        /// What was typed.
        typed: String,
        /// The words for it.
        known: Vec<&'static str>,
    },
    /// The caller waits for too many answers.
    TooManyChallenges(usize),
    /// Too many challenges wait for an answer of this person.
    OtherHasTooManyChallenges(PlayerId, usize),
    /// So many challenges of the caller wait for an answer of this person.
    OtherHasNotAnsweredYet(PlayerId, usize),
    /// The caller has challenged this person too often lately.
    TooManyChallengesToOther(PlayerId),
    /// The caller has just had all deleted that was stored about them; from then on it is done.
    CameBack(Timestamp),
    /// The caller plays too many games.
    TooManyGames(usize),
    /// The other one plays too many games.
    OtherHasTooManyGames(PlayerId, usize),
    /// The challenge is for somebody else.
    NotInvited(PlayerId),
    /// The challenge is one's own: it can only be withdrawn.
    OwnChallenge,
    /// Only the challenger can withdraw it.
    NotTheChallenger(PlayerId),
    /// The challenge has become a game already.
    ChallengeAccepted(GameId),
    /// The challenge has been answered, in these words.
    ChallengeSettled(Text),
    /// The caller has a draw offer standing.
    DrawAlreadyOffered,
    /// The caller has offered a draw lately, and that offer does not stand any more.
    DrawOfferedLately {
        /// With which move of the caller from now on another one can be: with the next one, 1.
        moves: usize,
    },
    /// The draw offer is no more.
    NoDrawOffer,
    /// One cannot answer one's own draw offer.
    OwnDrawOffer,
    /// Only those who keep order decide games of others.
    NotAModerator,
    /// The caller keeps order in the place where they ask, and this game is seen elsewhere.
    ModeratorElsewhere(GameId),
    /// Nobody decides a game in which they play.
    OwnGame(GameId),
    /// It was not said how the game ends.
    NoVerdict,
    /// It was not said why.
    NoReason,
    /// The reason has too many characters.
    ReasonTooLong {
        /// How many it has.
        length: usize,
        /// How many it may have.
        most: usize,
    },
    /// Something that only the caller would have seen is not kept.
    NotKept(NotKept),
    /// Something is not offered, or not answered.
    Offer(OfferRefusal),
    /// Two accounts are not made one member's, or do not become two again.
    Link(LinkRefusal),
    /// Games are not stopped or do not go on, or nothing is done because they stand still.
    Freeze(FreezeRefusal),
    /// Something about conditional moves is not done.
    Plan(PlanRefusal),
    /// Something is not done in this community.
    Limit(LimitRefusal),
    /// Something is not done with a game that was sent as a file.
    Sent(UploadRefusal),
    /// Something about a problem is not done.
    Problem(ProblemRefusal),
    /// Somebody does not watch, or what those who watch may do is not changed.
    Watch(WatchRefusal),
    /// Too much of its kind waits already.
    Busy(BusyRefusal),
}

impl From<BusyRefusal> for Refusal {
    fn from(why: BusyRefusal) -> Self {
        Refusal::Busy(why)
    }
}

impl From<NotKept> for Refusal {
    fn from(why: NotKept) -> Self {
        Refusal::NotKept(why)
    }
}

impl Refusal {
    /// What it is called in the program, for the log: nothing that anybody has typed is in it.
    pub fn name(&self) -> String {
        let written = format!("{self:?}");
        let is_name = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        let end = written.find(|c: char| !c.is_ascii_alphanumeric() && c != '(');
        let head = &written[..end.unwrap_or(written.len())];
        // What a rule is about is named at most: a member's words stand in quotes.
        head.split('(').take_while(is_name).take(2).collect::<Vec<_>>().join(": ")
    }
}

impl From<LinkRefusal> for Refusal {
    fn from(why: LinkRefusal) -> Self {
        Refusal::Link(why)
    }
}

impl From<OfferRefusal> for Refusal {
    fn from(why: OfferRefusal) -> Self {
        Refusal::Offer(why)
    }
}

impl From<PlanRefusal> for Refusal {
    fn from(why: PlanRefusal) -> Self {
        Refusal::Plan(why)
    }
}

impl From<FreezeRefusal> for Refusal {
    fn from(why: FreezeRefusal) -> Self {
        Refusal::Freeze(why)
    }
}

impl From<UploadRefusal> for Refusal {
    fn from(why: UploadRefusal) -> Self {
        Refusal::Sent(why)
    }
}

impl From<LimitRefusal> for Refusal {
    fn from(why: LimitRefusal) -> Self {
        Refusal::Limit(why)
    }
}

impl From<ProblemRefusal> for Refusal {
    fn from(why: ProblemRefusal) -> Self {
        Refusal::Problem(why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_refusal_holds_nothing_that_was_typed() {
        for (refusal, name) in [
            (Refusal::NoGameHere, "NoGameHere"),
            (Refusal::Move("no secret is told".to_owned()), "Move"),
            (Refusal::ByCommand(CommandName::Resign), "ByCommand: Resign"),
            (Refusal::GameOver("a secret".into()), "GameOver: Text"),
            (Refusal::from(FreezeRefusal::NotFrozen), "Freeze: NotFrozen"),
        ] {
            assert_eq!(refusal.name(), name);
        }
    }
}

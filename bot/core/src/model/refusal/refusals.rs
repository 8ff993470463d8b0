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

/// Why a request is refused, other than by the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No game is played here, and the caller has none elsewhere.
    NoGameHere,
    /// Several games could be meant.
    SeveralGames(Vec<GameId>),
    /// There is no game with this number.
    NoSuchGame(GameId),
    /// There is no challenge with this number.
    NoSuchChallenge,
    /// The game has ended; the words tell how.
    GameOver(Text),
    /// The caller does not play this game.
    NotAPlayer(GameId),
    /// It is the other player's turn.
    NotYourTurn {
        /// The variant's word for the side to move.
        side: String,
        /// Who plays it.
        player: PlayerId,
        /// That player's time left, as a sentence; empty without a deadline.
        time: Text,
    },
    /// The edited message was a move that was played. It stands.
    BoardStands {
        /// The move.
        played: String,
        /// The command to use next.
        next: CommandName,
    },
    /// The board has changed since the choice was shown.
    Stale,
    /// A move that led to the shown position was taken back.
    ShownIsTakenBack,
    /// This command does what was typed.
    ByCommand(CommandName),
    /// The game stands at its first position.
    NothingToTakeBack,
    /// The last move is this player's, not the caller's.
    NotYourLastMove(PlayerId),
    /// This player has done something since the move.
    AnsweredSince(PlayerId),
    /// The game has ended; the words tell how. Nothing is taken back.
    ResultStands(Text),
    /// The rules do not allow the move; the reason is in the rules' own words.
    Move(String),
    /// No piece of the caller's can go to the only named square; the reason is in the rules' own
    /// words.
    NobodyReaches(String),
    /// The game was begun without a clock.
    NoClock,
    /// The clock refuses something.
    Clock(ClockRefusal),
    /// The vacation would have ended already.
    VacationIsPast(Timestamp),
    /// The vacation would end before it begins.
    VacationEndsFirst {
        /// When it would begin.
        from: Timestamp,
        /// When it would end.
        until: Timestamp,
    },
    /// The requested vacation is longer than the caller's hours.
    VacationBeyondHours {
        /// When it would begin.
        from: Timestamp,
        /// Until when the hours last.
        last: Timestamp,
    },
    /// A request about time is refused; the reason is in the clock's own words.
    Time(String),
    /// The board has a hole there.
    Hole(Square),
    /// There is no such square on the board.
    NoSuchSquare {
        /// The typed text.
        typed: String,
        /// The last square of the board.
        last: String,
    },
    /// The game has fewer plies.
    NoSuchPly {
        /// The game.
        game: GameId,
        /// The number of its plies.
        plies: usize,
    },
    /// No position of the game has this name.
    UnknownPly {
        /// The game.
        game: GameId,
        /// The typed text.
        typed: String,
        /// The number of the game's plies.
        plies: usize,
        /// The number of its last move, as `4.` or `4…`; empty if it has none.
        last: String,
    },
    /// Two squares are needed as corners.
    NoSuchRegion {
        /// The typed text.
        typed: String,
        /// The last square of the board.
        last: String,
    },
    /// The piece has no way to the square.
    NoWay {
        /// The piece.
        piece: String,
        /// Its square.
        from: String,
        /// The square that it cannot reach.
        to: String,
    },
    /// Nothing stands on this square.
    EmptySquare(String),
    /// The text is not a whole number.
    NoNumber {
        /// The option's name.
        name: String,
        /// The typed text.
        typed: String,
        /// The smallest possible number.
        least: u64,
    },
    /// The text is none of the choices.
    NoChoice {
        /// The option's name.
        name: String,
        /// The typed text.
        typed: String,
        /// The choices.
        known: Vec<String>,
    },
    /// The variant has no such piece; it has these.
    UnknownPiece {
        /// The typed text.
        typed: String,
        /// Labels and names.
        known: Vec<String>,
    },
    /// There is no such variant; these exist.
    UnknownVariant {
        /// The typed text.
        typed: String,
        /// The known ids and names.
        known: Vec<(String, String)>,
    },
    /// The start position cannot be used.
    BadSetup {
        /// The reason.
        reason: String,
        /// A possible position, as an example.
        example: String,
    },
    /// One command names a position and asks for a drawn array.
    SetupAndLot,
    /// The variant of this name has only one array.
    NoLot(String),
    /// The array cannot be arranged in the typed order.
    BadOrder {
        /// The reason.
        reason: String,
        /// A possible order, as an example: the usual one.
        example: String,
        /// The squares of the order's letters, in words.
        squares: String,
    },
    /// An array can be drawn only in these ways.
    UnknownLot(Vec<String>),
    /// A player cannot play against themselves.
    OneselfAsOpponent,
    /// Programs do not answer challenges.
    BotAsOpponent(PlayerId),
    /// The named person is not a member here.
    AbsentOpponent(PlayerId),
    /// The opponent has left the community where the game is played.
    OpponentGone {
        /// The game.
        game: GameId,
        /// Who.
        player: PlayerId,
        /// From when on the caller can end the game alone, if they ever can.
        from: Option<Timestamp>,
    },
    /// There is nothing to claim, but the caller can end the game alone, because the opponent has
    /// left.
    EndAlone(GameId),
    /// The named person cannot see the place of the challenge.
    OpponentOutOfSight(PlayerId),
    /// Games are played in communities.
    NeedsServer,
    /// The setting belongs to a community, and this is none.
    NoServerToSet,
    /// Only managers change how everyone in a community sees boards.
    NotAManager,
    /// The setting has no such word; it has these.
    UnknownWord {
        /// The setting.
        setting: Setting,
        /// The typed text.
        typed: String,
        /// The possible words.
        known: Vec<&'static str>,
    },
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
    /// The caller's draw offer already stands.
    DrawAlreadyOffered,
    /// The caller has offered a draw lately, and that offer does not stand any more.
    DrawOfferedLately {
        /// With which of the caller's next moves another offer is possible: 1 for the next one.
        moves: usize,
    },
    /// The draw offer does not stand any more.
    NoDrawOffer,
    /// A player cannot answer their own draw offer.
    OwnDrawOffer,
    /// Only moderators rule on games of others.
    NotAModerator,
    /// The caller is a moderator only where they ask, and this game is seen elsewhere.
    ModeratorElsewhere(GameId),
    /// Nobody rules on a game in which they play.
    OwnGame(GameId),
    /// The verdict is missing.
    NoVerdict,
    /// The reason is missing.
    NoReason,
    /// The reason has too many characters.
    ReasonTooLong {
        /// Its number of characters.
        length: usize,
        /// The most characters.
        most: usize,
    },
    /// A private note or line is not kept.
    NotKept(NotKept),
    /// An offer is not made, or not answered.
    Offer(OfferRefusal),
    /// Two accounts are not linked, or not parted.
    Link(LinkRefusal),
    /// Games are not stopped or do not go on, or a freeze prevents something.
    Freeze(FreezeRefusal),
    /// A change of conditional moves is refused.
    Plan(PlanRefusal),
    /// The community's limits refuse something.
    Limit(LimitRefusal),
    /// A request about an uploaded variant is refused.
    Sent(UploadRefusal),
    /// A request about a problem is refused.
    Problem(ProblemRefusal),
    /// A person cannot watch, or what spectators may do is not changed.
    Watch(WatchRefusal),
    /// Too much of a kind waits already.
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
    /// Its name in the program, for the log. It holds nothing that a person typed.
    pub fn name(&self) -> String {
        let written = format!("{self:?}");
        let is_name = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        let end = written.find(|c: char| !c.is_ascii_alphanumeric() && c != '(');
        let head = &written[..end.unwrap_or(written.len())];
        // The name has two parts at most. The words of a member would stand in quotes, so they are
        // left out.
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

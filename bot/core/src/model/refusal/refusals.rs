//! [`Refusal`]: every reason why a request is not done.

use super::BusyRefusal;
use crate::accounts::types::LinkRefusal;
use crate::board::types::BoardRefusal;
use crate::challenge::types::{ChallengeRefusal, StartRefusal};
use crate::community::types::{LimitRefusal, SettingRefusal};
use crate::ending::types::DrawRefusal;
use crate::ladder::types::LadderRefusal;
use crate::league::types::LeagueRefusal;
use crate::model::{CommandName, Text};
use crate::moderation::types::{FreezeRefusal, RulingRefusal};
use crate::notebook::types::NotKept;
use crate::offer::types::{OfferRefusal, TakeBackRefusal};
use crate::plan::types::PlanRefusal;
use crate::problem::types::ProblemRefusal;
use crate::time::types::TimeRefusal;
use crate::upload::types::UploadRefusal;
use crate::watch::types::WatchRefusal;
use crate::{GameId, PlayerId, Timestamp};

/// Why a request is refused, other than by the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No game is played here, and the caller has none elsewhere.
    NoGameHere,
    /// Several games could be meant.
    SeveralGames(Vec<GameId>),
    /// There is no game with this number.
    NoSuchGame(GameId),
    /// The game has ended; the words tell how.
    GameOver(Text),
    /// The caller does not play this game.
    NotAPlayer(GameId),
    /// Only a game against the computer has hints.
    HintAgainstAPerson(GameId),
    /// Only a game that has ended has a report.
    ReportOfRunning(GameId),
    /// It would tell something about a running game of the caller, in which they play a person.
    HelpInRunning(GameId),
    /// No move was played, so there is nothing to report.
    NothingToReport(GameId),
    /// It is the other player's turn.
    NotYourTurn {
        /// The variant's word for the side to move.
        side: String,
        /// The player of that side.
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
    /// The rules do not allow the move, for this reason.
    Move(Text),
    /// No piece of the caller's can go to the only named square, for this reason.
    NobodyReaches(Text),
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
    /// The opponent has left the community where the game is played.
    OpponentGone {
        /// The game.
        game: GameId,
        /// The opponent.
        player: PlayerId,
        /// From when on the caller can end the game alone, if they ever can.
        from: Option<Timestamp>,
    },
    /// There is nothing to claim, but the caller can end the game alone, because the opponent has
    /// left.
    EndAlone(GameId),
    /// Games are played in communities.
    NeedsServer,
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
    Upload(UploadRefusal),
    /// A request about a problem is refused.
    Problem(ProblemRefusal),
    /// A request about a ladder is refused.
    Ladder(LadderRefusal),
    /// A request about a league is refused.
    League(LeagueRefusal),
    /// A person cannot watch, or what spectators may do is not changed.
    Watch(WatchRefusal),
    /// Too much of a kind waits already.
    Busy(BusyRefusal),
    /// A challenge is not made, answered or withdrawn.
    Challenge(ChallengeRefusal),
    /// A game cannot start as the caller wants.
    Start(StartRefusal),
    /// A draw is not offered, or an offer is not answered.
    Draw(DrawRefusal),
    /// A move is not taken back.
    TakeBack(TakeBackRefusal),
    /// A caller does not decide a game of others.
    Ruling(RulingRefusal),
    /// A request about a clock or a vacation is not done.
    Time(TimeRefusal),
    /// A board or a part of it is not shown.
    Board(BoardRefusal),
    /// A setting is not changed.
    Setting(SettingRefusal),
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

/// A refusal of one feature is a refusal.
macro_rules! refusals_of {
    ($($feature:ident($refusal:ident)),* $(,)?) => {
        $(impl From<$refusal> for Refusal {
            fn from(why: $refusal) -> Self {
                Refusal::$feature(why)
            }
        })*
    };
}

refusals_of! {
    Board(BoardRefusal),
    Busy(BusyRefusal),
    Challenge(ChallengeRefusal),
    Draw(DrawRefusal),
    Freeze(FreezeRefusal),
    Ladder(LadderRefusal),
    League(LeagueRefusal),
    Limit(LimitRefusal),
    Link(LinkRefusal),
    NotKept(NotKept),
    Offer(OfferRefusal),
    Plan(PlanRefusal),
    Problem(ProblemRefusal),
    Ruling(RulingRefusal),
    Upload(UploadRefusal),
    Setting(SettingRefusal),
    Start(StartRefusal),
    TakeBack(TakeBackRefusal),
    Time(TimeRefusal),
    Watch(WatchRefusal),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_refusal_holds_nothing_that_was_typed() {
        for (refusal, name) in [
            (Refusal::NoGameHere, "NoGameHere"),
            (Refusal::Move("no secret is told".into()), "Move: Text"),
            (Refusal::ByCommand(CommandName::Resign), "ByCommand: Resign"),
            (Refusal::GameOver("a secret".into()), "GameOver: Text"),
            (Refusal::from(FreezeRefusal::NotFrozen), "Freeze: NotFrozen"),
        ] {
            assert_eq!(refusal.name(), name);
        }
    }
}

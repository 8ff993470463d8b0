//! Refusals about leagues, and the message for each: the rule, then the next step.

use crate::model::{CommandName, CommandReference, Text};
use crate::shortened::shortened;
use crate::{GameId, LeagueId, PlayerId, Timestamp, message};

/// Why a request about a league is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeagueRefusal {
    /// A league belongs to a community, and this is none.
    NeedsServer,
    /// Only managers make and change leagues.
    NotAManager,
    /// A league needs a name.
    NoName,
    /// The name is too long.
    LongName {
        /// Its characters.
        length: usize,
        /// The most.
        most: usize,
    },
    /// A league needs a variant.
    NoVariant,
    /// More variants than a league can have.
    TooManyVariants(usize),
    /// A league's clock has to end a game.
    NoClock,
    /// Time has to decide a game without a claim.
    SoftClock,
    /// It would begin in the past.
    InThePast(Timestamp),
    /// It would begin more than a year from now.
    TooLate(Timestamp),
    /// A season has this many days.
    Days {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
    },
    /// The community has this many leagues already.
    TooMany(usize),
    /// There is no league with this number here.
    NoSuchLeague(LeagueId),
    /// There is no league with this name here.
    NoneCalled(String),
    /// Another league here has this name.
    NameTaken(String, LeagueId),
    /// There is no league here for that.
    NoneHere,
    /// Several leagues could be meant.
    Several(Vec<SeveralLeague>),
    /// It has this many members already.
    Full(usize),
    /// The caller is in it already.
    AlreadyIn(LeagueId),
    /// The caller is not in it.
    NotIn(LeagueId),
    /// The member is not in it.
    MemberNotIn(LeagueId, PlayerId),
    /// No member was named.
    NoMember,
    /// Nobody can join any more.
    HasBegun(LeagueId),
    /// It has not begun.
    NotBegun(LeagueId),
    /// No more games begin.
    LastCall(LeagueId, Timestamp),
    /// It has ended.
    Over(LeagueId, Timestamp),
}

/// One of several leagues that could be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeveralLeague {
    /// Its number.
    pub league: LeagueId,
    /// Its name.
    pub name: String,
    /// Which season it is.
    pub season: u32,
}

/// The command that does something with a league.
pub(crate) fn to(what: &str, league: LeagueId) -> CommandReference {
    CommandReference::of(CommandName::League).with("what", what).with("number", league)
}

/// The command with which a moderator decides a game.
pub(crate) fn ruling(game: GameId) -> CommandReference {
    CommandReference::of(CommandName::Adjudicate)
        .with("game", game)
        .with("result", "")
        .with("reason", "")
}

impl LeagueRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NeedsServer => message!("league-refused-needs-community"),
            Self::NotAManager => message!("league-refused-not-a-manager"),
            Self::NoName => message!("league-refused-no-name"),
            Self::LongName { length, most } => message!("league-refused-long-name", length, most),
            Self::NoVariant => message!("league-refused-no-variant"),
            Self::TooManyVariants(most) => message!("league-refused-too-many-variants", most),
            Self::NoClock => message!("league-refused-no-clock"),
            Self::SoftClock => message!("league-refused-soft-clock"),
            Self::InThePast(at) => message!("league-refused-in-the-past", at),
            Self::TooLate(at) => message!("league-refused-too-late", at),
            Self::Days { least, most } => message!("league-refused-days", least, most),
            Self::TooMany(most) => message!("league-refused-too-many", most),
            Self::NoSuchLeague(league) => message!("league-refused-no-such-league", league),
            Self::NoneCalled(name) => {
                message!("league-refused-none-called", name = shortened(name))
            }
            Self::NameTaken(name, league) => {
                message!("league-refused-name-taken", name = shortened(name), league)
            }
            Self::NoneHere => message!("league-refused-none-here"),
            Self::Several(leagues) => {
                let text = message!("league-refused-several");
                leagues.iter().fold(text, |text, SeveralLeague { league, name, season }| {
                    let name = shortened(name);
                    text.line().then(message!("league-refused-one-of", league, name, season))
                })
            }
            Self::Full(most) => message!("league-refused-full", most),
            Self::AlreadyIn(league) => message!("league-refused-already-in", league),
            Self::NotIn(league) => message!("league-refused-not-in", league),
            Self::MemberNotIn(league, player) => {
                message!("league-refused-member-not-in", player, league)
            }
            Self::NoMember => message!("league-refused-no-member"),
            Self::HasBegun(league) => message!("league-refused-has-begun", league),
            Self::NotBegun(league) => message!("league-refused-not-begun", league),
            Self::LastCall(league, until) => message!("league-refused-last-call", league, until),
            Self::Over(league, at) => message!("league-refused-over", league, at),
        }
    }
}

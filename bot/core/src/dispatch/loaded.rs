//! The data loaded for one input besides the snapshot: of each feature only what it needs, as a
//! type of its own. So a decision cannot read something that nobody has loaded.

use crate::accounts::types::Linking;
use crate::challenge::{Offered, ToAnswer, ToChallenge, ToJoin, ToRematch};
use crate::clock::Outages;
use crate::community::OfServer;
use crate::community::types::Limits;
use crate::ladder::{ToClimb, ToSettle};
use crate::league::{ToLeague, ToTend};
use crate::model::state::Game;
use crate::moderation::ToFreezeAll;
use crate::moderation::types::Frozen;
use crate::notebook::types::Branch;
use crate::notice::types::PutOff;
use crate::notice::{MemberAndGames, OfMember};
use crate::play::types::Corrected;
use crate::privacy::types::Erasure;
use crate::problem::types::DailyProblem;
use crate::problem::{Made, Posed};
use crate::upload::ToUpload;
use crate::watch::ToWatch;
use crate::{GameId, PlayerId};
use thiserror::Error;

/// The data loaded for one input. [`handle`](super::handle()) says which of them an input needs.
#[derive(Clone, Debug)]
pub enum Loaded {
    /// Nothing more: the games decide.
    Nothing,
    /// To make a challenge.
    Challenge(Box<ToChallenge>),
    /// To answer a challenge.
    Answer(Box<ToAnswer>),
    /// To join a challenge by its code.
    Join(Box<ToJoin>),
    /// To ask for a rematch.
    Rematch(Box<ToRematch>),
    /// A challenge whose time is up.
    Expired(Box<Offered>),
    /// To decide about an uploaded variant.
    Upload(Box<ToUpload>),
    /// The caller, or the member whom the event is about.
    Member(Box<OfMember>),
    /// The same with the running games of that member.
    MemberAndGames(Box<MemberAndGames>),
    /// The running games of the player or the community that the event is about.
    Running(Vec<Game>),
    /// The settings of the community.
    Settings(OfServer),
    /// Where games are begun in the community, and which.
    Limits(Limits),
    /// The freeze of all games of the community.
    Frozen(Option<Frozen>),
    /// To stop all games of the community.
    FreezeAll(ToFreezeAll),
    /// A community that the bot has left.
    LostCommunity(LostCommunity),
    /// The players whom the caller has blocked.
    Blocked(Vec<PlayerId>),
    /// The numbers of the caller's notes on the game, in order.
    Notes(Vec<usize>),
    /// The caller's last private line in the game.
    Branch(Option<Branch>),
    /// To watch a game.
    Watch(ToWatch),
    /// To make a problem.
    Made(Made),
    /// A problem.
    Posed(Box<Posed>),
    /// The problem of the day of the community, if it has ever wanted one.
    Daily(Option<DailyProblem>),
    /// To decide about a ladder.
    Ladder(Box<ToClimb>),
    /// A game of a ladder that is over.
    LadderGame(Box<ToSettle>),
    /// To decide about a league.
    League(Box<ToLeague>),
    /// To do the due work of a season of a league.
    Tend(Box<ToTend>),
    /// The accounts that are linked or parted.
    Linking(Box<Linking>),
    /// Everything about the caller, to delete it.
    Erasure(Box<Erasure>),
    /// The outcome of an edited message.
    Corrected(Corrected),
    /// A lost place.
    LostPlace(LostPlace),
    /// The turn whose notice was put off for a player.
    PutOff(Option<PutOff>),
    /// The outages of a network.
    Outages(Outages),
}

/// The data loaded about a lost place.
#[derive(Clone, Debug, Default)]
pub struct LostPlace {
    /// Whether it is on a list of places where games are begun.
    pub is_listed: bool,
    /// The game whose spectators talked there.
    pub spectators_of: Option<GameId>,
    /// The problems of the day that were posted there.
    pub daily: Vec<DailyProblem>,
}

/// The data loaded about a community that the bot has left.
#[derive(Clone, Debug, Default)]
pub struct LostCommunity {
    /// Its running games.
    pub running: Vec<Game>,
    /// Whether all its games are stopped.
    pub is_frozen: bool,
}

/// The games that were loaded with a case, if it has some. Each new case has to say.
macro_rules! games {
    ($loaded:expr $(, $mutable:tt)?) => {
        match $loaded {
            Loaded::MemberAndGames(loaded) => Some(&$($mutable)? loaded.running),
            Loaded::Running(running) => Some(running),
            Loaded::FreezeAll(loaded) => Some(&$($mutable)? loaded.due),
            Loaded::LostCommunity(loaded) => Some(&$($mutable)? loaded.running),
            Loaded::League(loaded) => Some(&$($mutable)? loaded.running),
            Loaded::Tend(loaded) => Some(&$($mutable)? loaded.running),
            Loaded::Erasure(loaded) => Some(&$($mutable)? loaded.running),
            Loaded::Nothing
            | Loaded::Challenge(_)
            | Loaded::Answer(_)
            | Loaded::Join(_)
            | Loaded::Rematch(_)
            | Loaded::Expired(_)
            | Loaded::Upload(_)
            | Loaded::Member(_)
            | Loaded::Settings(_)
            | Loaded::Limits(_)
            | Loaded::Frozen(_)
            | Loaded::Blocked(_)
            | Loaded::Notes(_)
            | Loaded::Branch(_)
            | Loaded::Watch(_)
            | Loaded::Made(_)
            | Loaded::Posed(_)
            | Loaded::Daily(_)
            | Loaded::Ladder(_)
            | Loaded::LadderGame(_)
            | Loaded::Linking(_)
            | Loaded::Corrected(_)
            | Loaded::LostPlace(_)
            | Loaded::PutOff(_)
            | Loaded::Outages(_) => None,
        }
    };
}

impl Loaded {
    /// The games that were loaded with it.
    pub fn games(&self) -> &[Game] {
        games!(self).map_or(&[], |games: &Vec<Game>| games.as_slice())
    }

    /// The same, to be changed; none if it never has games.
    pub fn games_mut(&mut self) -> Option<&mut Vec<Game>> {
        games!(self, mut)
    }
}

/// Something else was loaded than the input needs: a defect of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("what this input needs was not loaded")]
pub struct NotLoaded;

/// The part of this name, which an input needs.
macro_rules! part {
    ($loaded:expr, $part:ident) => {
        match $loaded {
            Loaded::$part(part) => part,
            _ => return Err(NotLoaded),
        }
    };
}
pub(super) use part;

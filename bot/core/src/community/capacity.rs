//! The data loaded to begin a game in a community, and the checks whether there is room for one more.

use crate::challenge::types::ChallengeRefusal;
use crate::community::types::limits::{MOST_RUNNING_GAMES, most_games_here};
use crate::community::types::{LimitRefusal, Limits, Settings};
use crate::message;
use crate::model::Text;
use crate::model::refusal::{BusyRefusal, Refusal};
use crate::moderation::types::{FreezeRefusal, Frozen};
use crate::rating::PresentRatings;
use crate::{GameId, PlayerId};

/// The data loaded to begin a game.
#[derive(Clone, Debug, Default)]
pub struct ToBegin {
    /// Where games are begun in the community, and which.
    pub limits: Limits,
    /// Whether there is room for it.
    pub capacity: Capacity,
    /// The ratings of the players, if the game may be rated and they are known.
    pub ratings: Option<PresentRatings>,
}

/// The data that decides whether there is room for another game in a community.
#[derive(Clone, Debug, Default)]
pub struct Capacity {
    /// The community's settings.
    pub settings: Settings,
    /// The freeze of all its games.
    pub frozen: Option<Frozen>,
    /// How many games and challenges there are already.
    pub counts: Counts,
}

/// How many games and challenges a person has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Challenges of the caller that nobody has answered.
    pub open_challenges: usize,
    /// Running games of the caller.
    pub running_games: usize,
    /// Running games of the other player, whom the caller invites or who invites the caller.
    pub running_games_of_other: usize,
    /// The caller's running games in this community.
    pub running_games_here: usize,
    /// The other player's running games in this community.
    pub running_games_of_other_here: usize,
    /// Challenges that wait for the other player's answer.
    pub challenges_waiting_for_other: usize,
    /// The challenges among them that the caller has made.
    pub challenges_waiting_from_caller: usize,
    /// Challenges to the other player that the caller has made lately, except accepted ones.
    pub recent_challenges_to_other: usize,
    /// Challenges to everyone that the caller has made lately.
    pub recent_open_challenges: usize,
    /// Offers at the place of the call that are not shown, or not settled, there yet.
    pub offers_waiting: usize,
    /// The offers among them that are about challenges of the caller.
    pub own_offers_waiting: usize,
    /// If the other player is the computer: the caller's running games and open challenges against
    /// it, at any level.
    pub against_computer: usize,
    /// Whether one of the two has blocked the other.
    pub is_blocked: bool,
    /// A game of the caller that has come of the challenge and runs, or has begun lately.
    pub joined: Option<GameId>,
}

/// Whether games are begun at all in the community now.
///
/// # Errors
/// When all its games are stopped: a new game would have to wait.
pub fn may_begin(capacity: &Capacity) -> Result<(), Refusal> {
    capacity
        .frozen
        .as_ref()
        .map_or(Ok(()), |frozen| Err(FreezeRefusal::Stands(frozen.clone()).into()))
}

/// How many messages may wait to be shown in a place, before members with a waiting message there
/// must wait, too. Twice as many, before every member must wait.
const MOST_OFFERS_WAITING: usize = 200;
/// From how many waiting messages on the caller is told that theirs is not shown at once.
const OFFERS_TOLD: usize = 4;

/// Whether a challenge is shown in the place of the call within minutes. Returns what else its
/// challenger should be told.
///
/// # Errors
/// When too many messages wait there.
pub fn room_to_show(capacity: &Capacity) -> Result<Text, Refusal> {
    let (waiting, own) = (capacity.counts.offers_waiting, capacity.counts.own_offers_waiting);
    if waiting >= 2 * MOST_OFFERS_WAITING || waiting >= MOST_OFFERS_WAITING && own > 0 {
        return Err(BusyRefusal::ManyChallenges.into());
    }
    if waiting < OFFERS_TOLD {
        return Ok(Text::new());
    }
    Ok(Text::from(" ").then(message!("community-others-wait")))
}

/// Whether the caller may play another game, there and at all.
///
/// # Errors
/// When they have the most games already.
pub fn room_for_caller(capacity: &Capacity) -> Result<(), Refusal> {
    let most_here = most_games_here(&capacity.settings);
    if capacity.counts.running_games >= MOST_RUNNING_GAMES {
        return Err(ChallengeRefusal::TooManyGames(MOST_RUNNING_GAMES).into());
    }
    if capacity.counts.running_games_here >= most_here {
        return Err(LimitRefusal::TooManyGames(most_here).into());
    }
    Ok(())
}

/// Whether the caller and another player may play another game.
///
/// # Errors
/// When one of them has the most games already.
pub fn room_for_both(capacity: &Capacity, other: &PlayerId) -> Result<(), Refusal> {
    room_for_caller(capacity)?;
    room_for_other(capacity, other)
}

/// Whether another player may play another game with the caller.
///
/// # Errors
/// When they have the most games already.
pub fn room_for_other(capacity: &Capacity, other: &PlayerId) -> Result<(), Refusal> {
    if other.is_computer() {
        return Ok(());
    }
    let most_here = most_games_here(&capacity.settings);
    if capacity.counts.running_games_of_other >= MOST_RUNNING_GAMES {
        return Err(
            ChallengeRefusal::OtherHasTooManyGames(other.clone(), MOST_RUNNING_GAMES).into()
        );
    }
    if capacity.counts.running_games_of_other_here >= most_here {
        let other = other.clone();
        return Err(LimitRefusal::OtherHasTooManyGames(other, most_here).into());
    }
    Ok(())
}

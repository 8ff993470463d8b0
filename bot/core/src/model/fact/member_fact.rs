//! Facts about a member.

use crate::clock::{Day, Habit, Quiet, Vacation};
use crate::{GameId, PlayerId, Timestamp};

/// A fact about a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemberFact {
    /// A member has changed their zone or days off.
    HabitsSettled {
        /// The member.
        player: PlayerId,
        /// All of their zones and days off, the oldest first.
        habits: Vec<Habit>,
    },
    /// A member has changed another setting of time.
    QuietSettled {
        /// The member.
        player: PlayerId,
        /// Their quiet hours.
        quiet: Option<Quiet>,
        /// Since when hours are paid automatically at a deadline, if they are.
        automatic: Option<Timestamp>,
    },
    /// A member's requested vacations.
    VacationsSettled {
        /// The member.
        player: PlayerId,
        /// All of them.
        vacations: Vec<Vacation>,
    },
    /// A member has blocked a player.
    Blocked {
        /// The member.
        player: PlayerId,
        /// The blocked player.
        blocked: PlayerId,
    },
    /// A member has lifted a block.
    Unblocked {
        /// The member.
        player: PlayerId,
        /// The player who was blocked.
        blocked: PlayerId,
    },
    /// A player's quiet hours put off the notice of their turn.
    AlertPutOff {
        /// The game.
        game: GameId,
        /// The player.
        player: PlayerId,
        /// The plies played when it is their turn.
        ply: usize,
        /// When they will be told.
        until: Timestamp,
    },
    /// No notice of a turn in this game is put off any more.
    AlertSettled(GameId),
    /// A member was told everything that is not about one turn, up to a moment: the daily list of
    /// games, and the end of a vacation.
    Told {
        /// The member.
        player: PlayerId,
        /// The last day whose list they had, or could have had.
        day: Option<Day>,
        /// Until when they know about their vacations.
        until: Timestamp,
        /// When there is something to tell next; nothing if nothing is foreseen.
        due: Option<Timestamp>,
    },
    /// All data about a person is deleted. What others share with them bears another name.
    Forgotten {
        /// The person's names: the member's, and those of all their accounts.
        accounts: Vec<PlayerId>,
        /// The name of the ghost that stands for them from now on.
        ghost: PlayerId,
        /// The display name of that ghost on every network.
        called: String,
    },
}

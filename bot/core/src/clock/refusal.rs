//! Why a clock refuses something.

use crate::Timestamp;

/// Why a clock refuses something. The moments are for the network's own time stamps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockRefusal {
    /// The game has ended, perhaps just now by time.
    #[error("This game has ended. Start another one.")]
    Over,
    /// A moderator has stopped it.
    #[error("This game is frozen by a moderator. Wait until it goes on.")]
    Frozen,
    /// It is not frozen.
    #[error("This game is not frozen. Play on.")]
    NotFrozen,
    /// It is the other side's turn.
    #[error("It is the other side’s turn. Wait for its move.")]
    NotYourTurn,
    /// The time was up before this was written.
    #[error(
        "The time for this turn was up before this was written, and nothing more is taken. Start another game."
    )]
    Late,
    /// The opponent's time is up, and their message may still be on its way.
    #[error("The other side’s time is up, which is being checked. Try again in two minutes.")]
    InTheHold,
    /// A conditional move that does not follow a move at once.
    #[error(
        "A conditional move is played at once after the move that it answers. Play it yourself."
    )]
    NoTrigger,
    /// A claim in a game with a hard timeout.
    #[error("Time is not claimed in this game: it ends by itself when time is up. Wait for that.")]
    NoClaims,
    /// A claim before the other side is overdue.
    #[error("The other side is not overdue. Claim two minutes after its time is up.")]
    NotOverdue,
    /// A claim of one's own time, or a gift to oneself.
    #[error(
        "It is your turn, and only your opponent can claim your time or give you more. Play on."
    )]
    OnlyForTheOther,
    /// A gift that is too small or too large.
    #[error("A gift of time is from one hour to 30 days. Choose such a length.")]
    GiftSize,
    /// A gift that would raise the bank above its limit.
    #[error("No bank can hold more than 365 days. Give less.")]
    BankFull,
    /// There is no deadline.
    #[error("This game has no deadline, so there is no time to give or to claim. Play on.")]
    NoDeadline,
    /// A gift or take-back in an event.
    #[error("In an event no time is given and nothing is taken back. Play on.")]
    InAnEvent,
    /// There is no such move to take back.
    #[error("There is no such move to take back. Choose one that was played.")]
    NothingToTakeBack,
    /// A vacation would begin in the past.
    #[error("A vacation cannot begin in the past. Choose a moment to come.")]
    VacationInThePast,
    /// A vacation is too short.
    #[error("A vacation is at least 24 hours long. Choose a later end; it can be ended early.")]
    VacationTooShort,
    /// Another vacation is running or planned.
    #[error("A vacation is running or planned already. End that one first.")]
    VacationAlready,
    /// No vacation is running or planned.
    #[error("No vacation is running or planned. Name its end to ask for one.")]
    NoVacation,
    /// The year's hours are used up.
    #[error(
        "No hours of vacation are left for that year. Wait for the new year, which brings new ones."
    )]
    NoHoursLeft,
    /// The zone has changed within a week.
    #[error("With days off the time zone changes once in 7 days. Wait until then.")]
    ZoneChangedLately(
        /// When it can change again.
        Timestamp,
    ),
    /// The days off have changed within a month.
    #[error("Days off change once in 30 days. Wait until then.")]
    DaysChangedLately(
        /// When they can change again.
        Timestamp,
    ),
    /// An outage that has no length or has not ended.
    #[error("An outage is told when it has ended, with its beginning and its end.")]
    OutageTimes,
    /// All of an outage was reported before.
    #[error("This outage is known already.")]
    OutageKnown,
}

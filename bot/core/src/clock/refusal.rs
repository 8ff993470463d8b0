//! Why a clock refuses something.

use crate::Timestamp;

/// Why a clock refuses something. The moments are for the network's own time stamps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRefusal {
    /// The game has ended, perhaps just now by time.
    Over,
    /// A moderator has stopped it.
    Frozen,
    /// It is not frozen.
    NotFrozen,
    /// It is the other side's turn.
    NotYourTurn,
    /// The time was up before this was written.
    Late,
    /// The opponent's time is up, and their message may still be on its way.
    InTheHold,
    /// A conditional move that does not follow a move at once.
    NoTrigger,
    /// A claim in a game with a hard timeout.
    NoClaims,
    /// A claim before the other side is overdue.
    NotOverdue,
    /// A claim of one's own time.
    OnlyTheOtherClaims,
    /// A gift to oneself.
    OnlyTheOtherGives,
    /// A gift that is too small or too large.
    GiftSize,
    /// A gift that would raise the bank above its limit.
    BankFull,
    /// There is no deadline.
    NoDeadline,
    /// A gift or take-back in an event.
    InAnEvent,
    /// There is no such move to take back.
    NothingToTakeBack,
    /// A vacation would begin in the past.
    VacationInThePast,
    /// A vacation is too short.
    VacationTooShort,
    /// Another vacation is running or planned.
    VacationAlready,
    /// No vacation is running or planned.
    NoVacation,
    /// The year's hours are used up.
    NoHoursLeft,
    /// The zone has changed within a week.
    ZoneChangedLately(
        /// When it can change again.
        Timestamp,
    ),
    /// The days off have changed within a month.
    DaysChangedLately(
        /// When they can change again.
        Timestamp,
    ),
    /// An outage that has no length or has not ended.
    OutageTimes,
    /// All of an outage was reported before.
    OutageKnown,
}

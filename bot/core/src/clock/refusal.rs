//! Why a clock refuses something.

use crate::model::Text;
use crate::{Timestamp, message};

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
    /// A claim of one's own time, or a gift to oneself.
    OnlyForTheOther,
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

impl ClockRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(self) -> Text {
        match self {
            ClockRefusal::Over => message!("clock-refused-over"),
            ClockRefusal::Frozen => message!("clock-refused-frozen"),
            ClockRefusal::NotFrozen => message!("clock-refused-not-frozen"),
            ClockRefusal::NotYourTurn => message!("clock-refused-not-your-turn"),
            ClockRefusal::Late => message!("clock-refused-late"),
            ClockRefusal::InTheHold => message!("clock-refused-in-the-hold"),
            ClockRefusal::NoTrigger => message!("clock-refused-no-trigger"),
            ClockRefusal::NoClaims => message!("clock-refused-no-claims"),
            ClockRefusal::NotOverdue => message!("clock-refused-not-overdue"),
            ClockRefusal::OnlyForTheOther => message!("clock-refused-only-for-the-other"),
            ClockRefusal::GiftSize => message!("clock-refused-gift-size"),
            ClockRefusal::BankFull => message!("clock-refused-bank-full"),
            ClockRefusal::NoDeadline => message!("clock-refused-no-deadline"),
            ClockRefusal::InAnEvent => message!("clock-refused-in-an-event"),
            ClockRefusal::NothingToTakeBack => message!("clock-refused-nothing-to-take-back"),
            ClockRefusal::VacationInThePast => message!("clock-refused-vacation-in-the-past"),
            ClockRefusal::VacationTooShort => message!("clock-refused-vacation-too-short"),
            ClockRefusal::VacationAlready => message!("clock-refused-vacation-already"),
            ClockRefusal::NoVacation => message!("clock-refused-no-vacation"),
            ClockRefusal::NoHoursLeft => message!("clock-refused-no-hours-left"),
            ClockRefusal::ZoneChangedLately(at) => {
                message!("clock-refused-zone-changed-lately", at = at)
            }
            ClockRefusal::DaysChangedLately(at) => {
                message!("clock-refused-days-changed-lately", at = at)
            }
            ClockRefusal::OutageTimes => message!("clock-refused-outage-times"),
            ClockRefusal::OutageKnown => message!("clock-refused-outage-known"),
        }
    }
}

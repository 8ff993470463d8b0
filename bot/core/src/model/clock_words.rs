//! What the clock says, as texts: lengths of time, and why something typed or asked for is refused.

use super::Text;
use crate::clock::typed::NoSuchMoment;
use crate::clock::{
    BadControl, ClockRefusal, DAY, HOUR, LEAST, MINUTE, MOST_DAYS, MOST_MOVES, NoControl,
    NoDuration, NoSuchDay, NoSuchTimeOfDay, NoSuchZone, Zone,
};
use crate::shortened::shortened;
use crate::{Timestamp, message};

/// The length as people say it: “2 days 12 hours”. Seconds are left out beside larger units.
pub fn spoken(seconds: i64) -> Text {
    let mut rest = seconds.max(0);
    let mut said: Option<Text> = None;
    for unit in [DAY, HOUR, MINUTE, 1] {
        let count = rest / unit;
        rest %= unit;
        if count == 0 || unit == 1 && said.is_some() {
            continue;
        }
        let part = match unit {
            DAY => message!("length-days", count),
            HOUR => message!("length-hours", count),
            MINUTE => message!("length-minutes", count),
            _ => message!("length-seconds", count),
        };
        said = Some(match said {
            Some(before) => message!("length-with", before, after = part),
            None => part,
        });
    }
    said.unwrap_or_else(|| message!("length-none"))
}

impl NoDuration {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        message!("clock-refused-no-length", typed = shortened(self.typed()))
    }
}

impl NoSuchZone {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        message!("clock-refused-no-zone", typed = shortened(self.typed()))
    }
}

impl NoSuchDay {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            NoSuchDay::Unknown(typed) => message!("clock-refused-no-day", typed = shortened(typed)),
            NoSuchDay::TooMany => message!("clock-refused-too-many-days", most = MOST_DAYS),
        }
    }
}

impl NoSuchTimeOfDay {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            NoSuchTimeOfDay::NoHours(typed) => {
                message!("clock-refused-no-quiet-hours", typed = shortened(typed))
            }
            NoSuchTimeOfDay::Unknown(typed) => {
                message!("clock-refused-no-time-of-day", typed = shortened(typed))
            }
            NoSuchTimeOfDay::Empty => message!("clock-refused-no-quiet-time"),
        }
    }
}

impl BadControl {
    /// The message for people: the rule, then the next step.
    pub fn text(self) -> Text {
        match self {
            BadControl::Negative => message!("clock-refused-negative"),
            BadControl::TooLong => message!("clock-refused-too-long"),
            BadControl::TooShort => message!("clock-refused-too-short", least = spoken(LEAST)),
            BadControl::MaxTooLow => message!("clock-refused-max-too-low"),
            BadControl::Pace => message!("clock-refused-pace", most = MOST_MOVES),
        }
    }
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
                message!("clock-refused-zone-changed-lately", at)
            }
            ClockRefusal::DaysChangedLately(at) => {
                message!("clock-refused-days-changed-lately", at)
            }
            ClockRefusal::OutageTimes => message!("clock-refused-outage-times"),
            ClockRefusal::OutageKnown => message!("clock-refused-outage-known"),
        }
    }
}

impl NoSuchMoment {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        message!("clock-refused-no-moment", typed = shortened(self.typed()))
    }
}

/// A zone in a list of choices: `Europe/Berlin, now 14:05 (UTC+1)`.
pub fn zone_label(zone: &Zone, now: Timestamp) -> Text {
    Text::from(zone.name()).then(message!("suggested-zone-now", time = zone.shows(now)))
}

impl NoControl {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            NoControl::Unknown(word) => message!("clock-refused-no-clock", typed = shortened(word)),
            NoControl::Missing => message!("clock-refused-no-length-given"),
            NoControl::Duration(why) => why.text(),
            NoControl::Bad(why) => why.text(),
        }
    }
}

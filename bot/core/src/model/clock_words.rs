//! The clock's words, as texts: lengths of time, and why something typed or asked for is refused.

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
            Self::Unknown(typed) => message!("clock-refused-no-day", typed = shortened(typed)),
            Self::TooMany => message!("clock-refused-too-many-days", most = MOST_DAYS),
        }
    }
}

impl NoSuchTimeOfDay {
    /// The message for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        match self {
            Self::NoHours(typed) => {
                message!("clock-refused-no-quiet-hours", typed = shortened(typed))
            }
            Self::Unknown(typed) => {
                message!("clock-refused-no-time-of-day", typed = shortened(typed))
            }
            Self::Empty => message!("clock-refused-no-quiet-time"),
        }
    }
}

impl BadControl {
    /// The message for people: the rule, then the next step.
    pub fn text(self) -> Text {
        match self {
            Self::Negative => message!("clock-refused-negative"),
            Self::TooLong => message!("clock-refused-too-long"),
            Self::TooShort => message!("clock-refused-too-short", least = spoken(LEAST)),
            Self::MaxTooLow => message!("clock-refused-max-too-low"),
            Self::Pace => message!("clock-refused-pace", most = MOST_MOVES),
        }
    }
}

impl ClockRefusal {
    /// The message for people: the rule, then the next step.
    pub fn text(self) -> Text {
        match self {
            Self::Over => message!("clock-refused-over"),
            Self::Frozen => message!("clock-refused-frozen"),
            Self::NotFrozen => message!("clock-refused-not-frozen"),
            Self::NotYourTurn => message!("clock-refused-not-your-turn"),
            Self::Late => message!("clock-refused-late"),
            Self::InTheHold => message!("clock-refused-in-the-hold"),
            Self::NoTrigger => message!("clock-refused-no-trigger"),
            Self::NoClaims => message!("clock-refused-no-claims"),
            Self::NotOverdue => message!("clock-refused-not-overdue"),
            Self::OnlyTheOtherClaims => message!("clock-refused-only-the-other-claims"),
            Self::OnlyTheOtherGives => message!("clock-refused-only-the-other-gives"),
            Self::GiftSize => message!("clock-refused-gift-size"),
            Self::BankFull => message!("clock-refused-bank-full"),
            Self::NoDeadline => message!("clock-refused-no-deadline"),
            Self::InAnEvent => message!("clock-refused-in-an-event"),
            Self::NothingToTakeBack => message!("clock-refused-nothing-to-take-back"),
            Self::VacationInThePast => message!("clock-refused-vacation-in-the-past"),
            Self::VacationTooShort => message!("clock-refused-vacation-too-short"),
            Self::VacationAlready => message!("clock-refused-vacation-already"),
            Self::NoVacation => message!("clock-refused-no-vacation"),
            Self::NoHoursLeft => message!("clock-refused-no-hours-left"),
            Self::ZoneChangedLately(at) => message!("clock-refused-zone-changed-lately", at),
            Self::DaysChangedLately(at) => message!("clock-refused-days-changed-lately", at),
            Self::OutageTimes => message!("clock-refused-outage-times"),
            Self::OutageKnown => message!("clock-refused-outage-known"),
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
            Self::Unknown(word) => message!("clock-refused-no-clock", typed = shortened(word)),
            Self::Missing => message!("clock-refused-no-length-given"),
            Self::Duration(why) => why.text(),
            Self::Bad(why) => why.text(),
        }
    }
}

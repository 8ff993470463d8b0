//! The commands `give` (more time for the opponent), and `time` and `vacation` (when the caller's
//! clocks stand still).

use super::registration::{Call, Concern, Registered};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema, choice, words};
use menagerie_core::model::request::{Command, TimeRequests, VacationRequest};

pub(super) const GIVE: Registered = Registered {
    words: "Give your opponent more time for a move",
    options: || {
        vec![OptionSchema::of("time", Kind::Text, "How much, like 3d or 12h").required(), game()]
    },
    concern: Concern::Deed,
    call: Call::Of(|options, _| {
        let length = options.text("time").to_owned();
        Some(Command::Give { which: options.which(), length, shown: None })
    }),
    look: None,
};

pub(super) const TIME: Registered = Registered {
    words: "Where you live, days off and quiet hours, for the clocks of all your games",
    options: time_options,
    concern: Concern::Caller,
    call: Call::Of(|options, _| {
        Some(Command::Time(TimeRequests {
            zone: options.text("zone").to_owned(),
            weekend: options.text("weekend").to_owned(),
            quiet: options.text("quiet").to_owned(),
            automatic: options.text("automatic").to_owned(),
            confirmed: false,
        }))
    }),
    look: None,
};

pub(super) const VACATION: Registered = Registered {
    words: "Let the clocks of your games stand still for a while, or see how many hours are left",
    options: vacation_options,
    concern: Concern::Caller,
    call: Call::Of(|options, _| {
        Some(Command::Vacation(VacationRequest {
            from: options.text("from").to_owned(),
            until: options.text("until").to_owned(),
            end: options.text("end") == "now",
        }))
    }),
    look: None,
};

fn time_options() -> Vec<OptionSchema> {
    vec![
        OptionSchema::of("zone", Kind::Suggested, "Your time zone, like Europe/Berlin"),
        OptionSchema::of(
            "weekend",
            Kind::Text,
            "At most two weekdays on which your clock stands still, like sat sun, or none",
        ),
        OptionSchema::of(
            "quiet",
            Kind::Text,
            "When you are not to be warned, like 22:00-07:00, or none",
        ),
        OptionSchema::of(
            "automatic",
            words(["on", "off"]),
            "Whether hours of vacation are used when your time is up",
        ),
    ]
}

fn vacation_options() -> Vec<OptionSchema> {
    vec![
        OptionSchema::of("until", Kind::Text, "Until when: 2026-12-24, or how long, like 10d"),
        OptionSchema::of("from", Kind::Text, "From when; at once unless you say so"),
        OptionSchema::of(
            "end",
            choice([("end it now", "now"), ("leave it", "no")]),
            "Whether it ends now",
        ),
    ]
}

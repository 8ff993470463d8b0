//! The commands `give` (more time for the opponent), and `time` and `vacation` (when the caller's
//! clocks stand still).

use super::registration::{Concern, Does, Offered, Registered, Rights};
use crate::conversation::common_options::game;
use crate::conversation::option_schema::{Kind, OptionSchema, choice};
use menagerie_core::model::request::Command;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::vacation::types::{TimeRequests, VacationRequest};

pub(super) const GIVE: Registered = Registered {
    options: || vec![OptionSchema::of("time", Kind::Text).required(), game()],
    concern: Concern::Deed,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        let length = options.text("time").to_owned();
        Some(Command::Offer(OfferRequest::Give { which: options.which(), length, shown: None }))
    }),
};

pub(super) const TIME: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("zone", Kind::Suggested),
            OptionSchema::of("weekend", Kind::Text),
            OptionSchema::of("quiet", Kind::Text),
            OptionSchema::of("automatic", choice("switch", ["on", "off"])),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Time(TimeRequests {
            zone: options.text("zone").to_owned(),
            weekend: options.text("weekend").to_owned(),
            quiet: options.text("quiet").to_owned(),
            automatic: options.text("automatic").to_owned(),
            confirmed: false,
        }))
    }),
};

pub(super) const VACATION: Registered = Registered {
    options: || {
        vec![
            OptionSchema::of("until", Kind::Text),
            OptionSchema::of("from", Kind::Text),
            OptionSchema::of("end", choice("end", ["now", "no"])),
        ]
    },
    concern: Concern::Caller,
    rights: Rights::Everyone,
    offered: Offered::Anywhere,
    does: Does::Call(|options, _| {
        Some(Command::Vacation(VacationRequest {
            from: options.text("from").to_owned(),
            until: options.text("until").to_owned(),
            end: options.text("end") == "now",
        }))
    }),
};

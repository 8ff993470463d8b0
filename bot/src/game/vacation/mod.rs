//! What a member settles about their time: zone, days off, quiet hours, vacations.

pub(in crate::game) mod member_time;

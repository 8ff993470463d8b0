//! The commands by which a member sets their zone, days off, quiet hours and vacations.

pub(crate) mod member_time;

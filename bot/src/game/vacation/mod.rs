//! The commands by which a member sets their zone, days off, quiet hours and vacations.

pub(in crate::game) mod member_time;

//! The clocks of games, and what pauses them: freezes, outages, members' days off, quiet hours
//! and vacations.

pub(crate) mod clocks;
pub(crate) mod extras;
pub(crate) mod freezes;
pub(crate) mod pauses;
mod zones;

//! Servers, channels, threads and members: what they are, who sees them, and what the bot may do
//! there.

pub(crate) mod channel_kinds;
pub(crate) mod ground;
pub(crate) mod home;
pub(crate) mod leavers;
pub(crate) mod members;
pub(crate) mod opening;
pub(crate) mod rights;
pub(crate) mod servers;
pub(crate) mod spectator_place;
pub(crate) mod spectator_thread;
pub(crate) mod survey;
pub(crate) mod threadless;
pub(crate) mod visibility;

//! The connection to Discord's gateway: how it is opened, closed and opened again, and how its
//! events are handed on.

pub(crate) mod changes;
pub(crate) mod close_codes;
pub(crate) mod connect;
pub(crate) mod connect_error;
pub(crate) mod events;
pub(crate) mod joined_servers;
pub(crate) mod raw_events;
pub(crate) mod relay;
pub(crate) mod session_turns;
pub(crate) mod sessions;
pub(crate) mod work;

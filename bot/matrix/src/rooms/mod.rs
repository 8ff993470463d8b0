//! Rooms: how they are joined, made and left, and the rights in them.

pub(crate) mod about_a_room;
pub(crate) mod direct_messages;
pub(crate) mod direct_rooms;
pub(crate) mod greeting;
pub(crate) mod joining;
pub(crate) mod leaving;
pub(crate) mod mutes;
pub(crate) mod returning;
pub(crate) mod room_creation;
pub(crate) mod room_state;
pub(crate) mod spectator_room;
pub(crate) mod state_events;
pub(crate) mod survey;

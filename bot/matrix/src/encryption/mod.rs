//! Encrypted rooms. The Olm machine of `matrix-sdk-crypto` does what the specification asks for; it neither asks a
//! homeserver nor stores anything. This folder does both for it.
//!
//! - `device`: the bot's own device: opening it, and the requests that the machine wants to be made.
//! - `signing`: the keys with which the bot signs its device, so that clients trust it.
//! - `recovery`: the recovery key, and the secrets on the homeserver that it opens.
//! - `backup`: the keys of rooms, sealed for the bot alone, on the homeserver.
//! - `backup_state`: whether the database is an older copy.
//! - `sealing`: messages on their way out, and who gets the key to them.
//! - `known_rooms`: the facts that are known about rooms.
//! - `room_facts`: what the homeserver says of rooms.
//! - `opening`: messages that come in.
//! - `faults`: the errors of the machine.
//! - `files`: pictures and other files.
//! - `held_keys`: changes of keys that are stored together.
//! - `key_store` and `key_rows`: the keys in the bot's own database.
//! - `own_keys`: what the bot keeps beside them.
//!
//! Only the process that serves Matrix has the device open, since it has the lock on that work.

mod backup;
mod backup_state;
mod device;
mod faults;
mod files;
mod held_keys;
mod key_rows;
mod key_store;
mod known_rooms;
mod opening;
mod own_keys;
mod recovery;
mod room_facts;
mod sealing;
mod signing;

pub use device::{Encryption, NewKey, Opening};
pub use files::seal;
pub use opening::Opened;
pub use recovery::{Recovery, recovery_keys};
pub use signing::Signing;

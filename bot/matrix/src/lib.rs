//! Matrix as one of the networks: events in, requests out, and everything that is particular to
//! Matrix.

mod bot;
mod command_descriptions;
#[cfg(feature = "encryption")]
mod encryption;
mod homeserver;
mod messages;
mod names;
mod network;
mod posting;
mod rooms;
#[cfg(not(feature = "encryption"))]
mod without_encryption;

pub use encryption::recovery_keys;
pub use homeserver::login::{MatrixError, check};
pub use homeserver::stored_login::StoredLogin;
pub use names::NETWORK;
pub use network::Matrix;
pub use rooms::survey::{Survey, survey};
#[cfg(not(feature = "encryption"))]
use without_encryption as encryption;

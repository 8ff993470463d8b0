//! Matrix as one of the networks: its events in, requests out, and all that is particular to it.

mod bot;
mod command_descriptions;
mod homeserver;
mod messages;
mod names;
mod network;
mod posting;
mod rooms;

pub use homeserver::login::{MatrixError, check};
pub use homeserver::stored_login::StoredLogin;
pub use names::NETWORK;
pub use network::Matrix;
pub use rooms::survey::{Survey, survey};

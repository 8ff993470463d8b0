//! A loopback Discord: enough of its REST interface, its gateway and its client that a bot cannot
//! tell the difference, plus a web page with which people can talk to that bot without a token.
//!
//! Everything listens on 127.0.0.1 only. The bot reaches REST over TLS under Discord's own host
//! name with a private certificate authority, so that its production path is used unchanged.

mod acting;
mod api_error;
mod building;
mod certificates;
mod clock;
mod fault_state;
mod faults;
mod gateway;
mod keeping;
mod limits;
mod options;
mod page;
mod people;
mod recorder;
mod rest;
mod sandbox;
mod seeding;
mod servers;
mod shared;
mod world;

pub use building::{ChannelKind, ThreadKind};
pub use fault_state::RestFault;
pub use faults::Faults;
pub use options::{BOT_PERMISSIONS, Options, StartError, TOKEN};
pub use people::action::{ActionError, ReplyTo};
pub use people::interaction::{Answer, AnswerKind, Choice, Interaction, Modal, ModalInput};
pub use people::view::{Attachment, CommandView, Member, Message, Reaction, ReplyView, Thread};
pub use recorder::{Direction, Exchange, GatewayFrame};
pub use sandbox::{Sandbox, WaitError};
pub use seeding::{SeededThread, ThreadSeed};
pub use world::permissions;

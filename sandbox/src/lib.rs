//! A loopback Discord for trying and testing a bot. It has enough of Discord's REST interface,
//! gateway and client that the bot cannot tell the difference. On its web page, people can talk to
//! the bot without a token.
//!
//! Everything listens on 127.0.0.1 only. The bot reaches REST over TLS under Discord's own host
//! name, with a private certificate authority. So the bot's production code runs unchanged.

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
pub use world::scheduled_event::ScheduledEvent;

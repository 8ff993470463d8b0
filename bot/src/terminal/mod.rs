//! A terminal as a chat network: two people at one keyboard, boards in characters, the same core
//! and the same store.

mod files;
mod front;
mod input;
mod names;
mod screen;
mod session;
mod wording;

pub use screen::Screen;
pub use session::{Ended, Session};
pub use wording::wording;

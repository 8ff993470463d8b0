//! A terminal as a chat network: two people at one keyboard, boards in characters, the same core
//! and the same store.

mod files;
mod front;
mod input;
mod names;
mod screen;
mod session;
mod wording;
mod wrapping;

pub use screen::Screen;
pub use session::{Ended, Session};
pub use wording::wording;
pub use wrapping::width_of_output;

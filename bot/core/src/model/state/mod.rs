//! The stored state of a game, and who may see it. The other rows are in the `types` of their room.

pub(crate) mod allowance;
pub(crate) mod computer;
pub(crate) mod ending;
pub(crate) mod game;
pub(crate) mod timing;
pub(crate) mod visibility;
pub(crate) mod window;

pub use allowance::{Allowance, Allowances};
pub use computer::ComputerLevel;
pub use ending::{End, Ending};
pub use game::{DrawOffer, Game, Ruling, TakenBack};
pub use timing::Timing;
pub use visibility::{Viewer, Visibility};
pub use window::Window;

//! A community's settings: variants, places, number of games. Members' settings other than time.

pub(crate) mod also_called;
pub(crate) mod capacity;
pub(crate) mod game_kinds;
pub(crate) mod new_game_limits;
pub(crate) mod set_limits;
pub(crate) mod settings;
pub mod types;

pub use also_called::also_called;
pub use capacity::{Capacity, Counts, ToBegin};
pub use new_game_limits::find_variant;
pub use settings::OfServer;

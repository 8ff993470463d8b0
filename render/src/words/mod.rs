//! Pictures in words, for people who cannot see them or do not want to.

mod alt;
mod grid;
mod lines;
mod list;

pub use alt::{alt_text, card_alt_text, fitting, legend, replay_alt_text, sheet_alt_text, stopped};
pub use grid::text_grid;
pub use lines::{Form, text_board};

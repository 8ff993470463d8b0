//! Pictures in words, for people who cannot see them or do not want to.

mod alt;
mod grid;
mod lines;

pub use alt::{alt_text, card_alt_text, legend, replay_alt_text, sheet_alt_text};
pub use grid::text_grid;
pub use lines::{Form, text_board};
